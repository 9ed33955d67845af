#include "app/controllers/pool_calibration.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QMainWindow>
#include <algorithm>
#include <optional>
#include <vector>

#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "engine/study/calibrate_pools.h"
#include "engine/tuning/tuning.h"
#include "widgets/theme/format.h"
#include "widgets/ui/device_record.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

struct PoolCalibration {
    Q_DECLARE_TR_FUNCTIONS(arenascope::PoolCalibration)
};

constexpr double ns_per_ms = 1e6;

/// The times at hand, and where they are from; nothing: there are none, or the user cancelled.
std::optional<std::vector<CallTime>> timesOf(Shell& shell, QString& where) {
    const ViewState& view = shell.workspace.view();
    if (view.device() && !view.device()->times.calls.empty()) {
        bool taken = false;
        const double ticks = QInputDialog::getDouble(
            &shell.window, PoolCalibration::tr("Measure bandwidth"),
            PoolCalibration::tr("Ticks of the device's clock in a millisecond; 1 000 000 if they are nanoseconds"),
            ns_per_ms, 1, 1e9, 3, &taken);
        if (!taken) return std::nullopt;
        where = PoolCalibration::tr("Measured on the device: %1.").arg(view.device()->title);
        return call_times(view.device()->times, ticks);
    }
    if (!view.run()) return std::nullopt;
    where = PoolCalibration::tr("Measured on this computer; a device differs.");
    return call_times(*view.run());
}

/// "SRAM 5 200 MB/s by add_3 (1.2 MiB in 0.24 ms)".
QString textOf(const Outcome& outcome, const Pool& pool, const PoolSpeed& speed) {
    return PoolCalibration::tr("%1: %2, by %3 (%4 in %5)")
        .arg(kit::text(pool.name), format::bandwidth(speed.bandwidth),
             kit::text(outcome.method->instructions[speed.fastest].name), format::bytes(speed.bytes),
             format::moveTime(speed.milliseconds));
}

}  // namespace

void calibratePools(Shell& shell) {
    ViewState& view = shell.workspace.view();
    const std::shared_ptr<const Outcome> outcome = view.outcome();
    QString where;
    if (!outcome) return;
    const auto times = timesOf(shell, where);
    if (!times) return;
    std::vector<Pool> changed;
    QStringList facts;
    for (const PoolSpeed& speed : pool_speeds(*outcome->method, outcome->plan(), *times)) {
        const auto& pools = view.tuning()->pools;
        const auto found =
            std::find_if(pools.begin(), pools.end(), [&](const Pool& pool) { return pool.mem_id == speed.mem_id; });
        if (found == pools.end()) continue;
        facts.append(textOf(*outcome, *found, speed));
        changed.push_back(*found);
        changed.back().bandwidth = speed.bandwidth;
    }
    if (changed.empty()) {
        return shell.showError(
            Error{.what = message("no operator of 1 µs and 4 KiB or more moves all its bytes within one pool"),
                  .remedy = message("type the bandwidth on the card of the pool")});
    }
    shell.workspace.edit(PoolCalibration::tr("Measure bandwidth"), [changed](Tuning t) {
        for (const Pool& pool : changed) t = edit::set_pool(std::move(t), pool);
        return t;
    });
    facts.append(PoolCalibration::tr("%1 Operators also compute, so the memory is at least this fast.").arg(where));
    shell.messages.showDone(PoolCalibration::tr("Bandwidth"), facts.join(QStringLiteral("  ·  ")));
}

}  // namespace arenascope
