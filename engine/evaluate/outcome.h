#pragma once
// What evaluating a tuning gives: the specialised method, its tensors, and the plans that were asked for.

#include <memory>
#include <string>
#include <vector>

#include "engine/evaluate/method_report.h"
#include "engine/ir/method.h"
#include "engine/partition/partition.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// One row per tensor that views, tables and JSON show.
struct TensorRow {
    ValueId value = no_value;
    std::string name, op, node, shape_text, shape_expr, source, module_path;
    std::string graph;  ///< path of the sub-graph that makes it; empty: the method's own
    Role role = Role::intermediate;
    DType dtype = DType::f32;
    std::int64_t bytes = 0;
    Position first{0}, last{0};
    Step first_step{0}, last_step{0};
    std::string first_node, last_node;  ///< what causes the ends of the lifetime
    bool planned = false, pinned = false;
    BufferRow buffer{};  ///< none: not planned (caller, constant)
    std::int32_t mem_id = 0;
    std::string alias_of;
};

/// A planner that was asked for and cannot honour a constraint.
struct Refusal {
    std::string planner;
    Error why;
};

/// What was done for an outcome; an earlier evaluation may have left it nothing to do.
struct StageWork {
    std::int32_t passes = 0;     ///< passes run
    std::int32_t delegates = 0;  ///< regions compiled
};

/// Everything that is a function of (Program, Tuning), and the work that it took.
struct Outcome {
    std::shared_ptr<const Method> method;        ///< specialised with the tuning's ranges, regions replaced by calls
    std::shared_ptr<const Partition> partition;  ///< what became of every node; null where nothing is delegated
    std::vector<TensorRow> tensors;              ///< planned and caller-bound tensors, in the order of the node list
    std::int32_t steps = 0;                      ///< operators that run
    std::vector<Plan> plans;                     ///< all that were asked for; `shown` is the tuning's
    std::size_t shown = 0;
    MethodReport report;  ///< what the tuning changed before planning, and what is wrong with that
    std::vector<Refusal> refusals;
    StageWork work{};
    [[nodiscard]] const Plan& plan() const { return plans[shown]; }
};

}  // namespace arenascope
