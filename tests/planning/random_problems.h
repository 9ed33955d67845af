#pragma once
// Random and degenerate problems from a seed, the same on every machine.

#include <limits>
#include <random>
#include <string>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope::testing {

inline std::int64_t pick(std::mt19937& random, std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(high - low + 1));
}

struct ProblemKind {
    std::int64_t buffers = 40, times = 30, most_bytes = 500;
    int pools = 1;
    bool own_alignment = false, reserved = false;
    bool constrained = false;  ///< pins that may conflict, groups, padding and keep-out ranges
};

// Pairs that share storage: equal ones (as in place), or the second inside the first (as an input of a concat).
inline void add_groups(std::mt19937& random, Problem& problem) {
    std::int32_t group = 0;
    for (BufferRow row{1}; problem.buffers.has(row); row = row + 3) {
        Buffer &outer = problem.buffers[row - 1], &inner = problem.buffers[row];
        if (pick(random, 0, 2) == 0) continue;
        outer.group = inner.group = group++;
        inner.mem_id = outer.mem_id;
        inner.align = outer.align;
        inner.inside = pick(random, 0, 2) * alignment_of(problem, inner);
    }
}

inline void constrain(std::mt19937& random, Problem& problem) {
    add_groups(random, problem);
    for (Pool& pool : problem.pools) {
        for (std::int64_t i = pick(random, 0, 2); i > 0; --i) {
            const std::int64_t begin = pick(random, 0, 400);
            pool.keep_out.push_back({begin, begin + pick(random, 1, 60)});
        }
    }
    // Pins far above one another and above all keep-out ranges, so that all can be satisfied.
    std::int64_t at = 8192;
    for (Buffer& buffer : problem.buffers) {
        if (pick(random, 0, 4) == 0) buffer.padding = pick(random, 1, 40);
        if (buffer.group >= 0 || pick(random, 0, 9) != 0) continue;
        buffer.pinned = at;
        at += 4096;
    }
}

inline Problem random_problem(std::uint32_t seed, const ProblemKind& kind = {}) {
    std::mt19937 random(seed);
    Problem problem;
    problem.align = std::int64_t{1} << pick(random, 0, 6);
    for (std::int32_t id = 1; id <= kind.pools; ++id) {
        problem.pools.push_back({.mem_id = id, .reserved = kind.reserved ? pick(random, 0, 100) : 0});
    }
    for (std::int64_t i = 0; i < kind.buffers; ++i) {
        Buffer buffer{.id = ValueId(i), .bytes = pick(random, 0, kind.most_bytes)};
        buffer.first = static_cast<std::int32_t>(pick(random, 0, kind.times));
        buffer.last = static_cast<std::int32_t>(pick(random, buffer.first, kind.times));
        buffer.mem_id = static_cast<std::int32_t>(pick(random, 1, kind.pools));
        if (kind.own_alignment) buffer.align = std::int64_t{1} << pick(random, 0, 7);
        problem.buffers.push_back(buffer);
    }
    if (kind.constrained) constrain(random, problem);
    return problem;
}

}  // namespace arenascope::testing
