#pragma once
// Custom operators that TensorFlow Lite's own library has: their options are a FlexBuffer of the file.

#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::tflite {

/// In the order that option_names.cpp has; nothing for another operator, or where the bytes are none of its options.
[[nodiscard]] std::optional<std::vector<double>> custom_options(std::string_view name, ByteView options);

/// What TFLite_Detection_PostProcess gives: boxes, classes, scores and their number, for so many detections at most.
[[nodiscard]] std::vector<std::vector<std::int64_t>> detection_sizes(const std::vector<double>& options);

}  // namespace arenascope::tflite
