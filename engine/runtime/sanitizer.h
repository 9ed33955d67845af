#pragma once
// The plan sanitizer: runs a plan and reports where tensors damage each other.
//
// For every byte it records the last writer. Before an instruction reads a tensor, all its bytes must still be that
// tensor's. When a tensor's planned lifetime ends, its bytes are poisoned. A copy of every arena contains what
// instructions were allowed to write: a kernel that writes outside of its outputs is detected immediately near them,
// otherwise when the damaged tensor is read or the run ends. So every byte between tensors is a guard, and so are zones
// before and after each arena.

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/planning/plan.h"
#include "engine/runtime/image.h"
#include "engine/runtime/observer.h"
#include "engine/runtime/ownership.h"

namespace arenascope {

enum class ViolationKind : std::uint8_t {
    overwritten,  ///< another tensor's bytes
    dead,         ///< read after its planned lifetime ended
    unwritten,    ///< read before it was written
    outside       ///< a kernel wrote outside of its outputs
};
/// As in JSON.
[[nodiscard]] std::string_view name_of(ViolationKind kind);

struct Violation {
    ViolationKind kind = ViolationKind::overwritten;
    std::string writer;  ///< node, or input or state with these bytes; "" if unknown
    std::string victim;  ///< tensor; "" for unowned bytes
    Step step{0};        ///< operators run before (of the reader, or of the writer outside its outputs)
    std::int32_t mem_id = 0;
    std::int64_t offset = 0, bytes = 0;  ///< first damaged byte within the pool, how many
};

/// "step 12: 'b' overwrote 64 bytes of 'a' at 128 in pool 1"
std::string text_of(const Violation& violation);

class Sanitizer final : public RunObserver {
public:
    Sanitizer(const Method& method, const Plan& plan);
    /// Over all runs so far; each pair of writer and victim once.
    [[nodiscard]] const std::vector<Violation>& violations() const { return violations_; }

    void begin(const Image& image) override;
    void inputs_given(ConstValuesView values) override;
    void before(InstructionIndex at, ConstValuesView values) override;
    void after(InstructionIndex at, ConstValuesView values) override;
    void end(ConstValuesView values) override;

private:
    struct Arena {
        std::int32_t mem_id = 0;
        std::byte* data = nullptr;
        std::int64_t bytes = 0, guard = 0;  ///< guard: poisoned bytes before and after
        std::vector<std::byte> allowed;     ///< contents that instructions were allowed to write
        Ownership owners{0};
    };
    struct Place {
        Arena* arena = nullptr;  ///< null: not in an arena
        std::int64_t begin = 0, end = 0;
    };
    Place place_of(const RuntimeValue& value);
    void make_timeline();
    [[nodiscard]] bool is_carried(const Buffer& buffer, InstructionIndex at) const;
    void write(ValueId id, InstructionIndex at, ConstValuesView values);
    void check(ValueId id, Step step, ConstValuesView values);
    void check_contents(const Place& place, ValueId id, Step step);
    void check_near(const Place& place, InstructionIndex at);
    /// The zones around an arena; `at`: the last instruction, or none.
    void check_guards(const Arena& arena, InstructionIndex at);
    void kill(BufferRow row);
    void report(Violation violation);
    /// First and one past the last differing byte within [begin, end); empty if equal.
    static std::pair<std::int64_t, std::int64_t> differing(const Arena& arena, std::int64_t begin, std::int64_t end);
    [[nodiscard]] std::string title(ValueId id) const;
    [[nodiscard]] std::string node(InstructionIndex at) const;
    [[nodiscard]] std::string writer_of(const Ownership::Cell& cell) const;

    const Method method_;
    const Plan plan_;
    std::vector<Arena> arenas_;
    Table<ValueId, ValueId> roots_, identity_;  ///< the root whose bytes it shares, as planned and now
    Table<InstructionIndex, Step> steps_;
    Table<InstructionIndex, std::vector<BufferRow>> dying_;  ///< buffers whose planned lifetime ends there
    std::vector<Violation> violations_;
    std::set<std::tuple<ViolationKind, std::string, std::string>> seen_;  ///< writer and victim
};

}  // namespace arenascope
