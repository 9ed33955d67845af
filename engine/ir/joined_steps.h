#pragma once
// A stage that reading an ONNX model may skip.

#include <string_view>

namespace arenascope {

/// Recurrent layers of ONNX models are one operator for all steps. ExecuTorch has none: where this is skipped, they are
/// unrolled.
inline constexpr std::string_view joined_steps = "joined_steps";

}  // namespace arenascope
