#include "engine/study/conflict_groups.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <unordered_map>
#include <utility>

namespace arenascope {
namespace {

bool is_pair(const PlanIssue& problem) { return problem.code == IssueCode::overlap && problem.buffers.size() == 2; }

std::int64_t rounded_up(std::int64_t bytes, std::int64_t align) { return (bytes + align - 1) / align * align; }

}  // namespace

std::vector<ConflictGroup> conflict_groups(const Plan& plan) {
    std::unordered_map<ValueId, int> shares;  // of each pinned buffer: how many others share bytes with it
    for (const Buffer& buffer : plan.problem.buffers) {
        if (buffer.pinned) shares[buffer.id] = 0;
    }
    for (const PlanIssue& problem : plan.issues) {
        if (!is_pair(problem)) continue;
        for (const ValueId id : problem.buffers) {
            if (const auto found = shares.find(id); found != shares.end()) ++found->second;
        }
    }
    std::vector<ConflictGroup> out;
    std::unordered_map<ValueId, std::size_t> known;
    for (const PlanIssue& problem : plan.issues) {
        if (is_about_capacity(problem.code)) continue;
        ValueId cause = no_value;
        int most = 0;
        for (const ValueId id : problem.buffers) {
            const auto found = is_pair(problem) ? shares.find(id) : shares.end();
            if (found != shares.end() && found->second > most) cause = id, most = found->second;
        }
        const auto before = known.find(cause);
        if (cause.valid() && before != known.end()) {
            out[before->second].members.push_back(&problem);
            continue;
        }
        if (cause.valid()) known[cause] = out.size();
        out.push_back({.cause = cause, .members = {&problem}});
    }
    return out;
}

CauseCount causes_in(const Plan& plan, std::int32_t mem_id) {
    CauseCount out;
    for (const PoolResult& pool : plan.pools) out.all += pool.mem_id == mem_id && !pool.fits() ? 1 : 0;
    if (plan.issues.empty()) return out;
    std::unordered_map<ValueId, std::int32_t> pool_of;
    for (const Buffer& buffer : plan.problem.buffers) pool_of[buffer.id] = buffer.mem_id;
    for (const ConflictGroup& group : conflict_groups(plan)) {
        const PlanIssue& first = *group.members.front();
        const auto found = first.buffers.empty() ? pool_of.end() : pool_of.find(first.buffers.front());
        if (found == pool_of.end() || found->second != mem_id) continue;
        ++out.all;
        out.overlaps += first.code == IssueCode::overlap ? 1 : 0;
    }
    return out;
}

int problem_count(const Outcome& outcome, const RunResult* run) {
    const Plan& plan = outcome.plan();
    const auto too_small =
        std::count_if(plan.pools.begin(), plan.pools.end(), [](const PoolResult& pool) { return !pool.fits(); });
    return static_cast<int>(conflict_groups(plan).size() + outcome.report.issues.size()) + static_cast<int>(too_small) +
        (run && run->failure ? 1 : 0);
}

const PlanIssue* capacity_issue_of(const Plan& plan, std::int32_t mem_id) {
    const auto is_in_pool = [&](const PlanIssue& issue) {
        return !issue.buffers.empty() &&
            std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(), [&](const Buffer& buffer) {
                return buffer.id == issue.buffers.front() && buffer.mem_id == mem_id;
            });
    };
    for (const PlanIssue& issue : plan.issues) {
        if (is_about_capacity(issue.code) && is_in_pool(issue)) return &issue;
    }
    return nullptr;
}

std::optional<std::int64_t> nearest_free_offset(const Plan& plan, ValueId buffer) {
    const Table<BufferRow, Buffer>& all = plan.problem.buffers;
    const auto own = std::find_if(all.begin(), all.end(), [buffer](const Buffer& each) { return each.id == buffer; });
    if (own == all.end()) return std::nullopt;
    std::vector<std::pair<std::int64_t, std::int64_t>> taken;
    for (const BufferRow row : all.indices()) {
        const Buffer& each = all[row];
        const bool meets = each.mem_id == own->mem_id && each.first <= own->last && own->first <= each.last;
        if (!meets || each.id == buffer || each.bytes <= 0) continue;
        const std::int64_t offset = plan.placement.offsets[row];
        taken.emplace_back(offset, offset + each.bytes);
    }
    std::sort(taken.begin(), taken.end());
    taken.emplace_back(std::numeric_limits<std::int64_t>::max(), 0);
    const std::int64_t align = alignment_of(plan.problem, *own);
    const std::int64_t here = plan.placement.offsets[BufferRow(own - all.begin())];
    std::optional<std::int64_t> best;
    std::int64_t free_from = 0;
    for (const auto& [begin, end] : taken) {
        const std::int64_t lowest = rounded_up(free_from, align), highest = begin - own->bytes;
        if (lowest <= highest) {
            const std::int64_t at = std::clamp(here, lowest, std::max(lowest, highest / align * align));
            if (!best || std::abs(at - here) < std::abs(*best - here)) best = at;
        }
        free_from = std::max(free_from, end);
    }
    return best;
}

}  // namespace arenascope
