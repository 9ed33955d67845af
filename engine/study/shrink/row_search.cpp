#include "engine/study/shrink/row_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "engine/passes/row_tiles/tile_rows.h"
#include "engine/study/micro_allocations.h"

namespace arenascope {
namespace {

using rows::RowGroup;
using rows::RowPlan;
using rows::TileCall;

constexpr std::int32_t longest_group = 40;
constexpr std::array<std::int64_t, 12> usual_tiles{2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20};
constexpr std::array crops{RowGroup::Crop::results, RowGroup::Crop::last, RowGroup::Crop::windows};
constexpr std::int64_t most_extra = 30;                   ///< percent of a group's multiply-adds
constexpr std::int64_t most_extra_of_loops = 400;         ///< the same of a loop, whose tiles all have as many rows
constexpr std::int64_t multiply_adds_per_byte = 20'000;   // of RAM that are worth one
constexpr std::int64_t first_part = 40, last_part = 640;  ///< of the peak, by which the next is to be smaller
constexpr std::size_t refined_paths = 3;
constexpr std::int64_t most_tiles = 56;    ///< of a refined group
constexpr std::int64_t least_factor = 16;  ///< of the peak, at which the search ends

/// Shared by all slices of a shape, so about as many as half of them.
std::int64_t tensors_of(const RowPlan& plan) {
    std::int64_t tensors = 0;
    for (const TileCall& call : plan.calls) tensors += call.kind == TileCall::Kind::slice ? 2 : 1;
    return tensors;
}

/// These operators in any number of tiles.
std::vector<RowGroup> refined(const rows::RowGraph& graph, const RowGroup& group) {
    const std::int64_t rows = graph.rows(graph.instruction(group.end - 1).outs.front());
    std::vector<RowGroup> out;
    for (std::int64_t tiles = 2; tiles <= std::min(rows, most_tiles); ++tiles)
        for (const RowGroup::Crop crop : crops) out.push_back({group.begin, group.end, tiles, crop});
    return out;
}

}  // namespace

std::int64_t RowSearch::Setting::weight() const {
    return permanent + std::max<std::int64_t>(multiply_adds, 0) / multiply_adds_per_byte;
}

RowSearch::RowSearch(const rows::RowGraph& graph, const RowRules& rules) : graph_(graph), rules_(rules) {
    for (InstructionIndex at{0}; at < graph.count(); ++at) {
        RowMemory memory(graph);
        memory.call(at);
        peaks_.push_back(memory.peak(at, at + 1));
        all_multiply_adds_ += ops::tflite_multiply_adds(graph.method(), graph.instruction(at));
    }
}

std::int64_t RowSearch::peak_as_it_is() const {
    return peaks_.empty() ? 0 : *std::max_element(peaks_.begin(), peaks_.end());
}

/// What lives at the beginning and at the end of a group, however it is cut.
std::int64_t RowSearch::least_bytes(InstructionIndex begin, InstructionIndex end) const {
    std::int64_t first = 0, last = 0;
    for (const ValueId id : graph_.planned()) {
        const bool is_before = !graph_.maker(id).valid() || graph_.maker(id) < begin;
        const bool is_after = graph_.last(id) >= end && (!graph_.maker(id).valid() || graph_.maker(id) < end);
        if (is_before && graph_.last(id) >= begin) first += graph_.bytes(id);
        if (is_after) last += graph_.bytes(id);
    }
    return std::max(first, last);
}

RowSearch::Setting RowSearch::setting_of(const RowGroup& group, const RowPlan& plan) const {
    Setting setting{.group = group, .multiply_adds = plan.more_multiply_adds, .cost = {}};
    const Method& method = graph_.method();
    setting.permanent = micro_tensor_bytes * tensors_of(plan);
    for (const TileCall& call : plan.calls) {
        const rows::Piece& result = plan.pieces[call.result];
        const std::int64_t bytes = result.rows.count() * graph_.row_bytes(result.value);
        if (call.kind == TileCall::Kind::slice) setting.permanent += micro_allocations("tflite::SLICE");
        else setting.permanent += micro_allocations(method, graph_.instruction(call.source));
        if (!plan.is_in_place(call)) setting.cost.traffic += 2 * bytes;
        ++setting.cost.calls;
    }
    for (const RowPlan::Join& join : plan.joins) {
        const auto joins = static_cast<std::int64_t>(1 + (join.parts.size() - 1) / rows::most_joined);
        setting.permanent += joins * micro_allocations("tflite::CONCATENATION");
        setting.cost.calls += joins;
    }
    for (InstructionIndex at = group.begin; at < group.end; ++at) {
        const Instruction& in = graph_.instruction(at);
        setting.permanent -= micro_allocations(method, in) + micro_tensor_bytes;
        setting.cost.traffic -= 2 * graph_.bytes(in.outs.front());
        --setting.cost.calls;
    }
    setting.permanent += micro_tensor_bytes * static_cast<std::int64_t>(plan.joins.size());  // these stay
    setting.cost.traffic += std::max<std::int64_t>(plan.more_multiply_adds, 0) / 2;
    return setting;
}

std::optional<RowSearch::Setting> RowSearch::setting_of(const RowGroup& group, std::int64_t most_extra) const {
    if (group.roll == RowGroup::Roll::none) {
        const auto plan = rows::plan_rows(graph_, group);
        return plan && plan->more_multiply_adds <= most_extra ? std::optional(setting_of(group, *plan)) : std::nullopt;
    }
    const auto plan = rows::plan_rolled(graph_, group);
    return plan && plan->more_multiply_adds <= most_extra ? setting_of(group, *plan) : std::nullopt;
}

/// The method with this loop shows what the runtime allocates for it.
std::optional<RowSearch::Setting> RowSearch::setting_of(const RowGroup& group, const rows::RolledPlan& plan) const {
    const bool is_given = !graph_.maker(plan.from).valid();
    if (plan.is_inside && is_given && !rules_.overwrites_inputs) return std::nullopt;
    const auto method = rows::tiled_by_rows(graph_, {group});
    if (!method.ok()) return std::nullopt;
    Setting setting{.group = group, .multiply_adds = plan.more_multiply_adds, .cost = {}};
    setting.permanent = micro_allocations(method.value()) - micro_allocations(graph_.method());
    setting.cost.calls = static_cast<std::int64_t>(method.value().instructions.size()) -
        static_cast<std::int64_t>(graph_.method().instructions.size());
    setting.cost.traffic = 2 * (graph_.bytes(plan.from) + graph_.bytes(plan.to)) + plan.more_multiply_adds / 2;
    return setting;
}

/// Tiles cost nothing there but what is computed twice.
std::vector<RowGroup> RowSearch::in_loops(InstructionIndex begin, InstructionIndex end) const {
    std::vector<RowGroup> out;
    const std::int64_t rows = graph_.rows(graph_.instruction(end - 1).outs.front());
    for (std::int64_t tiles = 2, last = 0; tiles <= std::min(rows, most_tiles); ++tiles) {
        const std::int64_t each = (rows + tiles - 1) / tiles;
        if (each == last || (rows + each - 1) / each != tiles) continue;  // no tile is smaller
        last = each;
        for (const RowGroup::Crop crop : crops)
            for (const auto roll : {RowGroup::Roll::apart, RowGroup::Roll::inside})
                out.push_back({begin, end, tiles, crop, roll});
    }
    return out;
}

/// Adds those that no other one beats in both bytes and weight.
Result<> RowSearch::try_groups(const std::vector<RowGroup>& groups, Edge& edge, Progress& progress) {
    std::int64_t own = 0;
    for (InstructionIndex at = groups.front().begin; at < groups.front().end; ++at)
        own += ops::tflite_multiply_adds(graph_.method(), graph_.instruction(at));
    for (const RowGroup& group : groups) {
        if (progress.cancelled()) return cancelled();
        ++tried_;
        const bool is_loop = group.roll != RowGroup::Roll::none;
        auto setting = setting_of(group, own / 100 * (is_loop ? most_extra_of_loops : most_extra));
        if (!setting) continue;
        RowMemory memory(graph_);
        if (!memory.add(group)) continue;
        setting->peak = memory.peak(group.begin, group.end);
        edge.settings.push_back(std::move(*setting));
    }
    std::stable_sort(edge.settings.begin(), edge.settings.end(), [](const Setting& a, const Setting& b) {
        return a.weight() != b.weight() ? a.weight() < b.weight() : a.peak < b.peak;
    });
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::erase_if(edge.settings, [&](const Setting& each) {
        if (each.peak >= least) return true;
        least = each.peak;
        return false;
    });
    return done;
}

Result<> RowSearch::find_settings(InstructionIndex begin, InstructionIndex end, Edge& edge, Progress& progress) {
    std::vector<RowGroup> groups;
    for (const std::int64_t tiles : usual_tiles)
        for (const RowGroup::Crop crop : crops) groups.push_back({begin, end, tiles, crop});
    if (rules_.rolls) {
        const std::vector<RowGroup> loops = in_loops(begin, end);
        groups.insert(groups.end(), loops.begin(), loops.end());
    }
    edge.is_known = true;
    return try_groups(groups, edge, progress);
}

RowSearch::Edge& RowSearch::edge(InstructionIndex begin, InstructionIndex end) {
    const auto [at, is_new] = edges_.try_emplace({begin, end});
    if (is_new) at->second.least = least_bytes(begin, end);
    return at->second;
}

/// The path of the least weight whose live bytes are at most `limit`.
Result<std::optional<RowPath>> RowSearch::within(std::int64_t limit, Progress& progress) {
    constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max();
    struct Node {
        std::int64_t weight = unreached, peak = 0;
        InstructionIndex from{};
        const Setting* setting = nullptr;
    };
    const InstructionIndex count = graph_.count();
    Table<InstructionIndex, Node> nodes(count.row() + 1);
    nodes[InstructionIndex(0)].weight = 0;
    for (InstructionIndex at{0}; at < count; ++at) {
        if (nodes[at].weight == unreached) continue;
        const auto reach = [&](InstructionIndex to, std::int64_t weight, std::int64_t peak, const Setting* setting) {
            const std::int64_t all = nodes[at].weight + weight, most = std::max(nodes[at].peak, peak);
            Node& node = nodes[to];
            if (all < node.weight || (all == node.weight && most < node.peak)) node = {all, most, at, setting};
        };
        if (peaks_[at] <= limit) reach(at + 1, 0, peaks_[at], nullptr);
        bool needs = false;
        for (InstructionIndex last = at; last < count && last - at < longest_group && graph_.rows_of(last); ++last) {
            needs = needs || peaks_[last] > limit;
            if (!needs) continue;
            Edge& group = edge(at, last + 1);
            if (group.least > limit) continue;
            if (!group.is_known) CHECKED(find_settings(at, last + 1, group, progress));
            for (const Setting& each : group.settings) {
                if (each.peak > limit) continue;
                reach(last + 1, each.weight(), each.peak, &each);
                break;  // those behind it cost more
            }
        }
    }
    if (nodes[count].weight == unreached) return std::optional<RowPath>();
    RowPath path{.groups = {}, .peak = nodes[count].peak, .cost = {}};
    for (InstructionIndex at = count; at > InstructionIndex(0); at = nodes[at].from) {
        const Setting* setting = nodes[at].setting;
        if (!setting) continue;
        path.groups.insert(path.groups.begin(), setting->group);
        path.permanent += setting->permanent;
        path.multiply_adds += setting->multiply_adds;
        path.cost += setting->cost;
    }
    return std::optional<RowPath>(std::move(path));
}

/// Each asks for a little less than the last one has, and in the end for less and less of that.
Result<> RowSearch::descend(std::vector<RowPath>& found, std::int64_t limit, std::int64_t part, Progress& progress) {
    while (part <= last_part && limit > peak_as_it_is() / least_factor) {
        TRY(auto path, within(limit, progress));
        if (path) found.push_back(std::move(*path));
        else part *= 2;
        limit = found.back().peak - found.back().peak / part - 1;
    }
    return done;
}

/// All numbers of tiles for the groups of the best paths; then less by less again.
Result<> RowSearch::refine(std::vector<RowPath>& found, Progress& progress) {
    const auto memory = [](const RowPath& path) { return path.peak + path.permanent; };
    std::vector<RowPath> best = found;
    std::stable_sort(best.begin(), best.end(),
                     [&](const RowPath& a, const RowPath& b) { return memory(a) < memory(b); });
    best.resize(std::min(best.size(), refined_paths));
    std::set<std::pair<InstructionIndex, InstructionIndex>> seen;
    std::int64_t limit = 0;
    for (const RowPath& path : best) {
        limit = std::max(limit, path.peak);
        for (const RowGroup& group : path.groups) {
            if (!seen.emplace(group.begin, group.end).second) continue;
            CHECKED(try_groups(refined(graph_, group), edge(group.begin, group.end), progress));
        }
    }
    return seen.empty() ? done : descend(found, limit, last_part / 4, progress);
}

Result<std::vector<RowPath>> RowSearch::paths(Progress& progress) {
    std::vector<RowPath> found{{.groups = {}, .peak = peak_as_it_is(), .cost = {}}};
    CHECKED(descend(found, peak_as_it_is() - peak_as_it_is() / first_part - 1, first_part, progress));
    CHECKED(refine(found, progress));
    return found;
}

}  // namespace arenascope
