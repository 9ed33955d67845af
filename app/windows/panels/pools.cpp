// The memories of the device and the rules of what goes where.

#include <QDockWidget>
#include <algorithm>

#include "app/controllers/edits.h"
#include "app/controllers/pool_calibration.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/rules_panel.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// The history names what was changed where it is the one thing that mostly is: the capacity.
QString changeText(const Tuning& before, const Pool& pool) {
    const QString name = kit::text(pool.name);
    const auto was = std::find_if(before.pools.begin(), before.pools.end(),
                                  [&](const Pool& each) { return each.mem_id == pool.mem_id; });
    Pool other = was == before.pools.end() ? Pool{.mem_id = pool.mem_id, .name = pool.name} : *was;
    if (other.bandwidth != pool.bandwidth) {
        other.bandwidth = pool.bandwidth;
        if (other == pool) return Edits::tr("Change the bandwidth of %1").arg(name);
    }
    if (other.capacity == pool.capacity) return Edits::tr("Change pool %1").arg(name);
    other.capacity = pool.capacity;
    if (!(other == pool)) return Edits::tr("Change pool %1").arg(name);
    return pool.capacity ? Edits::tr("Limit %1 to %2").arg(name, format::bytes(*pool.capacity))
                         : Edits::tr("No limit for %1").arg(name);
}

void connectMemoryPools(MemoryPoolsPanel& panel, QDockWidget&, Shell& shell) {
    auto& edits = shell.edits;
    Workspace& workspace = shell.workspace;
    QObject::connect(&panel, &MemoryPoolsPanel::assignRequested, &edits, &Edits::assign);
    QObject::connect(&panel, &MemoryPoolsPanel::poolChanged, &workspace, [&workspace](const Pool& pool) {
        workspace.edit(changeText(*workspace.view().tuning(), pool),
                       [pool](Tuning t) { return edit::set_pool(std::move(t), pool); });
    });
    QObject::connect(&panel.rules(), &RulesPanel::rulesRequested, &workspace,
                     [&workspace](const std::vector<PlanRule>& rules) {
                         workspace.edit(Edits::tr("Change the rules"), [rules](Tuning t) {
                             t.edits.rules = rules;
                             return t;
                         });
                     });
    QObject::connect(&panel, &MemoryPoolsPanel::poolAdded, &edits, &Edits::addPool);
    QObject::connect(&panel, &MemoryPoolsPanel::poolRemoved, &edits, &Edits::removePool);
    QObject::connect(&panel, &MemoryPoolsPanel::plannedInterfaceChanged, &workspace,
                     [&workspace](bool inputs, bool outputs, bool state) {
                         workspace.edit(Edits::tr("Change what is planned"), [inputs, outputs, state](Tuning t) {
                             return edit::set_planned_io(std::move(t), inputs, outputs, state);
                         });
                     });
    QObject::connect(&panel, &MemoryPoolsPanel::calibrationRequested, &workspace, [&shell] { calibratePools(shell); });
    QObject::connect(&panel, &MemoryPoolsPanel::placeAutoChanged, &edits, &Edits::setPlaceAuto);
    QObject::connect(&panel, &MemoryPoolsPanel::scheduleChanged, &workspace, [&workspace](ScheduleMode mode) {
        workspace.edit(Edits::tr("Change the order of operators"),
                       [mode](Tuning t) { return edit::set_schedule(std::move(t), mode); });
    });
}

}  // namespace

PanelEntry pools_panel() {
    return {
        .id = "pools",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Pools"),
        .short_title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "Pools"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Memories of the device: capacity, alignment, cost and use, and the rules that "
                                   "assign tensors. Drop tensors on a card to move them there."),
        .area = Qt::RightDockWidgetArea,
        .width = 264,
        .make = [](ViewState& view) -> QWidget* { return new MemoryPoolsPanel(view); },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectMemoryPools(static_cast<MemoryPoolsPanel&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
