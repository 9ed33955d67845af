// Sentences about the lifetime of a tensor.

#include "widgets/panels/inspector/lifetime_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

QString lifetimeText(const TensorRow& row, const Tensor& tensor) {
    if (row.role == Role::constant)
        return QCoreApplication::translate("arenascope::InspectorPanel",
                                           "Constants are read from the program file: they use flash, not the arena.");
    QString why = QCoreApplication::translate("arenascope::InspectorPanel",
                                              "Nodes %1 of the node list: from %2 to %3, inclusive.")
                      .arg(format::positions(row.first, row.last), kit::text(row.first_node), kit::text(row.last_node));
    if (tensor.is_state)
        why += QLatin1Char(' ') +
            QCoreApplication::translate("arenascope::InspectorPanel",
                                        "State keeps its bytes between runs, so it is live at every step.");
    if (tensor.dynamism != Dynamism::fixed)
        why += QLatin1Char(' ') +
            QCoreApplication::translate("arenascope::InspectorPanel",
                                        "The size changes at run time; the bytes are the upper bound.");
    if (row.role == Role::alias)
        why += QLatin1Char(' ') +
            QCoreApplication::translate("arenascope::InspectorPanel", "A view of %1 without bytes of its own.")
                .arg(kit::text(row.alias_of));
    else if (!row.planned)
        why += QLatin1Char(' ') +
            QCoreApplication::translate("arenascope::InspectorPanel",
                                        "The caller supplies the buffer, so it uses no arena bytes.");
    return why;
}

int conflictsOf(const Plan& plan, ValueId value) {
    int out = 0;
    for (const PlanIssue& issue : plan.issues) {
        if (is_about_capacity(issue.code)) continue;
        out += static_cast<int>(std::count(issue.buffers.begin(), issue.buffers.end(), value));
    }
    return out;
}

}  // namespace arenascope
