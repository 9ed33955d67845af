#include "widgets/charts/arena/arena_drag.h"

#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <utility>

#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/tensor_mime.h"

namespace arenascope {
namespace {

constexpr double snap_pixels = 8;

}  // namespace

void ArenaDrag::begin(const ArenaBox& box, const QPointF& pos) {
    values_ = {box.value};
    all_.clear();
    preview_.reset();
    pos_ = pos;
    grip_ = lanes_.offsetAt(box.lane, pos.y()) - static_cast<double>(box.offset);
    active_ = true;
    if (!state_.selection().contains(box.value)) state_.select({box.value}, box.value);
    for (const ValueId value : state_.selection()) {
        if (value != box.value && scene_.boxOf(value)) values_.push_back(value);
    }
    all_ = {values_.begin(), values_.end()};
}

std::optional<DropPreview> ArenaDrag::end() {
    active_ = false;
    return std::exchange(preview_, std::nullopt);
}

std::vector<const ArenaBox*> ArenaDrag::boxes() const {
    std::vector<const ArenaBox*> held;
    if (!active_) return held;
    for (const ValueId value : values_) {
        if (const ArenaBox* box = scene_.boxOf(value)) held.push_back(box);
    }
    return held;
}

bool ArenaDrag::moveTo(const QPointF& pos, bool snaps, bool pins) {
    pos_ = pos;
    const std::size_t lane = lanes_.at(pos.y());
    const auto [lower, upper] = lanes_.seen(lane);
    const double bytes_per_pixel = (upper - lower) / std::max(1.0, lanes_.rect(lane).height());
    // Another pool has another scale: the grip position is kept in proportion.
    const double wanted = lanes_.offsetAt(lane, pos.y()) - grip_;
    const qint64 reach = snaps ? static_cast<qint64>(bytes_per_pixel * snap_pixels) : 0;
    DropPreview preview = previewDrop(scene_, boxes(), lane, static_cast<qint64>(std::max(0.0, wanted)), reach);
    preview.pins = pins || lane == preview.held.front().box->lane;
    const bool same = preview_ && preview_->lane == preview.lane && preview_->pins == preview.pins &&
        (!preview.pins || preview_->offset() == preview.offset());
    preview_ = std::move(preview);
    return !same;
}

void dragOut(QWidget& source, const ArenaScene& scene, const std::vector<const ArenaBox*>& held, const QRectF& from) {
    ArenaBox shown = *held.front();
    QStringList names;
    for (const ArenaBox* box : held) names.append(box->name());
    const QColor fill = scene.colors(shown).solid;
    const QString text =
        names.size() > 1 ? Chart::tr("%n tensor(s)", nullptr, static_cast<int>(names.size())) : shown.name();
    shown.conflict = false;
    const QSize size(std::clamp(static_cast<int>(from.width()), 60, 160),
                     std::clamp(static_cast<int>(from.height()), 22, 60));
    QPixmap ghost(size * source.devicePixelRatioF());
    ghost.setDevicePixelRatio(source.devicePixelRatioF());
    ghost.fill(Qt::transparent);
    QPainter painter(&ghost);
    QColor seen_through = fill;
    seen_through.setAlphaF(0.78F);
    painter.setBrush(seen_through);
    painter.setPen(QPen(theme().ink, 2));
    painter.drawRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1));
    paintBoxLabels(painter, scene, shown, text, QRectF(QPointF(), size), fill);
    painter.end();
    auto* mime = new QMimeData;
    mime->setData(QLatin1String(tensors_mime_type), jsonOfTensors(names));
    mime->setText(names.join(QLatin1Char('\n')));
    auto* drag = new QDrag(&source);
    drag->setMimeData(mime);
    drag->setPixmap(ghost);
    drag->setHotSpot(QPoint(-12, -16));  // keeps the numbers of the card under the pointer legible
    drag->exec(Qt::MoveAction);
}

}  // namespace arenascope
