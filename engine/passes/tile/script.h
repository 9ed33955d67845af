#pragma once
// A program while it is cut into tiles: calls on byte ranges of storages. At the end it becomes a method (to_method.h);
// until then, its live bytes show the saving of a cut.

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/living_bytes.h"
#include "engine/ir/method.h"
#include "engine/passes/tile/small_vector.h"

namespace arenascope::tile {

using Sizes = std::vector<std::int64_t>;

struct Storage;
struct NewConstant;
using StorageIndex = Index<Storage>;
using ConstantIndex = Index<NewConstant>;

/// Bytes that tensors occupy.
struct Storage {
    std::int64_t bytes = 0;
    ValueId value = no_value;   ///< of the method; none: made by a cut
    bool is_temporary = false;  ///< made and read in one group only
    bool is_reused = false;     ///< by each tile of a loop: what is written there is another value
};

/// A constant that a cut needs: equal numbers, or rows [lo, hi) of an axis of another constant, which is viewed with as
/// many dimensions as `order` has and stored in that order of dimensions.
struct NewConstant {
    DType dtype = DType::f32;
    Sizes sizes{};
    ValueId source = no_value;  ///< none: every element is `number`
    double number = 0;
    std::size_t axis = 0;
    std::int64_t lo = 0, hi = 0;
    std::vector<std::uint8_t> order{};
    std::int64_t period = 0;  ///< these rows of each period
    bool operator==(const NewConstant&) const = default;
};

/// Which sizes of a tensor are known at run time only: what Graph::expression() knows them by; 0: a fixed size.
using Symbols = std::array<std::uint16_t, SmallVector<std::int64_t>::most>;

/// A tensor in a storage: rows of it, or all of it in another shape.
struct Ref {
    StorageIndex storage{};
    std::int64_t offset = 0;
    SmallVector<std::int64_t> sizes{};
    SmallVector<std::uint8_t> order{};  ///< of dimensions, outermost first
    DType dtype = DType::f32;
    Symbols symbols{};      ///< `sizes` are their upper bounds
    ValueId id = no_value;  ///< the same value of the method, if there is one

    [[nodiscard]] bool is_fixed() const { return symbols == Symbols{}; }
    [[nodiscard]] std::int64_t bytes() const;
    /// Whether a range of rows of that axis is contiguous in memory.
    [[nodiscard]] bool is_contiguous(std::size_t axis) const;
    [[nodiscard]] Ref rows(std::size_t axis, std::int64_t lo, std::int64_t hi) const;
    /// The same bytes as a tensor with its dimensions in memory order.
    [[nodiscard]] Ref plain() const;
    [[nodiscard]] Ref flat() const;  ///< of fixed sizes only
};
[[nodiscard]] std::vector<std::uint8_t> plain_order(std::size_t rank);

struct NoArgument {};
using ListItem = std::variant<Ref, ValueId, ConstantIndex>;
/// Sizes, some of which are numbers that the method computes at run time.
using RunSizes = std::vector<std::variant<std::int64_t, ValueId>>;
/// ValueId: a constant, a number or a list of the method, unchanged.
using Argument = std::variant<NoArgument, ValueId, Ref, ConstantIndex, std::int64_t, double, bool, Sizes,
                              std::vector<double>, std::vector<ListItem>, RunSizes>;

/// One call without its out arguments and returned values.
struct Call {
    std::string_view op{};  ///< owned by the method, or static
    std::vector<Argument> arguments{};
    std::vector<Ref> outs{};
    InstructionIndex source{};  ///< the instruction of the method that it computes a part of
    bool is_as_it_is = false;   ///< the unchanged instruction; the arguments are those that it reads
};

/// Calls that a file may have as a loop: `tiles` times `length` of them, equal but for a constant step.
struct RolledCalls {
    std::size_t begin = 0, length = 0, tiles = 0;
    std::int64_t loading = 0;  ///< what the loop takes to load besides the calls of one tile, about
};

struct Script {
    Table<StorageIndex, Storage> storages;
    std::vector<Call> calls;
    Table<ConstantIndex, NewConstant> constants;
    std::vector<RolledCalls> loops{};  ///< ascending and disjoint
    /// The first call of each operator, and the end; nothing for an operator inside a group.
    std::vector<std::size_t> first_calls{};
};

/// Bytes of a storage that one call reads or writes.
struct Touch {
    StorageIndex storage{};
    std::int64_t begin = 0, end = 0;
};
/// Calls with each.
template <class Use>
void each_touch(const Call& call, const Use& use) {
    const auto touch = [&](const Ref& ref) { use(Touch{ref.storage, ref.offset, ref.offset + ref.bytes()}); };
    for (const Argument& argument : call.arguments) {
        if (const auto* ref = std::get_if<Ref>(&argument)) touch(*ref);
        if (const auto* list = std::get_if<std::vector<ListItem>>(&argument))
            for (const auto& item : *list)
                if (const auto* ref = std::get_if<Ref>(&item)) touch(*ref);
    }
    for (const Ref& out : call.outs) touch(out);
}

/// Storages that are live around measured calls.
struct Surroundings {
    std::vector<StorageIndex> before{};   ///< written before the calls, and read only by them
    std::vector<StorageIndex> after{};    ///< written by the calls, and read after them
    std::vector<StorageIndex> ignored{};  ///< always live, or not in an arena
};
/// Which bytes of every storage are needed from one call to another: ascending and disjoint, without bytes that no call
/// touches and without ignored storages.
[[nodiscard]] Table<StorageIndex, std::vector<LivingBytes>> spans_of(const Script& script, const Surroundings& around);
/// The maximum of the storages' live bytes during the calls, byte by byte.
[[nodiscard]] std::int64_t peak_of(const Script& script, const Surroundings& around);

}  // namespace arenascope::tile
