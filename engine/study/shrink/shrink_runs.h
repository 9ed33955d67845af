#pragma once
// What rewritten programs are planned with and run on, and how they are compared with the original.

#include <algorithm>
#include <limits>

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/vectors.h"
#include "engine/study/shrink/shrink_report.h"

namespace arenascope {

/// By run.
using RunTensors = std::vector<std::vector<HostTensor>>;

/// A rewritten method is planned as it is.
[[nodiscard]] Tuning unedited_tuning(const Tuning& tuning, const Method& method);
[[nodiscard]] std::shared_ptr<const Program> rewritten_program(const Program& original, Method method);
Result<RunTensors> run_outputs(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                               const Outcome& outcome, const RunTensors& inputs, Progress& progress);
/// Those that are recorded and fit; else random ones, and for open sizes others beside them.
Result<RunTensors> run_inputs(const Program& program, const Outcome& outcome, const std::vector<VectorRun>& recorded);
Result<> compare_runs(const RunTensors& got, const RunTensors& expected, ShrunkProgram& point);

/// Less memory for more cost.
template <class Point, class Memory>
void keep_best(std::vector<Point>& all, const Memory& memory) {
    std::stable_sort(all.begin(), all.end(), [&](const Point& a, const Point& b) {
        return memory(a) != memory(b) ? memory(a) < memory(b) : a.weight < b.weight;
    });
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::erase_if(all, [&](const Point& each) {
        if (each.weight >= least) return true;
        least = each.weight;
        return false;
    });
}

/// Whether it seems to keep the goal at a lower cost than each of the front that does.
template <class Candidate, class Memory>
bool may_keep_goal(const Candidate& candidate, std::optional<std::int64_t> goal,
                   const std::vector<ShrunkProgram>& front, const Memory& memory) {
    return goal && candidate.memory <= *goal &&
        std::none_of(front.begin(), front.end(), [&](const ShrunkProgram& each) {
               return memory(each) <= *goal && each.weight <= candidate.weight;
           });
}

}  // namespace arenascope
