#pragma once
// Payloads of vendors' compilers that say at their head, or at their end, what they hold: QNN, Core ML, OpenVINO,
// Vulkan.

#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

/// A field at the head of a blob.
struct BlobField {
    std::uint64_t offset = 0;
    std::string name, value;
};

struct BlobHead {
    std::string kind;  ///< "QNN context binary"
    std::vector<BlobField> fields;
};

/// Nothing where the bytes are of none of them.
[[nodiscard]] std::optional<BlobHead> vendor_head(ByteView blob);

}  // namespace arenascope
