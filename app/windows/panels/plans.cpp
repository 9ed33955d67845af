// The plans of all planners.

#include <QDockWidget>

#include "app/controllers/edits.h"
#include "app/controllers/shell.h"
#include "app/document/range_study.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/tables/plans_table.h"

namespace arenascope {
namespace {

void connectPlans(PlansTable& panel, QDockWidget&, Shell& shell) {
    QObject::connect(&panel, &PlansTable::planChosen, &shell.edits, &Edits::setPlanner);
    QObject::connect(new RangeStudy(shell.workspace, &panel), &RangeStudy::studied, &panel, &PlansTable::setRanged);
}

}  // namespace

PanelEntry plans_panel() {
    return {
        .id = "plans",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Plans"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "One row per planner: bytes per pool, distance to the lower bound, and verdict. "
                                   "Select a row to show that plan in every view."),
        .area = Qt::BottomDockWidgetArea,
        .make = [](ViewState& view) -> QWidget* { return new PlansTable(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectPlans(static_cast<PlansTable&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
