#pragma once
// Kernels on quantised values of 8 and fewer bits.

#include "tests/runtime/oracles.h"

namespace arenascope::testing {

/// Scales are powers of two, so that no rounding differs.
inline double quantized(double x, double scale, double zero) {
    return std::clamp(std::nearbyint(x / scale) + zero, -100.0, 100.0);
}

enum class Scales { number, tensor, channel, token };
inline Make affine(bool to, Scales how) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(2, 3);
        const auto axis = std::size_t(how == Scales::channel ? some(draw, sizes) : 0);
        const DType type = to ? draw.oneOf({DType::f32, DType::f16}) : DType::i8;
        const ValueId in = draw.tensor(d, type, sizes, false, -40, 40);
        const Seen x = see(d, in);
        Sizes shape;
        if (how == Scales::tensor) shape = {1};
        if (how == Scales::channel) shape = {sizes[axis]};
        if (how == Scales::token) shape = with(sizes, sizes.size() - 1, 1);
        std::vector<double> scales, zeros;
        for (std::int64_t i = 0; i < countOf(shape); ++i) {
            scales.push_back(draw.oneOf({0.25, 0.5, 2.0}));
            zeros.push_back(double(draw.number(-5, 5)));
        }
        const bool isNumber = how == Scales::number;
        d.args = {in,
                  isNumber ? d.made.number(scales[0])
                           : d.made.tensor(how == Scales::token ? DType::f32 : DType::f64, shape, scales),
                  isNumber ? d.made.integer(std::int64_t(zeros[0])) : d.made.tensor(DType::i64, shape, zeros)};
        if (how == Scales::channel) d.args.push_back(d.made.integer(std::int64_t(axis)));
        d.args.push_back(d.made.integer(-100));
        d.args.push_back(d.made.integer(100));
        d.args.push_back(d.made.none());
        if (!to) d.args.push_back(d.made.none());
        const Seen s{shape, scales}, z{shape, zeros};
        d.args.push_back(gives(draw, d, to ? DType::i8 : DType::f32, sizes, [&](const Index& i) {
            const Index at = how == Scales::channel ? Index{i[axis]}
                : how == Scales::token              ? with(i, sizes.size() - 1, 0)
                                                    : Index(shape.size());
            if (!to) return (x.at(i) - z.at(at)) * s.at(at);
            // Per token the zero point is added before rounding: if it is odd, ties round the other way.
            if (how == Scales::token) return std::clamp(std::nearbyint(x.at(i) / s.at(at) + z.at(at)), -100.0, 100.0);
            return quantized(x.at(i), s.at(at), z.at(at));
        }));
    };
}

/// From bytes of one scale to bytes of another.
inline void requantized(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(2, 3);
    const ValueId in = draw.tensor(d, DType::i8, sizes, false, -40, 40);
    const Seen x = see(d, in);
    const double from = draw.oneOf({0.25, 0.5, 2.0}), to = draw.oneOf({0.25, 0.5, 2.0});
    const auto zero = draw.number(-5, 5), moved = draw.number(-5, 5);
    d.args = {in,
              d.made.number(from),
              d.made.integer(zero),
              d.made.number(to),
              d.made.integer(moved),
              d.made.integer(-100),
              d.made.integer(100)};
    d.args.push_back(gives(draw, d, DType::i8, sizes, [&](const Index& i) {
        return quantized((x.at(i) - double(zero)) * from, to, double(moved));
    }));
}

inline void addQuantized(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 3);
    const ValueId a = draw.tensor(d, DType::i8, sizes, false, -50, 50),
                  b = draw.tensor(d, DType::i8, sizes, false, -50, 50);
    const Seen x = see(d, a), y = see(d, b);
    const auto four = [&](double scale, std::int64_t zero) {
        for (const ValueId id : {d.made.number(scale), d.made.integer(zero), d.made.integer(-100), d.made.integer(100)})
            d.args.push_back(id);
    };
    d.args = {a};
    four(0.5, 3);
    d.args.push_back(b);
    four(0.25, -2);
    four(1, 1);
    d.args.push_back(gives(draw, d, DType::i8, sizes, [&](const Index& i) {
        return quantized((x.at(i) - 3) * 0.5 + (y.at(i) + 2) * 0.25, 1, 1);
    }));
}

/// One scale per tensor or per row, chosen so that each value is restored to within half a step.
inline Make chooses(bool perRow) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(2, 3, 2, 6), kept = with(sizes, sizes.size() - 1, 1);
        const ValueId in = draw.tensor(d, DType::f32, sizes);
        const Seen x = see(d, in);
        const auto range = [&](const Index& i) {
            double least = 0, most = 0;
            static_cast<void>(filled(sizes, [&](const Index& k) {
                if (perRow && with(k, sizes.size() - 1, 0) != i) return 0.0;
                least = std::min(least, x.at(k));
                most = std::max(most, x.at(k));
                return 0.0;
            }));
            return std::pair(least, most);
        };
        const auto scaleOf = [&](const Index& i) {
            const auto [least, most] = range(i);
            return std::max((most - least) / 255, double(std::numeric_limits<float>::epsilon()));
        };
        d.args = {in};
        if (!perRow) {
            for (const ValueId id : {d.made.integer(-128), d.made.integer(127), d.made.number(1e-7)})
                d.args.push_back(id);
        }
        d.args.push_back(d.made.none());
        const Sizes shape = perRow ? kept : Sizes{1};
        d.args.push_back(gives(draw, d, DType::f32, shape, scaleOf));
        d.args.push_back(gives(draw, d, DType::f32, shape, [&](const Index& i) {
            const auto [least, most] = range(i);
            return std::clamp(std::nearbyint(double(float(-128) - float(least) / float(scaleOf(i)))), -128.0, 127.0);
        }));
        d.tolerance = 1.0 / 64;  // a tie of the zero point may round to either side
    };
}

/// Tables of 8, 4 or 2 bits; scales per row or per group of columns.
inline Make packedTable(int bits, bool hasType) {
    return [=](Draw& draw, Drawn& d) {
        const std::int64_t rows = draw.number(1, 5), groups = draw.number(1, 2), columns = 8 * groups,
                           perByte = 8 / bits;
        const Sizes picked = draw.sizes(0, 2);
        std::vector<double> bytes, where, scales;
        for (std::int64_t i = 0; i < rows * columns / perByte; ++i)
            bytes.push_back(double(draw.number(bits == 8 ? -128 : 0, bits == 8 ? 127 : 255)));
        for (std::int64_t i = 0; i < countOf(picked); ++i) where.push_back(double(draw.number(0, rows - 1)));
        for (std::int64_t i = 0; i < rows * groups; ++i) scales.push_back(draw.oneOf({0.25, 0.5, 2.0}));
        const ValueId weight = d.made.tensor(bits == 8 ? DType::i8 : DType::u8, {rows, columns / perByte}, bytes);
        d.args = {weight,
                  d.made.tensor(DType::f32, {rows, groups}, scales),
                  d.made.none(),
                  d.made.integer(0),
                  d.made.integer(0),
                  d.made.tensor(DType::i64, picked, where)};
        if (hasType) d.args.push_back(d.made.none());
        const Seen at{picked, where};
        d.args.push_back(gives(draw, d, DType::f32, inserted(picked, picked.size(), columns), [&](const Index& i) {
            const auto row = std::size_t(at.at(without(i, picked.size())));
            const auto column = std::size_t(i.back());
            double value = bytes[(row * std::size_t(columns) + column) / std::size_t(perByte)];
            if (bits == 4) value = double((int(value) >> (column % 2 == 0 ? 4 : 0)) & 15) - 8;
            if (bits == 2) value = double((int(value) >> (2 * (column % 4))) & 3) - 2;
            return value * scales[row * std::size_t(groups) + column / 8];
        }));
    };
}

inline Make mixedProduct(bool isLinear) {
    return [=](Draw& draw, Drawn& d) {
        const std::int64_t m = draw.number(0, 4), k = draw.number(1, 5), n = draw.number(1, 5);
        const Sizes shape = isLinear ? Sizes{n, k} : Sizes{k, n};
        const ValueId x = draw.tensor(d, draw.oneOf({DType::f32, DType::f16}), {m, k}),
                      w = d.made.tensor(DType::i8, shape, draw.elements(DType::i8, n * k, false, -9, 9));
        const ValueId scale = d.made.tensor(DType::f32, {shape[0]}, draw.elements(DType::f32, shape[0], false, 0.1, 2));
        const Seen sx = see(d, x), sw = see(d, w), ss = see(d, scale);
        d.args = {x, w, scale, d.made.none()};
        if (isLinear) d.args.push_back(d.made.none());
        d.args.push_back(gives(draw, d, DType::f32, {m, n}, [&](const Index& i) {
            double sum = 0;
            for (std::int64_t l = 0; l < k; ++l) {
                const Index at = isLinear ? Index{i[1], l} : Index{l, i[1]};
                sum += sx.at({i[0], l}) * sw.at(at) * ss.items[std::size_t(at[0])];
            }
            return sum;
        }));
        d.tolerance = 1e-4;
    };
}

inline Oracles quantizedOracles() {
    Oracles out;
    const std::string q = "quantized_decomposed::";
    for (const bool to : {true, false}) {
        const std::string op = q + (to ? "quantize" : "dequantize") + "_per_";
        out[op + "tensor.out"] = affine(to, Scales::number);
        out[op + "tensor.Tensor_out"] = affine(to, Scales::tensor);
        out[op + "channel.out"] = affine(to, Scales::channel);
        out[op + "token.out"] = affine(to, Scales::token);
    }
    out[q + "add.out"] = addQuantized;
    out["arenascope::requantize.out"] = requantized;
    out[q + "choose_qparams.Tensor_out"] = chooses(false);
    out[q + "choose_qparams_per_token_asymmetric.out"] = chooses(true);
    for (const bool hasType : {false, true}) {
        const std::string end = hasType ? ".dtype_out" : ".out";
        out[q + "embedding_byte" + end] = packedTable(8, hasType);
        out[q + "embedding_4bit" + end] = packedTable(4, hasType);
        out[q + "embedding_2bit" + end] = packedTable(2, hasType);
    }
    out[q + "mixed_mm.out"] = mixedProduct(false);
    out[q + "mixed_linear.out"] = mixedProduct(true);
    return out;
}

}  // namespace arenascope::testing
