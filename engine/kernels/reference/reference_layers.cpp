// The meaning of network layers: plain loops over every product, in double, for any number of dimensions.

#include <cmath>

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
        return Error{.what = message("multiplies {tensor} by {other_tensor}", describe(a), describe(b))};
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
        if (each < -most || each > most) return Error{.what = message("argument {index} is {item}", i, each)};
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
    const Error unfit{.what =
                          message("convolves {tensor} with {other_tensor}", describe(*c.input), describe(*c.weight))};
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
    if (input->rank() < 2) return Error{.what = message("batch-normalises {tensor}", describe(*input))};
    for (const TensorValue* tensor : {weight, bias, mean, variance}) {
        if (tensor && (tensor->rank() != 1 || tensor->sizes[0] != input->sizes[1]))
            return Error{.what = message("parameter {tensor}", describe(*tensor))};
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
    if (rank < 3) return Error{.what = message("pools {tensor}", describe(*self))};
    TRY(const bool ceils, call.boolean(5));
    w.sizes = self->sizes;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t room = self->sizes[rank - 2 + i] + 2 * w.padding[i] - w.dilation[i] * (w.kernel[i] - 1) - 1;
        if (w.stride[i] < 1 || room < 0) return Error{.what = message("pools {tensor}", describe(*self))};
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
        return Error{.what = message("normalises {tensor}", describe(*input))};
    Dims outer, kept = input->sizes;
    for (std::size_t i = 0; i < rank; ++i) {
        if (i < kept_rank) outer.push_back(input->sizes[i]);
        else if (input->sizes[i] != shape[i - kept_rank])
            return Error{.what = message("normalises {tensor}", describe(*input))};
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

constexpr Kernel rows[] = {
    {"aten::mm.out", 3, product_out},
    {"aten::bmm.out", 3, product_out},
    {"aten::addmm.out", 6, added_product_out},
    {"aten::baddbmm.out", 6, added_product_out},
    {"aten::convolution.out", 10, convolution},
    {"aten::_native_batch_norm_legit_no_training.out", 10, batch_norm},
    {"aten::max_pool2d_with_indices.out", 8, max_pool},
    {"aten::native_layer_norm.out", 8, layer_norm},
};

}  // namespace

KernelFamily reference_layer_kernels() { return rows; }

}  // namespace arenascope
