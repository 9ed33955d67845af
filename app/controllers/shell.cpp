#include "app/controllers/shell.h"

#include <QMainWindow>
#include <QTabWidget>

#include "app/dialogs/message_bar.h"
#include "app/document/settings.h"
#include "widgets/plot/chart.h"

namespace arenascope {

Shell::Shell(const Parts& parts)
    : QObject(&parts.window),
      window(parts.window),
      workspace(parts.workspace),
      edits(parts.edits),
      actions(parts.actions),
      messages(parts.messages),
      dialogs(parts.dialogs),
      charts(parts.charts) {}

Chart* Shell::chart() const { return qobject_cast<Chart*>(charts.currentWidget()); }

void Shell::showChart(const QString& name) {
    if (auto* chart = charts.findChild<Chart*>(name)) charts.setCurrentWidget(chart);
}

void Shell::showError(const Error& error) {
    if (!error.is_cancelled) messages.showError(error);
}

void Shell::complainIfForgotten() {
    if (const auto written = settings::written(); !written.ok()) showError(written.error());
}

}  // namespace arenascope
