#pragma once
// What the engine says, in the language of the window. The engine speaks English; here its fixed texts, the stages of
// its work and its plan problems are looked up by that text or by their code.

#include <QString>
#include <string_view>

namespace arenascope::words {

/// Title or summary of a planner, role, verdict: as it is where no translation is known.
[[nodiscard]] QString engine(std::string_view english);
/// A stage of long work: "lowering resnet".
[[nodiscard]] QString stage(std::string_view english);

}  // namespace arenascope::words
