#pragma once
// Exact search for a placement of one pool below a height: depth first over buffers in order of offset.

#include <chrono>
#include <unordered_set>

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

enum class Found : std::uint8_t { yes, no, cut };  ///< cut: the budget ended before the result

/// After MiniMalloc (ASPLOS 2023). Only gravity solutions are tried (every buffer rests on another or on the bottom),
/// each once: buffers are placed in ascending (offset, rank). Pinned buffers are obstacles.
///
/// Additions to the paper: in each section some buffer must be the lowest of the unplaced ones, low enough for all of
/// them to fit; the others must be above one that can be, which raises their bounds. A buffer that could only have been
/// placed earlier must rest on one that is not placed yet. And parts of the problem that failed once, independently of
/// the rest, are remembered.
class FitSearch {
public:
    using Clock = std::chrono::steady_clock;

    explicit FitSearch(const PoolItems& pool);
    /// Too many buffers or neighbours for a useful search.
    [[nodiscard]] bool is_too_large() const { return too_large_; }
    /// Number of placing orders (heuristics), the best first. Higher numbers: the best one with other random factors.
    static constexpr std::size_t order_count = 4;
    /// Looks for a placement that ends at or below `height`; takes its nodes from `nodes`.
    Found fit(std::int64_t height, std::size_t order, std::int64_t& nodes, std::optional<Clock::time_point> deadline,
              Progress& progress);
    [[nodiscard]] bool timed_out() const { return timed_out_; }
    /// By row of the pool's items, after Found::yes. Items without bytes are at the base.
    [[nodiscard]] const std::vector<std::int64_t>& offsets() const { return result_; }

private:
    using Index = std::uint32_t;
    static constexpr Index none = ~Index{0};
    struct Box {
        std::size_t item = 0;
        std::int64_t size = 0, align = 1, width = 0;
        Index begin = 0, end = 0;  ///< sections
        Index twin = none;         ///< an equal box that must be placed before
        std::vector<Index> neighbours;
        std::vector<std::pair<std::int64_t, std::int64_t>> obstacles;  ///< pinned and keep-out ranges, ascending
    };
    struct Change {
        Index box = 0;
        std::int64_t lowest = 0, bound = 0;
    };
    struct Candidate {
        std::int64_t offset = 0;
        Index rank = 0, box = 0;
    };
    /// Identifies the unplaced boxes and what they rest on. Two hashes of 64 bits.
    struct Part {
        std::uint64_t a = 0, b = 0;
        bool operator==(const Part&) const = default;
    };
    struct PartHash {
        std::size_t operator()(const Part& part) const { return static_cast<std::size_t>(part.a); }
    };

    void collect_boxes();
    void cut_sections();
    void link();
    bool start(std::int64_t height);
    void draw_widths();
    /// Ranks the boxes group_[from, to) by the order's keys, for the boxes that are not placed yet.
    void rank(std::size_t from, std::size_t to);
    [[nodiscard]] std::int64_t clear_of_obstacles(const Box& box, std::int64_t offset) const;
    /// Places a group of boxes (group_[from, to), ascending by start) that shares no section with any other unplaced
    /// box, in ascending (offset, rank) from the given one.
    Found place_group(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank);
    /// The rest of a group splits into independent groups: if one cannot be placed, the others need not be tried.
    Found place_rest(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank);
    /// A group that was just separated from the others starts again from the lowest offset.
    Found place_apart(std::size_t from, std::size_t to);
    /// False: some section of the group has no room for its unplaced boxes. Raises bounds on the way.
    bool propagate(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank);
    bool lift_in_section(Index section, std::int64_t last_offset);
    bool lift_passed(std::size_t from, std::size_t to, std::int64_t last_offset, Index last_rank);
    bool lift(Index box, std::int64_t bound);
    bool put(Index box, std::int64_t offset);
    void take_back(std::size_t placed, std::size_t changed);
    void keep_result();
    bool out_of_budget();

    const PoolItems& pool_;
    std::vector<Box> boxes_;                    // ascending by start
    std::vector<std::vector<Index>> members_;   // by section: boxes
    std::vector<std::int64_t> total_;           // by section: bytes not placed yet
    std::vector<std::int64_t> lowest_, bound_;  // by box: where it would rest now; its lower bound
    std::vector<std::int64_t> offset_;          // by box, while placed
    std::vector<Index> rank_;                   // by box, within its group
    std::vector<double> width_;                 // by box: its lifetime, as scaled for the order
    std::vector<char> placed_;
    std::vector<Index> trail_;                   // boxes in the order they were placed, to undo
    std::vector<Change> changes_;                // to undo
    std::vector<Index> group_, old_ranks_;       // stacks
    std::vector<Candidate> candidates_;          // a stack
    std::unordered_set<Part, PartHash> failed_;  // parts that do not fit below failed_height_
    std::int64_t failed_height_ = 0;
    std::vector<std::int64_t> result_;
    std::int64_t height_ = 0, *nodes_ = nullptr;
    std::size_t order_ = 0;
    std::optional<Clock::time_point> deadline_;
    Progress* progress_ = nullptr;
    std::int64_t puts_ = 0;
    bool too_large_ = false, timed_out_ = false, is_cancelled_ = false;
};

}  // namespace arenascope
