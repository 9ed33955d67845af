#pragma once
// A method as operators and values: layouts that suit a cut by rows, operands that may be overwritten, and the lifetime
// of all bytes.

#include <cstdint>
#include <vector>

#include "engine/base/index.h"
#include "engine/base/result.h"
#include "engine/passes/tile/script.h"

namespace arenascope::tile {

struct GraphValue;
struct GraphOp;
using ValueIndex = Index<GraphValue>;
using OpIndex = Index<GraphOp>;

struct GraphValue {
    ValueId id = no_value;  ///< value of the method; none: the same values in another layout
    Sizes sizes{};
    std::vector<std::uint8_t> order{};
    DType dtype = DType::f32;
    std::int64_t bytes = 0;
    Symbols symbols{};  ///< sizes that are known at run time only; `sizes` has their upper bounds
    bool is_input = false, is_output = false;
    /// Lives from the beginning to the end, at its place: tensors that instructions update, states, and tensors used on
    /// both sides of a jump.
    bool is_pinned = false;
    bool is_named = false;    ///< used by an instruction that stays unchanged, in the method's layout
    OpIndex maker{};          ///< none: an input
    OpIndex last{};           ///< the last reader; the end for outputs; none: never read
    ValueIndex storage{};     ///< the value that owns its bytes: itself, or the one it is a view of or written over
    std::int64_t offset = 0;  ///< byte offset in the storage
    std::vector<OpIndex> readers{};

    [[nodiscard]] bool is_channels_last() const { return order == std::vector<std::uint8_t>{0, 2, 3, 1}; }
};

/// An axis of a value that is cut into rows. With a period, row r is rows r, r + period, r + 2 * period and so on: the
/// columns of several adjacent matrices.
struct Cut {
    std::size_t axis = 0;
    std::int64_t period = 0;
    bool operator==(const Cut&) const = default;
};
[[nodiscard]] std::int64_t rows_of(const GraphValue& value, const Cut& cut);

/// Rows [lo, hi) of a cut of the first result that are read.
struct Part {
    Cut cut{};
    std::int64_t lo = 0, hi = 0;
};

struct Operand {
    std::size_t argument = 0;
    ValueIndex value{};
};

struct GraphOp {
    enum class Kind : std::uint8_t {
        call,      ///< an instruction
        view,      ///< bytes of the operand in another shape
        slice,     ///< a copy of some rows
        relayout,  ///< the same values in another order of dimensions
        fixed      ///< an unchanged instruction in no group: jumps, delegates, updates
    } kind = Kind::call;
    InstructionIndex source{};    ///< of a view: the one that sets its sizes, if any
    InstructionIndex position{};  ///< it runs at or before this instruction
    std::int32_t block = 0;       ///< operators of one block run one after the other
    bool takes_computed = false;  ///< a number known only at run time, other than a size
    std::vector<Operand> ins{};   ///< tensors that are not constants
    std::vector<ValueIndex> outs{};
    ValueIndex in_place{};  ///< operand that it overwrites, if any
    /// Of a view or a slice: the operand's axis for each of the result. None: the same elements in the same order.
    std::vector<std::size_t> axes{};
    std::size_t piece_axis = 0;   ///< the operand's axis of the piece
    std::int64_t lo = 0, hi = 0;  ///< rows [lo, hi) only; hi is 0: all
    std::int64_t offset = 0;      ///< of a view: bytes into the operand

    /// Moves no byte and computes nothing.
    [[nodiscard]] bool is_free() const { return kind == Kind::view; }
};

struct GraphOptions {
    bool channels_last = false;     ///< images between convolutions and pools are channels last
    std::int64_t plain_pixels = 0;  ///< ... except those of so many pixels or fewer: their channels are cut instead
    bool inputs_are_bound = false;  ///< inputs are memory of the caller, not of the arena
    bool outputs_are_bound = false;
};

class Graph {
public:
    /// Operators that no group may contain stay unchanged; notes() lists the reasons.
    static Result<Graph> make(const Method& method, const GraphOptions& options);

    [[nodiscard]] const Method& method() const { return *method_; }
    [[nodiscard]] const Table<OpIndex, GraphOp>& ops() const { return ops_; }
    [[nodiscard]] const Table<ValueIndex, GraphValue>& values() const { return values_; }
    [[nodiscard]] const Instruction& instruction(const GraphOp& op) const { return method_->instructions[op.source]; }
    /// Whether a view needs a call that sets its sizes.
    [[nodiscard]] bool is_sized_by_call(const GraphOp& op) const {
        return op.kind == GraphOp::Kind::view && op.source.valid() && values_[op.outs.front()].symbols != Symbols{};
    }
    [[nodiscard]] const sym::Expr& expression(std::uint16_t symbol) const { return expressions_[symbol - 1U]; }
    [[nodiscard]] const std::vector<Message>& notes() const { return notes_; }
    [[nodiscard]] bool is_bound(ValueIndex value) const {
        return options_.inputs_are_bound && values_[values_[value].storage].is_input;
    }
    /// Whether a value is only written as a whole: a file cannot describe a part of a tensor that the caller binds.
    [[nodiscard]] bool is_written_whole(ValueIndex value) const {
        return options_.outputs_are_bound && values_[value].is_output && !values_[value].is_pinned;
    }
    /// Live bytes of each operator in the original order without tiles.
    [[nodiscard]] const Table<OpIndex, std::int64_t>& live() const { return live_; }
    /// The last operator that reads bytes of a storage; the end if the method returns them.
    [[nodiscard]] OpIndex storage_last(ValueIndex storage) const { return storage_last_[storage]; }
    [[nodiscard]] OpIndex storage_first(ValueIndex storage) const { return storage_first_[storage]; }

    /// Whether an operator has a rule for channels-last images.
    [[nodiscard]] bool takes_channels_last(const GraphOp& op) const;

private:
    void find_fixed();
    void find_pinned();
    void read_method();
    ValueIndex value_of(ValueId id);
    std::uint16_t symbol_of(const sym::Expr& size);
    ValueIndex used(ValueId id, InstructionIndex at);
    void read_fixed(InstructionIndex at);
    void read_view(InstructionIndex at);
    void read_call(InstructionIndex at);
    void find_slices();
    void choose_layouts();
    void insert_relayouts();
    [[nodiscard]] bool become_view(GraphOp& op) const;
    void make_views();
    void number();
    void find_storages();
    [[nodiscard]] ValueIndex writable_operand(OpIndex at) const;
    void count_live();

    const Method* method_ = nullptr;
    GraphOptions options_;
    std::vector<sym::Expr> expressions_;
    std::vector<Message> notes_;
    Table<InstructionIndex, bool> fixed_;
    Table<InstructionIndex, std::int32_t> blocks_;
    Table<ValueId, bool> pinned_, made_, computed_;
    bool has_jumps_ = false;
    Table<OpIndex, GraphOp> ops_;
    Table<ValueIndex, GraphValue> values_;
    Table<ValueId, ValueIndex> index_;
    Table<ValueIndex, bool> given_;  ///< inputs, and views of them in the method
    Table<ValueIndex, OpIndex> storage_first_, storage_last_;
    Table<OpIndex, std::int64_t> live_;
};

/// All of a value, outside of any storage.
[[nodiscard]] Ref shape_of(const GraphValue& value);

/// Whether an operator of a method computes on channels-last images, directly or by a substitute.
[[nodiscard]] bool is_spatial(std::string_view op);

}  // namespace arenascope::tile
