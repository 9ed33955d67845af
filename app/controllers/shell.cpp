#include "app/controllers/shell.h"

#include <QAction>
#include <QMainWindow>
#include <QTabWidget>

#include "app/controllers/main_actions.h"
#include "app/dialogs/message_bar.h"
#include "app/document/settings.h"
#include "widgets/plot/chart.h"

namespace arenascope {

Shell::Shell(const Parts& parts)
    : QObject(&parts.window),
      window(parts.window),
      workspace(parts.workspace),
      gains(parts.gains),
      edits(parts.edits),
      actions(parts.actions),
      messages(parts.messages),
      dialogs(parts.dialogs),
      charts(parts.charts),
      programs(parts.programs) {}

Chart* Shell::chart() const { return qobject_cast<Chart*>(charts.currentWidget()); }

void Shell::showChart(const QString& name) {
    if (auto* chart = charts.findChild<Chart*>(name)) charts.setCurrentWidget(chart);
}

void Shell::showError(const Error& error) {
    if (error.is_cancelled) return;
    messages.showError(error);
    // Opened anew by itself it would lose the edits; reloaded it keeps them.
    if (error.code == ErrorCode::changed_file && actions.reload->isEnabled())
        messages.offerAlso(tr("Reload"), [this] { actions.reload->trigger(); });
}

void Shell::complainIfForgotten() {
    if (const auto written = settings::written(); !written.ok()) showError(written.error());
}

}  // namespace arenascope
