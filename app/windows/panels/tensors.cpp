// The table of all tensors, and what selects in it.

#include <QAction>
#include <QDockWidget>
#include <QTableView>

#include "app/controllers/edits.h"
#include "app/controllers/find_controller.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

QString countTitle(int shown, int all, int empty) {
    const QString each = MainDocks::tr("Tensors  %1").arg(format::number(all - empty));
    if (shown != all) return MainDocks::tr("Tensors  %1 of %2").arg(format::number(shown), format::number(all));
    return empty > 0 ? MainDocks::tr("%1, %2 empty").arg(each, format::number(empty)) : each;
}

void connectTensors(TensorTable& table, QDockWidget& dock, Shell& shell) {
    auto& edits = shell.edits;
    QObject::connect(&table, &TensorTable::editRequested, &edits, &Edits::apply);
    QObject::connect(&table, &TensorTable::callerRequested, &edits, &Edits::setCaller);
    QObject::connect(&table, &TensorTable::countChanged, &dock,
                     [&dock](int shown, int all, int empty) { dock.setWindowTitle(countTitle(shown, all, empty)); });
    table.setNotes(shell.workspace.session().notes());
    table.setColumns(settings::tensorColumns());
    QObject::connect(&table, &TensorTable::columnsChosen, &shell, [&shell](const QStringList& columns) {
        settings::setTensorColumns(columns);
        shell.complainIfForgotten();
    });
    QObject::connect(shell.actions.selectAll, &QAction::triggered, &shell, [&table, &shell] {
        shell.raise(QStringLiteral("tensors"));
        table.view().selectAll();
    });
    new FindController(shell, table);
}

}  // namespace

PanelEntry tensors_panel() {
    return {
        .id = "tensors",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Tensors"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Every tensor of the method: pool, bytes, offset and lifetime. Filter by name, "
                                   "operator or module, or drag a row onto a pool card."),
        .area = Qt::LeftDockWidgetArea,
        .width = 240,
        .make = [](ViewState& view) -> QWidget* { return new TensorTable(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectTensors(static_cast<TensorTable&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
