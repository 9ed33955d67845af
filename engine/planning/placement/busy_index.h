#pragma once
// Finds shared objects that may be free over a lifetime, without checking each: time is cut into 64 spans, each object
// has a bit for every span that one of its members fills, and a tree combines the bits of all objects below a node.

#include <cstdint>

#include "engine/planning/placement/pool_items.h"

namespace arenascope {

class BusyIndex {
public:
    static constexpr std::size_t none = ~std::size_t{0};
    using Spans = std::uint64_t;  ///< a bit for each

    /// Spans are cut where the lifetimes of the items begin and end. At most as many objects as items.
    explicit BusyIndex(const std::vector<Item>& items);

    /// The spans that a lifetime touches.
    [[nodiscard]] Spans touched(std::int32_t first, std::int32_t last) const;
    /// The object is busy from `first` to `last`.
    void occupy(std::size_t object, std::int32_t first, std::int32_t last);
    /// The first object at or after `from` that is not known to be busy in one of the spans; `none` if there is none.
    [[nodiscard]] std::size_t next(std::size_t from, Spans spans) const;
    /// The last such object before `end`.
    [[nodiscard]] std::size_t previous(std::size_t end, Spans spans) const;

private:
    [[nodiscard]] std::size_t span_of(std::int32_t time) const;
    /// Among the objects [begin, begin + count) below a node.
    [[nodiscard]] std::size_t first_below(std::size_t node, std::size_t begin, std::size_t count, std::size_t from,
                                          Spans spans) const;
    [[nodiscard]] std::size_t last_below(std::size_t node, std::size_t begin, std::size_t count, std::size_t end,
                                         Spans spans) const;

    std::vector<std::int32_t> begins_;  ///< of each span
    std::size_t leaves_ = 1;            ///< a power of two
    std::size_t objects_ = 0;           ///< so far
    std::vector<Spans> tree_;           ///< [1] is the root, [leaves_ + i] object i
};

}  // namespace arenascope
