#include "app/document/baseline_text.h"

#include <QCoreApplication>

#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(arenascope::BaselineWords)
};

QString change(qint64 before, qint64 after) {
    if (before == after) return Words::tr("%1, unchanged").arg(format::bytes(after));
    return Words::tr("%1, was %2 (%3)")
        .arg(format::bytes(after), format::bytes(before), format::bytesDelta(after - before));
}

}  // namespace

QString baselineText(const BaselineDifference& difference) {
    const Planner* planner = find_planner(difference.planner);
    const QString title = planner ? words::engine(planner->title) : QString::fromStdString(difference.planner);
    QStringList parts{
        Words::tr("against the baseline by %1: %2").arg(title, change(difference.before, difference.after))};
    if (difference.arenas.size() > 1) {
        for (const auto& arena : difference.arenas)
            parts.append(
                QStringLiteral("%1 %2").arg(QString::fromStdString(arena.name), change(arena.before, arena.after)));
    }
    const auto count = [](const auto& names) { return static_cast<int>(names.size()); };
    if (!difference.added.empty()) parts.append(Words::tr("%n new tensor(s)", nullptr, count(difference.added)));
    if (!difference.removed.empty()) parts.append(Words::tr("%n tensor(s) gone", nullptr, count(difference.removed)));
    if (!difference.resized.empty())
        parts.append(Words::tr("%n tensor(s) of another size", nullptr, count(difference.resized)));
    return parts.join(QStringLiteral("; "));
}

}  // namespace arenascope
