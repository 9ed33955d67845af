#include "widgets/graph/graph_legend.h"
#include "widgets/graph/item_spots.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>
#include <set>

#include "widgets/graph/graph_painter.h"
#include "widgets/graph/graph_picture.h"
#include "widgets/graph/heat_look.h"
#include "widgets/plot/family_look.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr int row_height = 26;
constexpr double gap = 16, sign_gap = 6, pad = 14;

}  // namespace

GraphLegend::GraphLegend(QWidget* parent) : QWidget(parent) {
    setFixedHeight(row_height);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
}

void GraphLegend::clear() {
    entries_.clear();
    note_.clear();
    update();
}

void GraphLegend::show(const GraphPicture& picture) {
    using Sign = Entry::Sign;
    entries_.clear();
    heat_ = picture.heat;
    most_ = picture.loads.most;
    mostRead_ = picture.loads.most_read;
    std::set<OperatorFamily> families;
    bool constants = false, peak = false;
    for (const ItemIndex i : picture.scene.items.indices()) {
        const GraphItem& item = picture.scene.items[i];
        if (item.isClosed()) continue;
        const ProgramNode& node = picture.graph->nodes[item.node];
        const bool named = node.runs() || node.kind == ProgramNode::Kind::inside;
        if (named) families.insert(node.family);
        peak = peak || picture.loads.at_peak.contains(node.value);
        constants =
            constants || node.kind == ProgramNode::Kind::constant ||
            std::any_of(node.in.begin(), node.in.end(), [&](EdgeIndex edge) {
                return picture.graph->nodes[picture.graph->edges[edge].from].kind == ProgramNode::Kind::constant;
            });
    }
    bool control = false, back = false, views = false;
    qint64 least = mostRead_, most = 0;
    for (const GraphLine& line : picture.scene.lines) {
        control = control || line.kind == ProgramEdge::Kind::condition || line.kind == ProgramEdge::Kind::control;
        back = back || line.kind == ProgramEdge::Kind::back;
        views = views || line.view != no_value;
        if (line.kind != ProgramEdge::Kind::data || line.bytes <= 0) continue;
        least = std::min(least, line.bytes);
        most = std::max(most, line.bytes);
    }
    for (const OperatorFamily family : families)
        entries_.push_back({.sign = Sign::family, .family = family, .text = familyName(family)});
    if (most > 0) {
        const QString sizes =
            least < most ? tr("%1 to %2").arg(format::bytes(least), format::bytes(most)) : format::bytes(most);
        entries_.push_back({.sign = Sign::line, .bytes = most, .least = least, .text = tr("tensor, %1").arg(sizes)});
    }
    if (peak) entries_.push_back({.sign = Sign::peak, .bytes = most, .text = tr("live at the peak")});
    if (control) entries_.push_back({.sign = Sign::control, .text = tr("condition")});
    if (back) entries_.push_back({.sign = Sign::back, .text = tr("next iteration")});
    if (constants) entries_.push_back({.sign = Sign::constant, .text = tr("constant")});
    if (views) entries_.push_back({.sign = Sign::view, .text = tr("view")});
    note_ = heat_ == GraphHeat::off  ? tr("at the right: step, bytes")
        : heat_ == GraphHeat::memory ? tr("at the right: live bytes, result")
        : heat_ == GraphHeat::time   ? tr("at the right: time, bytes")
                                     : tr("at the right: bytes moved, result");
    QStringList all;
    for (const Entry& entry : entries_) all.append(entry.text);
    setAccessibleName(tr("Legend: %1").arg(all.join(QStringLiteral(", "))));
    update();
}

void GraphLegend::paintSign(QPainter& painter, const Entry& entry, const QRectF& r) const {
    const Theme& t = theme();
    const QColor hue = t.role(DataRole::intermediate).solid;
    const QPointF left(r.left(), r.center().y()), right(r.right(), r.center().y());
    switch (entry.sign) {
        case Entry::Sign::family: return paintFamily(painter, r, entry.family);
        case Entry::Sign::line: {
            const double from = lineWidth(entry.least, mostRead_) / 2, to = lineWidth(entry.bytes, mostRead_) / 2;
            painter.setPen(Qt::NoPen);
            painter.setBrush(mixed(hue, t.chart, 0.42));
            return painter.drawPolygon(QPolygonF(
                {left - QPointF(0, from), right - QPointF(0, to), right + QPointF(0, to), left + QPointF(0, from)}));
        }
        case Entry::Sign::peak:
            painter.setPen(QPen(hue, 3, Qt::SolidLine, Qt::FlatCap));
            return painter.drawLine(left, right);
        case Entry::Sign::control:
        case Entry::Sign::back: {
            const bool back = entry.sign == Entry::Sign::back;
            painter.setPen(QPen(back ? t.role(DataRole::state).edge : t.tx2, 1.4, Qt::DashLine));
            return painter.drawLine(left, right);
        }
        case Entry::Sign::constant:
            painter.setPen(t.tx3);
            painter.setBrush(t.base);
            return painter.drawRect(QRectF(r.center() - QPointF(3.5, 3.5), QSizeF(7, 7)));
        case Entry::Sign::view:
            painter.setPen(t.role(DataRole::state).edge);
            painter.setBrush(t.role(DataRole::state).fill);
            return painter.drawRoundedRect(r.adjusted(0, 3, 0, -3), 4, 4);
    }
}

/// Five colour steps with their values.
double GraphLegend::paintHeat(QPainter& painter, double x) const {
    const Theme& t = theme();
    constexpr int levels = 5;
    constexpr double wide = 22;
    painter.setFont(t.small);
    const QFontMetricsF metrics(t.small);
    const QString name = heat_ == GraphHeat::memory ? tr("live bytes while it runs")
        : heat_ == GraphHeat::time                  ? tr("time")
                                                    : tr("bytes moved");
    painter.setPen(t.tx2);
    painter.drawText(QRectF(x, 0, metrics.horizontalAdvance(name) + 2, row_height), Qt::AlignVCenter, name);
    x += metrics.horizontalAdvance(name) + 8;
    for (int i = 1; i <= levels; ++i) {
        const double part = static_cast<double>(i) / levels;
        painter.fillRect(QRectF(x, row_height / 2.0 - 5, wide, 10), heatColor(part));
        x += wide;
    }
    const QString most = GraphLabels::heat(heat_, most_);
    painter.setPen(t.tx2);
    painter.setFont(t.mono);
    painter.drawText(QRectF(x + 6, 0, 90, row_height), Qt::AlignVCenter, most);
    return x + 6 + QFontMetricsF(t.mono).horizontalAdvance(most) + gap;
}

void GraphLegend::paintEvent(QPaintEvent*) {
    if (entries_.empty()) return;
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(t.small);
    double x = pad;
    if (heat_ != GraphHeat::off) x = paintHeat(painter, x);
    for (const Entry& entry : entries_) {
        const bool square = entry.sign == Entry::Sign::family || entry.sign == Entry::Sign::constant;
        const double sign = square ? 14 : 22, text = metrics.horizontalAdvance(entry.text);
        if (x + sign + sign_gap + text > width() - pad) return;
        paintSign(painter, entry, QRectF(x, row_height / 2.0 - 7, sign, 14));
        x += sign + sign_gap;
        painter.setFont(t.small);
        painter.setPen(t.tx2);
        painter.drawText(QRectF(x, 0, text + 2, row_height), Qt::AlignVCenter, entry.text);
        x += text + gap;
    }
    const double room = width() - pad - x, wanted = metrics.horizontalAdvance(note_);
    if (room < wanted) return;
    painter.setPen(t.tx3);
    painter.drawText(QRectF(width() - pad - wanted, 0, wanted + 1, row_height), Qt::AlignVCenter, note_);
}

}  // namespace arenascope
