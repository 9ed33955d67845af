#include "engine/study/tiled_nodes.h"

#include <algorithm>
#include <optional>

#include "engine/ir/source_line.h"
#include "engine/passes/tile/to_method.h"

namespace arenascope {
namespace {

using Calls = std::map<std::string, std::vector<InstructionIndex>, std::less<>>;

/// Instructions by the node that they are parts of; only nodes with several.
Calls calls_of_nodes(const Method& method) {
    Calls out;
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& in = method.instructions[at];
        const bool computes = in.kind == Instruction::Kind::kernel && !in.op.starts_with("executorch_prim::");
        if (!computes || in.outs.empty()) continue;
        const std::string_view node = tile::untiled(in.name);
        const auto found = out.find(node);
        if (found != out.end()) found->second.push_back(at);
        else out.emplace(node, std::vector{at});
    }
    std::erase_if(out, [](const auto& each) { return each.second.size() < 2; });
    return out;
}

const Tensor* result_of(const Method& method, InstructionIndex at) {
    return method.values[method.instructions[at].outs.front()].tensor();
}

/// The only dimension in which the results differ; the outermost one that is longer than 1 if they are all alike.
std::optional<std::size_t> axis_of(const Method& method, const std::vector<InstructionIndex>& calls) {
    const Tensor* first = result_of(method, calls.front());
    std::optional<std::size_t> axis;
    for (const InstructionIndex at : calls) {
        const Tensor* each = result_of(method, at);
        if (!first || !each || each->upper.size() != first->upper.size()) return std::nullopt;
        for (std::size_t d = 0; d < each->upper.size(); ++d) {
            if (each->upper[d] == first->upper[d]) continue;
            if (axis && *axis != d) return std::nullopt;
            axis = d;
        }
    }
    for (const std::uint8_t d : first->dim_order)
        if (!axis && d < first->upper.size() && first->upper[d] > 1) axis = d;
    return axis;
}

}  // namespace

std::vector<TiledNodes> tiled_nodes(const Method& method, const TiledMethod& tiles) {
    std::vector<TiledNodes> out;
    for (const TiledGroup& group : tiles.groups) {
        // Copies into another layout belong to no node of the program.
        const std::string& first = group.first.empty() ? group.leader : group.first;
        const std::string& last = group.last.empty() ? group.leader : group.last;
        TiledNodes found{.group = &group, .nodes = {}};
        for (const InstructionIndex at : method.instructions.indices()) {
            const std::string_view node = tile::untiled(method.instructions[at].name);
            if (node == first && !found.first.valid()) found.first = at;
            if (node == last) found.last = at;
        }
        if (!found.first.valid() || !found.last.valid() || found.last < found.first) continue;
        for (InstructionIndex at = found.first; at <= found.last; ++at) {
            const Instruction& in = method.instructions[at];
            const std::string_view node = tile::untiled(in.name);
            auto known = std::find_if(found.nodes.begin(), found.nodes.end(),
                                      [&](const TiledNode& each) { return each.name == node; });
            if (known == found.nodes.end()) {
                found.nodes.push_back({.name = std::string(node),
                                       .op = in.op,
                                       .module_path = in.module_path,
                                       .source = source_line(in.stack_trace),
                                       .calls = {}});
                known = std::prev(found.nodes.end());
            }
            known->calls.push_back(at);
        }
        out.push_back(std::move(found));
    }
    return out;
}

std::map<ValueId, TileRows> tile_rows(const Method& method, const TiledMethod* tiles, bool repeats) {
    std::map<ValueId, TileRows> out;
    for (const auto& [node, calls] : calls_of_nodes(method)) {
        const bool is_tiled = std::any_of(calls.begin(), calls.end(), [&](InstructionIndex at) {
            return tile::untiled(method.instructions[at].name) != method.instructions[at].name;
        });
        if (!is_tiled) continue;
        const std::optional<std::size_t> axis = axis_of(method, calls);
        std::int64_t rows = 0;
        std::vector<TileRows> parts;
        for (const InstructionIndex at : calls) {
            const Tensor* result = result_of(method, at);
            TileRows part{.whole = node,
                          .number = static_cast<int>(parts.size()) + 1,
                          .count = static_cast<int>(calls.size()),
                          .axis = axis.value_or(0),
                          .call = at};
            if (axis && result) {
                part.lo = rows;
                part.hi = rows += result->upper[*axis];
            }
            parts.push_back(std::move(part));
        }
        // Tiles of a TensorFlow Lite model always compute rows at their borders again.
        const bool has_halos = repeats || method.instructions[calls.front()].op.starts_with("tflite::");
        const bool is_sum = tiles &&
            std::any_of(tiles->groups.begin(), tiles->groups.end(),
                        [&](const TiledGroup& group) { return group.is_sum && group.last == parts.front().whole; });
        for (TileRows& part : parts) {
            part.size = rows;
            if (is_sum || has_halos) part.lo = part.hi = part.size = 0;
            out.try_emplace(method.instructions[part.call].outs.front(), part);
        }
    }
    return out;
}

}  // namespace arenascope
