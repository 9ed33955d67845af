#pragma once
// The options of operators as numbers, which is all that kernels need.

#include "engine/formats/tflite/tflite_plan.h"

namespace arenascope::tflite {

/// The fields of the operator's options in the order of the schema: flags and enumerations as numbers, a list at the
/// end.
std::vector<double> options_of(const fb::Operator& from, std::string_view name, ByteView file);

}  // namespace arenascope::tflite
