#pragma once

#include <QString>

namespace arenascope {

struct Theme;
/// The application's style sheet: what a palette alone cannot say.
QString styleSheetOf(const Theme& theme);

}  // namespace arenascope
