#pragma once
// Images whose channels lie side by side.

#include "engine/ir/tensor_value.h"

namespace arenascope {

/// Pixels one after the other, without gaps. Where there is one channel or one pixel, planes are that, too.
inline bool has_channels_innermost(const TensorValue& t) {
    if (t.rank() != 4) return false;
    TensorValue dense = t;
    dense.order = {0, 2, 3, 1};
    set_dense_strides(dense);
    for (std::size_t i = 0; i < 4; ++i) {
        if (t.sizes[i] != 1 && t.strides[i] != dense.strides[i]) return false;
    }
    return true;
}

}  // namespace arenascope
