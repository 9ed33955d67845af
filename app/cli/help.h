#pragma once
// Everything that is said about verbs and options comes from the registry: --help, the man page, completion.

#include "app/cli/verb.h"
#include "engine/base/version.h"

namespace arenascope::cli {

void print_help(std::ostream& out);
void print_verb_help(const Verb& verb, std::ostream& out);
/// roff, for man(1).
void print_man_page(std::ostream& out);
/// A function for bash: verbs, the options of the verb, names of planners and views, files elsewhere.
void print_bash_completion(std::ostream& out);

}  // namespace arenascope::cli
