#pragma once
// What planners share: a problem split into its pools with sizes rounded, and an address-ordered arena
// that finds gaps. Pools never share bytes, so each is planned on its own.

#include <limits>
#include <string_view>
#include <vector>

#include "engine/planning/problem.h"

namespace arenascope {

struct Item {
    std::int32_t row = 0;   ///< index into Problem::buffers
    std::int32_t first = 0, last = 0;
    std::int64_t size = 0;  ///< rounded up to `align`
    std::int64_t align = 1;
    std::optional<std::int64_t> pinned;
};

struct PoolItems {
    std::size_t pool = 0;   ///< index into Problem::pools
    std::int64_t base = 0;  ///< bytes at the start that are reserved
    std::vector<Item> items;  ///< in the problem's order
};

/// The pools of a problem that has been checked: every buffer has a pool and a lifetime, and all buffers
/// laid end to end fit in 64 bits, so that no planner needs to think of overflow again.
Result<std::vector<PoolItems>> split_pools(const Problem& problem);
/// An error where the problem has pins: for planners that do not honour them.
Result<> refuse_pins(const Problem& problem, std::string_view planner);
/// A placement with every offset 0.
Placement empty_placement(const Problem& problem);
/// Least common multiple of the items' alignments, so that objects can start anywhere it divides.
Result<std::int64_t> common_alignment(const std::vector<Item>& items);

/// The most bytes that live at once (plus the reserved ones, and no less than any pin's end): where a search stops.
std::int64_t live_bound(const PoolItems& pool);
/// The end of the highest item of a pool.
std::int64_t top_of(const PoolItems& pool, const Placement& placement);

/// `value` rounded up; split_pools has made sure that it cannot overflow.
[[nodiscard]] inline std::int64_t rounded(std::int64_t value, std::int64_t align) {
    return (value + align - 1) / align * align;
}

/// Placed items in address order. Column-wise, because finding a gap reads every interval.
class Arena {
public:
    explicit Arena(std::int64_t base) : base_(base) {}
    void reserve(std::size_t count);
    void put(const Item& item, std::int64_t offset);
    /// The tightest gap between items that live at the same time, else above them all.
    [[nodiscard]] std::int64_t best_fit(const Item& item) const;
    /// The lowest place that is free.
    [[nodiscard]] std::int64_t first_fit(const Item& item) const;
    [[nodiscard]] std::int64_t top() const { return top_; }

private:
    std::int64_t base_ = 0, top_ = 0;
    std::vector<std::int32_t> first_, last_;
    std::vector<std::int64_t> offset_, end_;
};

/// Pinned items at their offsets; the others, in their order, are returned.
std::vector<Item> put_pinned(Arena& arena, const std::vector<Item>& items, Placement& placement);

}  // namespace arenascope
