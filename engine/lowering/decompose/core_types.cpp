#include "engine/lowering/decompose/core_types.h"

#include <algorithm>

namespace arenascope::lowering {

sym::Expr product(std::span<const sym::Expr> sizes) {
    sym::Expr total = 1;
    for (const auto& size : sizes) total = total * size;
    return total;
}

std::size_t wrapped(std::int64_t dim, std::size_t rank) {
    const auto count = static_cast<std::int64_t>(std::max<std::size_t>(rank, 1));
    return static_cast<std::size_t>(std::clamp<std::int64_t>(dim < 0 ? dim + count : dim, 0, count - 1));
}

TensorType dense(DType dtype, Sizes sizes) {
    TensorType type;
    type.dtype = dtype;
    type.sizes = std::move(sizes);
    return type;
}

Sizes dense_strides(const Sizes& sizes) {
    Sizes strides(sizes.size(), sym::Expr(1));
    for (std::size_t i = sizes.size(); i-- > 1;) strides[i - 1] = strides[i] * sizes[i];
    return strides;
}

}  // namespace arenascope::lowering
