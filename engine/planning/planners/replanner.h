#pragma once
// Planning again after an edit, at the speed of a drag.

#include <cstdint>
#include <set>
#include <vector>

#include "engine/planning/placement/gap_finder.h"
#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// Greedy by size that remembers. A buffer's place depends only on those that live at the same time and are placed
/// before it: after an edit, these are followed from the edited buffers on, as far as places change. The result is
/// that of planning from scratch, which it falls back to where groups share storage, the pools change, or so much
/// moves that nothing would be saved.
class Replanner {
public:
    Result<Placement> plan(const Problem& problem, Progress& progress);

private:
    using Row = std::uint32_t;
    struct Entry {
        Item item;
        std::uint32_t pool = 0;
        bool whole = false;  ///< lives as long as all buffers together
    };
    /// Placing order: what is pinned, what lives the whole time, then size descending, start, row.
    struct Before {
        const std::vector<Entry>* entries;
        bool operator()(Row a, Row b) const;
    };
    using Dirty = std::set<Row, Before>;

    Result<Placement> from_scratch(const Problem& problem, Progress& progress);
    void remember(const Problem& problem, std::vector<PoolItems> pools);
    void index_time();
    [[nodiscard]] std::size_t block_of(std::int32_t time) const;
    void list(Row row);
    void unlist(Row row);
    [[nodiscard]] bool is_alike(const Problem& problem) const;
    /// False: an edited buffer is not plannable as it is, or lives as long as all others together.
    bool edit(const Problem& problem, const std::vector<Row>& rows, Dirty& dirty);
    bool follow(Dirty& dirty);
    [[nodiscard]] std::int64_t place_of(Row row);
    /// Calls `next` with each other row of the same pool that lives at the same time and has bytes; some twice.
    template <class Next>
    void visit_others(Row row, const Next& next);

    bool is_known_ = false;
    Problem problem_;
    std::vector<PoolItems> pools_;          // bases and keep-out ranges
    std::vector<Entry> entries_;            // by row
    std::vector<std::int64_t> offsets_;     // by row
    std::vector<std::int32_t> times_;       // starts of the blocks that time is cut into
    std::vector<std::vector<Row>> blocks_;  // rows that live in them
    std::vector<GapFinder::Span> around_;
    std::size_t looked_at_ = 0;
};

}  // namespace arenascope
