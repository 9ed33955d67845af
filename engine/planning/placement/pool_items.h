#pragma once
// Helpers of planners: a problem split into its pools with rounded sizes, and an address-ordered arena that finds gaps.
// Pools never share bytes, so each is planned on its own.

#include <limits>
#include <string_view>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

/// What is placed as one: a buffer, or a group of buffers that share storage (over all their lifetimes).
struct Item {
    BufferRow row{0};  ///< of a group, the lowest member
    std::int32_t first = 0, last = 0;
    std::int64_t size = 0;  ///< rounded up to `align`, padding added
    std::int64_t align = 1;
    std::optional<std::int64_t> pinned;
};

struct PoolItems {
    PoolRow pool{0};
    std::int64_t base = 0;            ///< reserved bytes at the start
    std::vector<Item> items;          ///< in the problem's order
    std::vector<BufferRow> rows;      ///< all its buffers
    std::vector<ByteRange> keep_out;  ///< ascending, apart
    bool exact = true;                ///< no group wastes bytes within its item, so proofs hold for the problem
};

/// The pools of a checked problem: every buffer has a pool and a lifetime, and all buffers together fit in 64 bits, so
/// planners need not check for overflow again.
Result<std::vector<PoolItems>> split_pools(const Problem& problem);
/// An error if the problem has pins, groups, padding or keep-out ranges: for planners that support none.
Result<> refuse_constraints(const Problem& problem, std::string_view planner);
/// Places the members of groups at their item's offset. Every planner that supports groups ends with it.
void spread_groups(const Problem& problem, Placement& placement);
/// One pool of a problem as a problem of its own; its buffers are pool.rows, in that order.
Problem pool_problem(const Problem& problem, const PoolItems& pool);
/// Takes the placement of pool_problem(problem, pool) over into that of the problem.
void take_over(Placement& whole, const PoolItems& pool, const Placement& part);
/// A placement with every offset 0.
Placement empty_placement(const Problem& problem);
/// Least common multiple of the items' alignments, so that objects can start at any multiple of it.
Result<std::int64_t> common_alignment(const std::vector<Item>& items);

/// Peak live bytes (plus reserved ones and the keep-out ranges below them, and at least any pin's end): where a search
/// stops.
std::int64_t live_bound(const PoolItems& pool);
/// The lowest place of an item in an empty pool, above the reserved bytes and outside keep-out ranges.
std::int64_t clear_start(const PoolItems& pool, const Item& item);
/// The end of the highest item of a pool.
std::int64_t top_of(const PoolItems& pool, const Placement& placement);

/// `value` rounded up; split_pools has checked that it cannot overflow.
[[nodiscard]] inline std::int64_t rounded(std::int64_t value, std::int64_t align) {
    if ((align & (align - 1)) == 0) return (value + align - 1) & -align;  // the usual case, and faster
    return (value + align - 1) / align * align;
}

/// Placed items and keep-out ranges in address order. Column-wise, because finding a gap reads every interval.
class ItemArena {
public:
    explicit ItemArena(const PoolItems& pool);
    void put(const Item& item, std::int64_t offset);
    /// The tightest gap between items that live at the same time, otherwise above all of them.
    [[nodiscard]] std::int64_t best_fit(const Item& item) const;
    /// The lowest place that is free.
    [[nodiscard]] std::int64_t first_fit(const Item& item) const;

private:
    void reserve(std::size_t count);

    std::int64_t base_ = 0;
    std::vector<std::int32_t> first_, last_;
    std::vector<std::int64_t> offset_, end_;
};

}  // namespace arenascope
