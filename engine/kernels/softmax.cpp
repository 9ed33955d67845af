// Softmax and log-softmax over one dimension.

#include <cmath>
#include <limits>

#include "engine/kernels/dense.h"
#include "engine/kernels/families.h"
#include "engine/kernels/lane_rows.h"
#include "engine/kernels/shared_rows.h"

namespace arenascope {

namespace {

/// One line of `n` elements, `step` apart. A line of -inf gives NaN, as PyTorch does.
template <bool Log, class C>
void line(const C* in, C* out, std::int64_t n, std::int64_t step) {
    C top = -std::numeric_limits<C>::infinity();
    for (std::int64_t i = 0; i < n; ++i) {
        const C x = in[i * step];
        if (x > top || x != x) top = x;
    }
    double sum = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const C shifted = in[i * step] - top;
        const C power = std::exp(shifted);
        sum += static_cast<double>(power);
        out[i * step] = Log ? shifted : power;
    }
    const C total = static_cast<C>(Log ? std::log(sum) : 1 / sum);
    for (std::int64_t i = 0; i < n; ++i) out[i * step] = Log ? out[i * step] - total : out[i * step] * total;
}

/// In floats: rows where the dimension is the last one, else what lies side by side together. Which of both never
/// depends on sizes, so that a part of a tensor gets the same bits as the whole.
template <bool Log>
void float_lines(const float* from, float* to, std::int64_t count, std::int64_t n, std::int64_t step, bool is_last) {
    for (std::int64_t outer = 0; outer < count; ++outer, from += n * step, to += n * step) {
        if (is_last && Log) lane_rows().log_softmax(from, to, n);
        else if (is_last) lane_rows().softmax(from, 1, nullptr, to, n);
        else if (!Log) lane_rows().softmax_columns(from, to, n, step, step);
        else
            for (std::int64_t inner = 0; inner < step; ++inner) line<Log>(from + inner, to + inner, n, step);
    }
}

template <bool Log, class C>
void lines(Call& call, const TensorValue& in, const TensorValue& out, std::size_t dim) {
    DenseScratch<C> scratch(call);
    const C* from = dense_in(in, scratch.a);
    C* to = dense_out(out, scratch.b);
    if (call.measures()) return;
    const std::int64_t n = in.rank() == 0 ? 1 : in.sizes[dim];
    std::int64_t step = 1;
    for (std::size_t i = dim + 1; i < in.rank(); ++i) step *= in.sizes[i];
    const std::int64_t count = in.numel() / (n * step);
    if constexpr (std::is_same_v<C, float>) {
        share_rows(call, count, [&](std::int64_t first, std::int64_t end) {
            const std::int64_t skipped = first * n * step;
            float_lines<Log>(from + skipped, to + skipped, end - first, n, step, dim + 1 >= in.rank());
        });
        return dense_done(out, scratch.b);
    }
    for (std::int64_t outer = 0; outer < count; ++outer) {
        for (std::int64_t inner = 0; inner < step; ++inner) {
            const std::int64_t at = outer * n * step + inner;
            line<Log>(from + at, to + at, n, step);
        }
    }
    dense_done(out, scratch.b);
}

template <bool Log>
Result<> softmax(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(const std::int64_t given, call.integer(1));
    TRY(TensorValue * out, call.tensor(3));
    TRY(const std::size_t dim, wrap_dim(given, in->rank()));
    if (!is_floating(in->dtype) || !is_floating(out->dtype)) {
        return Error{
            .what = message("cannot compute softmax of {tensor} into {other_tensor}", describe(*in), describe(*out)),
            .expected = message("float types")};
    }
    CHECKED(resize(*out, in->sizes));
    if (in->numel() == 0) return done;
    if (in->dtype == DType::f64) lines<Log, double>(call, *in, *out, dim);
    else lines<Log, float>(call, *in, *out, dim);
    return done;
}

/// Of `--layout best`: (x, out), along the last dimension; rows without any score above -inf are 0.
Result<> safe_softmax_out(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    const auto fits = [](const TensorValue& t) { return t.dtype == DType::f32 && t.rank() > 0 && t.is_contiguous(); };
    CHECKED(resize(*out, x->sizes));
    if (!fits(*x) || !fits(*out)) {
        return Error{
            .what = message("cannot compute softmax of {tensor} into {other_tensor}", describe(*x), describe(*out)),
            .expected = message("contiguous f32")};
    }
    const std::int64_t n = x->sizes[x->rank() - 1];
    if (x->numel() == 0) return done;
    share_rows(call, x->numel() / n, [&](std::int64_t first, std::int64_t end) {
        for (std::int64_t at = first * n; at < end * n; at += n)
            safe_softmax(x->as<float>() + at, 1, nullptr, out->as<float>() + at, n);
    });
    return done;
}

constexpr Kernel rows[] = {
    {"arenascope::safe_softmax.out", 2, safe_softmax_out},
    {"aten::_softmax.out", 4, softmax<false>, nullptr, with_scratch},
    {"aten::_log_softmax.out", 4, softmax<true>, nullptr, with_scratch},
};

}  // namespace

KernelFamily softmax_kernels() { return rows; }

}  // namespace arenascope
