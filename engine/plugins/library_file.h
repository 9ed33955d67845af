#pragma once
// Whether a file can be handed to the loader of shared libraries, which crashes on a truncated file.

#include <string>

#include "engine/base/result.h"

namespace arenascope {

/// Refuses pipes, folders and devices, and libraries whose segments lie behind their end, as those of a copy that was
/// cut off. What is no 64-bit library is the loader's to name.
Result<> check_library_file(const std::string& path);

}  // namespace arenascope
