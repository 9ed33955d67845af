#pragma once
// Exact search for a placement of one pool below a height: depth first over buffers in order of offset.

#include <chrono>

#include "engine/planning/planners/pool_items.h"

namespace arenascope {

enum class Found : std::uint8_t { yes, no, cut };  ///< cut: the budget ended before the answer

/// After MiniMalloc (ASPLOS 2023). Only gravity solutions are tried (every buffer rests on another or on the
/// floor), each once: buffers are placed in ascending (offset, rank). What is pinned is an obstacle. All that a
/// node needs is kept up to date while boxes are placed and taken back, so that a node costs about as much as
/// the box has neighbours.
class FitSearch {
public:
    using Clock = std::chrono::steady_clock;

    explicit FitSearch(const PoolItems& pool);
    /// Too many buffers or neighbours for a search to be of use.
    [[nodiscard]] bool is_too_large() const { return too_large_; }
    /// Number of placing orders (heuristics) there are.
    static constexpr std::size_t order_count = 4;
    /// Looks for a placement that ends at or below `height`; takes its nodes from `nodes`.
    Found fit(std::int64_t height, std::size_t order, std::int64_t& nodes, std::optional<Clock::time_point> deadline,
              Progress& progress);
    [[nodiscard]] bool timed_out() const { return timed_out_; }
    /// By row of the pool's items, after Found::yes. Items without bytes are at the base.
    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return result_; }

private:
    using Index = std::uint32_t;
    struct Box {
        std::size_t item = 0;
        std::int64_t size = 0, align = 1, width = 0, busiest = 0;
        Index begin = 0, end = 0;                   ///< sections
        Index twin = none;                          ///< an equal box that must be placed before
        std::vector<Index> neighbours;
        std::vector<std::pair<std::int64_t, std::int64_t>> obstacles;  ///< pinned and kept out, ascending
    };
    struct Change {
        Index box = 0;
        std::int64_t lowest = 0;
    };
    static constexpr Index none = ~Index{0};

    void collect_boxes();
    void cut_sections();
    void link();
    void rank(std::size_t order);
    bool start(std::int64_t height);
    [[nodiscard]] std::int64_t clear_of_obstacles(const Box& box, std::int64_t offset) const;
    /// Places a group of boxes (group_[from, to), ascending by start) that shares no section with any other box
    /// still to place.
    Found place_group(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank);
    /// The rest of a group falls into groups that can be placed apart: where one cannot, none needs to be.
    Found place_rest(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank);
    /// False: some section of the group cannot hold what is still to be placed at or above `last_offset`.
    bool sections_fit(std::size_t from, std::size_t to, std::int64_t last_offset);
    bool put(Index box, std::int64_t offset);
    void take_back(std::size_t placed, std::size_t changed);
    void keep_result();
    bool out_of_budget();

    const PoolItems& pool_;
    std::vector<Box> boxes_;                        // in rank order
    std::vector<std::vector<Index>> members_;       // by section: boxes
    std::vector<std::int64_t> total_;               // by section: bytes still to place
    std::vector<Index> witness_;                    // by section: a box that can be low enough, as last seen
    std::vector<std::int64_t> lowest_, offset_;     // by box; offset_ while placed
    std::vector<char> placed_;
    std::vector<Index> trail_;                      // boxes in the order they were placed, to undo
    std::vector<Change> changes_;                   // to undo
    std::vector<Index> group_;                      // stack of groups
    std::vector<std::pair<std::int64_t, Index>> candidates_;  // stack of candidates
    std::vector<std::int64_t> result_;
    std::int64_t height_ = 0, *nodes_ = nullptr;
    std::optional<Clock::time_point> deadline_;
    Progress* progress_ = nullptr;
    bool too_large_ = false, timed_out_ = false;
};

/// Improves each pool of a placement by search and says what was proven. `stop_at_capacity`: where every pool
/// has a capacity, a plan that fits is enough.
Result<Placement> improve_by_search(const Problem& problem, Placement placement, bool stop_at_capacity,
                                    const PlanOptions& options, Progress& progress);

}  // namespace arenascope
