#pragma once
// Payloads of vendors' compilers that say at their head, or at their end, what they hold: QNN, Core ML, OpenVINO,
// Vulkan.

#include <optional>
#include <string>
#include <vector>

#include "engine/backends/blob_view.h"

namespace arenascope {

struct BlobHead {
    std::string kind;  ///< "QNN context binary"
    std::vector<BlobField> fields;
};

/// Nothing where the bytes are of none of them.
[[nodiscard]] std::optional<BlobHead> vendor_head(ByteView blob);

}  // namespace arenascope
