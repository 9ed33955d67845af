#pragma once
// The theme as the application's style, palette, font and style sheet.

#include "widgets/theme/theme.h"

class QApplication;

namespace arenascope {

/// Sets style, palette, font and style sheet of the application. Every widget gets a PaletteChange.
void applyTheme(QApplication& app, Theme::Kind kind);

}  // namespace arenascope
