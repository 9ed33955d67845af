#pragma once
// Files that are looked at before they take their name.

#include <functional>
#include <span>
#include <string>

#include "engine/base/bytes.h"

namespace arenascope {

/// As save_file; `check` gets the path of the temporary file when all of it is written. Where it fails, so does this,
/// and what lay at `path` before stays.
Result<> save_file_checked(const std::string& path, std::span<const ByteView> pieces,
                           const std::function<Result<>(const std::string& temporary)>& check);

}  // namespace arenascope
