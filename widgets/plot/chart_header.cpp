#include "widgets/plot/chart_header.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <utility>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/preferences.h"

namespace arenascope {
namespace {

QColor colorOf(Fact::Tone tone) {
    const Theme& t = theme();
    switch (tone) {
        case Fact::Tone::bad: return t.bad;
        case Fact::Tone::good: return t.blue;
        case Fact::Tone::warn: return t.warn;
        case Fact::Tone::plain: break;
    }
    return t.tx;
}

int factsHeight() { return forText(metric::chartHeader); }
int legendHeight() { return forText(metric::legendRow); }

}  // namespace

ChartHeader::ChartHeader(QWidget* parent) : QWidget(parent) {
    setFixedHeight(factsHeight() + legendHeight());
    setAttribute(Qt::WA_OpaquePaintEvent);
}

QSize ChartHeader::sizeHint() const { return {400, factsHeight() + legendHeight()}; }

void ChartHeader::setFacts(QList<Fact> facts) {
    facts_ = std::move(facts);
    QString spoken;
    for (const Fact& fact : facts_)
        spoken += fact.label + u' ' + fact.value + u' ' + fact.suffix + QStringLiteral(". ");
    setAccessibleDescription(spoken);
    update();
}

void ChartHeader::reserveRight(int width) {
    if (width == reserved_) return;
    reserved_ = width;
    update();
}

void ChartHeader::setLegend(QList<Swatch> swatches) {
    legend_ = std::move(swatches);
    placeCorner();
    update();
}

void ChartHeader::setCorner(QWidget* corner) {
    corner_ = corner;
    corner_->setParent(this);
}

void ChartHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeCorner();
}

void ChartHeader::placeCorner() {
    if (!corner_) return;
    const QSize size = corner_->sizeHint().expandedTo(corner_->minimumSize());
    corner_->setGeometry(width() - size.width() - 10, factsHeight() + (legendHeight() - size.height()) / 2 - 2,
                         size.width(), size.height());
}

void ChartHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    paintFacts(painter);
    paintLegend(painter);
}

void ChartHeader::paintFacts(QPainter& painter) const {
    const Theme& t = theme();
    const QFontMetricsF small(t.small), large(t.fact), body(t.body);
    double x = metric::chartPad;
    for (const Fact& fact : facts_) {
        const double tail = fact.suffix.isEmpty() ? 0 : body.horizontalAdvance(fact.suffix) + 5;
        const double value_width = large.horizontalAdvance(fact.value);
        const double width = std::max(small.horizontalAdvance(fact.label), value_width + tail);
        // The verdict comes first; facts without room are also in the cards and the Plans table.
        if (x > metric::chartPad && x + width > this->width() - metric::chartPad - reserved_) break;
        painter.setFont(t.small);
        painter.setPen(t.tx3);
        painter.drawText(QPointF(x, forText(18)), fact.label);
        painter.setFont(t.fact);
        painter.setPen(colorOf(fact.tone));
        painter.drawText(QPointF(x, forText(39)), fact.value);
        painter.setFont(t.body);
        painter.setPen(t.tx2);
        if (tail > 0) painter.drawText(QPointF(x + value_width + 5, forText(39)), fact.suffix);
        x += width + 26;
    }
}

QList<int> ChartHeader::legendShown() const {
    const QFontMetricsF metrics(theme().small);
    const double end =
        corner_ && corner_->isVisibleTo(this) ? corner_->x() - 12.0 : this->width() - double(metric::chartPad);
    const auto width_of = [&](const Swatch& swatch) { return 16 + metrics.horizontalAdvance(swatch.text) + 16; };
    double needed = metric::chartPad - 16.0;
    for (const Swatch& swatch : legend_) needed += width_of(swatch);
    const double more = needed > end ? metrics.horizontalAdvance(moreText(static_cast<int>(legend_.size()))) + 16 : 0;
    // In a narrow window, classes of colours are omitted first, not the meaning of solid, hatched and dashed.
    double kept = 0, x = metric::chartPad;
    for (const Swatch& swatch : legend_) kept += swatch.look != Swatch::Look::tinted ? width_of(swatch) : 0;
    QList<int> shown;
    for (int i = 0; i < legend_.size(); ++i) {
        const bool is_class = legend_[i].look == Swatch::Look::tinted;
        if (!is_class) kept -= width_of(legend_[i]);
        if (x + width_of(legend_[i]) - 16 > end - more - (is_class ? kept : 0)) continue;
        shown.append(i);
        x += width_of(legend_[i]);
    }
    return shown;
}

QString ChartHeader::moreText(int count) { return tr("%n more", nullptr, count); }

/// Omitted entries are counted, and listed in a tooltip.
bool ChartHeader::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const QList<int> shown = legendShown();
        QStringList names;
        for (int i = 0; i < legend_.size(); ++i) {
            if (!shown.contains(i)) names.append(legend_[i].text);
        }
        const auto* help = static_cast<QHelpEvent*>(event);
        if (!names.isEmpty() && help->pos().y() > factsHeight()) {
            QToolTip::showText(help->globalPos(), names.join(QLatin1Char('\n')), this);
            return true;
        }
    }
    return QWidget::event(event);
}

void ChartHeader::paintLegend(QPainter& painter) const {
    const Theme& t = theme();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(t.small);
    const QFontMetricsF metrics(t.small);
    const double middle = factsHeight() + legendHeight() / 2.0 - 2;
    double x = metric::chartPad;
    const QList<int> shown = legendShown();
    for (const int index : shown) {
        paintSwatch(painter, legend_[index], QPointF(x, middle));
        const double width = metrics.horizontalAdvance(legend_[index].text);
        painter.setPen(t.tx2);
        painter.drawText(QRectF(x + 16, middle - 9, width + 16, 18), Qt::AlignVCenter | Qt::AlignLeft,
                         legend_[index].text);
        x += 16 + width + 16;
    }
    if (shown.size() == legend_.size()) return;
    painter.setPen(t.tx3);
    const QString more = moreText(static_cast<int>(legend_.size() - shown.size()));
    painter.drawText(QRectF(x, middle - 9, metrics.horizontalAdvance(more) + 8, 18), Qt::AlignVCenter | Qt::AlignLeft,
                     more);
}

void ChartHeader::paintSwatch(QPainter& painter, const Swatch& swatch, const QPointF& at) {
    const Theme& t = theme();
    const RoleColors& colors = swatch.colors;
    const QRectF box(at.x() + 0.5, at.y() - 4.5, 10, 10);
    switch (swatch.look) {
        case Swatch::Look::tinted:
        case Swatch::Look::solid:
            painter.setPen(colors.edge);
            painter.setBrush(swatch.look == Swatch::Look::solid ? colors.solid : colors.fill);
            painter.drawRoundedRect(box, 1.5, 1.5);
            if (swatch.hatched) paint::hatch(painter, box, colors.edge, 3);
            break;
        case Swatch::Look::dashed:
            painter.setPen(QPen(t.tx2, 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
            break;
        case Swatch::Look::hatched:
            painter.fillRect(box, mixed(t.bad, t.chart, 0.1));
            paint::hatch(painter, box, mixed(t.bad, t.chart, 0.6), 3);
            painter.setPen(mixed(t.bad, t.chart, 0.8));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
            break;
        case Swatch::Look::snap: {
            QPen pen(t.blue, 1.5);
            pen.setDashPattern({4, 2});
            painter.setPen(pen);
            painter.drawLine(QPointF(at.x(), at.y() + 0.5), QPointF(at.x() + 12, at.y() + 0.5));
            break;
        }
    }
}

}  // namespace arenascope
