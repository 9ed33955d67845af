#pragma once
// Finds a place for an item among many that are live at the same time, without checking each of them.

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

/// Free addresses: ascending disjoint ranges, the last without an end.
class FreeRanges {
public:
    static constexpr std::int64_t no_end = std::numeric_limits<std::int64_t>::max();

    /// `shift`: bytes are compared without that many low bits first.
    void reset(std::int64_t base, int shift);
    /// Removes [begin, end), as far as it is free.
    void take(std::int64_t begin, std::int64_t end);
    [[nodiscard]] std::size_t size() const { return ranges_.size(); }
    [[nodiscard]] std::int64_t begin(std::size_t i) const { return ranges_[i].begin; }
    [[nodiscard]] std::int64_t end(std::size_t i) const { return ranges_[i].end; }
    /// The first range at or after `from` that ends above `address`.
    [[nodiscard]] std::size_t first_above(std::int64_t address, std::size_t from = 0) const;
    void prefetch(std::size_t i) const { __builtin_prefetch(ranges_.data() + i); }
    /// Calls `next` with the ranges [from, to) that have `least` bytes or more (a few others may be among them) until
    /// it returns false. True where it never did.
    template <class Next>
    bool visit(std::size_t from, std::size_t to, std::int64_t least, const Next& next) const;
    /// Calls `next` with the shortest ranges of `least` bytes or more, then with the next longer ones, and so on, while
    /// they have at most `most` bytes, whose current value counts.
    template <class Next>
    void visit_tightest(std::int64_t least, const std::int64_t& most, const Next& next) const;
    /// Hides a range from visits until show() with the returned value.
    std::int32_t hide(std::size_t i) { return std::exchange(lengths_[i], -1); }
    void show(std::size_t i, std::int32_t length) { lengths_[i] = length; }

private:
    [[nodiscard]] std::int32_t scaled(std::int64_t bytes) const;
    [[nodiscard]] std::size_t settle(std::size_t i, std::int64_t address) const;
    void measure(std::size_t i) {
        lengths_[i] = scaled(ranges_[i].end - ranges_[i].begin);
        ends_[i] = scaled(ranges_[i].end);
    }

    std::vector<ByteRange> ranges_;
    std::vector<std::int32_t> lengths_, ends_;  ///< scaled, to skip many at once
    int shift_ = 0;
};

/// Time is cut into blocks. Each keeps the free space of all items that live through it, and a list of those that start
/// or end in it; a tree over the blocks keeps the free space of 2, 4, 8 … of them. An item queries the two blocks that
/// it starts and ends in and O(log) nodes between. Memory is linear: there are few blocks if lifetimes are long.
class FreeSpace {
public:
    explicit FreeSpace(const PoolItems& pool);
    void put(std::size_t index, std::int64_t offset);
    void clear();
    /// As in GapFinder.
    [[nodiscard]] std::int64_t best_fit(std::size_t index);
    [[nodiscard]] std::int64_t first_fit(std::size_t index);

private:
    /// Items that live in a part of a block; ascending by address, column-wise.
    struct Edges {
        std::vector<std::int32_t> first, last;
        std::vector<ByteRange> ranges;
        void insert(std::int32_t item_first, std::int32_t item_last, ByteRange range);
        void clear();
    };
    struct Blocks {
        std::uint32_t first = 0, last = 0;
    };

    void cut_time(std::size_t blocks);
    [[nodiscard]] std::uint32_t block_of(std::int32_t time) const;
    [[nodiscard]] bool lives_through(const Item& item, std::uint32_t block) const;
    void ask(std::size_t index);
    void collect_hits(const Item& item, std::int64_t above);
    void collect_edges(const Item& item, std::uint32_t block, std::int64_t above);
    void narrow(const FreeRanges& other, std::int64_t size);
    /// The parts of one range that no hit covers; `hit` advances, `covered` is the end of the hits so far.
    template <class Next>
    bool visit_parts(std::int64_t begin, std::int64_t end, std::size_t& hit, std::int64_t& covered,
                     const Next& next) const;
    void find_hit_ranges(const FreeRanges& list);
    /// Calls `run` with each run of ranges of a list without hits, `next` with the free parts of the others, ascending,
    /// until one returns false.
    template <class Run, class Next>
    void visit_list(const FreeRanges& list, const Run& run, const Next& next);
    void intersect(const Item& item);
    template <class Next>
    void visit_ranges(const Next& next) const;

    const PoolItems& pool_;
    std::vector<std::int32_t> times_;  ///< starts of the blocks
    std::int32_t last_ = 0;            ///< the end of the last lifetime
    std::vector<Blocks> of_item_;
    std::vector<FreeRanges> nodes_;  ///< [1, leaves_): the tree's inner nodes, then the blocks
    std::size_t leaves_ = 1;         ///< blocks, a power of two
    int shift_ = 0;
    std::vector<Edges> edges_;  ///< by block
    // Of the current query:
    std::vector<std::size_t> asked_;  ///< nodes
    std::vector<std::size_t> with_hit_;
    std::vector<std::pair<std::size_t, std::int32_t>> hidden_;
    std::vector<ByteRange> hits_, ranges_, narrowed_;
};

}  // namespace arenascope
