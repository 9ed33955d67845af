#pragma once

class QTabWidget;
class QWidget;

namespace arenascope {

struct MainActions;

/// Gives every chart and control of the window its text for Help ▸ What's this?; panels have their own. A control
/// without one is explained by its tooltip, or as part of its panel.
void explainParts(QWidget& window, const MainActions& actions, QTabWidget& charts);

/// Shows the text of the focus widget next to it; nothing if it has none.
void explainFocus();

}  // namespace arenascope
