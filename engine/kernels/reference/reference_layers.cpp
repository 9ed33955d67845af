// The meaning of network layers: plain loops over every product, in double, for any number of dimensions.

#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

double at(const TensorValue& tensor, const Dims& position) {
    return load_one<double>(tensor, offset_at(tensor, position));
}

Result<> check_all(std::initializer_list<const TensorValue*> tensors) {
    for (const TensorValue* tensor : tensors) {
        if (tensor) CHECKED(check_computable(*tensor));
    }
    return done;
}

/// a [.., n, k] times b [.., k, m]; `added` is scaled by beta and broadcast, the product by alpha.
Result<> product_of(const TensorValue& a, const TensorValue& b, const TensorValue* added, double beta, double alpha,
                    TensorValue& out) {
    CHECKED(check_all({&a, &b, added, &out}));
    const std::size_t rank = a.rank();
    if (rank < 2 || b.rank() != rank || a.sizes[rank - 1] != b.sizes[rank - 2] ||
        (rank == 3 && a.sizes[0] != b.sizes[0]) || rank > 3) {
        return Error{.what = message("cannot multiply {tensor} by {other_tensor}", describe(a), describe(b)),
                     .expected = message("equal inner sizes")};
    }
    Dims sizes = a.sizes;
    sizes[rank - 1] = b.sizes[rank - 1];
    CHECKED(resize(out, sizes));
    TensorValue plus;
    if (added) {
        TRY(plus, expand_to(*added, sizes));
    }
    return for_positions(sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        double sum = 0;
        Dims left = position, right = position;
        for (std::int64_t k = 0; k < a.sizes[rank - 1]; ++k) {
            left[rank - 1] = right[rank - 2] = k;
            sum += at(a, left) * at(b, right);
        }
        store_one<double>(out, offset_at(out, position),
                          alpha * sum + (added && beta != 0 ? beta * at(plus, position) : 0));
        return done;
    });
}

Result<> product_out(Call& call) {
    TRY(const TensorValue* a, call.tensor(0));
    TRY(const TensorValue* b, call.tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    return product_of(*a, *b, nullptr, 0, 1, *out);
}
Result<> added_product_out(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const TensorValue* a, call.tensor(1));
    TRY(const TensorValue* b, call.tensor(2));
    TRY(const double beta, call.number(3));
    TRY(const double alpha, call.number(4));
    TRY(TensorValue * out, call.tensor(5));
    return product_of(*a, *b, self, beta, alpha, *out);
}

/// One number per spatial dimension, or one for all.
Result<Dims> spread(Call& call, std::size_t i, std::size_t count) {
    TRY(const Dims given, call.ints(i));
    constexpr std::int64_t most = 1 << 30;  // products of two with sizes stay countable
    for (const std::int64_t each : given)
        if (each < -most || each > most) return Error{.what = message("argument {index} is {value}", i, each)};
    if (given.size() == count) return given;
    if (given.size() == 1) return Dims::filled(count, given[0]);
    return Error{.what = message("argument {index} has {count} entries", i, given.size()),
                 .expected = Message::verbatim(std::to_string(count))};
}

struct Convolution {
    const TensorValue *input = nullptr, *weight = nullptr, *bias = nullptr;
    TensorValue* out = nullptr;
    Dims stride, padding, dilation, extra, out_sizes;
    bool transposed = false;
    std::int64_t groups = 1;
    std::size_t spatial = 0;

    /// Input coordinate that output `o` reads at tap `k` of dimension `i`, or -1.
    [[nodiscard]] std::int64_t source(std::size_t i, std::int64_t o, std::int64_t k) const {
        const std::int64_t size = input->sizes[2 + i];
        if (!transposed) {
            const std::int64_t from = o * stride[i] - padding[i] + k * dilation[i];
            return from >= 0 && from < size ? from : -1;
        }
        const std::int64_t from = o + padding[i] - k * dilation[i];
        return from >= 0 && from % stride[i] == 0 && from / stride[i] < size ? from / stride[i] : -1;
    }
    [[nodiscard]] double element(const Dims& position) const;
};

double Convolution::element(const Dims& position) const {
    const std::int64_t in_group = input->sizes[1] / groups, out_group = out_sizes[1] / groups,
                       group = position[1] / out_group;
    double sum = bias ? at(*bias, Dims{position[1]}) : 0;
    Dims taps;
    for (std::size_t i = 0; i < spatial; ++i) taps.push_back(weight->sizes[2 + i]);
    static_cast<void>(for_positions(taps, [&](const Dims& tap, std::int64_t) -> Result<> {
                          Dims from{position[0], 0}, with{0, 0};
                          for (std::size_t i = 0; i < spatial; ++i) {
                              const std::int64_t coordinate = source(i, position[2 + i], tap[i]);
                              if (coordinate < 0) return done;
                              from.push_back(coordinate);
                              with.push_back(tap[i]);
                          }
                          for (std::int64_t c = 0; c < in_group; ++c) {
                              from[1] = group * in_group + c;
                              with[0] = transposed ? from[1] : position[1];
                              with[1] = transposed ? position[1] % out_group : c;
                              sum += at(*input, from) * at(*weight, with);
                          }
                          return done;
                      }).ok());
    return sum;
}

Result<> convolution(Call& call) {
    Convolution c;
    TRY(c.input, call.tensor(0));
    TRY(c.weight, call.tensor(1));
    TRY(c.bias, call.optional_tensor(2));
    TRY(c.transposed, call.boolean(6));
    TRY(c.groups, call.integer(8));
    TRY(c.out, call.tensor(9));
    CHECKED(check_all({c.input, c.weight, c.bias, c.out}));
    const Error unfit{
        .what = message("cannot convolve {tensor} with {other_tensor}", describe(*c.input), describe(*c.weight)),
        .expected = message("channels and sizes that fit")};
    if (c.input->rank() < 3 || c.weight->rank() != c.input->rank() || c.groups < 1) return unfit;
    c.spatial = c.input->rank() - 2;
    TRY(c.stride, spread(call, 3, c.spatial));
    TRY(c.padding, spread(call, 4, c.spatial));
    TRY(c.dilation, spread(call, 5, c.spatial));
    TRY(c.extra, c.transposed ? spread(call, 7, c.spatial) : Result<Dims>(Dims::filled(c.spatial, 0)));
    const std::int64_t channels = c.input->sizes[1];
    const std::int64_t out_channels = c.transposed ? c.weight->sizes[1] * c.groups : c.weight->sizes[0];
    const std::int64_t wanted = c.transposed ? c.weight->sizes[0] : c.weight->sizes[1] * c.groups;
    if (wanted != channels || channels % c.groups != 0 || out_channels % c.groups != 0 ||
        (c.bias && c.bias->numel() != out_channels))
        return unfit;
    c.out_sizes = Dims{c.input->sizes[0], out_channels};
    for (std::size_t i = 0; i < c.spatial; ++i) {
        const std::int64_t size = c.input->sizes[2 + i], reach = c.dilation[i] * (c.weight->sizes[2 + i] - 1) + 1;
        if (c.stride[i] < 1 || c.dilation[i] < 1 || c.padding[i] < 0) return unfit;
        c.out_sizes.push_back(c.transposed ? (size - 1) * c.stride[i] - 2 * c.padding[i] + reach + c.extra[i]
                                           : (size + 2 * c.padding[i] - reach) / c.stride[i] + 1);
        if (c.out_sizes[2 + i] < 1 || (!c.transposed && size + 2 * c.padding[i] < reach)) return unfit;
    }
    CHECKED(resize(*c.out, c.out_sizes));
    return for_positions(c.out_sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        store_one<double>(*c.out, offset_at(*c.out, position), c.element(position));
        return done;
    });
}

/// (input, weight, bias, mean, variance, momentum, eps, out, …)
Result<> batch_norm(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* weight, call.optional_tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    TRY(const TensorValue* mean, call.tensor(3));
    TRY(const TensorValue* variance, call.tensor(4));
    TRY(const double eps, call.number(6));
    TRY(TensorValue * out, call.tensor(7));
    CHECKED(check_all({input, weight, bias, mean, variance, out}));
    if (input->rank() < 2) return Error{.what = message("cannot batch-normalise {tensor}", describe(*input))};
    for (const TensorValue* tensor : {weight, bias, mean, variance}) {
        if (tensor && (tensor->rank() != 1 || tensor->sizes[0] != input->sizes[1]))
            return Error{.what = message("parameter {tensor} does not fit the input", describe(*tensor)),
                         .expected = message("a number for each channel")};
    }
    CHECKED(resize(*out, input->sizes));
    return for_positions(input->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const Dims channel{position[1]};
        const double normal = (at(*input, position) - at(*mean, channel)) / std::sqrt(at(*variance, channel) + eps);
        store_one<double>(*out, offset_at(*out, position),
                          normal * (weight ? at(*weight, channel) : 1) + (bias ? at(*bias, channel) : 0));
        return done;
    });
}

/// Windows of the last two dimensions: (self, kernel, stride, padding, …)
struct Windows {
    Dims kernel, stride, padding, dilation{1, 1}, sizes;
    /// Input positions of one window, padding left out.
    template <class F>
    void each(const TensorValue& self, const Dims& position, F f) const {
        const std::size_t rank = self.rank();
        for (std::int64_t y = 0; y < kernel[0]; ++y) {
            for (std::int64_t x = 0; x < kernel[1]; ++x) {
                Dims from = position;
                from[rank - 2] = position[rank - 2] * stride[0] - padding[0] + y * dilation[0];
                from[rank - 1] = position[rank - 1] * stride[1] - padding[1] + x * dilation[1];
                const bool inside = from[rank - 2] >= 0 && from[rank - 1] >= 0 &&
                    from[rank - 2] < self.sizes[rank - 2] && from[rank - 1] < self.sizes[rank - 1];
                if (inside) f(from);
            }
        }
    }
};

Result<> max_pool(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    Windows w;
    TRY(w.kernel, spread(call, 1, 2));
    TRY(const Dims stride, call.ints(2));
    w.stride = w.kernel;
    if (stride.size() > 0) {
        TRY(w.stride, spread(call, 2, 2));
    }
    TRY(w.padding, spread(call, 3, 2));
    TRY(w.dilation, spread(call, 4, 2));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * indices, call.tensor(7));
    CHECKED(check_all({self, out, indices}));
    const std::size_t rank = self->rank();
    if (rank < 3) return Error{.what = message("cannot pool {tensor}", describe(*self))};
    TRY(const bool ceils, call.boolean(5));
    w.sizes = self->sizes;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t room = self->sizes[rank - 2 + i] + 2 * w.padding[i] - w.dilation[i] * (w.kernel[i] - 1) - 1;
        if (w.stride[i] < 1 || room < 0) return Error{.what = message("cannot pool {tensor}", describe(*self))};
        std::int64_t size = (room + (ceils ? w.stride[i] - 1 : 0)) / w.stride[i] + 1;
        if (ceils && (size - 1) * w.stride[i] >= self->sizes[rank - 2 + i] + w.padding[i]) --size;
        w.sizes[rank - 2 + i] = size;
    }
    CHECKED(resize(*out, w.sizes));
    CHECKED(resize(*indices, w.sizes));
    return for_positions(w.sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        bool started = false;
        double best = below_all<double>();  // where no tap of the window lies inside
        std::int64_t where = 0;
        w.each(*self, position, [&](const Dims& from) {
            const double x = at(*self, from);
            if (started && !(x > best || x != x)) return;
            started = true;
            best = x;
            where = from[rank - 2] * self->sizes[rank - 1] + from[rank - 1];
        });
        store_one<double>(*out, offset_at(*out, position), best);
        store_one<std::int64_t>(*indices, offset_at(*indices, position), where);
        return done;
    });
}

/// (input, shape, weight, bias, eps, out, mean, rstd)
Result<> layer_norm(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const Dims shape, call.ints(1));
    TRY(const TensorValue* weight, call.optional_tensor(2));
    TRY(const TensorValue* bias, call.optional_tensor(3));
    TRY(const double eps, call.number(4));
    TRY(TensorValue * out, call.tensor(5));
    TRY(TensorValue * mean_out, call.tensor(6));
    TRY(TensorValue * rstd_out, call.tensor(7));
    CHECKED(check_all({input, weight, bias, out, mean_out, rstd_out}));
    const std::size_t rank = input->rank(), kept_rank = rank - std::min(rank, shape.size());
    if (shape.size() == 0 || shape.size() > rank)
        return Error{.what = message("cannot normalise {tensor}", describe(*input))};
    Dims outer, kept = input->sizes;
    for (std::size_t i = 0; i < rank; ++i) {
        if (i < kept_rank) outer.push_back(input->sizes[i]);
        else if (input->sizes[i] != shape[i - kept_rank])
            return Error{.what = message("cannot normalise {tensor}", describe(*input))};
        else kept[i] = 1;
    }
    CHECKED(resize(*out, input->sizes));
    CHECKED(resize(*mean_out, kept));
    CHECKED(resize(*rstd_out, kept));
    return for_positions(outer, [&](const Dims& row, std::int64_t) -> Result<> {
        const auto joined = [&](const Dims& inner) {
            Dims position = row;
            for (const std::int64_t i : inner) position.push_back(i);
            return position;
        };
        double sum = 0, squares = 0;
        const auto count = static_cast<double>(product(shape));
        CHECKED(for_positions(shape, [&](const Dims& inner, std::int64_t) -> Result<> {
            sum += at(*input, joined(inner));
            return done;
        }));
        const double mean = sum / count;
        CHECKED(for_positions(shape, [&](const Dims& inner, std::int64_t) -> Result<> {
            squares += (at(*input, joined(inner)) - mean) * (at(*input, joined(inner)) - mean);
            return done;
        }));
        const double rstd = 1 / std::sqrt(squares / count + eps);
        CHECKED(for_positions(shape, [&](const Dims& inner, std::int64_t) -> Result<> {
            const double normal = (at(*input, joined(inner)) - mean) * rstd;
            store_one<double>(*out, offset_at(*out, joined(inner)),
                              normal * (weight ? at(*weight, inner) : 1) + (bias ? at(*bias, inner) : 0));
            return done;
        }));
        const Dims where = joined(Dims::filled(shape.size(), 0));
        store_one<double>(*mean_out, offset_at(*mean_out, where), mean);
        store_one<double>(*rstd_out, offset_at(*rstd_out, where), rstd);
        return done;
    });
}

/// (input, weight, bias, training, momentum, eps, out, mean, invstd): by the batch's own moments.
Result<> batch_norm_of_batch(Call& call) {
    TRY(const TensorValue* input, call.tensor(0));
    TRY(const TensorValue* weight, call.optional_tensor(1));
    TRY(const TensorValue* bias, call.optional_tensor(2));
    TRY(const double eps, call.number(5));
    TRY(TensorValue * out, call.tensor(6));
    TRY(TensorValue * mean_out, call.tensor(7));
    TRY(TensorValue * invstd_out, call.tensor(8));
    CHECKED(check_computable(*input));
    if (input->rank() < 2) return Error{.what = message("cannot batch-normalise {tensor}", describe(*input))};
    const std::int64_t channels = input->sizes[1];
    for (const TensorValue* each : {weight, bias}) {
        if (!each) continue;
        CHECKED(check_computable(*each));
        if (each->rank() != 1 || each->sizes[0] != channels)
            return Error{.what = message("parameter {tensor} does not fit the input", describe(*each)),
                         .expected = message("a number for each channel")};
    }
    CHECKED(resize(*out, input->sizes));
    CHECKED(resize(*mean_out, Dims{channels}));
    CHECKED(resize(*invstd_out, Dims{channels}));
    std::vector<double> sums(static_cast<std::size_t>(channels)), squares(sums.size());
    const auto each_element = [&](auto body) {
        return for_positions(input->sizes, [&](const Dims& at, std::int64_t) -> Result<> {
            body(at, static_cast<std::size_t>(at[1]), load_one<double>(*input, offset_at(*input, at)));
            return done;
        });
    };
    CHECKED(each_element([&](const Dims&, std::size_t c, double x) { sums[c] += x; }));
    const double count = channels > 0 ? static_cast<double>(input->numel()) / static_cast<double>(channels) : 1;
    for (double& sum : sums) sum /= count;
    CHECKED(each_element([&](const Dims&, std::size_t c, double x) { squares[c] += (x - sums[c]) * (x - sums[c]); }));
    for (std::size_t c = 0; c < sums.size(); ++c) {
        squares[c] = 1 / std::sqrt(squares[c] / count + eps);
        store_one<double>(*mean_out, static_cast<std::int64_t>(c) * mean_out->strides[0], sums[c]);
        store_one<double>(*invstd_out, static_cast<std::int64_t>(c) * invstd_out->strides[0], squares[c]);
    }
    return each_element([&](const Dims& at, std::size_t c, double x) {
        const auto place = static_cast<std::int64_t>(c);
        const double scale = weight ? load_one<double>(*weight, place * weight->strides[0]) : 1;
        const double shift = bias ? load_one<double>(*bias, place * bias->strides[0]) : 0;
        store_one<double>(*out, offset_at(*out, at), (x - sums[c]) * squares[c] * scale + shift);
    });
}

/// Gauss and Jordan, by the largest pivot; false where there is none.
bool invert(std::vector<double>& a, std::vector<double>& inverse, std::size_t n) {
    inverse.assign(n * n, 0);
    for (std::size_t i = 0; i < n; ++i) inverse[i * n + i] = 1;
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t best = column;
        for (std::size_t row = column + 1; row < n; ++row)
            if (std::abs(a[row * n + column]) > std::abs(a[best * n + column])) best = row;
        const double pivot = a[best * n + column];
        if (pivot == 0 || pivot != pivot) return false;
        for (std::size_t k = 0; k < n; ++k) {
            std::swap(a[best * n + k], a[column * n + k]);
            std::swap(inverse[best * n + k], inverse[column * n + k]);
        }
        for (std::size_t k = 0; k < n; ++k) {
            a[column * n + k] /= pivot;
            inverse[column * n + k] /= pivot;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = row == column ? 0 : a[row * n + column];
            for (std::size_t k = 0; factor != 0 && k < n; ++k) {
                a[row * n + k] -= factor * a[column * n + k];
                inverse[row * n + k] -= factor * inverse[column * n + k];
            }
        }
    }
    return true;
}

/// (A, check_errors, inverse, info)
Result<> inverse(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(2));
    TRY(TensorValue * info, call.tensor(3));
    CHECKED(check_computable(*self));
    const std::size_t rank = self->rank();
    if (rank < 2 || self->sizes[rank - 1] != self->sizes[rank - 2])
        return Error{.what = message("cannot invert {tensor}", describe(*self)),
                     .expected = message("square matrices")};
    Dims batch = self->sizes;
    batch.erase(rank - 1);
    batch.erase(rank - 2);
    CHECKED(resize(*out, self->sizes));
    CHECKED(resize(*info, batch));
    const auto n = static_cast<std::size_t>(self->sizes[rank - 1]);
    return for_positions(batch, [&](const Dims& at, std::int64_t) -> Result<> {
        Dims place = at;
        place.push_back(0);
        place.push_back(0);
        std::vector<double> a(n * n), result;
        const auto each = [&](auto body) {
            for (std::size_t i = 0; i < n * n; ++i) {
                place[rank - 2] = static_cast<std::int64_t>(i / n);
                place[rank - 1] = static_cast<std::int64_t>(i % n);
                body(i);
            }
        };
        each([&](std::size_t i) { a[i] = load_one<double>(*self, offset_at(*self, place)); });
        const bool exists = invert(a, result, n);
        if (!exists) result.assign(n * n, std::numeric_limits<double>::quiet_NaN());
        each([&](std::size_t i) { store_one<double>(*out, offset_at(*out, place), result[i]); });
        store_one<std::int64_t>(*info, offset_at(*info, at), exists ? 0 : 1);
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::mm.out", 3, product_out},
    {"aten::bmm.out", 3, product_out},
    {"aten::addmm.out", 6, added_product_out},
    {"aten::baddbmm.out", 6, added_product_out},
    {"aten::convolution.out", 10, convolution},
    {"aten::_native_batch_norm_legit_no_training.out", 10, batch_norm},
    {"aten::max_pool2d_with_indices.out", 8, max_pool},
    {"aten::native_layer_norm.out", 8, layer_norm},
    {"aten::_native_batch_norm_legit.no_stats_out", 9, batch_norm_of_batch},
    {"aten::linalg_inv_ex.inverse", 4, inverse},
};

}  // namespace

KernelFamily reference_layer_kernels() { return rows; }

}  // namespace arenascope
