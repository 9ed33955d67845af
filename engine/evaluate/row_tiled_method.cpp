#include "engine/evaluate/row_tiled_method.h"

#include <algorithm>
#include <optional>

#include "engine/evaluate/peak_bytes.h"
#include "engine/passes/row_tiles/rolled_group.h"
#include "engine/passes/row_tiles/tile_rows.h"

namespace arenascope {
namespace {

using rows::RowGraph;
using rows::RowGroup;

constexpr std::int64_t rows_axis = 1;      // of images N, H, W, C
constexpr std::int64_t most_tiles = 1024;  // a session may ask for any number

bool is_window(const RowGraph& graph, InstructionIndex at) {
    const ops::TfliteRows* rows = graph.rows_of(at);
    return rows && rows->kind == ops::TfliteRows::Kind::window && rows->reach > 1;
}

/// First and last operator that needs a window of rows; none: the group has no such operator.
std::pair<InstructionIndex, InstructionIndex> windows_of(const RowGraph& graph, InstructionIndex begin,
                                                         InstructionIndex end) {
    InstructionIndex first, last;
    for (InstructionIndex at = begin; at < end; ++at) {
        if (!is_window(graph, at)) continue;
        if (!first.valid()) first = at;
        last = at;
    }
    return {first, last};
}

/// The operator whose result is the first that is cropped.
InstructionIndex first_cropped(const RowGraph& graph, const RowGroup& group) {
    const auto [first, last] = windows_of(graph, group.begin, group.end);
    if (group.crop == RowGroup::Crop::windows && first.valid() && first != last) return first;
    if (group.crop != RowGroup::Crop::results && last.valid()) return last;
    return group.end - 1;
}

RowGroup::Crop crop_at(const RowGraph& graph, InstructionIndex begin, InstructionIndex end, InstructionIndex cropped) {
    const auto [first, last] = windows_of(graph, begin, end);
    if (cropped == end - 1) return RowGroup::Crop::results;
    return cropped == last ? RowGroup::Crop::last : RowGroup::Crop::windows;
}

const std::string& result_name(const RowGraph& graph, InstructionIndex at) {
    return graph.method().values[graph.instruction(at).outs.front()].name;
}

RowGroup::Roll roll_of(const TiledGroup& group) {
    if (!group.is_loop) return RowGroup::Roll::none;
    return group.is_over_operand ? RowGroup::Roll::inside : RowGroup::Roll::apart;
}

/// The group as it would be at that operator; nothing where the names differ, or where it cannot be cut.
std::optional<RowGroup> row_group_at(const RowGraph& graph, const TiledGroup& group, InstructionIndex begin) {
    const InstructionIndex end = begin + (group.end - group.begin), cropped = begin + group.made_by;
    if (graph.instruction(begin).name != group.first || graph.instruction(end - 1).name != group.last)
        return std::nullopt;
    if (graph.instruction(cropped).outs.empty() || result_name(graph, cropped) != group.leader) return std::nullopt;
    const RowGroup found{begin, end, group.tiles, crop_at(graph, begin, end, cropped), roll_of(group)};
    const bool fits =
        group.is_loop ? rows::plan_rolled(graph, found).has_value() : rows::plan_rows(graph, found).has_value();
    return fits ? std::optional(found) : std::nullopt;
}

/// Where the group was, or else where the same nodes are now, at `from` or behind it.
std::optional<RowGroup> find_row_group(const RowGraph& graph, const TiledGroup& group, InstructionIndex from) {
    const std::int64_t count = graph.count().number();
    if (group.begin < 0 || group.end <= group.begin) return std::nullopt;
    const std::int64_t length = group.end - group.begin;
    const bool is_sound = length <= count && group.made_by >= 0 && group.made_by < length && group.tiles > 1 &&
        group.tiles <= most_tiles && group.axis == rows_axis && group.result == 0;
    if (!is_sound) return std::nullopt;
    std::vector<std::int64_t> places;
    if (group.begin <= count - length) places.push_back(group.begin);
    for (std::int64_t at = 0; at <= count - length; ++at) places.push_back(at);
    for (const std::int64_t at : places) {
        if (at < from.number()) continue;
        if (auto found = row_group_at(graph, group, InstructionIndex(at))) return found;
    }
    return std::nullopt;
}

/// What is cut already, or runs other graphs, is left as it is.
bool can_be_cut(const Method& method) {
    return method.graphs.size() <= 1 && std::none_of(method.values.begin(), method.values.end(), [](const Value& each) {
               return each.tensor() && each.tensor()->alias_of != no_value;
           });
}

}  // namespace

bool is_cut_by_rows(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(),
                       [](const Instruction& in) { return in.op.starts_with("tflite::"); });
}

PlanIssue group_not_applied(const TiledGroup& group, const Message& why) {
    return {.code = IssueCode::rule_matches_nothing,
            .message = message("the tiled group from {first} to {last} is not applied: {reason}", group.first,
                               group.last, why),
            .subject = group.first};
}

TiledMethod row_tiled_groups(const RowGraph& graph, const std::vector<RowGroup>& groups) {
    TiledMethod out{.method = graph.method().name};
    for (const RowGroup& group : groups) {
        const InstructionIndex cropped = first_cropped(graph, group);
        out.groups.push_back({.begin = group.begin.number(),
                              .end = group.end.number(),
                              .first = graph.instruction(group.begin).name,
                              .last = graph.instruction(group.end - 1).name,
                              .leader = result_name(graph, cropped),
                              .made_by = cropped - group.begin,
                              .axis = rows_axis,
                              .tiles = group.tiles,
                              .is_loop = group.roll != RowGroup::Roll::none,
                              .is_over_operand = group.roll == RowGroup::Roll::inside});
    }
    return out;
}

Result<> tile_method_by_rows(Method& method, const Tuning& tuning, const TiledMethod& tiles, MethodReport& report) {
    const auto leave = [&](const TiledGroup& group, const Message& why) {
        report.issues.push_back(group_not_applied(group, why));
    };
    if (!can_be_cut(method)) {
        for (const TiledGroup& group : tiles.groups)
            leave(group, message("tensors share bytes already, or the program has several subgraphs"));
        return done;
    }
    const std::int64_t before = peak_bytes(method, tuning, {}), stored = constant_bytes(method);
    const RowGraph graph(method);
    std::vector<RowGroup> groups;
    for (const TiledGroup& group : tiles.groups) {
        const InstructionIndex from = groups.empty() ? InstructionIndex(0) : groups.back().end;
        if (const auto found = find_row_group(graph, group, from)) groups.push_back(*found);
        else leave(group, message("the program no longer has these operators; search again"));
    }
    TRY(Method cut, rows::tiled_by_rows(graph, groups));
    method = std::move(cut);
    report.passes.push_back({.id = "tile",
                             .saved_bytes = before - peak_bytes(method, tuning, {}),
                             .stored_bytes = constant_bytes(method) - stored});
    return done;
}

}  // namespace arenascope
