#include "widgets/ui/height_texts.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct Fixes {
    Q_DECLARE_TR_FUNCTIONS(arenascope::HeightFixes)
};

QString nameOf(const ViewState& state, ValueId value) {
    const TensorRow* row = state.row(value);
    return row ? kit::text(row->name) : QString();
}

/// The text font would render the x as a times sign.
QString inWords(qint64 offset) {
    return format::offset(offset).replace(QLatin1String("0x"), QStringLiteral("0\u200Cx"));
}

QString poolName(const ViewState& state, std::int32_t memId) {
    for (const Pool& pool : state.tuning()->pools) {
        if (pool.mem_id == memId && !pool.name.empty()) return kit::text(pool.name);
    }
    return QString::number(memId);
}

}  // namespace

HeightFixText heightFixText(const ViewState& state, const HeightFix& fix) {
    const QString name = nameOf(state, fix.edit.tensor);
    if (fix.edit.unpin) return {Fixes::tr("Unpin %1"), name};
    return {Fixes::tr("Move %1 to %2").arg(QStringLiteral("%1"), poolName(state, fix.edit.mem_id.value_or(0))), name};
}

std::vector<HeightFix> heightFixes(const ViewState& state, std::int32_t memId, std::size_t most) {
    if (!state.outcome()) return {};
    return height_fixes(*state.outcome(), *state.tuning(), memId, most);
}

QString pinnedHeight(const ViewState& state, const PoolResult& pool) {
    const auto height = pinned_height(state.outcome()->plan(), pool);
    if (!height) return {};
    const PoolTop& top = height->top;
    const qint64 cost = height->cost;
    const QString ends = Fixes::tr("%1 ends highest, at %2").arg(nameOf(state, top.buffer), inWords(top.end));
    const QString why = !top.pin ? Fixes::tr("pins cost %1").arg(format::bytes(cost))
        : *top.pin == top.buffer
        ? Fixes::tr("because it is pinned (+%1)").arg(format::bytes(cost))
        : Fixes::tr("held up by pinned tensor %1 (+%2)").arg(nameOf(state, *top.pin), format::bytes(cost));
    return ends + QStringLiteral(", ") + why;
}

}  // namespace arenascope
