#pragma once
// Files that are not programs, recognised by their first bytes: what such a file is, and how to get the right one.

#include <optional>

#include "engine/base/bytes.h"
#include "engine/base/result.h"

namespace arenascope {

/// The error for a file that no reader accepts; nothing if the file is not recognised.
std::optional<Error> stranger(ByteView file);

}  // namespace arenascope
