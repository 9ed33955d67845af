// Operators over windows of images and volumes, each against its definition written as loops.

#include <QTest>

#include <algorithm>

#include "tests/lowering/operator_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

// -- windows ---------------------------------------------------------------------------------------------------------

enum class Fold { mean, most };

/// Windows of [batch, channels, d, h, w], reduced; padding counts for a mean if it is included.
Array pooled(const Array& x, const Shape& kernel, const Shape& stride, const Shape& padding, Fold fold, bool includes) {
    Shape shape = x.shape;
    for (std::size_t i = 0; i < 3; ++i) shape[2 + i] = (x.shape[2 + i] + 2 * padding[i] - kernel[i]) / stride[i] + 1;
    return filled(shape, [&](const Shape& at) {
        double sum = 0, best = -HUGE_VAL, seen = 0;
        for (std::int64_t d = 0; d < kernel[0]; ++d)
            for (std::int64_t h = 0; h < kernel[1]; ++h)
                for (std::int64_t w = 0; w < kernel[2]; ++w) {
                    const Shape from{at[0], at[1], at[2] * stride[0] - padding[0] + d,
                                     at[3] * stride[1] - padding[1] + h, at[4] * stride[2] - padding[2] + w};
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
        {"avg_pool3d",
         "aten::avg_pool3d.default",
         {{volume}},
         {self, intsArg("kernel_size", {2, 3, 2}), intsArg("stride", {2, 1, 2})},
         pooled(volume, {2, 3, 2}, {2, 1, 2}, {0, 0, 0}, Fold::mean, true)},
        {"avg_pool3d padded",
         "aten::avg_pool3d.default",
         {{volume}},
         {self, intsArg("kernel_size", {3}), intsArg("stride", {2}), intsArg("padding", {1}),
          arg("count_include_pad", false)},
         pooled(volume, {3, 3, 3}, {2, 2, 2}, {1, 1, 1}, Fold::mean, false)},
        {"avg_pool3d counting its padding",
         "aten::avg_pool3d.default",
         {{volume}},
         {self, intsArg("kernel_size", {3}), intsArg("stride", {2}), intsArg("padding", {1})},
         pooled(volume, {3, 3, 3}, {2, 2, 2}, {1, 1, 1}, Fold::mean, true)},
        {"max_pool3d",
         "aten::max_pool3d.default",
         {{volume}},
         {self, intsArg("kernel_size", {2, 3, 2}), intsArg("padding", {1, 1, 0})},
         pooled(volume, {2, 3, 2}, {2, 3, 2}, {1, 1, 0}, Fold::most, true)},
        {"max_pool3d with indices",
         "aten::max_pool3d_with_indices.default",
         {{volume}},
         {self, intsArg("kernel_size", {2, 2, 2})},
         pooled(volume, {2, 2, 2}, {2, 2, 2}, {0, 0, 0}, Fold::most, true),
         DType::f32,
         {{2, 3, 2, 3, 2}}},
        {"adaptive_avg_pool3d",
         "aten::adaptive_avg_pool3d.default",
         {{volume}},
         {self, intsArg("output_size", {3, 2, 4})},
         adaptive(volume, {3, 2, 4}, Fold::mean)},
        {"adaptive_max_pool2d of other sizes",
         "aten::adaptive_max_pool2d.default",
         {{image}},
         {self, intsArg("output_size", {3, 4})},
         adaptive(image, {3, 4}, Fold::most),
         DType::f32,
         {{1, 2, 3, 4}}},
        {"adaptive_max_pool2d that tiles",
         "aten::adaptive_max_pool2d.default",
         {{even}},
         {self, intsArg("output_size", {3, 2})},
         adaptive(even, {3, 2}, Fold::most),
         DType::f32,
         {{1, 2, 3, 2}}},
        {"adaptive_max_pool1d",
         "aten::adaptive_max_pool1d.default",
         {{line}},
         {self, intsArg("output_size", {4})},
         adaptive(line, {4}, Fold::most),
         DType::f32,
         {{2, 3, 4}}},
        {"adaptive_max_pool3d",
         "aten::adaptive_max_pool3d.default",
         {{volume}},
         {self, intsArg("output_size", {3, 2, 2})},
         adaptive(volume, {3, 2, 2}, Fold::most),
         DType::f32,
         {{2, 3, 3, 2, 2}}},
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
Array resampled(const Array& x, const Shape& size,
                const std::function<Taps(std::int64_t, std::int64_t, std::int64_t)>& taps) {
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
    return {{low, 1 - (place - static_cast<double>(low))},
            {std::min(low + 1, in - 1), place - static_cast<double>(low)}};
}

Taps cubic(double place, std::int64_t in) {
    const auto low = static_cast<std::int64_t>(std::floor(place));
    Taps out;
    for (std::int64_t i = low - 1; i <= low + 2; ++i) {
        const double x = std::abs(place - static_cast<double>(i)), a = -0.75;
        const double weight =
            x <= 1 ? (a + 2) * x * x * x - (a + 3) * x * x + 1 : a * x * x * x - 5 * a * x * x + 8 * a * x - 4 * a;
        out.emplace_back(std::clamp<std::int64_t>(i, 0, in - 1), weight);
    }
    return out;
}

std::vector<Case> resamplings() {
    const Array volume = random({1, 2, 2, 3, 4}), image = random({2, 1, 4, 5}), line = random({1, 2, 5});
    const auto input = tensorArg("input", "a");
    const auto none = arg("scale_factors", fx::None{});
    const auto over = [](bool aligned, auto kernel) {
        return
            [=](std::int64_t i, std::int64_t in, std::int64_t out) { return kernel(source(i, in, out, aligned), in); };
    };
    const auto nearest = [](std::int64_t i, std::int64_t in, std::int64_t out) { return Taps{{i * in / out, 1.0}}; };
    const auto exact = [](std::int64_t i, std::int64_t in, std::int64_t out) {
        return Taps{{(2 * i + 1) * in / (2 * out), 1.0}};
    };
    return {
        {"nearest3d",
         "aten::upsample_nearest3d.vec",
         {{volume}},
         {input, intsArg("output_size", {4, 6, 7}), none},
         resampled(volume, {4, 6, 7}, nearest)},
        {"nearest3d by factors",
         "aten::upsample_nearest3d.vec",
         {{volume}},
         {input, arg("output_size", fx::None{}), arg("scale_factors", std::vector<double>{2, 2, 1})},
         resampled(volume, {4, 6, 4}, nearest)},
        {"trilinear",
         "aten::upsample_trilinear3d.vec",
         {{volume}},
         {input, intsArg("output_size", {3, 5, 8}), arg("align_corners", false), none},
         resampled(volume, {3, 5, 8}, over(false, linear))},
        {"trilinear aligned",
         "aten::upsample_trilinear3d.vec",
         {{volume}},
         {input, intsArg("output_size", {3, 5, 8}), arg("align_corners", true), none},
         resampled(volume, {3, 5, 8}, over(true, linear))},
        {"bicubic",
         "aten::upsample_bicubic2d.vec",
         {{image}},
         {input, intsArg("output_size", {7, 9}), arg("align_corners", false), none},
         resampled(image, {7, 9}, over(false, cubic))},
        {"bicubic aligned",
         "aten::upsample_bicubic2d.vec",
         {{image}},
         {input, intsArg("output_size", {3, 9}), arg("align_corners", true), none},
         resampled(image, {3, 9}, over(true, cubic))},
        {"nearest-exact",
         "aten::_upsample_nearest_exact2d.vec",
         {{image}},
         {input, intsArg("output_size", {6, 3}), none},
         resampled(image, {6, 3}, exact)},
        {"nearest-exact of a line",
         "aten::_upsample_nearest_exact1d.default",
         {{line}},
         {self, intsArg("output_size", {8})},
         resampled(line, {8}, exact)},
        {"antialiased, twice as large",
         "aten::_upsample_bilinear2d_aa.default",
         {{image}},
         {self, intsArg("output_size", {8, 10}), arg("align_corners", false)},
         resampled(image, {8, 10}, over(false, linear))},
        {"antialiased, half as large",
         "aten::_upsample_bilinear2d_aa.default",
         {{random({1, 1, 2, 4})}},
         {self, intsArg("output_size", {2, 2}), arg("align_corners", false)},
         resampled(random({1, 1, 2, 4}), {2, 2},
                   [](std::int64_t i, std::int64_t in, std::int64_t out) {
                       if (in == out) return Taps{{i, 1.0}};
                       // A triangle four wide around 1 or 3, cut at the borders: 0.25, 0.75, 0.75, 0.25.
                       return i == 0 ? Taps{{0, 0.75 / 1.75}, {1, 0.75 / 1.75}, {2, 0.25 / 1.75}}
                                     : Taps{{1, 0.25 / 1.75}, {2, 0.75 / 1.75}, {3, 0.75 / 1.75}};
                   })},
    };
}

// -- patches ---------------------------------------------------------------------------------------------------------

/// [batch, channels x kernel, blocks] of an image, with dilation, padding and stride of 2, 1 and 2.
Array columns(const Array& x, std::int64_t kh, std::int64_t kw) {
    const std::int64_t bh = (x.shape[2] + 2 - 2 * (kh - 1) - 1) / 2 + 1,
                       bw = (x.shape[3] + 2 - 2 * (kw - 1) - 1) / 2 + 1;
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
            folded.numbers[static_cast<std::size_t>(c / 4 * 12 + (b / 3 + c / 2 % 2) * 4 + b % 3 + c % 2)] +=
                blocks.at({0, c, b});
    const Array deep = random({1, 4, 3});
    return {
        {"unfold",
         "aten::im2col.default",
         {{image}},
         {self, intsArg("kernel_size", {2, 3}), intsArg("dilation", {2, 2}), intsArg("padding", {1, 1}),
          intsArg("stride", {2, 2})},
         columns(image, 2, 3)},
        {"fold",
         "aten::col2im.default",
         {{blocks}},
         {self, intsArg("output_size", {3, 4}), intsArg("kernel_size", {2, 2}), intsArg("dilation", {1, 1}),
          intsArg("padding", {0, 0}), intsArg("stride", {1, 1})},
         folded},
        {"fold of padded patches that do not meet",
         "aten::col2im.default",
         {{columns(random({1, 2, 4, 4}), 1, 1)}},
         {self, intsArg("output_size", {4, 4}), intsArg("kernel_size", {1, 1}), intsArg("dilation", {1, 1}),
          intsArg("padding", {1, 1}), intsArg("stride", {2, 2})},
         filled({1, 2, 4, 4},
                [](const Shape& at) {
                    return at[2] % 2 == 1 && at[3] % 2 == 1 ? random({1, 2, 4, 4}).at(at) : 0;
                })},
        {"max_unpool2d",
         "aten::max_unpool2d.default",
         {{{{1, 1, 2, 2}, {5, 6, 7, 8}}}, {{{1, 1, 2, 2}, {1, 3, 8, 15}}, DType::i64}},
         {self, tensorArg("indices", "b"), intsArg("output_size", {4, 4})},
         {{1, 1, 4, 4}, {0, 5, 0, 6, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 8}}},
        {"channel_shuffle of lines",
         "aten::channel_shuffle.default",
         {{deep}},
         {self, arg("groups", std::int64_t{2})},
         filled({1, 4, 3},
                [&](const Shape& at) {
                    return deep.at({0, at[1] % 2 * 2 + at[1] / 2, at[2]});
                })},
    };
}

}  // namespace

class TestWindowOperators : public QObject {
    Q_OBJECT

private slots:
    void followTheirDefinition_data() { addRows(all_); }
    void followTheirDefinition() {
        QFETCH(int, index);
        QCOMPARE(failureOf(all_[static_cast<std::size_t>(index)]), QString());
    }

private:
    const std::vector<Case> all_ = [] {
        std::vector<Case> out;
        for (auto&& cases : {pools(), resamplings(), patches()}) out.insert(out.end(), cases.begin(), cases.end());
        return out;
    }();
};

QTEST_GUILESS_MAIN(TestWindowOperators)
#include "test_window_operators.moc"
