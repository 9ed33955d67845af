// Which backend takes which nodes.

#include <QDockWidget>

#include "app/controllers/edits.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "engine/open/payload_nodes.h"
#include "widgets/panels/delegates/delegate_regions.h"
#include "widgets/panels/delegates_panel.h"

namespace arenascope {
namespace {

void connectSpecs(DelegatesPanel& panel, Workspace& workspace) {
    QObject::connect(&panel, &DelegatesPanel::orderRequested, &workspace, [&workspace](const QStringList& backends) {
        const QString label = backends.isEmpty() ? Edits::tr("Delegate nothing")
                                                 : Edits::tr("Add backend %1").arg(backends.join(QStringLiteral(", ")));
        std::vector<std::string> order;
        for (const QString& backend : backends) order.push_back(backend.toStdString());
        workspace.edit(label, [order](Tuning t) { return edit::set_backends(std::move(t), order); });
    });
    QObject::connect(&panel, &DelegatesPanel::specRequested, &workspace,
                     [&workspace](const QString& backend, const QString& key, const QString& value) {
                         workspace.edit(
                             Edits::tr("Set compile spec %1 of %2").arg(key, backend),
                             [name = backend.toStdString(), key = key.toStdString(), value = value.toStdString()](
                                 Tuning t) { return edit::set_compile_spec(std::move(t), name, key, value); });
                     });
    QObject::connect(&panel, &DelegatesPanel::specRemoveRequested, &workspace,
                     [&workspace](const QString& backend, const QString& key) {
                         workspace.edit(Edits::tr("Remove compile spec %1 of %2").arg(key, backend),
                                        [name = backend.toStdString(), key = key.toStdString()](Tuning t) {
                                            return edit::set_compile_spec(std::move(t), name, key, std::nullopt);
                                        });
                     });
}

void connectDelegates(DelegatesPanel& panel, QDockWidget& dock, Shell& shell) {
    auto& edits = shell.edits;
    Workspace& workspace = shell.workspace;
    connectSpecs(panel, workspace);
    QObject::connect(&panel, &DelegatesPanel::delegateRequested, &edits, &Edits::delegate);
    QObject::connect(&panel, &DelegatesPanel::extractRequested, &edits, &Edits::extractPayload);
    QObject::connect(&panel, &DelegatesPanel::replaceRequested, &edits, &Edits::choosePayload);
    QObject::connect(&panel, &DelegatesPanel::restoreRequested, &workspace, [&workspace](DelegateIndex delegate) {
        workspace.edit(Edits::tr("Restore payload %1").arg(delegate.number()),
                       [delegate](Tuning t) { return edit::set_payload(std::move(t), delegate, std::nullopt); });
    });
    panel.regions().setPayloadReader([&workspace](const Delegate& delegate) {
        std::vector<std::string> ops;
        const auto nodes = payload_nodes(workspace.engine().backends(), *workspace.document()->program(), delegate);
        if (!nodes.ok()) return ops;  // a run says what is wrong with it
        for (const PayloadNode& node : nodes.value()) ops.emplace_back(node.ops.empty() ? "?" : node.ops.front());
        return ops;
    });
    QObject::connect(&panel, &DelegatesPanel::studyWanted, &workspace.studies(), &Studies::studyDelegation);
    QObject::connect(&workspace.studies(), &Studies::delegationStudied, &panel, &DelegatesPanel::setStudy);
    QObject::connect(&workspace.plugins(), &Plugins::backendsKnown, &panel, &DelegatesPanel::setBackends);
    panel.setBackends(workspace.plugins().backends());
    QObject::connect(&panel, &DelegatesPanel::countChanged, &dock, [&dock](int count) {
        dock.setWindowTitle(count > 0 ? MainDocks::tr("Delegates  %1").arg(count) : MainDocks::tr("Delegates"));
    });
}

}  // namespace

PanelEntry delegates_panel() {
    return {
        .id = "delegates",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Delegates"),
        .about = QT_TRANSLATE_NOOP(
            "arenascope::WhatsThis",
            "Shows which backend takes which nodes, the reasons for the rest, and the effect on the arenas."),
        .area = Qt::BottomDockWidgetArea,
        .needs_height = true,
        .make = [](ViewState& view) -> QWidget* { return new DelegatesPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectDelegates(static_cast<DelegatesPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
