#pragma once
// Dense row-major operands in one computing type, for kernels that index freely. Tensors in that form are used in
// place; others are converted in scratch.

#include "engine/kernels/rows.h"

namespace arenascope {

template <class C>
struct ElementType;
template <>
struct ElementType<float> {
    static constexpr DType dtype = DType::f32;
};
template <>
struct ElementType<double> {
    static constexpr DType dtype = DType::f64;
};
template <>
struct ElementType<std::int64_t> {
    static constexpr DType dtype = DType::i64;
};

template <class C>
[[nodiscard]] bool is_dense(const TensorValue& tensor) {
    return tensor.dtype == ElementType<C>::dtype && tensor.is_contiguous() &&
        reinterpret_cast<std::uintptr_t>(tensor.data) % alignof(C) == 0;
}

/// A row-major tensor of C over `data`.
template <class C>
[[nodiscard]] TensorValue over(C* data, const Dims& sizes) {
    TensorValue tensor;
    tensor.dtype = ElementType<C>::dtype;
    tensor.sizes = tensor.upper = sizes;
    for (std::size_t i = 0; i < sizes.size(); ++i) tensor.order[i] = static_cast<std::uint8_t>(i);
    set_dense_strides(tensor);
    tensor.data = reinterpret_cast<std::byte*>(data);
    return tensor;
}

/// Elements in logical order; converted into `scratch` only if required.
template <class C>
[[nodiscard]] const C* dense_in(const TensorValue& tensor, Scratch<C>& scratch) {
    if (is_dense<C>(tensor)) return tensor.as<C>();
    const auto count = static_cast<std::size_t>(tensor.numel());
    if (scratch.size() < count) scratch.resize(count);
    if (scratch.is_measured()) return nullptr;
    const TensorValue to = over(scratch.data(), tensor.sizes);
    map_rows<C>(to, tensor, [](C x) { return x; });
    return scratch.data();
}

/// Where to write an output's elements in logical order; dense_done() copies them to the tensor.
template <class C>
[[nodiscard]] C* dense_out(const TensorValue& tensor, Scratch<C>& scratch) {
    if (is_dense<C>(tensor)) return tensor.as<C>();
    const auto count = static_cast<std::size_t>(tensor.numel());
    if (scratch.size() < count) scratch.resize(count);
    return scratch.data();
}
template <class C>
void dense_done(const TensorValue& tensor, Scratch<C>& scratch) {
    if (is_dense<C>(tensor)) return;
    map_rows<C>(tensor, over(scratch.data(), tensor.sizes), [](C x) { return x; });
}

/// Scratch of one call.
template <class C>
struct DenseScratch {
    explicit DenseScratch(Call& call) : a(call.scratch()), b(a), c(a), d(a), e(a), f(a) {}
    Scratch<C> a, b, c, d, e, f;
};

}  // namespace arenascope
