#pragma once
// Markers of control flow as instructions, laid out as ExecuTorch's emitter lays them out:
//   cond   jump unless the condition holds; first arm; moves; jump; second arm; moves
//   map    count of rows; [select a row; body; copy it into the result; next; jump back until all are done]; index to 0
//   scan   as map, with the carried values copied in before and after each round
//   while  copy the carried values in; [test; leave unless it holds; body; copy them; jump back]  (ExecuTorch has none)

#include "engine/lowering/emit/method_builder.h"
#include "engine/lowering/graph/inline_flow.h"

namespace arenascope::lowering {

class FlowEmitter {
public:
    FlowEmitter(const fx::ExportedProgram& program, MethodBuilder& builder) : program_(program), builder_(builder) {}
    /// A node that is_marker(); the builder has its graph.
    Result<> marker(const fx::Node& node);
    /// Whether a move redirects that value at run time.
    [[nodiscard]] bool is_moved(ValueId id) const { return moved_.contains(id); }

private:
    /// A control-flow node between its markers.
    struct Flow {
        FlowKind kind = FlowKind::branch;
        std::string name;                            ///< of its row in the node list
        std::vector<ValueId> outs;                   ///< its results; the first `carried` are updated in iterations
        std::vector<std::string> carried, sliced;    ///< operands
        ValueId index = no_value, count = no_value;  ///< of iterations: map and scan
        InstructionIndex start{};                    ///< at which an iteration begins
        InstructionIndex jump{};                     ///< exit jump, whose target is not known yet
        int entered = 0, left = 0;
    };

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
    /// An instruction without a node. Names are "cond.move", "map_impl.row", ...
    InstructionIndex push_made(const fx::Node& node, Instruction::Kind kind, const std::string& op,
                               std::vector<ValueId> args, std::vector<ValueId> outs = {});
    void land(InstructionIndex jump);
    Result<std::vector<ValueId>> ids_of(const std::vector<fx::Arg::Item>& items) const;

    const fx::ExportedProgram& program_;
    MethodBuilder& builder_;
    std::map<std::int64_t, Flow> flows_;
    std::set<ValueId> moved_;  ///< values that a move redirects
};

}  // namespace arenascope::lowering
