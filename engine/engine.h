#pragma once
// The front door: open a file, evaluate a tuning, run it, export it. The only engine file that sees every room.

#include <memory>
#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/formats/format.h"
#include "engine/ir/method.h"
#include "engine/lowering/partition.h"
#include "engine/method_stages.h"
#include "engine/planning/lifetimes.h"
#include "engine/planning/plan.h"
#include "engine/plugins/plugins.h"
#include "engine/runtime/executor.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// One row per tensor that views, tables and JSON show.
struct TensorRow {
    ValueId value = no_value;
    std::string name, op, node, shape_text, shape_expr, source, module_path;
    std::string graph;  ///< path of the sub-graph that makes it; empty: the method's own
    Role role = Role::intermediate;
    DType dtype = DType::f32;
    std::int64_t bytes = 0;
    std::int32_t first = 0, last = 0, first_step = 0, last_step = 0;
    std::string first_node, last_node;  ///< what causes the ends of the lifetime
    bool planned = false, pinned = false;
    std::int32_t buffer = -1;  ///< row in Problem::buffers, -1: not planned (caller, constant)
    std::int32_t mem_id = 0;
    std::string alias_of;
};

/// A planner that was asked for and cannot honour a constraint.
struct Refusal {
    std::string planner;
    Error why;
};

/// Everything that is a function of (Program, Tuning).
struct Outcome {
    std::shared_ptr<const Method> method;        ///< specialised with the tuning's ranges, regions replaced by calls
    std::shared_ptr<const Partition> partition;  ///< what became of every node; null where nothing is delegated
    std::vector<TensorRow> tensors;              ///< planned and caller-bound tensors, in listing order
    std::int32_t steps = 0;                      ///< operators that run
    std::vector<Plan> plans;                     ///< all that were asked for; `shown` is the tuning's
    std::size_t shown = 0;
    MethodReport report;  ///< what the tuning changed before planning, and what is wrong with that
    std::vector<Refusal> refusals;
    [[nodiscard]] const Plan& plan() const { return plans[shown]; }
};

class Engine {
public:
    Engine() = default;
    explicit Engine(Extensions extensions) : extensions_(std::move(extensions)) {}
    [[nodiscard]] const Extensions& extensions() const { return extensions_; }
    [[nodiscard]] const Backends& backends() const { return extensions_.backends; }
    /// What an executor needs to know of this engine; the engine must outlive it.
    [[nodiscard]] LoadOptions load_options() const {
        return {
            .devices = extensions_.devices, .extra_kernels = extensions_.kernels, .backends = &extensions_.backends};
    }

    /// Opens a program by content. The error names the file.
    Result<std::shared_ptr<const Program>> open(const std::string& path, Progress& progress) const;
    /// Opens a .pte with what an ETRecord says of it: Python lines of its instructions and of its delegates' insides.
    Result<std::shared_ptr<const Program>> open(const std::string& path, const std::string& etrecord,
                                                Progress& progress) const;
    /// lower -> specialise -> lifetimes -> plan -> verify. `planners`: ids to compare; empty: only tuning.planner.
    Result<Outcome> evaluate(const Program& program, const Tuning& tuning, const std::vector<std::string>& planners,
                             Progress& progress) const;
    /// Writes in the format whose suffix `path` has, atomically. Refuses an invalid plan unless forced.
    Result<> export_to(const std::string& path, const Program& program, const Outcome& outcome, bool force,
                       Progress& progress, const ExportOptions& options = {}) const;

private:
    Result<std::vector<Outcome>> methods_beside(const Program& program, const Outcome& outcome,
                                                Progress& progress) const;
    Extensions extensions_;
};

/// The method a tuning speaks of; an error lists the names there are.
Result<const Method*> find_method(const Program& program, const std::string& name);

}  // namespace arenascope
