#pragma once
// From (Program, Tuning) to an Outcome: specialise -> passes -> rules -> delegate -> plan -> verify.

#include <memory>
#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/evaluate/outcome.h"
#include "engine/ir/method.h"
#include "engine/ir/stage_runner.h"
#include "engine/plugins/plugins.h"
#include "engine/runtime/executor.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

struct StageMemo;

/// Evaluates tunings with the backends, kernels and planners that it owns. Rooms above the stages take it by reference;
/// Engine adds files to it. It remembers its latest passes and delegates (stage_memo.h); copies share that. Several
/// threads may evaluate at once.
class Evaluator {
public:
    Evaluator();
    /// `stages`: checks or reports for every step of lowering, every pass and every other stage.
    explicit Evaluator(Extensions extensions, StageOptions stages = {});
    [[nodiscard]] const Extensions& extensions() const { return extensions_; }
    [[nodiscard]] const Backends& backends() const { return extensions_.backends; }
    [[nodiscard]] const StageOptions& stage_options() const { return stages_; }
    /// What an executor needs from this evaluator, which must outlive it.
    [[nodiscard]] LoadOptions load_options() const {
        return {
            .devices = extensions_.devices, .extra_kernels = extensions_.kernels, .backends = &extensions_.backends};
    }
    /// The outcome of a tuning. `planners`: ids to compare; empty: only tuning.planner.
    Result<Outcome> evaluate(const Program& program, const Tuning& tuning, const std::vector<std::string>& planners,
                             Progress& progress) const;
    /// The same, sharing what no edit changes with the program: a large problem is in memory once.
    Result<Outcome> evaluate(const std::shared_ptr<const Program>& program, const Tuning& tuning,
                             const std::vector<std::string>& planners, Progress& progress) const;
    /// The same without the data of constants that passes make, so a program of gigabytes is planned in the memory of
    /// its plan. The outcome's method cannot be run or exported. If there are backends, all data is present, because
    /// they read it.
    Result<Outcome> evaluate_sizes(const Program& program, const Tuning& tuning,
                                   const std::vector<std::string>& planners, Progress& progress) const;
    Result<Outcome> evaluate_sizes(const std::shared_ptr<const Program>& program, const Tuning& tuning,
                                   const std::vector<std::string>& planners, Progress& progress) const;

private:
    /// `owner`: of the program; null where the program may end before the outcome.
    Result<Outcome> evaluate_with(bool needs_data, const Program& program, const std::shared_ptr<const Program>& owner,
                                  const Tuning& tuning, const std::vector<std::string>& planners,
                                  Progress& progress) const;

    Extensions extensions_;
    StageOptions stages_;
    std::shared_ptr<StageMemo> memo_;
};

/// The method that a tuning selects; an error lists the names that exist.
Result<const Method*> find_method(const Program& program, const std::string& name);

}  // namespace arenascope
