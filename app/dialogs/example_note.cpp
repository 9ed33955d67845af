#include "app/dialogs/example_note.h"

#include <QCoreApplication>
#include <QLabel>
#include <QStringList>

#include "engine/evaluate/outcome.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

QLabel* exampleNote(const Outcome& outcome, QWidget* parent) {
    if (!outcome.report.uses_hints) return nullptr;
    QStringList sizes;
    for (const PlanIssue& issue : outcome.report.issues) {
        if (issue.code != IssueCode::hint_bound) continue;
        const auto range = outcome.method->ranges.find(issue.subject);
        if (range == outcome.method->ranges.end() || !range->second.max) continue;
        sizes.append(kit::text(issue.subject) + QStringLiteral(" \u2264 ") + format::number(*range->second.max));
    }
    const QString text = QCoreApplication::translate(
        "arenascope::ExportDialog", "Planned for the sizes of the example (%1): the program refuses larger inputs.");
    QLabel* note = kit::label(text.arg(sizes.join(QStringLiteral(", "))), "bad", parent);
    note->setObjectName(QStringLiteral("exampleNote"));
    note->setWordWrap(true);
    return note;
}

}  // namespace arenascope
