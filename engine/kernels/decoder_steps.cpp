// For `--layout best`: the small operators between the products of a decoder step, each chain in one pass over its
// rows. All take contiguous f32. Sums use several lanes, so their order differs between machines.

#include <cmath>
#include <cstring>

#include "engine/kernels/curves.h"
#include "engine/kernels/families.h"
#include "engine/kernels/lane_rows.h"
#include "engine/kernels/loose_float.h"

namespace arenascope {

namespace {

Result<> check_dense(std::initializer_list<const TensorValue*> tensors) {
    for (const TensorValue* tensor : tensors) {
        if (tensor && (tensor->dtype != DType::f32 || (tensor->numel() > 0 && !tensor->is_contiguous())))
            return Error{.what = message("tensor {tensor}", describe(*tensor)), .expected = message("contiguous f32")};
    }
    return done;
}
Error unfit(const TensorValue& x, const TensorValue& y) {
    return Error{.what = message("sizes {tensor} and {other_tensor}", describe(x), describe(y)),
                 .expected = message("sizes that fit")};
}
std::int64_t row_length(const TensorValue& x) { return x.rank() == 0 ? 1 : x.sizes[x.rank() - 1]; }

/// (x, y?, out)
Result<> gated(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* y, call.optional_tensor(1));
    TRY(TensorValue * out, call.tensor(2));
    CHECKED(check_dense({x, y, out}));
    if (y && y->numel() != x->numel()) return unfit(*x, *y);
    CHECKED(resize(*out, x->sizes));
    lane_rows().gate(x->as<float>(), y ? y->as<float>() : nullptr, out->as<float>(), x->numel());
    call.implementation = lanes_name();
    return done;
}

/// (x [.., n], factor, mask [.., n]?, out): softmax(x * factor + mask) over the last dimension; rows of the mask
/// repeat.
Result<> masked_softmax(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const double factor, call.number(1));
    TRY(const TensorValue* mask, call.optional_tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_dense({x, mask, out}));
    const std::int64_t n = row_length(*x);
    if (mask && (row_length(*mask) != n || (x->numel() > 0 && (mask->numel() == 0 || x->numel() % mask->numel() != 0))))
        return unfit(*x, *mask);
    CHECKED(resize(*out, x->sizes));
    for (std::int64_t at = 0; at < x->numel(); at += n) {
        lane_rows().softmax(x->as<float>() + at, static_cast<float>(factor),
                            mask ? mask->as<float>() + at % mask->numel() : nullptr, out->as<float>() + at, n);
    }
    call.implementation = lanes_name();
    return done;
}

/// (x [.., 2 n], cosine [.., n], sine [.., n], out): of each row's halves a and b, a cos - b sin and b cos + a sin;
/// rows of the angles repeat.
Result<> turned_halves(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* cosine, call.tensor(1));
    TRY(const TensorValue* sine, call.tensor(2));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_dense({x, cosine, sine, out}));
    const std::int64_t length = row_length(*x), half = length / 2, angles = cosine->numel();
    if (length % 2 != 0 || row_length(*cosine) != half || sine->numel() != angles ||
        (x->numel() > 0 && (angles == 0 || x->numel() / 2 % angles != 0)))
        return unfit(*x, *cosine);
    CHECKED(resize(*out, x->sizes));
    for (std::int64_t at = 0; at < x->numel(); at += length) {
        const LooseFloat *a = x->as<float>() + at, *b = a + half;
        const LooseFloat *c = cosine->as<float>() + at / 2 % angles, *s = sine->as<float>() + at / 2 % angles;
        float* to = out->as<float>() + at;
        for (std::int64_t i = 0; i < half; ++i) {
            const float first = a[i], second = b[i];
            to[i] = first * c[i] - second * s[i];
            to[half + i] = second * c[i] + first * s[i];
        }
    }
    return done;
}

/// (x, y, weight [last dimension]?, eps, sum, out): sum = x + y, and each of its rows divided by the root of its mean
/// square.
Result<> sum_rms_norm(Call& call) {
    TRY(const TensorValue* x, call.tensor(0));
    TRY(const TensorValue* y, call.tensor(1));
    TRY(const TensorValue* weight, call.optional_tensor(2));
    TRY(const double eps, call.number(3));
    TRY(TensorValue * sum, call.tensor(4));
    TRY(TensorValue * out, call.tensor(5));
    CHECKED(check_dense({x, y, weight, sum, out}));
    const std::int64_t length = row_length(*x);
    if (y->numel() != x->numel()) return unfit(*x, *y);
    if (weight && weight->numel() != length) return unfit(*x, *weight);
    CHECKED(resize(*sum, x->sizes));
    CHECKED(resize(*out, x->sizes));
    const LooseFloat* scale = weight ? weight->as<float>() : nullptr;
    for (std::int64_t at = 0; at < x->numel(); at += length) {
        const LooseFloat *a = x->as<float>() + at, *b = y->as<float>() + at;
        float *total = sum->as<float>() + at, *to = out->as<float>() + at;
        constexpr std::int64_t lanes = 16;
        float squares[lanes] = {};
        std::int64_t k = 0;
        for (; k + lanes <= length; k += lanes) {
            float items[lanes];
            for (std::int64_t i = 0; i < lanes; ++i) items[i] = a[k + i] + b[k + i];
            for (std::int64_t i = 0; i < lanes; ++i) squares[i] += items[i] * items[i];
            std::memcpy(total + k, items, sizeof items);
        }
        for (; k < length; ++k) {
            total[k] = a[k] + b[k];
            squares[0] += total[k] * total[k];
        }
        double all = 0;
        for (const float part : squares) all += static_cast<double>(part);
        const auto factor = static_cast<float>(1 / std::sqrt(all / static_cast<double>(length) + eps));
        for (std::int64_t i = 0; i < length; ++i) to[i] = total[i] * factor * (scale ? scale[i] : 1.0f);
    }
    return done;
}

constexpr Kernel rows[] = {{"arenascope::gated.out", 3, gated},
                           {"arenascope::masked_softmax.out", 4, masked_softmax},
                           {"arenascope::turned_halves.out", 4, turned_halves},
                           {"arenascope::sum_rms_norm.out", 6, sum_rms_norm}};

}  // namespace

KernelFamily decoder_step_kernels() { return rows; }

}  // namespace arenascope
