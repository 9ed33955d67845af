#pragma once
// The tightest gap for one item after another, much faster than checking all placed ones: possible overlaps are known
// in advance, so items are indexed by time. Same results as ItemArena::best_fit.

#include <cstdint>
#include <optional>

#include "engine/planning/placement/free_space.h"
#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// With few overlaps, time is cut into blocks, and each lists the placed items that live in it. With many, it uses a
/// FreeSpace, which merges them. Memory is linear in both cases.
class GapFinder {
public:
    explicit GapFinder(const PoolItems& pool);
    /// `index`: into the pool's items. Items without bytes are never added.
    void put(std::size_t index, std::int64_t offset);
    /// Removes all items.
    void clear();
    /// The tightest gap between items that live at the same time, otherwise above all of them.
    [[nodiscard]] std::int64_t best_fit(std::size_t index);
    /// The lowest free place.
    [[nodiscard]] std::int64_t first_fit(std::size_t index);
    /// Items are found faster if those that live near each other in time are requested together.
    [[nodiscard]] bool is_local() const { return !free_space_; }
    /// Prefetches an item: the order by size jumps through memory.
    void prefetch_item(std::size_t index) const;
    void prefetch_block(std::size_t index) const;

    /// Occupied bytes.
    struct Span {
        std::int64_t begin = 0, end = 0;
    };

private:
    struct Entry {
        Span span;
        std::int32_t first = 0, last = 0;
    };
    /// A section of time: entries_[from, from + count), ascending by address.
    struct Block {
        std::size_t from = 0;
        std::uint32_t count = 0;
        std::int32_t time = 0;  ///< of its start
    };
    struct Blocks {
        std::uint32_t first = 0, last = 0;
    };
    void rank_times();
    [[nodiscard]] std::size_t rank_of(std::int32_t time) const;
    [[nodiscard]] std::int32_t time_of(std::size_t rank) const;
    /// `starts`: by rank of a time, how many items start there. Returns how many entries the blocks may need.
    std::size_t cut_blocks(const std::vector<std::uint32_t>& starts, std::size_t per_block);
    void put_in_block(Block& block, const Entry& entry);
    void make_room(std::size_t more);
    void collect_from_blocks(const Item& item, const Blocks& blocks);

    const PoolItems& pool_;
    std::optional<FreeSpace> free_space_;  // for many overlaps; the rest is then unused
    std::int32_t earliest_ = 0;
    std::size_t ranks_ = 0;            // number of times
    std::vector<std::int32_t> times_;  // by rank; empty: times are dense from earliest_ on
    std::vector<Block> blocks_;
    std::vector<Blocks> of_item_;  // by item: blocks it lives in
    std::vector<Entry> entries_;
    std::vector<Span> found_;  // the first count_ are results, with room after them
    std::size_t count_ = 0;
};

/// The tightest place for an item between spans that ascend by their begins, otherwise above all of them.
[[nodiscard]] std::int64_t tightest_gap(const GapFinder::Span* spans, std::size_t count, std::int64_t base,
                                        const Item& item);
/// Puts the pinned items at their offsets.
void put_pinned(GapFinder& gaps, const PoolItems& pool, Placement& placement);
/// Places one item in its tightest gap; without bytes, at the base.
void place_tightly(GapFinder& gaps, const PoolItems& pool, std::size_t index, Placement& placement);

}  // namespace arenascope
