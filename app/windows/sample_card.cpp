// A card of the start page for a bundled sample.

#include "app/windows/sample_card.h"

#include <QPainter>
#include <algorithm>
#include <map>

#include "widgets/plot/plot_paint.h"
#include "widgets/tables/tensor_count.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

SampleCard::SampleCard(Sample sample, QWidget* parent) : QPushButton(parent), sample_(std::move(sample)) {
    setAccessibleName(tr("Open sample: %1").arg(sample_.title));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true);
}

void SampleCard::setOutcome(std::shared_ptr<const Outcome> outcome) {
    outcome_ = std::move(outcome);
    update();
}

void SampleCard::paintPlan(QPainter& painter, const QRectF& room) const {
    if (!outcome_) return;
    const Plan& plan = outcome_->plan();
    const double steps = std::max(1, outcome_->steps),
                 bytes = std::max<double>(1, static_cast<double>(plan.total_bytes));
    std::map<int, std::int64_t> bases;  // pools lie on top of each other, in order
    std::int64_t base = 0;
    for (const PoolResult& pool : plan.pools) {
        bases[pool.mem_id] = base;
        base += pool.bytes;
    }
    for (const TensorRow& row : outcome_->tensors) {
        if (!row.buffer.valid() || row.bytes == 0) continue;
        const auto offset = static_cast<double>(bases[row.mem_id] + plan.placement.offsets[row.buffer]);
        const double left = row.first_step.number() / steps * room.width();
        const double width = std::max(1.0, (row.last_step - row.first_step + 1) / steps * room.width() - 1);
        const double height = std::max(1.0, static_cast<double>(row.bytes) / bytes * room.height() - 1);
        const double bottom = room.bottom() - offset / bytes * room.height();
        const QRectF box(room.left() + left, bottom - height, width, height);
        const DataRole role = dataRole(*outcome_->method, row);
        const QColor fill = mixed(theme().role(role).solid, theme().base, 0.8);
        painter.fillRect(box, fill);
        if (role == DataRole::delegate) paint::hatch(painter, box, mixed(theme().role(role).edge, fill, 0.6), 5);
    }
}

void SampleCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& t = theme();
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setBrush(underMouse() ? t.hov : t.base);
    painter.setPen(hasFocus() ? QPen(t.blue, 2) : QPen(t.line2, 1));
    painter.drawRoundedRect(frame, 8, 8);
    const double split = frame.height() - 74;
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintPlan(painter, frame.adjusted(16, 16, -16, split - frame.height()));
    painter.fillRect(QRectF(frame.left() + 1, split, frame.width() - 2, 1), t.line);
    QRectF text = frame.adjusted(16, split + 9, -16, -6);
    painter.setFont(theme().small);
    painter.setPen(t.tx2);
    constexpr int gap = 12;
    int taken = 0;
    if (outcome_) {
        const QString bytes = format::bytes(outcome_->plan().total_bytes);
        QString facts = tensorCountText(tensorCount(*outcome_)) + QStringLiteral(", ") + bytes;
        // The title comes first.
        const double left = text.width() - QFontMetricsF(theme().bodyBold).horizontalAdvance(sample_.title) - gap;
        if (painter.fontMetrics().horizontalAdvance(facts) > left) facts = bytes;
        painter.drawText(text, Qt::AlignRight | Qt::AlignTop, facts);
        taken = painter.fontMetrics().horizontalAdvance(facts) + gap;
    }
    painter.setFont(theme().bodyBold);
    painter.setPen(t.tx);
    const QRectF title = text.adjusted(0, -1, -taken, 0);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(sample_.title, Qt::ElideRight, static_cast<int>(title.width())));
    painter.setFont(theme().body);
    painter.setPen(t.tx2);
    painter.drawText(text.adjusted(0, 20, 0, 0), Qt::TextWordWrap, sample_.text);
}

}  // namespace arenascope
