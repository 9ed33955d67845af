#include "engine/open/node_difference.h"

#include <algorithm>
#include <cstdint>

#include "engine/ir/shape_text.h"
#include "engine/ops/effects.h"

namespace arenascope {

namespace {

using Node = NodeDifference::Node;

std::vector<Node> nodes_of(const Method& method) {
    std::vector<Node> out;
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        // free instructions are inserted by each writer and are not nodes of the program.
        if (instruction.kind == Instruction::Kind::free) continue;
        Node node{.index = at, .name = instruction.name, .op = instruction.op, .shape = {}};
        if (instruction.kind == Instruction::Kind::move) node.op = "move";
        if (instruction.kind == Instruction::Kind::jump_false) node.op = "jump_false";
        // A .pte has no results of views: they write no bytes. The last argument is the view itself.
        const bool is_unwritten = instruction.outs.empty() && ops::effects(instruction.op).is_view &&
            !instruction.args.empty() && instruction.args.back() != no_value;
        const ValueId result = is_unwritten ? instruction.args.back()
            : instruction.outs.empty()      ? no_value
                                            : instruction.outs.front();
        const Tensor* tensor = result == no_value ? nullptr : method.values[result].tensor();
        if (tensor) node.shape = std::string(name_of(tensor->dtype)) + shape_text(tensor->upper);
        out.push_back(std::move(node));
    }
    return out;
}

bool alike(const Node& a, const Node& b) { return a.op == b.op && a.shape == b.shape; }

/// Nodes between the common beginning and the common end of both lists.
struct Middle {
    std::vector<Node> before, after;
};

/// Nodes of one list only, by the longest common subsequence, or all of them if the lists are too long for that.
void add_rest(Middle middle, NodeDifference& out) {
    constexpr std::size_t most_pairs = 25'000'000;
    const std::size_t rows = middle.before.size(), columns = middle.after.size();
    if (rows == 0 || columns == 0 || rows > most_pairs / columns) {
        out.only_before = std::move(middle.before);
        out.only_after = std::move(middle.after);
        return;
    }
    std::vector<std::uint32_t> longest((rows + 1) * (columns + 1), 0);  // from this row and column on
    const auto at = [&](std::size_t row, std::size_t column) -> std::uint32_t& {
        return longest[row * (columns + 1) + column];
    };
    for (std::size_t row = rows; row-- > 0;) {
        for (std::size_t column = columns; column-- > 0;) {
            at(row, column) = alike(middle.before[row], middle.after[column])
                ? at(row + 1, column + 1) + 1
                : std::max(at(row + 1, column), at(row, column + 1));
        }
    }
    std::size_t row = 0, column = 0;
    while (row < rows || column < columns) {
        if (row < rows && column < columns && alike(middle.before[row], middle.after[column])) {
            ++out.equal;
            ++row;
            ++column;
        } else if (column == columns || (row < rows && at(row + 1, column) >= at(row, column + 1))) {
            out.only_before.push_back(std::move(middle.before[row++]));
        } else {
            out.only_after.push_back(std::move(middle.after[column++]));
        }
    }
}

}  // namespace

NodeDifference difference_by_node(const Method& before, const Method& after) {
    NodeDifference out;
    Middle middle{nodes_of(before), nodes_of(after)};
    auto& [left, right] = middle;
    const auto [a, b] = std::mismatch(left.begin(), left.end(), right.begin(), right.end(), alike);
    out.equal += static_cast<std::size_t>(a - left.begin());
    left.erase(left.begin(), a);
    right.erase(right.begin(), b);
    const auto [c, d] = std::mismatch(left.rbegin(), left.rend(), right.rbegin(), right.rend(), alike);
    out.equal += static_cast<std::size_t>(c - left.rbegin());
    left.erase(c.base(), left.end());
    right.erase(d.base(), right.end());
    add_rest(std::move(middle), out);
    return out;
}

}  // namespace arenascope
