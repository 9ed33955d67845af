#pragma once
// --help, the man page and the completion, made from the registry of verbs and options.

#include "app/cli/verb.h"
#include "engine/base/version.h"

namespace arenascope::cli {

void print_help(std::ostream& out);
void print_verb_help(const Verb& verb, std::ostream& out);
/// roff, for man(1).
void print_man_page(std::ostream& out);
/// A function for bash: completes verbs, their options, names of planners and views, and files.
void print_bash_completion(std::ostream& out);

}  // namespace arenascope::cli
