#pragma once
// SHA-256 (FIPS 180-4), for keys that name data by its content.

#include <string>

#include "engine/base/bytes.h"

namespace arenascope {

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256_hex(ByteView bytes);

}  // namespace arenascope
