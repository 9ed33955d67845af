#pragma once

#include <QString>
#include <string>
#include <vector>

namespace arenascope {

/// Starts the window. `args`: a file to open, and --plugin LIBRARY for each plug-in of this start; what is left
/// belongs to Qt. Another option is refused.
int run_gui(int argc, char** argv, const std::vector<std::string>& args);

/// Starts the program anew beside this one, for settings that hold from the start. `file`: opened there; may be empty.
bool startAgain(const QString& file);

/// "light", "dark" or "system".
void applyThemeByName(const QString& name);

}  // namespace arenascope
