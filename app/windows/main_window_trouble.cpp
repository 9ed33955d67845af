// What is wrong with the plan that is shown: said as long as it is so, in the status bar and by the message bar.

#include "app/document/first_outcome.h"
#include "app/document/plan_trouble.h"
#include "app/document/workspace.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "widgets/ui/elided_label.h"

namespace arenascope {

void MainWindow::showTrouble() {
    const std::shared_ptr<const Outcome>& outcome = workspace_->view().outcome();
    const PlanTrouble trouble = outcome ? troubleOf(*outcome) : PlanTrouble{};
    trouble_->setText(trouble.empty() ? QString() : QStringLiteral("✗ ") + trouble.brief());
    trouble_->setToolTip(trouble.facts.join(QLatin1Char('\n')));
    trouble_->setVisible(!trouble.empty());
    // A quick plan for now gives way soon: a message about it would only come and go.
    const bool for_now = outcome && is_provisional(*outcome, *workspace_->view().tuning());
    if (trouble.empty() || for_now) return messages_->setStanding(QString(), QString());
    messages_->setStanding(tr("%1: %2").arg(trouble.head, trouble.facts.front()), trouble.rest());
}

}  // namespace arenascope
