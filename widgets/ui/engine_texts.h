#pragma once
// Translations of the engine's texts. The engine has English texts; fixed texts, stages of work, issues and errors are
// looked up here by that text or by their code.

#include <QString>
#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/planning/plan.h"

namespace arenascope::words {

/// Title or summary of a planner, role, verdict: unchanged if there is no translation.
[[nodiscard]] QString engine(std::string_view english);
/// A stage of long work: "lowering resnet".
[[nodiscard]] QString stage(const Stage& stage);

/// An issue's sentence with its values; numbers in the format of the language.
[[nodiscard]] QString problem(const PlanIssue& issue);

/// A sentence of the engine with its values; English if there is no translation.
[[nodiscard]] QString message(const Message& message);
/// A place in a file: "forward/instruction 3", with translated nouns.
[[nodiscard]] QString place(const ErrorPlace& place);
/// The remedy in terms of the window, where the engine names an option of the command line.
[[nodiscard]] QString remedy(const Error& error);
/// Error, expectation and remedy, in one line.
[[nodiscard]] QString error(const Error& error);
/// The same, with the file and the place in front.
[[nodiscard]] QString line(const Error& error);

}  // namespace arenascope::words
