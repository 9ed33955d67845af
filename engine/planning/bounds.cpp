#include "engine/planning/bounds.h"

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/planning/plan.h"

namespace arenascope {

namespace {

struct Change {
    std::int64_t time = 0;  ///< 64 bits: last + 1 must not wrap
    std::int64_t bytes = 0, padding = 0;
};

constexpr std::int64_t saturated = std::numeric_limits<std::int64_t>::max();

}  // namespace

Peak peak_of(const Problem& problem, const Pool& pool) {
    std::vector<Change> changes;
    for (const Buffer& buffer : problem.buffers) {
        if (buffer.mem_id != pool.mem_id || buffer.first > buffer.last) continue;
        const Result<std::int64_t> size = aligned_bytes(problem, buffer);
        if (!size.ok()) return {.bytes = saturated, .padding = 0, .position = buffer.first};
        const std::int64_t padding = size.value() - buffer.bytes;
        changes.push_back({buffer.first, size.value(), padding});
        changes.push_back({std::int64_t{buffer.last} + 1, -size.value(), -padding});
    }
    // Ends before starts: a lifetime is inclusive, so its bytes are gone at last + 1.
    std::sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
        return a.time != b.time ? a.time < b.time : a.bytes < b.bytes;
    });
    Peak peak;
    Change live;
    for (const Change& change : changes) {
        const auto bytes = checked_add(live.bytes, change.bytes);
        if (!bytes) return {.bytes = saturated, .padding = 0, .position = static_cast<std::int32_t>(change.time)};
        live = {change.time, *bytes, live.padding + change.padding};
        const bool begins = change.bytes >= 0 && change.time <= std::numeric_limits<std::int32_t>::max();
        if (begins && (peak.position < 0 || live.bytes > peak.bytes)) {
            peak = {live.bytes, live.padding, static_cast<std::int32_t>(live.time)};
        }
    }
    return peak;
}

std::int64_t lower_bound(const Problem& problem, const Pool& pool) {
    const Peak peak = peak_of(problem, pool);
    if (peak.position < 0) return pool.reserved;
    std::int64_t bound = checked_add(peak.bytes, std::max<std::int64_t>(pool.reserved, 0)).value_or(saturated);
    for (const Buffer& buffer : problem.buffers) {
        if (buffer.mem_id != pool.mem_id || !buffer.pinned) continue;
        const Result<std::int64_t> size = aligned_bytes(problem, buffer);
        if (size.ok()) bound = std::max(bound, checked_add(*buffer.pinned, size.value()).value_or(saturated));
    }
    return bound;
}

}  // namespace arenascope
