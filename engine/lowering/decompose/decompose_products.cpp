// Decomposes products other than matmul, and single steps of recurrent cells.

#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

Result<Cores> dot(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other,
        d.in.tensor(node,
                    node.target == "aten::mv.default" ? "vec"
                        : find_arg(node, "tensor")    ? "tensor"
                                                      : "other"));
    TRY(const auto out, matmul_of(d, self, other, true));
    return Cores{out};
}

Result<Cores> outer(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto other, d.in.tensor(node, "vec2"));
    Math m(d);
    return Cores{m.mul(m.unsqueeze(self, 1), other)};
}

Core weighted(Math& m, const Core& value, double factor) { return factor == 1 ? value : m.mul(value, factor); }

/// beta self + alpha (batch1 batch2), summed over the batch for addbmm.
Result<Cores> plus_product(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const bool is_vector = node.target.starts_with("aten::addmv");
    TRY(const auto left, d.in.tensor(node, is_vector ? "mat" : "batch1"));
    TRY(const auto right, d.in.tensor(node, is_vector ? "vec" : "batch2"));
    Math m(d);
    Core product_of_both = left;
    if (is_vector) {
        TRY(product_of_both, matmul_of(d, left, right, true));
    } else {
        product_of_both =
            d.out.emit("aten::bmm.default", {arg("self", left), arg("mat2", right)},
                       dense(left.type.dtype, {left.type.sizes[0], left.type.sizes[1], right.type.sizes[2]}));
    }
    if (node.target.starts_with("aten::addbmm"))
        product_of_both = m.reduce("sum.dim_IntList", product_of_both, {0}, false);
    const auto scaled = weighted(m, product_of_both, number_arg(node, "alpha", 1));
    const double beta = number_arg(node, "beta", 1);
    if (beta == 0) return Cores{scaled};
    const auto own = weighted(m, self, beta);
    return Cores{m.add(own, scaled)};
}

/// x1 A_k x2 + bias_k for every k: one product with A folded, one weighted sum.
Result<Cores> bilinear(Expansion& d, const fx::Node& node) {
    TRY(const auto left, d.in.tensor(node, "input1"));
    TRY(const auto right, d.in.tensor(node, "input2"));
    TRY(const auto weight, d.in.tensor(node, "weight"));
    if (weight.type.sizes.size() != 3) return Error{.what = message("bilinear needs weights of three dimensions")};
    const auto& w = weight.type.sizes;
    Math m(d);
    const auto rows = product(std::span(left.type.sizes).first(left.type.sizes.size() - 1));
    TRY(const auto a, d.out.view(left, {rows, w[1]}));
    TRY(const auto b, d.out.view(right, {rows, w[2]}));
    TRY(const auto folded, d.out.view(d.out.permute(weight, {1, 0, 2}), {w[1], w[0] * w[2]}));
    TRY(const auto partial, matmul_of(d, a, folded, true));
    TRY(const auto spread, d.out.view(partial, {rows, w[0], w[2]}));
    TRY(auto out,
        d.out.view(m.reduce("sum.dim_IntList", m.mul(spread, m.unsqueeze(b, 1)), {2}, false),
                   d.in.out_type(node).sizes));
    if (const auto bias = d.in.optional_tensor(node, "bias")) out = m.add(out, *bias);
    return Cores{out};
}

/// Dimensions of both operands that are summed; the rest of the left, then of the right.
Result<Cores> tensordot(Expansion& d, const fx::Node& node) {
    TRY(const auto left, d.in.tensor(node, "self"));
    TRY(const auto right, d.in.tensor(node, "other"));
    const auto split = [](const Core& x, const std::vector<std::int64_t>& summed) {
        std::vector<std::int64_t> kept;
        std::vector<bool> gone(x.type.sizes.size(), false);
        for (const auto dim : summed) gone[wrapped(dim, gone.size())] = true;
        for (std::size_t i = 0; i < gone.size(); ++i)
            if (!gone[i]) kept.push_back(static_cast<std::int64_t>(i));
        return kept;
    };
    const auto summed_left = integers_arg(node, "dims_self"), summed_right = integers_arg(node, "dims_other");
    const auto kept_left = split(left, summed_left), kept_right = split(right, summed_right);
    const auto size_of = [](const Core& x, const std::vector<std::int64_t>& dims) {
        sym::Expr total = 1;
        for (const auto dim : dims) total = total * x.type.sizes[wrapped(dim, x.type.sizes.size())];
        return total;
    };
    auto order_left = kept_left;
    order_left.insert(order_left.end(), summed_left.begin(), summed_left.end());
    auto order_right = summed_right;
    order_right.insert(order_right.end(), kept_right.begin(), kept_right.end());
    const auto inner = size_of(left, summed_left);
    TRY(const auto a, d.out.view(d.out.permute(left, order_left), {size_of(left, kept_left), inner}));
    TRY(const auto b, d.out.view(d.out.permute(right, order_right), {inner, size_of(right, kept_right)}));
    TRY(const auto flat, matmul_of(d, a, b, true));
    TRY(const auto out, d.out.view(flat, d.in.out_type(node).sizes));
    return Cores{out};
}

constexpr std::array product_table{
    Decomposition{"aten::mv.default", dot},
    Decomposition{"aten::dot.default", dot},
    Decomposition{"aten::vdot.default", dot},
    Decomposition{"aten::linalg_matmul.default", dot},
    Decomposition{"aten::outer.default", outer},
    Decomposition{"aten::ger.default", outer},
    Decomposition{"aten::baddbmm.default", plus_product},
    Decomposition{"aten::addbmm.default", plus_product},
    Decomposition{"aten::addmv.default", plus_product},
    Decomposition{"aten::bilinear.default", bilinear},
    Decomposition{"aten::tensordot.default", tensordot},
};

}  // namespace

std::span<const Decomposition> product_decompositions() { return product_table; }

}  // namespace arenascope::lowering
