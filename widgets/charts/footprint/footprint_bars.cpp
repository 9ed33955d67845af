#include "widgets/charts/footprint/footprint_bars.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr double row_height = 30, bar_height = 12, head_height = 16, most_name = 130, gap = 12, beyond = 1.25;
constexpr int field_width = 76, field_height = 24;

}  // namespace

QColor footprintColor(FootprintPart::Kind kind) {
    const Theme& t = theme();
    switch (kind) {
        case FootprintPart::Kind::arena: return t.role(DataRole::intermediate).solid;
        case FootprintPart::Kind::caller: return t.role(DataRole::input).solid;
        case FootprintPart::Kind::constants: return mixed(t.tx3, t.chart, 0.62);
        default: return t.tx3;
    }
}

FootprintBars::FootprintBars(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Memories of the device"));
}

QString FootprintBars::verdict(const FootprintMemory& memory) {
    if (!memory.limit) return {};
    if (memory.overBy() > 0) return tr("✗ over by %1").arg(format::bytes(memory.overBy()));
    return tr("✓ %1 to spare").arg(format::bytes(*memory.limit - memory.used()));
}

void FootprintBars::show(const FootprintScene& scene) {
    scene_ = scene;
    QString spoken;
    const QFontMetricsF metrics(theme().body);
    nameWidth_ = verdictWidth_ = 0;
    for (const FootprintMemory& memory : scene_.memories) {
        nameWidth_ = std::max(nameWidth_, std::min(most_name, metrics.horizontalAdvance(memory.name) + 1));
        verdictWidth_ = std::max(verdictWidth_, metrics.horizontalAdvance(verdict(memory)) + 1);
    }
    for (const FootprintMemory& memory : scene_.memories)
        spoken += memory.name + QLatin1Char(' ') + format::bytes(memory.used()) + QLatin1Char(' ') + verdict(memory) +
            QStringLiteral(". ");
    setAccessibleDescription(spoken);
    setFixedHeight(sizeHint().height());
    placeFields();
    update();
}

QSize FootprintBars::sizeHint() const {
    return {480, static_cast<int>(head_height + static_cast<double>(scene_.memories.size()) * row_height) + 8};
}

QString FootprintBars::textAt(const QPoint& pos) const {
    const int row = pos.y() < head_height ? -1 : static_cast<int>((pos.y() - head_height) / row_height);
    if (row < 0 || static_cast<std::size_t>(row) >= scene_.memories.size()) return {};
    const FootprintMemory& memory = scene_.memories[static_cast<std::size_t>(row)];
    QStringList lines{
        memory.limit
            ? tr("%1: %2 of %3").arg(memory.name, format::exactBytes(memory.used()), format::exactBytes(*memory.limit))
            : tr("%1: %2").arg(memory.name, format::exactBytes(memory.used()))};
    const auto name_of = [](FootprintPart::Kind kind) {
        switch (kind) {
            case FootprintPart::Kind::arena: return tr("arena");
            case FootprintPart::Kind::runtime: return tr("method allocator and temporary");
            case FootprintPart::Kind::caller: return tr("buffers of the caller");
            case FootprintPart::Kind::constants: return tr("constants and blobs");
            case FootprintPart::Kind::program: return tr("program");
        }
        return QString();
    };
    for (const auto& [kind, bytes] : memory.parts)
        if (bytes > 0) lines.append(name_of(kind) + QStringLiteral(": ") + format::exactBytes(bytes));
    return lines.join(u'\n');
}

bool FootprintBars::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    QToolTip::showText(help.globalPos(), textAt(help.pos()), this);
    return true;
}

void FootprintBars::setFields(std::vector<QLineEdit*> fields) {
    for (QLineEdit* old : fields_) old->deleteLater();
    fields_ = std::move(fields);
    for (QLineEdit* field : fields_) {
        field->setParent(this);
        field->setFixedSize(field_width, field_height);
        field->show();
    }
    placeFields();
}

void FootprintBars::placeFields() {
    const auto left = static_cast<int>(metric::chartPad + nameWidth_ + gap);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const double middle = head_height + (static_cast<double>(i) + 0.5) * row_height;
        fields_[i]->move(left, static_cast<int>(middle) - field_height / 2);
    }
}

void FootprintBars::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeFields();
}

void FootprintBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme().small);
    painter.setPen(theme().tx2);
    painter.drawText(QRectF(metric::chartPad + nameWidth_ + gap, 0, width(), head_height),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("Limit"));
    for (std::size_t i = 0; i < scene_.memories.size(); ++i)
        paintMemory(painter, scene_.memories[i], head_height + static_cast<double>(i) * row_height);
}

void FootprintBars::paintMemory(QPainter& painter, const FootprintMemory& memory, double y) const {
    const Theme& t = theme();
    painter.setFont(t.body);
    painter.setPen(t.tx);
    const QFontMetricsF metrics(t.body);
    const QString name = metrics.elidedText(memory.name, Qt::ElideRight, nameWidth_);
    painter.drawText(QRectF(metric::chartPad, y, nameWidth_ + 1, row_height), Qt::AlignLeft | Qt::AlignVCenter, name);
    const double left = metric::chartPad + nameWidth_ + gap + field_width + gap;
    const double room = std::max(60.0, width() - left - verdictWidth_ - gap - metric::chartPad);
    const qint64 used = memory.used(), full = memory.limit.value_or(std::max<qint64>(used, 1));
    const auto x = [&](qint64 bytes) {
        return left +
            std::min(1.0, static_cast<double>(bytes) / (static_cast<double>(std::max<qint64>(full, 1)) * beyond)) *
            room;
    };
    const double top = y + (row_height - bar_height) / 2, limit = x(full);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.bar);
    painter.drawRoundedRect(QRectF(left, top, limit - left, bar_height), 1.5, 1.5);
    qint64 at = 0;
    for (const auto& [kind, bytes] : memory.parts) {
        const double from = x(at), to = std::min(limit, x(at + bytes));
        if (bytes > 0 && to > from)
            painter.fillRect(QRectF(from, top, std::max(1.0, to - from - 1), bar_height), footprintColor(kind));
        at += bytes;
    }
    if (memory.overBy() > 0) {
        const QRectF over(limit + 0.5, top + 0.5, std::max(4.0, x(used) - limit), bar_height - 1);
        painter.fillRect(over, t.badBg);
        paint::hatch(painter, over, mixed(t.bad, t.chart, 0.6), 5);
        painter.setPen(QPen(t.bad, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(over);
    }
    if (memory.limit) painter.fillRect(QRectF(limit - 0.75, top - 3, 1.5, bar_height + 6), t.tx);
    painter.setPen(memory.overBy() > 0 ? t.bad : t.blue);
    painter.setFont(t.body);
    painter.drawText(QRectF(width() - verdictWidth_ - metric::chartPad, y, verdictWidth_, row_height),
                     Qt::AlignRight | Qt::AlignVCenter, verdict(memory));
}

}  // namespace arenascope
