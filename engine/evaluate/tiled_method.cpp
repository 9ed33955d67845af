#include "engine/evaluate/tiled_method.h"

#include <algorithm>
#include <optional>

#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/method_core.h"
#include "engine/evaluate/peak_bytes.h"
#include "engine/evaluate/row_tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "engine/passes/tile/cut.h"

namespace arenascope {

namespace {

using tile::Graph;
using tile::GraphOp;
using tile::GraphValue;
using tile::GroupForm;
using tile::GroupSetting;
using tile::OpIndex;
using tile::ValueIndex;

constexpr std::int64_t most_tiles = 1024;  // a session may ask for any number

/// The node of an operator; empty: it is none's, as a copy into another layout.
std::string node_of(const Graph& graph, OpIndex at) {
    const GraphOp& op = graph.ops()[at];
    return op.source.valid() ? graph.instruction(op).name : std::string();
}

struct Ends {
    std::string first, last;
    bool operator==(const Ends&) const = default;
};

Ends ends_of(const Graph& graph, OpIndex begin, OpIndex end) {
    Ends out;
    for (OpIndex at = begin; at < end && out.first.empty(); ++at) out.first = node_of(graph, at);
    for (OpIndex at = end; at > begin && out.last.empty(); --at) out.last = node_of(graph, at - 1);
    return out;
}

/// Its own name, or that of the values that it has in another layout.
std::string name_of(const Graph& graph, ValueIndex at) {
    const GraphValue& value = graph.values()[at];
    if (value.id != no_value) return graph.method().values[value.id].name;
    if (!value.maker.valid() || graph.ops()[value.maker].ins.empty()) return {};
    const GraphValue& from = graph.values()[graph.ops()[value.maker].ins.front().value];
    return from.id == no_value ? std::string() : graph.method().values[from.id].name;
}

/// The group as it would be at that operator; nothing where the names differ, or where such rows do not exist.
std::optional<GroupSetting> setting_at(const Graph& graph, const TiledGroup& group, const GroupForm& form,
                                       OpIndex begin) {
    const OpIndex end = begin + (group.end - group.begin);
    if (ends_of(graph, begin, end) != Ends{group.first, group.last}) return std::nullopt;
    const GraphOp& maker = graph.ops()[begin + group.made_by];
    if (group.result < 0 || group.result >= static_cast<std::int64_t>(maker.outs.size())) return std::nullopt;
    const ValueIndex leader = maker.outs[static_cast<std::size_t>(group.result)];
    const GraphValue& value = graph.values()[leader];
    if (name_of(graph, leader) != group.leader || group.axis < 0 ||
        group.axis >= static_cast<std::int64_t>(value.sizes.size()))
        return std::nullopt;
    const auto axis = static_cast<std::size_t>(group.axis);
    if (value.symbols[axis] != 0 || group.tiles > value.sizes[axis]) return std::nullopt;
    return GroupSetting{.begin = begin,
                        .end = end,
                        .leader = leader,
                        .axis = axis,
                        .tiles = group.tiles,
                        .is_sum = group.is_sum,
                        .copies_planes = group.copies_planes,
                        .recomputes_halos = form.recomputes_halos,
                        .rolls = form.rolls};
}

bool has_fixed(const Graph& graph, const GroupSetting& setting) {
    const std::int32_t block = graph.ops()[setting.begin].block;
    for (OpIndex at = setting.begin; at < setting.end; ++at)
        if (graph.ops()[at].kind == GraphOp::Kind::fixed || graph.ops()[at].block != block) return true;
    return false;
}

/// Where the group was, or else where the same nodes are now, at `from` or behind it.
std::optional<GroupSetting> find_group(const Graph& graph, const TiledGroup& group, const GroupForm& form,
                                       OpIndex from) {
    const auto count = static_cast<std::int64_t>(graph.ops().size());
    if (group.begin < 0 || group.end <= group.begin) return std::nullopt;
    const std::int64_t length = group.end - group.begin;
    const bool is_sound =
        length <= count && group.made_by >= 0 && group.made_by < length && group.tiles > 1 && group.tiles <= most_tiles;
    if (!is_sound) return std::nullopt;
    std::vector<std::int64_t> places;
    if (group.begin <= count - length) places.push_back(group.begin);
    for (std::int64_t at = 0; at <= count - length; ++at) places.push_back(at);
    for (const std::int64_t at : places) {
        if (at < from.number()) continue;
        const auto setting = setting_at(graph, group, form, OpIndex(at));
        if (setting && !has_fixed(graph, *setting) && tile::Group(graph, *setting).plan()) return setting;
    }
    return std::nullopt;
}

bool lacks_data(const Method& method) {
    return std::any_of(method.values.begin(), method.values.end(), [](const Value& value) {
        const Tensor* tensor = value.tensor();
        return tensor && tensor->is_constant && tensor->alias_of == no_value && !tensor->data;
    });
}

}  // namespace

std::vector<std::string> passes_before_tiles(const Tuning& tuning) {
    std::vector<std::string> out{"fold-batch-norm", "fold-constants", "drop-unused-outputs"};
    for (const std::string& pass : tuning.edits.passes)
        if (pass == int8_pass || pass == fit_core_pass || lowering::is_chosen_with_tiles(pass)) out.push_back(pass);
    return out;
}

tile::GraphOptions tile_options(const Tuning& tuning, bool channels_last) {
    return {.channels_last = channels_last,
            .inputs_are_bound = !tuning.plan_inputs,
            .outputs_are_bound = !tuning.plan_outputs};
}

std::int64_t plain_pixels(const Method& method, const TiledMethod& tiles) {
    if (!tiles.channels_last) return 0;
    std::int64_t most = 0;
    for (const TiledGroup& group : tiles.groups) {
        if (group.axis != 1 || group.is_sum) continue;  // sums over channels take any layout
        const auto leader = std::find_if(method.values.begin(), method.values.end(), [&](const Value& value) {
            return value.name == group.leader && value.tensor() && value.tensor()->upper.size() == 4;
        });
        if (leader == method.values.end()) continue;
        const std::int64_t pixels = leader->tensor()->upper[2] * leader->tensor()->upper[3];
        if (pixels > 1) most = std::max(most, pixels);
    }
    return most;
}

std::optional<TiledMethod> tiles_of(const Tuning& tuning, const std::string& method) {
    for (const TiledMethod& each : tuning.edits.tiles)
        if (each.method == method) return each;
    return std::nullopt;
}

TiledMethod tiled_groups(const Graph& graph, const std::vector<GroupSetting>& settings, bool channels_last) {
    TiledMethod out{.method = graph.method().name, .channels_last = channels_last};
    for (const GroupSetting& setting : settings) {
        const OpIndex maker = graph.values()[setting.leader].maker;
        const auto& outs = graph.ops()[maker].outs;
        const Ends ends = ends_of(graph, setting.begin, setting.end);
        out.groups.push_back({.begin = setting.begin.number(),
                              .end = setting.end.number(),
                              .first = ends.first,
                              .last = ends.last,
                              .leader = name_of(graph, setting.leader),
                              .made_by = maker - setting.begin,
                              .result = std::find(outs.begin(), outs.end(), setting.leader) - outs.begin(),
                              .axis = static_cast<std::int64_t>(setting.axis),
                              .tiles = setting.tiles,
                              .is_sum = setting.is_sum,
                              .copies_planes = setting.copies_planes});
    }
    return out;
}

Tuning without_tiles(Tuning tuning, const std::string& method) {
    std::erase_if(tuning.edits.tiles, [&](const TiledMethod& each) { return each.method == method; });
    return tuning;
}

Tuning with_tiles(Tuning tuning, const TiledMethod& tiles) {
    tuning = without_tiles(std::move(tuning), tiles.method);
    tuning.edits.passes = passes_before_tiles(tuning);
    tuning.edits.tiles.push_back(tiles);
    tuning.keep_loaded_plan = false;
    if (tuning.planner == planner_id::loaded) tuning.planner = planner_id::automatic;
    return tuning;
}

Result<> tile_method(Method& method, const Tuning& tuning, const TiledMethod& tiles, MethodReport& report) {
    const auto leave_all = [&](const Message& why) {
        for (const TiledGroup& group : tiles.groups) report.issues.push_back(group_not_applied(group, why));
        return done;
    };
    if (is_cut_by_rows(method)) return tile_method_by_rows(method, tuning, tiles, report);
    if (lacks_data(method)) return leave_all(message("the data of a constant is missing"));
    tile::GraphOptions options = tile_options(tuning, tiles.channels_last);
    options.plain_pixels = plain_pixels(method, tiles);
    const auto graph = Graph::make(method, options);
    if (!graph.ok()) return leave_all(graph.error().what);
    const GroupForm form{lowering::recomputes_halos(tuning.edits.passes), lowering::rolls_loops(tuning.edits.passes)};
    std::vector<GroupSetting> settings;
    for (const TiledGroup& group : tiles.groups) {
        const OpIndex from = settings.empty() ? OpIndex(0) : settings.back().end;
        if (auto setting = find_group(graph.value(), group, form, from)) settings.push_back(*setting);
        else
            report.issues.push_back(
                group_not_applied(group, message("the program no longer has these operators; search again")));
    }
    auto cut = tile::cut_method(graph.value(), settings);
    if (!cut.ok()) return leave_all(cut.error().what);
    const std::int64_t before = peak_bytes(method, tuning, {}), stored = constant_bytes(method);
    method = std::move(cut).take();
    report.passes.push_back({.id = "tile",
                             .saved_bytes = before - peak_bytes(method, tuning, {}),
                             .stored_bytes = constant_bytes(method) - stored});
    return done;
}

}  // namespace arenascope
