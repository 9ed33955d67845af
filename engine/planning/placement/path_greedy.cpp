#include "engine/planning/placement/path_greedy.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/planning/placement/breadth.h"
#include "engine/planning/placement/gap_finder.h"

namespace arenascope {

namespace {

using Order = std::vector<std::size_t>;
using Apart = std::vector<std::vector<std::uint32_t>>;

struct Input {
    const PoolItems& pool;
    const Apart& apart;
    const std::vector<std::int64_t>& start;
};

Order sorted(const Input& in, const auto& before) {
    Order order(in.pool.items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), before);
    return order;
}

Order by_size(const Input& in) {
    const auto& items = in.pool.items;
    return sorted(in, [&](std::size_t a, std::size_t b) {
        return items[a].size != items[b].size ? items[a].size > items[b].size : items[a].first < items[b].first;
    });
}

Order by_breadth(const Input& in) { return order_by_breadth(in.pool.items); }

Order by_conflicts(const Input& in) {
    return sorted(in, [&](std::size_t a, std::size_t b) {
        return in.apart[a].size() != in.apart[b].size() ? in.apart[a].size() > in.apart[b].size()
                                                        : in.pool.items[a].size > in.pool.items[b].size;
    });
}

Order by_start(const Input& in) {
    return sorted(in, [&](std::size_t a, std::size_t b) { return in.pool.items[a].first < in.pool.items[b].first; });
}

// No item ends higher than before.
Order by_offset(const Input& in) {
    return sorted(in, [&](std::size_t a, std::size_t b) { return in.start[a] < in.start[b]; });
}

struct Row {
    std::string_view planner;
    Order (*order)(const Input&);
    bool tightest;  ///< otherwise the lowest free place
};

constexpr auto rows = std::to_array<Row>({
    {planner_id::greedy_by_size, by_size, true},
    {planner_id::greedy_by_breadth, by_breadth, true},
    {"greedy_by_conflicts", by_conflicts, false},
    {"best_fit_in_order", by_start, true},
    {"hill_climb", by_offset, false},
    {"squeaky_wheel", by_offset, false},
});

const Row* find_row(std::string_view planner) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.planner == planner; });
    return found == rows.end() ? nullptr : &*found;
}

// Between spans that ascend by their begins.
std::int64_t lowest_place(const std::vector<GapFinder::Span>& spans, std::int64_t base, const Item& item) {
    std::int64_t place = rounded(base, item.align);
    for (const GapFinder::Span& span : spans) {
        if (span.begin < place + item.size && span.end > place) place = rounded(span.end, item.align);
    }
    return place;
}

std::int64_t end_of(const PoolItems& pool, const std::vector<std::int64_t>& offsets) {
    std::int64_t end = pool.base;
    for (std::size_t i = 0; i < offsets.size(); ++i) end = std::max(end, offsets[i] + pool.items[i].size);
    return end;
}

}  // namespace

bool places_over_paths(std::string_view planner) { return find_row(planner) != nullptr; }

std::vector<std::int64_t> place_over_paths(std::string_view planner, const PoolItems& pool, const Apart& apart,
                                           const std::vector<std::int64_t>& start) {
    const Row* row = find_row(planner);
    if (!row) return start;
    std::vector<std::int64_t> offsets = start;
    std::vector<char> placed(pool.items.size(), 0);
    for (std::size_t i = 0; i < pool.items.size(); ++i) placed[i] = pool.items[i].pinned && pool.items[i].size > 0;
    std::vector<GapFinder::Span> around;
    for (const std::size_t index : row->order({pool, apart, start})) {
        const Item& item = pool.items[index];
        if (item.pinned || item.size == 0) continue;
        around.clear();
        for (const ByteRange& range : pool.keep_out) around.push_back({range.begin, range.end});
        for (const std::uint32_t other : apart[index]) {
            if (placed[other]) around.push_back({offsets[other], offsets[other] + pool.items[other].size});
        }
        std::sort(around.begin(), around.end(), [](const auto& a, const auto& b) { return a.begin < b.begin; });
        offsets[index] = row->tightest ? tightest_gap(around.data(), around.size(), pool.base, item)
                                       : lowest_place(around, pool.base, item);
        placed[index] = 1;
    }
    return end_of(pool, offsets) < end_of(pool, start) ? offsets : start;
}

}  // namespace arenascope
