// Quantize and dequantize nodes around a chosen node define how its operands and its result are stored, and are
// removed.

#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {

Result<> fold(Int8Graph& graph) {
    std::map<std::string, std::string> stored;  // what a dequantize node reads, and what a quantize node makes
    for (const auto& node : graph.program().graph.nodes) {
        const std::string name = only_output(node);
        if (Int8Graph::is_dequantize(node)) stored[name] = tensor_arg(node, "input");
    }
    std::map<std::string, std::string> results;
    CHECKED(graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) -> Result<> {
        const std::string name = only_output(node);
        if (Int8Graph::is_quantize(node) && graph.chosen_node(tensor_arg(node, "input"))) {
            const std::string& real = results[name] = tensor_arg(node, "input");
            graph.program().graph.tensors[real].dtype = graph.program().graph.tensors[name].dtype;
            return done;
        }
        out.push_back(node);
        if (!graph.chosen_node(name)) return done;
        for (auto& arg : out.back().args)
            rename_values(arg, [&](std::string& value) {
                if (const auto found = stored.find(value); found != stored.end()) value = found->second;
            });
        return done;
    }));
    graph.rename(results);
    return done;
}

/// The node takes over the storage of the activation's result, and clamps to its bounds.
Result<> fuse(Int8Graph& graph) {
    std::map<std::string, std::string> results;
    auto& tensors = graph.program().graph.tensors;
    for (const auto& [value, fusion] : graph.fusions) {
        Int8Node& producer = graph.chosen[fusion.producer];
        producer.result = fusion.result;
        producer.least = fusion.least;
        producer.most = fusion.most;
        producer.lower = fusion.lower;
        tensors[fusion.producer].dtype = tensors[value].dtype;
        results[value] = fusion.producer;
        graph.chosen.erase(value);
    }
    CHECKED(graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) -> Result<> {
        if (!results.contains(only_output(node))) out.push_back(node);
        return done;
    }));
    graph.rename(results);
    return done;
}

}  // namespace arenascope::lowering::cortex_m
