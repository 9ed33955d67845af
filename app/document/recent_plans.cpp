#include "app/document/recent_plans.h"

#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

#include "app/document/settings.h"
#include "engine/engine.h"

namespace arenascope {
namespace {
const QString key = QStringLiteral("recent/plans");
}  // namespace

void keepRecentPlan(const QString& path, const Outcome& outcome, int edits) {
    RecentPlan plan{.edits = edits};
    for (const PoolResult& pool : outcome.plan().pools) {
        plan.bytes += pool.bytes;
        plan.over += pool.over_by();
        plan.limited = plan.limited || pool.capacity.has_value();
    }
    const QVariantMap before = QSettings().value(key).toMap();
    QVariantMap after;
    for (const QString& file : settings::recentFiles()) {
        if (before.contains(file)) after.insert(file, before.value(file));
    }
    after.insert(QFileInfo(path).absoluteFilePath(), QVariantList{plan.bytes, plan.over, plan.limited, plan.edits});
    QSettings().setValue(key, after);
}

std::optional<RecentPlan> recentPlan(const QString& path) {
    const QVariantList kept = QSettings().value(key).toMap().value(path).toList();
    if (kept.size() != 4) return std::nullopt;
    return RecentPlan{.bytes = kept[0].toLongLong(),
                      .over = kept[1].toLongLong(),
                      .limited = kept[2].toBool(),
                      .edits = kept[3].toInt()};
}

void clearRecentPlans() { QSettings().remove(key); }

}  // namespace arenascope
