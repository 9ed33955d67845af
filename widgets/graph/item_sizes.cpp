#include "widgets/graph/item_sizes.h"

#include <algorithm>

namespace arenascope {
namespace {

constexpr double letter = 6.3, digit = 6.6;
constexpr std::size_t most_letters = 28;  ///< of a tensor's name; a longer name is elided at the left
constexpr double least_card = 132, most_card = 340;

double textWidth(std::size_t letters) { return static_cast<double>(letters) * letter; }

/// The width of "1 × 64 × 4 × 4 f32".
std::size_t shapeLetters(const Tensor* tensor) {
    if (!tensor) return 0;
    std::size_t out = name_of(tensor->dtype).size() + 1;
    if (tensor->upper.empty()) return out + 6;
    for (const std::int64_t size : tensor->upper) out += std::to_string(size).size() + 3;
    return out - 2;
}

}  // namespace

const Tensor* tensorOf(const Method& method, const ProgramNode& node) {
    return method.values.has(node.value) ? method.values[node.value].tensor() : nullptr;
}

QSizeF nodeSize(const ProgramGraph& graph, const Method& method, NodeIndex index) {
    using Kind = ProgramNode::Kind;
    const ProgramNode& node = graph.nodes[index];
    const std::size_t name = std::min(graph.short_name(index).size(), most_letters),
                      shape = shapeLetters(tensorOf(method, node));
    switch (node.kind) {
        case Kind::condition: return {18, 18};
        case Kind::pass: return {116, 24};
        case Kind::result: {
            std::size_t names = node.values.size() < 2 ? name : 0;
            for (const ValueId value : node.values.size() < 2 ? std::vector<ValueId>{} : node.values)
                names += method.values[value].name.size() + 2;
            return {std::clamp(textWidth(names) + 84, least_card, most_card), 24};
        }
        case Kind::input:
        case Kind::output:
        case Kind::state:
            return {std::clamp(std::max(textWidth(name) + 70, textWidth(shape + 12)) + 24, least_card, most_card), 38};
        case Kind::constant: return {std::clamp(textWidth(name + shape) + 24, least_card, most_card), 24};
        default: break;
    }
    const double first = textWidth(node.title.size()) + 5 * digit + 40,
                 second = textWidth(name + shape) + 8 * digit + 34;
    return {std::clamp(std::max(first, second), least_card, most_card), 42};
}

QSizeF closedSize(const ProgramGraph& graph, FrameIndex frame) {
    const ProgramFrame& it = graph.frames[frame];
    const std::size_t letters = std::max<std::size_t>(std::min(it.title.size(), most_letters), 27);
    return {std::clamp(textWidth(letters) + 90, 196.0, most_card), 42};
}

double frameWidth(const ProgramGraph& graph, FrameIndex frame) {
    constexpr std::size_t least = 9, most = 40;  // least: "condition", which is not the frame's own title
    return textWidth(std::clamp(graph.frames[frame].title.size(), least, most)) + 176;
}

}  // namespace arenascope
