#pragma once
// Distances at which two buffers conflict, if parts of them have lifetimes of their own.

#include <cstdint>
#include <vector>

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/planning/problem.h"

namespace arenascope {

/// A buffer as bytes with lifetimes; `pieces` has at least one unless `size` is 0.
struct PiecedBuffer {
    std::int64_t size = 0;
    std::int32_t first = 0, last = 0;
    std::vector<BufferPiece> pieces{};
};

/// Own offset minus the other's, while the two overlap and both are live; the ends are allowed.
struct Apart {
    std::int64_t low = 0, high = 0;
    bool operator==(const Apart&) const = default;
};

struct KeptApart {
    std::size_t other = 0;
    Apart span{};
};

/// Limits of the computation. A file determines how many pieces its buffers have.
struct DistanceLimits {
    std::int64_t comparisons = std::int64_t{1} << 26;  ///< of pieces
    std::int64_t spans = std::int64_t{1} << 22;        ///< stored spans, of all buffers
};

/// Every buffer's conflicting distances to the others. After that many comparisons, two buffers are kept apart as if
/// each lived throughout: stricter than necessary, so that a plan is still valid.
class Distances {
public:
    static Result<Distances> find(const std::vector<PiecedBuffer>& buffers, Progress& progress,
                                  const DistanceLimits& limits = {});

    /// Spans of one other buffer are ascending and disjoint. Empty for all if there are more than the limit:
    /// is_complete() is then false, and a planner compares lifetimes instead.
    [[nodiscard]] const std::vector<KeptApart>& of(std::size_t buffer) const { return kept_[buffer]; }
    [[nodiscard]] bool is_complete() const { return is_complete_; }
    [[nodiscard]] std::int64_t comparisons() const { return comparisons_; }

private:
    Result<> find_all(const std::vector<PiecedBuffer>& buffers, Progress& progress, const DistanceLimits& limits);
    void find_between(const PiecedBuffer& a, const PiecedBuffer& b, const DistanceLimits& limits);

    std::vector<std::vector<KeptApart>> kept_;
    std::vector<Apart> spans_;  ///< of the two that are compared
    std::int64_t comparisons_ = 0, count_ = 0;
    bool is_complete_ = true;
};

}  // namespace arenascope
