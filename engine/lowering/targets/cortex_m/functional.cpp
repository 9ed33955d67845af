// Replaces an in-place activation, as nn.ReLU(inplace=True) exports it, by the functional one: later nodes read its
// result. Other in-place operators stay, and so stay real.

#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {
namespace {

/// "aten::relu.default" of "aten::relu_.default"; empty for an operator that does not write an operand.
std::string plain_target(const std::string& target) {
    const std::size_t dot = target.rfind('.');
    if (dot == std::string::npos || dot < 2 || target[dot - 1] != '_' || target[dot - 2] == '_') return {};
    return target.substr(0, dot - 1) + target.substr(dot);
}

/// Whether a value owns its elements and has no views.
bool has_own_elements(const Int8Graph& graph, const std::string& value) {
    const auto is_view = [](const fx::Node& node) {
        const Kind kind = kind_of(node);
        return kind == Kind::move || kind == Kind::permute || kind == Kind::none;
    };
    const fx::Node* maker = graph.maker(value);
    if (!maker || (is_view(*maker) && !Int8Graph::is_dequantize(*maker) && !Int8Graph::is_quantize(*maker)))
        return false;
    for (const fx::Node* reader : graph.readers(value)) {
        const Kind kind = kind_of(*reader);
        if (kind == Kind::move || kind == Kind::permute) return false;
    }
    return true;
}

}  // namespace

Result<> make_functional(Int8Graph& graph) {
    std::map<std::string, std::string> later;  // the replacement of a value from here on
    const auto change = [&](std::string& name) {
        for (auto found = later.find(name); found != later.end(); found = later.find(name)) name = found->second;
    };
    std::map<std::string, bool> is_own;
    for (const auto& node : graph.program().graph.nodes)
        if (const std::string& operand = tensor_arg(node, "self"); !operand.empty())
            is_own[operand] = has_own_elements(graph, operand);
    CHECKED(graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) -> Result<> {
        fx::Node made = node;
        const std::string operand = tensor_arg(node, "self"), name = only_output(node);
        for (auto& arg : made.args) rename_values(arg, change);
        made.target = plain_target(node.target);
        const bool is_plain = made.target.empty() || kind_of(made) == Kind::none || name.empty() || !is_own[operand];
        if (is_plain) made.target = node.target;
        else later[operand] = name;
        out.push_back(std::move(made));
        return done;
    }));
    for (auto& output : graph.program().outputs) rename_values(output.arg, change);
    for (auto& output : graph.program().graph.outputs) rename_values(output, change);
    graph.reindex();
    return done;
}

}  // namespace arenascope::lowering::cortex_m
