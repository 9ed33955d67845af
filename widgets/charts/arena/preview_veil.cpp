#include "widgets/charts/arena/preview_veil.h"

#include <QEvent>
#include <QPainter>

#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

PreviewVeil::PreviewVeil(QWidget& plot)
    : QWidget(&plot), plot_(plot), label_(kit::chip(tr("Preview, nothing is changed yet"), "ink", this)) {
    setAttribute(Qt::WA_NoSystemBackground);
    plot.installEventFilter(this);
    hide();
}

void PreviewVeil::setShown(bool shown) {
    setVisible(shown);
    if (shown) place();
}

void PreviewVeil::place() {
    constexpr int gap = 6;
    setGeometry(plot_.rect());
    label_->adjustSize();
    label_->move(width() - label_->width() - metric::chartPad, gap);
    raise();
}

bool PreviewVeil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) place();
    return QWidget::eventFilter(watched, event);
}

QList<Fact> previewFacts(QList<Fact> facts, const ArenaScene& scene, const Outcome& now, const Outcome& preview) {
    const ArenaLane& lane = scene.lanes[scene.mainLane()];
    if (facts.isEmpty()) return facts;
    facts.front().suffix = Chart::tr("now %1").arg(format::bytes(lane.former));
    facts.append({Chart::tr("Instructions"), format::number(static_cast<qint64>(preview.method->instructions.size())),
                  Chart::tr("now %1").arg(format::number(static_cast<qint64>(now.method->instructions.size()))),
                  Fact::Tone::plain});
    return facts;
}

void paintFormer(QPainter& painter, const ArenaScene& scene, const ArenaLanes& lanes) {
    if (scene.former.empty()) return;
    constexpr double least = 3;  // pixels: what is lower is a line
    painter.save();
    QPen pen(theme().tx2, 1);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const FormerBox& each : scene.former) {
        const ArenaBox box{
            .lane = each.lane, .offset = each.offset, .bytes = each.bytes, .first = each.first, .last = each.last};
        const QRectF rect = lanes.rectOf(box);
        if (rect.height() < least || !rect.intersects(lanes.rect(each.lane))) continue;
        painter.setClipRect(lanes.rect(each.lane));
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter.restore();
}

}  // namespace arenascope
