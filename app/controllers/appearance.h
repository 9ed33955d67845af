#pragma once
// The program's appearance at start, and the restart for settings that apply only then.

#include <QString>

namespace arenascope {

/// The display scale, set before the application exists, because Qt reads it once. The user's own environment variable
/// has priority.
void applyScale();
/// The desktop's colours before the first theme replaces the palette: called once, before applyThemeByName().
void rememberDesktopTheme();
/// "light", "dark" or "system".
void applyThemeByName(const QString& name);
/// Starts a new instance of the program, which opens the files that were open in the window that was closed.
bool startAgain();
/// Whether this instance was started so. Asked once: instances that it starts are others.
bool wasStartedAgain();

}  // namespace arenascope
