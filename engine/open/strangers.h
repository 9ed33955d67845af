#pragma once
// Files that hold no program, told apart by their first bytes: what such a file is, and how to get the right one.

#include <optional>

#include "engine/base/bytes.h"
#include "engine/base/result.h"

namespace arenascope {

/// What a file is that no reader takes: the error that says so. Nothing where nothing is known of it.
std::optional<Error> stranger(ByteView file);

}  // namespace arenascope
