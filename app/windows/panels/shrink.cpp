// Smaller programs that compute the same; all else is in the controller of shrinking.

#include <QDockWidget>

#include "app/controllers/shell.h"
#include "app/controllers/shrink_controller.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/shrink_panel.h"

namespace arenascope {

PanelEntry shrink_panel() {
    return {
        .id = "shrink",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Shrink"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Changes of the program that need less memory: passes, and operators that run tile "
                                   "by tile. Each is measured before you choose it."),
        .area = Qt::BottomDockWidgetArea,
        .needs_height = true,
        .make = [](ViewState& view) -> QWidget* { return new ShrinkPanel(view); },
        .connect = [](QWidget& widget, QDockWidget&,
                      Shell& shell) { new ShrinkController(shell, static_cast<ShrinkPanel&>(widget)); },
    };
}

}  // namespace arenascope
