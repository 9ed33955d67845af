#pragma once
// The plan sanitizer: runs a plan as it is and says where it lets tensors damage each other.
//
// For every byte it knows which tensor wrote it last. Before an instruction reads a tensor, all its bytes must still
// be that tensor's; when the plan lets a tensor die, its bytes are poisoned. A copy of every arena holds what the
// instructions were allowed to write: a kernel that writes beyond its outputs is caught at once near them, else when
// the damaged tensor is read or the run ends. So every byte between and behind tensors is a guard, and so are zones
// before and behind each arena.

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
    dead,         ///< read after the plan let it die
    unwritten,    ///< read and never written
    outside       ///< a kernel wrote beyond its outputs
};
/// As in JSON.
[[nodiscard]] std::string_view name_of(ViolationKind kind);

struct Violation {
    ViolationKind kind = ViolationKind::overwritten;
    std::string writer;  ///< node, or the input or state that lay there; "" where nobody is known
    std::string victim;  ///< tensor; "" for bytes of nobody
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
        std::int64_t bytes = 0, guard = 0;  ///< guard: poisoned bytes before and behind
        std::vector<std::byte> allowed;     ///< contents as the instructions may have left them
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
    /// The zones around an arena; `at`: the instruction that has just run, or none.
    void check_guards(const Arena& arena, InstructionIndex at);
    void kill(BufferRow row);
    void report(Violation violation);
    /// First and one past the last differing byte within [begin, end); empty where equal.
    static std::pair<std::int64_t, std::int64_t> differing(const Arena& arena, std::int64_t begin, std::int64_t end);
    [[nodiscard]] std::string title(ValueId id) const;
    [[nodiscard]] std::string node(InstructionIndex at) const;
    [[nodiscard]] std::string writer_of(const Ownership::Cell& cell) const;

    const Method method_;
    const Plan plan_;
    std::vector<Arena> arenas_;
    Table<ValueId, ValueId> roots_, identity_;  ///< whose bytes it stands for, as planned and now
    Table<InstructionIndex, Step> steps_;
    Table<InstructionIndex, std::vector<BufferRow>> dying_;  ///< buffers that the plan needs no longer
    std::vector<Violation> violations_;
    std::set<std::tuple<ViolationKind, std::string, std::string>> seen_;  ///< writer and victim
};

}  // namespace arenascope
