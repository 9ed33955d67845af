// Reads a capacity as it is typed on the card of a pool and in the toolbar.

#include "widgets/ui/capacity_text.h"

#include <QCoreApplication>

#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct Capacity {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Capacity)
};

}  // namespace

QString noLimit() { return Capacity::tr("no limit"); }

std::optional<std::optional<qint64>> capacityOf(const QString& text) {
    const QString typed = text.trimmed();
    const auto is = [&](const QString& word) { return typed.compare(word, Qt::CaseInsensitive) == 0; };
    if (typed.isEmpty() || is(noLimit()) || is(QStringLiteral("no limit"))) return std::optional<qint64>();
    const std::optional<qint64> bytes = kit::parseBytes(typed);
    if (!bytes || *bytes <= 0) return std::nullopt;
    return bytes;
}

bool isCapacity(const QString& text) { return capacityOf(text).has_value(); }

}  // namespace arenascope
