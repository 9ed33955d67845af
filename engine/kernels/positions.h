#pragma once
// Helpers for element-by-element kernels whose sources do not form rows.

#include <limits>

#include "engine/base/interruption.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/shift.h"

namespace arenascope {

/// A lower bound of all numbers: the start of maxima, and the result of a window without numbers.
template <class C>
[[nodiscard]] constexpr C below_all() {
    using Limits = std::numeric_limits<C>;
    return Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
}

/// Calls body(position, number in logical order) for every position of a shape.
template <class Body>
Result<> for_positions(const Dims& sizes, Body body) {
    const std::int64_t total = product(sizes);
    Dims position = Dims::filled(sizes.size(), 0);
    for (const std::int64_t i : OuterLoop(total)) {
        CHECKED(body(position, i));
        for (std::size_t dim = sizes.size(); dim-- > 0;) {
            if (++position[dim] < sizes[dim]) break;
            position[dim] = 0;
        }
    }
    if (Interruptible::is_over()) return cancelled();
    return done;
}

inline std::int64_t offset_at(const TensorValue& tensor, const Dims& position) {
    std::int64_t offset = 0;
    for (std::size_t i = 0; i < tensor.rank(); ++i) offset += position[i] * tensor.strides[i];
    return offset;
}

/// One element as a tensor without dimensions.
inline TensorValue element(const TensorValue& tensor, const Dims& position) {
    TensorValue view = tensor;
    shift(view, offset_at(tensor, position));
    view.sizes = view.strides = Dims();
    return view;
}

/// Copies one element, whatever the types are; both must be computable.
inline void copy_element(const TensorValue& to, const Dims& at, const TensorValue& from, const Dims& position) {
    const std::size_t bytes = static_cast<std::size_t>(item_size(to.dtype));
    if (to.dtype == from.dtype) {
        std::memcpy(to.data + offset_at(to, at) * item_size(to.dtype),
                    from.data + offset_at(from, position) * item_size(from.dtype), bytes);
        return;
    }
    with_compute(compute_of(from.dtype), [&](auto type) {
        using C = decltype(type);
        store_one<C>(to, offset_at(to, at), load_one<C>(from, offset_at(from, position)));
    });
}

}  // namespace arenascope
