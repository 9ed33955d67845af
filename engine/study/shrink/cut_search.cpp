#include "engine/study/shrink/cut_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "engine/ops/split_sum.h"

namespace arenascope {
namespace {

using tile::OpIndex;
using tile::ValueIndex;

constexpr std::size_t longest_group = 64;  // segments between cuts
constexpr std::size_t most_begins = 64;    // segments, of which each may begin a group
constexpr std::size_t image_rank = 4, rows_axis = 2;
constexpr std::int64_t coarse_tiles = 8;
constexpr int bisections = 12;
constexpr std::array percents_above{100, 102, 105, 110, 118, 130, 150, 180, 220, 300};  // of the least
constexpr std::array<int, 5> soft_percents{100, 92, 85, 75, 60};
constexpr std::int64_t bytes_per_call = 4'000;      // moved in the time of a call's overhead
constexpr std::int64_t multiply_adds_per_byte = 2;  // in the time that a byte takes to move
constexpr std::int64_t most_repeated = 30;          // percent of a group's multiply-adds
constexpr std::int64_t file_per_call = 100;         // bytes of an instruction with its values
constexpr std::array<std::int64_t, 11> usual_tiles{2, 3, 4, 6, 7, 8, 14, 16, 28, 32, 56};

std::int64_t multiply_adds_of(const tile::Graph& graph, OpIndex at) {
    const tile::GraphOp& op = graph.ops()[at];
    return op.kind == tile::GraphOp::Kind::call ? ops::multiply_adds(graph.method(), graph.instruction(op)) : 0;
}

}  // namespace

std::optional<ShrinkCost> shrink_cost_of(std::string_view name) {
    if (name == "time") return ShrinkCost::time;
    if (name == "work") return ShrinkCost::work;
    if (name == "flash") return ShrinkCost::flash;
    if (name == "traffic") return ShrinkCost::traffic;
    return std::nullopt;
}

std::int64_t weight_of_multiply_adds(std::int64_t count) { return count / multiply_adds_per_byte; }

std::int64_t weighed(const tile::CallCost& cost, ShrinkCost by) {
    switch (by) {
        case ShrinkCost::time:
            return cost.traffic + cost.calls * bytes_per_call + weight_of_multiply_adds(cost.multiply_adds);
        case ShrinkCost::work: return cost.calls;
        case ShrinkCost::flash: return cost.constants + cost.calls * file_per_call;
        case ShrinkCost::traffic: return cost.traffic;
        case ShrinkCost::loading: return cost.loading;
    }
    return 0;
}

CutSearch::CutSearch(const tile::Graph& graph, ShrinkCost by, TriedGroups& tried, bool is_coarse)
    : graph_(graph), by_(by), tried_(tried), is_coarse_(is_coarse) {
    const auto& ops = graph.ops();
    for (const OpIndex at : ops.indices())
        if (at == OpIndex(0) || !ops[at].is_free() || ops[at].block != ops[at - 1].block) cuts_.push_back(at);
    cuts_.push_back(ops.next());
    find_ends();
    for (std::size_t i = 0; i + 1 < cuts_.size(); ++i) {
        std::int64_t peak = 0;
        tile::CallCost cost;
        for (OpIndex at = cuts_[i]; at < cuts_[i + 1]; ++at) {
            peak = std::max(peak, graph.live()[at]);
            cost += tile::cost_of(graph, at, tried.counts_loading());
        }
        peaks_.push_back(peak);
        as_is_.push_back(cost);
        all_as_is_ += cost;
    }
}

/// A group contains no operator that must stay unchanged, and none that may not run after the rest of it.
void CutSearch::find_ends() {
    const auto& ops = graph_.ops();
    ends_.assign(cuts_.size(), cuts_.size() - 1);
    for (std::size_t i = cuts_.size(); i-- > 0;) {
        if (i + 1 == cuts_.size()) continue;
        bool is_whole = true;
        for (OpIndex at = cuts_[i]; at < cuts_[i + 1]; ++at)
            is_whole = is_whole && ops[at].kind != tile::GraphOp::Kind::fixed && ops[at].block == ops[cuts_[i]].block;
        const bool goes_on = cuts_[i + 1] < ops.next() && ops[cuts_[i + 1]].block == ops[cuts_[i]].block;
        ends_[i] = !is_whole ? i : goes_on ? std::max(ends_[i + 1], i + 1) : i + 1;
    }
}

std::int64_t CutSearch::peak_as_it_is() const {
    return peaks_.empty() ? 0 : *std::max_element(peaks_.begin(), peaks_.end());
}

/// The strided source of an image, if it is made in the group and has more rows.
ValueIndex CutSearch::finer_leader(OpIndex begin, ValueIndex leader) const {
    for (ValueIndex at = leader; graph_.values()[at].maker.valid() && graph_.values()[at].maker >= begin;) {
        const tile::GraphValue& made = graph_.values()[at];
        const auto& ins = graph_.ops()[made.maker].ins;
        if (ins.empty() || made.sizes.size() != image_rank) return {};
        const tile::GraphValue& from = graph_.values()[ins.front().value];
        if (from.sizes.size() != image_rank || !from.maker.valid() || from.maker < begin) return {};
        if (from.sizes[rows_axis] > made.sizes[rows_axis]) return ins.front().value;
        at = ins.front().value;
    }
    return {};
}

/// Whether rows of an input whose lifetime ends there are not contiguous.
bool CutSearch::reads_planes(OpIndex begin, OpIndex end) const {
    for (OpIndex at = begin; at < end; ++at) {
        for (const tile::Operand& operand : graph_.ops()[at].ins) {
            const tile::GraphValue& value = graph_.values()[operand.value];
            const bool is_image = value.sizes.size() == 4 && !value.is_channels_last() && value.sizes[1] > 1;
            if (value.is_input && is_image && !graph_.is_bound(operand.value) && value.last < end) return true;
        }
    }
    return false;
}

/// Every axis of the largest value that is read after the group, with some numbers of tiles.
Result<std::vector<TriedGroups::Try>> CutSearch::tries(std::size_t from, std::size_t to, Progress& progress) const {
    std::vector<TriedGroups::Try> all;
    const OpIndex begin = cuts_[from], end = cuts_[to];
    ValueIndex leader;
    tile::CallCost as_is;
    for (std::size_t i = from; i < to; ++i) as_is += as_is_[i];
    for (OpIndex at = begin; at < end; ++at) {
        for (const ValueIndex out : graph_.ops()[at].outs) {
            const tile::GraphValue& value = graph_.values()[out];
            const bool is_seed = value.last.valid() && value.last >= end;
            if (is_seed && (!leader.valid() || value.bytes > graph_.values()[leader].bytes)) leader = out;
        }
    }
    const bool has_planes = reads_planes(begin, end);
    std::int64_t own = 0;
    for (OpIndex at = begin; at < end; ++at) own += multiply_adds_of(graph_, at);
    const auto try_axis = [&](ValueIndex lead, std::size_t axis, bool is_sum, std::int64_t above) -> Result<> {
        const std::int64_t rows = graph_.values()[lead].sizes[axis];
        std::set<std::int64_t> counts;
        for (const std::int64_t tiles : usual_tiles)
            if (tiles < rows && tiles > above && (!is_coarse_ || tiles == coarse_tiles)) counts.insert(tiles);
        if (rows <= 64 && rows > 1 && !is_coarse_) counts.insert(rows);
        for (const std::int64_t tiles : counts) {
            for (const bool by_planes : {false, true}) {
                if (by_planes && !has_planes) continue;
                const auto [recomputes_halos, rolls] = tried_.form();
                const tile::GroupSetting setting{begin, end, lead, axis, tiles, is_sum, by_planes, recomputes_halos,
                                                 rolls};
                if (progress.cancelled()) return cancelled();
                auto cost = tile::cost_of(graph_, setting, tried_.counts_loading());
                if (!cost || cost->cost.multiply_adds > own / 100 * most_repeated) continue;
                cost->cost -= as_is;
                all.push_back({setting, cost->peak, cost->cost});
            }
        }
        return done;
    };
    if (leader.valid()) {
        const tile::GraphValue& lead = graph_.values()[leader];
        const tile::Ref whole = tile::shape_of(lead);
        for (std::size_t axis = 0; axis < lead.sizes.size(); ++axis)
            if (whole.is_contiguous(axis)) CHECKED(try_axis(leader, axis, false, 0));
    }
    // More tiles than the result has rows: some only make rows of its source.
    if (const ValueIndex finer = leader.valid() ? finer_leader(begin, leader) : ValueIndex(); finer.valid())
        CHECKED(try_axis(finer, rows_axis, false, graph_.values()[leader].sizes[rows_axis]));
    const tile::GraphOp& last = graph_.ops()[end - 1];
    for (const ops::SplitSum& sum : tile::splittable_sums(graph_, end - 1))
        for (const tile::Operand& operand : last.ins)
            if (operand.argument == sum.argument) CHECKED(try_axis(operand.value, sum.axis, true, 0));
    return all;
}

/// Those that no other one beats in both bytes and weight.
Result<> CutSearch::find_settings(std::size_t from, std::size_t to, Edge& edge, Progress& progress) {
    const std::vector<TriedGroups::Try>* all = tried_.find(from, to);
    if (!all) {
        TRY(auto made, tries(from, to, progress));
        all = &tried_.add(from, to, std::move(made));
    }
    for (const TriedGroups::Try& each : *all) edge.settings.push_back({each, weighed(each.cost, by_)});
    std::stable_sort(edge.settings.begin(), edge.settings.end(), [](const Setting& a, const Setting& b) {
        return a.weight != b.weight ? a.weight < b.weight : a.peak < b.peak;
    });
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::erase_if(edge.settings, [&](const Setting& each) {
        if (each.peak >= least) return true;
        least = each.peak;
        return false;
    });
    edge.is_known = true;
    return done;
}

CutSearch::Edge& CutSearch::edge(std::size_t from, std::size_t to) {
    const auto [at, is_new] = edges_.try_emplace({from, to});
    if (is_new) at->second.least = tile::least_bytes(graph_, cuts_[from], cuts_[to]);
    return at->second;
}

Result<std::optional<CutPath>> CutSearch::within(std::int64_t limit, std::int64_t soft, Progress& progress) {
    constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t per_byte_above = std::int64_t{1} << 24;  // more than anything costs
    struct Node {
        std::int64_t weight = unreached, peak = 0;
        std::size_t from = 0;
        const Setting* setting = nullptr;
    };
    const std::size_t count = peaks_.size();
    std::vector<Node> nodes(count + 1);
    nodes[0].weight = 0;
    std::vector<std::size_t> next_too_large(count + 1, count);
    for (std::size_t i = count; i-- > 0;) next_too_large[i] = peaks_[i] > soft ? i : next_too_large[i + 1];
    for (std::size_t i = 0; i < count; ++i) {
        if (nodes[i].weight == unreached) continue;
        if (progress.cancelled()) return cancelled();
        const auto reach = [&](std::size_t to, std::int64_t weight, std::int64_t peak, const Setting* setting) {
            if (peak > soft) weight += std::min(peak - soft, std::int64_t{1} << 26) * per_byte_above;
            const std::int64_t all = nodes[i].weight + weight, most = std::max(nodes[i].peak, peak);
            Node& node = nodes[to];
            if (all < node.weight || (all == node.weight && most < node.peak)) node = {all, most, i, setting};
        };
        if (peaks_[i] <= limit) reach(i + 1, 0, peaks_[i], nullptr);
        const std::size_t first = next_too_large[i];
        // What overwrites its operand needs no more bytes than there are: a group may begin behind it as well. Both are
        // tried where that takes little time, as one of them may be easier to place.
        const bool is_large = count > most_begins;
        if (first == count || (is_large && graph_.ops()[cuts_[i]].in_place.valid())) continue;
        for (std::size_t to = first + 1; to <= std::min(ends_[i], i + longest_group); ++to) {
            Edge& group = edge(i, to);
            if (group.least > limit) continue;
            if (!group.is_known) CHECKED(find_settings(i, to, group, progress));
            for (const Setting& each : group.settings) {
                if (each.peak <= limit) reach(to, each.weight, each.peak, &each);
                if (each.peak <= soft) break;  // those after it cost more
            }
        }
    }
    if (nodes[count].weight == unreached) return std::optional<CutPath>();
    CutPath path{.groups = {}, .peak = nodes[count].peak, .cost = {}};
    for (std::size_t at = count; at > 0; at = nodes[at].from) {
        if (!nodes[at].setting) continue;
        path.groups.insert(path.groups.begin(), nodes[at].setting->group);
        path.cost += nodes[at].setting->cost;
    }
    return std::optional<CutPath>(std::move(path));
}

Result<std::vector<CutPath>> CutSearch::front(Progress& progress, std::optional<std::int64_t> below) {
    std::vector<CutPath> found;
    const std::int64_t all = below.value_or(peak_as_it_is());
    std::int64_t high = all, low = 0;
    for (int i = 0; i < bisections && high - low > high / 100; ++i) {
        const std::int64_t limit = low + (high - low) / 2;
        TRY(auto path, within(limit, limit, progress));
        if (!path) {
            low = unreached_ = limit;
            continue;
        }
        high = path->peak;
        found.push_back(std::move(*path));
    }
    const bool is_any = !found.empty();
    if (!below)  // copies without cost are removed, too
        found.push_back({.groups = {}, .peak = peak_as_it_is(), .cost = {}});
    if (!is_any) return found;
    // Placement cannot always use all free bytes: less elsewhere helps if one place needs the most.
    for (const int above : percents_above) {
        const std::int64_t limit = high * above / 100;
        for (const int percent : soft_percents) {
            if (limit >= all) break;
            TRY(auto path, within(limit, high * percent / 100, progress));
            if (path) found.push_back(std::move(*path));
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const CutPath& a, const CutPath& b) { return a.peak < b.peak; });
    return found;
}

}  // namespace arenascope
