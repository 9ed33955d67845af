#pragma once
// Lays out values, instructions and the listing as ExecuTorch's emitter and memory planner see them.
// emit.cpp has operators, inputs and outputs; emit_flow.cpp what the markers of control flow become,
// emit_unknown.cpp operators without a schema.

#include "engine/lowering/emit/arguments.h"
#include "engine/lowering/flow.h"

namespace arenascope::lowering {

class Emitter {
public:
    Emitter(const fx::ExportedProgram& program, const EdgeGraph& edge, const ops::Registry& registry)
        : program_(program), edge_(edge), registry_(registry) {}
    Result<Method> run() &&;

private:
    using Kind = Listing::Kind;

    /// A control-flow node between its markers.
    struct Flow {
        FlowKind kind = FlowKind::branch;
        std::string name;                            ///< of its row
        std::vector<ValueId> outs;                   ///< its results; the first `carried` are written in every round
        std::vector<std::string> carried, sliced;    ///< operands
        ValueId index = no_value, count = no_value;  ///< of rounds: map and scan
        std::int32_t start = 0;                      ///< instruction at which a round begins
        std::size_t jump = 0;                        ///< instruction that leaves to what is not known yet
        int entered = 0, left = 0;
    };

    // -- values
    Result<ValueId> add_tensor(const std::string& name, Role role);
    template <class T>
    ValueId add_value(const std::string& name, T data) {
        const auto id = static_cast<ValueId>(method_.values.size());
        method_.values.push_back({.name = name, .data = std::move(data)});
        if (!name.empty()) ids_[name] = id;
        return id;
    }
    Result<ValueId> id_of(const std::string& name) const;
    [[nodiscard]] bool is_tensor(ValueId id) const {
        return method_.values[static_cast<std::size_t>(id)].tensor() != nullptr;
    }
    Tensor& tensor(ValueId id) { return *method_.values[static_cast<std::size_t>(id)].tensor(); }

    // -- inputs
    Result<> placeholder(const fx::InputSpec& input);
    Result<> literal_input(const fx::InputSpec& input);
    Result<> scalar_input(const fx::InputSpec& input);
    bool is_mutated(const fx::InputSpec& input) const;
    Result<> attach_state(const fx::InputSpec& input, ValueId id, bool is_written);

    // -- nodes
    Result<> node(const fx::Node& node);
    const std::string& edge_name(const fx::Node& node) const;
    Instruction instruction_for(const fx::Node& node, std::string op) const;
    std::vector<ValueId> tensors_used(const fx::Node& node) const;
    void push_call(Instruction instruction, std::vector<ValueId> values, std::vector<ValueId> uses);
    void push_row(Kind kind, std::string name, std::vector<ValueId> values, std::vector<ValueId> uses,
                  std::int32_t instruction = -1);
    void push_alloc(std::vector<ValueId> values);
    /// "alloc", "alloc_1", ...: each graph counts on its own.
    std::string counted(const std::string& base);
    Result<> kernel(const fx::Node& node, const ops::Op& op);
    Result<> unknown(const fx::Node& node);
    Result<> make_outs(const fx::Node& node, const ops::Schema& schema, std::vector<ValueId>& outs,
                       std::vector<ValueId>& out_args);
    void push_getitems(const std::vector<ValueId>& outs);
    const std::set<std::string>& used_names();
    Result<> view(const fx::Node& node);
    Result<> scalar(const fx::Node& node);
    static std::int64_t power_of(const fx::Node& node);

    // -- control flow
    Result<> marker(const fx::Node& node);
    Result<> begin_flow(const fx::Node& node);
    Result<> begin_rounds(const fx::Node& node, Flow& flow);
    Result<> enter(const fx::Node& node);
    Result<> slice(const fx::Node& node, Flow& flow, const std::string& from, const std::string& name);
    Result<> leave(const fx::Node& node);
    Result<> leave_arm(const fx::Node& node, Flow& flow, const std::vector<ValueId>& results);
    void carry(const fx::Node& node, ValueId from, ValueId to);
    Result<> leave_round(const fx::Node& node, Flow& flow, std::vector<ValueId> results);
    Result<> number(const fx::Node& node);
    Result<> add_result(const std::string& name, Flow& flow);
    Result<> check_result(ValueId from, ValueId to) const;
    Result<> end_flow(const fx::Node& node);
    /// An instruction that no node stands for. Names are "cond.move", "map_impl.row", ...
    std::size_t push_made(const fx::Node& node, Instruction::Kind kind, const std::string& op,
                          std::vector<ValueId> args, std::vector<ValueId> outs = {});
    void land(std::size_t jump);
    Result<std::vector<ValueId>> ids_of(const std::vector<fx::Arg::Item>& items) const;
    /// What a sub-graph's input stands for: a tensor of its own to ExecuTorch's planner, the operand to the runtime.
    ValueId stand_in(const std::string& name, ValueId operand);
    ValueId stood_in(ValueId id) const;

    // -- ends
    Result<> write_back();
    Result<ValueId> mutated_value(const fx::OutputSpec& output, bool is_input) const;
    Result<> outputs();
    Result<ValueId> literal_output(const fx::Arg& arg);

    const fx::ExportedProgram& program_;
    const EdgeGraph& edge_;
    const ops::Registry& registry_;
    Method method_;
    Namer namer_;
    std::map<std::string, ValueId> ids_;
    std::set<std::string> used_;
    std::vector<ValueId> written_;
    std::set<std::string> attributes_;  ///< constants of sub-graphs
    std::map<std::int64_t, Flow> flows_;
    std::map<std::int32_t, std::int32_t> rows_{{0, 0}};  ///< graph of the program -> row of Method::graphs
    std::int32_t graph_ = 0, row_ = 0;                   ///< of the node at hand
    std::map<std::pair<std::int32_t, ValueId>, ValueId> stand_ins_;
    std::set<ValueId> moved_;  ///< what a move points elsewhere
    std::map<std::pair<std::int32_t, std::string>, int> counts_;
};

}  // namespace arenascope::lowering
