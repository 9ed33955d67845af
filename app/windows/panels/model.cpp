// The program: its methods, what it takes and gives, its state.

#include <QDockWidget>

#include "app/controllers/edits.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/model_panel.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

void connectModel(ModelPanel& panel, QDockWidget&, Shell& shell) {
    Workspace& workspace = shell.workspace;
    QObject::connect(&panel, &ModelPanel::methodRequested, &workspace, [&workspace](const QString& name) {
        workspace.edit(Edits::tr("Show method %1").arg(name), [name = name.toStdString()](Tuning t) {
            t.method = name;
            return t;
        });
    });
    QObject::connect(&panel, &ModelPanel::initialRequested, &workspace,
                     [&workspace](const QString& state, const std::optional<InitialState>& initial) {
                         workspace.edit(Edits::tr("Change the initial value of %1").arg(state),
                                        [name = state.toStdString(), initial](Tuning t) {
                                            return edit::set_initial_state(std::move(t), name, initial);
                                        });
                     });
    QObject::connect(&shell, &Shell::documentShown, &panel, [&panel, &workspace] {
        QStringList methods;
        if (const Document* document = workspace.document()) {
            for (const Method& method : document->program()->methods) methods.append(kit::text(method.name));
        }
        panel.setMethods(methods);
    });
}

}  // namespace

PanelEntry model_panel() {
    return {
        .id = "model",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Model"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Inputs, outputs, state and modules of the program. Choose the method here."),
        .area = Qt::LeftDockWidgetArea,
        .make = [](ViewState& view) -> QWidget* { return new ModelPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectModel(static_cast<ModelPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
