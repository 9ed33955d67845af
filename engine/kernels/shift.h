#pragma once
// Views that begin at a later element.

#include "engine/ir/tensor_value.h"

namespace arenascope {

/// Moves the beginning of a view by elements. A tensor without elements may have no memory, and then stays without.
inline void shift(TensorValue& view, std::int64_t elements) {
    if (view.data) view.data += elements * static_cast<std::int64_t>(item_size(view.dtype));
}

}  // namespace arenascope
