#pragma once
// The options that verbs share, as --help, the manual and the completion list them; options.h gives them meaning.

#include "app/cli/verb.h"

namespace arenascope::cli {

std::span<const Option> common_options();  ///< --json, --quiet, --help, --plugin
std::span<const Option> plan_options();

}  // namespace arenascope::cli
