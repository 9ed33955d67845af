#include "engine/planning/bounds.h"

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/planning/plan.h"
#include "engine/planning/time_address_rects.h"

namespace arenascope {

namespace {

struct Change {
    std::int64_t time = 0;  ///< 64 bits: last + 1 must not wrap
    std::int64_t bytes = 0, padding = 0;
};

constexpr std::int64_t saturated = std::numeric_limits<std::int64_t>::max();

// Lowest height above `base` with that many bytes below it outside of keep-out ranges (ascending, disjoint).
std::int64_t height_for(std::int64_t base, std::int64_t bytes, const std::vector<ByteRange>& keep_out) {
    std::int64_t height = checked_add(base, bytes).value_or(saturated);
    for (const ByteRange& range : keep_out) {
        if (range.end <= base || range.begin >= height) continue;
        height = checked_add(height, range.end - std::max(base, range.begin)).value_or(saturated);
    }
    return height;
}

// End of the lowest contiguous place with that many bytes.
std::int64_t lowest_end(std::int64_t base, std::int64_t bytes, std::int64_t align,
                        const std::vector<ByteRange>& keep_out) {
    auto start = round_up(base, align);
    for (const ByteRange& range : keep_out) {
        const auto end = start ? checked_add(*start, bytes) : start;
        if (!end) return saturated;
        if (range.end > *start && range.begin < *end) start = round_up(range.end, align);
    }
    const auto end = start ? checked_add(*start, bytes) : start;
    return end.value_or(saturated);
}

// Beginnings and ends at each step, in order; equal times are separate entries.
std::vector<Change> changes_of(const Problem& problem, const std::vector<TimeAddressRect>& rects, bool starts) {
    std::vector<Change> out;
    std::int64_t low = saturated, high = 0;
    for (const TimeAddressRect& rect : rects) {
        low = std::min(low, rect.first);
        high = std::max(high, rect.last + 1);
    }
    const auto change = [&](const TimeAddressRect& rect) {
        const Buffer& buffer = problem.buffers[rect.row];
        const std::int64_t size = rect.end - rect.begin;
        const bool is_whole = buffer.group < 0 && buffer.pieces.empty();
        return Change{starts ? rect.first : rect.last + 1, size, is_whole ? size - buffer.bytes - buffer.padding : 0};
    };
    // Times are usually dense, so no sort is needed.
    const bool dense = !rects.empty() && high - low <= 8 * static_cast<std::int64_t>(rects.size());
    if (dense) {
        for (std::int64_t time = low; time <= high; ++time) out.push_back({time, 0, 0});
    }
    for (const TimeAddressRect& rect : rects) {
        const Change one = change(rect);
        if (!dense) {
            out.push_back(one);
            continue;
        }
        Change& sum = out[static_cast<std::size_t>(one.time - low)];
        sum.bytes = checked_add(sum.bytes, one.bytes).value_or(saturated);
        sum.padding = checked_add(sum.padding, one.padding).value_or(saturated);
    }
    if (!dense) std::sort(out.begin(), out.end(), [](const Change& a, const Change& b) { return a.time < b.time; });
    return out;
}

}  // namespace

Peak peak_of(const Problem& problem, const Pool& pool) {
    const auto rects = rects_of(problem, pool.mem_id);
    if (!rects.ok()) return {.bytes = saturated, .padding = 0, .position = Position(0)};
    const std::vector<Change> starts = changes_of(problem, rects.value(), true),
                              ends = changes_of(problem, rects.value(), false);
    Peak peak;
    std::int64_t live = 0, padding = 0;
    std::size_t ended = 0;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        // A lifetime is inclusive: its bytes are free at last + 1.
        for (; ended < ends.size() && ends[ended].time <= starts[i].time; ++ended) {
            live -= ends[ended].bytes;
            padding -= ends[ended].padding;
        }
        const auto bytes = checked_add(live, starts[i].bytes);
        if (!bytes || *bytes == saturated) {
            return {.bytes = saturated, .padding = 0, .position = Position(starts[i].time)};
        }
        live = *bytes;
        padding += starts[i].padding;
        if (starts[i].bytes > 0 && (!peak.position.valid() || live > peak.bytes)) {
            peak = {live, padding, Position(starts[i].time)};
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
    return lower_bound(problem, pool, peak_of(problem, pool));
}

std::int64_t lower_bound(const Problem& problem, const Pool& pool, const Peak& peak) {
    const std::int64_t base = std::max<std::int64_t>(pool.reserved, 0);
    if (!peak.position.valid()) return pool.reserved;
    const std::vector<ByteRange> keep_out = merged_keep_outs(pool);
    std::int64_t bound = height_for(base, peak.bytes, keep_out);
    for (const Buffer& buffer : problem.buffers) {
        if (buffer.mem_id != pool.mem_id) continue;
        const auto size = padded_size(problem, buffer);
        if (!size || *size == 0) continue;
        const std::int64_t end = buffer.pinned ? checked_add(*buffer.pinned, *size).value_or(saturated)
                                               : lowest_end(base, *size, alignment_of(problem, buffer), keep_out);
        bound = std::max(bound, end);
    }
    return bound;
}

std::int64_t tail_of(const Pool& pool) { return std::max<std::int64_t>(pool.tail, 0); }

}  // namespace arenascope
