// einsum of two operands: moves, one stacked product of matrices, and moves back.

#include <algorithm>
#include <array>
#include <string>

#include "engine/lowering/decompose.h"

namespace arenascope::lowering {
namespace {

struct Equation {
    std::string left, right, out;
    std::string order;  ///< labels of the result, then those that are summed, in alphabetical order
};

bool has(const std::string& labels, char label) {
    return labels.find(label) != std::string::npos;
}

Result<Equation> parsed(std::string text) {
    std::erase(text, ' ');
    const auto comma = text.find(','), arrow = text.find("->");
    if (comma == std::string::npos || arrow == std::string::npos || comma > arrow || text.rfind(',') != comma)
        return Error{.what = "einsum '" + text + "' is not lowered yet", .expected = "two operands and '->'"};
    Equation e{.left = text.substr(0, comma), .right = text.substr(comma + 1, arrow - comma - 1),
               .out = text.substr(arrow + 2), .order = {}};
    std::string summed;
    for (const auto& labels : {e.left, e.right, e.out})
        for (const char label : labels) {
            if (label == '.' || std::count(labels.begin(), labels.end(), label) != 1)
                return Error{.what = "einsum '" + text + "' repeats labels or has '...', which is not lowered yet"};
            if (!has(e.left, label) && !has(e.right, label)) return Error{.what = "einsum '" + text + "' has no source for a label"};
            if (has(e.out, label) || has(summed, label)) continue;
            if (!has(e.left, label) || !has(e.right, label))
                return Error{.what = "einsum '" + text + "' sums over one operand, which is not lowered yet"};
            summed += label;
        }
    std::sort(summed.begin(), summed.end());
    e.order = e.out + summed;
    return e;
}

/// The operand with its dimensions in the equation's order, missing ones of size 1.
Core arranged(Decomposer& d, Core operand, std::string labels, const std::string& order) {
    for (const char label : order) {
        if (has(labels, label)) continue;
        auto sizes = operand.type.sizes;
        sizes.push_back(1);
        operand = d.emit("aten::unsqueeze.default",
                         {arg("self", operand), arg("dim", static_cast<std::int64_t>(labels.size()))},
                         dense(operand.type.dtype, sizes));
        labels += label;
    }
    std::vector<std::int64_t> dims;
    for (const char label : order) dims.push_back(static_cast<std::int64_t>(labels.find(label)));
    return d.permute(operand, dims);
}

using Group = std::vector<std::int64_t>;

std::vector<std::int64_t> chained(const std::array<const Group*, 4>& groups) {
    std::vector<std::int64_t> all;
    for (const auto* group : groups) all.insert(all.end(), group->begin(), group->end());
    return all;
}

sym::Expr size_of(const Core& operand, const Group& group) {
    sym::Expr total = 1;
    for (const auto dim : group) total = total * operand.type.sizes[static_cast<std::size_t>(dim)];
    return total;
}

Result<Core> paired(Decomposer& d, const Core& left, const Core& right, const Equation& e) {
    Group both, only_left, only_right, summed;
    for (std::size_t i = 0; i < e.order.size(); ++i) {
        const auto dim = static_cast<std::int64_t>(i);
        if (i >= e.out.size()) summed.push_back(dim);
        else if (has(e.left, e.order[i]) && has(e.right, e.order[i])) both.push_back(dim);
        else (has(e.left, e.order[i]) ? only_left : only_right).push_back(dim);
    }
    const auto stack = size_of(left, both), rows = size_of(left, only_left);
    const auto inner = size_of(left, summed), columns = size_of(right, only_right);
    const auto turned_left = d.permute(left, chained({&both, &only_left, &summed, &only_right}));
    TRY(const auto a, d.view(turned_left, {stack, rows, inner}));
    const auto turned_right = d.permute(right, chained({&both, &summed, &only_right, &only_left}));
    TRY(const auto b, d.view(turned_right, {stack, inner, columns}));
    const auto product_of_both = d.emit("aten::bmm.default", {arg("self", a), arg("mat2", b)},
                                        dense(left.type.dtype, {stack, rows, columns}));
    Sizes sizes;
    std::vector<std::int64_t> back(e.order.size());
    const auto place = [&](const Group& group, const Core* from) {
        for (const auto dim : group) {
            back[static_cast<std::size_t>(dim)] = static_cast<std::int64_t>(sizes.size());
            sizes.push_back(from ? from->type.sizes[static_cast<std::size_t>(dim)] : sym::Expr(1));
        }
    };
    place(both, &left);
    place(only_left, &left);
    place(summed, nullptr);
    place(only_right, &right);
    TRY(const auto spread, d.view(product_of_both, sizes));
    const auto out = d.permute(spread, back);
    auto kept = out.type.sizes;
    kept.resize(e.out.size(), sym::Expr(1));
    return d.view(out, kept);
}

Result<Cores> einsum(Decomposer& d, const fx::Node& node) {
    TRY(const auto operands, d.tensors(node, "tensors"));
    TRY(const auto equation, parsed(d.text(node, "equation", {})));
    if (operands.size() != 2 || operands[0].type.sizes.size() != equation.left.size() ||
        operands[1].type.sizes.size() != equation.right.size())
        return Error{.what = "the operands of einsum do not fit its equation"};
    const auto left = arranged(d, operands[0], equation.left, equation.order);
    const auto right = arranged(d, operands[1], equation.right, equation.order);
    TRY(const auto out, paired(d, left, right, equation));
    return Cores{out};
}

constexpr std::array table{Decomposition{"aten::einsum.default", einsum}};

}  // namespace

std::span<const Decomposition> einsum_decompositions() {
    return table;
}

}  // namespace arenascope::lowering
