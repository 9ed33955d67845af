#pragma once
// Display names of operators, and the kind of work of each.

#include <cstdint>
#include <string>
#include <string_view>

namespace arenascope {

enum class OperatorFamily : std::uint8_t {
    matrix,       ///< products: convolutions, linear layers, recurrent cells
    elementwise,  ///< an element of the result needs that of each operand
    reduction,    ///< sums, norms, softmax, pools
    movement,     ///< views, copies, joins, lookups
    control,      ///< branches and loops
    delegate,     ///< a backend's call
    other
};
[[nodiscard]] std::string_view name_of(OperatorFamily family);

/// "aten::native_layer_norm.out": "layer_norm"; "tflite::DEPTHWISE_CONV_2D": "DepthwiseConv2D".
[[nodiscard]] std::string operator_title(std::string_view op);
[[nodiscard]] OperatorFamily operator_family(std::string_view op);

}  // namespace arenascope
