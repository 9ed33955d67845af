#include "engine/ir/tensor_value.h"

#include "engine/ir/shape_text.h"

namespace arenascope {

std::int64_t product(const Dims& sizes) {
    std::int64_t total = 1;
    for (const std::int64_t size : sizes) total *= size;
    return total;
}

std::int64_t TensorValue::numel() const { return product(sizes); }

bool TensorValue::is_contiguous() const {
    std::int64_t expected = 1;
    for (std::size_t i = rank(); i-- > 0;) {
        if (sizes[i] != 1 && strides[i] != expected) return false;
        expected *= sizes[i];
    }
    return true;
}

std::string describe(DType dtype, const Dims& sizes) { return typed_shape(dtype, sizes); }

std::string describe(const TensorValue& tensor) { return describe(tensor.dtype, tensor.sizes); }

void set_dense_strides(TensorValue& tensor) {
    tensor.strides = Dims::filled(tensor.rank(), 0);
    std::int64_t step = 1;
    for (std::size_t i = tensor.rank(); i-- > 0;) {
        const std::size_t dim = tensor.order[i];
        tensor.strides[dim] = step;
        // A dimension of size zero or one has the stride of a dimension of size one, as in PyTorch.
        step *= std::max<std::int64_t>(tensor.sizes[dim], 1);
    }
}

std::optional<std::int64_t> checked_product(const Dims& sizes) {
    std::int64_t total = 1;
    bool is_empty = false;
    for (const std::int64_t size : sizes) {
        if (size < 0) return std::nullopt;
        is_empty = is_empty || size == 0;
        // Strides are products of the nonzero sizes: these must not overflow, either.
        if (__builtin_mul_overflow(total, std::max<std::int64_t>(size, 1), &total)) return std::nullopt;
    }
    return is_empty ? 0 : total;
}

Result<> resize(TensorValue& out, const Dims& sizes) {
    if (out.is_constant)
        return Error{.what = message("writes into a constant"), .expected = message("an output in memory of its own")};
    if (out.sizes == sizes) return done;
    const std::optional<std::int64_t> wanted = checked_product(sizes);
    if (!wanted) {
        return Error{.what = message("result has shape {tensor}", describe(out.dtype, sizes)),
                     .expected = message("sizes of 0 or more, whose product fits 63 bits")};
    }
    if (out.is_fixed || out.rank() != sizes.size() || *wanted > product(out.upper)) {
        return Error{
            .what = message("result has shape {tensor} but its memory is for {other_tensor}",
                            describe(out.dtype, sizes), describe(out.dtype, out.is_fixed ? out.sizes : out.upper)),
            .expected = out.is_fixed ? message("the same shape") : message("at most the planned bytes")};
    }
    out.sizes = sizes;
    set_dense_strides(out);
    return done;
}

Result<std::size_t> wrap_dim(std::int64_t dim, std::size_t rank) {
    const auto count = static_cast<std::int64_t>(std::max<std::size_t>(rank, 1));
    if (dim < -count || dim >= count) {
        return Error{.what = message("dimension {dimension} of a tensor with {rank}", dim, rank)};
    }
    return static_cast<std::size_t>(dim < 0 ? dim + count : dim);
}

Result<Dims> broadcast(const Dims& a, const Dims& b) {
    const std::size_t rank = std::max(a.size(), b.size());
    Dims out = Dims::filled(rank, 1);
    for (std::size_t i = 0; i < rank; ++i) {
        const std::int64_t x = i < a.size() ? a[a.size() - 1 - i] : 1;
        const std::int64_t y = i < b.size() ? b[b.size() - 1 - i] : 1;
        if (x != y && x != 1 && y != 1) {
            return Error{.what = message("shapes {tensor} and {other_tensor} do not broadcast",
                                         describe(DType::f32, a).substr(3), describe(DType::f32, b).substr(3))};
        }
        out[rank - 1 - i] = x == 1 ? y : x;
    }
    return out;
}

Result<TensorValue> expand_to(const TensorValue& tensor, const Dims& sizes) {
    TensorValue out = tensor;
    out.sizes = sizes;
    out.strides = Dims::filled(sizes.size(), 0);
    if (tensor.rank() > sizes.size())
        return Error{.what = message("{tensor} does not expand to {other_tensor}", describe(tensor),
                                     describe(tensor.dtype, sizes))};
    const std::size_t lead = sizes.size() - tensor.rank();
    for (std::size_t i = 0; i < tensor.rank(); ++i) {
        if (tensor.sizes[i] == sizes[lead + i]) out.strides[lead + i] = tensor.strides[i];
        else if (tensor.sizes[i] != 1) {
            return Error{.what = message("{tensor} does not expand to {other_tensor}", describe(tensor),
                                         describe(tensor.dtype, sizes))};
        }
    }
    return out;
}

DType promote(DType a, DType b) {
    if (a == b) return a;
    if (a == DType::boolean) return b;
    if (b == DType::boolean) return a;
    const bool float_a = is_floating(a), float_b = is_floating(b);
    if (float_a != float_b) return float_a ? a : b;
    const std::int64_t size_a = item_size(a), size_b = item_size(b);
    if (size_a == size_b) return float_a ? DType::f32 : DType::i16;  // f16 with bf16, u8 with i8
    return size_a > size_b ? a : b;
}

}  // namespace arenascope
