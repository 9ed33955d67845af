#include "engine/lowering/decompose/core_types.h"

#include <algorithm>
#include <numeric>

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

namespace {

bool has_strides(const TensorType& type) { return !type.strides.empty() && type.strides.size() == type.sizes.size(); }

/// The stride of the dimension before `i` that makes both contiguous.
sym::Expr run_step(const TensorType& type, std::size_t i) {
    while (i + 1 < type.sizes.size() && type.sizes[i] == sym::Expr(1)) ++i;
    return type.strides[i] * type.sizes[i];
}

/// Dimensions longer than one from the innermost to the outermost, if each is contiguous with the previous; nothing
/// otherwise.
std::optional<std::vector<std::size_t>> nested_densely(const TensorType& type) {
    std::vector<std::size_t> left, out;
    for (std::size_t i = type.sizes.size(); i-- > 0;)
        if (!(type.sizes[i] == sym::Expr(1))) left.push_back(i);
    for (sym::Expr step = 1; !left.empty();) {
        const auto next =
            std::find_if(left.begin(), left.end(), [&](std::size_t i) { return type.strides[i] == step; });
        if (next == left.end()) return std::nullopt;
        step = step * type.sizes[*next];
        out.push_back(*next);
        left.erase(next);
    }
    return out;
}

}  // namespace

bool is_contiguous(const TensorType& type) {
    if (!has_strides(type)) return true;
    sym::Expr step = 1;
    for (std::size_t i = type.strides.size(); i-- > 0;) {
        if (type.sizes[i] == sym::Expr(1)) continue;
        if (!(type.strides[i] == step)) return false;
        step = step * type.sizes[i];
    }
    return true;
}

/// torch's computeStride in short: runs of contiguous dimensions can be split and joined.
std::optional<Sizes> view_strides(const TensorType& type, const Sizes& wanted) {
    const auto& sizes = type.sizes;
    if (!has_strides(type)) return Sizes();
    if (wanted == sizes) return type.strides;
    Sizes out(wanted.size(), sym::Expr(1));
    std::size_t next = wanted.size();
    sym::Expr run = 1, innermost = 1;
    bool has_begun = false;
    for (std::size_t i = sizes.size(); i-- > 0;) {
        if (!has_begun || run == sym::Expr(1)) innermost = type.strides[i];
        has_begun = true;
        run = run * sizes[i];
        const bool ends = i == 0 || (!(sizes[i - 1] == sym::Expr(1)) && !(type.strides[i - 1] == run_step(type, i)));
        if (!ends) continue;
        sym::Expr covered = 1;
        while (next > 0 && (!(covered == run) || wanted[next - 1] == sym::Expr(1))) {
            out[--next] = covered * innermost;
            covered = covered * wanted[next];
        }
        if (!(covered == run)) return std::nullopt;
        run = 1;
        has_begun = false;
    }
    return out;
}

bool needs_copy_to_view(const TensorType& type, const Sizes& wanted) {
    return !is_contiguous(type) && !view_strides(type, wanted);
}

Sizes elementwise_strides(const TensorType& operand) {
    if (!has_strides(operand)) return {};
    if (nested_densely(operand)) return operand.strides;
    std::vector<std::size_t> order(operand.sizes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto is_number = [](const sym::Expr& each) { return each.is_constant(); };
    if (!std::all_of(operand.strides.begin(), operand.strides.end(), is_number)) return {};
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return operand.strides[a].constant() > operand.strides[b].constant();
    });
    Sizes out(order.size(), sym::Expr(1));
    sym::Expr step = 1;
    for (auto dim = order.rbegin(); dim != order.rend(); ++dim) {
        out[*dim] = step;
        step = step * operand.sizes[*dim];
    }
    return out;
}

Sizes dense_strides(const Sizes& sizes) {
    Sizes strides(sizes.size(), sym::Expr(1));
    for (std::size_t i = sizes.size(); i-- > 1;) strides[i - 1] = strides[i] * sizes[i];
    return strides;
}

}  // namespace arenascope::lowering
