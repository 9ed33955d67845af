// Sizes that change at run time.

#include <QDockWidget>

#include "app/controllers/edits.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/dimensions_panel.h"

namespace arenascope {
namespace {

void connectDynamicDimensions(DimensionsPanel& panel, QDockWidget&, Shell& shell) {
    Workspace& workspace = shell.workspace;
    QObject::connect(&panel, &DimensionsPanel::curveRequested, &workspace.studies(), &Studies::computeCurve);
    QObject::connect(&panel, &DimensionsPanel::rangeRequested, &shell.edits, &Edits::setRange);
    QObject::connect(&panel, &DimensionsPanel::hintsRequested, &shell.edits, &Edits::setHints);
    QObject::connect(&panel, &DimensionsPanel::widerRequested, &shell.edits, &Edits::allowWiderRanges);
    QObject::connect(&shell, &Shell::documentShown, &panel, [&panel, &workspace] {
        panel.setProgram(workspace.document() ? workspace.document()->program() : nullptr);
    });
    QObject::connect(&workspace, &Workspace::boundsNeeded, &shell, [&panel, &shell] {
        shell.raise(QStringLiteral("dimensions"));
        panel.askForBound();
        shell.messages.showNotice(
            DimensionsPanel::tr("A dimension has no upper bound"),
            DimensionsPanel::tr("Type the largest value under Dimensions; then the program is planned."));
    });
}

}  // namespace

PanelEntry dimensions_panel() {
    return {
        .id = "dimensions",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Dimensions"),
        .short_title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Dimensions"),
        .about = QT_TRANSLATE_NOOP(
            "arenascope::WhatsThis",
            "Sizes that change at run time. Plans use the upper bound; a smaller bound needs less memory."),
        .area = Qt::RightDockWidgetArea,
        .width = 264,
        .make = [](ViewState& view) -> QWidget* { return new DimensionsPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectDynamicDimensions(static_cast<DimensionsPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
