#pragma once
// Targets travel: to the next program that is opened, and into the words about the present one.

#include <optional>
#include <string>
#include <vector>

#include "app/dialogs/target_words.h"
#include "app/document/given_target.h"

namespace arenascope {

class Workspace;

/// The presets; those that cannot be read are left out.
[[nodiscard]] std::vector<Target> readableTargets();
/// What the open program is planned for. `targets` outlives the words.
[[nodiscard]] TargetWords shownTarget(const Workspace& workspace, const std::vector<Target>& targets);
/// For a program that is opened next: the target of the present one, else that of the preferences.
[[nodiscard]] std::optional<GivenTarget> targetForNext(const Workspace& workspace);
/// The target that was chosen in the folder table.
[[nodiscard]] GivenTarget targetOfFolder(const Target& target);
/// The id of the target to begin with in a folder table; empty: none.
[[nodiscard]] std::string targetIdForNext(const Workspace& workspace);
/// Why the open program has its target, while that is still so: "X is the target for opened programs."; else empty.
[[nodiscard]] QString givenText(const Workspace& workspace);

}  // namespace arenascope
