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

/// A requested planner that cannot honour a constraint.
struct Refusal {
    std::string planner;
    Error why;
};

/// The work done for an outcome; 0 where an earlier evaluation did it.
struct StageWork {
    std::int32_t passes = 0;     ///< passes run
    std::int32_t delegates = 0;  ///< regions compiled
};

/// Everything that depends on (Program, Tuning) alone, and the work it took.
struct Outcome {
    std::shared_ptr<const Method> method;        ///< specialised with the tuning's ranges, regions replaced by calls
    std::shared_ptr<const Partition> partition;  ///< the assignment of every node; null: nothing is delegated
    std::vector<TensorRow> tensors;              ///< planned and caller-bound tensors, in node order
    std::int32_t steps = 0;                      ///< operators that run
    std::vector<Plan> plans;                     ///< all requested plans; `shown` is the tuning's
    std::size_t shown = 0;
    MethodReport report;  ///< what the tuning changed before planning, and the issues found
    std::vector<Refusal> refusals;
    StageWork work{};
    [[nodiscard]] const Plan& plan() const { return plans[shown]; }
};

}  // namespace arenascope
