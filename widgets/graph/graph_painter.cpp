#include "widgets/graph/graph_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/graph/heat_look.h"
#include "widgets/graph/item_sizes.h"
#include "widgets/graph/item_spots.h"
#include "widgets/plot/family_look.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

using NodeKind = ProgramNode::Kind;

constexpr double radius = 3;

bool isPill(NodeKind kind) {
    return kind == NodeKind::input || kind == NodeKind::output || kind == NodeKind::state ||
        kind == NodeKind::constant || kind == NodeKind::result || kind == NodeKind::pass;
}

}  // namespace

GraphPainter::GraphPainter(const View& view) : v_(view), words_(view.graph, view.method, view.classes, view.counts) {}

void GraphPainter::paint(QPainter& painter) const {
    for (const GraphBox& box : v_.scene.boxes) {
        if (box.rect.intersects(v_.seen)) paintBox(painter, box);
    }
    painter.setOpacity(v_.lines);
    paintLines(painter, false);
    paintLines(painter, true);
    painter.setOpacity(1);
    for (const GraphBox& box : v_.scene.boxes) {
        if (!box.rect.intersects(v_.seen)) continue;
        paintTitle(painter, box);
        if (v_.graph.frames[box.frame].kind == ProgramFrame::Kind::loop) paintFoot(painter, box);
    }
    if (isFull() && v_.lines >= 1) paintViews(painter);
    for (const ItemIndex i : v_.scene.items.indices()) {
        if (v_.scene.items[i].rect.adjusted(-8, -18, 10, 24).intersects(v_.seen)) paintItem(painter, i);
    }
}

QFont GraphPainter::fontOf(const QFont& font) const {
    QFont out(font);
    if (v_.scale < 1) out.setPointSizeF(font.pointSizeF() / v_.scale);
    return out;
}

bool GraphPainter::isAtPeak(ValueId value) const { return v_.loads.at_peak.contains(value); }

bool GraphPainter::isSelected(ItemIndex item) const {
    if (item == v_.current) return true;
    const GraphItem& it = v_.scene.items[item];
    return !it.isClosed() && v_.selection.contains(v_.graph.nodes[it.node].value);
}

bool GraphPainter::touches(const GraphLine& line) const {
    const auto has = [&line](ItemIndex item) {
        return item.valid() && (line.from == item || std::find(line.to.begin(), line.to.end(), item) != line.to.end());
    };
    return has(v_.current) || has(v_.hovered);
}

RoleColors GraphPainter::roleOf(NodeIndex index) const {
    const ProgramNode& node = v_.graph.nodes[index];
    if (const ArenaBox* box = v_.colors ? v_.colors->boxOf(node.value) : nullptr) return v_.colors->colors(*box);
    switch (node.kind) {
        case NodeKind::input: return theme().role(DataRole::input);
        case NodeKind::output: return theme().role(DataRole::output);
        case NodeKind::state: return theme().role(DataRole::state);
        case NodeKind::delegate:
        case NodeKind::inside: return theme().role(DataRole::delegate);
        default: break;
    }
    const Tensor* tensor = tensorOf(v_.method, node);
    if (tensor && tensor->is_state) return theme().role(DataRole::state);
    return theme().role(tensor && tensor->role == Role::output ? DataRole::output : DataRole::intermediate);
}

QColor GraphPainter::heatFill(const GraphLoad& load) const {
    return heatColor(v_.heat == GraphHeat::off ? 0 : heatOf(v_.heat, load, v_.loads));
}

// -- frames ---------------------------------------------------------------------------------------------------

void GraphPainter::paintBox(QPainter& painter, const GraphBox& box) const {
    const Theme& t = theme();
    const ProgramFrame& frame = v_.graph.frames[box.frame];
    const bool chosen = box.frame == v_.currentFrame;
    const double depth = std::min(0.9, 0.28 + 0.12 * frame.depth);
    painter.setPen(QPen(chosen ? t.ink : frame.is_flow() ? t.tx3 : t.line2, chosen ? 2.5 : 1));
    painter.setBrush(mixed(t.bar, t.chart, frame.is_flow() && frame.kind >= ProgramFrame::Kind::arm ? 0.15 : depth));
    painter.drawRoundedRect(box.rect, radius, radius);
}

void GraphPainter::chevron(QPainter& painter, const QRectF& rect, bool open, const QColor& color) const {
    painter.setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF c = rect.center();
    const QPointF across(open ? 4 : 2, open ? 2 : 4), tip = open ? QPointF(0, 2.2) : QPointF(2.2, 0);
    const QPointF a = open ? c + QPointF(-across.x(), -across.y()) : c + QPointF(-across.x(), -across.y());
    const QPointF b = open ? c + QPointF(across.x(), -across.y()) : c + QPointF(-across.x(), across.y());
    painter.drawPolyline(QPolygonF{a, c + tip, b});
}

/// Drawn over the lines from above.
void GraphPainter::paintTitle(QPainter& painter, const GraphBox& box) const {
    const Theme& t = theme();
    const ProgramFrame& frame = v_.graph.frames[box.frame];
    const GraphLoad& load = v_.loads.frames[box.frame];
    const QRectF bar(box.rect.left() + 1, box.rect.top() + 1, box.rect.width() - 2, graph_title_height - 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(frame.is_flow() ? t.tx3 : t.bar, t.chart, frame.is_flow() ? 0.35 : 1));
    painter.drawRoundedRect(bar, radius, radius);
    constexpr double least = 24, least_numbered = 90;  // of what is seen: nothing is written beside the frame
    double left = std::max(bar.left(), v_.seen.left()) + 22, right = std::min(bar.right(), v_.seen.right()) - 8;
    if (v_.scale < named_scale || right - left < least) return;
    chevron(painter, chevronRect(box.rect), true, t.tx2);
    if (frame.kind == ProgramFrame::Kind::branch || frame.kind == ProgramFrame::Kind::loop) {
        paintFamily(painter, QRectF(left, bar.center().y() - 7, 14, 14), OperatorFamily::control);
        left += 20;
    }
    const QFont bold = fontOf(t.labelMedium), small = fontOf(t.label), numbers = fontOf(t.tick);
    const QFontMetricsF bold_metrics(bold), small_metrics(small), number_metrics(numbers);
    if (isFull() && load.live > 0 && right - left > least_numbered) {
        const QString bytes = v_.heat == GraphHeat::off ? format::bytes(load.live) : GraphLabels::heat(v_.heat, load);
        const double width = number_metrics.horizontalAdvance(bytes);
        painter.setFont(numbers);
        painter.setPen(load.holds_peak ? t.tx : t.tx2);
        painter.drawText(QRectF(right - width, bar.top(), width, bar.height()), Qt::AlignCenter, bytes);
        right -= width + 6;
        if (load.holds_peak) {
            painter.fillRect(QRectF(right - 8, bar.center().y() - 4, 8, 8), t.role(DataRole::intermediate).solid);
            right -= 16;
        }
    }
    const QString name = bold_metrics.elidedText(words_.title(box.frame), Qt::ElideLeft, right - left);
    painter.setFont(bold);
    painter.setPen(t.tx);
    painter.drawText(QRectF(left, bar.top(), right - left, bar.height()), Qt::AlignLeft | Qt::AlignVCenter, name);
    left += bold_metrics.horizontalAdvance(name) + 8;
    if (!isFull() || right - left < least) return;
    painter.setFont(small);
    painter.setPen(t.tx2);
    painter.drawText(QRectF(left, bar.top(), right - left, bar.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     small_metrics.elidedText(words_.detail(box.frame), Qt::ElideRight, right - left));
}

/// What ends a loop, and how often it iterates.
void GraphPainter::paintFoot(QPainter& painter, const GraphBox& box) const {
    const Theme& t = theme();
    const QRectF bar(box.rect.left() + 1, box.rect.bottom() - graph_foot_height, box.rect.width() - 2,
                     graph_foot_height - 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(t.tx3, t.chart, 0.35));
    painter.drawRoundedRect(bar, radius, radius);
    if (v_.scale < named_scale) return;
    const QFont font = fontOf(t.label);
    painter.setFont(font);
    painter.setPen(t.tx2);
    painter.drawText(bar, Qt::AlignCenter,
                     QFontMetricsF(font).elidedText(words_.foot(box.frame), Qt::ElideRight, bar.width() - 16));
}

// -- items ----------------------------------------------------------------------------------------------------

void GraphPainter::paintItem(QPainter& painter, ItemIndex item) const {
    const GraphItem& it = v_.scene.items[item];
    if (it.isClosed()) return paintClosed(painter, item);
    const NodeKind kind = v_.graph.nodes[it.node].kind;
    if (kind == NodeKind::condition) return paintMark(painter, item);
    if (isPill(kind)) paintPill(painter, item);
    else paintNode(painter, item);
    if (v_.scale < named_scale) return;
    paintConstants(painter, item);
    if (isFull()) paintStubs(painter, item);
}

void GraphPainter::paintCard(QPainter& painter, ItemIndex item, const QRectF& rect, const QColor& fill,
                             const QColor& edge) const {
    const Theme& t = theme();
    const bool selected = isSelected(item), hovered = item == v_.hovered;
    if (selected) {
        painter.setPen(QPen(t.chart, 6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect, radius, radius);
    }
    painter.setPen(QPen(selected || hovered ? t.ink : edge, selected ? 2.5 : hovered ? 1.5 : 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, radius, radius);
}

void GraphPainter::paintNode(QPainter& painter, ItemIndex item) const {
    const Theme& t = theme();
    const GraphItem& it = v_.scene.items[item];
    const ProgramNode& node = v_.graph.nodes[it.node];
    const GraphLoad& load = v_.loads.nodes[it.node];
    const QRectF r = it.rect;
    const bool peak = isAtPeak(node.value), delegate = node.kind == NodeKind::delegate;
    const QColor fill = heatFill(load);
    const bool stops = v_.stops.contains(it.node);
    paintCard(painter, item, r, stops ? t.warnBg : fill,
              stops      ? t.warn
                  : peak ? t.role(DataRole::intermediate).edge
                         : t.line2);
    if (delegate) paint::hatch(painter, r.adjusted(1, 20, -1, -1), mixed(t.role(DataRole::delegate).edge, fill, 0.3));
    if (v_.scale < named_scale) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(familyColor(node.family));
        painter.drawRect(QRectF(r.left() + 1, r.top() + 1, 6, r.height() - 2));
        return;
    }
    const QColor text = v_.heat == GraphHeat::off ? t.tx : textOn(fill),
                 dim = v_.heat == GraphHeat::off ? mixed(text, fill, 0.72) : dimTextOn(fill);
    paintFamily(painter, QRectF(r.left() + 7, isFull() ? r.top() + 5 : r.center().y() - 7, 14, 14), node.family);
    const QFont bold = fontOf(t.labelMedium), small = fontOf(t.label), numbers = fontOf(t.tick);
    double right = r.right() - 7;
    if (isFull()) {
        // Of what runs inside a delegate only its results are known.
        const bool heated = v_.heat != GraphHeat::off && node.kind != NodeKind::inside;
        const QString at = heated ? GraphLabels::heat(v_.heat, load)
            : node.step.valid()   ? QString::number(node.step.number())
                                  : QString();
        const double width = QFontMetricsF(numbers).horizontalAdvance(at);
        painter.setFont(numbers);
        painter.setPen(dim);
        painter.drawText(QRectF(right - width, r.top() + 3, width, 18), Qt::AlignCenter, at);
        right -= width + 6;
    }
    const double left = r.left() + 26;
    painter.setFont(bold);
    painter.setPen(text);
    painter.drawText(QRectF(left, r.top() + 3, right - left, isFull() ? 18 : r.height() - 6),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(words_.title(it.node), Qt::ElideRight, right - left));
    if (!isFull()) return;
    const RoleColors role = roleOf(it.node);
    painter.setPen(QPen(role.edge, 1));
    painter.setBrush(peak ? role.solid : role.fill);
    if (node.kind != NodeKind::inside) painter.drawRect(QRectF(r.left() + 8.5, r.top() + 26.5, 7, 7));
    right = r.right() - 7;
    if (node.bytes > 0) {
        const QString bytes = (stops ? QStringLiteral("≥ ") : QString()) + format::bytes(node.bytes);
        QFont font = numbers;
        font.setBold(peak);
        const double width = QFontMetricsF(font).horizontalAdvance(bytes);
        painter.setFont(font);
        painter.setPen(peak ? text : dim);
        painter.drawText(QRectF(right - width, r.top() + 21, width, 18), Qt::AlignCenter, bytes);
        right -= width + 6;
    }
    const QFontMetricsF metrics(small);
    const QString shape = words_.shape(it.node), name = words_.name(it.node);
    const double begin = r.left() + 21, room = right - begin;
    const double shape_width = std::min(metrics.horizontalAdvance(shape), room * 0.7);
    QString shown = v_.names.fitted(name, metrics, room - shape_width - 6);
    constexpr int telling = 5;  // letters; a shorter rest of a name only takes room from the shape
    if (!shape.isEmpty() && shown != name && shown.size() < telling) shown.clear();
    painter.setFont(small);
    painter.setPen(text);
    painter.drawText(QRectF(begin, r.top() + 21, room, 18), Qt::AlignLeft | Qt::AlignVCenter, shown);
    const double after = shown.isEmpty() ? begin : begin + metrics.horizontalAdvance(shown) + 6;
    painter.setPen(dim);
    painter.drawText(QRectF(after, r.top() + 21, right - after, 18), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(shape, Qt::ElideRight, right - after));
}

/// Inputs, outputs, states and constants, and results of branches and loops.
void GraphPainter::paintPill(QPainter& painter, ItemIndex item) const {
    const Theme& t = theme();
    const GraphItem& it = v_.scene.items[item];
    const ProgramNode& node = v_.graph.nodes[it.node];
    const QRectF r = it.rect;
    const bool flow = node.kind == NodeKind::result || node.kind == NodeKind::pass;
    const bool constant = node.kind == NodeKind::constant;
    const RoleColors role = roleOf(it.node);
    const bool peak = isAtPeak(node.value);
    const QColor fill = flow ? mixed(t.tx3, t.chart, 0.22) : constant ? t.base : peak ? role.solid : role.fill;
    const bool selected = isSelected(item);
    QPen edge(selected || item == v_.hovered ? t.ink : flow || constant ? t.tx3 : role.edge, selected ? 2.5 : 1);
    if (constant) edge.setDashPattern({3, 2});
    painter.setPen(edge);
    painter.setBrush(fill);
    const double round = flow || constant ? radius : r.height() / 2;
    painter.drawRoundedRect(r, round, round);
    if (v_.scale < named_scale) return;
    const QColor text = textOn(fill);
    const QFont bold = fontOf(t.labelMedium), small = fontOf(t.label);
    const QFontMetricsF bold_metrics(bold), metrics(small);
    constexpr double two_rows = 31;  // pixels
    const bool two = r.height() * std::min(1.0, v_.scale) > two_rows;
    const QString what = constant && isFull() ? words_.shape(it.node) : words_.title(it.node);
    const double room = r.width() - 20;
    const double what_width = isFull() ? std::min(metrics.horizontalAdvance(what), room * 0.6) : 0;
    const QString name =
        v_.names.fitted(words_.name(it.node), bold_metrics, room - (what_width > 0 ? what_width + 6 : 0));
    const double name_width = name.isEmpty() ? 0 : bold_metrics.horizontalAdvance(name) + 6;
    const double width = name_width + what_width;
    const QRectF line(r.center().x() - width / 2, r.top() + (two ? 3 : 0), width, two ? 17 : r.height());
    const bool first = node.kind == NodeKind::result || node.kind == NodeKind::pass;  // "result getitem"
    painter.setPen(text);
    painter.setFont(bold);
    painter.drawText(line.adjusted(first ? what_width + 6 : 0, 0, 6, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setFont(small);
    painter.setPen(mixed(text, fill, 0.8));
    if (isFull())
        painter.drawText(line.adjusted(first ? 0 : name_width, 0, 6, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(what, Qt::ElideRight, what_width + 1));
    if (!two) return;
    const QString shape = words_.sized(it.node);
    painter.drawText(QRectF(r.left() + 8, r.top() + 18, r.width() - 16, 17), Qt::AlignCenter,
                     metrics.elidedText(shape, Qt::ElideMiddle, r.width() - 16));
}

/// A branch or loop condition: a diamond.
void GraphPainter::paintMark(QPainter& painter, ItemIndex item) const {
    const Theme& t = theme();
    const QRectF r = v_.scene.items[item].rect.adjusted(1, 1, -1, -1);
    const bool strong = isSelected(item) || item == v_.hovered;
    painter.setPen(QPen(strong ? t.ink : t.tx2, strong ? 2 : 1.2));
    painter.setBrush(t.base);
    const QPointF c = r.center();
    painter.drawPolygon(QPolygonF{{c.x(), r.top()}, {r.right(), c.y()}, {c.x(), r.bottom()}, {r.left(), c.y()}});
}

void GraphPainter::paintClosed(QPainter& painter, ItemIndex item) const {
    const Theme& t = theme();
    const GraphItem& it = v_.scene.items[item];
    const ProgramFrame& frame = v_.graph.frames[it.frame];
    const GraphLoad& load = v_.loads.frames[it.frame];
    const QRectF r = it.rect;
    const QColor fill = heatFill(load);
    const QColor edge = load.holds_peak ? t.role(DataRole::intermediate).edge : t.tx3;
    painter.setPen(QPen(edge, 1));
    painter.setBrush(mixed(t.bar, fill, 0.5));
    painter.drawRoundedRect(r.translated(4, 4), radius, radius);
    paintCard(painter, item, r, fill, edge);
    if (v_.scale < named_scale) return;
    const QColor text = v_.heat == GraphHeat::off ? t.tx : textOn(fill),
                 dim = v_.heat == GraphHeat::off ? mixed(text, fill, 0.72) : dimTextOn(fill);
    chevron(painter, chevronRect(r), false, dim);
    double left = r.left() + 22, right = r.right() - 7;
    if (frame.is_flow()) {
        paintFamily(painter, QRectF(left, isFull() ? r.top() + 5 : r.center().y() - 7, 14, 14),
                    OperatorFamily::control);
        left += 20;
    }
    const QFont bold = fontOf(t.labelMedium), small = fontOf(t.label), numbers = fontOf(t.tick);
    const auto number = [&](const QString& value, double y, bool strong) {
        const double width = QFontMetricsF(numbers).horizontalAdvance(value);
        painter.setFont(numbers);
        painter.setPen(strong ? text : dim);
        painter.drawText(QRectF(r.right() - 7 - width, y, width, 18), Qt::AlignCenter, value);
        return width + 6;
    };
    const bool rows = isFull();
    if (rows && (load.live > 0 || v_.heat != GraphHeat::off))
        right -= number(v_.heat == GraphHeat::off ? format::bytes(load.live) : GraphLabels::heat(v_.heat, load),
                        r.top() + 3, load.holds_peak);
    painter.setFont(bold);
    painter.setPen(text);
    painter.drawText(QRectF(left, r.top() + 3, right - left, rows ? 18 : r.height() - 6),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(words_.title(it.frame), Qt::ElideLeft, right - left));
    if (!rows) return;
    right = r.right() - 7;
    if (load.result > 0) right -= number(format::bytes(load.result), r.top() + 21, false);
    painter.setFont(small);
    painter.setPen(dim);
    painter.drawText(QRectF(r.left() + 22, r.top() + 21, right - r.left() - 22, 18), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(words_.detail(it.frame), Qt::ElideRight, right - r.left() - 22));
}

void GraphPainter::paintConstants(QPainter& painter, ItemIndex item) const {
    const Theme& t = theme();
    for (const auto& [rect, node] : constantSpots(v_.graph, v_.scene, item)) {
        const bool selected = v_.selection.contains(v_.graph.nodes[node].value);
        painter.setPen(QPen(selected ? t.ink : t.tx3, selected ? 2 : 1));
        painter.setBrush(t.base);
        painter.drawRect(rect);
    }
}

void GraphPainter::paintStubs(QPainter& painter, ItemIndex item) const {
    const GraphItem& it = v_.scene.items[item];
    for (const bool in : {true, false}) {
        const QRectF place = stubRect(it, in);
        if (place.isNull()) continue;
        QPen pen(theme().tx3, 1.2);
        pen.setDashPattern({2, 2});
        painter.setPen(pen);
        painter.drawLine(place.topLeft(), place.bottomLeft());
        painter.setPen(theme().tx3);
        painter.setFont(fontOf(theme().label));
        painter.drawText(place.adjusted(6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("%1 more").arg(in ? it.hiddenIn : it.hiddenOut));
    }
}

}  // namespace arenascope
