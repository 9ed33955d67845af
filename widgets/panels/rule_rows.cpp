#include "widgets/panels/rule_rows.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <map>

#include "engine/tuning/rules.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

std::vector<RuleRow> ruleRows(const RuleSubjects* subjects, const std::vector<PlanRule>& rules,
                              const QStringList& pools, const std::atomic<bool>* stop) {
    std::vector<RuleRow> out;
    std::map<ValueId, std::size_t> last;
    for (const PlanRule& rule : rules) {
        RuleRow row{.match = kit::text(rule.match), .pool = pools.value(static_cast<qsizetype>(out.size()))};
        if (subjects) {
            auto matched = subjects->matched(rule, stop);
            row.known = matched.ok();
            if (matched.ok()) row.matched = std::move(matched).take();
            for (const ValueId value : row.matched) last[value] = out.size();
        }
        if (row.known && row.matched.empty()) row.wider = subjects->wider(rule);
        out.push_back(std::move(row));
    }
    for (const auto& [value, rule] : last) {
        const Tensor* tensor = subjects->method()->values[value].tensor();
        ++out[rule].taken;
        out[rule].bytes += tensor ? tensor->bytes().value_or(0) : 0;
    }
    return out;
}

QString RuleDelegate::effect(const RuleRow& row) {
    if (!row.known) return QString();
    if (row.matched.empty() && row.wider)
        return tr("no match; %1 finds %2").arg(kit::text(row.wider->match)).arg(row.wider->tensors);
    if (row.matched.empty()) return tr("no match");
    const auto below = static_cast<qint64>(row.matched.size()) - row.taken;
    if (below > 0) return tr("%1 matched, %2 overridden by later rules").arg(row.taken).arg(below);
    return format::bytes(row.bytes);
}

void RuleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto at = static_cast<std::size_t>(index.row());
    if (at >= rows_.size()) return;
    const RuleRow& row = rows_[at];
    const Theme& t = theme();
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool nothing = row.known && row.matched.empty();
    const QRect room = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(room, selected ? t.sel : t.base);
    if (selected) painter->fillRect(QRect(room.left(), room.top(), 2, room.height()), t.ink);
    painter->fillRect(QRect(room.left(), room.bottom(), room.width(), 1), t.line);
    painter->setPen(Qt::NoPen);
    painter->setBrush(t.tx3);
    for (int dot = 0; dot < 6; ++dot)
        painter->drawEllipse(QPointF(room.left() + 10 + dot % 2 * 4, room.center().y() - 4 + dot / 2 * 4), 1, 1);
    painter->setFont(t.mono);
    painter->setPen(t.tx3);
    const int line = forText(16);
    painter->drawText(QRect(room.left() + 20, room.top() + 4, 14, line), Qt::AlignRight | Qt::AlignVCenter,
                      QString::number(index.row() + 1));
    const QRect words(room.left() + 42, room.top() + 4, room.width() - 42 - 46, line);
    painter->setPen(t.tx);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(row.match, Qt::ElideMiddle, words.width()));
    if (row.known) {
        painter->setFont(nothing ? t.mono : t.monoBold);
        painter->setPen(nothing ? t.tx3 : t.tx);
        painter->drawText(QRect(room.right() - 44, room.top() + 4, 38, line), Qt::AlignRight | Qt::AlignVCenter,
                          QString::number(row.matched.size()));
    }
    painter->setFont(t.small);
    const QRect second(words.left(), room.top() + 4 + line, room.right() - 6 - words.left(), line);
    constexpr int least_pool = 70;
    const QString to = QStringLiteral("→ ") + row.pool;
    const QString effect =
        painter->fontMetrics().elidedText(RuleDelegate::effect(row), Qt::ElideMiddle, second.width() - least_pool);
    painter->setPen(nothing ? t.warn : t.tx3);
    painter->drawText(second, Qt::AlignRight | Qt::AlignVCenter, effect);
    painter->setPen(t.tx2);
    const int left = second.width() - painter->fontMetrics().horizontalAdvance(effect) - 8;
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(to, Qt::ElideRight, left));
    painter->restore();
}

QWidget* RuleDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const {
    auto* editor = new QLineEdit(parent);
    editor->setAccessibleName(tr("Rule"));
    editor->setFont(theme().mono);
    return editor;
}

RuleList::RuleList(QWidget* parent) : QListWidget(parent) {
    setDragDropMode(QAbstractItemView::InternalMove);
    setUniformItemSizes(true);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
}

void RuleList::keyPressEvent(QKeyEvent* event) {
    const bool up = event->key() == Qt::Key_Up, down = event->key() == Qt::Key_Down;
    if ((up || down) && (event->modifiers() & Qt::AltModifier)) return emit moveRequested(currentRow(), up ? -1 : 1);
    if (event->key() == Qt::Key_Delete) return emit removeRequested(currentRow());
    QListWidget::keyPressEvent(event);
}

}  // namespace arenascope
