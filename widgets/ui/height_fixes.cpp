#include "widgets/ui/height_fixes.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/planning/pin_cost.h"
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

/// The font of words would make a times sign of the x.
QString inWords(qint64 offset) {
    return format::offset(offset).replace(QLatin1String("0x"), QStringLiteral("0\u200Cx"));
}

QString poolName(const Pool& pool) { return pool.name.empty() ? QString::number(pool.mem_id) : kit::text(pool.name); }

/// What ends highest and what lives at the fullest moment, the largest first.
std::vector<ValueId> candidates(const Plan& plan, const PoolResult& pool, std::size_t most) {
    std::vector<const Buffer*> live;
    for (const Buffer& buffer : plan.problem.buffers) {
        const bool lives = buffer.first <= pool.peak_position && pool.peak_position <= buffer.last;
        if (buffer.mem_id == pool.mem_id && lives && buffer.bytes > 0) live.push_back(&buffer);
    }
    std::stable_sort(live.begin(), live.end(), [](const Buffer* a, const Buffer* b) { return a->bytes > b->bytes; });
    std::vector<ValueId> out;
    if (const auto top = top_of(plan, pool.mem_id)) out.push_back(top->buffer);
    for (const Buffer* each : live) {
        if (std::find(out.begin(), out.end(), each->id) == out.end()) out.push_back(each->id);
    }
    if (out.size() > most) out.resize(most);
    return out;
}

/// The pool's height after the edit; nothing where it is not lower, or another pool would no longer fit.
std::optional<qint64> heightAfter(const ViewState& state, const PoolResult& pool, const TensorEdit& edit) {
    const auto after = whatIf(*state.outcome(), *state.tuning(), {edit});
    if (!after || !after->plan.valid()) return std::nullopt;
    const PoolResult* lower = poolOf(after->plan, pool.mem_id);
    if (!lower || lower->bytes >= pool.bytes) return std::nullopt;
    for (const PoolResult& other : after->plan.pools) {
        if (other.mem_id != pool.mem_id && !other.fits()) return std::nullopt;
    }
    return lower->bytes;
}

}  // namespace

std::vector<HeightFix> heightFixes(const ViewState& state, std::int32_t memId, std::size_t most) {
    std::vector<HeightFix> fixes;
    const PoolResult* pool = state.outcome() ? poolOf(state.outcome()->plan(), memId) : nullptr;
    if (!pool) return fixes;
    const Plan& plan = state.outcome()->plan();
    const auto offer = [&](const TensorEdit& edit, const QString& sentence) {
        const QString name = nameOf(state, edit.tensor);
        const auto height = name.isEmpty() ? std::nullopt : heightAfter(state, *pool, edit);
        if (height) fixes.push_back({edit, sentence, name, *height});
    };
    const auto top = top_of(plan, memId);
    if (top && top->pin) offer({.tensor = *top->pin, .unpin = true}, Fixes::tr("Unpin %1"));
    const auto unpins = static_cast<std::ptrdiff_t>(fixes.size());
    // Each is planned: of very many tensors only one can be, or the window would wait.
    const std::size_t tried = plan.problem.buffers.size() > 5000 ? 1 : 4;
    for (const ValueId value : candidates(plan, *pool, tried)) {
        for (const Pool& other : state.tuning()->pools) {
            if (other.mem_id != memId)
                offer({.tensor = value, .memId = other.mem_id},
                      Fixes::tr("Move %1 to %2").arg(QStringLiteral("%1"), poolName(other)));
        }
    }
    std::stable_sort(fixes.begin() + unpins, fixes.end(),
                     [](const HeightFix& a, const HeightFix& b) { return a.height < b.height; });
    if (fixes.size() > most) fixes.resize(most);
    return fixes;
}

QString pinnedHeight(const ViewState& state, const PoolResult& pool) {
    const Plan& plan = state.outcome()->plan();
    const qint64 cost = pool.lower_bound - bound_without_pins(plan, pool);
    const auto top = cost > 0 ? top_of(plan, pool.mem_id) : std::nullopt;
    if (!top) return {};
    const QString ends = Fixes::tr("%1 ends highest, at %2").arg(nameOf(state, top->buffer), inWords(top->end));
    const QString why = !top->pin ? Fixes::tr("pins cost %1").arg(format::bytes(cost))
        : *top->pin == top->buffer
        ? Fixes::tr("because it is pinned, which costs %1").arg(format::bytes(cost))
        : Fixes::tr("on %1, which is pinned; that costs %2").arg(nameOf(state, *top->pin), format::bytes(cost));
    return ends + QStringLiteral(", ") + why;
}

}  // namespace arenascope
