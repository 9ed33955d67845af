// Decomposes einsum, two operands at a time: permutations, one batched matrix product, and permutations back.

#include <algorithm>
#include <array>
#include <string>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

struct Equation {
    std::string left, right, out;
    std::string order;  ///< labels of the result, then those that are summed, in alphabetical order
};

bool has(const std::string& labels, char label) { return labels.find(label) != std::string::npos; }

/// Labels of each operand and of the result; a dimension of "..." has a label that cannot appear in the equation.
struct Labels {
    std::vector<std::string> operands;
    std::string out;
};

/// "..." becomes the labels of the last `count` of those dimensions.
Result<std::string> without_dots(const std::string& labels, std::size_t count, std::size_t most) {
    const auto dots = labels.find("...");
    const auto rest = dots == std::string::npos ? labels : labels.substr(0, dots) + labels.substr(dots + 3);
    if (rest.find('.') != std::string::npos || most > 25)
        return Error{.what = message("einsum has misplaced dots in '{labels}'", labels)};
    if (dots == std::string::npos) return labels;
    std::string own;
    for (std::size_t i = most - count; i < most; ++i) own += static_cast<char>(1 + i);
    return labels.substr(0, dots) + own + labels.substr(dots + 3);
}

/// Without an arrow the result has the dimensions of "...", then the labels that occur once, sorted.
std::string implied(const std::vector<std::string>& operands, std::size_t dotted) {
    std::string all, out;
    for (const auto& each : operands) all += each;
    for (std::size_t i = 0; i < dotted; ++i) out += static_cast<char>(1 + i);
    std::string once;
    for (const char label : all)
        if (label > 31 && std::count(all.begin(), all.end(), label) == 1) once += label;
    std::sort(once.begin(), once.end());
    return out + once;
}

Result<Labels> parsed(std::string text, const Cores& operands) {
    std::erase(text, ' ');
    const auto arrow = text.find("->");
    std::vector<std::string> parts{""};
    for (const char c : text.substr(0, arrow)) {
        if (c == ',') parts.emplace_back();
        else parts.back() += c;
    }
    if (parts.size() != operands.size())
        return Error{.what = message("einsum '{equation}' is for another number of operands", text)};
    const auto hidden = [&](std::size_t i) {
        const bool has_dots = parts[i].find("...") != std::string::npos;
        const auto named = parts[i].size() - (has_dots ? 3 : 0), rank = operands[i].type.sizes.size();
        return has_dots && rank > named ? rank - named : std::size_t{0};
    };
    std::size_t dotted = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) dotted = std::max(dotted, hidden(i));
    Labels labels;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        TRY(auto own, without_dots(parts[i], hidden(i), dotted));
        if (own.size() != operands[i].type.sizes.size())
            return Error{.what = message("the operands of einsum '{equation}' do not fit it", text)};
        for (const char label : own)
            if (std::count(own.begin(), own.end(), label) != 1)
                return Error{.what = message(
                                 "einsum '{equation}' repeats a label in one operand, which is not lowered yet", text)};
        labels.operands.push_back(std::move(own));
    }
    if (arrow == std::string::npos) {
        labels.out = implied(labels.operands, dotted);
    } else {
        TRY(labels.out, without_dots(text.substr(arrow + 2), dotted, dotted));
    }
    for (const char label : labels.out) {
        const bool is_known = std::any_of(labels.operands.begin(), labels.operands.end(),
                                          [&](const auto& each) { return has(each, label); });
        if (!is_known || std::count(labels.out.begin(), labels.out.end(), label) != 1)
            return Error{.what = message("einsum '{equation}' has no source for a label", text)};
    }
    return labels;
}

/// Sums over dimensions whose labels are not needed any more.
Core summed_alone(Expansion& d, Core operand, std::string& labels, const std::string& needed) {
    std::vector<std::int64_t> dims;
    std::string kept;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (has(needed, labels[i])) kept += labels[i];
        else dims.push_back(static_cast<std::int64_t>(i));
    }
    if (dims.empty()) return operand;
    labels = kept;
    return Math(d).reduce("sum.dim_IntList", operand, dims, false);
}

/// The order of the result, then of the summed labels, alphabetically.
Equation equation_of(const std::string& left, const std::string& right, const std::string& out) {
    Equation e{.left = left, .right = right, .out = out, .order = {}};
    std::string summed;
    for (const char label : left)
        if (!has(out, label)) summed += label;
    std::sort(summed.begin(), summed.end());
    e.order = out + summed;
    return e;
}

/// The operand with its dimensions in the equation's order, missing ones of size 1.
Core arranged(Expansion& d, Core operand, std::string labels, const std::string& order) {
    for (const char label : order) {
        if (has(labels, label)) continue;
        auto sizes = operand.type.sizes;
        sizes.push_back(1);
        operand = d.out.emit("aten::unsqueeze.default",
                             {arg("self", operand), arg("dim", static_cast<std::int64_t>(labels.size()))},
                             dense(operand.type.dtype, sizes));
        labels += label;
    }
    std::vector<std::int64_t> dims;
    for (const char label : order) dims.push_back(static_cast<std::int64_t>(labels.find(label)));
    return d.out.permute(operand, dims);
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

Result<Core> paired(Expansion& d, const Core& left, const Core& right, const Equation& e) {
    Group both, only_left, only_right, summed;
    for (std::size_t i = 0; i < e.order.size(); ++i) {
        const auto dim = static_cast<std::int64_t>(i);
        if (i >= e.out.size()) summed.push_back(dim);
        else if (has(e.left, e.order[i]) && has(e.right, e.order[i])) both.push_back(dim);
        else (has(e.left, e.order[i]) ? only_left : only_right).push_back(dim);
    }
    const auto stack = size_of(left, both), rows = size_of(left, only_left);
    const auto inner = size_of(left, summed), columns = size_of(right, only_right);
    const auto turned_left = d.out.permute(left, chained({&both, &only_left, &summed, &only_right}));
    TRY(const auto a, d.out.view(turned_left, {stack, rows, inner}));
    const auto turned_right = d.out.permute(right, chained({&both, &summed, &only_right, &only_left}));
    TRY(const auto b, d.out.view(turned_right, {stack, inner, columns}));
    const auto product_of_both = d.out.emit("aten::bmm.default", {arg("self", a), arg("mat2", b)},
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
    TRY(const auto spread, d.out.view(product_of_both, sizes));
    const auto out = d.out.permute(spread, back);
    auto kept = out.type.sizes;
    kept.resize(e.out.size(), sym::Expr(1));
    return d.out.view(out, kept);
}

/// Sizes of 1 stretch to the other operand's where both have a label.
Result<Core> stretched(Expansion& d, const Core& operand, const std::string& labels, const Core& other,
                       const std::string& others) {
    auto sizes = operand.type.sizes;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto at = others.find(labels[i]);
        if (at != std::string::npos && sizes[i] == sym::Expr(1)) sizes[i] = other.type.sizes[at];
    }
    if (sizes == operand.type.sizes) return operand;
    return d.out.expand(operand, sizes);
}

/// Operands are combined from the left; labels that are not needed any more are summed on the way.
Result<Cores> einsum(Expansion& d, const fx::Node& node) {
    TRY(const auto operands, d.in.tensors(node, "tensors"));
    TRY(auto labels, parsed(text_arg(node, "equation", {}), operands));
    if (operands.empty()) return Error{.what = message("einsum without operands")};
    Core all = operands[0];
    std::string have = labels.operands[0];
    for (std::size_t i = 1; i < operands.size(); ++i) {
        std::string later = labels.out;
        for (std::size_t k = i + 1; k < operands.size(); ++k) later += labels.operands[k];
        auto& next = labels.operands[i];
        all = summed_alone(d, all, have, later + next);
        auto right = summed_alone(d, operands[i], next, later + have);
        std::string out = labels.out;
        if (i + 1 < operands.size()) {
            out.clear();
            for (const char label : have + next)
                if (has(later, label) && !has(out, label)) out += label;
        }
        TRY(all, stretched(d, all, have, right, next));
        TRY(right, stretched(d, right, next, all, have));
        const auto equation = equation_of(have, next, out);
        const auto first = arranged(d, all, have, equation.order);  // the order of evaluation matters: each adds nodes
        const auto second = arranged(d, right, next, equation.order);
        TRY(all, paired(d, first, second, equation));
        have = out;
    }
    if (operands.size() == 1) {
        all = summed_alone(d, all, have, labels.out);
        std::vector<std::int64_t> order;
        for (const char label : labels.out) order.push_back(static_cast<std::int64_t>(have.find(label)));
        all = d.out.permute(all, order);
    }
    return Cores{all};
}

constexpr std::array einsum_table{Decomposition{"aten::einsum.default", einsum}};

}  // namespace

std::span<const Decomposition> einsum_decompositions() { return einsum_table; }

}  // namespace arenascope::lowering
