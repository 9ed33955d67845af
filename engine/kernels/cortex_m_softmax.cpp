// cortex_m: softmax over rows of int8.

#include "engine/kernels/cortex_m_call.h"
#include "engine/kernels/families.h"

namespace arenascope {

namespace {

using namespace cortex_m;

/// (input, dim, zero point, zero point of the result, multiplier, shift, least difference, out). The result has the
/// scale 1/256.
Result<> softmax(Call& call) {
    TRY(const TensorValue* in, dense(call, 0, DType::i8));
    TRY(TensorValue * out, dense(call, 7, DType::i8));
    TRY(const std::int64_t given, call.integer(1));
    TRY(const std::size_t dim, wrap_dim(given, in->rank()));
    if (in->rank() == 0 || dim + 1 != in->rank() || !in->is_contiguous())
        return Error{
            .what = message("cannot compute softmax over dimension {dimension} of {tensor}", given, describe(*in)),
            .expected = message("the last dimension of a row-major tensor")};
    TRY(const std::int32_t zero, number(call, 3));
    if (zero != -128)
        return Error{.what = message("the result has zero point {zero}", zero), .expected = message("{zero}", -128)};
    TRY(const FixedFactor by, factor(call, 4));
    TRY(const std::int32_t least, number(call, 6));
    CHECKED(resize(*out, in->sizes));
    const FixedSoftmax rows_of(by, least);
    const std::int64_t count = in->sizes[dim], all = in->numel();
    for (std::int64_t start = 0; count > 0 && start < all; start += count)
        rows_of.row(in->as<std::int8_t>() + start, count, out->as<std::int8_t>() + start);
    return done;
}

constexpr Kernel rows[] = {{"cortex_m::softmax.out", 8, softmax}};

}  // namespace

KernelFamily cortex_m_softmax_kernels() { return rows; }

}  // namespace arenascope
