#include "engine/planning/placement/distances.h"

#include <algorithm>
#include <numeric>

namespace arenascope {

namespace {

/// Merges overlapping spans.
void merge(std::vector<Apart>& spans) {
    std::sort(spans.begin(), spans.end(), [](const Apart& x, const Apart& y) { return x.low < y.low; });
    std::size_t kept = 0;
    for (const Apart& span : spans) {
        if (kept > 0 && span.low < spans[kept - 1].high)
            spans[kept - 1].high = std::max(spans[kept - 1].high, span.high);
        else spans[kept++] = span;
    }
    spans.resize(kept);
}

}  // namespace

Result<Distances> Distances::find(const std::vector<PiecedBuffer>& buffers, Progress& progress,
                                  const DistanceLimits& limits) {
    Distances out;
    out.kept_.resize(buffers.size());
    CHECKED(out.find_all(buffers, progress, limits));
    return out;
}

void Distances::find_between(const PiecedBuffer& a, const PiecedBuffer& b, const DistanceLimits& limits) {
    spans_.clear();
    const auto pairs = static_cast<std::int64_t>(a.pieces.size()) * static_cast<std::int64_t>(b.pieces.size());
    if (pairs > 1 && pairs > limits.comparisons - comparisons_) return spans_.push_back({-a.size, b.size});
    if (pairs > 1) comparisons_ += pairs;
    for (const BufferPiece& mine : a.pieces)
        for (const BufferPiece& other : b.pieces)
            if (mine.first <= other.last && other.first <= mine.last)
                spans_.push_back({other.begin - mine.end, other.end - mine.begin});
    merge(spans_);
}

Result<> Distances::find_all(const std::vector<PiecedBuffer>& buffers, Progress& progress,
                             const DistanceLimits& limits) {
    std::vector<std::size_t> order(buffers.size()), active;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return buffers[a].first < buffers[b].first; });
    for (const std::size_t i : order) {
        if (progress.cancelled()) return cancelled();
        if (buffers[i].size == 0) continue;
        std::erase_if(active, [&](std::size_t other) { return buffers[other].last < buffers[i].first; });
        for (const std::size_t other : active) {
            find_between(buffers[i], buffers[other], limits);
            count_ += 2 * static_cast<std::int64_t>(spans_.size());
            if (count_ > limits.spans) {
                is_complete_ = false;
                kept_.assign(buffers.size(), {});
                return done;
            }
            for (const Apart& span : spans_) kept_[i].push_back({other, span});
            for (auto span = spans_.rbegin(); span != spans_.rend(); ++span)
                kept_[other].push_back({i, {-span->high, -span->low}});
        }
        active.push_back(i);
    }
    return done;
}

}  // namespace arenascope
