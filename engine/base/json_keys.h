#pragma once
// Texts that people edit: a key that stands twice in an object is a mistake, of which a parser keeps either half.

#include <string_view>

#include "engine/base/result.h"

namespace arenascope::json {

/// An error names the first key that an object has twice. For texts that Document::parse has taken.
Result<> check_keys(std::string_view text);

}  // namespace arenascope::json
