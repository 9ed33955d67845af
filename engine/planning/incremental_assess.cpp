#include "engine/planning/incremental_assess.h"

#include <algorithm>
#include <tuple>

#include "engine/planning/fault_words.h"
#include "engine/planning/verify.h"

namespace arenascope {

namespace {

constexpr std::size_t most_changed_share = 8;  // of all rows: with more, checking them all is as quick

/// Everything that verify() reads.
bool same(const Buffer& a, const Buffer& b) {
    const auto all = [](const Buffer& x) {
        return std::tie(x.id, x.bytes, x.first, x.last, x.mem_id, x.pinned, x.align, x.padding, x.group, x.inside,
                        x.kind);
    };
    return all(a) == all(b);
}

}  // namespace

Result<Plan> Rejudge::judge(std::string planner, Problem problem, Placement placement) {
    std::vector<PlanIssue> found;
    if (!is_still_valid(problem, placement)) {
        is_known_ = false;
        found = verify(problem, placement);
        const bool has_groups = std::any_of(problem.buffers.begin(), problem.buffers.end(),
                                            [](const Buffer& buffer) { return buffer.group >= 0; });
        if (found.empty() && !has_groups) remember(problem, placement);
    }
    return judge_verified(std::move(planner), std::move(problem), std::move(placement), std::move(found));
}

void Rejudge::remember(const Problem& problem, const Placement& placement) {
    problem_ = problem;
    offsets_ = placement.offsets;
    is_known_ = true;
}

bool Rejudge::is_alike(const Problem& problem, const Placement& placement) const {
    return is_known_ && problem.buffers.size() == problem_.buffers.size() &&
        placement.offsets.size() == offsets_.size() && problem.align == problem_.align &&
        problem.pools == problem_.pools;
}

bool Rejudge::is_still_valid(const Problem& problem, const Placement& placement) {
    if (!is_alike(problem, placement)) return false;
    changed_.clear();
    for (std::uint32_t row = 0; row < offsets_.size(); ++row) {
        const bool is_same =
            placement.offsets[row] == offsets_[row] && same(problem.buffers[row], problem_.buffers[row]);
        if (is_same) continue;
        if (problem.buffers[row].group >= 0 || changed_.size() >= offsets_.size() / most_changed_share) return false;
        changed_.push_back(row);
    }
    if (!is_valid_still(problem, placement, changed_)) return false;
    for (const std::uint32_t row : changed_) {
        problem_.buffers[row] = problem.buffers[row];
        offsets_[row] = placement.offsets[row];
    }
    return true;
}

}  // namespace arenascope
