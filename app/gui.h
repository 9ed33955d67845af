#pragma once

#include <QString>
#include <string>
#include <vector>

namespace arenascope {

/// Starts the window, with the first of `files` opened.
int run_gui(int argc, char** argv, const std::vector<std::string>& files);

/// Starts the program anew beside this one, for settings that hold from the start. `file`: opened there; may be empty.
bool startAgain(const QString& file);

/// "light", "dark" or "system".
void applyThemeByName(const QString& name);

}  // namespace arenascope
