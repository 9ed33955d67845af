#include "engine/lowering/decompose/training_graph.h"

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
TrainingGraph::TrainingGraph(fx::Graph graph, const std::vector<fx::OutputSpec>& outputs) : graph_(std::move(graph)) {
    for (const fx::NodeIndex node : graph_.nodes.indices())
        for (const auto& each : graph_.nodes[node].args)
            for_each_value(each, [&](const std::string& name) { last_use_[name] = node; });
    for (const auto& output : outputs)
        for_each_value(output.arg, [&](const std::string& name) { last_use_[name] = graph_.nodes.next(); });
}

void TrainingGraph::forget_args(fx::NodeIndex node) {
    std::vector<fx::Arg>().swap(graph_.nodes[node].args);
    std::string().swap(graph_.nodes[node].stack_trace);
}

const Core* TrainingGraph::core_of(const std::string& name) const {
    const auto found = bound_.find(name);
    return found == bound_.end() ? nullptr : &found->second;
}

void TrainingGraph::bind(const fx::Node& node, const Cores& cores) {
    std::size_t next = 0;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names)
            if (next < cores.size()) bound_[name] = cores[next++];
}

const TensorType* TrainingGraph::declared(const std::string& name) const {
    const auto type = graph_.tensors.find(name);
    return type == graph_.tensors.end() ? nullptr : &type->second;
}

bool TrainingGraph::is_read_after(const std::string& name, fx::NodeIndex node) const {
    const auto last = last_use_.find(name);
    return last != last_use_.end() && last->second > node;
}

void TrainingGraph::rename(fx::Arg& arg) const {
    rename_values(arg, [&](std::string& name) {
        if (const Core* core = core_of(name)) name = core->name;
    });
}

std::vector<std::pair<std::string, std::string>> TrainingGraph::renamed() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const auto& node : graph_.nodes)
        for (const auto& output : node.outputs)
            for (const auto& name : output.names)
                if (const Core* core = core_of(name)) out.emplace_back(name, core->name);
    return out;
}

Result<Core> TrainingGraph::tensor(const fx::Node& node, std::string_view name) const {
    if (auto found = optional_tensor(node, name)) return *found;
    return Error{.what = message("argument '{name}' of {operator} is not a tensor", name, node.target)};
}

std::optional<Core> TrainingGraph::optional_tensor(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<fx::ValueName>(&each->value) : nullptr;
    const auto found = value ? bound_.find(value->name) : bound_.end();
    if (found == bound_.end()) return std::nullopt;
    return found->second;
}

Result<Cores> TrainingGraph::tensors(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* items = each ? std::get_if<std::vector<fx::Arg::Item>>(&each->value) : nullptr;
    if (!items)
        return Error{.what = message("argument '{name}' of {operator} is not a list of tensors", name, node.target)};
    Cores cores;
    for (const auto& item : *items) {
        const auto found = item ? bound_.find(item->name) : bound_.end();
        if (found == bound_.end()) return Error{.what = message("a tensor of '{name}' is missing", name)};
        cores.push_back(found->second);
    }
    return cores;
}

fx::Arg::Variant TrainingGraph::given(const fx::Node& node, std::string_view name, fx::Arg::Variant otherwise) const {
    const auto* each = find_arg(node, name);
    if (!each) return otherwise;
    fx::Arg copy = *each;
    rename(copy);
    return copy.value;
}

std::vector<fx::Arg> TrainingGraph::renamed_args(const fx::Node& node) const {
    std::vector<fx::Arg> args = node.args;
    for (auto& each : args) rename(each);
    return args;
}

TensorType TrainingGraph::out_type(const fx::Node& node, std::size_t index) const {
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            if (index-- != 0) continue;
            const auto type = graph_.tensors.find(name);
            if (type != graph_.tensors.end()) return dense(type->second.dtype, type->second.sizes);
        }
    return {};
}

bool TrainingGraph::is_read(const fx::Node& node, std::size_t index) const {
    for (const auto& output : node.outputs)
        for (const auto& name : output.names)
            if (index-- == 0) return last_use_.contains(name);
    return false;
}

bool TrainingGraph::was_contiguous(const fx::Node& node, std::string_view name) const {
    return is_contiguous(type_of(node, name));
}

TensorType TrainingGraph::type_of(const fx::Node& node, std::string_view name) const {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<fx::ValueName>(&each->value) : nullptr;
    if (!value) return {};
    const auto bound = bound_.find(value->name);
    if (bound != bound_.end() && !bound->second.type.strides.empty()) return bound->second.type;
    const auto type = graph_.tensors.find(value->name);
    return type == graph_.tensors.end() ? TensorType{} : type->second;
}

bool TrainingGraph::needs_copy_for_view(const fx::Node& node) const {
    return needs_copy_to_view(type_of(node, "self"), out_type(node).sizes);
}

Result<Core> TrainingGraph::strided(const fx::Node& node, std::string_view name) const {
    TRY(Core core, tensor(node, name));
    const auto type = type_of(node, name);
    if (core.type.strides.empty() && type.sizes == core.type.sizes) core.type.strides = type.strides;
    return core;
}

}  // namespace arenascope::lowering
