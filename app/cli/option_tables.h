#pragma once
// The options that several verbs share, as listed by --help, the manual and the completion; options.h interprets them.

#include "app/cli/verb.h"

namespace arenascope::cli {

std::span<const Option> common_options();  ///< --json, --quiet, --help, --plugin
std::span<const Option> plan_options();

}  // namespace arenascope::cli
