// Rows of Problems about the memories of the device; Footprint shows their parts.

#include <QTreeWidget>

#include "widgets/panels/device_problems.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int of_device_role = Qt::UserRole + 2;

}  // namespace

void ProblemsPanel::addDevice(const Plan& plan) {
    if (!state_.footprint()) return;
    for (const DeviceProblem& problem : deviceProblems(*state_.footprint(), *state_.tuning(), plan)) {
        auto* item = new QTreeWidgetItem(tree_, {problem.text, problem.where});
        if (problem.overBy > 0) item->setText(bytes_column, format::number(problem.overBy));
        item->setToolTip(problem_column, problem.text);
        item->setIcon(problem_column,
                      themeIcon(QStringLiteral("warning"), problem.overBy > 0 ? theme().bad : theme().warn));
        item->setFont(bytes_column, theme().mono);
        item->setData(problem_column, of_device_role, true);
        std::vector<Remedy> remedies{{tr("Show Footprint"), [this] { emit footprintRequested(); }}};
        if (problem.overBy > 0 && !problem.isFlash)
            remedies.insert(remedies.begin(), {tr("Shrink…"), [this] { emit shrinkRequested(); }});
        addLinks(item, remedies);
    }
}

void ProblemsPanel::openRow(const QTreeWidgetItem* item) {
    if (item && item->data(problem_column, of_device_role).toBool()) emit footprintRequested();
}

}  // namespace arenascope
