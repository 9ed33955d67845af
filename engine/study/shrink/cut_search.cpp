#include "engine/study/shrink/cut_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace arenascope {
namespace {

using tile::OpIndex;
using tile::ValueIndex;

constexpr std::size_t longest_group = 48;  // segments between cuts
constexpr int bisections = 12;
constexpr std::array<std::int64_t, 11> usual_tiles{2, 3, 4, 6, 7, 8, 14, 16, 28, 32, 56};

}  // namespace

CutSearch::CutSearch(const tile::Graph& graph) : graph_(graph) {
    const auto& ops = graph.ops();
    for (const OpIndex at : ops.indices())
        if (at == OpIndex(0) || !ops[at].is_free()) cuts_.push_back(at);
    cuts_.push_back(ops.next());
    for (std::size_t i = 0; i + 1 < cuts_.size(); ++i) {
        std::int64_t peak = 0, calls = 0;
        for (OpIndex at = cuts_[i]; at < cuts_[i + 1]; ++at) {
            peak = std::max(peak, graph.live()[at]);
            calls += ops[at].is_free() ? 0 : 1;
        }
        peaks_.push_back(peak);
        calls_.push_back(calls);
    }
}

std::int64_t CutSearch::peak_as_it_is() const {
    return peaks_.empty() ? 0 : *std::max_element(peaks_.begin(), peaks_.end());
}

/// Every axis of the largest value that is read behind the group, in some numbers of tiles.
void CutSearch::find_settings(std::size_t from, std::size_t to, Edge& edge) {
    edge.is_known = true;
    const OpIndex begin = cuts_[from], end = cuts_[to];
    ValueIndex leader;
    std::int64_t calls = 0;
    for (std::size_t i = from; i < to; ++i) calls += calls_[i];
    for (OpIndex at = begin; at < end; ++at) {
        for (const ValueIndex out : graph_.ops()[at].outs) {
            const tile::GraphValue& value = graph_.values()[out];
            const bool is_seed = value.last.valid() && value.last >= end;
            if (is_seed && (!leader.valid() || value.bytes > graph_.values()[leader].bytes)) leader = out;
        }
    }
    const auto try_axis = [&](ValueIndex lead, std::size_t axis, bool is_sum) {
        const std::int64_t rows = graph_.values()[lead].sizes[axis];
        std::set<std::int64_t> counts;
        for (const std::int64_t tiles : usual_tiles)
            if (tiles < rows) counts.insert(tiles);
        if (rows <= 64 && rows > 1) counts.insert(rows);
        for (const std::int64_t tiles : counts) {
            const tile::GroupSetting setting{begin, end, lead, axis, tiles, is_sum};
            ++tried_;
            const auto cost = tile::cost_of(graph_, setting);
            if (!cost) continue;
            edge.settings.push_back({setting, cost->peak, cost->calls - calls});
        }
    };
    if (leader.valid()) {
        const tile::GraphValue& lead = graph_.values()[leader];
        const tile::Ref whole{.sizes = lead.sizes, .order = lead.order, .dtype = lead.dtype};
        for (std::size_t axis = 0; axis < lead.sizes.size(); ++axis)
            if (whole.is_contiguous(axis)) try_axis(leader, axis, false);
    }
    const tile::GraphOp& last = graph_.ops()[end - 1];
    for (const ops::SplitSum& sum : tile::splittable_sums(graph_, end - 1))
        for (const tile::Operand& operand : last.ins)
            if (operand.argument == sum.argument) try_axis(operand.value, sum.axis, true);
    std::stable_sort(edge.settings.begin(), edge.settings.end(), [](const Setting& a, const Setting& b) {
        return a.calls != b.calls ? a.calls < b.calls : a.peak < b.peak;
    });
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::erase_if(edge.settings, [&](const Setting& each) {
        if (each.peak >= least) return true;
        least = each.peak;
        return false;
    });
}

CutSearch::Edge& CutSearch::edge(std::size_t from, std::size_t to) {
    const auto [at, is_new] = edges_.try_emplace({from, to});
    if (is_new) at->second.least = tile::least_bytes(graph_, cuts_[from], cuts_[to]);
    return at->second;
}

const CutSearch::Setting* CutSearch::cheapest(std::size_t from, std::size_t to, std::int64_t limit) {
    Edge& found = edge(from, to);
    if (found.least > limit) return nullptr;
    if (!found.is_known) find_settings(from, to, found);
    for (const Setting& each : found.settings)
        if (each.peak <= limit) return &each;
    return nullptr;
}

Result<std::optional<CutPath>> CutSearch::within(std::int64_t limit, Progress& progress) {
    constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max();
    struct Node {
        std::int64_t calls = unreached, peak = 0;
        std::size_t from = 0;
        const Setting* setting = nullptr;
    };
    const std::size_t count = peaks_.size();
    std::vector<Node> nodes(count + 1);
    nodes[0].calls = 0;
    std::vector<std::size_t> next_too_large(count + 1, count);
    for (std::size_t i = count; i-- > 0;) next_too_large[i] = peaks_[i] > limit ? i : next_too_large[i + 1];
    for (std::size_t i = 0; i < count; ++i) {
        if (nodes[i].calls == unreached) continue;
        if (progress.cancelled()) return cancelled();
        const auto reach = [&](std::size_t to, std::int64_t calls, std::int64_t peak, const Setting* setting) {
            const std::int64_t all = nodes[i].calls + calls, most = std::max(nodes[i].peak, peak);
            Node& node = nodes[to];
            if (all < node.calls || (all == node.calls && most < node.peak)) node = {all, most, i, setting};
        };
        if (peaks_[i] <= limit) reach(i + 1, 0, peaks_[i], nullptr);
        const std::size_t first = next_too_large[i];
        if (first == count) continue;
        for (std::size_t to = first + 1; to <= std::min(count, i + longest_group); ++to)
            if (const Setting* setting = cheapest(i, to, limit)) reach(to, setting->calls, setting->peak, setting);
    }
    if (nodes[count].calls == unreached) return std::optional<CutPath>();
    CutPath path{.groups = {}, .peak = nodes[count].peak, .calls = nodes[count].calls};
    for (std::size_t at = count; at > 0; at = nodes[at].from)
        if (nodes[at].setting) path.groups.insert(path.groups.begin(), nodes[at].setting->group);
    return std::optional<CutPath>(std::move(path));
}

Result<std::vector<CutPath>> CutSearch::front(Progress& progress) {
    std::vector<CutPath> found;
    std::int64_t high = peak_as_it_is(), low = 0;
    for (int i = 0; i < bisections && high - low > high / 100; ++i) {
        const std::int64_t limit = low + (high - low) / 2;
        TRY(auto path, within(limit, progress));
        if (!path) {
            low = limit;
            continue;
        }
        high = path->peak;
        found.push_back(std::move(*path));
    }
    std::reverse(found.begin(), found.end());
    return found;
}

}  // namespace arenascope
