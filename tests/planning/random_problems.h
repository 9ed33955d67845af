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
};

inline Problem random_problem(std::uint32_t seed, const ProblemKind& kind = {}) {
    std::mt19937 random(seed);
    Problem problem;
    problem.align = std::int64_t{1} << pick(random, 0, 6);
    for (std::int32_t id = 1; id <= kind.pools; ++id) {
        problem.pools.push_back({.mem_id = id, .reserved = kind.reserved ? pick(random, 0, 100) : 0});
    }
    for (std::int64_t i = 0; i < kind.buffers; ++i) {
        Buffer buffer{.id = static_cast<std::int32_t>(i), .bytes = pick(random, 0, kind.most_bytes)};
        buffer.first = static_cast<std::int32_t>(pick(random, 0, kind.times));
        buffer.last = static_cast<std::int32_t>(pick(random, buffer.first, kind.times));
        buffer.mem_id = static_cast<std::int32_t>(pick(random, 1, kind.pools));
        if (kind.own_alignment) buffer.align = std::int64_t{1} << pick(random, 0, 7);
        problem.buffers.push_back(buffer);
    }
    return problem;
}

}  // namespace arenascope::testing
