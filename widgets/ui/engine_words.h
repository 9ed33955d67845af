#pragma once
// What the engine says, in the language of the window. The engine speaks English; here its fixed texts, the stages of
// its work and its plan problems are looked up by that text or by their code.

#include <QString>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/planning/plan.h"

namespace arenascope::words {

/// Title or summary of a planner, role, verdict: as it is where no translation is known.
[[nodiscard]] QString engine(std::string_view english);
/// A stage of long work: "lowering resnet".
[[nodiscard]] QString stage(std::string_view english);

/// The problem's sentence with its arguments; numbers as the language writes them.
[[nodiscard]] QString problem(const PlanProblem& problem);

/// A sentence of the engine, with its values filled in; English where no translation is known.
[[nodiscard]] QString message(const Message& said);
/// Where in a file: "forward/instruction 3", its nouns in the language of the window.
[[nodiscard]] QString place(std::string_view english);
/// What is wrong, what was expected and what to do, in a line.
[[nodiscard]] QString error(const Error& error);

}  // namespace arenascope::words
