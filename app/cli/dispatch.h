#pragma once
// Selects the verb of a command line, and its exit status.
#include "app/cli/verb.h"

namespace arenascope::cli {

/// Whether the command line is for the CLI (a verb, --help, --version, an unknown option) and not for the window, which
/// needs a display.
[[nodiscard]] bool is_cli(Args args, bool has_display = true);
/// Runs a whole command line without the program's name; returns the exit status.
int run_cli(const Engine& engine, Args args, Console& console);

}  // namespace arenascope::cli
