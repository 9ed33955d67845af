#include "widgets/graph/minimap.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "widgets/graph/graph_picture.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int most_width = 120, most_height = 220, pad = 6, margin = 12;
constexpr int least_room = 360;  ///< minimum width and height of the view for the map

}  // namespace

GraphMinimap::GraphMinimap(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("graphMinimap"));
    setAccessibleName(tr("Overview of the graph"));
    setToolTip(tr("Overview of the graph: click to go there"));
    setCursor(Qt::PointingHandCursor);
    hide();
}

double GraphMinimap::factor() const {
    const QSizeF bounds = graph_->scene.bounds.size();
    return std::min(most_width / bounds.width(), most_height / bounds.height());
}

void GraphMinimap::show(const GraphPicture* picture) {
    graph_ = picture && !picture->scene.items.empty() ? picture : nullptr;
    picture_ = {};
    update();
}

void GraphMinimap::place(const QRect& room, const QRectF& seen) {
    seen_ = seen;
    const bool wanted = graph_ && !seen.contains(graph_->scene.bounds.adjusted(20, 20, -20, -20)) &&
        room.width() >= least_room && room.height() >= least_room;
    setVisible(wanted);
    if (!wanted) return;
    const QSize size = (graph_->scene.bounds.size() * factor()).toSize() + QSize(2 * pad, 2 * pad);
    setGeometry(QRect(room.bottomRight() - QPoint(size.width() + margin, size.height() + margin), size));
    update();
}

/// Painted into a picture once: with 5 000 nodes, only the visible rectangle moves while the user scrolls.
void GraphMinimap::makePicture() {
    const GraphPicture& graph = *graph_;
    const double dpr = devicePixelRatioF(), f = factor();
    picture_ = QImage(size() * dpr, QImage::Format_ARGB32_Premultiplied);
    picture_.setDevicePixelRatio(dpr);
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    painter.translate(pad, pad);
    painter.scale(f, f);
    painter.translate(-graph.scene.bounds.topLeft());
    const Theme& t = theme();
    painter.setPen(Qt::NoPen);
    for (const GraphBox& box : graph.scene.boxes) painter.fillRect(box.rect, mixed(t.bar, t.chart, 0.6));
    for (const GraphItem& item : graph.scene.items) {
        const GraphLoad& load = item.isClosed() ? graph.loads.frames[item.frame] : graph.loads.nodes[item.node];
        const ValueId value = item.isClosed() ? no_value : graph.graph->nodes[item.node].value;
        const bool peak = item.isClosed() ? load.holds_peak : graph.loads.at_peak.contains(value);
        painter.fillRect(item.rect, peak ? t.role(DataRole::intermediate).solid : t.thumb);
    }
}

void GraphMinimap::paintEvent(QPaintEvent*) {
    if (!graph_) return;
    if (picture_.isNull() || picture_.size() != size() * devicePixelRatioF()) makePicture();
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(t.line2);
    painter.setBrush(t.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.drawImage(0, 0, picture_);
    const QRectF bounds = graph_->scene.bounds, seen = seen_.intersected(bounds);
    const QRectF shown((seen.topLeft() - bounds.topLeft()) * factor() + QPointF(pad, pad), seen.size() * factor());
    painter.setPen(QPen(t.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(shown);
}

void GraphMinimap::go(const QPointF& pos) {
    if (graph_) emit wentTo((pos - QPointF(pad, pad)) / factor() + graph_->scene.bounds.topLeft());
}

void GraphMinimap::mousePressEvent(QMouseEvent* event) { go(event->position()); }

void GraphMinimap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) go(event->position());
}

void GraphMinimap::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) show(graph_);
}

}  // namespace arenascope
