// Decomposes resampling. The portable kernels' two-dimensional operators also serve lines and volumes. Modes without a
// kernel (bicubic, nearest-exact, antialiased) become weighted rows, with weights that follow from the sizes.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/lowering/decompose/core_math.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

using Numbers = std::vector<std::int64_t>;
using Weights = std::vector<double>;

const char* input_name(const fx::Node& node) { return find_arg(node, "input") ? "input" : "self"; }

/// Given factors for the last `count` dimensions; none if sizes were given.
Weights factors_of(const Expansion& d, const fx::Node& node, std::size_t count) {
    const auto listed = d.in.given(node, "scale_factors");
    if (const auto* given = std::get_if<Weights>(&listed)) return given->size() == count ? *given : Weights{};
    static constexpr std::array names{"scales_d", "scales_h", "scales_w"};
    Weights out;
    for (std::size_t i = 3 - std::min<std::size_t>(count, 3); i < 3; ++i) {
        const auto* name = count == 1 ? "scales" : names[i];
        if (const double factor = number_arg(node, name, 0); factor > 0) out.push_back(factor);
    }
    return out.size() == count ? out : Weights{};
}

/// One pass of the two-dimensional operator over [batch, channels, height, width].
Result<Core> plane_pass(Expansion& d, const fx::Node& node, const Core& input, const sym::Expr& height,
                        const sym::Expr& width, const Weights& factors) {
    auto sizes = input.type.sizes;
    sizes[2] = height;
    sizes[3] = width;
    const bool is_linear = node.target.find("linear") != std::string::npos;
    std::vector<fx::Arg> args{arg("input", input), arg("output_size", fx::None{})};
    if (factors.empty()) {
        TRY(args[1].value, d.out.dims({height, width}));
    }
    if (is_linear) args.push_back(arg("align_corners", boolean_arg(node, "align_corners", false)));
    // The given factor is used, not the ratio of the sizes.
    args.push_back(factors.empty() ? arg("scale_factors", fx::None{}) : arg("scale_factors", factors));
    return d.out.emit(is_linear ? "aten::upsample_bilinear2d.vec" : "aten::upsample_nearest2d.vec", std::move(args),
                      dense(input.type.dtype, sizes));
}

/// Lines are planes of height 1.
Result<Cores> line(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, input_name(node)));
    if (input.type.sizes.size() != 3) return Error{.what = message("{operator} of another rank than 3", node.target)};
    Math m(d);
    auto factors = factors_of(d, node, 1);
    if (!factors.empty()) factors.insert(factors.begin(), 1.0);
    TRY(const auto out, plane_pass(d, node, m.unsqueeze(input, -2), 1, d.in.out_type(node).sizes.at(2), factors));
    return Cores{m.squeeze(out, {-2})};
}

Result<Cores> plane(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, input_name(node)));
    const auto sizes = d.in.out_type(node).sizes;
    if (sizes.size() != 4 || input.type.sizes.size() != 4)
        return Error{.what = message("{operator} of another rank than 4", node.target)};
    TRY(const auto out, plane_pass(d, node, input, sizes[2], sizes[3], factors_of(d, node, 2)));
    return Cores{out};
}

/// A volume's planes first, then columns along its depth.
Result<Cores> volume(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, input_name(node)));
    const auto& in = input.type.sizes;
    const auto out = d.in.out_type(node).sizes;
    if (in.size() != 5 || out.size() != 5)
        return Error{.what = message("{operator} of another rank than 5", node.target)};
    const auto factors = factors_of(d, node, 3);
    const bool has_factors = !factors.empty();
    TRY(const auto planes, d.out.view(input, {in[0], in[1] * in[2], in[3], in[4]}));
    TRY(const auto wide,
        plane_pass(d, node, planes, out[3], out[4], has_factors ? Weights{factors[1], factors[2]} : Weights{}));
    TRY(const auto columns, d.out.view(wide, {in[0], in[1], in[2], out[3] * out[4]}));
    TRY(const auto deep,
        plane_pass(d, node, columns, out[2], out[3] * out[4], has_factors ? Weights{factors[0], 1.0} : Weights{}));
    TRY(const auto whole, d.out.view(deep, out));
    return Cores{whole};
}

/// Sizes and steps of one resampled dimension; the step is in input positions per output position.
struct Axis {
    std::int64_t in = 0, out = 0;
    double step = 1;
};

Result<std::vector<Axis>> axes_of(const Expansion& d, const fx::Node& node, const Core& input, bool aligned) {
    const auto sizes = d.in.out_type(node).sizes;
    if (sizes.size() < 3 || sizes.size() != input.type.sizes.size())
        return Error{.what = message("{operator} of this rank", node.target)};
    const auto factors = factors_of(d, node, sizes.size() - 2);
    std::vector<Axis> axes;
    for (std::size_t i = 2; i < sizes.size(); ++i) {
        const auto& in = input.type.sizes[i];
        if (!in.is_constant() || !sizes[i].is_constant())
            return Error{.what = message("{operator} of symbolic sizes is not lowered yet", node.target)};
        Axis axis{.in = in.constant(), .out = sizes[i].constant()};
        if (axis.in < 1 || axis.out < 1) return Error{.what = message("{operator} of an empty tensor", node.target)};
        const double in_size = static_cast<double>(axis.in), out_size = static_cast<double>(axis.out);
        if (aligned) axis.step = axis.out > 1 ? (in_size - 1) / (out_size - 1) : 0;
        else axis.step = factors.empty() ? in_size / out_size : 1 / factors[i - 2];
        axes.push_back(axis);
    }
    return axes;
}

/// Each output position takes the input position under its centre.
Result<Cores> nearest_exact(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, input_name(node)));
    TRY(const auto axes, axes_of(d, node, self, false));
    for (std::size_t i = 0; i < axes.size(); ++i) {
        Numbers rows;
        for (std::int64_t at = 0; at < axes[i].out; ++at) {
            const float middle = (static_cast<float>(at) + 0.5F) * static_cast<float>(axes[i].step);
            rows.push_back(std::min(static_cast<std::int64_t>(middle), axes[i].in - 1));
        }
        self = Math(d).gather_rows(self, 2 + i, d.out.constant({axes[i].out}, rows));
    }
    return Cores{self};
}

/// Keys' cubic of distance x; `a` is -0.75 in PyTorch, -0.5 where it is antialiased as PIL does it.
double cubic(double x, double a) {
    x = std::abs(x);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

/// Four rows of the input, each times its weight, along one dimension.
Core cubic_pass(Expansion& d, const Core& self, std::size_t dim, const Axis& axis, bool aligned) {
    Math m(d);
    std::optional<Core> sum;
    Sizes shape(self.type.sizes.size() - dim, sym::Expr(1));
    shape[0] = axis.out;
    for (std::int64_t tap = -1; tap <= 2; ++tap) {
        Numbers rows;
        Weights weights;
        for (std::int64_t at = 0; at < axis.out; ++at) {
            const double middle =
                aligned ? axis.step * static_cast<double>(at) : axis.step * (static_cast<double>(at) + 0.5) - 0.5;
            const double whole = std::floor(middle);
            rows.push_back(std::clamp<std::int64_t>(static_cast<std::int64_t>(whole) + tap, 0, axis.in - 1));
            weights.push_back(cubic(middle - whole - static_cast<double>(tap), -0.75));
        }
        const auto part =
            m.mul(m.gather_rows(self, dim, d.out.constant({axis.out}, rows)), d.out.constant(shape, weights));
        sum = sum ? m.add(*sum, part) : part;
    }
    return *sum;
}

/// a - x, as PyTorch writes it.
Core taken_from(Expansion& d, double a, const Core& x) {
    return d.out.emit("aten::sub.Tensor", {arg("self", a), arg("other", x)}, dense(x.type.dtype, x.type.sizes));
}

using Four = std::array<Core, 4>;

/// Weights of a fraction `t`; of rows they are columns ([size, 1]), so that the products broadcast.
Result<Four> open_weights(Expansion& d, const Core& t) {
    Math m(d);
    Sizes apart = t.type.sizes;
    apart.insert(apart.begin(), sym::Expr(2));
    const auto pair = [&](const Core& left, const Core& right) { return d.out.view(m.cat({left, right}, 0), apart); };
    TRY(const auto near, pair(t, taken_from(d, 1.0, t)));
    const auto before = m.add(t, 1.0);
    TRY(const auto far, pair(before, taken_from(d, 2.0, t)));
    // Keys' cubic with a = -0.75: ((a x - 5 a) x + 8 a) x - 4 a beyond 1, ((a + 2) x - (a + 3)) x x + 1 up to it.
    const auto outer = m.sub(m.mul(m.add(m.mul(m.sub(m.mul(far, -0.75), -3.75), far), -6.0), far), -3.0);
    const auto inner = m.add(m.mul(m.mul(m.sub(m.mul(near, 1.25), 2.25), near), near), 1);
    const auto halves = [&](const Core& of) -> Result<std::array<Core, 2>> {
        TRY(const auto first, m.slice(of, 0, 0, 1));
        TRY(const auto second, m.slice(of, 0, 1, 1));
        const auto left = m.squeeze(first, {0});
        return std::array<Core, 2>{left, m.squeeze(second, {0})};
    };
    TRY(const auto ends, halves(outer));
    TRY(const auto middles, halves(inner));
    return Four{ends[0], middles[0], middles[1], ends[1]};
}

/// Sizes known only at run time: positions and weights are computed then, with the nodes of PyTorch's decomposition.
class OpenBicubic {
public:
    OpenBicubic(Expansion& d, const fx::Node& node, const Core& self)
        : d_(d), m_(d), node_(node), self_(self), type_(dense(self.type.dtype, d.in.out_type(node).sizes)) {}

    Result<Cores> run() {
        TRY(const auto rows_step, step(2));
        TRY(const auto columns_step, step(3));
        TRY(const auto rows_at, counted(2));
        TRY(const auto columns_at, counted(3));
        const auto column = middle(columns_at, columns_step);
        const auto row = m_.unsqueeze(middle(rows_at, rows_step), -1);
        const auto column_floor = m_.unary("floor", column), row_floor = m_.unary("floor", row);
        const auto row_share = share(row, row_floor), column_share = share(column, column_floor);
        const auto column_place = m_.cast(column_floor, DType::i64), row_place = m_.cast(row_floor, DType::i64);
        const Four rows = around(row_place), columns = around(column_place);
        TRY(const auto column_weights, open_weights(d_, column_share));
        TRY(const auto row_weights, open_weights(d_, row_share));
        Four lines;
        for (std::size_t y = 0; y < lines.size(); ++y) {
            Four parts;
            for (std::size_t x = 0; x < parts.size(); ++x) {
                TRY(parts[x], at(rows[y], columns[x]));
            }
            lines[y] = weighted(parts, column_weights);
        }
        return Cores{weighted(lines, row_weights)};
    }

private:
    Result<Operand> step(std::size_t dim) {
        if (const auto factors = factors_of(d_, node_, 2); !factors.empty()) return Operand(1 / factors[dim - 2]);
        TRY(const auto in, d_.out.dim(self_.type.sizes[dim]));
        TRY(const auto out, d_.out.dim(type_.sizes[dim]));
        return Operand(
            fx::Arg::Variant(d_.out.number("_operator::truediv", {arg("a", as_value(in)), arg("b", as_value(out))})));
    }
    Result<Core> counted(std::size_t dim) {
        TRY(const auto numbers, m_.counting(type_.sizes[dim]));
        return m_.cast(numbers, DType::f32);
    }
    Core middle(const Core& at, const Operand& step) { return m_.sub(m_.mul(m_.add(at, 0.5), step), 0.5); }
    Core share(const Core& at, const Core& whole) { return m_.clamp(m_.sub(at, whole), 0.0, 1.0); }
    Four around(const Core& place) {
        const auto before = m_.sub(place, 1), after = m_.add(place, 1);
        return {before, place, after, m_.add(place, 2)};
    }
    /// A position inside the input.
    Result<Core> inside(const Core& place, std::size_t dim) {
        if (!last_[dim - 2]) {
            TRY(const auto in, d_.out.dim(self_.type.sizes[dim]));
            const auto* known = std::get_if<std::int64_t>(&in);
            last_[dim - 2] = known ? fx::Arg::Variant(*known - 1)
                                   : fx::Arg::Variant(d_.out.number(
                                         "_operator::sub", {arg("a", as_value(in)), arg("b", std::int64_t{1})}));
        }
        return m_.clamp(place, std::int64_t{0}, *last_[dim - 2]);
    }
    Result<Core> at(const Core& row, const Core& column) {
        TRY(const auto y, inside(row, 2));
        TRY(const auto x, inside(column, 3));
        std::vector<fx::Arg::Item> indices{std::nullopt, std::nullopt, fx::ValueName{y.name}, fx::ValueName{x.name}};
        return d_.out.emit("aten::index.Tensor", {arg("self", self_), arg("indices", std::move(indices))}, type_);
    }
    Core weighted(const Four& parts, const Four& weights) {
        Core sum = m_.mul(parts[0], weights[0]);
        for (std::size_t i = 1; i < parts.size(); ++i) sum = m_.add(sum, m_.mul(parts[i], weights[i]));
        return sum;
    }

    Expansion& d_;
    Math m_;
    const fx::Node& node_;
    const Core& self_;
    TensorType type_;
    std::array<std::optional<fx::Arg::Variant>, 2> last_;  ///< the last row and column of the input
};

Result<Cores> bicubic(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, input_name(node)));
    const bool aligned = boolean_arg(node, "align_corners", false);
    const auto& wanted = d.in.out_type(node).sizes;
    if (self.type.sizes.size() != 4 || wanted.size() != 4 || category_of(self.type.dtype) != Category::floating)
        return Error{.what = message("{operator} of another rank than 4", node.target)};
    const auto is_open = [](const Sizes& sizes) { return !sizes[2].is_constant() || !sizes[3].is_constant(); };
    if (!aligned && self.type.dtype == DType::f32 && (is_open(self.type.sizes) || is_open(wanted)))
        return OpenBicubic(d, node, self).run();
    TRY(const auto axes, axes_of(d, node, self, aligned));
    for (const std::size_t i : {1U, 0U}) self = cubic_pass(d, self, 2 + i, axes[i], aligned);
    return Cores{self};
}

/// Row `at` of the matrix that filters one dimension: a window as wide as the step, its weights summing to 1.
Weights filter_row(const Axis& axis, std::int64_t at, bool is_cubic) {
    const double scale = std::max(axis.step, 1.0), reach = (is_cubic ? 2 : 1) * scale;
    const double middle = axis.step * (static_cast<double>(at) + 0.5);
    const auto from = std::max<std::int64_t>(static_cast<std::int64_t>(middle - reach + 0.5), 0);
    const auto to = std::min<std::int64_t>(static_cast<std::int64_t>(middle + reach + 0.5), axis.in);
    Weights row(static_cast<std::size_t>(axis.in), 0.0);
    double total = 0;
    for (auto i = from; i < to; ++i) {
        const double distance = (static_cast<double>(i) - middle + 0.5) / scale;
        const double weight = is_cubic ? cubic(distance, -0.5) : std::max(0.0, 1 - std::abs(distance));
        row[static_cast<std::size_t>(i)] = weight;
        total += weight;
    }
    if (total != 0)
        for (auto& weight : row) weight /= total;
    return row;
}

/// Products with one matrix for each dimension.
Result<Cores> antialiased(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, input_name(node)));
    const auto out = d.in.out_type(node).sizes;
    if (self.type.sizes.size() != 4 || self.type.dtype != DType::f32)
        return Error{.what = message("{operator} of other than f32 planes", node.target)};
    if (boolean_arg(node, "align_corners", false))
        return Error{.what = message("{operator} with aligned corners is not lowered yet", node.target)};
    TRY(const auto axes, axes_of(d, node, self, false));
    const bool is_cubic = node.target.find("bicubic") != std::string::npos;
    for (const std::size_t i : {1U, 0U}) {
        Weights matrix(static_cast<std::size_t>(axes[i].in * axes[i].out));
        for (std::int64_t at = 0; at < axes[i].out; ++at) {
            const auto row = filter_row(axes[i], at, is_cubic);
            for (std::size_t from = 0; from < row.size(); ++from)
                matrix[from * static_cast<std::size_t>(axes[i].out) + static_cast<std::size_t>(at)] = row[from];
        }
        if (i == 0) self = Math(d).clone(d.out.permute(self, {0, 1, 3, 2}));
        auto sizes = self.type.sizes;
        TRY(const auto rows, d.out.view(self, {product(std::span(sizes).first(3)), sizes[3]}));
        const auto filtered = d.out.emit(
            "aten::mm.default", {arg("self", rows), arg("mat2", d.out.constant({axes[i].in, axes[i].out}, matrix))},
            dense(self.type.dtype, {rows.type.sizes[0], axes[i].out}));
        sizes[3] = axes[i].out;
        TRY(self, d.out.view(filtered, sizes));
    }
    return Cores{d.out.permute(self, {0, 1, 3, 2})};
}

/// Positions to sample, in a plane or a volume: a kernel each.
Result<Cores> sampled(Expansion& d, const fx::Node& node) {
    TRY(const auto input, d.in.tensor(node, "input"));
    const bool is_plane = input.type.sizes.size() == 4;
    return Cores{d.out.emit(is_plane ? "aten::grid_sampler_2d.default" : "aten::grid_sampler_3d.default",
                            d.in.renamed_args(node), d.in.out_type(node))};
}

constexpr std::array resampling_table{
    Decomposition{"aten::grid_sampler.default", sampled},
    Decomposition{"aten::upsample_nearest1d.vec", line},
    Decomposition{"aten::upsample_nearest1d.default", line},
    Decomposition{"aten::upsample_linear1d.vec", line},
    Decomposition{"aten::upsample_linear1d.default", line},
    Decomposition{"aten::upsample_nearest2d.default", plane},
    Decomposition{"aten::upsample_bilinear2d.default", plane},
    Decomposition{"aten::upsample_nearest3d.vec", volume},
    Decomposition{"aten::upsample_nearest3d.default", volume},
    Decomposition{"aten::upsample_trilinear3d.vec", volume},
    Decomposition{"aten::upsample_trilinear3d.default", volume},
    Decomposition{"aten::upsample_bicubic2d.vec", bicubic},
    Decomposition{"aten::upsample_bicubic2d.default", bicubic},
    Decomposition{"aten::_upsample_nearest_exact1d.vec", nearest_exact},
    Decomposition{"aten::_upsample_nearest_exact1d.default", nearest_exact},
    Decomposition{"aten::_upsample_nearest_exact2d.vec", nearest_exact},
    Decomposition{"aten::_upsample_nearest_exact2d.default", nearest_exact},
    Decomposition{"aten::_upsample_nearest_exact3d.vec", nearest_exact},
    Decomposition{"aten::_upsample_nearest_exact3d.default", nearest_exact},
    Decomposition{"aten::_upsample_bilinear2d_aa.vec", antialiased},
    Decomposition{"aten::_upsample_bilinear2d_aa.default", antialiased},
    Decomposition{"aten::_upsample_bicubic2d_aa.vec", antialiased},
    Decomposition{"aten::_upsample_bicubic2d_aa.default", antialiased},
};

}  // namespace

std::span<const Decomposition> resampling_decompositions() { return resampling_table; }

}  // namespace arenascope::lowering
