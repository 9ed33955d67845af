// Operators of training that ExecuTorch's portable library has: batch norm by the batch's own statistics, and gradients
// of convolution and max pooling. Plain loops in double.

#include <cmath>

#include "engine/base/interruption.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

Result<> check_floats(std::initializer_list<const TensorValue*> tensors) {
    for (const TensorValue* tensor : tensors) {
        if (tensor && !is_floating(tensor->dtype))
            return Error{.what = message("the operand is {tensor}", describe(*tensor)),
                         .expected = message("a float type")};
    }
    return done;
}

/// Brings row-major doubles to a tensor of any float type.
void deliver(double* from, const TensorValue& to) {
    map_rows<double>(to, over(from, to.sizes), [](double x) { return x; });
}

struct BatchNorm {
    const TensorValue *input = nullptr, *weight = nullptr, *bias = nullptr;
    TensorValue *running_mean = nullptr, *running_variance = nullptr, *out = nullptr, *mean = nullptr, *rstd = nullptr;
    bool training = true;
    double momentum = 0, eps = 0;
};

Result<> batch_norm(Call& call, const BatchNorm& n) {
    CHECKED(check_floats({n.input, n.weight, n.bias, n.running_mean, n.running_variance, n.out, n.mean, n.rstd}));
    if (n.input->rank() < 2)
        return Error{.what = message("cannot batch-normalise {tensor}", describe(*n.input)),
                     .expected = message("a channel dimension")};
    const std::int64_t channels = n.input->sizes[1], batch = n.input->sizes[0];
    for (const TensorValue* tensor : {n.weight, n.bias, static_cast<const TensorValue*>(n.running_mean),
                                      static_cast<const TensorValue*>(n.running_variance)}) {
        if (tensor && (tensor->rank() != 1 || tensor->sizes[0] != channels))
            return Error{.what = message("parameter {tensor} does not fit {other_tensor}", describe(*tensor),
                                         describe(*n.input)),
                         .expected = message("a number for each channel")};
    }
    if (!n.training && !n.running_mean)
        return Error{.what = message("batch norm has no statistics"),
                     .expected = message("training, or running statistics")};
    CHECKED(resize(*n.out, n.input->sizes));
    for (TensorValue* saved : {n.mean, n.rstd}) CHECKED(resize(*saved, Dims{n.training ? channels : 0}));
    if (n.out->numel() == 0) return done;
    DenseScratch<double> s(call);
    const double* in = dense_in(*n.input, s.a);
    s.b.resize(static_cast<std::size_t>(n.out->numel()));
    if (call.measures()) return done;
    const std::int64_t pixels = n.input->numel() / batch / channels, count = batch * pixels;
    const auto at = [](const TensorValue& t, std::int64_t c) { return load_one<double>(t, c * t.strides[0]); };
    for (std::int64_t c = 0; c < channels; ++c) {
        const auto each = [&](auto f) {
            for (std::int64_t b = 0; b < batch; ++b) {
                for (std::int64_t i = 0; i < pixels; ++i) f((b * channels + c) * pixels + i);
            }
        };
        double mean = 0, squares = 0;
        if (n.training) {
            each([&](std::int64_t i) { mean += in[i]; });
            mean /= static_cast<double>(count);
            each([&](std::int64_t i) { squares += (in[i] - mean) * (in[i] - mean); });
        } else {
            mean = at(*n.running_mean, c);
        }
        const double variance = n.training ? squares / static_cast<double>(count) : at(*n.running_variance, c);
        const double rstd = 1 / std::sqrt(variance + n.eps);
        const double scale = n.weight ? at(*n.weight, c) : 1, shift = n.bias ? at(*n.bias, c) : 0;
        each([&](std::int64_t i) { s.b[static_cast<std::size_t>(i)] = (in[i] - mean) * rstd * scale + shift; });
        if (!n.training) continue;
        store_one<double>(*n.mean, c * n.mean->strides[0], mean);
        store_one<double>(*n.rstd, c * n.rstd->strides[0], rstd);
        if (!n.running_mean) continue;
        const auto blend = [&](const TensorValue& t, double now) {
            store_one<double>(t, c * t.strides[0], (1 - n.momentum) * at(t, c) + n.momentum * now);
        };
        blend(*n.running_mean, mean);
        blend(*n.running_variance, squares / static_cast<double>(count - 1));  // the unbiased one, as in PyTorch
    }
    deliver(s.b.data(), *n.out);
    return done;
}

/// (input, weight?, bias?, [running mean, running variance,] training, momentum, eps, out, save_mean, save_invstd)
template <bool HasStatistics>
Result<> batch_norm_out(Call& call) {
    constexpr std::size_t next = HasStatistics ? 5 : 3;
    BatchNorm n;
    TRY(n.input, call.tensor(0));
    TRY(n.weight, call.optional_tensor(1));
    TRY(n.bias, call.optional_tensor(2));
    if constexpr (HasStatistics) {
        TRY(n.running_mean, call.tensor(3));
        TRY(n.running_variance, call.tensor(4));
        if (n.running_mean->is_constant || n.running_variance->is_constant)
            return Error{.what = message("the operator writes to constant statistics")};
    }
    TRY(n.training, call.boolean(next));
    TRY(n.momentum, call.number(next + 1));
    TRY(n.eps, call.number(next + 2));
    TRY(n.out, call.tensor(next + 3));
    TRY(n.mean, call.tensor(next + 4));
    TRY(n.rstd, call.tensor(next + 5));
    return batch_norm(call, n);
}

/// (grad_output, self, kernel, stride, padding, dilation, ceil_mode, indices, grad_input)
Result<> max_pool_backward(Call& call) {
    TRY(const TensorValue* grad, call.tensor(0));
    TRY(const TensorValue* self, call.tensor(1));
    TRY(const TensorValue* indices, call.tensor(7));
    TRY(TensorValue * out, call.tensor(8));
    CHECKED(check_floats({grad, self, out}));
    const std::size_t rank = self->rank();
    const bool fits = rank >= 3 && rank <= 4 && grad->sizes == indices->sizes && grad->rank() == rank &&
        indices->dtype == DType::i64 && std::equal(grad->sizes.begin(), grad->sizes.end() - 2, self->sizes.begin());
    if (!fits)
        return Error{.what = message("gradient {gradient} does not fit pooling of {tensor} at {indices}",
                                     describe(*grad), describe(*self), describe(*indices))};
    CHECKED(resize(*out, self->sizes));
    if (out->numel() == 0) return done;
    DenseScratch<double> s(call);
    Scratch<std::int64_t> scratch(call.scratch());
    const double* from = dense_in(*grad, s.a);
    const std::int64_t* at = dense_in(*indices, scratch);
    s.b.resize(static_cast<std::size_t>(out->numel()));
    if (call.measures()) return done;
    std::fill(s.b.begin(), s.b.end(), 0.0);
    const std::int64_t plane = self->sizes[rank - 1] * self->sizes[rank - 2],
                       pooled = grad->sizes[rank - 1] * grad->sizes[rank - 2];
    for (std::int64_t i = 0; i < grad->numel(); ++i) {
        if (at[i] < 0 || at[i] >= plane)
            return Error{.what = message("index {index} is out of range for a plane of size {size}", at[i], plane)};
        s.b[static_cast<std::size_t>(i / pooled * plane + at[i])] += from[i];
    }
    deliver(s.b.data(), *out);
    return done;
}

struct Gradient {
    const TensorValue *grad = nullptr, *input = nullptr, *weight = nullptr;
    Dims stride, padding, dilation;
    std::int64_t groups = 1;
    TensorValue *to_input = nullptr, *to_weight = nullptr, *to_bias = nullptr;  ///< null: not requested
};

Result<Gradient> read_gradient(Call& call) {
    Gradient g;
    TRY(g.grad, call.tensor(0));
    TRY(g.input, call.tensor(1));
    TRY(g.weight, call.tensor(2));
    TRY(g.stride, call.ints(4));
    TRY(g.padding, call.ints(5));
    TRY(g.dilation, call.ints(6));
    TRY(const bool transposed, call.boolean(7));
    TRY(g.groups, call.integer(9));
    const auto unfit = [&] {
        return Error{.what = message("gradient {gradient} does not fit convolution of {tensor} with {filter}",
                                     describe(*g.grad), describe(*g.input), describe(*g.weight))};
    };
    if (transposed || g.input->rank() != 4 || g.weight->rank() != 4 || g.grad->rank() != 4 || g.groups < 1)
        return unfit();
    for (Dims* dims : {&g.stride, &g.padding, &g.dilation}) {
        if (dims->size() == 1) dims->push_back((*dims)[0]);
        if (dims->size() != 2) return unfit();
    }
    const Dims &in = g.input->sizes, &w = g.weight->sizes, &out = g.grad->sizes;
    if (w[1] * g.groups != in[1] || w[0] % g.groups != 0 || out[0] != in[0] || out[1] != w[0]) return unfit();
    for (std::size_t i = 0; i < 2; ++i) {
        constexpr std::int64_t most = 1 << 30;
        if (g.stride[i] < 1 || g.dilation[i] < 1 || g.padding[i] < 0) return unfit();
        if (g.stride[i] > most || g.dilation[i] > most || g.padding[i] > most) return unfit();
        const std::int64_t room = in[2 + i] + 2 * g.padding[i] - g.dilation[i] * (w[2 + i] - 1) - 1;
        if (room < 0 || room / g.stride[i] + 1 != out[2 + i]) return unfit();
    }
    TensorValue** const targets[] = {&g.to_input, &g.to_weight, &g.to_bias};
    const Dims sizes[] = {in, w, Dims{w[0]}};
    for (std::size_t i = 0; i < 3; ++i) {
        if (call.is_none(11 + i)) continue;
        TRY(TensorValue * target, call.tensor(11 + i));
        CHECKED(check_floats({target}));
        CHECKED(resize(*target, sizes[i]));
        *targets[i] = target;
    }
    CHECKED(check_floats({g.grad, g.input, g.weight}));
    return g;
}

/// (grad_output, input, weight, bias_sizes?, stride, padding, dilation, transposed, output_padding, groups,
/// output_mask, out0..2)
Result<> convolution_backward(Call& call) {
    TRY(const Gradient g, read_gradient(call));
    DenseScratch<double> s(call);
    const double *grad = dense_in(*g.grad, s.a), *input = dense_in(*g.input, s.b), *weight = dense_in(*g.weight, s.c);
    const Dims &in = g.input->sizes, &w = g.weight->sizes, &out = g.grad->sizes;
    Scratch<double>&to_input = s.d, &to_weight = s.e, &to_bias = s.f;
    to_input.resize(static_cast<std::size_t>(g.input->numel()));
    to_weight.resize(static_cast<std::size_t>(g.weight->numel()));
    to_bias.resize(static_cast<std::size_t>(w[0]));
    if (call.measures()) return done;
    for (Scratch<double>* sums : {&to_input, &to_weight, &to_bias}) std::fill(sums->begin(), sums->end(), 0.0);
    const std::int64_t taps = w[1] * w[2] * w[3];
    for (const std::int64_t i : OuterLoop(g.grad->numel())) {
        const std::int64_t x = i % out[3], y = i / out[3] % out[2], channel = i / out[3] / out[2] % out[1],
                           n = i / out[3] / out[2] / out[1];
        to_bias[static_cast<std::size_t>(channel)] += grad[i];
        for (std::int64_t k = 0; k < taps; ++k) {
            const std::int64_t c = k / w[3] / w[2] + channel / (w[0] / g.groups) * w[1];
            const std::int64_t h = y * g.stride[0] - g.padding[0] + k / w[3] % w[2] * g.dilation[0];
            const std::int64_t column = x * g.stride[1] - g.padding[1] + k % w[3] * g.dilation[1];
            if (h < 0 || h >= in[2] || column < 0 || column >= in[3]) continue;
            const std::int64_t from = ((n * in[1] + c) * in[2] + h) * in[3] + column;
            to_input[static_cast<std::size_t>(from)] += grad[i] * weight[channel * taps + k];
            to_weight[static_cast<std::size_t>(channel * taps + k)] += grad[i] * input[from];
        }
    }
    if (g.to_input) deliver(to_input.data(), *g.to_input);
    if (g.to_weight) deliver(to_weight.data(), *g.to_weight);
    if (g.to_bias) deliver(to_bias.data(), *g.to_bias);
    return done;
}

constexpr Kernel rows[] = {
    {"aten::_native_batch_norm_legit.out", 11, batch_norm_out<true>, nullptr, with_scratch},
    {"aten::_native_batch_norm_legit.no_stats_out", 9, batch_norm_out<false>, nullptr, with_scratch},
    {"aten::max_pool2d_with_indices_backward.grad_input", 9, max_pool_backward, nullptr, with_scratch},
    {"aten::convolution_backward.out", 14, convolution_backward, nullptr, with_scratch},
};

}  // namespace

KernelFamily training_kernels() { return rows; }

}  // namespace arenascope
