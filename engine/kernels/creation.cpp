// Tensors from numbers.

#include <cmath>

#include "engine/kernels/families.h"
#include "engine/kernels/rows.h"

namespace arenascope {

namespace {

Result<> fill(TensorValue& out, const Dims& sizes, const Scalar& number) {
    for (const std::int64_t size : sizes) {
        if (size < 0)
            return Error{.what = message("the result has size {size}", size),
                         .expected = message("a size of 0 or more")};
    }
    CHECKED(check_computable(out));
    CHECKED(resize(out, sizes));
    const ScalarOperand held(number);
    TRY(const TensorValue from, expand_to(held.value, sizes));
    return copy_values(out, from);
}

/// (size, fill_value, out)
Result<> full(Call& call) {
    TRY(const Dims sizes, call.ints(0));
    TRY(const Scalar number, call.scalar(1));
    TRY(TensorValue * out, call.tensor(2));
    return fill(*out, sizes, number);
}

/// (self, fill_value, memory_format, out)
Result<> full_like(Call& call) {
    TRY(const TensorValue* self, call.view(0));
    TRY(const Scalar number, call.scalar(1));
    TRY(TensorValue * out, call.tensor(3));
    return fill(*out, self->sizes, number);
}

/// (self, value, out)
Result<> fill_scalar(Call& call) {
    TRY(const TensorValue* self, call.view(0));
    TRY(const Scalar number, call.scalar(1));
    TRY(TensorValue * out, call.tensor(2));
    return fill(*out, self->sizes, number);
}

/// (size, out)
template <int Number>
Result<> constant(Call& call) {
    TRY(const Dims sizes, call.ints(0));
    TRY(TensorValue * out, call.tensor(1));
    return fill(*out, sizes, Scalar{Scalar::Kind::integer, Number, Number});
}

/// (self, memory_format, out)
template <int Number>
Result<> constant_like(Call& call) {
    TRY(const TensorValue* self, call.view(0));
    TRY(TensorValue * out, call.tensor(2));
    return fill(*out, self->sizes, Scalar{Scalar::Kind::integer, Number, Number});
}

/// (size, memory_format or dim_order, out): content is undefined, sizes are not.
Result<> empty(Call& call) {
    TRY(const Dims sizes, call.ints(0));
    TRY(TensorValue * out, call.tensor(2));
    return resize(*out, sizes);
}

Result<> scalar_tensor(Call& call) {
    TRY(const Scalar number, call.scalar(0));
    TRY(TensorValue * out, call.tensor(1));
    return fill(*out, Dims(), number);
}

Result<> range(const Scalar& start, const Scalar& end, const Scalar& step, TensorValue& out) {
    const double count = std::ceil((end.floating - start.floating) / step.floating);
    if (step.floating == 0 || !(count >= 0) || count > 0x1p40) {
        return Error{.what = message("cannot fill a range from {start} to {end} by {step}", start.floating,
                                     end.floating, step.floating),
                     .expected = message("a step towards the end")};
    }
    CHECKED(check_computable(out));
    CHECKED(resize(out, Dims{static_cast<std::int64_t>(count)}));
    const bool whole = start.kind != Scalar::Kind::floating && step.kind != Scalar::Kind::floating;
    for (std::int64_t i = 0; i < out.sizes[0]; ++i) {
        if (whole) store_one<std::int64_t>(out, i * out.strides[0], start.integer + i * step.integer);
        else store_one<double>(out, i * out.strides[0], start.floating + static_cast<double>(i) * step.floating);
    }
    return done;
}

Result<> arange_start(Call& call) {
    TRY(const Scalar start, call.scalar(0));
    TRY(const Scalar end, call.scalar(1));
    TRY(const Scalar step, call.scalar(2));
    TRY(TensorValue * out, call.tensor(3));
    return range(start, end, step, *out);
}

Result<> arange(Call& call) {
    TRY(const Scalar end, call.scalar(0));
    TRY(TensorValue * out, call.tensor(1));
    return range(Scalar{}, end, Scalar{Scalar::Kind::integer, 1, 1}, *out);
}

constexpr Kernel rows[] = {
    {"aten::full.out", 3, full},
    {"aten::full_like.out", 4, full_like},
    {"aten::fill.Scalar_out", 3, fill_scalar},
    {"aten::zeros.out", 2, constant<0>},
    {"aten::ones.out", 2, constant<1>},
    {"aten::zeros_like.out", 3, constant_like<0>},
    {"aten::ones_like.out", 3, constant_like<1>},
    {"aten::empty.out", 3, empty},
    {"dim_order_ops::_empty_dim_order.out", 3, empty},
    {"aten::scalar_tensor.out", 2, scalar_tensor},
    {"aten::arange.start_out", 4, arange_start},
    {"aten::arange.out", 2, arange},
};

}  // namespace

KernelFamily creation_kernels() { return rows; }

}  // namespace arenascope
