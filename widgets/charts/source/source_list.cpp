#include "widgets/charts/source/source_list.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int pad = 6;

/// The sum of a line and of the functions that it calls.
SourceCost both(const SourceCosts& costs, SourceLineIndex line) {
    SourceCost sum = costs.made[line];
    sum += costs.called[line];
    return sum;
}

}  // namespace

SourceList::SourceList(QWidget* parent) : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("sourceList"));
    setAccessibleName(tr("Source lines"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
}

void SourceList::show(const SourceMap* map, const SourceCosts* costs, SourceRows rows) {
    map_ = map;
    costs_ = costs;
    rows_ = std::move(rows);
    setCosts(costs);
}

void SourceList::setCosts(const SourceCosts* costs) {
    costs_ = costs;
    most_ = {};
    widest_ = 0;
    const QFontMetrics mono(theme().mono);
    for (const SourceRow& row : rows_.rows) {
        if (!costs_ || !row.line.valid()) continue;
        const SourceCost cost = both(*costs_, row.line);
        most_.live = std::max(most_.live, cost.live);
        most_.traffic = std::max(most_.traffic, cost.traffic);
        most_.milliseconds = std::max(most_.milliseconds, cost.milliseconds);
        const QString second =
            costs_->has_times ? format::milliseconds(cost.milliseconds) : format::bytes(cost.traffic);
        for (const QString& text : {format::bytes(cost.live), second})
            widest_ = std::max(widest_, mono.horizontalAdvance(text));
    }
    fitBars();
    viewport()->update();
}

void SourceList::mark(std::set<SourceLineIndex> lines, SourceLineIndex current) {
    marked_ = std::move(lines);
    current_ = current;
    if (const int row = rows_.rowOf(current); row >= 0) reveal(row);
    viewport()->update();
}

int SourceList::rowHeight() const { return forText(20); }

/// A number is never cut: it would look like another one.
int SourceList::gutter() const {
    const QFontMetrics words(theme().small);
    const int head = std::max(words.horizontalAdvance(tr("Traffic")), words.horizontalAdvance(tr("Time, ms")));
    return std::max({forText(66), widest_ + 2 * pad, head + 2 * pad});
}

int SourceList::numbers() const {
    const int last = rows_.rows.empty() ? 0 : rows_.rows.back().number;
    const int digits = QFontMetrics(theme().mono).horizontalAdvance(QString::number(std::max(last, 100)));
    return std::max(digits, QFontMetrics(theme().small).horizontalAdvance(tr("Line"))) + 2 * pad;
}

int SourceList::rowAt(const QPointF& pos) const {
    const int row = (static_cast<int>(pos.y()) + verticalScrollBar()->value()) / rowHeight() - 1;
    const bool shown = pos.y() >= rowHeight() && row >= 0 && row < static_cast<int>(rows_.rows.size());
    return shown ? row : -1;
}

void SourceList::fitBars() {
    const int room = viewport()->height() - rowHeight();
    const int all = static_cast<int>(rows_.rows.size()) * rowHeight();
    verticalScrollBar()->setRange(0, std::max(0, all - room));
    verticalScrollBar()->setPageStep(std::max(1, room));
    verticalScrollBar()->setSingleStep(rowHeight());
    int widest = 0;
    for (const SourceRow& row : rows_.rows) widest = std::max(widest, static_cast<int>(row.text.size()));
    const int text = static_cast<int>(std::min(widest, 400) * QFontMetricsF(theme().mono).averageCharWidth()) + pad;
    const int across = viewport()->width() - 2 * gutter() - numbers();
    horizontalScrollBar()->setRange(0, std::max(0, text - across));
    horizontalScrollBar()->setPageStep(std::max(1, across));
}

void SourceList::reveal(int row) {
    const int room = viewport()->height() - rowHeight(), top = row * rowHeight();
    QScrollBar& bar = *verticalScrollBar();
    if (top < bar.value() || top + rowHeight() > bar.value() + room) bar.setValue(top - room / 3);
}

QString SourceList::spoken(SourceLineIndex line) const {
    if (!map_ || !map_->lines.has(line)) return {};
    const QString place = tr("line %1").arg(map_->lines[line].line);
    if (!costs_) return place;
    return tr("%1: %2; in its calls %3")
        .arg(place, format::bytes(costs_->made[line].live), format::bytes(costs_->called[line].live));
}

void SourceList::choose(int row) {
    if (row < 0 || !rows_.rows[static_cast<std::size_t>(row)].line.valid()) return;
    current_ = rows_.rows[static_cast<std::size_t>(row)].line;
    reveal(row);
    viewport()->update();
    setAccessibleDescription(spoken(current_));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    emit chosen(current_);
}

/// To the next line with an operator.
void SourceList::step(int by) {
    const int count = static_cast<int>(rows_.rows.size());
    int row = rows_.rowOf(current_);
    if (row < 0) row = by > 0 ? -1 : count;
    for (row += by; row >= 0 && row < count; row += by)
        if (rows_.rows[static_cast<std::size_t>(row)].line.valid()) return choose(row);
}

void SourceList::paintShare(QPainter& painter, const QRect& rect, double made, double called, double most,
                            const QString& text) const {
    if (most <= 0 || made + called <= 0) return;
    const Theme& t = theme();
    const RoleColors& blue = t.role(DataRole::intermediate);
    const double room = rect.width() - 4;
    const double own = made / most * room, all = (made + called) / most * room;
    const QRectF bar(rect.right() - 2 - all, rect.top() + 2, all, rect.height() - 4);
    if (called > 0) {
        painter.setPen(QPen(blue.edge, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter.fillRect(QRectF(bar.right() - own, bar.top(), own, bar.height()), blue.fill);
    painter.setFont(t.mono);
    painter.setPen(t.tx);
    painter.drawText(rect.adjusted(0, 0, -pad, 0), Qt::AlignRight | Qt::AlignVCenter, text);
}

void SourceList::paintHead(QPainter& painter) const {
    const Theme& t = theme();
    const QRect head(0, 0, viewport()->width(), rowHeight());
    painter.fillRect(head, t.panel);
    painter.fillRect(QRect(0, head.bottom(), head.width(), 1), t.line);
    painter.setFont(t.small);
    painter.setPen(t.tx2);
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    painter.drawText(QRect(0, 0, gutter() - pad, rowHeight()), right, tr("Live"));
    painter.drawText(QRect(gutter(), 0, gutter() - pad, rowHeight()), right,
                     costs_ && costs_->has_times ? tr("Time, ms") : tr("Traffic"));
    painter.drawText(QRect(2 * gutter(), 0, numbers() - pad, rowHeight()), right, tr("Line"));
}

void SourceList::paintRow(QPainter& painter, const SourceRow& row, const QRect& rect) const {
    const Theme& t = theme();
    const bool marked = row.line.valid() && marked_.contains(row.line);
    const bool current = row.line.valid() && row.line == current_;
    if (marked || current) painter.fillRect(rect, t.sel);
    if (current) painter.fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), t.ink);
    if (row.line.valid() && costs_) {
        const SourceCost &made = costs_->made[row.line], &called = costs_->called[row.line];
        const SourceCost sum = both(*costs_, row.line);
        paintShare(painter, QRect(rect.left(), rect.top(), gutter(), rect.height()), static_cast<double>(made.live),
                   static_cast<double>(called.live), static_cast<double>(most_.live), format::bytes(sum.live));
        const QRect second(rect.left() + gutter(), rect.top(), gutter(), rect.height());
        if (costs_->has_times)
            paintShare(painter, second, made.milliseconds, called.milliseconds, most_.milliseconds,
                       format::milliseconds(sum.milliseconds));
        else
            paintShare(painter, second, static_cast<double>(made.traffic), static_cast<double>(called.traffic),
                       static_cast<double>(most_.traffic), format::bytes(sum.traffic));
    }
    const QRect number(rect.left() + 2 * gutter(), rect.top(), numbers() - pad, rect.height());
    painter.setFont(t.mono);
    painter.setPen(row.line.valid() ? t.tx2 : t.tx3);
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter,
                     row.number > 0 ? QString::number(row.number) : QStringLiteral("⋯"));
    const QRect text = rect.adjusted(2 * gutter() + numbers(), 0, 0, 0);
    painter.save();
    painter.setClipRect(text);
    painter.setPen(row.line.valid() ? t.tx : t.tx3);
    QString code = row.text;
    code.replace(QLatin1Char('\t'), QLatin1String("    "));
    painter.drawText(text.adjusted(pad - horizontalScrollBar()->value(), 0, 4000, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     code);
    painter.restore();
}

void SourceList::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme().chart);
    if (rows_.rows.empty())
        return paint::emptyText(painter, viewport()->rect(), tr("The file records no Python lines"));
    const int height = rowHeight(), scroll = verticalScrollBar()->value();
    const int first = scroll / height, last = (scroll + viewport()->height()) / height;
    for (int i = first; i <= last && i < static_cast<int>(rows_.rows.size()); ++i)
        paintRow(painter, rows_.rows[static_cast<std::size_t>(i)],
                 QRect(0, (i + 1) * height - scroll, viewport()->width(), height));
    paintHead(painter);
    if (!hasFocus()) return;
    painter.setPen(QPen(theme().blue, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void SourceList::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(rowAt(event->position()));
}

void SourceList::mouseDoubleClickEvent(QMouseEvent* event) {
    const int row = rowAt(event->position());
    if (row >= 0 && rows_.rows[static_cast<std::size_t>(row)].line.valid()) emit opened(current_);
}

void SourceList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Up: return step(-1);
        case Qt::Key_Down: return step(1);
        case Qt::Key_Home: current_ = {}; return step(1);
        case Qt::Key_End: current_ = {}; return step(-1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (current_.valid()) emit opened(current_);
            return;
        default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void SourceList::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

void SourceList::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitBars();
}

}  // namespace arenascope
