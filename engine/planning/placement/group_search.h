#pragma once
// Exact search for few items, with groups as the rectangles of their members instead of one rectangle around them.

#include <chrono>

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// For two conflicting items, one is above the other or the reverse: depth first over these choices. The choices give
/// every item its lowest offset; a branch of the search ends if one reaches the best height.
class GroupSearch {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t most_items = 96;

    GroupSearch(const Problem& problem, const PoolItems& pool);
    /// By item of the pool. Takes its steps from `nodes`. Only placements that end below `top` are found.
    Result<> run(std::vector<std::int64_t> start, std::int64_t top, std::int64_t& nodes,
                 std::optional<Clock::time_point> deadline, Progress& progress);
    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return best_; }
    /// Bytes that no placement can be below.
    [[nodiscard]] std::int64_t proven() const { return cut_ ? bound_ : top_; }
    [[nodiscard]] bool timed_out() const { return timed_out_; }

private:
    struct Part {
        std::int32_t first = 0, last = 0;
        std::int64_t begin = 0, end = 0;  ///< from the item's start
    };
    struct Body {
        std::vector<Part> parts;
        std::int64_t align = 1, height = 0;
        std::optional<std::int64_t> fixed{};  ///< pinned, or a keep-out range
    };
    /// `upper` is at least `by` bytes above `lower`; `by` may be negative.
    struct Above {
        std::size_t lower = 0, upper = 0;
        std::int64_t by = 0;
    };
    /// Two bodies that overlap in time, and the distances (upper minus lower, the ends excluded) at which they
    /// conflict.
    struct Pair {
        std::size_t a = 0, b = 0;
        std::vector<ByteRange> clashes;
    };
    struct Clash {
        const Pair* pair = nullptr;
        ByteRange distances;
    };

    void collect(const Problem& problem);
    void pair_up();
    void find_bound();
    Result<> search(const std::vector<std::int64_t>& at, Progress& progress);
    Result<> choose(const std::vector<std::int64_t>& at, const Above& above, Progress& progress);
    /// Raises the bodies that must be higher now; false if one ends at or above the best height.
    bool lift(std::vector<std::int64_t>& at, std::size_t from) const;
    [[nodiscard]] Clash worst(const std::vector<std::int64_t>& at) const;

    const PoolItems& pool_;
    std::vector<Body> bodies_;  // the items, then the keep-out ranges
    std::vector<Pair> pairs_;
    std::vector<std::vector<Above>> above_;  // by lower body: the choices so far
    std::vector<std::int64_t> best_;
    std::int64_t top_ = 0, bound_ = 0;
    std::size_t depth_ = 0;
    std::int64_t* nodes_ = nullptr;
    std::optional<Clock::time_point> deadline_;
    bool cut_ = false, timed_out_ = false;
};

}  // namespace arenascope
