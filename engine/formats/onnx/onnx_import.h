#pragma once
// Maps ONNX nodes to a functional graph of aten operators, one node at a time, with the type of every value.

#include "engine/formats/onnx/onnx.h"
#include "engine/formats/onnx/onnx_dims.h"
#include "engine/formats/onnx/onnx_graph.h"

namespace arenascope::onnx {

class Importer {
public:
    /// `given`: values of inputs that operators may use as constants.
    explicit Importer(const Model& model, std::vector<OnnxValue> given = {});
    /// From now on a value of unknown shape is no error: nothing is known of it, nor of what is computed from it.
    void take_unsized() { takes_unsized_ = true; }
    /// Recurrent layers stay one operator for all steps, which ExecuTorch lacks.
    void join_steps() { joins_steps_ = true; }
    [[nodiscard]] bool takes_unsized() const { return takes_unsized_; }
    /// The type of a value of a body, declared or found when the body was mapped; null: unknown.
    [[nodiscard]] const TensorType* type_in(const Graph& body, const std::string& name) const;

    /// Types of all values, and the graph as far as operators map. An error if a type cannot be found.
    Result<> run();
    /// Why the graph cannot be lowered, one sentence for each operator that does not map; empty if all of it did.
    [[nodiscard]] const Message& unmapped() const { return refusals_.all(); }
    /// Inputs whose value would let more of the graph map, or give it exact sizes; empty if there are none.
    [[nodiscard]] std::set<std::string> wanted_inputs() const { return inputs_behind(wanted_); }
    /// Inputs whose value chooses a branch of the graph.
    [[nodiscard]] std::set<std::string> choosing_inputs() const { return inputs_behind(choices_); }
    /// Nodes that have a constant result and do not run.
    [[nodiscard]] bool is_folded(const Node& node) const;
    [[nodiscard]] fx::ExportedProgram exported() &&;

    // -- for the operators --------------------------------------------------------------------------------------

    [[nodiscard]] Values& values() { return values_; }
    [[nodiscard]] const Values& values() const { return values_; }
    [[nodiscard]] GraphWriter& graph() { return writer_; }
    /// A body of control flow as a graph: `inputs` are its own inputs' types; the other values that it reads follow.
    struct Body {
        fx::Graph graph;                 ///< its inputs are the given ones, then one for each of `reads`
        std::vector<std::string> reads;  ///< values of the surrounding graph, including weights of the body
    };
    Result<Body> body(const Node& node, const Graph& of, const std::vector<TensorType>& inputs);

    /// Maps another node as a part of the current one.
    Result<> map(const Node& part);
    /// The declared type, if nothing else gives one.
    [[nodiscard]] const TensorType* declared(const std::string& name) const;
    [[nodiscard]] std::int64_t opset() const { return model_.opset; }
    [[nodiscard]] bool joins_steps() const { return joins_steps_; }
    /// Records that sizes depend on the value of that input of the node.
    void want(const Node& node, std::size_t input) { wanted_.insert(node.inputs[input]); }
    /// Records that the value of that input of the node chooses what runs.
    void choose_by(const Node& node, std::size_t input) { choices_.insert(node.inputs[input]); }
    /// A size of 0 to `most` that depends on run-time data.
    [[nodiscard]] sym::Expr size_of_data(std::int64_t most);
    [[nodiscard]] sym::Ranges ranges() const;
    /// Maps a graph inside the current one: its results get the names of the node's.
    Result<> inlined(const Node& node, const Graph& part);

private:
    Importer(const Importer& around, const Graph& body);
    void keep_types() const;
    [[nodiscard]] std::set<std::string> inputs_behind(std::set<std::string> reached) const;
    Result<> add_values();
    Result<> node(const Node& node);
    [[nodiscard]] bool is_known(const std::string& name) const;
    Result<> read_in_order(const Node& node) const;
    [[nodiscard]] bool makes_no_tensor(const Node& node, const std::string& output) const;
    Result<> opaque_outputs(const Node& node, const Message& why);
    void refuse_odd_numbers();
    void take_given_apart();
    void compute_outputs();
    void rename_reads(const std::map<std::string, std::string>& names);

    const Model& model_;
    const Graph* source_;  ///< the model's graph, or the body's
    int depth_ = 0;        ///< of bodies within bodies
    bool takes_unsized_ = false;
    bool joins_steps_ = false;
    Values values_;
    Refusals refusals_;
    GraphWriter writer_{values_, refusals_};
    std::vector<OnnxValue> given_;
    using BodyTypes = std::map<const Graph*, std::map<std::string, TensorType>>;
    std::shared_ptr<BodyTypes> body_types_ = std::make_shared<BodyTypes>();  ///< of all bodies, also nested ones
    sym::Ranges made_;                                                       ///< of data-dependent sizes
    std::set<std::string> wanted_, choices_;                                 ///< values that would have to be known
    std::set<std::string> needed_, packed_;  ///< names of values that are read; of those kept as bytes
};

}  // namespace arenascope::onnx
