// Rare operators: maxima and means over volumes and over windows of any length, with indices; the mode of a line; the
// next representable number.

#include <cmath>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// Windows along one spatial dimension.
struct Axis {
    std::int64_t in = 1, out = 1;
    std::int64_t kernel = 0, stride = 1, padding = 0, dilation = 1;  ///< kernel 0: adaptive windows of `in` over `out`

    [[nodiscard]] std::int64_t begin(std::int64_t o) const {
        if (kernel == 0) return o * in / out;
        std::int64_t first = o * stride - padding;
        if (first < 0) first += (-first + dilation - 1) / dilation * dilation;
        return first;
    }
    [[nodiscard]] std::int64_t end(std::int64_t o) const {
        if (kernel == 0) return ((o + 1) * in + out - 1) / out;
        return std::min(o * stride - padding + (kernel - 1) * dilation + 1, in);
    }
};
using Volume = std::array<Axis, 3>;

/// The maximum of each window of a volume, with its index in the volume; NaN counts as the maximum, the last one wins.
/// A window without pixels has a value below all others, as in PyTorch.
template <class C>
void maxima_of(const Volume& v, const C* in, C*& out, std::int64_t*& places) {
    const auto at = [&](std::int64_t d, std::int64_t h, std::int64_t w) { return (d * v[1].in + h) * v[2].in + w; };
    for (std::int64_t od = 0; od < v[0].out; ++od) {
        for (const std::int64_t oh : OuterLoop(v[1].out)) {
            for (const std::int64_t ow : OuterLoop(v[2].out)) {
                std::int64_t best = at(v[0].begin(od), v[1].begin(oh), v[2].begin(ow));
                C most = below_all<C>();
                for (std::int64_t d = v[0].begin(od); d < v[0].end(od); d += v[0].dilation) {
                    for (std::int64_t h = v[1].begin(oh); h < v[1].end(oh); h += v[1].dilation) {
                        for (std::int64_t w = v[2].begin(ow); w < v[2].end(ow); w += v[2].dilation) {
                            const C item = in[at(d, h, w)];
                            if (!(item > most) && item == item) continue;
                            best = at(d, h, w);
                            most = item;
                        }
                    }
                }
                *out++ = most;
                *places++ = best;
            }
        }
    }
}

/// `spatial`: how many of the last dimensions are pooled.
Result<> pool(Call& call, const Volume& v, std::size_t spatial, const TensorValue& in, TensorValue& out,
              TensorValue& indices) {
    CHECKED(check_computable(in));
    if (out.dtype != in.dtype || indices.dtype != DType::i64)
        return Error{.what = message("indices are {tensor}", describe(indices)), .expected = message("i64")};
    Dims sizes = in.sizes;
    for (std::size_t i = 0; i < spatial; ++i) sizes[in.rank() - spatial + i] = v[3 - spatial + i].out;
    CHECKED(resize(out, sizes));
    CHECKED(resize(indices, sizes));
    if (out.numel() == 0) return done;
    with_compute(compute_of(in.dtype), [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        Scratch<std::int64_t> place_scratch(call.scratch());
        const C* from = dense_in(in, s.a);
        C* to = dense_out(out, s.b);
        std::int64_t* places = dense_out(indices, place_scratch);
        if (call.measures()) return;
        const std::int64_t volume = v[0].in * v[1].in * v[2].in;
        for (std::int64_t plane = 0; plane < in.numel() / volume; ++plane)
            maxima_of(v, from + plane * volume, to, places);
        dense_done(out, s.b);
        dense_done(indices, place_scratch);
    });
    return done;
}

/// Three numbers; one stands for all.
Result<Dims> three(const Call& call, std::size_t i, std::int64_t least) {
    TRY(Dims given, call.ints(i));
    if (given.size() == 1) given = Dims{given[0], given[0], given[0]};
    const bool fits = given.size() == 3 &&
        std::all_of(given.begin(), given.end(), [&](auto x) { return x >= least && x <= std::int64_t{1} << 31; });
    if (!fits) return Error{.what = message("argument {index} of a pool", i), .expected = message("3 numbers")};
    return given;
}

Error no_pool(const TensorValue& in) {
    return Error{.what = message("pools {tensor}", describe(in)), .expected = message("windows inside the tensor")};
}

/// Positions of a pool's arguments.
struct PoolArguments {
    std::size_t padding = 3;
    std::optional<std::size_t> dilation{};
    std::size_t ceil_mode = 5;
};

/// Windows of a volume, of (self, kernel, stride, …).
Result<Volume> volume_of(const Call& call, const TensorValue& in, const PoolArguments& at) {
    TRY(const Dims kernel, three(call, 1, 1));
    TRY(const Dims given, call.ints(2));
    Dims stride = kernel, dilation{1, 1, 1};
    if (given.size() > 0) {
        TRY(stride, three(call, 2, 1));
    }
    TRY(const Dims padding, three(call, at.padding, 0));
    if (at.dilation) {
        TRY(dilation, three(call, *at.dilation, 1));
    }
    TRY(const bool ceil_mode, call.boolean(at.ceil_mode));
    if (in.rank() < 3) return no_pool(in);
    Volume v;
    for (std::size_t i = 0; i < 3; ++i) {
        v[i] = {.in = in.sizes[in.rank() - 3 + i],
                .out = 0,
                .kernel = kernel[i],
                .stride = stride[i],
                .padding = padding[i],
                .dilation = dilation[i]};
        const std::int64_t left = v[i].in + 2 * padding[i] - dilation[i] * (kernel[i] - 1) - 1;
        if (v[i].in < 1 || left < 0 || padding[i] > kernel[i] / 2) return no_pool(in);
        v[i].out = (left + (ceil_mode ? stride[i] - 1 : 0)) / stride[i] + 1;
        if (ceil_mode && (v[i].out - 1) * stride[i] >= v[i].in + padding[i]) --v[i].out;
    }
    return v;
}

/// (self, kernel, stride, padding, dilation, ceil_mode, out, indices)
Result<> max_pool3d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Volume v, volume_of(call, *in, {.padding = 3, .dilation = 4, .ceil_mode = 5}));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * indices, call.tensor(7));
    return pool(call, v, 3, *in, *out, *indices);
}

/// Means of windows of a volume, summed in the type of the elements, plane by plane, as PyTorch rounds.
template <class C>
void means_of(const Volume& v, const C* in, C*& out, bool count_padding, std::optional<std::int64_t> divisor) {
    const auto padded = [](const Axis& axis, std::int64_t o) {
        const std::int64_t first = o * axis.stride - axis.padding;
        return std::min(first + axis.kernel, axis.in + axis.padding) - first;
    };
    for (std::int64_t od = 0; od < v[0].out; ++od) {
        for (std::int64_t oh = 0; oh < v[1].out; ++oh) {
            for (std::int64_t ow = 0; ow < v[2].out; ++ow) {
                const std::array<std::int64_t, 3> at{od, oh, ow};
                C sum = 0;
                for (std::int64_t d = v[0].begin(od); d < v[0].end(od); ++d) {
                    for (std::int64_t h = v[1].begin(oh); h < v[1].end(oh); ++h) {
                        for (std::int64_t w = v[2].begin(ow); w < v[2].end(ow); ++w)
                            sum += in[(d * v[1].in + h) * v[2].in + w];
                    }
                }
                std::int64_t count = 1;
                for (std::size_t i = 0; i < 3; ++i)
                    count *= count_padding ? padded(v[i], at[i]) : v[i].end(at[i]) - v[i].begin(at[i]);
                *out++ = sum / static_cast<C>(divisor.value_or(count));
            }
        }
    }
}

/// (self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override, out)
Result<> avg_pool3d(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Volume v, volume_of(call, *in, {.padding = 3, .dilation = {}, .ceil_mode = 4}));
    TRY(const bool count_padding, call.boolean(5));
    TRY(const auto divisor, call.optional_integer(6));
    TRY(TensorValue * out, call.tensor(7));
    if (divisor && *divisor == 0) return Error{.what = message("divisor_override is 0")};
    if (!is_floating(in->dtype) || out->dtype != in->dtype) return no_pool(*in);
    Dims sizes = in->sizes;
    for (std::size_t i = 0; i < 3; ++i) sizes[in->rank() - 3 + i] = v[i].out;
    CHECKED(resize(*out, sizes));
    if (out->numel() == 0) return done;
    const auto typed = [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        const C* from = dense_in(*in, s.a);
        C* const to = dense_out(*out, s.b);
        if (call.measures()) return;
        const std::int64_t volume = v[0].in * v[1].in * v[2].in;
        C* next = to;
        for (std::int64_t plane = 0; plane < in->numel() / volume; ++plane)
            means_of(v, from + plane * volume, next, count_padding, divisor);
        dense_done(*out, s.b);
    };
    if (in->dtype == DType::f64) typed(double{});
    else typed(float{});
    return done;
}

/// (self, output_size, out, indices)
template <std::size_t Spatial>
Result<> adaptive_max_pool(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const Dims size, call.ints(1));
    TRY(TensorValue * out, call.tensor(2));
    TRY(TensorValue * indices, call.tensor(3));
    if (in->rank() < Spatial || (size.size() != Spatial && size.size() != 1)) return no_pool(*in);
    Volume v;
    for (std::size_t i = 0; i < Spatial; ++i) {
        Axis& axis = v[3 - Spatial + i];
        axis.in = in->sizes[in->rank() - Spatial + i];
        axis.out = size[size.size() == 1 ? 0 : i];
        if (axis.in < 1 || axis.out < 0 || axis.out > std::int64_t{1} << 31) return no_pool(*in);
    }
    return pool(call, v, Spatial, *in, *out, *indices);
}

/// (self, dim, keepdim, values, indices): the most frequent of each line, the smallest of several, and its last place.
/// No NaN equals another.
Result<> mode(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const bool keeps, call.boolean(2));
    TRY(TensorValue * values, call.tensor(3));
    TRY(TensorValue * indices, call.tensor(4));
    TRY(const std::size_t dim, wrap_dim(given, self->rank()));
    CHECKED(check_computable(*self));
    if (values->dtype != self->dtype || indices->dtype != DType::i64)
        return Error{.what = message("the indices are for {tensor}", describe(*indices)), .expected = message("i64")};
    Dims sizes = self->sizes;
    if (sizes.size() > 0 && keeps) sizes[dim] = 1;
    else if (sizes.size() > 0) sizes.erase(dim);
    CHECKED(resize(*values, sizes));
    CHECKED(resize(*indices, sizes));
    const std::int64_t n = self->rank() == 0 ? 1 : self->sizes[dim];
    if (values->numel() == 0) return done;
    if (n == 0) return Error{.what = message("the first {index} of {tensor}", 1, describe(*self))};
    std::int64_t step = 1;
    for (std::size_t i = dim + 1; i < self->rank(); ++i) step *= self->sizes[i];
    with_compute(compute_of(self->dtype), [&](auto type) {
        using C = decltype(type);
        DenseScratch<C> s(call);
        Scratch<std::int64_t> place_scratch(call.scratch()), order(call.scratch());
        const C* from = dense_in(*self, s.a);
        C* to = dense_out(*values, s.b);
        std::int64_t* places = dense_out(*indices, place_scratch);
        order.resize(static_cast<std::size_t>(n));
        if (call.measures()) return;
        for (std::int64_t line = 0; line < values->numel(); ++line) {
            const C* x = from + line / step * n * step + line % step;
            for (std::int64_t i = 0; i < n; ++i) order.data()[i] = i;
            std::sort(order.data(), order.data() + n, [&](std::int64_t a, std::int64_t b) {
                const C first = x[a * step], second = x[b * step];
                const bool is_less = first < second || (second != second && first == first);
                const bool is_more = second < first || (first != first && second == second);
                return is_less || (!is_more && a < b);
            });
            std::int64_t often = 0, times = 0;
            for (std::int64_t i = 0; i < n; ++i) {
                ++times;
                const std::int64_t place = order.data()[i];
                if (i + 1 < n && x[place * step] == x[order.data()[i + 1] * step]) continue;
                if (times > often) {
                    often = times;
                    to[line] = x[place * step];
                    places[line] = place;
                }
                times = 0;
            }
        }
        dense_done(*values, s.b);
        dense_done(*indices, place_scratch);
    });
    return done;
}

/// (self, other, out): the number that follows self towards other, in the type they share.
Result<> nextafter(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* other, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    if (self->dtype != other->dtype || out->dtype != self->dtype ||
        (self->dtype != DType::f32 && self->dtype != DType::f64)) {
        return Error{.what = message("the number after {tensor}", describe(*self)),
                     .expected = message("f32 or f64, all alike")};
    }
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    const auto after = [](auto x, auto y) { return std::nextafter(x, y); };
    if (self->dtype == DType::f64) map_rows<double>(*out, a, b, after);
    else map_rows<float>(*out, a, b, after);
    return done;
}

/// (self, other, out): the greatest common divisor, never negative but where it does not fit.
Result<> gcd(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* other, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    for (const TensorValue* tensor : {self, other, static_cast<const TensorValue*>(out)}) {
        CHECKED(check_computable(*tensor));
        if (compute_of(tensor->dtype) != Compute::i64)
            return Error{.what = message("the divisor of {tensor}", describe(*tensor)),
                         .expected = message("integers")};
    }
    TRY(const Dims sizes, broadcast(self->sizes, other->sizes));
    CHECKED(resize(*out, sizes));
    TRY(const TensorValue a, expand_to(*self, sizes));
    TRY(const TensorValue b, expand_to(*other, sizes));
    map_rows<std::int64_t>(*out, a, b, [](std::int64_t x, std::int64_t y) {
        const auto whole = [](std::int64_t i) {
            return i < 0 ? 0 - static_cast<std::uint64_t>(i) : static_cast<std::uint64_t>(i);
        };
        std::uint64_t p = whole(x), q = whole(y);
        while (q != 0) p = std::exchange(q, p % q);
        return static_cast<std::int64_t>(p);
    });
    return done;
}

/// Rows of a table that belong to bags.
struct Bags {
    enum class Mode : std::int64_t { sum = 0, mean = 1, max = 2 } mode = Mode::sum;
    std::int64_t count = 0, width = 0, rows = 0, indices = 0, padding = -1;
    bool has_end = false;  ///< the last offset is the end of the last bag

    [[nodiscard]] std::int64_t end(const std::int64_t* offsets, std::int64_t bag) const {
        return bag + 1 < count || has_end ? offsets[bag + 1] : indices;
    }
};

Result<> check_bags(const Bags& bags, const std::int64_t* indices, const std::int64_t* offsets) {
    for (std::int64_t i = 0; i < bags.indices; ++i) {
        if (indices[i] < 0 || indices[i] >= bags.rows)
            return Error{.what = message("index {index} of {count} rows", indices[i], bags.rows)};
    }
    for (std::int64_t bag = 0; bag < bags.count; ++bag) {
        const std::int64_t first = offsets[bag], end = bags.end(offsets, bag);
        if (first < 0 || end < first || end > bags.indices)
            return Error{
                .what = message("bag {bag} from {first} to {end} of {count} indices", bag, first, end, bags.indices)};
    }
    return done;
}

/// One bag: its sum, mean or maxima (with their rows in `places`), and how many of its indices count.
template <class C>
std::int64_t fill_bag(const Bags& bags, const C* table, std::span<const std::int64_t> indices, const C* factors, C* out,
                      std::int64_t* places) {
    const auto width = static_cast<std::size_t>(bags.width);
    std::fill_n(out, width, C{0});
    std::int64_t count = 0;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] == bags.padding) continue;
        const C* row = table + indices[i] * bags.width;
        for (std::size_t c = 0; c < width; ++c) {
            if (bags.mode != Bags::Mode::max) {
                out[c] += factors ? row[c] * factors[i] : row[c];
            } else if (count == 0 || row[c] > out[c]) {
                out[c] = row[c];
                if (places) places[c] = indices[i];
            }
        }
        ++count;
    }
    if (bags.mode == Bags::Mode::mean && count > 0) {
        for (std::size_t c = 0; c < width; ++c) out[c] /= static_cast<C>(count);
    }
    return count;
}

/// Results that only training reads, if the program has room for them.
struct BagFacts {
    TensorValue *bag_of, *sizes, *most;
    Scratch<std::int64_t> bag_of_scratch, sizes_scratch, most_scratch;
};

Result<> resize_facts(const Bags& bags, BagFacts& facts) {
    for (const TensorValue* each : {facts.bag_of, facts.sizes, facts.most}) {
        if (each->dtype != DType::i64)
            return Error{.what = message("offsets, sizes or maxima of bags in {tensor}", describe(*each)),
                         .expected = message("i64")};
    }
    const bool keeps = checked_product(facts.bag_of->upper).value_or(0) >= bags.indices;
    CHECKED(resize(*facts.bag_of, Dims{keeps ? bags.indices : 0}));
    CHECKED(resize(*facts.sizes, Dims{bags.count}));
    const bool is_max = bags.mode == Bags::Mode::max;
    return resize(*facts.most, is_max ? Dims{bags.count, bags.width} : Dims{bags.count});
}

template <class C>
Result<> fill_bags(Call& call, const Bags& bags, const TensorValue& weight, const TensorValue& out, BagFacts& facts) {
    TRY(const TensorValue* index_tensor, call.tensor(1));
    TRY(const TensorValue* offset_tensor, call.tensor(2));
    TRY(const TensorValue* factor_tensor, call.optional_tensor(6));
    DenseScratch<C> s(call);
    Scratch<std::int64_t> index_scratch(call.scratch()), offset_scratch(call.scratch());
    const C* table = dense_in(weight, s.a);
    const C* factors = factor_tensor ? dense_in(*factor_tensor, s.b) : nullptr;
    C* const to = dense_out(out, s.c);
    const std::int64_t* indices = dense_in(*index_tensor, index_scratch);
    const std::int64_t* offsets = dense_in(*offset_tensor, offset_scratch);
    std::int64_t* const bag_of = dense_out(*facts.bag_of, facts.bag_of_scratch);
    std::int64_t* const sizes = dense_out(*facts.sizes, facts.sizes_scratch);
    std::int64_t* const most = dense_out(*facts.most, facts.most_scratch);
    if (call.measures()) return done;
    CHECKED(check_bags(bags, indices, offsets));
    const bool is_max = bags.mode == Bags::Mode::max;
    std::fill_n(most, facts.most->numel(), 0);
    for (std::int64_t bag = 0; bag < bags.count; ++bag) {
        const std::int64_t first = offsets[bag], end = bags.end(offsets, bag);
        const std::span own(indices + first, static_cast<std::size_t>(end - first));
        sizes[bag] = fill_bag(bags, table, own, factors ? factors + first : nullptr, to + bag * bags.width,
                              is_max ? most + bag * bags.width : nullptr);
        if (facts.bag_of->numel() > 0) std::fill_n(bag_of + first, end - first, bag);
        if (!is_max) most[bag] = sizes[bag];
    }
    dense_done(out, s.c);
    dense_done(*facts.bag_of, facts.bag_of_scratch);
    dense_done(*facts.sizes, facts.sizes_scratch);
    dense_done(*facts.most, facts.most_scratch);
    return done;
}

/// (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx,
/// sums, bag of each index, sizes of bags, rows of maxima)
Result<> embedding_bag(Call& call) {
    TRY(const TensorValue* weight, call.tensor(0));
    TRY(const TensorValue* indices, call.tensor(1));
    TRY(const TensorValue* offsets, call.tensor(2));
    TRY(const std::int64_t mode, call.integer(4));
    TRY(const TensorValue* factors, call.optional_tensor(6));
    Bags bags;
    TRY(bags.has_end, call.boolean(7));
    TRY(bags.padding, call.integer(8));
    TRY(TensorValue * out, call.tensor(9));
    BagFacts facts{.bag_of = nullptr,
                   .sizes = nullptr,
                   .most = nullptr,
                   .bag_of_scratch = Scratch<std::int64_t>(call.scratch()),
                   .sizes_scratch = Scratch<std::int64_t>(call.scratch()),
                   .most_scratch = Scratch<std::int64_t>(call.scratch())};
    TRY(facts.bag_of, call.tensor(10));
    TRY(facts.sizes, call.tensor(11));
    TRY(facts.most, call.tensor(12));
    const bool fits = weight->rank() == 2 && indices->rank() == 1 && offsets->rank() == 1 && mode >= 0 && mode <= 2 &&
        offsets->sizes[0] >= (bags.has_end ? 1 : 0) && (!factors || factors->numel() == indices->sizes[0]);
    const auto is_index = [](DType dtype) { return dtype == DType::i64 || dtype == DType::i32; };
    if (!fits || !is_floating(weight->dtype) || out->dtype != weight->dtype || !is_index(indices->dtype) ||
        !is_index(offsets->dtype) || (factors && factors->dtype != weight->dtype)) {
        return Error{.what = message("bags of {tensor}", describe(*weight)),
                     .expected = message("a matrix, a list of indices and one of offsets")};
    }
    bags.mode = static_cast<Bags::Mode>(mode);
    bags.rows = weight->sizes[0];
    bags.width = weight->sizes[1];
    bags.indices = indices->sizes[0];
    bags.count = offsets->sizes[0] - (bags.has_end ? 1 : 0);
    CHECKED(resize(*out, Dims{bags.count, bags.width}));
    CHECKED(resize_facts(bags, facts));
    if (weight->dtype == DType::f64) return fill_bags<double>(call, bags, *weight, *out, facts);
    return fill_bags<float>(call, bags, *weight, *out, facts);
}

constexpr Kernel rows[] = {
    {"aten::avg_pool3d.out", 8, avg_pool3d, nullptr, with_scratch},
    {"aten::_embedding_bag.out", 13, embedding_bag, nullptr, with_scratch},
    {"aten::max_pool3d_with_indices.out", 8, max_pool3d, nullptr, with_scratch},
    {"aten::adaptive_max_pool2d.out", 4, adaptive_max_pool<2>, nullptr, with_scratch},
    {"aten::adaptive_max_pool3d.out", 4, adaptive_max_pool<3>, nullptr, with_scratch},
    {"aten::mode.values", 5, mode, nullptr, with_scratch},
    {"aten::nextafter.out", 3, nextafter},
    {"aten::gcd.out", 3, gcd},
};

}  // namespace

KernelFamily rare_kernels() { return rows; }

}  // namespace arenascope
