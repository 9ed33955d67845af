#pragma once
// Kernels that change elements one by one or reduce them: formulas, comparisons, sums, orders.

#include <limits>
#include <numeric>

#include "tests/runtime/oracles.h"

namespace arenascope::testing {

/// self, arguments between, out: f of each element. Floats into floats; others into f32.
template <class F>
Make maps(F f, std::function<std::vector<ValueId>(Drawn&)> between = {}) {
    return [=](Draw& draw, Drawn& d) {
        const DType type = draw.flip() ? draw.real() : draw.oneOf({DType::i64, DType::i32, DType::i8});
        const Sizes sizes = draw.sizes(0, 5, 0);
        const ValueId in = draw.tensor(d, type, sizes, true);
        const Seen x = see(d, in);
        d.args = {in};
        if (between) {
            for (const ValueId id : between(d)) d.args.push_back(id);
        }
        d.args.push_back(
            gives(draw, d, is_floating(type) ? type : DType::f32, sizes, [&](const Index& i) { return f(x.at(i)); }));
    };
}

/// Into the same type (or bool): integers stay exact.
template <class F>
Make keeps(F f, bool isTruth, std::function<std::vector<ValueId>(Drawn&)> between = {}) {
    return [=](Draw& draw, Drawn& d) {
        const DType type = draw.oneOf({DType::f32, DType::f64, DType::f16, DType::bf16, DType::i64, DType::i32,
                                       DType::i16, DType::i8, DType::u8});
        const Sizes sizes = draw.sizes(0, 5, 0);
        const ValueId in = draw.tensor(d, type, sizes, true);
        const Seen x = see(d, in);
        d.args = {in};
        if (between) {
            for (const ValueId id : between(d)) d.args.push_back(id);
        }
        d.args.push_back(
            gives(draw, d, isTruth ? DType::boolean : type, sizes, [&](const Index& i) { return f(x.at(i)); }));
    };
}

/// Two tensors that broadcast, or a tensor and a number on either side.
enum class Right { tensor, number, numberFirst };
template <class F>
Make pairs(F f, Right how, bool wholeOnly, bool isTruth = false, const char* mode = nullptr) {
    return [=](Draw& draw, Drawn& d) {
        const DType type = wholeOnly ? draw.oneOf({DType::i64, DType::i32, DType::i16, DType::i8})
                                     : draw.oneOf({DType::f32, DType::f64, DType::i64, DType::i32});
        const Sizes sizes = draw.sizes(0, 4, 0), other = how == Right::tensor ? draw.partner(sizes) : Sizes();
        const bool wild = is_floating(type);
        const ValueId a = draw.tensor(d, type, sizes, wild, is_floating(type) ? 0.1 : 1, 4);
        const ValueId b = how != Right::tensor ? d.made.integer(2)
                                               : draw.tensor(d, type, other, wild, is_floating(type) ? 0.1 : 1, 4);
        const Seen x = see(d, a), y = how != Right::tensor ? Seen{{}, {2}} : see(d, b);
        d.args = how == Right::numberFirst ? std::vector<ValueId>{b, a} : std::vector<ValueId>{a, b};
        if (mode) d.args.push_back(*mode ? d.made.text(mode) : d.made.none());
        d.args.push_back(gives(draw, d, isTruth ? DType::boolean : type, sizes, [&](const Index& i) {
            return how == Right::numberFirst ? f(y.items[0], x.at(i)) : f(x.at(i), y.spread(i));
        }));
    };
}

inline Make clampTensor() {
    return [](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 4, 0);
        const DType type = draw.oneOf({DType::f32, DType::f64, DType::f16, DType::i32});
        const ValueId in = draw.tensor(d, type, sizes, true), low = draw.tensor(d, type, draw.partner(sizes)),
                      high = draw.tensor(d, type, draw.partner(sizes));
        const Seen x = see(d, in), l = see(d, low), h = see(d, high);
        const int which = int(draw.number(0, 2));
        d.args = {in, which == 1 ? d.made.none() : low, which == 2 ? d.made.none() : high};
        d.args.push_back(gives(draw, d, type, sizes, [&](const Index& i) {
            double item = x.at(i);
            if (which != 1 && item < l.spread(i)) item = l.spread(i);
            if (which != 2 && item > h.spread(i)) item = h.spread(i);
            return item;
        }));
    };
}

/// (rsub: self, other, alpha, out)
inline void rsub(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const ValueId in = draw.tensor(d, draw.oneOf({DType::f32, DType::f64, DType::i64, DType::i32}), sizes);
    const Seen x = see(d, in);
    d.args = {in, d.made.integer(5), d.made.integer(2),
              gives(draw, d, typeOf(d, in), sizes, [&](const Index& i) { return 5 - 2 * x.at(i); })};
}

/// Elements of one line along the reduced dimensions, in logical order, for each result.
inline std::map<Index, std::vector<double>> lines(const Seen& x, const std::vector<std::int64_t>& dims) {
    std::map<Index, std::vector<double>> out;
    static_cast<void>(filled(x.sizes, [&](const Index& i) {
        Index key = i;
        for (const std::int64_t dim : dims) key[std::size_t(dim < 0 ? dim + std::int64_t(x.sizes.size()) : dim)] = 0;
        out[key].push_back(x.at(i));
        return 0.0;
    }));
    return out;
}

using Of = std::function<double(const std::vector<double>&)>;

/// (self, dim(s), [between,] keepdim, outs): one dimension or several.
inline Make reduces(bool isList, std::vector<std::pair<Of, std::optional<DType>>> outs,
                    std::function<std::vector<ValueId>(Drawn&)> between = {}, bool realOnly = false,
                    bool wild = false) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(1, 4, 2, 5);
        const auto dims = isList ? draw.someDims(sizes.size()) : std::vector<std::int64_t>{some(draw, sizes)};
        const bool keepdim = draw.flip();
        const DType type = realOnly
            ? draw.oneOf({DType::f32, DType::f64, DType::f16})
            : draw.oneOf({DType::f32, DType::f64, DType::f16, DType::i64, DType::i32, DType::u8});
        const ValueId in = draw.tensor(d, type, sizes, wild);
        const auto all = lines(see(d, in), dims);
        d.args = {in, isList ? d.made.ints(dims) : d.made.integer(dims[0])};
        if (between) {
            for (const ValueId id : between(d)) d.args.push_back(id);
        }
        d.args.push_back(d.made.boolean(keepdim));
        const Sizes kept = reduced(sizes, dims, true);
        for (const auto& [of, result] : outs) {
            std::vector<double> expected = filled(kept, [&, &of = of](const Index& i) { return of(all.at(i)); });
            d.expected.push_back(std::move(expected));
            d.args.push_back(draw.out(d, result.value_or(type), reduced(sizes, dims, keepdim)));
        }
    };
}

/// (self, between, out): all elements become one.
inline Make reducesAll(Of of, DType type, bool hasDtype) {
    return [=](Draw& draw, Drawn& d) {
        const ValueId in = draw.tensor(d, type, draw.sizes(0, 4));
        d.args = {in};
        if (hasDtype) d.args.push_back(d.made.none());
        const std::vector<double> items = d.made.read(in);
        d.args.push_back(gives(draw, d, type, {}, [&](const Index&) { return of(items); }));
    };
}

inline double sumOf(const std::vector<double>& x) { return std::accumulate(x.begin(), x.end(), 0.0); }
inline double varianceOf(const std::vector<double>& x, double correction) {
    const double mean = sumOf(x) / double(x.size());
    double squares = 0;
    for (const double item : x) squares += (item - mean) * (item - mean);
    return squares / std::max(0.0, double(x.size()) - correction);
}
/// The first NaN, else the first of the largest (or smallest).
template <bool Largest>
double placeOf(const std::vector<double>& x) {
    std::size_t best = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (std::isnan(x[best])) break;
        if (std::isnan(x[i]) || (Largest ? x[i] > x[best] : x[i] < x[best])) best = i;
    }
    return double(best);
}
template <bool Largest>
double bestOf(const std::vector<double>& x) {
    return x[std::size_t(placeOf<Largest>(x))];
}

inline void cumsum(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4, 0);
    const auto dim = std::size_t(some(draw, sizes));
    const DType type = draw.oneOf({DType::f32, DType::f64, DType::i64, DType::i32});
    const ValueId in = draw.tensor(d, type, sizes, false, -3, 3);
    const Seen x = see(d, in);
    d.args = {in, d.made.integer(std::int64_t(dim)), d.made.none(), gives(draw, d, type, sizes, [&](const Index& i) {
                  double sum = 0;
                  for (std::int64_t k = 0; k <= i[dim]; ++k) sum += x.at(with(i, dim, k));
                  return sum;
              })};
}

/// (self, [stable,] dim, descending, values, indices), and topk (self, k, dim, largest, sorted, values, indices).
enum class Orders { sort, stable, topk };
inline Make orders(Orders how) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(1, 3, 1, 7);
        const auto dim = std::size_t(some(draw, sizes));
        const bool descends = draw.flip();
        const std::int64_t count = how == Orders::topk ? draw.number(0, sizes[dim]) : sizes[dim];
        const ValueId in = draw.tensor(d, draw.any(), sizes, true);
        const Seen x = see(d, in);
        const auto placeAt = [&](const Index& i) {
            std::vector<std::int64_t> order(static_cast<std::size_t>(sizes[dim]));
            std::iota(order.begin(), order.end(), 0);
            const auto less = [&](double a, double b) { return std::isnan(b) ? !std::isnan(a) : a < b; };
            std::stable_sort(order.begin(), order.end(), [&](std::int64_t a, std::int64_t b) {
                const double p = x.at(with(i, dim, a)), q = x.at(with(i, dim, b));
                return descends ? less(q, p) : less(p, q);
            });
            return order[std::size_t(i[dim])];
        };
        d.args = {in};
        if (how == Orders::stable) d.args.push_back(d.made.boolean(true));
        if (how == Orders::topk) d.args.push_back(d.made.integer(count));
        d.args.push_back(d.made.integer(std::int64_t(dim)));
        d.args.push_back(d.made.boolean(descends));
        if (how == Orders::topk) d.args.push_back(d.made.boolean(true));
        const Sizes kept = with(sizes, dim, count);
        d.args.push_back(
            gives(draw, d, typeOf(d, in), kept, [&](const Index& i) { return x.at(with(i, dim, placeAt(i))); }));
        d.args.push_back(gives(draw, d, DType::i64, kept, [&](const Index& i) { return double(placeAt(i)); }));
    };
}

inline void glu(Draw& draw, Drawn& d) {
    Sizes sizes = draw.sizes(1, 4);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t half = sizes[dim];
    const ValueId in = draw.tensor(d, draw.real(), with(sizes, dim, 2 * half), true);
    const Seen x = see(d, in);
    d.args = {in, d.made.integer(std::int64_t(dim)), gives(draw, d, typeOf(d, in), sizes, [&](const Index& i) {
                  return x.at(i) / (1 + std::exp(-x.at(with(i, dim, i[dim] + half))));
              })};
}

inline void dropout(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const ValueId in = draw.tensor(d, draw.real(), sizes, true);
    const Seen x = see(d, in);
    d.args = {in, d.made.number(0.5), d.made.boolean(false),
              gives(draw, d, typeOf(d, in), sizes, [&](const Index& i) { return x.at(i); })};
    d.args.push_back(gives(draw, d, DType::boolean, sizes, [](const Index&) { return 1.0; }));
}

inline double sigmoid6(double x) { return std::min(std::max(x + 3, 0.0), 6.0) / 6; }
inline double floored(double a, double b) { return std::floor(a / b); }

inline Oracles formulaOracles() {
    const auto numbers = [](std::vector<double> items) {
        return [items](Drawn& d) {
            std::vector<ValueId> out;
            for (const double item : items) out.push_back(d.made.number(item));
            return out;
        };
    };
    Oracles out;
    out["aten::exp2.out"] = maps([](double x) { return std::exp2(x); });
    out["aten::elu.out"] =
        maps([](double x) { return x <= 0 ? std::expm1(x * 2) * 1.5 : x * 3; }, numbers({0.5, 3, 2}));
    out["aten::leaky_relu.out"] = maps([](double x) { return x > 0 ? x : 0.25 * x; }, numbers({0.25}));
    out["aten::logit.out"] = maps(
        [](double x) {
            const double inside = std::isnan(x) ? x : std::clamp(x, 0.125, 0.875);
            return std::log(inside / (1 - inside));
        },
        numbers({0.125}));
    out["aten::gelu.out"] = maps([](double x) { return 0.5 * x * (1 + std::erf(x / std::sqrt(2.0))); },
                                 [](Drawn& d) { return std::vector<ValueId>{d.made.text("none")}; });
    out["aten::hardsigmoid.out"] = maps([](double x) { return std::isnan(x) ? x : sigmoid6(x); });
    out["aten::hardswish.out"] =
        maps([](double x) { return std::isnan(x) ? x : x * (std::min(std::max(x + 3, 0.0), 6.0)) / 6; });
    out["aten::hardtanh.out"] = out["aten::clamp.out"] =
        keeps([](double x) { return x < 1 ? 1
                                 : x > 2  ? 2
                                          : x; }, false,
              [](Drawn& d) {
                  return std::vector<ValueId>{d.made.integer(1), d.made.integer(2)};
              });
    out["aten::isnan.out"] = keeps([](double x) { return std::isnan(x) ? 1.0 : 0.0; }, true);
    out["aten::isinf.out"] = keeps([](double x) { return std::isinf(x) ? 1.0 : 0.0; }, true);
    out["aten::logical_not.out"] = keeps([](double x) { return x == 0 ? 1.0 : 0.0; }, true);
    out["aten::bitwise_not.out"] = [](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 4, 0);
        const DType type = draw.oneOf({DType::i64, DType::i32, DType::i16, DType::i8, DType::u8, DType::boolean});
        const ValueId in = draw.tensor(d, type, sizes);
        const Seen x = see(d, in);
        d.args = {in, gives(draw, d, type, sizes, [&](const Index& i) {
                      return type == DType::boolean ? 1 - x.at(i) : type == DType::u8 ? 255 - x.at(i) : -1 - x.at(i);
                  })};
    };
    return out;
}

inline Oracles pairOracles() {
    Oracles out;
    const auto whole = [](auto f) {
        return [f](double a, double b) { return double(f(std::int64_t(a), std::int64_t(b))); };
    };
    const auto both = [&out](const std::string& op, auto f, bool wholeOnly) {
        out["aten::" + op + ".Tensor_out"] = pairs(f, Right::tensor, wholeOnly);
        out["aten::" + op + ".Scalar_out"] = pairs(f, Right::number, wholeOnly);
    };
    both("bitwise_and", whole([](auto a, auto b) { return a & b; }), true);
    both("bitwise_or", whole([](auto a, auto b) { return a | b; }), true);
    both("bitwise_xor", whole([](auto a, auto b) { return a ^ b; }), true);
    const auto left = whole([](auto a, auto b) { return a << b; });
    const auto right = whole([](auto a, auto b) { return a >> b; });
    out["aten::bitwise_left_shift.Tensor_out"] = pairs(left, Right::tensor, true);
    out["aten::bitwise_left_shift.Tensor_Scalar_out"] = pairs(left, Right::number, true);
    out["aten::bitwise_right_shift.Tensor_out"] = pairs(right, Right::tensor, true);
    out["aten::bitwise_right_shift.Tensor_Scalar_out"] = pairs(right, Right::number, true);
    const auto modulo = [](double a, double b) {
        return std::fmod(a, b);
    };  // both positive here; signs are in test_kernels
    both("fmod", modulo, true);
    both("remainder", modulo, true);
    out["aten::floor_divide.out"] = pairs(floored, Right::tensor, true);
    out["aten::div.out_mode"] = pairs(floored, Right::tensor, true, false, "floor");
    out["aten::div.Scalar_mode_out"] =
        pairs([](double a, double b) { return std::trunc(a / b); }, Right::number, true, false, "trunc");
    const auto power = [](double a, double b) { return std::pow(a, b); };
    out["aten::pow.Tensor_Tensor_out"] = pairs(power, Right::tensor, false);
    out["aten::pow.Tensor_Scalar_out"] = pairs(power, Right::number, false);
    out["aten::pow.Scalar_out"] = pairs(power, Right::numberFirst, false);
    out["aten::atan2.out"] = [](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 4, 0);
        const DType type = draw.oneOf({DType::f32, DType::f64});
        const ValueId a = draw.tensor(d, type, sizes, true), b = draw.tensor(d, type, draw.partner(sizes), true);
        const Seen y = see(d, a), x = see(d, b);
        d.args = {a, b, gives(draw, d, type, sizes, [&](const Index& i) { return std::atan2(y.at(i), x.spread(i)); })};
    };
    const auto logical = [&out](const std::string& op, auto f) {
        out["aten::logical_" + op + ".out"] = [f](Draw& draw, Drawn& d) {
            const Sizes sizes = draw.sizes(0, 4, 0);
            const ValueId a = draw.tensor(d, draw.any(), sizes, true, -1, 2),
                          b = draw.tensor(d, draw.any(), draw.partner(sizes), true, -1, 2);
            const Seen x = see(d, a), y = see(d, b);
            d.args = {a, b, gives(draw, d, DType::boolean, sizes, [&](const Index& i) {
                          return f(x.at(i) != 0, y.spread(i) != 0) ? 1.0 : 0.0;
                      })};
        };
    };
    logical("and", [](bool a, bool b) { return a && b; });
    logical("or", [](bool a, bool b) { return a || b; });
    logical("xor", [](bool a, bool b) { return a != b; });
    out["aten::clamp.Tensor_out"] = clampTensor();
    out["aten::rsub.Scalar_out"] = rsub;
    return out;
}

/// Rows without a score, rows with some, and rows of scores.
inline void safeSoftmax(Draw& draw, Drawn& d) {
    const std::int64_t rows = draw.number(0, 5), length = draw.number(1, 70);
    std::vector<double> scores;
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::int64_t kind = draw.number(0, 2);
        for (std::int64_t k = 0; k < length; ++k) {
            const bool isLeft = kind == 0 || (kind == 1 && k > 0 && draw.flip());
            scores.push_back(isLeft ? -std::numeric_limits<double>::infinity() : double(draw.number(-4, 4)));
        }
    }
    const ValueId in = d.made.tensor(DType::f32, {rows, length}, scores);
    const Seen x = see(d, in);
    d.expected.push_back(filled({rows, length}, [&](const Index& i) {
        double sum = 0;
        for (std::int64_t k = 0; k < length; ++k) sum += std::exp(x.at({i[0], k}));
        return sum == 0 ? 0 : std::exp(x.at(i)) / sum;
    }));
    d.outs.push_back(d.made.tensor(DType::f32, {rows, length}));
    d.args = {in, d.outs[0]};
    d.tolerance = 1e-5;
}

inline Oracles summingOracles() {
    const auto none = [](Drawn& d) { return std::vector<ValueId>{d.made.none()}; };
    const auto correction = [](Drawn& d) { return std::vector<ValueId>{d.made.integer(1)}; };
    const auto unbiased = [](Drawn& d) { return std::vector<ValueId>{d.made.boolean(false)}; };
    const Of product = [](const std::vector<double>& x) {
        return std::accumulate(x.begin(), x.end(), 1.0, std::multiplies<>());
    };
    const Of mean = [](const std::vector<double>& x) { return sumOf(x) / double(x.size()); };
    Oracles out;
    out["aten::sum.out"] = reducesAll(sumOf, DType::f64, true);
    out["aten::prod.out"] = reducesAll(product, DType::f64, true);
    out["aten::mean.dtype_out"] = reducesAll(mean, DType::f32, true);
    out["aten::all.dims_out"] =
        reduces(true,
                {{[](const std::vector<double>& x) {
                      return std::all_of(x.begin(), x.end(), [](double item) { return item != 0; }) ? 1.0 : 0.0;
                  },
                  DType::boolean}});
    out["aten::argmax.out"] = reduces(false, {{placeOf<true>, DType::i64}}, {}, false, true);
    out["aten::argmin.out"] = reduces(false, {{placeOf<false>, DType::i64}}, {}, false, true);
    out["aten::max.dim_max"] =
        reduces(false, {{bestOf<true>, std::nullopt}, {placeOf<true>, DType::i64}}, {}, false, true);
    out["aten::min.dim_min"] =
        reduces(false, {{bestOf<false>, std::nullopt}, {placeOf<false>, DType::i64}}, {}, false, true);
    const Of sample = [](const std::vector<double>&x) { return varianceOf(x, 1); },
             whole = [](const std::vector<double>&x) { return varianceOf(x, 0); };
    out["aten::var.correction_out"] = reduces(true, {{sample, std::nullopt}}, correction, true);
    out["aten::var.out"] = reduces(true, {{whole, std::nullopt}}, unbiased, true);
    out["aten::var_mean.correction_out"] = reduces(true, {{sample, std::nullopt}, {mean, std::nullopt}}, none, true);
    out["aten::cumsum.out"] = cumsum;
    out["aten::sort.values"] = orders(Orders::sort);
    out["aten::sort.values_stable"] = orders(Orders::stable);
    out["aten::topk.values"] = orders(Orders::topk);
    out["aten::glu.out"] = glu;
    out["aten::native_dropout.out"] = dropout;
    out["arenascope::safe_softmax.out"] = safeSoftmax;
    return out;
}

}  // namespace arenascope::testing
