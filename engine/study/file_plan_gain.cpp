#include "engine/study/file_plan_gain.h"

#include <algorithm>
#include <utility>

#include "engine/planning/planner.h"

namespace arenascope {
namespace {

/// A smaller share of the pool is not worth a message.
bool counts(const FilePoolGain& gain) {
    constexpr std::int64_t least_percent = 1;
    return gain.saved() * 100 >= gain.before * least_percent;
}

std::vector<FilePoolGain> gains_of(const Plan& own, const Plan& other) {
    std::vector<FilePoolGain> out;
    for (const PoolResult& pool : own.pools) {
        const PoolResult* after = other.pool(pool.mem_id);
        const std::int64_t bytes = after ? after->bytes : 0;
        if (bytes != pool.bytes)
            out.push_back({.mem_id = pool.mem_id, .pool = pool.name, .before = pool.bytes, .after = bytes});
    }
    for (const PoolResult& pool : other.pools) {
        if (!own.pool(pool.mem_id) && pool.bytes > 0)
            out.push_back({.mem_id = pool.mem_id, .pool = pool.name, .before = 0, .after = pool.bytes});
    }
    std::stable_sort(out.begin(), out.end(), [](const FilePoolGain& a, const FilePoolGain& b) {
        return std::pair(counts(a), a.saved()) > std::pair(counts(b), b.saved());
    });
    return out;
}

std::int64_t bytes_of(const Plan& plan) {
    std::int64_t sum = 0;
    for (const PoolResult& pool : plan.pools) sum += pool.bytes;
    return sum;
}

}  // namespace

std::optional<FilePlanGain> file_plan_gain(const Outcome& outcome) {
    const Plan& own = outcome.plan();
    if (!own.is_loaded()) return std::nullopt;
    std::optional<FilePlanGain> best;
    for (const Plan& plan : outcome.plans) {
        if (!plan.valid() || plan.is_loaded() || find_planner(plan.planner) == nullptr) continue;
        std::vector<FilePoolGain> gains = gains_of(own, plan);
        const bool grows =
            std::any_of(gains.begin(), gains.end(), [](const FilePoolGain& each) { return each.saved() < 0; });
        if (gains.empty() || grows || !counts(gains.front())) continue;
        if (!best || bytes_of(plan) < bytes_of(*best->least)) best = FilePlanGain{&plan, std::move(gains)};
    }
    return best;
}

}  // namespace arenascope
