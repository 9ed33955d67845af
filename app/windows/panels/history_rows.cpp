#include "app/windows/panels/history_rows.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "app/document/workspace.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int row_px = 40, line_px = 17, gap = 12;
constexpr int picture_width = 56, picture_height = 28;
constexpr std::size_t most_painted = 1500;  // more are narrower than a pixel

QString arrow(const QString& from, const QString& to) { return from + QStringLiteral(" → ") + to; }

QString poolName(const Tuning& tuning, std::int32_t memId) {
    for (const Pool& pool : tuning.pools)
        if (pool.mem_id == memId) return kit::text(pool.name);
    return QString::number(memId);
}

QString ruleText(const Tuning& tuning, const PlanRule& rule) {
    return arrow(kit::text(rule.match),
                 rule.pool ? poolName(tuning, *rule.pool) : HistoryDelegate::tr("bound by the caller"));
}

/// Rules that one tuning has and the other lacks.
void addRules(const Tuning& before, const Tuning& after, QStringList& out) {
    const auto& was = before.edits.rules;
    const auto& now = after.edits.rules;
    for (const PlanRule& rule : now)
        if (std::find(was.begin(), was.end(), rule) == was.end()) out.append(ruleText(after, rule));
    for (const PlanRule& rule : was)
        if (std::find(now.begin(), now.end(), rule) == now.end())
            out.append(HistoryDelegate::tr("without %1").arg(ruleText(before, rule)));
    if (out.isEmpty() && was != now) out.append(HistoryDelegate::tr("rules in another order"));
}

QString bandwidthText(const std::optional<double>& bandwidth) {
    return bandwidth ? format::bandwidth(*bandwidth) : QStringLiteral("·");
}

void addPool(const Pool& was, const Pool& now, QStringList& out) {
    QStringList parts;
    const auto part = [&](const QString& name, const QString& from, const QString& to) {
        if (from != to) parts.append(name + u' ' + arrow(from, to));
    };
    const auto bytes = [](const std::optional<std::int64_t>& value) {
        return value ? format::bytes(*value) : HistoryDelegate::tr("no limit");
    };
    const auto number = [](double value) { return QString::number(value); };
    part(HistoryDelegate::tr("name"), kit::text(was.name), kit::text(now.name));
    part(HistoryDelegate::tr("capacity"), bytes(was.capacity), bytes(now.capacity));
    part(HistoryDelegate::tr("alignment"), number(static_cast<double>(was.align)),
         number(static_cast<double>(now.align)));
    part(HistoryDelegate::tr("cost"), number(was.cost), number(now.cost));
    part(HistoryDelegate::tr("bandwidth"), bandwidthText(was.bandwidth), bandwidthText(now.bandwidth));
    const auto title = [](const std::string& id) {
        const Planner* planner = find_planner(id);
        return planner ? words::engine(planner->title) : kit::text(id);
    };
    part(HistoryDelegate::tr("planner"), title(was.planner), title(now.planner));
    if (!parts.isEmpty()) out.append(kit::text(now.name) + QStringLiteral(": ") + parts.join(QStringLiteral(", ")));
}

/// Offsets of tensors, while they are few.
void addPins(const Tuning& before, const Tuning& after, QStringList& out) {
    QStringList pins;
    for (const auto& [tensor, offset] : after.pinned) {
        const auto was = before.pinned.find(tensor);
        if (was == before.pinned.end()) pins.append(kit::text(tensor) + QStringLiteral(" @ ") + format::offset(offset));
        else if (was->second != offset)
            pins.append(kit::text(tensor) + u' ' + arrow(format::offset(was->second), format::offset(offset)));
    }
    constexpr qsizetype most = 2;
    if (pins.size() <= most) out.append(pins);
}

}  // namespace

QString changeDetail(const Tuning& before, const Tuning& after) {
    QStringList out;
    addRules(before, after, out);
    for (const Pool& now : after.pools) {
        const auto was = std::find_if(before.pools.begin(), before.pools.end(),
                                      [&](const Pool& each) { return each.mem_id == now.mem_id; });
        if (was != before.pools.end()) addPool(*was, now, out);
    }
    addPins(before, after, out);
    return out.join(QStringLiteral("; "));
}

namespace {

/// Pools that hold anything: the header of the charts shows the same ones.
std::vector<const PoolResult*> poolsInUse(const Plan& plan) {
    std::vector<const PoolResult*> out;
    for (const PoolResult& pool : plan.pools)
        if (pool.bytes > 0) out.push_back(&pool);
    return out;
}

/// "540 KiB" of a single pool, "SRAM 250 KiB, PSRAM 612 KiB" of several.
QString peakText(const Plan& plan) {
    const auto pools = poolsInUse(plan);
    if (pools.empty()) return format::bytes(0);
    if (pools.size() == 1) return format::bytes(pools.front()->bytes);
    QStringList out;
    for (const PoolResult* pool : pools) out.append(kit::text(pool->name) + u' ' + format::bytes(pool->bytes));
    return out.join(QStringLiteral(", "));
}

/// By how much, with the name of the pool where either plan uses several.
using PeakChanges = std::vector<std::pair<QString, qint64>>;

PeakChanges peakChanges(const Plan& before, const Plan& after) {
    std::map<std::int32_t, qint64> was;
    for (const PoolResult& pool : before.pools) was[pool.mem_id] = pool.bytes;
    PeakChanges changes;
    for (const PoolResult& pool : after.pools) {
        const qint64 by = pool.bytes - was[pool.mem_id];
        was.erase(pool.mem_id);
        if (by != 0) changes.emplace_back(kit::text(pool.name), by);
    }
    for (const PoolResult& pool : before.pools)  // removed
        if (was.contains(pool.mem_id) && pool.bytes > 0) changes.emplace_back(kit::text(pool.name), -pool.bytes);
    const bool is_single = poolsInUse(before).size() < 2 && poolsInUse(after).size() < 2 && changes.size() < 2;
    for (auto& change : changes)
        if (is_single) change.first.clear();
    return changes;
}

QString peakText(const PeakChanges& changes) {
    QStringList out;
    for (const auto& [name, by] : changes)
        out.append(name.isEmpty() ? format::bytesDelta(by) : name + u' ' + format::bytesDelta(by));
    return out.join(QStringLiteral(", "));
}

/// The tuning after so many edits; null: there are not so many.
std::shared_ptr<const Tuning> tuningAfter(const Workspace& workspace, int steps) {
    Document* document = workspace.document();
    if (!document || steps < 0) return nullptr;
    const int now = document->history().index();
    if (steps == now) return document->tuning();
    // A step that is done keeps the tuning before it, one that was undone the one after it.
    const auto all = document->steps();
    const auto keeper = static_cast<std::size_t>(steps < now ? steps : steps - 1);
    return keeper < all.size() ? all[keeper] : nullptr;
}

}  // namespace

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width(), forText(row_px)};
}

std::shared_ptr<const Outcome> HistoryDelegate::outcomeAfter(int steps) const {
    return workspace_.document() && steps >= 0 ? workspace_.document()->outcomeAfter(steps) : nullptr;
}

QString HistoryDelegate::detail(int steps) const {
    const auto before = tuningAfter(workspace_, steps - 1), after = tuningAfter(workspace_, steps);
    return before && after ? changeDetail(*before, *after) : QString();
}

QString HistoryDelegate::bytes(int steps) const {
    const auto outcome = outcomeAfter(steps);
    return outcome ? peakText(outcome->plan()) : QString();
}

QString HistoryDelegate::change(int steps) const {
    const auto before = outcomeAfter(steps - 1), after = outcomeAfter(steps);
    return before && after ? peakText(peakChanges(before->plan(), after->plan())) : QString();
}

/// The first pool decides: what it loses, another may gain.
bool HistoryDelegate::isWorse(int steps) const {
    const auto before = outcomeAfter(steps - 1), after = outcomeAfter(steps);
    const PeakChanges changes = before && after ? peakChanges(before->plan(), after->plan()) : PeakChanges();
    return !changes.empty() && changes.front().second > 0;
}

/// Each pool as a strip, the pools below each other: steps to the right, addresses upwards.
void HistoryDelegate::paintPlan(QPainter& painter, const QRect& room, const Outcome& outcome) const {
    const Theme& t = theme();
    painter.fillRect(room, t.panel);
    const Plan& plan = outcome.plan();
    qint64 sum = 0;
    for (const PoolResult& pool : plan.pools) sum += pool.bytes;
    if (sum == 0 || outcome.steps == 0 || outcome.tensors.size() > most_painted) return;
    const double across = static_cast<double>(room.width()) / std::max(1, outcome.steps);
    const double up = static_cast<double>(room.height()) / static_cast<double>(sum);
    for (const TensorRow& row : outcome.tensors) {
        if (!row.buffer.valid() || row.bytes == 0 || !row.first_step.valid()) continue;
        qint64 base = plan.placement.offsets[row.buffer];
        for (const PoolResult& pool : plan.pools) {
            if (pool.mem_id == row.mem_id) break;
            base += pool.bytes;
        }
        const double left = room.left() + across * row.first_step.number();
        const double width = across * (row.last_step.number() - row.first_step.number() + 1);
        const double height = up * static_cast<double>(row.bytes);
        const double bottom = room.bottom() + 1 - up * static_cast<double>(base);
        painter.fillRect(QRectF(left, bottom - height, std::max(0.5, width), std::max(0.5, height)),
                         t.role(dataRole(*outcome.method, row)).solid);
    }
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& t = theme();
    const int steps = index.row();
    const bool present = option.state & QStyle::State_Selected;
    painter->save();
    painter->fillRect(option.rect, present ? t.sel : t.base);
    if (present) painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), t.ink);
    QRect room = option.rect.adjusted(metric::panelPad, 0, -metric::panelPad, 0);
    const auto outcome = workspace_.document() ? workspace_.document()->outcomeAfter(steps) : nullptr;
    const QRect picture(room.left(), room.center().y() - picture_height / 2, picture_width, picture_height);
    if (outcome && outcome->method) paintPlan(*painter, picture, *outcome);
    room.setLeft(picture.right() + gap);
    const QString detail = this->detail(steps), bytes = this->bytes(steps), change = this->change(steps);
    const int line = forText(line_px);
    const bool two = !detail.isEmpty() || !change.isEmpty();
    const int top = room.center().y() - (two ? line : line / 2);
    const auto row = [&](int at, const QString& left, const QString& right, const QFont& font, const QColor& ink,
                         const QColor& rightInk) {
        const QRect place(room.left(), top + at * line, room.width(), line);
        painter->setFont(t.mono);
        painter->setPen(rightInk);
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignRight, right);
        const int taken = right.isEmpty() ? 0 : painter->fontMetrics().horizontalAdvance(right) + gap;
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(place.adjusted(0, 0, -taken, 0), Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(left, Qt::ElideRight, place.width() - taken));
    };
    row(0, index.data().toString(), bytes, t.body, t.tx, t.tx2);
    if (two) row(1, detail, change, t.small, t.tx3, isWorse(steps) ? t.bad : t.blue);
    painter->restore();
}

}  // namespace arenascope
