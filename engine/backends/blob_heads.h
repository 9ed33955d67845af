#pragma once
// Payloads of vendors' compilers that describe their contents in a header or footer: QNN, Core ML, OpenVINO, Vulkan.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

/// A field of the header.
struct BlobField {
    std::uint64_t offset = 0;
    std::string name, value;
};

struct BlobHead {
    std::string kind;  ///< "QNN context binary"
    std::vector<BlobField> fields;
};

/// Nothing if the bytes have none of these formats.
[[nodiscard]] std::optional<BlobHead> vendor_head(ByteView blob);

}  // namespace arenascope
