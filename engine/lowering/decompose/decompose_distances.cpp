// Distances of rows from each other.

#include <array>
#include <cmath>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

/// |x1 - x2 + eps| by its p-norm
Result<Cores> pairwise_distance(Expansion& d, const fx::Node& node) {
    TRY(const auto left, d.in.tensor(node, "x1"));
    TRY(const auto right, d.in.tensor(node, "x2"));
    Math m(d);
    const auto difference = m.unary("abs", m.add(m.sub(left, right), number_arg(node, "eps", 1e-6)));
    const double p = number_arg(node, "p", 2);
    const bool keepdim = boolean_arg(node, "keepdim", false);
    if (std::isinf(p)) return Cores{m.reduce("amax.default", difference, {-1}, keepdim)};
    const auto sum = m.reduce("sum.dim_IntList", m.pow(difference, p), {-1}, keepdim);
    return Cores{p == 2 ? m.unary("sqrt", sum) : m.pow(sum, 1 / p)};
}

/// Distances of all rows of one from all rows of the other.
Result<Cores> distances(Expansion& d, const fx::Node& node) {
    fx::Arg::Variant mode = d.in.given(node, "compute_mode");
    return Cores{d.out.emit("aten::_cdist_forward.default",
                            {arg("x1", d.in.given(node, "x1")), arg("x2", d.in.given(node, "x2")),
                             arg("p", number_arg(node, "p", 2)), arg("compute_mode", std::move(mode))},
                            d.in.out_type(node))};
}

Result<Cores> euclidean(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::_cdist_forward.default",
                            {arg("x1", d.in.given(node, "x1")), arg("x2", d.in.given(node, "x2")), arg("p", 2.0),
                             arg("compute_mode", fx::None{})},
                            d.in.out_type(node))};
}

Result<Cores> pair_distances(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::_pdist_forward.default",
                            {arg("self", d.in.given(node, "self")), arg("p", number_arg(node, "p", 2))},
                            d.in.out_type(node))};
}

constexpr std::array distance_table{
    Decomposition{"aten::pairwise_distance.default", pairwise_distance},
    Decomposition{"aten::cdist.default", distances},
    Decomposition{"aten::_euclidean_dist.default", euclidean},
    Decomposition{"aten::pdist.default", pair_distances},
};

}  // namespace

std::span<const Decomposition> distance_decompositions() { return distance_table; }

}  // namespace arenascope::lowering
