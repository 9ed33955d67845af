#pragma once

#include <QString>
#include <string>
#include <vector>

namespace arenascope {

/// Starts the window, with the first of `files` opened. ARENASCOPE_DUMP=folder: saves pictures of the window there
/// and quits.
int run_gui(int argc, char** argv, const std::vector<std::string>& files);

/// "light", "dark" or "system".
void applyThemeByName(const QString& name);

}  // namespace arenascope
