#include "engine/planning/bounds.h"

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/planning/plan.h"
#include "engine/planning/slabs.h"

namespace arenascope {

namespace {

struct Change {
    std::int64_t time = 0;  ///< 64 bits: last + 1 must not wrap
    std::int64_t bytes = 0, padding = 0;
};

constexpr std::int64_t saturated = std::numeric_limits<std::int64_t>::max();

// Least height above `base` with that many bytes below it that are in no keep-out range (ascending, apart).
std::int64_t height_for(std::int64_t base, std::int64_t bytes, const std::vector<ByteRange>& keep_out) {
    std::int64_t height = checked_add(base, bytes).value_or(saturated);
    for (const ByteRange& range : keep_out) {
        if (range.end <= base || range.begin >= height) continue;
        height = checked_add(height, range.end - std::max(base, range.begin)).value_or(saturated);
    }
    return height;
}

// End of the lowest place where that many bytes lie together.
std::int64_t lowest_end(std::int64_t base, std::int64_t bytes, std::int64_t align, const std::vector<ByteRange>& keep_out) {
    auto start = round_up(base, align);
    for (const ByteRange& range : keep_out) {
        const auto end = start ? checked_add(*start, bytes) : start;
        if (!end) return saturated;
        if (range.end > *start && range.begin < *end) start = round_up(range.end, align);
    }
    const auto end = start ? checked_add(*start, bytes) : start;
    return end.value_or(saturated);
}

}  // namespace

Peak peak_of(const Problem& problem, const Pool& pool) {
    const auto slabs = slabs_of(problem, pool.mem_id);
    if (!slabs.ok()) return {.bytes = saturated, .padding = 0, .position = 0};
    std::vector<Change> changes;
    changes.reserve(2 * slabs.value().size());
    for (const Slab& slab : slabs.value()) {
        const Buffer& buffer = problem.buffers[slab.row];
        const std::int64_t size = slab.end - slab.begin;
        const std::int64_t padding = buffer.group < 0 ? size - buffer.bytes - buffer.padding : 0;
        changes.push_back({slab.first, size, padding});
        changes.push_back({slab.last + 1, -size, -padding});
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

std::vector<ByteRange> merged_keep_outs(const Pool& pool) {
    std::vector<ByteRange> ranges = pool.keep_out, out;
    std::sort(ranges.begin(), ranges.end(), [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
    for (const ByteRange& range : ranges) {
        if (range.begin >= range.end) continue;
        if (!out.empty() && range.begin <= out.back().end) {
            out.back().end = std::max(out.back().end, range.end);
        } else {
            out.push_back(range);
        }
    }
    return out;
}

std::int64_t lower_bound(const Problem& problem, const Pool& pool) {
    const Peak peak = peak_of(problem, pool);
    const std::int64_t base = std::max<std::int64_t>(pool.reserved, 0);
    if (peak.position < 0) return pool.reserved;
    const std::vector<ByteRange> keep_out = merged_keep_outs(pool);
    std::int64_t bound = height_for(base, peak.bytes, keep_out);
    for (const Buffer& buffer : problem.buffers) {
        if (buffer.mem_id != pool.mem_id) continue;
        const Result<std::int64_t> size = occupied_bytes(problem, buffer);
        if (!size.ok() || size.value() == 0) continue;
        const std::int64_t end = buffer.pinned ? checked_add(*buffer.pinned, size.value()).value_or(saturated)
                                               : lowest_end(base, size.value(), alignment_of(problem, buffer), keep_out);
        bound = std::max(bound, end);
    }
    return bound;
}

}  // namespace arenascope
