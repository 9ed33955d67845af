#pragma once

#include <QString>

namespace arenascope {

struct Theme;
/// The application's style sheet, in addition to the palette.
QString styleSheetOf(const Theme& theme);

}  // namespace arenascope
