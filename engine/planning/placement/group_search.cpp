#include "engine/planning/placement/group_search.h"

#include <algorithm>
#include <map>

namespace arenascope {

namespace {

constexpr std::size_t deepest = 2000;
constexpr std::int64_t nodes_per_look = 64;  // at the clock

}  // namespace

GroupSearch::GroupSearch(const Problem& problem, const PoolItems& pool) : pool_(pool) {
    collect(problem);
    pair_up();
    find_bound();
    above_.resize(bodies_.size());
}

// split_pools has checked that the members' bytes can be added up.
void GroupSearch::collect(const Problem& problem) {
    std::map<std::int32_t, std::vector<BufferRow>> members;
    for (const BufferRow row : pool_.rows) {
        const std::int32_t group = problem.buffers[row].group;
        if (group >= 0) members[group].push_back(row);
    }
    for (const Item& item : pool_.items) {
        const Buffer& bottom = problem.buffers[item.row];
        Body body{.parts = {}, .align = item.align, .height = item.size, .fixed = item.pinned};
        if (bottom.group < 0) {
            if (item.size > 0) body.parts.push_back({item.first, item.last, 0, item.size});
        } else {
            for (const BufferRow row : members[bottom.group]) {
                const Buffer& buffer = problem.buffers[row];
                const std::int64_t begin = buffer.inside - bottom.inside,
                                   size = checked_padded_size(problem, buffer).value();
                if (size > 0) body.parts.push_back({buffer.first, buffer.last, begin, begin + size});
            }
        }
        bodies_.push_back(std::move(body));
    }
    for (const ByteRange& range : pool_.keep_out) {
        constexpr std::int32_t earliest = std::numeric_limits<std::int32_t>::min(),
                               latest = std::numeric_limits<std::int32_t>::max();
        const std::int64_t size = range.end - range.begin;
        bodies_.push_back({.parts = {{earliest, latest, 0, size}}, .align = 1, .height = size, .fixed = range.begin});
    }
}

void GroupSearch::pair_up() {
    for (std::size_t b = 0; b < bodies_.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
            Pair pair{.a = a, .b = b, .clashes = {}};
            for (const Part& x : bodies_[a].parts) {
                for (const Part& y : bodies_[b].parts) {
                    if (x.first <= y.last && y.first <= x.last)
                        pair.clashes.push_back({x.begin - y.end, x.end - y.begin});
                }
            }
            if (pair.clashes.empty()) continue;
            std::sort(pair.clashes.begin(), pair.clashes.end(),
                      [](const ByteRange& x, const ByteRange& y) { return x.begin < y.begin; });
            std::vector<ByteRange> merged;
            for (const ByteRange& range : pair.clashes) {
                if (!merged.empty() && range.begin < merged.back().end) {
                    merged.back().end = std::max(merged.back().end, range.end);
                } else {
                    merged.push_back(range);
                }
            }
            pair.clashes = std::move(merged);
            pairs_.push_back(std::move(pair));
        }
    }
}

// Live bytes, where overlapping members of a group count once.
void GroupSearch::find_bound() {
    bound_ = pool_.base;
    for (const Body& at : bodies_) {
        for (const Part& moment : at.parts) {
            std::int64_t live = pool_.base;
            for (std::size_t i = 0; i < pool_.items.size(); ++i) {
                std::vector<ByteRange> parts;
                for (const Part& part : bodies_[i].parts) {
                    if (part.first <= moment.first && moment.first <= part.last)
                        parts.push_back({part.begin, part.end});
                }
                std::sort(parts.begin(), parts.end(),
                          [](const ByteRange& a, const ByteRange& b) { return a.begin < b.begin; });
                std::int64_t counted = 0;
                for (const ByteRange& part : parts) {
                    live += std::max<std::int64_t>(part.end - std::max(part.begin, counted), 0);
                    counted = std::max(counted, part.end);
                }
            }
            bound_ = std::max(bound_, live);
        }
    }
}

Result<> GroupSearch::run(std::vector<std::int64_t> start, std::int64_t top, std::int64_t& nodes,
                          std::optional<Clock::time_point> deadline, Progress& progress) {
    best_ = std::move(start);
    top_ = top;
    nodes_ = &nodes;
    deadline_ = deadline;
    std::vector<std::int64_t> at;
    for (const Body& body : bodies_) at.push_back(body.fixed ? *body.fixed : rounded(pool_.base, body.align));
    for (std::size_t i = 0; i < pool_.items.size(); ++i) {
        if (at[i] + bodies_[i].height >= top_ && bodies_[i].height > 0) return done;  // nothing can be lower
    }
    return search(at, progress);
}

// The two bodies that overlap most: their order raises the offsets most.
GroupSearch::Clash GroupSearch::worst(const std::vector<std::int64_t>& at) const {
    Clash found;
    std::int64_t most = 0;
    for (const Pair& pair : pairs_) {
        const std::int64_t distance = at[pair.b] - at[pair.a];
        for (const ByteRange& range : pair.clashes) {
            if (distance <= range.begin || distance >= range.end) continue;
            const std::int64_t least = std::min(range.end - distance, distance - range.begin);
            if (least > most) {
                most = least;
                found = {&pair, range};
            }
        }
    }
    return found;
}

Result<> GroupSearch::search(const std::vector<std::int64_t>& at, Progress& progress) {
    if (progress.cancelled()) return cancelled();
    if (deadline_ && *nodes_ % nodes_per_look == 0 && Clock::now() > *deadline_) timed_out_ = true;
    if (*nodes_ <= 0 || depth_ >= deepest || timed_out_) {
        cut_ = true;
        return done;
    }
    --*nodes_;
    const Clash clash = worst(at);
    if (!clash.pair) {
        best_.assign(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(pool_.items.size()));
        top_ = pool_.base;
        for (std::size_t i = 0; i < best_.size(); ++i) top_ = std::max(top_, best_[i] + bodies_[i].height);
        return done;
    }
    const Pair& pair = *clash.pair;
    const Above b_higher{pair.a, pair.b, clash.distances.end}, a_higher{pair.b, pair.a, -clash.distances.begin};
    // First the order that raises less.
    const std::int64_t distance = at[pair.b] - at[pair.a];
    const bool b_first = clash.distances.end - distance <= distance - clash.distances.begin;
    CHECKED(choose(at, b_first ? b_higher : a_higher, progress));
    if (top_ <= bound_ || cut_) return done;
    return choose(at, b_first ? a_higher : b_higher, progress);
}

Result<> GroupSearch::choose(const std::vector<std::int64_t>& at, const Above& above, Progress& progress) {
    above_[above.lower].push_back(above);
    ++depth_;
    std::vector<std::int64_t> lifted = at;
    Result<> found = done;
    if (lift(lifted, above.lower)) found = search(lifted, progress);
    --depth_;
    above_[above.lower].pop_back();
    return found;
}

bool GroupSearch::lift(std::vector<std::int64_t>& at, std::size_t from) const {
    std::vector<std::size_t> open{from};
    while (!open.empty()) {
        const std::size_t lower = open.back();
        open.pop_back();
        for (const Above& above : above_[lower]) {
            const std::int64_t least = at[lower] + above.by;
            if (at[above.upper] >= least) continue;
            const Body& body = bodies_[above.upper];
            if (body.fixed) return false;
            at[above.upper] = rounded(least, body.align);
            if (at[above.upper] + body.height >= top_) return false;
            open.push_back(above.upper);
        }
    }
    return true;
}

}  // namespace arenascope
