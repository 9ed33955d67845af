// The remaining quantize and dequantize nodes become calls of the library. Weights of layers that compute on real
// numbers are dequantised now.

#include <algorithm>

#include "engine/lowering/targets/cortex_m/cortex_m_steps.h"

namespace arenascope::lowering::cortex_m {
namespace {

/// Real numbers of a stored tensor; nothing if the file does not contain them.
std::optional<std::vector<float>> dequantised(const Int8Graph& graph, const fx::Node& node) {
    const std::string value = tensor_arg(node, "input");
    const auto stored = graph.numbers(value);
    const auto sizes = graph.sizes(value);
    if (!stored || !sizes) return std::nullopt;
    std::vector<double> scales, zeros;
    std::size_t inner = stored->size();
    if (const auto one = Int8Graph::quantization(node)) {
        scales = {one->scale};
        zeros = {static_cast<double>(one->zero_point)};
    } else {
        const auto given = graph.numbers(tensor_arg(node, "scales")),
                   points = graph.numbers(tensor_arg(node, "zero_points"));
        const std::int64_t axis = integer_arg(node, "axis", 0);
        if (!given || !points || axis < 0 || static_cast<std::size_t>(axis) >= sizes->size()) return std::nullopt;
        const auto channels = static_cast<std::size_t>((*sizes)[static_cast<std::size_t>(axis)]);
        if (given->size() != channels || points->size() != channels) return std::nullopt;
        scales = *given;
        zeros = *points;
        inner = 1;
        for (auto dim = static_cast<std::size_t>(axis) + 1; dim < sizes->size(); ++dim)
            inner *= static_cast<std::size_t>((*sizes)[dim]);
    }
    std::vector<float> out;
    for (std::size_t i = 0; i < stored->size(); ++i) {
        const std::size_t channel = scales.empty() ? 0 : i / std::max<std::size_t>(inner, 1) % scales.size();
        const auto scale = static_cast<float>(scales[channel]);
        out.push_back(static_cast<float>((*stored)[i] - zeros[channel]) * scale);
    }
    return out;
}

bool is_library_type(DType dtype) { return dtype == DType::i8 || dtype == DType::i16; }

/// Removes constants that are no longer read.
void drop_unread(Int8Graph& graph) {
    std::erase_if(graph.program().inputs, [&](const fx::InputSpec& input) {
        const bool is_read = graph.uses(input.arg) > 0;
        return graph.constant(input.arg) && !is_read;
    });
}

}  // namespace

Result<> quantize_rest(Int8Graph& graph) {
    std::map<std::string, std::string> constants;
    CHECKED(graph.rewrite_nodes([&](const fx::Node& node, Nodes& out) -> Result<> {
        const bool is_read = Int8Graph::is_dequantize(node), is_written = Int8Graph::is_quantize(node);
        const std::string name = only_output(node);
        if (is_read && graph.uses(name) == 0) return done;
        if (is_read && graph.constant(tensor_arg(node, "input"))) {
            if (const auto numbers = dequantised(graph, node)) {
                constants[name] = graph.store(node.name + "_real", DType::f32, *graph.sizes(tensor_arg(node, "input")),
                                              data_of(*numbers));
                return done;
            }
        }
        out.push_back(node);
        const auto as = Int8Graph::quantization(node);
        if (!as || !is_library_type(as->dtype)) return done;
        if (is_read) out.back().target = "cortex_m::dequantize_per_tensor.default";
        if (is_written) out.back().target = "cortex_m::quantize_per_tensor.default";
        return done;
    }));
    graph.rename(constants);
    drop_unread(graph);
    return done;
}

}  // namespace arenascope::lowering::cortex_m
