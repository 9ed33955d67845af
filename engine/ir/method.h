#pragma once
// The executable level: values and instructions as ExecuTorch's runtime has them. Everything after
// lowering (planning, running, showing, exporting) reads a Method; a .pte is read into it directly.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/message.h"
#include "engine/ir/core.h"
#include "engine/ir/format_id.h"
#include "engine/ir/graph.h"
#include "engine/ir/ids.h"
#include "engine/ir/quantisation.h"

namespace arenascope {

enum class Dynamism : std::uint8_t { fixed = 0, bounded = 1, unbounded = 2 };
enum class Role : std::uint8_t { intermediate, input, output, state, constant, alias };
[[nodiscard]] std::string_view name_of(Role role);

/// The place of a tensor in a loaded .pte.
struct Allocation {
    std::int32_t mem_id = 0;
    std::int64_t offset = 0;
    bool operator==(const Allocation&) const = default;
};

struct Tensor {
    DType dtype = DType::f32;
    std::vector<sym::Expr> sizes;         ///< symbolic; constants for static dimensions
    std::vector<std::int64_t> upper;      ///< evaluated upper bound of each dimension (same length)
    std::vector<std::uint8_t> dim_order;  ///< outermost first
    Dynamism dynamism = Dynamism::fixed;
    Role role = Role::intermediate;
    bool is_constant = false;          ///< has data and no place in an arena
    std::optional<Data> data;          ///< constant bytes (dense, in dim_order), or initial state
    bool is_state = false;             ///< a buffer that outlives a run
    bool grows = false;                ///< a loop writes it row by row and sets its size: bounded, never fixed
    ValueId alias_of = no_value;       ///< a view: bytes of that value (always the root, never a view)
    std::int64_t alias_offset = 0;     ///< of a view: where in that value it begins
    std::optional<Allocation> loaded;  ///< the loaded plan's place
    std::int64_t align = 0;            ///< the file's own alignment for this tensor; 0: none of its own
    std::string qualified_name;        ///< parameter or buffer name, if known
    std::shared_ptr<const Quantisation> quantisation{};  ///< of a format that has it; null: none

    /// Bytes of the upper-bound shape; nothing on overflow. A 0-d tensor has one element.
    [[nodiscard]] std::optional<std::int64_t> bytes() const;
};

struct Null {};
struct IntList {
    std::vector<ValueId> items;
};  ///< ids of int values, as in a .pte
struct DoubleList {
    std::vector<double> items;
};
struct BoolList {
    std::vector<bool> items;
};
struct TensorList {
    std::vector<ValueId> items;
};
struct OptionalTensorList {
    std::vector<ValueId> items;
};  ///< no_value = None

struct Value {
    std::string name;
    std::variant<Null, std::int64_t, bool, double, Tensor, std::string, IntList, DoubleList, BoolList, TensorList,
                 OptionalTensorList>
        data;

    [[nodiscard]] const Tensor* tensor() const { return std::get_if<Tensor>(&data); }
    [[nodiscard]] Tensor* tensor() { return std::get_if<Tensor>(&data); }
};

struct Instruction {
    enum class Kind : std::uint8_t { kernel, delegate, move, jump_false, free } kind = Kind::kernel;
    std::string op;  ///< "aten::add.out"; a delegate's id; empty for the rest
    /// kernel: the out schema's arguments, then one id per return (add.out: self, other, alpha, out, out).
    /// move: {from, to}; jump_false: {condition}; free: {value}.
    std::vector<ValueId> args;
    std::vector<ValueId> outs;  ///< tensors that this instruction writes (kernel, delegate)
    InstructionIndex jump_to{};
    DelegateIndex delegate{};
    std::string name;  ///< node name: "aten_add_tensor"; "add_0", by count, where a file stores none
    std::string stack_trace, module_path;
    std::string fx_name;  ///< node of the core ATen graph that this computes, if known (traces use it)
};

/// A row of ExecuTorch's final node list: lifetimes are counted in positions of this list.
struct ListedNode {
    /// attribute: a sub-graph or a constant of one; flow: the node that runs sub-graphs, listed after them.
    enum class Kind : std::uint8_t {
        placeholder,
        alloc,
        call,
        view,
        getitem,
        output,
        attribute,
        flow
    } kind = Kind::call;
    std::string name;
    std::vector<ValueId> values;     ///< tensors this node stands for, in order (specs)
    std::vector<ValueId> uses;       ///< tensors used by it (arguments' values)
    InstructionIndex instruction{};  ///< of a call
    /// The graph whose node list has it; none: an instruction that only emission makes (moves, jumps, ...).
    GraphIndex graph{0};
};

/// What control flow runs: an arm of a branch, the body of a loop, the test of a while loop. ExecuTorch plans each
/// on its own and lays all that one graph runs over each other, before that graph's own tensors.
struct SubGraph {
    enum class Kind : std::uint8_t { method, arm, body, test } kind = Kind::method;
    std::string path;  ///< "true_graph_0.body_graph_0"; empty: the method
    GraphIndex parent{};
    InstructionIndex begin{0}, end{0};  ///< end is outside
};

/// What a backend's own id inside a payload stands for in the program it was made from.
struct DebugHandle {
    struct Node {
        std::string name, op;
        std::string source;  ///< "model.py:12", or empty
    };
    std::int64_t id = 0;
    std::vector<Node> nodes;
};

using CompileSpecs = std::vector<std::pair<std::string, std::vector<std::byte>>>;
using NamedData = std::vector<std::pair<std::string, Data>>;

struct Delegate {
    std::string id;
    Data payload;
    CompileSpecs compile_specs;
    NamedData named_data;  ///< what preprocess made beside the payload; a loaded program has its own in Program
    std::vector<DebugHandle> handles;  ///< empty where nobody recorded them
};

struct Int8Form;

struct Method {
    std::string name = "forward";
    Table<ValueId, Value> values;
    std::vector<ValueId> inputs, outputs;  ///< user inputs and outputs, flattened
    Table<InstructionIndex, Instruction> instructions;
    Table<Position, ListedNode> node_list;  ///< rows of sub-graphs come before the row of the node that runs them
    Table<GraphIndex, SubGraph> graphs;     ///< [0] is the method itself; empty where nothing is known of sub-graphs
    Table<DelegateIndex, Delegate> delegates;
    sym::Ranges ranges;
    std::vector<std::int64_t> loaded_arena_bytes;  ///< non_const_buffer_sizes of a .pte; empty otherwise
    std::map<std::string, std::int64_t> pinned;    ///< offsets that the file fixes, by tensor name
    /// Where the file has a clock of its own: when each row of the node list begins, and one more for the end.
    Table<Position, std::int64_t> times;
    std::string encoded_in_tree, encoded_out_tree;
    /// What a program of quantize and dequantize operators is on a microcontroller (ir/int8_form.h); null for others.
    std::shared_ptr<const Int8Form> int8_form;
    bool is_rolled = false;    ///< read from a file that has some equal instructions as loops (formats/pte/pte_loops.h)
    std::optional<Core> core;  ///< whose kernels compute it, where it calls such (evaluate/method_core.h)
};

class MappedFile;

struct Program {
    std::string path;
    std::shared_ptr<const MappedFile> file{};  ///< that its constants lie in; null where nobody has opened one
    FormatId format = FormatId::none;          ///< that it was read from
    std::vector<Method> methods;
    /// Named data of a .pte (delegates' constants, debug maps), kept for export.
    NamedData named_data;
    std::vector<Message> notes;  ///< things the importer wants the user to know
    std::int64_t align = 16;     ///< of every tensor, unless the user says otherwise
};

/// Fills `upper` and `dynamism` of every tensor from `sizes` and the method's ranges.
/// Fails by name on an unbounded symbol, an overflow or a contradiction.
Result<> specialise(Method& method);

}  // namespace arenascope
