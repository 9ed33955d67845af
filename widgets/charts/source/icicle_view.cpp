#include "widgets/charts/source/icicle_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "widgets/charts/source/source_labels.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {

IcicleView::IcicleView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("icicle"));
    setAccessibleName(tr("Shares of modules and lines"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

double IcicleView::rowHeight() const { return forText(30); }

void IcicleView::show(CostTree tree, CostMeasure measure) {
    tree_ = std::move(tree);
    measure_ = measure;
    top_ = CostIndex(0);
    current_ = {};
    layOut();
}

void IcicleView::layOut() {
    scene_ = icicleScene(tree_, top_, width() - 2.0, rowHeight());
    setFixedHeight(std::max(static_cast<int>(scene_.height) + 2, forText(60)));
    update();
}

void IcicleView::mark(CostIndex node) {
    if (current_ == node) return;
    current_ = node;
    update();
}

QString IcicleView::spoken(CostIndex node) const {
    if (!tree_.nodes.has(node)) return {};
    const CostNode& it = tree_.nodes[node];
    return tr("%1, %2, %3 of all")
        .arg(SourceLabels::title(it), SourceLabels::cost(measure_, it.cost),
             format::percent(tree_.total() > 0 ? it.cost / tree_.total() : 0));
}

void IcicleView::choose(CostIndex node) {
    if (!node.valid()) return;
    current_ = node;
    update();
    setAccessibleDescription(spoken(node));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    emit chosen(node);
}

void IcicleView::paintBox(QPainter& painter, const IcicleBox& box) const {
    const Theme& t = theme();
    const CostNode& node = tree_.nodes[box.node];
    const RoleColors& blue = t.role(DataRole::intermediate);
    const QRectF rect = box.rect.adjusted(0.5, 0.5, -0.5, -1.5);
    const bool leaf = node.kind == CostNode::Kind::tensor || node.kind == CostNode::Kind::op;
    const bool plain = node.kind == CostNode::Kind::padding || node.kind == CostNode::Kind::other;
    const double depth = std::min(1.0, 0.25 + 0.15 * node.depth);
    const QColor fill = leaf ? blue.solid : plain ? t.panel : mixed(blue.fill, t.chart, depth);
    painter.setPen(rect.width() > 3 ? QPen(plain ? t.line2 : blue.edge, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRect(rect);
    if (box.node == current_) {
        painter.setPen(QPen(t.ink, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const QFontMetricsF metrics(t.label);
    const QRectF text = rect.adjusted(5, 1, -3, -1);
    if (text.width() < metrics.averageCharWidth() * 3) return;
    painter.setFont(t.label);
    painter.setPen(leaf ? textOn(fill) : t.tx);
    const double half = text.height() / 2;
    painter.drawText(QRectF(text.left(), text.top(), text.width(), half), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(SourceLabels::title(node), Qt::ElideMiddle, text.width()));
    painter.drawText(QRectF(text.left(), text.top() + half, text.width(), half), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(SourceLabels::cost(measure_, node.cost), Qt::ElideRight, text.width()));
}

void IcicleView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (scene_.boxes.empty())
        return paint::emptyText(painter, rect(),
                                measure_ == CostMeasure::time ? tr("A run (F6) measures the time of each operator")
                                                              : tr("Nothing is live at this step"));
    painter.translate(1, 1);
    const QRectF seen = QRectF(event->rect()).translated(-1, -1);
    for (const IcicleBox& box : scene_.boxes)
        if (box.rect.intersects(seen)) paintBox(painter, box);
    if (!hasFocus()) return;
    painter.setPen(QPen(theme().blue, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).translated(-1, -1).adjusted(0.5, 0.5, -0.5, -0.5));
}

void IcicleView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(scene_.nodeAt(event->position() - QPointF(1, 1)));
}

/// A click on a part zooms into it; a click on an ancestor zooms out.
void IcicleView::mouseDoubleClickEvent(QMouseEvent* event) {
    const CostIndex node = scene_.nodeAt(event->position() - QPointF(1, 1));
    if (!node.valid()) return;
    top_ = node == top_ ? CostIndex(0) : node;
    layOut();
}

CostIndex IcicleView::beside(int by) const {
    const CostIndex parent = tree_.nodes[current_].parent;
    if (!parent.valid()) return {};
    const std::vector<CostIndex>& all = tree_.nodes[parent].children;
    const auto at = std::find(all.begin(), all.end(), current_) - all.begin() + by;
    return at >= 0 && at < static_cast<std::ptrdiff_t>(all.size()) ? all[static_cast<std::size_t>(at)] : CostIndex{};
}

void IcicleView::keyPressEvent(QKeyEvent* event) {
    if (scene_.boxes.empty()) return QWidget::keyPressEvent(event);
    if (!tree_.nodes.has(current_)) return choose(top_);
    const CostNode& node = tree_.nodes[current_];
    switch (event->key()) {
        case Qt::Key_Up: return choose(node.parent);
        case Qt::Key_Down: return choose(node.children.empty() ? CostIndex{} : node.children.front());
        case Qt::Key_Left: return choose(beside(-1));
        case Qt::Key_Right: return choose(beside(1));
        case Qt::Key_Home: return choose(CostIndex(0));
        case Qt::Key_Return:
        case Qt::Key_Enter: top_ = top_ == current_ ? CostIndex(0) : current_; return layOut();
        default: QWidget::keyPressEvent(event);
    }
}

void IcicleView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) layOut();
}

bool IcicleView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const CostIndex node = scene_.nodeAt(QPointF(help->pos()) - QPointF(1, 1));
        if (node.valid()) QToolTip::showText(help->globalPos(), spoken(node), this);
        else QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

}  // namespace arenascope
