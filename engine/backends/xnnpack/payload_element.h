#pragma once
// The element type of a payload's value, with its scales.

#include "engine/backends/xnnpack/payload.h"
#include "schemas/xnnpack_generated.h"

namespace arenascope::xnn {

/// `quantised`: null for a plain tensor. `constants`: where scales may be.
Result<Element> read_element(const xnnfb::TensorValue& from, const xnnfb::QuantizedTensorValue* quantised,
                             const std::vector<Data>& constants);

}  // namespace arenascope::xnn
