#include "engine/planning/lifetimes/live_bytes.h"

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/planning/lifetimes/lifetimes_flow.h"
#include "engine/planning/time_address_rects.h"

namespace arenascope {

namespace {

/// Length of the union of changing ranges: a segment tree over their ends.
class Covered {
public:
    explicit Covered(std::vector<std::int64_t> cuts) : cuts_(std::move(cuts)) {
        std::sort(cuts_.begin(), cuts_.end());
        cuts_.erase(std::unique(cuts_.begin(), cuts_.end()), cuts_.end());
        nodes_.resize(cuts_.size() * 4 + 1);
    }
    void add(const TimeAddressRect& rect, int by) { add(1, 0, cuts_.size() - 1, rect.begin, rect.end, by); }
    [[nodiscard]] std::int64_t bytes() const { return nodes_[1].bytes; }

private:
    struct Node {
        int times = 0;           ///< ranges that cover all of it
        std::int64_t bytes = 0;  ///< its bytes that any range covers
    };
    /// The node spans the cuts from `low` to `high`.
    void add(std::size_t node, std::size_t low, std::size_t high, std::int64_t begin, std::int64_t end, int by) {
        if (low >= high || end <= cuts_[low] || begin >= cuts_[high]) return;
        if (begin <= cuts_[low] && cuts_[high] <= end) {
            nodes_[node].times += by;
        } else {
            const std::size_t middle = (low + high) / 2;
            add(2 * node, low, middle, begin, end, by);
            add(2 * node + 1, middle, high, begin, end, by);
        }
        const bool leaf = high - low == 1;
        nodes_[node].bytes = nodes_[node].times > 0 ? cuts_[high] - cuts_[low]
            : leaf                                  ? 0
                                                    : nodes_[2 * node].bytes + nodes_[2 * node + 1].bytes;
    }

    std::vector<std::int64_t> cuts_;
    std::vector<Node> nodes_;
};

/// The plan's ranges of the pool's buffers.
std::vector<TimeAddressRect> placed(const Plan& plan, std::int32_t mem_id, bool padded) {
    std::vector<TimeAddressRect> out;
    for (const BufferRow row : plan.problem.buffers.indices()) {
        if (!plan.placement.offsets.has(row)) break;
        const Buffer& buffer = plan.problem.buffers[row];
        if (buffer.mem_id != mem_id || buffer.first < 0 || buffer.last < buffer.first) continue;
        const std::int64_t begin = plan.placement.offsets[row];
        const auto size = padded ? padded_size(plan.problem, buffer) : std::optional<std::int64_t>(buffer.bytes);
        const auto end = size ? checked_add(begin, *size) : size;
        if (end && *end > begin) out.push_back({row, buffer.first, buffer.last, begin, *end});
    }
    return out;
}

LiveBytes sum_of(const std::vector<TimeAddressRect>& rects, const Plan& plan, bool padded) {
    LiveBytes out;
    std::int64_t last = -1;
    for (const TimeAddressRect& rect : rects) last = std::max(last, rect.last);
    if (last < 0) return out;
    std::vector<std::int64_t> change(static_cast<std::size_t>(last) + 2, 0);
    for (const TimeAddressRect& rect : rects) {
        const Buffer& buffer = plan.problem.buffers[rect.row];
        const bool is_whole = buffer.group < 0 && buffer.pieces.empty();
        const std::int64_t bytes = padded || !is_whole ? rect.end - rect.begin : buffer.bytes;
        change[static_cast<std::size_t>(std::max<std::int64_t>(0, rect.first))] += bytes;
        change[static_cast<std::size_t>(rect.last) + 1] -= bytes;
    }
    std::int64_t alive = 0;
    out.at.reserve(change.size() - 1);
    for (std::size_t position = 0; position + 1 < change.size(); ++position) {
        alive += change[position];
        out.at.push_back(alive);
    }
    return out;
}

LiveBytes union_of(const std::vector<TimeAddressRect>& rects) {
    LiveBytes out;
    std::int64_t last = -1;
    std::vector<std::int64_t> cuts;
    for (const TimeAddressRect& rect : rects) {
        last = std::max(last, rect.last);
        cuts.push_back(rect.begin);
        cuts.push_back(rect.end);
    }
    if (last < 0) return out;
    std::vector<std::vector<std::size_t>> begins(static_cast<std::size_t>(last) + 1), ends(begins.size());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        begins[static_cast<std::size_t>(rects[i].first)].push_back(i);
        ends[static_cast<std::size_t>(rects[i].last)].push_back(i);
    }
    Covered covered(std::move(cuts));
    for (std::size_t position = 0; position < begins.size(); ++position) {
        for (const std::size_t i : begins[position]) covered.add(rects[i], 1);
        out.at.push_back(covered.bytes());
        for (const std::size_t i : ends[position]) covered.add(rects[i], -1);
    }
    return out;
}

}  // namespace

LiveBytes live_bytes(const Method* method, const Plan& plan, std::int32_t mem_id, bool padded) {
    LiveBytes out;
    if (method && has_jumps(*method)) {
        out = union_of(placed(plan, mem_id, padded));
    } else if (const auto rects = rects_of(plan.problem, mem_id); rects.ok()) {
        out = sum_of(rects.value(), plan, padded);
    }
    const auto most = std::max_element(out.at.begin(), out.at.end());
    if (most != out.at.end() && *most > 0) out.peak = Position(most - out.at.begin());
    return out;
}

}  // namespace arenascope
