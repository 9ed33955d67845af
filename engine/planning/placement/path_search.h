#pragma once
// Search for a placement where control flow lets buffers share bytes although their intervals overlap: conflicting
// pairs are given explicitly.

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// One pool's items and their conflicts. Small pools are searched completely: depth first over the items in ascending
/// order of offset, each resting on another, on a pinned or keep-out range, or on the bottom. Larger pools are placed
/// again and again; items that end too high move to the front.
class PathSearch {
public:
    /// `apart`: by item, indices of the items that it must not overlap.
    PathSearch(const PoolItems& pool, std::vector<std::vector<std::uint32_t>> apart, const PlanOptions& options);
    /// Improves `offsets` (by item) until `enough` is reached, nothing lower exists or the node budget is used up.
    Result<> run(const std::vector<std::int64_t>& offsets, std::int64_t enough, Progress& progress);
    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return best_; }
    /// Bytes that no placement can be below: proven by conflicts, or by a complete search.
    [[nodiscard]] std::int64_t proven() const { return proven_; }
    [[nodiscard]] std::int64_t nodes() const { return used_; }
    [[nodiscard]] bool timed_out() const { return timed_out_; }

private:
    using Index = std::uint32_t;
    void find_cliques();
    void place_in(const std::vector<Index>& order);
    bool try_orders();
    bool try_blame();
    /// False: the budget ended before the search was complete, or the work is cancelled.
    bool try_everything();
    bool search(std::size_t placed, std::int64_t last_offset, Index last_item);
    [[nodiscard]] bool can_fit(std::int64_t last_offset) const;
    [[nodiscard]] std::int64_t clear_of_obstacles(Index item, std::int64_t offset) const;
    void keep(const std::vector<std::int64_t>& offsets);
    bool out_of_budget();

    const PoolItems& pool_;
    std::vector<std::vector<Index>> apart_;
    std::vector<std::vector<Index>> cliques_;         ///< items that all conflict with each other
    std::vector<std::vector<ByteRange>> obstacles_;   ///< by item: pinned and kept out, ascending
    std::vector<Index> free_;                         ///< items to place
    std::vector<Index> twin_;                         ///< by item: an equal one that is placed before
    std::vector<std::int64_t> best_, offset_, rest_;  ///< by item
    std::vector<char> placed_;
    std::int64_t top_ = 0, enough_ = 0, proven_ = 0, height_ = 0, nodes_ = 0, used_ = 0;
    std::uint64_t seed_ = 1;
    std::optional<double> seconds_;
    double until_ = 0;
    Progress* progress_ = nullptr;
    bool cut_ = false, found_ = false, timed_out_ = false, is_cancelled_ = false;
};

}  // namespace arenascope
