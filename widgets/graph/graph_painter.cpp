#include "widgets/graph/graph_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

/// Vertical where it passes a layer, a soft bend between two.
QPainterPath pathOf(const GraphLine& line) {
    QPainterPath path;
    if (line.route.empty()) return path;
    path.moveTo(line.route.front());
    for (std::size_t i = 1; i < line.route.size(); ++i) {
        const QPointF from = line.route[i - 1], to = line.route[i];
        if (line.writesBack || std::abs(from.x() - to.x()) < 0.5) {
            path.lineTo(to);
            continue;
        }
        const double bend = (to.y() - from.y()) * 0.5;
        path.cubicTo(from + QPointF(0, bend), to - QPointF(0, bend), to);
    }
    return path;
}

void paintArrow(QPainter& painter, const GraphLine& line, const QColor& color) {
    const QPointF tip = line.route.back(), before = line.route[line.route.size() - 2];
    const bool across = line.writesBack;
    const double up = line.route.back().y() >= before.y() ? -1 : 1;
    QPainterPath arrow(tip);
    if (across) {
        arrow.lineTo(tip + QPointF(-7, -3));
        arrow.lineTo(tip + QPointF(-7, 3));
    } else {
        arrow.lineTo(tip + QPointF(-3, 7 * up));
        arrow.lineTo(tip + QPointF(3, 7 * up));
    }
    arrow.closeSubpath();
    painter.fillPath(arrow, color);
}

// From this scale on there is room for what is written beside nodes and on lines.
constexpr double full_scale = 0.8;

}  // namespace

void GraphPainter::paint(QPainter& painter) const {
    paintBoxes(painter);
    paintLines(painter);
    for (const ItemIndex i : v_.scene.items.indices()) paintItem(painter, i);
    if (v_.scale >= full_scale) paintLabels(painter);
}

QFont GraphPainter::fontOf(const QFont& font) const {
    QFont out(font);
    if (v_.scale < 1) out.setPointSizeF(font.pointSizeF() / v_.scale);
    return out;
}

RoleColors GraphPainter::colorsOf(ItemIndex item, bool& solid) const {
    solid = false;
    const ArenaBox* box = v_.boxes[item];
    const ProgramNode& node = v_.graph.nodes[v_.scene.items[item].node];
    if (box) {
        solid = box->peak;
        return v_.colors->colors(*box);
    }
    switch (node.kind) {
        case ProgramNode::Kind::input: return theme().role(DataRole::input);
        case ProgramNode::Kind::state: return theme().role(DataRole::state);
        case ProgramNode::Kind::delegate: return theme().role(DataRole::delegate);
        default: return theme().role(DataRole::intermediate);
    }
}

void GraphPainter::paintBoxes(QPainter& painter) const {
    const Theme& t = theme();
    for (const GraphBox& box : v_.scene.boxes) {
        const bool holds = v_.current.valid() && v_.scene.items[v_.current].module == box.module;
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(t.bar, t.chart, holds ? 0.85 : 0.5));
        painter.drawRoundedRect(box.rect, 6, 6);
        if (v_.scale < full_scale) continue;
        const QFont font = fontOf(t.small);
        painter.setFont(font);
        painter.setPen(t.tx2);
        const QFontMetricsF metrics(font);
        QRectF room(box.rect.left() + 10, box.rect.top() + 3, box.rect.width() - 16, 16);
        const QString name = metrics.elidedText(box.module, Qt::ElideLeft, room.width());
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name);
        constexpr double gap = 6, least = 24;
        room.setLeft(room.left() + metrics.horizontalAdvance(name) + gap);
        const auto kind = v_.classes.find(box.module);
        if (kind == v_.classes.end() || room.width() < least) continue;
        painter.setPen(t.tx3);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(shortClass(kind->second), Qt::ElideRight, room.width()));
    }
}

void GraphPainter::paintLine(QPainter& painter, const GraphLine& line, bool strong) const {
    if (line.route.size() < 2) return;
    const Theme& t = theme();
    const QColor color = line.writesBack ? t.role(DataRole::state).edge : strong ? t.ink : mixed(t.tx3, t.chart, 0.75);
    QPen pen(color, strong ? 1.75 : 1.2);
    if (line.writesBack) pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(line));
    paintArrow(painter, line, color);
}

void GraphPainter::paintLines(QPainter& painter) const {
    for (const bool strong : {false, true}) {
        for (const GraphLine& line : v_.scene.lines) {
            const bool touches = line.from == v_.current || line.to == v_.current;
            if (touches == strong) paintLine(painter, line, strong);
        }
    }
}

/// Bytes in the middle of a line's last bend, or the view it is read as; where two would overlap, the later one not.
void GraphPainter::paintLabels(QPainter& painter) const {
    const Theme& t = theme();
    std::vector<QRectF> taken;
    for (const GraphItem& item : v_.scene.items) taken.push_back(item.rect);
    const QFont numbers = fontOf(t.tick), text_font = fontOf(t.label);
    const QFontMetricsF mono(numbers), small(text_font);
    for (const GraphLine& line : v_.scene.lines) {
        if (line.route.size() < 2) continue;
        const bool view = !line.view.isEmpty();
        QString text = line.writesBack
            ? tr("writes %1 back, %2").arg(v_.scene.items[line.to].title, format::bytes(line.bytes))
            : view ? tr("view %1 · %2").arg(line.view, format::bytes(line.bytes))
                   : format::bytes(line.bytes);
        if (line.tensors > 1) text = tr("%1 tensors, %2").arg(line.tensors).arg(text);
        const bool words = view || line.writesBack || line.tensors > 1;
        const double width = (words ? small : mono).horizontalAdvance(text) + (view ? 18 : 8);
        const std::size_t last = line.route.size() - 1;
        QPointF middle = (line.route[last - 1] + line.route[last]) / 2;
        if (line.writesBack) middle = (line.route[1] + line.route[2]) / 2 + QPointF(width / 2 + 4, 0);
        const QRectF place(middle.x() - width / 2, middle.y() - 8.5, width, 17);
        const bool free =
            std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(place); });
        if (!free) continue;
        taken.push_back(place);
        const RoleColors& state = t.role(DataRole::state);
        if (view) {
            painter.setPen(QPen(state.edge, 1));
            painter.setBrush(state.fill);
            painter.drawRoundedRect(place, 8.5, 8.5);
        } else {
            QColor ground = t.chart;
            for (const GraphBox& box : v_.scene.boxes)
                ground = box.rect.contains(place.center()) ? mixed(t.bar, t.chart, 0.5) : ground;
            painter.fillRect(place.adjusted(2, 2, -2, -2), ground);
        }
        painter.setFont(words ? text_font : numbers);
        painter.setPen(view ? textOn(state.fill) : line.writesBack ? state.edge : t.tx2);
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

void GraphPainter::paintItem(QPainter& painter, ItemIndex index) const {
    const Theme& t = theme();
    const GraphItem& item = v_.scene.items[index];
    const QRectF r = item.rect;
    const bool closed = !item.node.valid();
    const ProgramNode* node = closed ? nullptr : &v_.graph.nodes[item.node];
    const bool constant = node && node->kind == ProgramNode::Kind::constant;
    bool solid = false;
    const RoleColors colors = node && !constant ? colorsOf(index, solid) : RoleColors{t.base, t.tx3, t.base};
    const QColor fill = solid ? colors.solid : colors.fill;
    if (closed) {
        painter.setPen(QPen(t.line2, 1));
        painter.setBrush(t.base);
        painter.drawRoundedRect(r.translated(4, 4), 3, 3);
    }
    const bool selected = index == v_.current || (node && v_.selection.contains(node->value));
    if (selected) {
        painter.setPen(QPen(t.chart, 5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(r, 3, 3);
    }
    QPen edge(selected || index == v_.hovered ? t.ink
                  : closed                    ? t.tx3
                                              : colors.edge,
              selected                  ? 2.5
                  : index == v_.hovered ? 1.5
                                        : 1);
    if (constant) edge.setDashPattern({3, 2});
    painter.setPen(edge);
    painter.setBrush(fill);
    painter.drawRoundedRect(r, 3, 3);
    if (node && node->kind == ProgramNode::Kind::delegate)
        paint::hatch(painter, r.adjusted(1, 22, -1, -1), mixed(colors.edge, fill, 0.42));
    paintWords(painter, index, fill);
    if (constant || v_.scale < full_scale) return;
    for (const bool in : {true, false}) paintStub(painter, index, in);
}

/// Name, shape and step where the node is large enough; where it is small only the name, and never one that is too
/// small to be read.
void GraphPainter::paintWords(QPainter& painter, ItemIndex index, const QColor& fill) const {
    const Theme& t = theme();
    const GraphItem& item = v_.scene.items[index];
    const QRectF r = item.rect;
    const bool closed = !item.node.valid(), full = v_.scale >= full_scale;
    const ProgramNode* node = closed ? nullptr : &v_.graph.nodes[item.node];
    const bool constant = node && node->kind == ProgramNode::Kind::constant;
    const QFont name_font = fontOf(constant ? t.label : t.labelMedium);
    const QFontMetricsF metrics(name_font);
    if (r.height() < metrics.ascent()) return;
    const QColor text = textOn(fill);
    painter.setPen(text);
    const double head = constant || !full ? r.height() : 22;
    double room = r.width() - (full ? 24 : 8);
    if (full) {
        QString corner = closed                      ? QStringLiteral("+")
            : node->step.valid()                     ? QString::number(node->step.number())
            : node->kind == ProgramNode::Kind::input ? tr("input")
            : node->kind == ProgramNode::Kind::state ? tr("state")
                                                     : node->detail;
        const QFont corner_font = fontOf(closed ? t.bodyBold : t.tick);
        const QFontMetricsF corner_metrics(corner_font);
        if (constant) {  // its name comes first, its shape has what is left
            const double wanted = std::min(metrics.horizontalAdvance(item.title), room * 0.6);
            corner = corner_metrics.elidedText(corner, Qt::ElideRight, room - wanted);
        }
        room -= corner_metrics.horizontalAdvance(corner);
        painter.setFont(corner_font);
        painter.drawText(QRectF(r.left(), r.top(), r.width() - 9, head), Qt::AlignRight | Qt::AlignVCenter, corner);
    }
    const QString name = metrics.elidedText(item.title, Qt::ElideLeft, room);
    const bool says = name.size() > 3 || name == item.title;  // "…d" names nothing
    painter.setFont(name_font);
    if (says) {
        painter.drawText(QRectF(r.left() + (full ? 9 : 4), r.top(), room, head),
                         (full ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter, name);
    }
    if (constant || !full) return;
    painter.setFont(fontOf(t.label));
    painter.setPen(mixed(text, fill, 0.85));
    const double width = r.width() - 16;
    painter.drawText(
        QRectF(r.left() + 9, r.top() + 19, width, 16), Qt::AlignLeft | Qt::AlignVCenter,
        closed ? QFontMetricsF(painter.font()).elidedText(closedDetail(item), Qt::ElideMiddle, width) : item.detail);
}

void GraphPainter::paintStub(QPainter& painter, ItemIndex index, bool in) const {
    const QRectF place = stubRect(v_.scene.items[index], in);
    if (place.isNull()) return;
    const GraphItem& item = v_.scene.items[index];
    QPen pen(theme().tx3, 1.2);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.drawLine(place.topLeft(), place.bottomLeft());
    painter.setPen(theme().tx3);
    painter.setFont(fontOf(theme().label));
    painter.drawText(place.adjusted(6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 more").arg(in ? item.hiddenIn : item.hiddenOut));
}

QString GraphPainter::closedDetail(const GraphItem& item) const {
    const QString ops = tr("%1 ops").arg(item.nodes.size());
    const auto kind = v_.classes.find(item.module);
    return kind == v_.classes.end() ? ops : shortClass(kind->second) + QStringLiteral(", ") + ops;
}

QRectF stubRect(const GraphItem& item, bool in) {
    if ((in ? item.hiddenIn : item.hiddenOut) == 0) return {};
    const double x = item.rect.left() + 24;
    return in ? QRectF(x, item.rect.top() - 15, 70, 14)
              : QRectF(x, item.rect.bottom() + (item.node.valid() ? 1 : 5), 70, 14);
}

}  // namespace arenascope
