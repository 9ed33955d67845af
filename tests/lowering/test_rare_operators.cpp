// Operators of detectors, volumes, signals, graphs and recommenders, each against its definition written as loops.

#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

#include "engine/export_targets.h"
#include "tests/lowering/built_program.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Numbers without a pattern that a wrong stride could hide in.
Numbers scattered(std::size_t count, double scale = 1) {
    Numbers out(count);
    for (std::size_t i = 0; i < count; ++i) out[i] = scale * std::sin(1.7 * static_cast<double>(i) + 0.3) * (1 + static_cast<double>(i % 5));
    return out;
}

std::size_t count(const Shape& shape) {
    return static_cast<std::size_t>(std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>()));
}

struct Array {
    Shape shape;
    Numbers numbers;
    [[nodiscard]] double at(const Shape& place) const {
        std::int64_t offset = 0;
        for (std::size_t i = 0; i < shape.size(); ++i) offset = offset * shape[i] + place[i];
        return numbers[static_cast<std::size_t>(offset)];
    }
};

Array random(const Shape& shape, double scale = 1) { return {shape, scattered(count(shape), scale)}; }

/// An array of `shape`, each element from its place.
Array filled(const Shape& shape, const std::function<double(const Shape&)>& f) {
    Array out{shape, Numbers(count(shape))};
    for (std::size_t i = 0; i < out.numbers.size(); ++i) {
        Shape place(shape.size());
        auto rest = static_cast<std::int64_t>(i);
        for (std::size_t dim = shape.size(); dim-- > 0; rest /= shape[dim]) place[dim] = rest % shape[dim];
        out.numbers[i] = f(place);
    }
    return out;
}

struct Operand {
    Array array;
    DType dtype = DType::f32;
};

struct Case {
    std::string name, target;
    std::vector<Operand> operands;  ///< a, b, c, ...
    std::vector<fx::Arg> args;
    Array expected;
    DType dtype = DType::f32;
    std::vector<Shape> more_outputs{};  ///< that nobody reads
};

fx::Arg number(const std::string& name, double value) { return arg(name, value); }
fx::Arg whole(const std::string& name, std::int64_t value) { return arg(name, value); }
const auto self = tensorArg("self", "a");

// -- windows ---------------------------------------------------------------------------------------------------------

enum class Fold { mean, most };

/// Windows of [batch, channels, d, h, w], folded; padding counts for a mean where it is included.
Array pooled(const Array& x, const Shape& kernel, const Shape& stride, const Shape& padding, Fold fold, bool includes) {
    Shape shape = x.shape;
    for (std::size_t i = 0; i < 3; ++i) shape[2 + i] = (x.shape[2 + i] + 2 * padding[i] - kernel[i]) / stride[i] + 1;
    return filled(shape, [&](const Shape& at) {
        double sum = 0, best = -HUGE_VAL, seen = 0;
        for (std::int64_t d = 0; d < kernel[0]; ++d)
            for (std::int64_t h = 0; h < kernel[1]; ++h)
                for (std::int64_t w = 0; w < kernel[2]; ++w) {
                    const Shape from{at[0], at[1], at[2] * stride[0] - padding[0] + d, at[3] * stride[1] - padding[1] + h,
                                     at[4] * stride[2] - padding[2] + w};
                    bool inside = true;
                    for (std::size_t i = 2; i < 5; ++i) inside = inside && from[i] >= 0 && from[i] < x.shape[i];
                    if (!inside) continue;
                    ++seen;
                    sum += x.at(from);
                    best = std::max(best, x.at(from));
                }
        if (fold == Fold::most) return best;
        return sum / (includes ? static_cast<double>(kernel[0] * kernel[1] * kernel[2]) : seen);
    });
}

/// PyTorch's windows of an adaptive pool.
Array adaptive(const Array& x, const Shape& size, Fold fold) {
    Shape shape = x.shape;
    const auto lead = shape.size() - size.size();
    for (std::size_t i = 0; i < size.size(); ++i) shape[lead + i] = size[i];
    return filled(shape, [&](const Shape& at) {
        Shape from = at, to = at;
        for (std::size_t i = lead; i < shape.size(); ++i) {
            from[i] = at[i] * x.shape[i] / shape[i];
            to[i] = ((at[i] + 1) * x.shape[i] + shape[i] - 1) / shape[i];
        }
        double sum = 0, best = -HUGE_VAL, seen = 0;
        const std::function<void(Shape, std::size_t)> walk = [&](Shape place, std::size_t dim) {
            if (dim == place.size()) {
                ++seen;
                sum += x.at(place);
                best = std::max(best, x.at(place));
                return;
            }
            for (auto i = from[dim]; i < (dim < lead ? from[dim] + 1 : to[dim]); ++i) {
                place[dim] = i;
                walk(place, dim + 1);
            }
        };
        walk(at, 0);
        return fold == Fold::mean ? sum / seen : best;
    });
}

std::vector<Case> pools() {
    const Array volume = random({2, 3, 4, 6, 5}), image = random({1, 2, 7, 6}), line = random({2, 3, 10});
    const Array even = random({1, 2, 6, 8});
    return {
        {"avg_pool3d", "aten::avg_pool3d.default", {{volume}}, {self, intsArg("kernel_size", {2, 3, 2}), intsArg("stride", {2, 1, 2})},
         pooled(volume, {2, 3, 2}, {2, 1, 2}, {0, 0, 0}, Fold::mean, true)},
        {"avg_pool3d padded", "aten::avg_pool3d.default", {{volume}},
         {self, intsArg("kernel_size", {3}), intsArg("stride", {2}), intsArg("padding", {1}), arg("count_include_pad", false)},
         pooled(volume, {3, 3, 3}, {2, 2, 2}, {1, 1, 1}, Fold::mean, false)},
        {"avg_pool3d counting its padding", "aten::avg_pool3d.default", {{volume}},
         {self, intsArg("kernel_size", {3}), intsArg("stride", {2}), intsArg("padding", {1})},
         pooled(volume, {3, 3, 3}, {2, 2, 2}, {1, 1, 1}, Fold::mean, true)},
        {"max_pool3d", "aten::max_pool3d.default", {{volume}}, {self, intsArg("kernel_size", {2, 3, 2}), intsArg("padding", {1, 1, 0})},
         pooled(volume, {2, 3, 2}, {2, 3, 2}, {1, 1, 0}, Fold::most, true)},
        {"max_pool3d with indices", "aten::max_pool3d_with_indices.default", {{volume}}, {self, intsArg("kernel_size", {2, 2, 2})},
         pooled(volume, {2, 2, 2}, {2, 2, 2}, {0, 0, 0}, Fold::most, true), DType::f32, {{2, 3, 2, 3, 2}}},
        {"adaptive_avg_pool3d", "aten::adaptive_avg_pool3d.default", {{volume}}, {self, intsArg("output_size", {3, 2, 4})},
         adaptive(volume, {3, 2, 4}, Fold::mean)},
        {"adaptive_max_pool2d of other sizes", "aten::adaptive_max_pool2d.default", {{image}}, {self, intsArg("output_size", {3, 4})},
         adaptive(image, {3, 4}, Fold::most), DType::f32, {{1, 2, 3, 4}}},
        {"adaptive_max_pool2d that tiles", "aten::adaptive_max_pool2d.default", {{even}}, {self, intsArg("output_size", {3, 2})},
         adaptive(even, {3, 2}, Fold::most), DType::f32, {{1, 2, 3, 2}}},
        {"adaptive_max_pool1d", "aten::adaptive_max_pool1d.default", {{line}}, {self, intsArg("output_size", {4})},
         adaptive(line, {4}, Fold::most), DType::f32, {{2, 3, 4}}},
        {"adaptive_max_pool3d", "aten::adaptive_max_pool3d.default", {{volume}}, {self, intsArg("output_size", {3, 2, 2})},
         adaptive(volume, {3, 2, 2}, Fold::most), DType::f32, {{2, 3, 3, 2, 2}}},
    };
}

// -- resampling ------------------------------------------------------------------------------------------------------

/// Where output position `i` lies in the input.
double source(std::int64_t i, std::int64_t in, std::int64_t out, bool aligned) {
    if (aligned) return out > 1 ? static_cast<double>(i * (in - 1)) / static_cast<double>(out - 1) : 0;
    return (static_cast<double>(i) + 0.5) * static_cast<double>(in) / static_cast<double>(out) - 0.5;
}

/// Each dimension behind the channels by `weights(source)`: pairs of position and weight.
using Taps = std::vector<std::pair<std::int64_t, double>>;
Array resampled(const Array& x, const Shape& size, const std::function<Taps(std::int64_t, std::int64_t, std::int64_t)>& taps) {
    Shape shape = x.shape;
    for (std::size_t i = 0; i < size.size(); ++i) shape[2 + i] = size[i];
    return filled(shape, [&](const Shape& at) {
        const std::function<double(Shape, std::size_t)> sum = [&](Shape place, std::size_t dim) -> double {
            if (dim == place.size()) return x.at(place);
            double total = 0;
            for (const auto& [from, weight] : taps(at[dim], x.shape[dim], shape[dim])) {
                place[dim] = from;
                total += weight * sum(place, dim + 1);
            }
            return total;
        };
        return sum(at, 2);
    });
}

Taps linear(double place, std::int64_t in) {
    place = std::max(place, 0.0);
    const auto low = std::min(static_cast<std::int64_t>(place), in - 1);
    return {{low, 1 - (place - static_cast<double>(low))}, {std::min(low + 1, in - 1), place - static_cast<double>(low)}};
}

Taps cubic(double place, std::int64_t in) {
    const auto low = static_cast<std::int64_t>(std::floor(place));
    Taps out;
    for (std::int64_t i = low - 1; i <= low + 2; ++i) {
        const double x = std::abs(place - static_cast<double>(i)), a = -0.75;
        const double weight = x <= 1 ? (a + 2) * x * x * x - (a + 3) * x * x + 1 : a * x * x * x - 5 * a * x * x + 8 * a * x - 4 * a;
        out.emplace_back(std::clamp<std::int64_t>(i, 0, in - 1), weight);
    }
    return out;
}

std::vector<Case> resamplings() {
    const Array volume = random({1, 2, 2, 3, 4}), image = random({2, 1, 4, 5}), line = random({1, 2, 5});
    const auto input = tensorArg("input", "a");
    const auto none = arg("scale_factors", fx::None{});
    const auto over = [](bool aligned, auto kernel) {
        return [=](std::int64_t i, std::int64_t in, std::int64_t out) { return kernel(source(i, in, out, aligned), in); };
    };
    const auto nearest = [](std::int64_t i, std::int64_t in, std::int64_t out) { return Taps{{i * in / out, 1.0}}; };
    const auto exact = [](std::int64_t i, std::int64_t in, std::int64_t out) { return Taps{{(2 * i + 1) * in / (2 * out), 1.0}}; };
    return {
        {"nearest3d", "aten::upsample_nearest3d.vec", {{volume}}, {input, intsArg("output_size", {4, 6, 7}), none},
         resampled(volume, {4, 6, 7}, nearest)},
        {"nearest3d by factors", "aten::upsample_nearest3d.vec", {{volume}},
         {input, arg("output_size", fx::None{}), arg("scale_factors", std::vector<double>{2, 2, 1})}, resampled(volume, {4, 6, 4}, nearest)},
        {"trilinear", "aten::upsample_trilinear3d.vec", {{volume}}, {input, intsArg("output_size", {3, 5, 8}), arg("align_corners", false), none},
         resampled(volume, {3, 5, 8}, over(false, linear))},
        {"trilinear aligned", "aten::upsample_trilinear3d.vec", {{volume}}, {input, intsArg("output_size", {3, 5, 8}), arg("align_corners", true), none},
         resampled(volume, {3, 5, 8}, over(true, linear))},
        {"bicubic", "aten::upsample_bicubic2d.vec", {{image}}, {input, intsArg("output_size", {7, 9}), arg("align_corners", false), none},
         resampled(image, {7, 9}, over(false, cubic))},
        {"bicubic aligned", "aten::upsample_bicubic2d.vec", {{image}}, {input, intsArg("output_size", {3, 9}), arg("align_corners", true), none},
         resampled(image, {3, 9}, over(true, cubic))},
        {"nearest-exact", "aten::_upsample_nearest_exact2d.vec", {{image}}, {input, intsArg("output_size", {6, 3}), none},
         resampled(image, {6, 3}, exact)},
        {"nearest-exact of a line", "aten::_upsample_nearest_exact1d.default", {{line}}, {self, intsArg("output_size", {8})},
         resampled(line, {8}, exact)},
        {"antialiased, twice as large", "aten::_upsample_bilinear2d_aa.default", {{image}},
         {self, intsArg("output_size", {8, 10}), arg("align_corners", false)}, resampled(image, {8, 10}, over(false, linear))},
        {"antialiased, half as large", "aten::_upsample_bilinear2d_aa.default", {{random({1, 1, 2, 4})}},
         {self, intsArg("output_size", {2, 2}), arg("align_corners", false)},
         resampled(random({1, 1, 2, 4}), {2, 2}, [](std::int64_t i, std::int64_t in, std::int64_t out) {
             if (in == out) return Taps{{i, 1.0}};
             // A triangle four wide around 1 or 3, cut at the borders: 0.25, 0.75, 0.75, 0.25.
             return i == 0 ? Taps{{0, 0.75 / 1.75}, {1, 0.75 / 1.75}, {2, 0.25 / 1.75}} : Taps{{1, 0.25 / 1.75}, {2, 0.75 / 1.75}, {3, 0.75 / 1.75}};
         })},
    };
}

// -- patches ---------------------------------------------------------------------------------------------------------

/// [batch, channels x kernel, blocks] of an image, with dilation, padding and stride of 2, 1 and 2.
Array columns(const Array& x, std::int64_t kh, std::int64_t kw) {
    const std::int64_t bh = (x.shape[2] + 2 - 2 * (kh - 1) - 1) / 2 + 1, bw = (x.shape[3] + 2 - 2 * (kw - 1) - 1) / 2 + 1;
    return filled({x.shape[0], x.shape[1] * kh * kw, bh * bw}, [&](const Shape& at) {
        const std::int64_t h = at[2] / bw * 2 - 1 + at[1] / kw % kh * 2, w = at[2] % bw * 2 - 1 + at[1] % kw * 2;
        if (h < 0 || w < 0 || h >= x.shape[2] || w >= x.shape[3]) return 0.0;
        return x.at({at[0], at[1] / (kh * kw), h, w});
    });
}

std::vector<Case> patches() {
    const Array image = random({2, 2, 6, 7}), blocks = random({1, 8, 6});
    Array folded{{1, 2, 3, 4}, Numbers(24, 0)};  // 2 x 2 blocks, stride 1, no padding
    for (std::int64_t c = 0; c < 8; ++c)
        for (std::int64_t b = 0; b < 6; ++b)
            folded.numbers[static_cast<std::size_t>(c / 4 * 12 + (b / 3 + c / 2 % 2) * 4 + b % 3 + c % 2)] += blocks.at({0, c, b});
    const Array deep = random({1, 4, 3});
    return {
        {"unfold", "aten::im2col.default", {{image}},
         {self, intsArg("kernel_size", {2, 3}), intsArg("dilation", {2, 2}), intsArg("padding", {1, 1}), intsArg("stride", {2, 2})}, columns(image, 2, 3)},
        {"fold", "aten::col2im.default", {{blocks}},
         {self, intsArg("output_size", {3, 4}), intsArg("kernel_size", {2, 2}), intsArg("dilation", {1, 1}), intsArg("padding", {0, 0}), intsArg("stride", {1, 1})},
         folded},
        {"fold of padded patches that do not meet", "aten::col2im.default", {{columns(random({1, 2, 4, 4}), 1, 1)}},
         {self, intsArg("output_size", {4, 4}), intsArg("kernel_size", {1, 1}), intsArg("dilation", {1, 1}), intsArg("padding", {1, 1}), intsArg("stride", {2, 2})},
         filled({1, 2, 4, 4}, [](const Shape& at) { return at[2] % 2 == 1 && at[3] % 2 == 1 ? random({1, 2, 4, 4}).at(at) : 0; })},
        {"max_unpool2d", "aten::max_unpool2d.default", {{{{1, 1, 2, 2}, {5, 6, 7, 8}}}, {{{1, 1, 2, 2}, {1, 3, 8, 15}}, DType::i64}},
         {self, tensorArg("indices", "b"), intsArg("output_size", {4, 4})},
         {{1, 1, 4, 4}, {0, 5, 0, 6, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 8}}},
        {"channel_shuffle of lines", "aten::channel_shuffle.default", {{deep}}, {self, arg("groups", std::int64_t{2})},
         filled({1, 4, 3}, [&](const Shape& at) { return deep.at({0, at[1] % 2 * 2 + at[1] / 2, at[2]}); })},
    };
}

// -- searching, scattering -------------------------------------------------------------------------------------------

std::vector<Case> searches() {
    const Array values{{2, 3}, {-1, 0, 0.5, 1, 2.5, 9}}, edges{{4}, {0, 1, 2, 3}}, rows{{2, 4}, {0, 1, 2, 3, -5, 0, 0, 2}};
    const auto before = [](double x, const Numbers& sorted, bool right) {
        return static_cast<double>((right ? std::upper_bound(sorted.begin(), sorted.end(), x) : std::lower_bound(sorted.begin(), sorted.end(), x)) - sorted.begin());
    };
    const Array data = random({3, 5});
    const auto ordered = [&](std::int64_t row) {
        Numbers line(data.numbers.begin() + row * 5, data.numbers.begin() + row * 5 + 5);
        std::sort(line.begin(), line.end());
        return line;
    };
    const Array index{{2, 3}, {0, 2, 1, 0, 0, 1}}, src = random({2, 3}), base{{3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};
    const auto scatteredBy = [&](double start, bool withSelf, const std::function<double(double, double)>& join) {
        Array out = base;
        std::vector<bool> met(9, withSelf);
        for (std::int64_t r = 0; r < 2; ++r)
            for (std::int64_t c = 0; c < 3; ++c) {
                const auto to = static_cast<std::size_t>(index.at({r, c}) * 3 + static_cast<double>(c));
                out.numbers[to] = join(met[to] ? out.numbers[to] : start, src.at({r, c}));
                met[to] = true;
            }
        return out;
    };
    const std::vector<fx::Arg> scatterArgs{self, whole("dim", 0), tensorArg("index", "b"), tensorArg("src", "c")};
    const auto scatterCase = [&](const std::string& how, bool withSelf, const Array& expected) {
        auto args = scatterArgs;
        args.push_back(arg("reduce", how));
        args.push_back(arg("include_self", withSelf));
        return Case{"scatter_reduce " + how + (withSelf ? "" : " of others"), "aten::scatter_reduce.two", {{base}, {index, DType::i64}, {src}}, args, expected};
    };
    Array mean = scatteredBy(0, true, std::plus<>());
    for (std::size_t to = 0; to < 9; ++to) {
        double seen = 1;
        for (std::size_t i = 0; i < 6; ++i) seen += index.numbers[i] * 3 + static_cast<double>(i % 3) == static_cast<double>(to);
        mean.numbers[to] /= seen;
    }
    return {
        {"bucketize", "aten::bucketize.Tensor", {{values}, {edges}}, {self, tensorArg("boundaries", "b")},
         filled({2, 3}, [&](const Shape& at) { return before(values.at(at), edges.numbers, false); }), DType::i64},
        {"bucketize right", "aten::bucketize.Tensor", {{values}, {edges}}, {self, tensorArg("boundaries", "b"), arg("right", true)},
         filled({2, 3}, [&](const Shape& at) { return before(values.at(at), edges.numbers, true); }), DType::i64},
        {"searchsorted by rows", "aten::searchsorted.Tensor", {{rows}, {values}},
         {tensorArg("sorted_sequence", "a"), tensorArg("self", "b"), arg("side", std::string("right"))},
         filled({2, 3}, [&](const Shape& at) {
             return before(values.at(at), Numbers(rows.numbers.begin() + at[0] * 4, rows.numbers.begin() + at[0] * 4 + 4), true);
         }), DType::i64},
        {"isin", "aten::isin.Tensor_Tensor", {{values}, {edges}}, {tensorArg("elements", "a"), tensorArg("test_elements", "b"), arg("invert", true)},
         {{2, 3}, {1, 0, 1, 0, 1, 1}}, DType::boolean},
        {"kthvalue", "aten::kthvalue.default", {{data}}, {self, whole("k", 4), whole("dim", 1)},
         filled({3}, [&](const Shape& at) { return ordered(at[0])[3]; }), DType::f32, {{3}}},
        {"median", "aten::median.dim", {{data}}, {self, whole("dim", 1), arg("keepdim", true)},
         filled({3, 1}, [&](const Shape& at) { return ordered(at[0])[2]; }), DType::f32, {{3, 1}}},
        {"quantile", "aten::quantile.scalar", {{data}}, {self, number("q", 0.4), whole("dim", 1)},
         filled({3}, [&](const Shape& at) { return ordered(at[0])[1] + 0.6 * (ordered(at[0])[2] - ordered(at[0])[1]); })},
        {"repeat_interleave by a tensor", "aten::repeat_interleave.self_Tensor", {{data}, {{{3}, {2, 0, 1}}, DType::i64}},
         {self, tensorArg("repeats", "b"), whole("dim", 0), whole("output_size", 3)},
         filled({3, 5}, [&](const Shape& at) { return data.at({at[0] == 2 ? 2 : 0, at[1]}); })},
        scatterCase("sum", true, scatteredBy(0, true, std::plus<>())), scatterCase("sum", false, scatteredBy(0, false, std::plus<>())),
        scatterCase("mean", true, mean), scatterCase("prod", false, scatteredBy(1, false, std::multiplies<>())),
        scatterCase("amax", true, scatteredBy(0, true, [](double a, double b) { return std::max(a, b); })),
        scatterCase("amin", false, scatteredBy(HUGE_VAL, false, [](double a, double b) { return std::min(a, b); })),
        {"index_reduce", "aten::index_reduce.default", {{base}, {{{2}, {2, 2}}, DType::i64}, {src}},
         {self, whole("dim", 0), tensorArg("index", "b"), tensorArg("source", "c"), arg("reduce", std::string("amax"))},
         filled({3, 3}, [&](const Shape& at) { return at[0] < 2 ? base.at(at) : std::max({base.at(at), src.at({0, at[1]}), src.at({1, at[1]})}); })},
    };
}

// -- running results, matrices, signals ------------------------------------------------------------------------------

Array running(const Array& x, const std::function<double(double, double)>& join) {  // along the last of two dimensions
    Array out = x;
    for (std::size_t i = 0; i < out.numbers.size(); ++i)
        if (static_cast<std::int64_t>(i) % x.shape[1] != 0) out.numbers[i] = join(out.numbers[i - 1], out.numbers[i]);
    return out;
}

std::vector<Case> scans() {
    const Array x = random({3, 6}), v = random({2, 3}), w = random({2, 3}, 0.5);
    const auto last = whole("dim", 1);
    const auto crossed = [&](const Shape& at) {
        const auto i = (at[1] + 1) % 3, j = (at[1] + 2) % 3;
        return v.at({at[0], i}) * w.at({at[0], j}) - v.at({at[0], j}) * w.at({at[0], i});
    };
    const Array square{{1, 2, 2}, {2, 1, 5, 4}};
    return {
        {"cumprod", "aten::cumprod.default", {{x}}, {self, last}, running(x, std::multiplies<>())},
        {"cummax", "aten::cummax.default", {{x}}, {self, last}, running(x, [](double a, double b) { return std::max(a, b); }), DType::f32, {{3, 6}}},
        {"cummin", "aten::cummin.default", {{x}}, {self, last}, running(x, [](double a, double b) { return std::min(a, b); }), DType::f32, {{3, 6}}},
        {"logcumsumexp", "aten::logcumsumexp.default", {{x}}, {self, last},
         running(x, [](double a, double b) { return std::log(std::exp(a) + std::exp(b)); })},
        {"cross", "aten::linalg_cross.default", {{v}, {w}}, {self, tensorArg("other", "b")}, filled({2, 3}, crossed)},
        {"inner", "aten::inner.default", {{v}, {w}}, {self, tensorArg("other", "b")}, filled({2, 2}, [&](const Shape& at) {
             double sum = 0;
             for (std::int64_t i = 0; i < 3; ++i) sum += v.at({at[0], i}) * w.at({at[1], i});
             return sum;
         })},
        {"kron", "aten::kron.default", {{v}, {square}}, {self, tensorArg("other", "b")}, filled({1, 4, 6}, [&](const Shape& at) {
             return v.at({at[1] / 2, at[2] / 2}) * square.at({0, at[1] % 2, at[2] % 2});
         })},
        {"diag_embed above", "aten::diag_embed.default", {{v}}, {self, whole("offset", 1)},
         filled({2, 4, 4}, [&](const Shape& at) { return at[2] == at[1] + 1 ? v.at({at[0], at[1]}) : 0; })},
        {"diag_embed below", "aten::diag_embed.default", {{v}}, {self, whole("offset", -1)},
         filled({2, 4, 4}, [&](const Shape& at) { return at[2] == at[1] - 1 ? v.at({at[0], at[2]}) : 0; })},
        {"block_diag", "aten::block_diag.default", {{v}, {{{1, 2}, {7, 8}}}}, {tensorsArg("tensors", {"a", "b"})},
         filled({3, 5}, [&](const Shape& at) {
             if (at[0] < 2) return at[1] < 3 ? v.at({at[0], at[1]}) : 0;
             return at[1] < 3 ? 0 : static_cast<double>(at[1] + 4);
         })},
        {"inverse", "aten::linalg_inv.default", {{square}}, {tensorArg("A", "a")}, {{1, 2, 2}, {4.0 / 3, -1.0 / 3, -5.0 / 3, 2.0 / 3}}},
        {"pairwise_distance", "aten::pairwise_distance.default", {{v}, {w}}, {tensorArg("x1", "a"), tensorArg("x2", "b")}, filled({2}, [&](const Shape& at) {
             double sum = 0;
             for (std::int64_t i = 0; i < 3; ++i) sum += std::pow(v.at({at[0], i}) - w.at({at[0], i}) + 1e-6, 2);
             return std::sqrt(sum);
         })},
        {"hann_window", "aten::hann_window.default", {}, {whole("window_length", 5)},
         filled({5}, [](const Shape& at) { return std::pow(std::sin(M_PI * static_cast<double>(at[0]) / 5), 2); })},
        {"blackman_window", "aten::blackman_window.periodic", {}, {whole("window_length", 5), arg("periodic", false)}, {{5}, {0, 0.34, 1, 0.34, 0}}},
        {"tril_indices", "aten::tril_indices.default", {}, {whole("row", 3), whole("col", 2), whole("offset", -1)},
         {{2, 3}, {1, 2, 2, 0, 0, 1}}, DType::i64},
        {"affine_grid", "aten::affine_grid_generator.default", {{{{1, 2, 3}, {1, 0, 0.5, 0, 2, 0}}}},
         {tensorArg("theta", "a"), intsArg("size", {1, 1, 2, 2}), arg("align_corners", false)},
         {{1, 2, 2, 2}, {0, -1, 1, -1, 0, 1, 1, 1}}},
    };
}

// -- elementwise -----------------------------------------------------------------------------------------------------

double betweenLogs(double x) {  // ln gamma at halves, by its recurrence from sqrt(pi)
    double out = std::log(std::sqrt(M_PI));
    for (double at = 0.5; at < x; ++at) out += std::log(at);
    return out;
}

std::vector<Case> functions() {
    const Array x{{6}, {-2, -0.5, 0, 0.5, 1, 3}}, y{{6}, {1, 2, -1, 0, 3, -4}}, halves{{3}, {0.5, 2.5, 6.5}};
    const auto one = [&](const std::function<double(double)>& f) { return filled({6}, [&](const Shape& at) { return f(x.at(at)); }); };
    const auto two = [&](const std::function<double(double, double)>& f) { return filled({6}, [&](const Shape& at) { return f(x.at(at), y.at(at)); }); };
    const std::vector<fx::Arg> selfOther{self, tensorArg("other", "b")};
    const Array wanted{{2}, {1, 0}}, scores{{2, 3}, {0.1, 0.7, -0.2, 1, 0, -1}};
    const auto logShare = [&](std::int64_t row, std::int64_t c) {
        double sum = 0;
        for (std::int64_t i = 0; i < 3; ++i) sum += std::exp(scores.at({row, i}));
        return scores.at({row, c}) - std::log(sum);
    };
    return {
        {"logaddexp2", "aten::logaddexp2.default", {{x}, {y}}, selfOther, two([](double a, double b) { return std::log2(std::exp2(a) + std::exp2(b)); })},
        {"heaviside", "aten::heaviside.default", {{x}, {y}}, {self, tensorArg("values", "b")}, two([](double a, double b) { return a > 0 ? 1 : a < 0 ? 0 : b; })},
        {"copysign", "aten::copysign.Tensor", {{x}, {y}}, selfOther, two([](double a, double b) { return std::copysign(a, b); })},
        {"signbit", "aten::signbit.default", {{{{3}, {-0.0, 0.0, -1}}}}, {self}, {{3}, {1, 0, 1}}, DType::boolean},
        {"ldexp", "aten::ldexp.Tensor", {{x}, {y}}, selfOther, two([](double a, double b) { return a * std::exp2(b); })},
        {"isclose", "aten::isclose.default", {{x}, {{{6}, {-2, -0.50001, 1e-9, 0.6, HUGE_VAL, 3}}}}, {self, tensorArg("other", "b"), number("rtol", 1e-4)},
         {{6}, {1, 1, 1, 0, 0, 1}}, DType::boolean},
        {"entropy", "aten::special_entr.default", {{x}}, {self}, one([](double a) { return a > 0 ? -a * std::log(a) : a == 0 ? 0 : -HUGE_VAL; })},
        {"normal distribution", "aten::special_ndtr.default", {{x}}, {self}, one([](double a) { return std::erfc(-a / std::sqrt(2.0)) / 2; })},
        {"rounded to decimals", "aten::round.decimals", {{{{3}, {1.26, -0.051, 7}}}}, {self, whole("decimals", 1)}, {{3}, {1.3, -0.1, 7}}},
        {"log gamma", "aten::lgamma.default", {{halves}}, {self}, filled({3}, [&](const Shape& at) { return betweenLogs(halves.at(at)); })},
        {"erfinv", "aten::erfinv.default", {{{{4}, {std::erf(0.3), std::erf(-1.1), 0, std::erf(0.9)}}}}, {self}, {{4}, {0.3, -1.1, 0, 0.9}}},
        {"nansum", "aten::nansum.default", {{{{1, 3}, {1, std::nan(""), 5}}}}, {self, intsArg("dim", {1})}, {{1}, {6}}},
        {"mse_loss", "aten::mse_loss.default", {{x}, {y}}, {self, tensorArg("target", "b")}, {{}, {(9 + 6.25 + 1 + 0.25 + 4 + 49) / 6}}},
        {"smooth_l1_loss", "aten::smooth_l1_loss.default", {{x}, {y}}, {self, tensorArg("target", "b"), whole("reduction", 0), number("beta", 2)},
         two([](double a, double b) { return std::abs(a - b) < 2 ? (a - b) * (a - b) / 4 : std::abs(a - b) - 1; })},
        {"binary cross entropy of logits", "aten::binary_cross_entropy_with_logits.default", {{x}, {{{6}, {1, 0, 1, 0, 1, 0}}}},
         {self, tensorArg("target", "b"), whole("reduction", 0)},
         filled({6}, [&](const Shape& at) { return at[0] % 2 == 0 ? std::log1p(std::exp(-x.at(at))) : std::log1p(std::exp(x.at(at))); })},
        {"cross entropy", "aten::cross_entropy_loss.default", {{scores}, {wanted, DType::i64}}, {self, tensorArg("target", "b")},
         {{}, {-(logShare(0, 1) + logShare(1, 0)) / 2}}},
        {"batch norm by the batch", "aten::batch_norm.default", {{{{2, 1, 2}, {1, 2, 3, 6}}}, {{{1}, {2}}}},
         {tensorArg("input", "a"), tensorArg("weight", "b"), arg("training", true), number("eps", 0.5)},
         filled({2, 1, 2}, [](const Shape& at) { return 2 * (Array{{2, 1, 2}, {1, 2, 3, 6}}.at(at) - 3) / 2; })},  // variance 3.5
        {"attention of three dimensions", "aten::scaled_dot_product_attention.default", {{{{1, 1, 2}, {1, 0}}}, {{{1, 2, 2}, {2, 0, 0, 2}}}, {{{1, 2, 1}, {1, 3}}}},
         {tensorArg("query", "a"), tensorArg("key", "b"), tensorArg("value", "c")},
         {{1, 1, 1}, {(std::exp(std::sqrt(2.0)) + 3) / (std::exp(std::sqrt(2.0)) + 1)}}},
    };
}

}  // namespace

class TestRareOperators : public QObject {
    Q_OBJECT

private slots:
    void followTheirDefinition_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < all_.size(); ++i) QTest::addRow("%s", all_[i].name.c_str()) << static_cast<int>(i);
    }
    void followTheirDefinition();
    void randomNumbersAreTheSameInEveryRunAndInTheirRange();
    void anEncoderLayerInOneOperatorEqualsItsParts();
    void trainingOperatorsOfACoreProgramAreTakenApart();
    void aSortLeavesAsTopkUnlessItPromisesTheOrderOfEquals();
    void numbersAreReadAndReckonedWith();
    void aScanMayGoBackwardsAlongAnyDimension();
    void aNamedBlockIsPartOfItsGraph();
    void maskedInPlaceMeansBothHold();
    void controlFlowThatIsNotKnownPlansByItsResults();

private:
    const std::vector<Case> all_ = [] {
        std::vector<Case> out;
        for (auto&& cases : {pools(), resamplings(), patches(), searches(), scans(), functions()})
            out.insert(out.end(), cases.begin(), cases.end());
        return out;
    }();
};

void TestRareOperators::followTheirDefinition() {
    QFETCH(int, index);
    const Case& each = all_[static_cast<std::size_t>(index)];
    BuiltProgram program;
    char name = 'a';
    for (const Operand& operand : each.operands) program.input(std::string(1, name++), operand.array.shape, operand.array.numbers, operand.dtype);
    std::vector<std::string> names{"y"};
    std::vector<Shape> shapes{each.expected.shape};
    for (const Shape& shape : each.more_outputs) {
        names.push_back("unused" + std::to_string(names.size()));
        shapes.push_back(shape);
    }
    program.nodes(names, each.target, each.args, shapes, each.dtype, false);
    for (std::size_t i = 1; i < names.size(); ++i) program.retype(names[i], DType::i64);  // places beside values
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), hostTensor(each.expected.shape, each.expected.numbers, each.dtype));
    QVERIFY2(difference.ok(), difference.ok() ? "" : difference.error().text().c_str());
    QVERIFY2(difference.value().first_mismatch < 0,
             qPrintable(QStringLiteral("differs by %1 at %2").arg(difference.value().max_abs).arg(difference.value().first_mismatch)));
}

void TestRareOperators::randomNumbersAreTheSameInEveryRunAndInTheirRange() {
    BuiltProgram program;
    program.node("u", "aten::rand.default", {intsArg("size", {500})}, {500});
    program.node("n", "aten::randn.default", {intsArg("size", {500})}, {500});
    program.node("w", "aten::randint.low", {arg("low", std::int64_t{-2}), arg("high", std::int64_t{3}), intsArg("size", {500})}, {500}, DType::i64);
    program.output("u");
    program.output("n");
    program.output("w");
    const auto first = program.run(), second = program.run();
    QVERIFY2(first.ok(), first.ok() ? "" : first.error().text().c_str());
    QVERIFY(second.ok());
    for (std::size_t i = 0; i < 3; ++i) QCOMPARE(first.value()[i].bytes, second.value()[i].bytes);
    double sum = 0, squares = 0;
    std::set<std::int64_t> seen;
    for (std::size_t i = 0; i < 500; ++i) {
        float u = 0, n = 0;
        std::int64_t w = 0;
        std::memcpy(&u, first.value()[0].bytes.data() + 4 * i, 4);
        std::memcpy(&n, first.value()[1].bytes.data() + 4 * i, 4);
        std::memcpy(&w, first.value()[2].bytes.data() + 8 * i, 8);
        QVERIFY(u >= 0 && u < 1);
        sum += static_cast<double>(n);
        squares += static_cast<double>(n) * static_cast<double>(n);
        seen.insert(w);
    }
    QVERIFY(std::abs(sum / 500) < 0.2 && std::abs(squares / 500 - 1) < 0.3);
    QCOMPARE(seen, (std::set<std::int64_t>{-2, -1, 0, 1, 2}));
}

void TestRareOperators::anEncoderLayerInOneOperatorEqualsItsParts() {
    const auto parameters = [](BuiltProgram& program) {
        program.input("x", {2, 3, 4}, scattered(24));
        program.input("wi", {12, 4}, scattered(48, 0.2));
        program.input("bi", {12}, scattered(12, 0.1));
        program.input("wo", {4, 4}, scattered(16, 0.3));
        program.input("bo", {4}, scattered(4, 0.1));
        program.input("g", {4}, {1, 2, 0.5, 1});
        program.input("b", {4}, {0, 0.1, 0, -0.2});
        program.input("w1", {5, 4}, scattered(20, 0.3));
        program.input("b1", {5}, scattered(5, 0.2));
        program.input("w2", {4, 5}, scattered(20, 0.25));
        program.input("b2", {4}, scattered(4, 0.2));
    };
    BuiltProgram fused, parts;
    parameters(fused);
    parameters(parts);
    fused.node("y", "aten::_transformer_encoder_layer_fwd.default",
               {tensorArg("src", "x"), whole("embed_dim", 4), whole("num_heads", 2), tensorArg("qkv_weight", "wi"), tensorArg("qkv_bias", "bi"),
                tensorArg("proj_weight", "wo"), tensorArg("proj_bias", "bo"), arg("use_gelu", false), arg("norm_first", true), number("eps", 1e-5),
                tensorArg("norm_weight_1", "g"), tensorArg("norm_bias_1", "b"), tensorArg("norm_weight_2", "g"), tensorArg("norm_bias_2", "b"),
                tensorArg("ffn_weight_1", "w1"), tensorArg("ffn_bias_1", "b1"), tensorArg("ffn_weight_2", "w2"), tensorArg("ffn_bias_2", "b2")},
               {2, 3, 4});
    fused.output("y");
    const auto norm = [&](const std::string& name, const std::string& of) {
        parts.node(name, "aten::layer_norm.default",
                   {tensorArg("input", of), intsArg("normalized_shape", {4}), tensorArg("weight", "g"), tensorArg("bias", "b")}, {2, 3, 4});
    };
    const auto linear = [&](const std::string& name, const std::string& of, const std::string& weight, const std::string& bias, std::int64_t wide) {
        parts.node(name, "aten::linear.default", {tensorArg("input", of), tensorArg("weight", weight), tensorArg("bias", bias)}, {2, 3, wide});
    };
    norm("n1", "x");
    linear("joint", "n1", "wi", "bi", 12);
    for (const auto& [name, from] : {std::pair{"q", 0}, {"k", 4}, {"v", 8}}) {
        const std::string third(name);
        parts.node(third + "s", "aten::narrow.default", {tensorArg("self", "joint"), whole("dim", 2), whole("start", from), whole("length", 4)}, {2, 3, 4});
        parts.node(third + "r", "aten::reshape.default", {tensorArg("self", third + "s"), intsArg("shape", {2, 3, 2, 2})}, {2, 3, 2, 2});
        parts.node(third, "aten::permute.default", {tensorArg("self", third + "r"), intsArg("dims", {0, 2, 1, 3})}, {2, 2, 3, 2});
    }
    parts.node("attended", "aten::scaled_dot_product_attention.default", {tensorArg("query", "q"), tensorArg("key", "k"), tensorArg("value", "v")}, {2, 2, 3, 2});
    parts.node("back", "aten::permute.default", {tensorArg("self", "attended"), intsArg("dims", {0, 2, 1, 3})}, {2, 3, 2, 2});
    parts.node("copied", "aten::clone.default", {tensorArg("self", "back")}, {2, 3, 2, 2});
    parts.node("joined", "aten::reshape.default", {tensorArg("self", "copied"), intsArg("shape", {2, 3, 4})}, {2, 3, 4});
    linear("out", "joined", "wo", "bo", 4);
    parts.node("x1", "aten::add.Tensor", {tensorArg("self", "x"), tensorArg("other", "out")}, {2, 3, 4});
    norm("n2", "x1");
    linear("wide", "n2", "w1", "b1", 5);
    parts.node("bent", "aten::relu.default", {tensorArg("self", "wide")}, {2, 3, 5});
    linear("narrow", "bent", "w2", "b2", 4);
    parts.node("y", "aten::add.Tensor", {tensorArg("self", "x1"), tensorArg("other", "narrow")}, {2, 3, 4});
    parts.output("y");
    const auto one = fused.run(), other = parts.run();
    QVERIFY2(one.ok(), one.ok() ? "" : one.error().text().c_str());
    QVERIFY2(other.ok(), other.ok() ? "" : other.error().text().c_str());
    const auto difference = compare(one.value().at(0), other.value().at(0));
    QVERIFY(difference.ok());
    QVERIFY2(difference.value().first_mismatch < 0, qPrintable(QString::number(difference.value().max_abs)));
}

/// run_decompositions with a table of the user's own leaves operators that to_edge takes apart.
void TestRareOperators::trainingOperatorsOfACoreProgramAreTakenApart() {
    BuiltProgram program("ATEN");
    program.input("x", {1, 1, 2, 2}, {1, 2, 3, 4});
    program.node("p", "aten::reflection_pad2d.default", {tensorArg("self", "x"), intsArg("padding", {1, 0, 0, 0})}, {1, 1, 2, 3});
    program.node("y", "aten::silu.default", {tensorArg("self", "p")}, {1, 1, 2, 3});
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    Numbers expected{2, 1, 2, 4, 3, 4};
    for (auto& x : expected) x = x / (1 + std::exp(-x));
    const auto difference = compare(got.value().at(0), hostTensor({1, 1, 2, 3}, expected));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

namespace {

fx::Arg positional(fx::Arg::Variant value) { return {.name = {}, .value = std::move(value)}; }
fx::Arg operands(const std::vector<std::string>& names) { return positional(tensorsArg("", names).value); }

/// A method planned as it is.
Result<Outcome> evaluatedAlone(const Method& method, Progress& progress) {
    Program program;
    program.format = "pt2";
    program.methods.push_back(method);
    return Engine().evaluate(program, {}, {}, progress);
}

/// s = c + x, t = 2 s, all of `shape`; results s and t, or t alone.
std::shared_ptr<fx::Graph> sumAndDouble(const Shape& shape, bool both) {
    auto graph = std::make_shared<fx::Graph>();
    graph->name = "body_graph_0";
    graph->inputs = {"c", "x"};
    TensorType type;
    for (const auto size : shape) type.sizes.emplace_back(size);
    for (const char* name : {"c", "x", "s", "t"}) graph->tensors[name] = type;
    const auto add = [&](const std::string& name, const std::string& target, std::vector<fx::Arg> args) {
        fx::Node node;
        node.name = name;
        node.target = target;
        node.args = std::move(args);
        node.outputs = {{.names = {name}, .is_list = false}};
        graph->nodes.push_back(std::move(node));
    };
    add("s", "aten::add.Tensor", {tensorArg("self", "c"), tensorArg("other", "x")});
    add("t", "aten::mul.Tensor", {tensorArg("self", "s"), arg("other", 2.0)});
    if (both) graph->outputs.push_back(positional(fx::ValueName{"s"}));
    graph->outputs.push_back(positional(fx::ValueName{"t"}));
    return graph;
}

}  // namespace

void TestRareOperators::aSortLeavesAsTopkUnlessItPromisesTheOrderOfEquals() {
    for (const auto& [is_stable, reads_places] : {std::pair{false, true}, {true, false}, {true, true}}) {
        BuiltProgram program;
        program.input("x", {2, 4}, {3, 1, 4, 1, 5, 9, 2, 6});
        program.nodes({"v", "i"}, "aten::sort.stable",
                      {tensorArg("self", "x"), arg("stable", is_stable), arg("dim", std::int64_t{1}), arg("descending", true)}, {{2, 4}, {2, 4}}, DType::f32, false);
        program.retype("i", DType::i64);
        program.output("v");
        if (reads_places) program.output("i");
        auto lowered = program.lowered();
        QVERIFY2(lowered.ok(), lowered.ok() ? "" : lowered.error().text().c_str());
        Method method = std::move(lowered).take();
        QVERIFY(specialise(method).ok());
        adapt_to_portable(method);
        const auto missing = missing_on(*find_export_target("executorch-portable"), method);
        if (is_stable && reads_places) {
            QCOMPARE(missing.size(), std::size_t{1});
            QCOMPARE(missing[0].what, std::string("aten::sort.values_stable"));
            continue;
        }
        QVERIFY(missing.empty());
        QCOMPARE(method.instructions.back().op, std::string("aten::topk.values"));
        const Plan plan = [&] {
            Progress progress;
            const auto outcome = evaluatedAlone(method, progress);
            if (!outcome.ok()) qFatal("%s", outcome.error().text().c_str());
            return outcome.value().plan();
        }();
        Progress progress;
        auto executor = Executor::load(nullptr, method, plan);
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const auto got = executor.value()->run(program.inputs(), {}, progress);
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto values = compare(got.value().outputs.at(0), hostTensor({2, 4}, {4, 3, 1, 1, 9, 6, 5, 2}));
        QVERIFY(values.ok() && values.value().first_mismatch < 0);
        if (!reads_places) continue;
        const auto places = compare(got.value().outputs.at(1), hostTensor({2, 4}, {2, 0, 1, 3, 1, 3, 0, 2}, DType::i64));
        QVERIFY(places.ok() && places.value().first_mismatch < 0);
    }
}

/// x + (n + n^3 + numel(x)) where n < 10 and n != 4, else x - 1; n comes out of a tensor.
void TestRareOperators::numbersAreReadAndReckonedWith() {
    for (const auto& [given, added] : {std::pair{3, 3 + 27 + 2}, {4, -1}, {12, -1}}) {
        BuiltProgram program;
        program.input("x", {2}, {0.5, -2});
        program.input("i", {1}, {static_cast<double>(given)}, DType::i64);
        const auto value = [](const std::string& name) { return positional(fx::ValueName{name}); };
        program.number("n", "aten::item.default", {tensorArg("self", "i")});
        program.number("count", "aten::sym_numel.default", {tensorArg("self", "x")});
        program.number("cube", "_operator::pow", {value("n"), positional(std::int64_t{3})});
        program.number("sum", "torch::sym_sum", {positional(std::vector<fx::Arg::Dim>{fx::ValueName{"n"}, fx::ValueName{"cube"}, fx::ValueName{"count"}})});
        program.number("small", "_operator::lt", {value("n"), positional(std::int64_t{10})});
        program.number("other", "_operator::ne", {value("n"), positional(std::int64_t{4})});
        program.number("both", "_operator::and_", {value("small"), value("other")});
        program.number("chosen", "torch::sym_ite", {value("both"), value("sum"), positional(std::int64_t{-1})});
        program.node("y", "aten::add.Tensor", {tensorArg("self", "x"), tensorArg("other", "chosen")}, {2});
        program.output("y");
        const auto got = program.run();
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto difference = compare(got.value().at(0), hostTensor({2}, {0.5 + added, -2.0 + added}));
        QVERIFY(difference.ok());
        QVERIFY2(difference.value().first_mismatch < 0, qPrintable(QString::number(given)));
    }
}

/// scan(init, xs, dim=1, reverse=True) as PyTorch 2.6 has it: results lie where their rows lay, along the first dimension.
void TestRareOperators::aScanMayGoBackwardsAlongAnyDimension() {
    BuiltProgram program;
    program.input("init", {2}, {10, 20});
    program.input("xs", {2, 3}, {1, 2, 3, 4, 5, 6});
    program.nodes({"carry", "ys"}, "higher_order::scan",
                  {positional(sumAndDouble({2}, true)), operands({"init"}), operands({"xs"}), positional(std::int64_t{1}), positional(true), operands({})},
                  {{2}, {3, 2}}, DType::f32, false);
    program.output("carry");
    program.output("ys");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto carry = compare(got.value().at(0), hostTensor({2}, {16, 35}));
    QVERIFY(carry.ok() && carry.value().first_mismatch < 0);
    const auto ys = compare(got.value().at(1), hostTensor({3, 2}, {32, 70, 30, 62, 26, 52}));
    QVERIFY(ys.ok() && ys.value().first_mismatch < 0);
}

void TestRareOperators::aNamedBlockIsPartOfItsGraph() {
    BuiltProgram program;
    program.input("a", {2}, {1, 2});
    program.input("b", {2}, {10, 20});
    program.nodes({"y"}, "higher_order::invoke_subgraph", {positional(sumAndDouble({2}, false)), positional(std::string("block_0")),
                  positional(fx::ValueName{"a"}), positional(fx::ValueName{"b"})}, {{2}});
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), hostTensor({2}, {22, 44}));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

/// m &= n, as Python's operator is exported.
void TestRareOperators::maskedInPlaceMeansBothHold() {
    BuiltProgram program;
    program.input("x", {4}, {-1, 0.5, 2, 3});
    program.node("m", "aten::gt.Scalar", {tensorArg("self", "x"), arg("other", 0.0)}, {4}, DType::boolean);
    program.node("n", "aten::lt.Scalar", {tensorArg("self", "x"), arg("other", 2.5)}, {4}, DType::boolean);
    program.node("w", "aten::__iand__.Tensor", {tensorArg("self", "m"), tensorArg("other", "n")}, {4}, DType::boolean);
    program.output("m");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), hostTensor({4}, {0, 1, 1, 0}, DType::boolean));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

void TestRareOperators::controlFlowThatIsNotKnownPlansByItsResults() {
    BuiltProgram program;
    program.input("a", {2}, {1, 2});
    program.nodes({"y"}, "higher_order::associative_scan", {positional(sumAndDouble({2}, false)), operands({"a"})}, {{2}});
    program.output("y");
    const auto method = program.lowered();
    QVERIFY2(method.ok(), method.ok() ? "" : method.error().text().c_str());
    const auto got = program.run();
    QVERIFY(!got.ok() && got.error().text().find("associative_scan") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestRareOperators)
#include "test_rare_operators.moc"
