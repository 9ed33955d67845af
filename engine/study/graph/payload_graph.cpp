#include "engine/study/graph/payload_graph.h"

#include <algorithm>
#include <unordered_map>

#include "engine/backends/payload_operators.h"
#include "engine/base/text.h"
#include "engine/ir/dependences.h"
#include "engine/ir/source_line.h"
#include "engine/ops/effects.h"
#include "engine/study/inspect/call_arguments.h"

namespace arenascope {
namespace {

constexpr std::size_t most_nodes = 20000;  // files are untrusted

using Stated = StatedNode::Tensor;

/// "1 × 8 × 4 × 4 f32"
std::string typed(const std::vector<std::int64_t>& shape, std::string_view type) {
    return joined(shape, " × ") + (shape.empty() ? "" : " ") + std::string(type);
}

/// What the method before states of a call that the backend took.
StatedNode stated_of(const Method& before, const Instruction& call,
                     const std::unordered_map<ValueId, std::size_t>& makers,
                     const std::unordered_map<std::string_view, ValueId>& around) {
    StatedNode out{.made_from = {{.name = call.name, .op = call.op, .source = source_line(call.stack_trace)}},
                   .stack_trace = call.stack_trace};
    for (const NamedArgument& argument : named_arguments(before, call)) {
        if (argument.tensor == no_value) {
            if (!argument.is_default)
                out.attributes.emplace_back(Message::verbatim(argument.name), Message::verbatim(argument.text));
            continue;
        }
        const ValueId root = memory_root(before, argument.tensor);
        const Tensor &tensor = *before.values[argument.tensor].tensor(), &own = *before.values[root].tensor();
        Stated stated{.kind = argument.is_out ? Stated::Kind::output
                          : own.is_constant   ? Stated::Kind::constant
                                              : Stated::Kind::input,
                      .role = Message::verbatim(argument.name),
                      .name = own.qualified_name.empty() ? before.values[root].name : own.qualified_name,
                      .type = typed(tensor.upper, name_of(tensor.dtype)),
                      .bytes = tensor.bytes().value_or(0)};
        if (const auto maker = makers.find(root); maker != makers.end() && !argument.is_out)
            stated.maker = NodeIndex(maker->second);
        if (const auto given = around.find(before.values[root].name); given != around.end())
            stated.value = given->second;
        out.tensors.push_back(std::move(stated));
    }
    return out;
}

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
        node.stated = stated_of(*before, own, makers, around);
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
            out.nodes.push_back({.name = node.name,
                                 .op = node.op,
                                 .source = node.source,
                                 .stated = {.handle = handle.id, .made_from = {node}}});
        }
    }
    return out;
}

Stated stated_of(const Method& method, const Instruction& call, const PayloadOperator::Tensor& tensor) {
    Stated out{.kind = tensor.is_output ? Stated::Kind::output
                   : tensor.is_constant ? Stated::Kind::constant
                                        : Stated::Kind::input,
               .role = tensor.role,
               .type = typed(tensor.shape, tensor.type),
               .quantisation = tensor.quantisation,
               .bytes = tensor.bytes};
    if (tensor.maker) out.maker = NodeIndex(*tensor.maker);
    if (tensor.argument && *tensor.argument < call.args.size() && method.values.has(call.args[*tensor.argument])) {
        out.value = call.args[*tensor.argument];
        out.name = method.values[out.value].name;
    }
    return out;
}

/// The payload's own description. Names are known for recorded ids.
PayloadGraph of_payload(const Method& method, const Instruction& call, const Delegate& delegate,
                        const Program& program) {
    PayloadGraph out;
    const auto found = payload_operators(program, delegate);
    if (!found.ok()) return out;  // running it says what is wrong with the payload
    std::unordered_map<std::int64_t, const DebugHandle*> handles;
    for (const DebugHandle& handle : delegate.handles) handles.emplace(handle.id, &handle);
    out.has_edges = true;
    for (const PayloadOperator& each : found.value()) {
        if (out.nodes.size() == most_nodes) break;
        PayloadGraph::Node node{.name = joined(each.shape, " × "), .op = each.op, .bytes = each.bytes};
        const auto handle = handles.find(each.handle);
        if (handle != handles.end() && !handle->second->nodes.empty()) {
            node.name = handle->second->nodes.front().name;
            node.source = handle->second->nodes.front().source;
            node.stated.made_from = handle->second->nodes;
        }
        node.stated.handle = each.handle;
        node.stated.attributes = each.attributes;
        for (const PayloadOperator::Tensor& tensor : each.tensors)
            node.stated.tensors.push_back(stated_of(method, call, tensor));
        for (const std::size_t read : each.reads) node.reads.push_back({read, found.value()[read].bytes});
        for (const std::size_t position : each.arguments) {
            if (position < call.args.size() && method.values.has(call.args[position]))
                node.given.push_back(call.args[position]);
        }
        out.nodes.push_back(std::move(node));
    }
    return out;
}

}  // namespace

PayloadGraph payload_graph(const Method& method, InstructionIndex call, const PayloadSources& sources) {
    const Instruction& instruction = method.instructions[call];
    if (sources.partition) {
        const auto& regions = sources.partition->regions;
        const auto region = std::find_if(regions.begin(), regions.end(),
                                         [&](const RegionRow& row) { return row.call == instruction.name; });
        if (region != regions.end()) return of_region(method, *region, *sources.partition, sources.before);
    }
    if (!method.delegates.has(instruction.delegate)) return {};
    const Delegate& delegate = method.delegates[instruction.delegate];
    if (sources.program) {
        PayloadGraph own = of_payload(method, instruction, delegate, *sources.program);
        if (!own.nodes.empty()) return own;
    }
    return of_handles(delegate);
}

}  // namespace arenascope
