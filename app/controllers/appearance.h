#pragma once
// How the program looks from its start, and starting it again for what holds only from there.

#include <QString>

namespace arenascope {

/// The size of everything, before there is an application: Qt reads it once. What the user's own environment says is
/// kept.
void applyScale();
/// What the desktop says before the first theme replaces its palette: called once, before applyThemeByName().
void rememberDesktopTheme();
/// "light", "dark" or "system".
void applyThemeByName(const QString& name);
/// Starts the program anew beside this one. `file`: opened there; may be empty.
bool startAgain(const QString& file);

}  // namespace arenascope
