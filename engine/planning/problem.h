#pragma once
// What a planner sees: buffers with sizes and inclusive lifetimes, and the constraints on where they go.
// Never a tensor. And what it returns: offsets. Totals, bounds and verdicts are computed elsewhere.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

struct Buffer {
    std::int32_t id = 0;           ///< the ValueId it stands for (or the row of a .csv)
    std::int64_t bytes = 0;        ///< unaligned
    std::int32_t first = 0, last = 0;  ///< inclusive
    std::int32_t mem_id = 1;
    std::optional<std::int64_t> pinned{};  ///< fixed offset
    std::int64_t align = 0;        ///< own alignment; 0: the problem's
};

struct Pool {
    std::int32_t mem_id = 1;
    std::string name{};
    std::optional<std::int64_t> capacity{};
    std::int64_t align = 0;        ///< 0: the problem's
    std::int64_t reserved = 0;     ///< bytes at the start that sub-graphs use
    std::int64_t tail = 0;         ///< bytes ExecuTorch's greedy adds at the end (64 beside XNNPACK delegates)
    bool operator==(const Pool&) const = default;
};

struct Problem {
    std::vector<Buffer> buffers;   ///< in ExecuTorch's visiting order (ties are broken by it)
    std::vector<Pool> pools;       ///< every mem_id used has one, ascending
    std::int64_t align = 16;
};

struct PlanOptions {
    std::uint64_t seed = 1;
    std::int64_t nodes = 200000;          ///< search budget, the same on every machine
    std::optional<double> seconds{};      ///< time limit; makes a cut plan non-deterministic
};

/// A planner's answer. offsets[i] and object[i] belong to problem.buffers[i].
struct Placement {
    std::vector<std::int64_t> offsets;
    std::vector<std::int32_t> objects{};  ///< shared-object index, empty where the planner has none
    /// Per pool, as Problem::pools: bytes that a search proved no plan can go below; empty where it proved nothing.
    std::vector<std::int64_t> proven{};
    bool deterministic = true;
};

/// Buffer size as planned: rounded up to its alignment. Nothing on overflow.
[[nodiscard]] std::int64_t alignment_of(const Problem& problem, const Buffer& buffer);
[[nodiscard]] Result<std::int64_t> aligned_bytes(const Problem& problem, const Buffer& buffer);

}  // namespace arenascope
