// Bars of each memory against its limit, on one scale.

#include "widgets/charts/footprint/footprint_bars.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"

namespace arenascope {
namespace {

constexpr double bar_height = 12, gap = 12;
constexpr double unknown_width = 34;  // of a part of unknown size
constexpr int most_ticks = 9;
double rowHeight() { return forText(30); }
double headHeight() { return forText(16); }
double axisHeight() { return forText(20); }
double mostName() { return forText(130); }
int fieldWidth() { return forText(76); }
int fieldHeight() { return forText(24); }

QColor verdictColor(const FootprintBar& memory) {
    const Theme& t = theme();
    switch (memory.fit) {
        case Fit::over: return t.bad;
        case Fit::fits: return t.blue;
        case Fit::no_limit: return memory.isOpen ? t.warn : t.tx2;
        case Fit::unknown: break;
    }
    return t.warn;
}

}  // namespace

QColor footprintColor(FootprintPart::Kind kind) {
    using Kind = FootprintPart::Kind;
    const Theme& t = theme();
    switch (kind) {
        case Kind::arena: return t.role(DataRole::intermediate).solid;
        case Kind::state: return t.role(DataRole::state).solid;
        case Kind::caller: return t.role(DataRole::input).solid;
        case Kind::delegate:
        case Kind::payload: return t.role(DataRole::delegate).solid;
        case Kind::constants:
        case Kind::states: return mixed(t.tx3, t.chart, 0.62);
        case Kind::stack:
        case Kind::data:
        case Kind::code: return mixed(t.tx3, t.chart, 0.8);
        default: return t.tx3;
    }
}

void paintFootprintPart(QPainter& painter, const QRectF& rect, FootprintPart::Kind kind, Known known) {
    const QColor color = footprintColor(kind);
    if (kind == FootprintPart::Kind::caller && known != Known::at_least) {  // beside the arena's blue
        const RoleColors& input = theme().role(DataRole::input);
        painter.fillRect(rect, input.edge);
        return painter.fillRect(rect.adjusted(1, 1, -1, -1), input.fill);
    }
    if (known != Known::at_least) return painter.fillRect(rect, color);
    painter.fillRect(rect, mixed(color, theme().chart, 0.45));
    paint::hatch(painter, rect, color, 5);
}

FootprintBars::FootprintBars(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Memories of the device"));
}

void FootprintBars::show(const FootprintScene& scene) {
    scene_ = scene;
    QString spoken;
    const QFontMetricsF metrics(theme().body);
    nameWidth_ = verdictWidth_ = 0;
    for (const FootprintBar& memory : scene_.memories) {
        const QString verdict = FootprintScene::verdict(memory);
        nameWidth_ = std::max(nameWidth_, std::min(mostName(), metrics.horizontalAdvance(memory.name) + 1));
        verdictWidth_ = std::max(verdictWidth_, metrics.horizontalAdvance(verdict) + 1);
        spoken += memory.name + QLatin1Char(' ') + format::bytes(memory.used) + QLatin1Char(' ') + verdict +
            QStringLiteral(". ");
    }
    // The title of the axis stands below names and fields.
    const double title = QFontMetricsF(theme().small)
                             .horizontalAdvance(axisTitle(paint::byteScale(static_cast<double>(scene_.scale()), 1)));
    nameWidth_ = std::max(nameWidth_, title + 1 - gap - fieldWidth());
    setAccessibleDescription(spoken);
    setFixedHeight(sizeHint().height());
    placeFields();
    update();
}

QSize FootprintBars::sizeHint() const {
    const double rows = static_cast<double>(scene_.memories.size()) * rowHeight();
    return {480, static_cast<int>(headHeight() + rows + axisHeight())};
}

QString FootprintBars::textAt(const QPoint& pos) const {
    const int row = pos.y() < headHeight() ? -1 : static_cast<int>((pos.y() - headHeight()) / rowHeight());
    if (row < 0 || static_cast<std::size_t>(row) >= scene_.memories.size()) return {};
    const FootprintBar& memory = scene_.memories[static_cast<std::size_t>(row)];
    QStringList lines{
        memory.limit
            ? tr("%1: %2 of %3").arg(memory.name, format::exactBytes(memory.used), format::exactBytes(*memory.limit))
            : tr("%1: %2").arg(memory.name, format::exactBytes(memory.used))};
    for (const FootprintRow& part : memory.rows) {
        if (part.known == Known::unknown) lines.append(part.name + QStringLiteral(": ?"));
        else if (part.bytes > 0) lines.append(part.name + QStringLiteral(": ") + format::exactBytes(part.bytes));
    }
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
        field->show();
    }
    placeFields();
}

void FootprintBars::placeFields() {
    const auto at = static_cast<int>(metric::chartPad + nameWidth_ + gap);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const double middle = headHeight() + (static_cast<double>(i) + 0.5) * rowHeight();
        fields_[i]->setFixedSize(fieldWidth(), fieldHeight());  // of the present text size
        fields_[i]->move(at, static_cast<int>(middle) - fieldHeight() / 2);
    }
}

void FootprintBars::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeFields();
}

double FootprintBars::left() const { return metric::chartPad + nameWidth_ + gap + fieldWidth() + gap; }

double FootprintBars::room() const {
    const bool isAnyOpen = std::any_of(scene_.memories.begin(), scene_.memories.end(),
                                       [](const FootprintBar& memory) { return memory.isOpen; });
    const double behind = verdictWidth_ + gap + metric::chartPad + (isAnyOpen ? unknown_width : 0);
    return std::max(60.0, width() - left() - behind);
}

double FootprintBars::xOf(qint64 bytes) const {
    return left() + static_cast<double>(bytes) / static_cast<double>(scene_.scale()) * room();
}

void FootprintBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme().small);
    painter.setPen(theme().tx2);
    painter.drawText(QRectF(metric::chartPad + nameWidth_ + gap, 0, width(), headHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("Limit"));
    paintScale(painter);
    for (std::size_t i = 0; i < scene_.memories.size(); ++i)
        paintMemory(painter, scene_.memories[i], headHeight() + static_cast<double>(i) * rowHeight());
}

QString FootprintBars::axisTitle(const paint::ByteScale& scale) const { return tr("%1, common scale").arg(scale.unit); }

/// As many ticks as have room for their numbers beside each other.
paint::ByteScale FootprintBars::scaleOf(double whole) const {
    constexpr double apart = 14;
    const QFontMetricsF metrics(theme().small);
    paint::ByteScale out;
    for (int ticks = most_ticks; ticks > 0; --ticks) {
        out = paint::byteScale(whole, ticks);
        const double last = std::floor(whole / out.step) * out.step;
        const double widest = std::max(metrics.horizontalAdvance(out.label(last)),
                                       metrics.horizontalAdvance(out.label(std::max(0.0, last - out.step))));
        if (out.step / whole * room() >= widest + apart) break;
    }
    return out;
}

/// Ticks through all rows, numbers below them.
void FootprintBars::paintScale(QPainter& painter) const {
    const Theme& t = theme();
    const double bottom = headHeight() + static_cast<double>(scene_.memories.size()) * rowHeight();
    const auto whole = static_cast<double>(scene_.scale());
    const paint::ByteScale scale = scaleOf(whole);
    painter.setFont(t.small);
    painter.setPen(t.tx2);
    painter.drawText(QRectF(0, bottom, left() - gap, axisHeight()), Qt::AlignRight | Qt::AlignVCenter,
                     axisTitle(scale));
    for (double value = 0; value <= whole; value += scale.step) {
        const double x = std::round(xOf(static_cast<qint64>(value)));
        painter.fillRect(QRectF(x, headHeight(), 1, bottom - headHeight()), t.grid);
        painter.setPen(t.tx2);
        painter.drawText(QRectF(x - 40, bottom, 80, axisHeight()), Qt::AlignHCenter | Qt::AlignVCenter,
                         scale.label(value));
    }
}

void FootprintBars::paintMemory(QPainter& painter, const FootprintBar& memory, double y) const {
    const Theme& t = theme();
    painter.setFont(t.body);
    painter.setPen(t.tx);
    const QFontMetricsF metrics(t.body);
    const QString name = metrics.elidedText(memory.name, Qt::ElideRight, nameWidth_);
    painter.drawText(QRectF(metric::chartPad, y, nameWidth_ + 1, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter, name);
    const double top = y + (rowHeight() - bar_height) / 2;
    paintParts(painter, memory, QRectF(left(), top, xOf(memory.limit.value_or(memory.used)) - left(), bar_height));
    if (memory.limit) {
        const double limit = xOf(*memory.limit);
        if (memory.overBy() > 0) {
            const QRectF over(limit + 0.5, top + 0.5, std::max(3.0, xOf(memory.used) - limit), bar_height - 1);
            painter.fillRect(over, t.badBg);
            paint::hatch(painter, over, mixed(t.bad, t.chart, 0.6), 5);
            painter.setPen(QPen(t.bad, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(over);
        }
        painter.fillRect(QRectF(limit - 0.75, top - 3, 1.5, bar_height + 6), t.tx);
    }
    painter.setPen(verdictColor(memory));
    painter.setFont(t.body);
    painter.drawText(QRectF(width() - verdictWidth_ - metric::chartPad, y, verdictWidth_, rowHeight()),
                     Qt::AlignRight | Qt::AlignVCenter, FootprintScene::verdict(memory));
}

/// Parts in their colours up to the limit; after them, dashed, the unknown ones.
void FootprintBars::paintParts(QPainter& painter, const FootprintBar& memory, const QRectF& bar) const {
    const Theme& t = theme();
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.bar);
    painter.drawRoundedRect(bar, 1.5, 1.5);
    qint64 at = 0;
    for (const FootprintRow& part : memory.rows) {
        if (part.within || part.known == Known::unknown || part.bytes <= 0) continue;
        const double from = xOf(at), to = std::min(bar.right(), xOf(at + part.bytes));
        if (to > from)
            paintFootprintPart(painter, QRectF(from, bar.top(), std::max(1.0, to - from - 1), bar.height()), part.kind,
                               part.known);
        at += part.bytes;
    }
    if (!memory.isOpen) return;
    const double from = xOf(memory.used);
    const double end = memory.limit ? std::max(from + unknown_width, xOf(*memory.limit)) : from + unknown_width;
    const QRectF rest(from + 0.5, bar.top() + 0.5, std::min(unknown_width, end - from), bar.height() - 1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.warn, 1, Qt::DashLine));
    painter.drawRect(rest);
    painter.setFont(t.small);
    painter.drawText(rest, Qt::AlignCenter, QStringLiteral("?"));
}

}  // namespace arenascope
