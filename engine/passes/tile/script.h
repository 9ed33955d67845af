#pragma once
// A program as it is being cut into tiles: calls on byte ranges of storages. It becomes a method at the end
// (to_method.h); until then its live bytes tell what a cut would save.

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

/// Bytes that tensors lie in.
struct Storage {
    std::int64_t bytes = 0;
    ValueId value = no_value;  ///< of the method; none: made by a cut
};

/// A constant that a cut needs: equal numbers, or rows [lo, hi) of an axis of another constant, which is seen with as
/// many dimensions as `order` has and whose dimensions are laid out in that order.
struct NewConstant {
    DType dtype = DType::f32;
    Sizes sizes{};
    ValueId source = no_value;  ///< none: every element is `number`
    double number = 0;
    std::size_t axis = 0;
    std::int64_t lo = 0, hi = 0;
    std::vector<std::uint8_t> order{};
    std::int64_t period = 0;  ///< these rows of every so many
    bool operator==(const NewConstant&) const = default;
};

/// Which sizes of a tensor are known at run time only: what Graph::expression() knows them by; 0: a fixed size.
using Symbols = std::array<std::uint16_t, SmallVector<std::int64_t>::most>;

/// A tensor in a storage: rows of it, or all of it seen in another shape.
struct Ref {
    StorageIndex storage{};
    std::int64_t offset = 0;
    SmallVector<std::int64_t> sizes{};
    SmallVector<std::uint8_t> order{};  ///< of dimensions, outermost first
    DType dtype = DType::f32;
    Symbols symbols{};      ///< `sizes` are the largest there
    ValueId id = no_value;  ///< the value of the method that it is, if it is one

    [[nodiscard]] bool is_fixed() const { return symbols == Symbols{}; }
    [[nodiscard]] std::int64_t bytes() const;
    /// Whether a range of rows of that axis is one piece of memory.
    [[nodiscard]] bool is_contiguous(std::size_t axis) const;
    [[nodiscard]] Ref rows(std::size_t axis, std::int64_t lo, std::int64_t hi) const;
    /// The same bytes as a tensor of dimensions in the order in which they lie in memory.
    [[nodiscard]] Ref plain() const;
    [[nodiscard]] Ref flat() const;  ///< of fixed sizes only
};
[[nodiscard]] std::vector<std::uint8_t> plain_order(std::size_t rank);

struct NoArgument {};
using ListItem = std::variant<Ref, ValueId, ConstantIndex>;
/// Sizes, some of them numbers of the method that are computed at run time.
using RunSizes = std::vector<std::variant<std::int64_t, ValueId>>;
/// ValueId: a constant, a number or a list of the method as it is.
using Argument = std::variant<NoArgument, ValueId, Ref, ConstantIndex, std::int64_t, double, bool, Sizes,
                              std::vector<double>, std::vector<ListItem>, RunSizes>;

/// One call without its out arguments and what it returns.
struct Call {
    std::string_view op{};  ///< of the method, or for good
    std::vector<Argument> arguments{};
    std::vector<Ref> outs{};
    InstructionIndex source{};  ///< instruction of the method that it does a part of
    bool is_as_it_is = false;   ///< that instruction; the arguments are what it reads
};

struct Script {
    Table<StorageIndex, Storage> storages;
    std::vector<Call> calls;
    Table<ConstantIndex, NewConstant> constants;
    /// By operator, what its calls begin with, and the end; of an operator inside a group: nothing.
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

/// What lives around calls that are measured.
struct Surroundings {
    std::vector<StorageIndex> before{};   ///< written before them, and read by none but them
    std::vector<StorageIndex> after{};    ///< written by them, and read behind them
    std::vector<StorageIndex> ignored{};  ///< live all the time, or not in an arena
};
/// Which bytes of every storage are needed from one call to another: ascending and apart; what no call touches lies in
/// none. Nothing of what is ignored.
[[nodiscard]] Table<StorageIndex, std::vector<LivingBytes>> spans_of(const Script& script, const Surroundings& around);
/// The largest number of bytes of the storages that live at once during the calls, byte by byte.
[[nodiscard]] std::int64_t peak_of(const Script& script, const Surroundings& around);

}  // namespace arenascope::tile
