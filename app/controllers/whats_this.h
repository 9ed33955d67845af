#pragma once

class QTabWidget;
class QWidget;

namespace arenascope {

struct MainActions;

/// Gives every chart and control of the window the text that Help ▸ What's this? shows; panels bring their own. A
/// control without one is explained by its tool tip, or as part of its panel.
void explainParts(QWidget& window, const MainActions& actions, QTabWidget& charts);

/// Shows the text of the part that has the focus, beside it; nothing where none has it.
void explainFocus();

}  // namespace arenascope
