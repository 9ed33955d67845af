// The selected tensor, with what is set and noted of it.

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QTabWidget>

#include "app/controllers/editor_controller.h"
#include "app/controllers/edits.h"
#include "app/controllers/session_controller.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "engine/study/graph/unplanned.h"
#include "widgets/charts/step_chart.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/panels/inspector/inspector_parts.h"
#include "widgets/panels/inspector/values_section.h"
#include "widgets/panels/inspector_panel.h"

namespace arenascope {
namespace {

void setOperator(Workspace& workspace, const QString& node, const QString& replacement) {
    const QString label = replacement.isEmpty() ? Edits::tr("Operator of %1").arg(node)
                                                : Edits::tr("Run %1 in %2").arg(replacement, node);
    workspace.edit(label, [node = node.toStdString(), op = replacement.toStdString()](Tuning t) {
        std::erase_if(t.edits.operators, [&](const OperatorRule& rule) { return rule.node == node; });
        if (!op.empty()) t.edits.operators.push_back({.node = node, .replacement = op});
        return t;
    });
}

void connectInspector(InspectorPanel& panel, QDockWidget&, Shell& shell) {
    auto& edits = shell.edits;
    SessionKeeper& session = shell.workspace.session();
    QObject::connect(&panel, &InspectorPanel::assignRequested, &edits, &Edits::assign);
    QObject::connect(&panel, &InspectorPanel::pinRequested, &edits, &Edits::pin);
    QObject::connect(&panel, &InspectorPanel::unpinRequested, &edits, &Edits::unpin);
    QObject::connect(&panel, &InspectorPanel::callerRequested, &edits, &Edits::setCaller);
    QObject::connect(&panel, &InspectorPanel::operatorRequested, &edits,
                     [&workspace = shell.workspace](const QString& node, const QString& replacement) {
                         setOperator(workspace, node, replacement);
                     });
    QObject::connect(&panel, &InspectorPanel::refused, &shell, &Shell::showError);
    if (auto* editor = shell.findChild<EditorController*>())
        QObject::connect(&panel, &InspectorPanel::lineRequested, editor, &EditorController::showLine);
    Workspace& workspace = shell.workspace;
    QObject::connect(&panel, &InspectorPanel::valuesWanted, &shell, [&panel, &workspace](ValueId value) {
        workspace.runs().readValues(value, [shown = QPointer<InspectorPanel>(&panel), value](const Runs::Values& read) {
            if (shown) shown->parts().values().showRead(value, read);
        });
    });
    const auto look = [&panel, &workspace] {
        const Document* document = workspace.document();
        if (workspace.view().outcome() || !document) return panel.setViewed(nullptr);
        const auto viewed = unplanned_outcome(*document->program(), document->tuning()->method);
        panel.setViewed(viewed ? viewed->method : nullptr);
    };
    QObject::connect(&shell, &Shell::documentShown, &panel, look);
    QObject::connect(&workspace.view(), &ViewState::outcomeChanged, &panel, look);
    for (GraphChart* graph : shell.charts.findChildren<GraphChart*>()) {
        QObject::connect(graph, &GraphChart::nodeChosen, &panel, [&panel, graph](NodeIndex node) {
            const GraphPicture& picture = graph->picture();
            const auto kind =
                picture.graph->nodes.has(node) ? picture.graph->nodes[node].kind : ProgramNode::Kind::condition;
            const bool is_mark = kind == ProgramNode::Kind::condition || kind == ProgramNode::Kind::pass;
            panel.chooseNode(is_mark ? NodeChoice() : NodeChoice{picture.graph, picture.method, node});
        });
        QObject::connect(&panel, &InspectorPanel::nodeRequested, graph, &GraphChart::chooseNode);
    }
    panel.setNotes(session.notes());
    QObject::connect(&panel, &InspectorPanel::tensorNoteRequested, &session, &SessionKeeper::noteTensor);
    QObject::connect(&panel, &InspectorPanel::planNoteRequested, &session, &SessionKeeper::notePlan);
    if (auto* controller = shell.findChild<SessionController*>())
        QObject::connect(controller, &SessionController::finishing, &panel, &InspectorPanel::finishNote);
    for (StepChart* chart : shell.charts.findChildren<StepChart*>())
        QObject::connect(chart, &StepChart::inspectRequested, &shell, [&panel, &shell] {
            shell.raise(QStringLiteral("inspector"));
            panel.takeFocus();
        });
}

}  // namespace

PanelEntry inspector_panel() {
    return {
        .id = "inspector",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Inspector"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Details of the selected tensor: elements, bytes, padding and lifetime. Set its "
                                   "pool, offset and pin here, or write a note."),
        .area = Qt::RightDockWidgetArea,
        .width = 264,
        .make = [](ViewState& view) -> QWidget* { return new InspectorPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectInspector(static_cast<InspectorPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
