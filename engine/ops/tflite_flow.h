#pragma once
// Operators of our own that stand for what control flow of TensorFlow Lite copies between graphs.

#include <string_view>

namespace arenascope::ops {

// Options: the number of outputs.
inline constexpr std::string_view flow_begin_op = "tflite::flow_begin", flow_in_op = "tflite::flow_in",
                                  flow_out_op = "tflite::flow_out";

}  // namespace arenascope::ops
