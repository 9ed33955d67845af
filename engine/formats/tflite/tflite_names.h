#pragma once
// Numbers of the TensorFlow Lite schema as names and types.

#include <optional>
#include <string>

#include "engine/ir/dtype.h"

namespace arenascope::tflite {

/// Such as "CONV_2D"; "BUILTIN_210" for an operator that this list does not contain.
std::string builtin_name(std::int32_t code);
inline constexpr std::int32_t custom_code = 32;
inline constexpr std::int8_t four_bits = 17;  ///< the type of integers of four bits
/// Empty for a type without a fixed number of bytes per element, such as strings.
std::optional<DType> dtype_of(std::int8_t type);
/// The other way round.
std::optional<std::int8_t> type_of(DType dtype);

}  // namespace arenascope::tflite
