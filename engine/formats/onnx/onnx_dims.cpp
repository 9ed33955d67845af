#include "engine/formats/onnx/onnx_dims.h"

#include <algorithm>

namespace arenascope::onnx {

std::optional<std::size_t> axis_of(std::int64_t axis, std::size_t rank) {
    const auto size = static_cast<std::int64_t>(rank);
    if (axis < -size || axis >= size) return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + size : axis);
}

std::optional<std::vector<sym::Expr>> broadcast(const std::vector<sym::Expr>& a, const std::vector<sym::Expr>& b) {
    std::vector<sym::Expr> out;
    const std::size_t rank = std::max(a.size(), b.size());
    for (std::size_t i = 0; i < rank; ++i) {
        const sym::Expr x = i + a.size() < rank ? sym::Expr(1) : a[i + a.size() - rank];
        const sym::Expr y = i + b.size() < rank ? sym::Expr(1) : b[i + b.size() - rank];
        if (x == y || y == sym::Expr(1)) {
            out.push_back(x);
        } else if (x == sym::Expr(1)) {
            out.push_back(y);
        } else {
            return std::nullopt;
        }
    }
    return out;
}

std::optional<std::vector<std::int64_t>> fixed_sizes(const TensorType& type) {
    std::vector<std::int64_t> out;
    for (const sym::Expr& size : type.sizes) {
        if (!size.is_constant()) return std::nullopt;
        out.push_back(size.constant());
    }
    return out;
}

std::optional<std::vector<std::int64_t>> countable_sizes(const TensorType& type) {
    constexpr std::int64_t most = std::int64_t{1} << 40;
    auto sizes = fixed_sizes(type);
    std::int64_t product = 1;
    for (std::size_t i = 0; sizes && i < sizes->size(); ++i) {
        const auto next = (*sizes)[i] < 0 ? std::nullopt : checked_mul(product, std::max<std::int64_t>((*sizes)[i], 1));
        if (!next || *next > most) return std::nullopt;
        product = *next;
    }
    return sizes;
}

}  // namespace arenascope::onnx
