// Decomposes pooling over volumes and to fixed sizes. A volume is pooled over its planes, then over the resulting rows,
// because the portable kernels have only two-dimensional operators.

#include <algorithm>
#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

using Numbers = std::vector<std::int64_t>;

/// A volume as planes [everything before, depth, height, width].
Result<Core> as_planes(Expansion& d, const Core& self) {
    const auto& sizes = self.type.sizes;
    if (sizes.size() < 4) return Error{.what = message("a volume of {sizes} dimensions", sizes.size())};
    const auto rank = sizes.size();
    return d.out.view(self,
                      {product(std::span(sizes).first(rank - 3)), sizes[rank - 3], sizes[rank - 2], sizes[rank - 1]});
}

/// Planes of height x width as columns, ordered by depth.
Result<Core> as_columns(Expansion& d, const Core& planes) {
    const auto& sizes = planes.type.sizes;
    return d.out.view(planes, {sizes[0], 1, sizes[1], sizes[2] * sizes[3]});
}

/// Both steps of a pool: `step` pools [batch, channels, height, width] to the given height and width.
template <class Step>
Result<Cores> in_two_steps(Expansion& d, const fx::Node& node, const Step& step) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto type = d.in.out_type(node);
    if (type.sizes.size() != self.type.sizes.size())
        return Error{.what = message("{operator} changes the rank", node.target)};
    TRY(auto planes, as_planes(d, self));
    const auto rank = type.sizes.size();
    auto sizes = planes.type.sizes;
    sizes[2] = type.sizes[rank - 2];
    sizes[3] = type.sizes[rank - 1];
    TRY(planes, step(planes, sizes, false));
    TRY(auto columns, as_columns(d, planes));
    sizes = columns.type.sizes;
    sizes[2] = type.sizes[rank - 3];
    TRY(columns, step(columns, sizes, true));
    TRY(const auto out, d.out.view(columns, type.sizes));
    return Cores{out};
}

/// As in ExecuTorch, whose portable kernels lack this operator.
Result<Cores> max_pool3d(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    const auto outs = d.out.emit_many("aten::max_pool3d_with_indices.default", d.in.renamed_args(node),
                                      {type, dense(DType::i64, type.sizes)});
    return Cores{outs[0]};
}

Result<Cores> adaptive_avg_pool3d(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    if (integers_arg(node, "output_size") == Numbers{1, 1, 1})
        return Cores{Math(d).reduce("mean.dim", self, {-1, -2, -3}, true)};
    return in_two_steps(d, node, [&](const Core& x, const Sizes& sizes, bool) -> Result<Core> {
        TRY(auto wanted, d.out.dims({sizes[2], sizes[3]}));
        return d.out.emit("aten::_adaptive_avg_pool2d.default", {arg("self", x), arg("output_size", std::move(wanted))},
                          dense(x.type.dtype, sizes));
    });
}

Result<Cores> adaptive_avg_pool1d(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto size = integers_arg(node, "output_size");
    Math m(d);
    if (size == Numbers{1}) return Cores{m.reduce("mean.dim", self, {-1}, true)};
    auto sizes = d.in.out_type(node).sizes;
    sizes.insert(sizes.end() - 1, sym::Expr(1));
    const auto out =
        d.out.emit("aten::_adaptive_avg_pool2d.default",
                   {arg("self", m.unsqueeze(self, -2)), arg("output_size", {1, size.empty() ? 1 : size[0]})},
                   dense(self.type.dtype, sizes));
    return Cores{m.squeeze(out, {-2})};
}

/// The maxima of `count` windows along one dimension, which may overlap and differ in length.
Result<Core> maxima(Expansion& d, const Core& self, std::size_t dim, std::int64_t count) {
    const auto& length = self.type.sizes[dim];
    Math m(d);
    if (count == 1) return m.reduce("amax.default", self, {static_cast<std::int64_t>(dim)}, true);
    if (!length.is_constant() || count < 1)
        return Error{.what = message("adaptive maxima of a symbolic size are not lowered yet")};
    const auto total = length.constant();
    if (count == total) return self;
    Cores parts;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto from = i * total / count, to = ((i + 1) * total + count - 1) / count;
        TRY(const auto part, m.slice(self, dim, from, to - from));
        parts.push_back(m.reduce("amax.default", part, {static_cast<std::int64_t>(dim)}, true));
    }
    return m.cat(parts, dim);
}

/// Windows that tile the input are a max pool, which also gives the indices; others are maxima of slices.
Result<Cores> adaptive_max_pool(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    const auto size = integers_arg(node, "output_size");
    const auto rank = self.type.sizes.size();
    if (size.empty() || size.size() >= rank) return Error{.what = message("{operator} without sizes", node.target)};
    const bool wants_places = d.in.is_read(node, 1);
    Numbers kernel;
    for (std::size_t i = 0; i < size.size(); ++i) {
        const auto& length = self.type.sizes[rank - size.size() + i];
        if (length.is_constant() && size[i] > 0 && length.constant() % size[i] == 0)
            kernel.push_back(length.constant() / size[i]);
    }
    const bool tiles = kernel.size() == size.size();
    if (wants_places && (!tiles || size.size() == 3))
        return Error{.what = message("indices of {operator} are not lowered yet", node.target)};
    const auto is_one = std::all_of(size.begin(), size.end(), [](auto each) { return each == 1; });
    Math m(d);
    if (is_one && !wants_places) {
        Numbers dims;
        for (std::size_t i = 1; i <= size.size(); ++i) dims.push_back(-static_cast<std::int64_t>(i));
        return Cores{m.reduce("amax.default", self, dims, true)};
    }
    if (tiles && size.size() < 3) {
        if (size.size() == 1) {
            self = m.unsqueeze(self, -2);
            kernel.insert(kernel.begin(), 1);
        }
        auto sizes = d.in.out_type(node).sizes;
        if (size.size() == 1) sizes.insert(sizes.end() - 1, sym::Expr(1));
        auto outs = d.out.emit_many("aten::max_pool2d_with_indices.default",
                                    {arg("self", self), arg("kernel_size", kernel), arg("stride", kernel)},
                                    {dense(self.type.dtype, sizes), dense(DType::i64, sizes)});
        if (size.size() == 2) return outs;
        return Cores{m.squeeze(outs[0], {-2}), m.squeeze(outs[1], {-2})};
    }
    for (std::size_t i = 0; i < size.size(); ++i) {
        TRY(self, maxima(d, self, rank - size.size() + i, size[i]));
    }
    return Cores{self};
}

constexpr std::array pool_table{
    Decomposition{"aten::max_pool3d.default", max_pool3d},
    Decomposition{"aten::adaptive_avg_pool1d.default", adaptive_avg_pool1d},
    Decomposition{"aten::adaptive_avg_pool3d.default", adaptive_avg_pool3d},
    Decomposition{"aten::_adaptive_avg_pool3d.default", adaptive_avg_pool3d},
    Decomposition{"aten::adaptive_max_pool1d.default", adaptive_max_pool},
    Decomposition{"aten::adaptive_max_pool2d.default", adaptive_max_pool},
    Decomposition{"aten::adaptive_max_pool3d.default", adaptive_max_pool},
};

}  // namespace

std::span<const Decomposition> pool_decompositions() { return pool_table; }

}  // namespace arenascope::lowering
