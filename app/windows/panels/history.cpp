// Every edit, to be gone back to.

#include <QDockWidget>
#include <QScrollBar>
#include <QUndoView>

#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/history_rows.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

void connectHistory(QUndoView& panel, QDockWidget&, Shell& shell) {
    panel.setAccessibleName(MainDocks::tr("Edits that can be undone"));
    panel.setEmptyLabel(MainDocks::tr("As opened"));
    panel.setItemDelegate(new HistoryDelegate(shell.workspace, &panel));
    QObject::connect(&shell.workspace.view(), &ViewState::outcomeChanged, panel.viewport(),
                     qOverload<>(&QWidget::update));
    // Rows become higher with their details, and the panel lower: what was done last stays in view.
    QObject::connect(panel.verticalScrollBar(), &QScrollBar::rangeChanged, &panel,
                     [&panel] { panel.scrollTo(panel.currentIndex()); });
    QObject::connect(&shell, &Shell::documentShown, &panel, [&panel, &workspace = shell.workspace] {
        panel.setStack(workspace.document() ? &workspace.document()->history() : nullptr);
    });
}

}  // namespace

PanelEntry history_panel() {
    return {
        .id = "history",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "History"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Every edit since the document was opened. Click one to return to that state."),
        .area = Qt::BottomDockWidgetArea,
        .make = [](ViewState&) -> QWidget* { return new QUndoView; },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectHistory(static_cast<QUndoView&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
