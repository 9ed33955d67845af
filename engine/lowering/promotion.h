#pragma once
// torch's type promotion.

#include <algorithm>

#include "engine/ir/dtype.h"

namespace arenascope::lowering {

enum class Category : std::uint8_t { boolean, integer, floating };

[[nodiscard]] inline Category category_of(DType dtype) {
    if (dtype == DType::boolean) return Category::boolean;
    return is_floating(dtype) ? Category::floating : Category::integer;
}

/// torch.promote_types.
[[nodiscard]] inline DType wider(DType a, DType b) {
    if (a == b) return a;
    if (category_of(a) != category_of(b)) return category_of(a) > category_of(b) ? a : b;
    if (category_of(a) == Category::floating) {
        if (a == DType::f64 || b == DType::f64) return DType::f64;
        return DType::f32;  // f16 with bf16, or either with f32
    }
    const auto rank = [](DType d) { return d == DType::u8 ? std::int64_t{1} : item_size(d); };
    if ((a == DType::u8 && b == DType::i8) || (a == DType::i8 && b == DType::u8)) return DType::i16;
    return rank(a) >= rank(b) ? a : b;
}

}  // namespace arenascope::lowering
