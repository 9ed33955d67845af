#pragma once
// Problems of any size from fixed seeds for the benchmarks, and the planners that ours are compared with.

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope::bench {

/// Short lives and 3 % long skips: a tensor overlaps 15 others on average, however many there are.
inline Problem inference_like(std::int32_t count) {
    std::mt19937 random(20010328);
    Problem problem{{}, {{.mem_id = 1}}, 1};
    for (std::int32_t i = 0; i < count; ++i) {
        const auto skip = random() % 100 < 3;
        const auto length = static_cast<std::int32_t>(1 + random() % (skip ? 240 : 6));
        problem.buffers.push_back({.id = ValueId(i),
                                   .bytes = 64 * static_cast<std::int64_t>(1 + random() % 16384),
                                   .first = i,
                                   .last = i + length});
    }
    return problem;
}

/// A forward and a backward pass: a quarter of the tensors live until their step is undone, the others briefly.
/// A tensor overlaps a quarter of all others on average.
inline Problem training_like(std::int32_t count) {
    std::mt19937 random(20010328);
    Problem problem{{}, {{.mem_id = 1}}, 1};
    for (std::int32_t i = 0; i < count; ++i) {
        const std::int32_t step = i % count;
        const bool is_saved = step < count / 2 && random() % 2 == 0;
        const std::int32_t last = is_saved ? count - step : step + 1 + static_cast<std::int32_t>(random() % 3);
        problem.buffers.push_back({.id = ValueId(i),
                                   .bytes = 64 * static_cast<std::int64_t>(1 + random() % 16384),
                                   .first = step,
                                   .last = last});
    }
    return problem;
}

/// Largest first, equal sizes by start: the order in which all of these planners place.
inline std::vector<BufferRow> placing_order(const Problem& problem) {
    std::vector<BufferRow> order;
    order.reserve(problem.buffers.size());
    for (const BufferRow row : problem.buffers.indices()) order.push_back(row);
    std::stable_sort(order.begin(), order.end(), [&](BufferRow a, BufferRow b) {
        const Buffer &x = problem.buffers[a], &y = problem.buffers[b];
        return x.bytes != y.bytes ? x.bytes > y.bytes : x.first < y.first;
    });
    return order;
}

/// As TensorFlow Lite's arena does it: a list of placed tensors by address, whose records are looked up one by one.
inline Table<BufferRow, std::int64_t> list_of_indices(const Problem& problem) {
    Table<BufferRow, std::int64_t> offsets(problem.buffers.size(), 0);
    std::vector<BufferRow> placed;
    for (const BufferRow index : placing_order(problem)) {
        const Buffer& buffer = problem.buffers[index];
        std::int64_t best = -1, tightest = std::numeric_limits<std::int64_t>::max(), current = 0;
        for (const BufferRow other : placed) {
            const Buffer& there = problem.buffers[other];
            if (there.first > buffer.last || there.last < buffer.first) continue;
            const std::int64_t gap = offsets[other] - current;
            if (gap >= buffer.bytes && gap < tightest) {
                best = current;
                tightest = gap;
                if (gap == buffer.bytes) break;
            }
            current = std::max(current, offsets[other] + there.bytes);
        }
        offsets[index] = best >= 0 ? best : current;
        const auto at = std::upper_bound(placed.begin(), placed.end(), offsets[index],
                                         [&](std::int64_t offset, BufferRow other) { return offset < offsets[other]; });
        placed.insert(at, index);
    }
    return offsets;
}

/// The same over contiguous columns in address order: the fastest simple way if nearly all tensors overlap.
inline Table<BufferRow, std::int64_t> address_ordered_scan(const Problem& problem) {
    Table<BufferRow, std::int64_t> offsets(problem.buffers.size(), 0);
    std::vector<std::int64_t> begins, ends;
    std::vector<std::int32_t> first, last;
    for (const BufferRow index : placing_order(problem)) {
        const Buffer& buffer = problem.buffers[index];
        std::int64_t best = -1, tightest = std::numeric_limits<std::int64_t>::max(), current = 0;
        for (std::size_t i = 0; i < begins.size(); ++i) {
            if (first[i] > buffer.last || last[i] < buffer.first) continue;
            const std::int64_t gap = begins[i] - current;
            if (gap >= buffer.bytes && gap < tightest) {
                best = current;
                tightest = gap;
                if (gap == buffer.bytes) break;
            }
            current = std::max(current, ends[i]);
        }
        offsets[index] = best >= 0 ? best : current;
        const auto at = std::upper_bound(begins.begin(), begins.end(), offsets[index]) - begins.begin();
        begins.insert(begins.begin() + at, offsets[index]);
        ends.insert(ends.begin() + at, offsets[index] + buffer.bytes);
        first.insert(first.begin() + at, buffer.first);
        last.insert(last.begin() + at, buffer.last);
    }
    return offsets;
}

}  // namespace arenascope::bench
