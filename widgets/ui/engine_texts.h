#pragma once
// What the engine says, in the language of the window. The engine speaks English; here its fixed texts, the stages of
// its work, its issues and its errors are looked up by that text or by their code.

#include <QString>
#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/planning/plan.h"

namespace arenascope::words {

/// Title or summary of a planner, role, verdict: as it is where no translation is known.
[[nodiscard]] QString engine(std::string_view english);
/// A stage of long work: "lowering resnet".
[[nodiscard]] QString stage(const Stage& stage);

/// An issue's sentence, with its values filled in; numbers as the language writes them.
[[nodiscard]] QString problem(const PlanIssue& issue);

/// A sentence of the engine, with its values filled in; English where no translation is known.
[[nodiscard]] QString message(const Message& message);
/// Where in a file: "forward/instruction 3", its nouns in the language of the window.
[[nodiscard]] QString place(const ErrorPlace& place);
/// What the user can do, by what the window has for it where the engine names an option of the command line.
[[nodiscard]] QString remedy(const Error& error);
/// What is wrong, what was expected and what to do, in a line.
[[nodiscard]] QString error(const Error& error);

}  // namespace arenascope::words
