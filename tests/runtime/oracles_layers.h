#pragma once
// Layers: windows, norms, products, distances, resampled planes.

#include <numbers>

#include "tests/runtime/oracles.h"

namespace arenascope::testing {

/// f(h, w) for the taps of one output position that lie inside.
template <class F>
void taps(const Sizes& plane, const Sizes& kernel, const Sizes& stride, const Sizes& padding, const Sizes& dilation,
          std::int64_t y, std::int64_t x, F f) {
    for (std::int64_t a = 0; a < kernel[0]; ++a) {
        for (std::int64_t b = 0; b < kernel[1]; ++b) {
            const std::int64_t h = y * stride[0] - padding[0] + a * dilation[0],
                               w = x * stride[1] - padding[1] + b * dilation[1];
            if (h >= 0 && h < plane[0] && w >= 0 && w < plane[1]) f(h, w, a, b);
        }
    }
}

inline std::int64_t windows(std::int64_t size, std::int64_t kernel, std::int64_t stride, std::int64_t padding,
                            std::int64_t dilation = 1) {
    return (size + 2 * padding - dilation * (kernel - 1) - 1) / stride + 1;
}

/// Averages in one or two dimensions; without ceil_mode, whose last window test_kernels has.
inline Make averages(std::size_t spatial) {
    return [=](Draw& draw, Drawn& d) {
        const DType type = draw.oneOf({DType::f32, DType::f64, DType::f16});
        const bool counts = draw.flip();
        Sizes kernel{1, 1}, stride{1, 1}, padding{0, 0}, sizes{draw.number(1, 2), draw.number(1, 3)}, out = sizes;
        for (std::size_t i = 2 - spatial; i < 2; ++i) {
            kernel[i] = draw.number(1, 3);
            stride[i] = draw.number(1, 3);
            padding[i] = draw.number(0, kernel[i] / 2);
            sizes.push_back(draw.number(4, 8));
            out.push_back(windows(sizes.back(), kernel[i], stride[i], padding[i]));
        }
        const ValueId in = draw.tensor(d, type, sizes);
        const Seen x = see(d, in);
        const auto list = [&](const Sizes& items) {
            return d.made.ints({items.end() - std::ptrdiff_t(spatial), items.end()});
        };
        d.args = {in, list(kernel), list(stride), list(padding), d.made.boolean(false), d.made.boolean(counts)};
        if (spatial == 2) d.args.push_back(d.made.none());
        d.args.push_back(gives(draw, d, type, out, [&](const Index& i) {
            double sum = 0, count = 0;
            const Sizes plane = spatial == 2 ? Sizes{sizes[2], sizes[3]} : Sizes{1, sizes[2]};
            taps(plane, kernel, stride, padding, {1, 1}, spatial == 2 ? i[2] : 0, i.back(),
                 [&](std::int64_t h, std::int64_t w, std::int64_t, std::int64_t) {
                     sum += x.at(spatial == 2 ? Index{i[0], i[1], h, w} : Index{i[0], i[1], w});
                     ++count;
                 });
            return sum / (counts ? double(kernel[0] * kernel[1]) : count);
        }));
    };
}

inline void adaptive(Draw& draw, Drawn& d) {
    const Sizes sizes{draw.number(1, 2), draw.number(1, 3), draw.number(1, 7), draw.number(1, 7)},
        out{sizes[0], sizes[1], draw.number(1, 5), draw.number(1, 5)};
    const ValueId in = draw.tensor(d, draw.oneOf({DType::f32, DType::f64, DType::f16}), sizes);
    const Seen x = see(d, in);
    d.args = {in, d.made.ints({out[2], out[3]}), gives(draw, d, typeOf(d, in), out, [&](const Index& i) {
                  double sum = 0, count = 0;
                  const auto end = [&](std::size_t dim) {
                      return ((i[dim] + 1) * sizes[dim] + out[dim] - 1) / out[dim];
                  };
                  for (std::int64_t h = i[2] * sizes[2] / out[2]; h < end(2); ++h) {
                      for (std::int64_t w = i[3] * sizes[3] / out[3]; w < end(3); ++w) {
                          sum += x.at({i[0], i[1], h, w});
                          ++count;
                      }
                  }
                  return sum / count;
              })};
}

inline ValueId channelsLast(Draw& draw, Drawn& d, const Sizes& sizes, bool wild = false) {
    return d.made.tensor(DType::f32, sizes, draw.elements(DType::f32, countOf(sizes), wild), {0, 2, 3, 1});
}

/// The first channel of each group, then the second of each, in both orders of an image.
inline void channelShuffle(Draw& draw, Drawn& d) {
    const std::int64_t groups = draw.number(1, 4);
    const Sizes sizes{draw.number(1, 2), groups * draw.number(1, 5), draw.number(1, 4), draw.number(1, 4)};
    const bool isLast = draw.number(0, 1) == 1;
    const ValueId in = isLast
        ? channelsLast(draw, d, sizes, true)
        : d.made.tensor(DType::f32, sizes, draw.elements(DType::f32, sizes[0] * sizes[1] * sizes[2] * sizes[3], true));
    const Seen x = see(d, in);
    d.expected.push_back(filled(sizes, [&](const Index& i) {
        return x.at({i[0], i[1] % groups * (sizes[1] / groups) + i[1] / groups, i[2], i[3]});
    }));
    d.outs.push_back(isLast ? d.made.tensor(DType::f32, sizes, {}, {0, 2, 3, 1}) : d.made.tensor(DType::f32, sizes));
    d.args = {in, d.made.integer(groups), d.outs[0]};
}

/// Channels last, without indices; the result in planes, too.
inline void maxPoolRows(Draw& draw, Drawn& d) {
    Sizes kernel, stride, padding, dilation, sizes{draw.number(1, 2), draw.number(1, 20)}, out = sizes;
    for (std::size_t i = 0; i < 2; ++i) {
        kernel.push_back(draw.number(1, 3));
        stride.push_back(draw.number(1, 3));
        padding.push_back(draw.number(0, kernel[i] / 2));
        dilation.push_back(draw.number(1, 2));
        sizes.push_back(draw.number(6, 9));
        out.push_back(windows(sizes.back(), kernel[i], stride[i], padding[i], dilation[i]));
    }
    const ValueId in = channelsLast(draw, d, sizes, true);
    const Seen x = see(d, in);
    d.expected.push_back(filled(out, [&](const Index& i) {
        double best = -HUGE_VAL;
        taps({sizes[2], sizes[3]}, kernel, stride, padding, dilation, i[2], i[3],
             [&](std::int64_t h, std::int64_t w, std::int64_t, std::int64_t) {
                 const double item = x.at({i[0], i[1], h, w});
                 if (item > best || std::isnan(item)) best = item;
             });
        return best;
    }));
    const bool isLast = draw.flip();
    d.outs.push_back(isLast ? d.made.tensor(DType::f32, out, {}, {0, 2, 3, 1}) : d.made.tensor(DType::f32, out));
    d.args = {in,
              d.made.ints(kernel),
              d.made.ints(stride),
              d.made.ints(padding),
              d.made.ints(dilation),
              d.made.boolean(false),
              d.outs[0]};
}

inline std::string someCurve(Draw& draw) {
    static const std::vector<std::string> names{"exp",       "sigmoid", "tanh",       "erf",       "gelu",
                                                "gelu_tanh", "silu",    "quick_gelu", "hardswish", "hardsigmoid"};
    return names[std::size_t(draw.number(0, std::int64_t(names.size()) - 1))];
}
/// The formulas of engine/kernels/curves.h.
inline double curved(const std::string& name, double x) {
    const auto sigmoid = [](double each) { return 1 / (1 + std::exp(-each)); };
    const double hard = std::min(std::max(x + 3, 0.0), 6.0) / 6;
    if (name == "exp") return std::exp(x);
    if (name == "sigmoid") return sigmoid(x);
    if (name == "tanh") return std::tanh(x);
    if (name == "erf") return std::erf(x);
    if (name == "gelu") return x * (1 + std::erf(x / std::sqrt(2.0))) / 2;
    if (name == "gelu_tanh")
        return x * (1 + std::tanh(std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x))) / 2;
    if (name == "silu") return x * sigmoid(x);
    if (name == "quick_gelu") return x * sigmoid(1.702 * x);
    return name == "hardswish" ? x * hard : hard;
}

/// A convolution, a sum behind it, bounds or a curve behind that; channels last.
inline void fusedConvolution(Draw& draw, Drawn& d) {
    const std::int64_t groups = draw.oneOf({1, 1, 2}), in = groups * draw.number(1, 9),
                       out = groups * draw.number(1, 9);
    Sizes sizes{draw.number(1, 2), in}, weights{out, in / groups}, result{sizes[0], out}, stride, padding, dilation,
        kernel;
    for (std::size_t i = 0; i < 2; ++i) {
        kernel.push_back(draw.number(1, 3));
        stride.push_back(draw.number(1, 2));
        padding.push_back(draw.number(0, kernel[i] - 1));
        dilation.push_back(draw.number(1, 2));
        sizes.push_back(draw.number(5, 9));
        weights.push_back(kernel[i]);
        result.push_back(windows(sizes.back(), kernel[i], stride[i], padding[i], dilation[i]));
    }
    const ValueId x = draw.flip() ? channelsLast(draw, d, sizes)
                                  : d.made.tensor(DType::f32, sizes, draw.elements(DType::f32, countOf(sizes), false));
    const ValueId w = d.made.tensor(DType::f32, weights, draw.elements(DType::f32, countOf(weights), false));
    const ValueId bias =
        draw.flip() ? d.made.tensor(DType::f32, {out}, draw.elements(DType::f32, out, false)) : d.made.none();
    const ValueId added = draw.flip() ? channelsLast(draw, d, result) : d.made.none();
    const int bounds = int(draw.number(0, 2));  // none, relu, from 0 to 6
    const std::string curve = bounds > 0 || draw.flip() ? "" : someCurve(draw);
    const auto isThere = [&](ValueId id) { return std::holds_alternative<TensorValue>(d.made.values()[id]); };
    const Seen sx = see(d, x), sw = see(d, w), sb = isThere(bias) ? see(d, bias) : Seen(),
               sa = isThere(added) ? see(d, added) : Seen();
    d.expected.push_back(filled(result, [&](const Index& i) {
        double sum = sb.items.empty() ? 0 : sb.items[std::size_t(i[1])];
        const std::int64_t first = i[1] / (out / groups) * (in / groups);
        taps({sizes[2], sizes[3]}, kernel, stride, padding, dilation, i[2], i[3],
             [&](std::int64_t h, std::int64_t v, std::int64_t a, std::int64_t b) {
                 for (std::int64_t c = 0; c < in / groups; ++c)
                     sum += sx.at({i[0], first + c, h, v}) * sw.at({i[1], c, a, b});
             });
        if (!sa.items.empty()) sum += sa.at(i);
        if (!curve.empty()) return curved(curve, sum);
        if (bounds > 0) sum = std::max(sum, 0.0);
        return bounds == 2 ? std::min(sum, 6.0) : sum;
    }));
    d.outs.push_back(d.made.tensor(DType::f32, result, {}, {0, 2, 3, 1}));
    d.args = {x,
              w,
              bias,
              d.made.ints(stride),
              d.made.ints(padding),
              d.made.ints(dilation),
              d.made.integer(groups),
              bounds > 0 ? d.made.integer(0) : d.made.none(),
              bounds == 2 ? d.made.integer(6) : d.made.none(),
              added,
              curve.empty() ? d.made.none() : d.made.text(curve),
              d.outs[0]};
    d.tolerance = 1e-4;
}

inline ValueId dense(Draw& draw, Drawn& d, const Sizes& sizes) {
    return d.made.tensor(DType::f32, sizes, draw.elements(DType::f32, countOf(sizes), false));
}

template <bool ByColumns>
void linear(Draw& draw, Drawn& d) {
    const std::int64_t m = draw.flip() ? 1 : draw.number(0, 33), k = draw.number(0, 40), n = draw.number(1, 40);
    const ValueId x = dense(draw, d, {m, k}), w = dense(draw, d, ByColumns ? Sizes{k, n} : Sizes{n, k}),
                  bias = draw.flip() ? dense(draw, d, {n}) : d.made.none();
    const Seen sx = see(d, x), sw = see(d, w);
    const bool hasBias = std::holds_alternative<TensorValue>(d.made.values()[bias]);
    const Seen sb = hasBias ? see(d, bias) : Seen();
    const std::string curve = draw.flip() ? "" : someCurve(draw);
    d.expected.push_back(filled({m, n}, [&](const Index& i) {
        double sum = hasBias ? sb.items[std::size_t(i[1])] : 0;
        for (std::int64_t l = 0; l < k; ++l)
            sum += sx.at({i[0], l}) * sw.at(ByColumns ? Index{l, i[1]} : Index{i[1], l});
        return curve.empty() ? sum : curved(curve, sum);
    }));
    d.outs.push_back(d.made.tensor(DType::f32, {m, n}));
    d.args = {x, w, bias, curve.empty() ? d.made.none() : d.made.text(curve), d.outs[0]};
    d.tolerance = 1e-4;
}

inline void curve(Draw& draw, Drawn& d) {
    const Sizes sizes{draw.number(0, 2), draw.number(1, 5), draw.number(1, 7), draw.number(1, 40)};
    const ValueId x = draw.flip() ? channelsLast(draw, d, sizes) : dense(draw, d, sizes);
    const std::string name = someCurve(draw);
    const Seen seen = see(d, x);
    d.expected.push_back(filled(sizes, [&](const Index& i) { return curved(name, seen.at(i)); }));
    d.outs.push_back(d.made.tensor(DType::f32, sizes, {}, {0, 2, 3, 1}));
    d.args = {x, d.made.text(name), d.outs[0]};
}

inline void normRows(Draw& draw, Drawn& d) {
    const std::int64_t rows = draw.number(0, 4), length = draw.number(1, 70);
    const ValueId in = dense(draw, d, {rows, length}), weight = draw.flip() ? dense(draw, d, {length}) : d.made.none(),
                  bias = draw.flip() ? dense(draw, d, {length}) : d.made.none();
    const auto isThere = [&](ValueId id) { return std::holds_alternative<TensorValue>(d.made.values()[id]); };
    const Seen x = see(d, in), w = isThere(weight) ? see(d, weight) : Seen(), b = isThere(bias) ? see(d, bias) : Seen();
    d.expected.push_back(filled({rows, length}, [&](const Index& i) {
        double mean = 0, squares = 0;
        for (std::int64_t k = 0; k < length; ++k) mean += x.at({i[0], k}) / double(length);
        for (std::int64_t k = 0; k < length; ++k) squares += (x.at({i[0], k}) - mean) * (x.at({i[0], k}) - mean);
        const double normal = (x.at(i) - mean) / std::sqrt(squares / double(length) + 0.01);
        return normal * (w.items.empty() ? 1 : w.at({i[1]})) + (b.items.empty() ? 0 : b.at({i[1]}));
    }));
    d.outs.push_back(d.made.tensor(DType::f32, {rows, length}));
    d.args = {in, weight, bias, d.made.number(0.01), d.outs[0]};
    d.tolerance = 1e-4;
}

inline void rmsNorm(Draw& draw, Drawn& d) {
    const std::int64_t rows = draw.number(0, 4), length = draw.number(1, 70);
    const ValueId in = dense(draw, d, {rows, length}), weight = draw.flip() ? dense(draw, d, {length}) : d.made.none();
    const Seen x = see(d, in);
    const bool hasWeight = std::holds_alternative<TensorValue>(d.made.values()[weight]);
    const Seen w = hasWeight ? see(d, weight) : Seen();
    d.expected.push_back(filled({rows, length}, [&](const Index& i) {
        double squares = 0;
        for (std::int64_t k = 0; k < length; ++k) squares += x.at({i[0], k}) * x.at({i[0], k});
        return x.at(i) / std::sqrt(squares / double(length) + 1e-3) * (hasWeight ? w.items[std::size_t(i[1])] : 1);
    }));
    d.outs.push_back(d.made.tensor(DType::f32, {rows, length}));
    d.args = {in, weight, d.made.number(1e-3), d.outs[0]};
    d.tolerance = 1e-5;
}

/// Images side by side along the channels, in planes or channels last, each channel scaled, shifted and bounded.
inline void scaleChannels(Draw& draw, Drawn& d) {
    const bool isLast = draw.flip();
    Sizes sizes{draw.number(1, 2), 0, draw.number(1, 5), draw.number(0, 5)};
    std::vector<ValueId> parts;
    std::vector<std::pair<std::size_t, std::int64_t>> channels;  // of which part, and which of its channels
    for (std::int64_t i = draw.number(1, 3); i > 0; --i) {
        const Sizes own{sizes[0], draw.number(1, 20), sizes[2], sizes[3]};
        for (std::int64_t c = 0; c < own[1]; ++c) channels.emplace_back(parts.size(), c);
        parts.push_back(isLast ? channelsLast(draw, d, own, true)
                               : d.made.tensor(DType::f32, own, draw.elements(DType::f32, countOf(own), true)));
    }
    sizes[1] = std::int64_t(channels.size());
    std::vector<Seen> seen;
    for (const ValueId part : parts) seen.push_back(see(d, part));
    const ValueId scale = dense(draw, d, {sizes[1]}), shift = dense(draw, d, {sizes[1]});
    const Seen by = see(d, scale), more = see(d, shift);
    const bool isLow = draw.flip(), isHigh = draw.flip();
    d.expected.push_back(filled(sizes, [&](const Index& i) {
        const auto [part, channel] = channels[std::size_t(i[1])];
        double item = seen[part].at({i[0], channel, i[2], i[3]}) * by.at({i[1]}) + more.at({i[1]});
        if (isLow && item < 0) item = 0;
        return isHigh && item > 6 ? 6.0 : item;
    }));
    d.outs.push_back(isLast ? d.made.tensor(DType::f32, sizes, {}, {0, 2, 3, 1}) : d.made.tensor(DType::f32, sizes));
    d.args = {d.made.tensors(parts),
              scale,
              shift,
              isLow ? d.made.number(0) : d.made.none(),
              isHigh ? d.made.number(6) : d.made.none(),
              d.outs[0]};
}

/// One row from either side of a matrix; several rows may share it.
inline void rowByMatrix(Draw& draw, Drawn& d, bool isTurned) {
    const std::int64_t shared = draw.number(1, 3), b = shared * draw.number(1, 3), n = draw.number(1, 20),
                       k = draw.number(1, 150);
    const std::int64_t inner = isTurned ? k : n, outer = isTurned ? n : k;
    const ValueId x = dense(draw, d, {b, 1, inner}), w = dense(draw, d, {b / shared, n, k});
    const Seen sx = see(d, x), sw = see(d, w);
    d.expected.push_back(filled({b, 1, outer}, [&](const Index& i) {
        double sum = 0;
        for (std::int64_t l = 0; l < inner; ++l)
            sum += sx.at({i[0], 0, l}) * (isTurned ? sw.at({i[0] / shared, i[2], l}) : sw.at({i[0] / shared, l, i[2]}));
        return sum;
    }));
    d.outs.push_back(d.made.tensor(DType::f32, {b, 1, outer}));
    d.args = {x, w, d.outs[0]};
    d.tolerance = 1e-4;
}
inline void rowsTimesVector(Draw& draw, Drawn& d) { rowByMatrix(draw, d, true); }
inline void vectorTimesRows(Draw& draw, Drawn& d) { rowByMatrix(draw, d, false); }

inline void groupNorm(Draw& draw, Drawn& d) {
    const std::int64_t groups = draw.number(1, 3), per = draw.number(1, 3), batch = draw.number(1, 3),
                       h = draw.number(2, 5), channels = groups * per;
    const DType type = draw.oneOf({DType::f32, DType::f64});
    const ValueId in = draw.tensor(d, type, {batch, channels, h}), weight = draw.tensor(d, type, {channels}),
                  bias = draw.tensor(d, type, {channels});
    const Seen x = see(d, in), w = see(d, weight), b = see(d, bias);
    std::map<Index, std::pair<double, double>> statistics;
    static_cast<void>(filled({batch, groups}, [&](const Index& i) {
        double sum = 0, squares = 0;
        const std::vector<double> own = filled({per, h}, [&](const Index& k) {
            return x.at({i[0], i[1] * per + k[0], k[1]});
        });
        for (const double item : own) sum += item;
        const double mean = sum / double(own.size());
        for (const double item : own) squares += (item - mean) * (item - mean);
        statistics[i] = {mean, 1 / std::sqrt(squares / double(own.size()) + 1e-5)};
        return 0.0;
    }));
    d.args = {in,
              weight,
              bias,
              d.made.integer(batch),
              d.made.integer(channels),
              d.made.integer(h),
              d.made.integer(groups),
              d.made.number(1e-5)};
    d.args.push_back(gives(draw, d, type, {batch, channels, h}, [&](const Index& i) {
        const auto [mean, rstd] = statistics[{i[0], i[1] / per}];
        return (x.at(i) - mean) * rstd * w.items[std::size_t(i[1])] + b.items[std::size_t(i[1])];
    }));
    d.args.push_back(gives(draw, d, type, {batch, groups}, [&](const Index& i) { return statistics[i].first; }));
    d.args.push_back(gives(draw, d, type, {batch, groups}, [&](const Index& i) { return statistics[i].second; }));
    d.tolerance = 1e-4;
}

inline double normOf(const Seen& a, Index i, const Seen& b, Index k, double p) {
    double sum = 0;
    for (i.push_back(0), k.push_back(0); i.back() < a.sizes.back(); ++i.back(), ++k.back())
        sum += std::pow(std::fabs(a.at(i) - b.at(k)), p);
    return std::pow(sum, 1 / p);
}

inline void cdist(Draw& draw, Drawn& d) {
    const std::int64_t batch = draw.number(1, 3), n = draw.number(0, 4), m = draw.number(1, 4),
                       length = draw.number(1, 5);
    const double p = draw.oneOf({1.0, 2.0, 3.0});
    const ValueId a = draw.tensor(d, DType::f32, {batch, n, length}),
                  b = draw.tensor(d, DType::f32, {batch, m, length});
    const Seen x = see(d, a), y = see(d, b);
    d.args = {a, b, d.made.number(p), d.made.none(), gives(draw, d, DType::f32, {batch, n, m}, [&](const Index& i) {
                  return normOf(x, {i[0], i[1]}, y, {i[0], i[2]}, p);
              })};
}

inline void pdist(Draw& draw, Drawn& d) {
    const std::int64_t n = draw.number(2, 5), length = draw.number(1, 5);
    const double p = draw.oneOf({1.0, 2.0, 3.0});
    const ValueId a = draw.tensor(d, DType::f32, {n, length});
    const Seen x = see(d, a);
    std::vector<double> all;
    for (std::int64_t i = 0; i < n; ++i) {
        for (std::int64_t k = i + 1; k < n; ++k) all.push_back(normOf(x, {i}, x, {k}, p));
    }
    d.args = {a, d.made.number(p), gives(draw, d, DType::f32, {std::int64_t(all.size())}, [&](const Index& i) {
                  return all[std::size_t(i[0])];
              })};
}

/// By integer factors, for which the nearest element and the weights between two are simple.
inline Make upsamples(bool smooth) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes{draw.number(1, 2), draw.number(1, 2), draw.number(1, 4), draw.number(1, 4)};
        const std::int64_t f = draw.number(1, 3);
        const Sizes out{sizes[0], sizes[1], sizes[2] * f, sizes[3] * f};
        const ValueId in = draw.tensor(d, draw.oneOf({DType::f32, DType::f64}), sizes);
        const Seen x = see(d, in);
        d.args = {in, d.made.ints({out[2], out[3]})};
        if (smooth) d.args.push_back(d.made.boolean(false));
        d.args.push_back(d.made.none());
        d.args.push_back(gives(draw, d, typeOf(d, in), out, [&](const Index& i) {
            if (!smooth) return x.at({i[0], i[1], i[2] / f, i[3] / f});
            double sum = 0;
            const auto weight = [&](std::size_t dim, std::int64_t at) {  // a tent around the centre, ends held
                const double centre = std::clamp((double(i[dim]) + 0.5) / double(f) - 0.5, 0.0, double(sizes[dim] - 1));
                return std::max(0.0, 1 - std::fabs(centre - double(at)));
            };
            for (std::int64_t h = 0; h < sizes[2]; ++h) {
                for (std::int64_t w = 0; w < sizes[3]; ++w)
                    sum += weight(2, h) * weight(3, w) * x.at({i[0], i[1], h, w});
            }
            return sum;
        }));
    };
}

/// Between the elements around a position; zero outside. Positions are x, y(, z), dimensions (z,) y, x.
inline Make gridSampler(std::size_t axes) {
    return [=](Draw& draw, Drawn& d) {
        Sizes sizes{draw.number(1, 2), draw.number(1, 2)}, out = sizes, where{sizes[0]};
        for (std::size_t i = 0; i < axes; ++i) {
            sizes.push_back(draw.number(1, 4));
            out.push_back(draw.number(1, 3));
            where.push_back(out.back());
        }
        where.push_back(std::int64_t(axes));
        const ValueId in = draw.tensor(d, DType::f64, sizes),
                      grid = draw.tensor(d, DType::f64, where, false, -1.3, 1.3);
        const Seen x = see(d, in), g = see(d, grid);
        d.args = {in,
                  grid,
                  d.made.integer(0),
                  d.made.integer(0),
                  d.made.boolean(true),
                  gives(draw, d, DType::f64, out, [&](const Index& i) {
                      double sum = 0;
                      static_cast<void>(filled({sizes.begin() + 2, sizes.end()}, [&](const Index& at) {
                          double weight = 1;
                          Index from{i[0], i[1]}, place = without(i, 1);
                          place.push_back(0);
                          for (std::size_t a = 0; a < axes; ++a) {
                              place.back() = std::int64_t(axes - 1 - a);
                              const double centre = (g.at(place) + 1) / 2 * double(sizes[2 + a] - 1);
                              weight *= std::max(0.0, 1 - std::fabs(centre - double(at[a])));
                              from.push_back(at[a]);
                          }
                          sum += weight * x.at(from);
                          return 0.0;
                      }));
                      return sum;
                  })};
    };
}

inline Oracles layerOracles() {
    Oracles out;
    out["aten::avg_pool1d.out"] = averages(1);
    out["aten::avg_pool2d.out"] = averages(2);
    out["aten::_adaptive_avg_pool2d.out"] = adaptive;
    out["arenascope::max_pool2d.out"] = maxPoolRows;
    out["arenascope::channel_shuffle.out"] = channelShuffle;
    out["arenascope::convolution.out"] = fusedConvolution;
    out["arenascope::linear.out"] = linear<false>;
    out["arenascope::linear_columns.out"] = linear<true>;
    out["arenascope::curve.out"] = curve;
    out["arenascope::scale_channels.out"] = scaleChannels;
    out["arenascope::rms_norm.out"] = rmsNorm;
    out["arenascope::layer_norm.out"] = normRows;
    out["arenascope::rows_times_vector.out"] = rowsTimesVector;
    out["arenascope::vector_times_rows.out"] = vectorTimesRows;
    out["aten::native_group_norm.out"] = groupNorm;
    out["aten::_cdist_forward.out"] = cdist;
    out["aten::_pdist_forward.out"] = pdist;
    out["aten::upsample_nearest2d.vec_out"] = upsamples(false);
    out["aten::upsample_bilinear2d.vec_out"] = upsamples(true);
    out["aten::grid_sampler_2d.out"] = gridSampler(2);
    out["aten::grid_sampler_3d.out"] = gridSampler(3);
    return out;
}

}  // namespace arenascope::testing
