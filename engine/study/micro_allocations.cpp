#include "engine/study/micro_allocations.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/ir/flow_regions.h"
#include "engine/ir/steps.h"

namespace arenascope {

namespace {

constexpr std::int64_t per_channel = 8;

struct OperatorCost {
    std::string_view op;
    std::int64_t bytes;
    bool has_channels = false;  ///< scales of each output channel are stored as well
};
// Fitted on 13 int8 models; within 29 bytes of up to 43 KB.
constexpr std::array costs{
    OperatorCost{"tflite::CONV_2D", 112, true}, OperatorCost{"tflite::DEPTHWISE_CONV_2D", 133, true},
    OperatorCost{"tflite::ADD", 115},           OperatorCost{"tflite::PAD", 94},
    OperatorCost{"tflite::CONCATENATION", 73},  OperatorCost{"tflite::SLICE", 29},
    OperatorCost{"tflite::WHILE", 70},          OperatorCost{"tflite::LESS", 64},
    OperatorCost{"tflite::FILL", 29},           OperatorCost{"tflite::DYNAMIC_UPDATE_SLICE", 29}};
constexpr std::int64_t other_operator = 100;  // between the measured ones

std::int64_t channels_of(const Method& method, const Instruction& in) {
    const Tensor* out = in.outs.empty() ? nullptr : method.values[in.outs.front()].tensor();
    return out && !out->upper.empty() ? out->upper.back() : 0;
}

/// A loop's graphs have tensors of their own for the constants that they use.
std::int64_t tensors_of(const Method& method) {
    std::int64_t count = 0;
    if (method.graphs.size() < 2) {
        for (const Value& value : method.values) count += value.tensor() ? 1 : 0;
        return count;
    }
    std::set<std::pair<GraphIndex, ValueId>> found;
    const auto use = [&](GraphIndex graph, ValueId id) {
        if (method.values[id].tensor()) found.emplace(graph, id);
    };
    const Table<ValueId, GraphIndex> regions = regions_of_values(method, method.graphs);
    for (const InstructionIndex at : method.instructions.indices()) {
        GraphIndex graph{0};
        for (const GraphIndex each : method.graphs.indices())
            if (method.graphs[each].begin <= at && at < method.graphs[each].end) graph = each;
        if (takes_step(method.instructions[at]))
            for (const ValueId id : method.instructions[at].args) use(graph, id);
        for (const ValueId id : method.instructions[at].outs) use(regions[id], id);
    }
    for (const ValueId id : method.inputs) use(GraphIndex(0), id);
    return static_cast<std::int64_t>(found.size());
}

}  // namespace

std::int64_t micro_allocations(std::string_view op, std::int64_t channels) {
    const auto found =
        std::find_if(costs.begin(), costs.end(), [&](const OperatorCost& cost) { return cost.op == op; });
    if (found == costs.end()) return other_operator;
    return found->bytes + (found->has_channels ? per_channel * channels : 0);
}

std::int64_t micro_allocations(const Method& method, const Instruction& instruction) {
    return micro_allocations(instruction.op, channels_of(method, instruction));
}

std::int64_t micro_allocations(const Method& method) {
    std::int64_t bytes = micro_tensor_bytes * tensors_of(method);
    for (const Instruction& in : method.instructions) bytes += takes_step(in) ? micro_allocations(method, in) : 0;
    return bytes;
}

}  // namespace arenascope
