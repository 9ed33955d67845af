#pragma once
// Payloads of vendors' compilers that describe their contents in a header or footer: QNN, Core ML, OpenVINO, Vulkan.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

/// A field of the header.
struct PayloadField {
    std::uint64_t offset = 0;
    std::string name, value;
};

struct PayloadHead {
    std::string kind;  ///< "QNN context binary"
    std::vector<PayloadField> fields;
};

/// Nothing if the bytes have none of these formats.
[[nodiscard]] std::optional<PayloadHead> vendor_head(ByteView payload);

}  // namespace arenascope
