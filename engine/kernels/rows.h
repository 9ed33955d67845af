#pragma once
// The memory access of all elementwise kernels: rows of a broadcast shape, in the output's own order, loaded into and
// stored from one of three computing types (float, double, int64).

#include <array>
#include <cstring>

#include "engine/kernels/kernel.h"

namespace arenascope {

enum class Compute : std::uint8_t { f32, f64, i64 };
/// The computing type of an element type: f16 and bf16 compute in float, integers and bool in 64 bits.
[[nodiscard]] Compute compute_of(DType dtype);
/// Types that kernels read and write.
[[nodiscard]] bool is_computable(DType dtype);

inline constexpr std::int64_t row_chunk = 512;

/// `n` elements from `offset` by `stride`, as C. Points into the tensor where no conversion is needed.
template <class C>
const C* load_row(const TensorValue& tensor, std::int64_t offset, std::int64_t stride, std::int64_t n, C* buffer);
template <class C>
void store_row(const TensorValue& tensor, std::int64_t offset, std::int64_t stride, std::int64_t n, const C* from);

/// A buffer for a row of `n` results: the tensor itself if it is dense and of that type, otherwise `buffer`, which
/// store_row then copies to the tensor.
template <class C>
[[nodiscard]] C* target_row(const TensorValue& tensor, std::int64_t offset, std::int64_t stride, C* buffer);

/// One element.
template <class C>
[[nodiscard]] C load_one(const TensorValue& tensor, std::int64_t offset) {
    C buffer;
    return *load_row<C>(tensor, offset, 1, 1, &buffer);
}
template <class C>
void store_one(const TensorValue& tensor, std::int64_t offset, C value) {
    store_row<C>(tensor, offset, 1, 1, &value);
}

/// Nested loops over N operands: dimensions sorted by the first operand's strides, equal neighbours joined.
template <std::size_t N>
struct Walk {
    std::size_t rank = 0;
    std::array<std::int64_t, N> base{};  ///< offsets of the first elements
    std::array<std::int64_t, max_rank> sizes{};
    std::array<std::array<std::int64_t, max_rank>, N> strides{};
};

/// All operands must have the first one's sizes (see expand_to).
template <std::size_t N>
Walk<N> make_walk(const std::array<const TensorValue*, N>& operands) {
    const TensorValue& first = *operands[0];
    std::array<std::size_t, max_rank> order{};
    // Sorted by insertion: std::stable_sort takes memory from the heap.
    for (std::size_t i = 0; i < first.rank(); ++i) {
        std::size_t at = i;
        for (; at > 0 && first.strides[order[at - 1]] < first.strides[i]; --at) order[at] = order[at - 1];
        order[at] = i;
    }
    Walk<N> walk;
    for (std::size_t i = 0; i < first.rank(); ++i) {
        const std::size_t dim = order[i];
        if (first.sizes[dim] == 1) continue;
        bool joins = walk.rank > 0;
        for (std::size_t k = 0; k < N && joins; ++k) {
            joins = walk.strides[k][walk.rank - 1] == operands[k]->strides[dim] * first.sizes[dim];
        }
        if (!joins) walk.sizes[walk.rank++] = 1;
        walk.sizes[walk.rank - 1] *= first.sizes[dim];
        for (std::size_t k = 0; k < N; ++k) walk.strides[k][walk.rank - 1] = operands[k]->strides[dim];
    }
    if (walk.rank == 0) walk.sizes[walk.rank++] = 1;
    return walk;
}

/// Steps [first, end) of the outermost loop.
template <std::size_t N>
Walk<N> part_of(const Walk<N>& walk, std::int64_t first, std::int64_t end) {
    Walk<N> part = walk;
    part.sizes[0] = end - first;
    for (std::size_t k = 0; k < N; ++k) part.base[k] += first * walk.strides[k][0];
    return part;
}

/// Calls body(offsets, n) for chunks of rows of at most row_chunk elements; element i of operand k is at
/// offsets[k] + i * walk.strides[k][walk.rank - 1].
template <std::size_t N, class Body>
void for_rows(const Walk<N>& walk, std::int64_t chunk, Body body) {
    const std::size_t last = walk.rank - 1;
    const std::int64_t n = walk.sizes[last];
    for (std::size_t i = 0; i < walk.rank; ++i) {
        if (walk.sizes[i] == 0) return;
    }
    std::array<std::int64_t, max_rank> index{};
    std::array<std::int64_t, N> base = walk.base;
    while (true) {
        for (std::int64_t start = 0; start < n; start += chunk) {
            std::array<std::int64_t, N> offsets = base;
            for (std::size_t k = 0; k < N; ++k) offsets[k] += start * walk.strides[k][last];
            body(offsets, std::min(chunk, n - start));
        }
        std::size_t dim = last;
        while (dim-- > 0) {
            for (std::size_t k = 0; k < N; ++k) base[k] += walk.strides[k][dim];
            if (++index[dim] < walk.sizes[dim]) break;
            for (std::size_t k = 0; k < N; ++k) base[k] -= walk.strides[k][dim] * walk.sizes[dim];
            index[dim] = 0;
        }
        if (dim == static_cast<std::size_t>(-1)) return;
    }
}

/// Calls f with a float, double or int64 that names the computing type.
template <class F>
void with_compute(Compute compute, F f) {
    switch (compute) {
        case Compute::f32: f(float{}); return;
        case Compute::f64: f(double{}); return;
        case Compute::i64: f(std::int64_t{}); return;
    }
}

/// out[i] = f(a[i]) along a walk over both.
template <class C, class F>
void map_walk(const Walk<2>& walk, const TensorValue& out, const TensorValue& a, F f) {
    const std::size_t last = walk.rank - 1;
    std::array<C, row_chunk> from, to;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const C* x = load_row<C>(a, at[1], walk.strides[1][last], n, from.data());
        C* y = target_row<C>(out, at[0], walk.strides[0][last], to.data());
        for (std::int64_t i = 0; i < n; ++i) y[i] = f(x[i]);
        if (y == to.data()) store_row<C>(out, at[0], walk.strides[0][last], n, y);
    });
}

/// out[i] = f(a[i]); `a` has out's sizes.
template <class C, class F>
void map_rows(const TensorValue& out, const TensorValue& a, F f) {
    map_walk<C>(make_walk<2>({&out, &a}), out, a, f);
}

/// f(x, y, n): n elements of `out` at y from those of `a` at x, row by row along a walk over both.
template <class C, class F>
void map_blocks(const Walk<2>& walk, const TensorValue& out, const TensorValue& a, F f) {
    const std::size_t last = walk.rank - 1;
    std::array<C, row_chunk> from, to;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const C* x = load_row<C>(a, at[1], walk.strides[1][last], n, from.data());
        C* y = target_row<C>(out, at[0], walk.strides[0][last], to.data());
        f(x, y, n);
        if (y == to.data()) store_row<C>(out, at[0], walk.strides[0][last], n, y);
    });
}

/// out[i] = f(a[i], b[i]); both have out's sizes.
template <class C, class F>
void map_rows(const TensorValue& out, const TensorValue& a, const TensorValue& b, F f) {
    const auto walk = make_walk<3>({&out, &a, &b});
    const std::size_t last = walk.rank - 1;
    std::array<C, row_chunk> from_a, from_b, to;
    for_rows(walk, row_chunk, [&](const auto& at, std::int64_t n) {
        const C* x = load_row<C>(a, at[1], walk.strides[1][last], n, from_a.data());
        const C* y = load_row<C>(b, at[2], walk.strides[2][last], n, from_b.data());
        C* z = target_row<C>(out, at[0], walk.strides[0][last], to.data());
        for (std::int64_t i = 0; i < n; ++i) z[i] = f(x[i], y[i]);
        if (z == to.data()) store_row<C>(out, at[0], walk.strides[0][last], n, z);
    });
}

/// Every element becomes the number.
Result<> fill_values(const TensorValue& to, const Scalar& number);
/// Copies `from` into `to` (same sizes), converting the element type.
Result<> copy_values(const TensorValue& to, const TensorValue& from);
/// A number as a tensor without dimensions, so that scalar and tensor variants share their code.
struct ScalarOperand {
    explicit ScalarOperand(const Scalar& scalar);
    ScalarOperand(const ScalarOperand&) = delete;
    ScalarOperand& operator=(const ScalarOperand&) = delete;
    TensorValue value;

private:
    std::array<std::byte, 8> bytes_{};
};
/// PyTorch's result type: tensors with dimensions first, then those without, then numbers.
DType result_type(const TensorValue& a, bool a_is_number, const TensorValue& b, bool b_is_number);
Result<> check_computable(const TensorValue& tensor);

}  // namespace arenascope
