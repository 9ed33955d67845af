#pragma once
// The tightest gap for one item after another, much faster than looking at all that were placed before: what can
// overlap is known from the start, so items are indexed by time. Same results as Arena::best_fit.

#include <cstdint>

#include "engine/planning/planners/pool_items.h"

namespace arenascope {

/// Few overlaps: an index by start, with the items that are live at the first of every `block` starts. Many: the
/// placed items in address order, in chunks that are skipped where no lifetime meets. Memory is linear either way.
class GapFinder {
public:
    explicit GapFinder(const PoolItems& pool);
    /// `index`: into the pool's items. Items without bytes are never put.
    void put(std::size_t index, std::int64_t offset);
    /// The tightest gap between items that live at the same time, else above them all.
    [[nodiscard]] std::int64_t best_fit(std::size_t index);

private:
    struct Span {
        std::int64_t begin = 0, end = 0;
    };
    /// Placed items that are neighbours by address, column-wise.
    struct Chunk {
        std::vector<std::int32_t> first, last;
        std::vector<Span> spans;  ///< ascending
        std::int32_t min_first = std::numeric_limits<std::int32_t>::max();
        std::int32_t max_last = std::numeric_limits<std::int32_t>::min();
    };

    /// `counts`: by place, how many of the items before it are live there.
    void index_by_start(const std::vector<std::uint32_t>& counts);
    void collect_by_start(const Item& item, std::size_t from, std::size_t to);
    void put_in_chunk(const Item& item, std::int64_t offset);
    void collect_from_chunks(const Item& item);
    [[nodiscard]] std::int64_t tightest(const Item& item) const;
    [[nodiscard]] std::size_t starts_before(std::int64_t time) const;

    const PoolItems& pool_;
    bool by_start_ = false;
    std::vector<std::uint32_t> place_;             // by item: where it is in the order of starts
    std::vector<std::int32_t> first_, last_;       // in that order
    std::vector<Span> spans_;                      // in that order; end < begin: not placed
    std::vector<std::uint32_t> until_;             // by time from the first start: starts at or before
    std::vector<std::uint32_t> live_, live_from_;  // by block: places of earlier items that are live at its start
    std::size_t block_ = 16;
    std::vector<Chunk> chunks_;                    // ascending by address
    std::vector<Span> found_;
    std::vector<std::uint32_t> hits_;
};

/// Puts the pinned items at their offsets.
void put_pinned(GapFinder& gaps, const PoolItems& pool, Placement& placement);
/// Places one item in its tightest gap; without bytes, at the base.
void place_tightly(GapFinder& gaps, const PoolItems& pool, std::size_t index, Placement& placement);

}  // namespace arenascope
