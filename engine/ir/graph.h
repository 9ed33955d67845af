#pragma once
// The functional level: a graph as torch.export wrote it, named values and named arguments.
// A .pt2 is read into this; lowering turns it into a Method (method.h), which everything else uses.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/index.h"
#include "engine/ir/dtype.h"
#include "engine/symbolic/expr.h"

namespace arenascope {

/// Constant data kept alive by its owner (the mapped file, or memory made by a pass).
struct Data {
    ByteView bytes;
    std::shared_ptr<const void> owner;
};

struct TensorType {
    DType dtype = DType::f32;
    std::vector<sym::Expr> sizes;
    std::vector<sym::Expr> strides;  ///< in elements; empty: contiguous
    sym::Expr storage_offset = 0;
};

namespace fx {

struct Node;
struct Path;

using NodeIndex = Index<Node>;  ///< in Graph::nodes
using PathIndex = Index<Path>;  ///< in ExportedProgram::graph_paths
using GraphPaths = Table<PathIndex, std::string>;
inline constexpr PathIndex own_path{0};  ///< the program's own graph

struct None {
    bool operator==(const None&) const = default;
};
struct ValueName {  ///< a tensor or a symbolic scalar of the graph, by name
    std::string name;
};
struct Graph;

struct Arg {
    struct MemoryFormat {
        int value;
    };  ///< pt2 numbering: 1 contiguous, 2 channels last, 3 3d, 4 preserve
    struct Layout {
        int value;
    };
    struct Device {
        std::string type;
    };
    using Item = std::optional<ValueName>;
    using Dim = std::variant<std::int64_t, ValueName>;  ///< a number or a symbolic scalar value
    using Variant = std::variant<None, ValueName, std::vector<Item>, std::int64_t, std::vector<Dim>, double,
                                 std::vector<double>, bool, std::vector<bool>, std::string, std::vector<std::string>,
                                 DType, MemoryFormat, Layout, Device, std::shared_ptr<Graph>>;
    std::string name;  ///< the schema's argument name; empty for higher-order operators
    Variant value;
};

struct Output {  ///< one output slot of a node: one value, a list of tensors, or nothing
    std::vector<std::string> names;
    bool is_list = false;
};

struct Node {
    std::string name;
    std::string target;  ///< "aten::add.Tensor", "higher_order::cond", "_operator::mul"
    std::vector<Arg> args;
    std::vector<Output> outputs;
    std::string stack_trace;     ///< Python text, innermost frame last
    std::string module_path;     ///< fully qualified name of the innermost module, e.g. "features.2.conv"
    PathIndex graph = own_path;  ///< that it was inlined from
    bool is_quantized = false;  ///< marked by ExecuTorch's quantiser: its operands and its result are meant as integers
};

struct Graph {
    std::string name;
    std::vector<std::string> inputs;  ///< value names; a literal input has an empty name
    std::vector<Arg> outputs;         ///< ValueName, None or literals
    Table<NodeIndex, Node> nodes;
    std::map<std::string, TensorType> tensors;
    std::map<std::string, sym::Expr> scalars;  ///< symbolic ints, floats, bools by name
};

struct InputSpec {
    enum class Kind { parameter, buffer, tensor_constant, user_input, constant_input, custom_obj, token } kind;
    std::string arg;     ///< value name in the graph
    std::string target;  ///< fully qualified name of a parameter, buffer or constant
    bool persistent = true;
};
struct OutputSpec {
    enum class Kind {
        user_output,
        buffer_mutation,
        user_input_mutation,
        parameter_mutation,
        loss,
        gradient,
        token
    } kind;
    Arg arg;
    std::string target;  ///< the buffer or input that is written back
};

struct ExportedProgram {
    std::string model_name;
    std::string dialect;  ///< "TRAINING" or "ATEN"
    Graph graph;
    std::vector<InputSpec> inputs;
    std::vector<OutputSpec> outputs;
    sym::Ranges ranges;
    std::map<std::string, TensorType> state_types;  ///< by fully qualified name
    std::map<std::string, Data> state;              ///< storage bytes; sizes, strides, offset in state_types
    std::string in_tree, out_tree;                  ///< pytree specs, JSON text
    std::vector<std::string> input_paths;           ///< pytree path of each user input ("x", "kw.mask"), if known
    /// Sub-graphs that control flow runs, once they are inlined ("true_graph_0.body_graph_0"), behind own_path.
    GraphPaths graph_paths{std::string()};
};

}  // namespace fx
}  // namespace arenascope
