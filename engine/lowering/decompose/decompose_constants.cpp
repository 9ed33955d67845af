// Tensors that depend only on numbers become constants: windows, indices of triangles, grids.

#include <array>
#include <cmath>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

using Numbers = std::vector<std::int64_t>;
using Reals = std::vector<double>;

/// Limit of a table, because the graph stores it as a constant.
constexpr std::int64_t most_elements = std::int64_t{1} << 26;

Result<std::int64_t> length_of(const TensorType& type, std::size_t dim, const std::string& target) {
    if (dim >= type.sizes.size() || !type.sizes[dim].is_constant() || type.sizes[dim].constant() > most_elements)
        return Error{.what = message("{operator} of a symbolic size is not lowered yet", target)};
    return type.sizes[dim].constant();
}

/// I0, the modified Bessel function that Kaiser's window is made of, by its series.
double bessel(double x) {
    double term = 1, sum = 1;
    for (int k = 1; k < 500 && term > sum * 1e-17; ++k) {
        term *= x * x / (4.0 * k * k);
        sum += term;
    }
    return sum;
}

/// Windows of signals: a periodic one is a symmetric one of length + 1 without its last element.
Result<Cores> window(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    TRY(const auto length, length_of(type, 0, node.target));
    const bool is_periodic = boolean_arg(node, "periodic", true);
    const double span = static_cast<double>(is_periodic ? length : length - 1);
    const double alpha = number_arg(node, "alpha", 0.54), beta = number_arg(node, "beta", 0.46);
    const auto packet = packet_of(node.target);
    Reals values;
    for (std::int64_t i = 0; i < length; ++i) {
        const double at = length == 1 ? 0.5 : static_cast<double>(i) / span, turn = 2 * M_PI * at;
        if (packet == "aten::hann_window") values.push_back(0.5 - 0.5 * std::cos(turn));
        else if (packet == "aten::hamming_window") values.push_back(alpha - beta * std::cos(turn));
        else if (packet == "aten::blackman_window")
            values.push_back(0.42 - 0.5 * std::cos(turn) + 0.08 * std::cos(2 * turn));
        else if (packet == "aten::bartlett_window") values.push_back(1 - std::abs(2 * at - 1));
        else {
            const double strength = number_arg(node, "beta", 12.0), off = 2 * at - 1;
            values.push_back(bessel(strength * std::sqrt(std::max(0.0, 1 - off * off))) / bessel(strength));
        }
    }
    if (length == 1) values = {1.0};
    return Cores{Math(d).cast(d.out.constant(type.sizes, values), type.dtype)};
}

/// Rows and columns of a triangle, row by row.
Result<Cores> triangle_places(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    TRY(const auto count, length_of(type, 1, node.target));
    const auto rows = integer_arg(node, "row", 0), columns = integer_arg(node, "col", 0),
               offset = integer_arg(node, "offset", 0);
    const bool is_lower = node.target.starts_with("aten::tril");
    if (rows < 0 || columns < 0 || rows > most_elements)
        return Error{.what = message("{operator} of this size", node.target)};
    Numbers down, across;
    for (std::int64_t i = 0; i < rows; ++i) {
        const auto from = is_lower ? 0 : std::max<std::int64_t>(0, i + offset);
        const auto to = is_lower ? std::min(columns, i + offset + 1) : columns;
        if (to - from > count - static_cast<std::int64_t>(down.size()))
            return Error{.what = message("{operator} has more elements than its type", node.target)};
        for (auto j = from; j < to; ++j) {
            down.push_back(i);
            across.push_back(j);
        }
    }
    if (static_cast<std::int64_t>(down.size()) != count)
        return Error{.what = message("{operator} has fewer elements than its type", node.target)};
    down.insert(down.end(), across.begin(), across.end());
    return Cores{Math(d).cast(d.out.constant(type.sizes, down), type.dtype)};
}

Result<Cores> logspace(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    TRY(const auto steps, length_of(type, 0, node.target));
    const double start = number_arg(node, "start", 0), end = number_arg(node, "end", 0),
                 base = number_arg(node, "base", 10);
    Reals values;
    for (std::int64_t i = 0; i < steps; ++i)
        values.push_back(std::pow(
            base,
            steps == 1 ? start : start + (end - start) * static_cast<double>(i) / static_cast<double>(steps - 1)));
    return Cores{Math(d).cast(d.out.constant(type.sizes, values), type.dtype)};
}

/// -1 ... 1 over `length` positions: corners, or centres.
double position(std::int64_t i, std::int64_t length, bool corners) {
    if (length == 1) return 0;
    const double at = 2 * static_cast<double>(i) / static_cast<double>(length - 1) - 1;
    return corners ? at : at * static_cast<double>(length - 1) / static_cast<double>(length);
}

/// (x, y, 1) of every pixel times the transposed matrix of each image.
Result<Cores> affine_grid(Expansion& d, const fx::Node& node) {
    TRY(const auto theta, d.in.tensor(node, "theta"));
    const auto type = d.in.out_type(node);
    if (type.sizes.size() != 4 || type.dtype != DType::f32)
        return Error{.what = message("an affine grid of volumes is not lowered yet")};
    TRY(const auto height, length_of(type, 1, node.target));
    TRY(const auto width, length_of(type, 2, node.target));
    const bool corners = boolean_arg(node, "align_corners", false);
    if (height > most_elements / std::max<std::int64_t>(width, 1))
        return Error{.what = message("an affine grid of this size")};
    Reals pixels;
    for (std::int64_t y = 0; y < height; ++y)
        for (std::int64_t x = 0; x < width; ++x)
            pixels.insert(pixels.end(), {position(x, width, corners), position(y, height, corners), 1.0});
    const auto batch = type.sizes[0];
    TRY(const auto grid, d.out.expand(d.out.constant({1, height * width, 3}, pixels), {batch, height * width, 3}));
    const auto moved =
        d.out.emit("aten::bmm.default", {arg("self", grid), arg("mat2", d.out.permute(theta, {0, 2, 1}))},
                   dense(type.dtype, {batch, height * width, 2}));
    TRY(const auto out, d.out.view(moved, type.sizes));
    return Cores{out};
}

constexpr std::array constant_table{
    Decomposition{"aten::hann_window.default", window},
    Decomposition{"aten::hann_window.periodic", window},
    Decomposition{"aten::hamming_window.default", window},
    Decomposition{"aten::hamming_window.periodic", window},
    Decomposition{"aten::hamming_window.periodic_alpha", window},
    Decomposition{"aten::hamming_window.periodic_alpha_beta", window},
    Decomposition{"aten::blackman_window.default", window},
    Decomposition{"aten::blackman_window.periodic", window},
    Decomposition{"aten::bartlett_window.default", window},
    Decomposition{"aten::bartlett_window.periodic", window},
    Decomposition{"aten::kaiser_window.default", window},
    Decomposition{"aten::kaiser_window.periodic", window},
    Decomposition{"aten::kaiser_window.beta", window},
    Decomposition{"aten::tril_indices.default", triangle_places},
    Decomposition{"aten::triu_indices.default", triangle_places},
    Decomposition{"aten::logspace.default", logspace},
    Decomposition{"aten::affine_grid_generator.default", affine_grid},
};

}  // namespace

std::span<const Decomposition> constant_decompositions() { return constant_table; }

}  // namespace arenascope::lowering
