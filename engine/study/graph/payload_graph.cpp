#include "engine/study/graph/payload_graph.h"

#include <algorithm>
#include <unordered_map>

#include "engine/ir/dependences.h"
#include "engine/ir/source_line.h"
#include "engine/ops/effects.h"

namespace arenascope {
namespace {

constexpr std::size_t most_nodes = 20000;  // files are untrusted

/// The nodes that the partition assigned to the call's region, by instruction of the method before.
PayloadGraph of_region(const Method& method, const RegionRow& region, const Partition& partition,
                       const Method* before) {
    PayloadGraph out;
    std::unordered_map<std::string_view, const Instruction*> known;
    if (before) {
        for (const Instruction& each : before->instructions) known.emplace(each.name, &each);
    }
    std::unordered_map<std::string_view, ValueId> around;
    for (const ValueId id : method.values.indices()) {
        if (method.values[id].tensor()) around.emplace(method.values[id].name, id);
    }
    std::unordered_map<ValueId, std::size_t> makers;  // in the method before
    out.has_edges = true;
    for (const NodeVerdict& verdict : partition.nodes) {
        if (verdict.region != region.tag || out.nodes.size() == most_nodes) continue;
        PayloadGraph::Node node{
            .name = verdict.node, .op = verdict.op, .module = verdict.module_path, .source = verdict.source};
        const auto found = known.find(verdict.node);
        if (found == known.end()) {
            out.has_edges = false;
            out.nodes.push_back(std::move(node));
            continue;
        }
        const Instruction& own = *found->second;
        const auto bytes_of = [&](ValueId id) {
            const Tensor* tensor = before->values.has(id) ? before->values[id].tensor() : nullptr;
            return tensor ? tensor->bytes().value_or(0) : 0;
        };
        const std::vector<bool> reads = ops::read_arguments(*before, own);
        for (std::size_t i = 0; i < own.args.size(); ++i) {
            if (i < reads.size() && !reads[i]) continue;
            each_tensor(*before, own.args[i], [&](ValueId id) {
                const ValueId root = memory_root(*before, id);
                const auto maker = makers.find(root);
                if (maker != makers.end()) return node.reads.push_back({maker->second, bytes_of(id)});
                const auto outside = around.find(before->values[root].name);
                if (outside != around.end()) node.given.push_back(outside->second);
            });
        }
        for (const ValueId made : own.outs) {
            makers[memory_root(*before, made)] = out.nodes.size();
            node.bytes += bytes_of(made);
        }
        out.nodes.push_back(std::move(node));
    }
    return out;
}

PayloadGraph of_handles(const Delegate& delegate) {
    PayloadGraph out;
    for (const DebugHandle& handle : delegate.handles) {
        for (const DebugHandle::Node& node : handle.nodes) {
            if (out.nodes.size() == most_nodes) return out;
            out.nodes.push_back({.name = node.name, .op = node.op, .source = node.source});
        }
    }
    return out;
}

}  // namespace

PayloadGraph payload_graph(const Method& method, InstructionIndex call, const Partition* partition,
                           const Method* before) {
    const Instruction& instruction = method.instructions[call];
    if (partition) {
        const auto region = std::find_if(partition->regions.begin(), partition->regions.end(),
                                         [&](const RegionRow& row) { return row.call == instruction.name; });
        if (region != partition->regions.end()) return of_region(method, *region, *partition, before);
    }
    if (!method.delegates.has(instruction.delegate)) return {};
    return of_handles(method.delegates[instruction.delegate]);
}

}  // namespace arenascope
