#include "widgets/charts/compare/compare_pane.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"
#include "widgets/view_state.h"

namespace arenascope {
namespace {

constexpr int title_height = 34;

}  // namespace

ComparePane::ComparePane(ViewState& state, const QString& letter, QWidget* parent)
    : QWidget(parent), state_(state), letter_(letter), plot_(new StepPlot(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, title_height, 0, 0);
    column->setSpacing(0);
    column->addWidget(plot_);
    plot_->setFocusPolicy(Qt::NoFocus);
    connect(plot_, &QCustomPlot::beforeReplot, this, [this] { wash_ = {}; });
    new PaintItem(plot_, QStringLiteral("overlay"), nullptr, [this](QCPPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        if (scene_ && !scene_->isEmpty()) paintOverlay(painter);
    });
}

ComparePane::~ComparePane() = default;

void ComparePane::show(const ArenaScene* scene, const CompareSide& side, const std::map<int, double>& tops,
                       const QString& verdict, bool good) {
    plot_->clearRows();
    rows_.clear();
    plottables_.clear();
    scene_ = scene;
    side_ = side;
    tops_ = tops;
    verdict_ = verdict;
    good_ = good;
    selected_.clear();
    hovered_ = -1;
    plot_->setBackground(QBrush(theme().chart));
    if (scene_ && !scene_->isEmpty()) {
        if (!scene_->modules.empty()) {
            QCPAxisRect* band = plot_->addRow(16, 0, 4, 0);
            plot_->paintOn(QStringLiteral("wash"), band,
                           [this, band](QCPPainter& painter) { paintModules(painter, *plot_, *band, *scene_); });
        }
        std::size_t fullest = 1;
        for (const ArenaLane& lane : scene_->lanes) fullest = std::max(fullest, lane.boxes.size());
        for (std::size_t i = 0; i < scene_->lanes.size(); ++i) {
            const double share = static_cast<double>(scene_->lanes[i].boxes.size()) / static_cast<double>(fullest);
            addLane(i, 1 + 2 * share, i + 1 == scene_->lanes.size());
        }
    }
    update();
    if (scene_) plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ComparePane::addLane(std::size_t index, double stretch, bool is_last) {
    QCPAxisRect* row = plot_->addRow(0, stretch, 10, is_last ? 24 : 4);
    rows_.push_back(row);
    const auto top = tops_.find(scene_->lanes[index].memId);
    row->axis(QCPAxis::atLeft)->setRange(0, top == tops_.end() ? scene_->lanes[index].top() : top->second);
    plot_->paintOn(QStringLiteral("wash"), nullptr, [this, row, index](QCPPainter& painter) {
        const ArenaLane& lane = scene_->lanes[index];
        const double seen = row->axis(QCPAxis::atLeft)->range().upper;
        const bool has_capacity = lane.capacity && static_cast<double>(*lane.capacity) <= seen;
        if (has_capacity) paintOverflow(painter, *plot_, *row, *lane.capacity);
        paintStepGrid(painter, *plot_, *row);
        if (!lane.boxes.empty()) paintByteGrid(painter, *plot_, *row, 6, has_capacity ? lane.capacity : std::nullopt);
        const paint::ByteScale scale = paint::byteScale(seen, 6);
        paint::axisTitle(painter, QPointF(18, row->center().y()), lane.name,
                         ComparePane::tr("offset, %1").arg(scale.unit), row->height() + 10.0);
    });
    plottables_.push_back(new ArenaPlottable(row->axis(QCPAxis::atBottom), row->axis(QCPAxis::atLeft), *scene_, index));
    plot_->paintOn(QStringLiteral("marks"), nullptr, [this, row, index](QCPPainter& painter) {
        if (!scene_->lanes[index].boxes.empty()) paintLimits(painter, *plot_, *row, scene_->lanes[index]);
        paintNote(painter, index);
    });
}

qint64 ComparePane::above(std::size_t lane, int& tensors) const {
    const double top = rows_[lane]->axis(QCPAxis::atLeft)->range().upper;
    qint64 highest = 0;
    tensors = 0;
    for (const std::size_t index : scene_->lanes[lane].boxes) {
        const ArenaBox& box = scene_->boxes[index];
        if (static_cast<double>(box.top()) <= top) continue;
        ++tensors;
        highest = std::max(highest, box.top());
    }
    return highest;
}

QString ComparePane::note() const {
    for (std::size_t lane = 0; lane < rows_.size(); ++lane) {
        int tensors = 0;
        const qint64 highest = above(lane, tensors);
        if (tensors > 0)
            return tr("%n tensor(s) above this view, up to %1", nullptr, tensors).arg(format::bytes(highest));
    }
    return {};
}

/// A plan that is much higher than the other fades out at the top and says so.
void ComparePane::paintNote(QPainter& painter, std::size_t lane) const {
    int tensors = 0;
    if (above(lane, tensors) == 0) return;
    const QRectF row(rows_[lane]->rect());
    QLinearGradient fade(0, row.top(), 0, row.top() + 26);
    QColor none = theme().chart;
    none.setAlpha(0);
    fade.setColorAt(0, theme().chart);
    fade.setColorAt(1, none);
    painter.fillRect(QRectF(row.left(), row.top(), row.width(), 26), fade);
    const QString text = note();
    painter.setFont(theme().labelMedium);
    const double width = QFontMetricsF(theme().labelMedium).horizontalAdvance(text) + 16;
    const QRectF plate(row.center().x() - width / 2, row.top() + 3, width, 17);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().badBg);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(theme().bad);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void ComparePane::setView(double lower, double upper) {
    plot_->setView(lower, upper);
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

std::pair<double, double> ComparePane::view() const { return {plot_->lower(), plot_->upper()}; }

void ComparePane::repaintOverlay() { plot_->repaintOverlay(); }

void ComparePane::setMarked(std::vector<std::size_t> selected) {
    selected_ = std::move(selected);
    wash_ = {};
    repaintOverlay();
}

void ComparePane::setHovered(std::int32_t box) {
    if (std::exchange(hovered_, box) != box) repaintOverlay();
}

const ArenaBox* ComparePane::boxAt(const QPointF& pos) const {
    for (std::size_t lane = 0; lane < rows_.size(); ++lane) {
        if (!QRectF(rows_[lane]->rect()).contains(pos)) continue;
        return scene_->boxAt(lane, plot_->stepAt(pos.x()), StepPlot::valueAt(*rows_[lane], pos.y()));
    }
    return nullptr;
}

QRectF ComparePane::boxRect(const ArenaBox& box) const {
    if (box.lane >= plottables_.size()) return {};
    const QRectF seen = plottables_[box.lane]->pixelRect(box).intersected(QRectF(rows_[box.lane]->rect()));
    return seen.isEmpty() ? QRectF() : seen.translated(plot_->pos());
}

void ComparePane::outline(QPainter& painter, const ArenaBox& box, bool selected) const {
    const Theme& t = theme();
    painter.save();
    painter.setClipRect(QRectF(rows_[box.lane]->rect()).adjusted(-4, -4, 4, 4));
    const QRectF rect = plottables_[box.lane]->pixelRect(box).adjusted(-0.5, -0.5, 0.5, 0.5);
    if (selected) painter.setPen(QPen(t.chart, 5)), painter.drawRoundedRect(rect, 2, 2);
    painter.setPen(QPen(t.ink, selected ? 2.5 : 1.5));
    painter.drawRoundedRect(rect, 1.5, 1.5);
    painter.restore();
}

/// Of thousands a wash is kept instead of their outlines, until the view or the selection changes.
void ComparePane::paintMarks(QPainter& painter) {
    constexpr std::size_t most_outlined = 300;
    if (!wash_.isNull()) return painter.drawImage(QPointF(0, 0), wash_);
    std::vector<std::size_t> seen;
    for (const std::size_t index : selected_) {
        const ArenaBox& box = scene_->boxes[index];
        if (box.last + 1 > plot_->lower() && box.first < plot_->upper()) seen.push_back(index);
    }
    if (seen.size() <= most_outlined) {
        for (const std::size_t index : seen) outline(painter, scene_->boxes[index], true);
        return;
    }
    std::vector<QRectF> rects;
    for (const std::size_t index : seen) {
        const ArenaBox& box = scene_->boxes[index];
        rects.push_back(plottables_[box.lane]->pixelRect(box).intersected(QRectF(rows_[box.lane]->rect())));
    }
    wash_ = paint::washOf(plot_->size(), rects);
    painter.drawImage(QPointF(0, 0), wash_);
}

void ComparePane::paintOverlay(QPainter& painter) {
    const Theme& t = theme();
    painter.setBrush(Qt::NoBrush);
    paintMarks(painter);
    if (hovered_ >= 0) outline(painter, scene_->boxes[static_cast<std::size_t>(hovered_)], false);
    const QCPAxisRect& last = *rows_.back();
    paintStepAxis(painter, *plot_, last, state_.step());
    const double x = std::floor(plot_->xPixel(state_.step() + 0.5)) + 0.5;
    if (x < plot_->left() || x > plot_->right()) return;
    QPen pen(t.ink, 1);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({1, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, rows_.front()->top()), QPointF(x, last.bottom()));
}

void ComparePane::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), t.chart);
    if (!scene_ || scene_->isEmpty()) return;
    const QRectF chip(16, 8, 18, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.bar);
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(t.tx);
    painter.setFont(t.small);
    painter.drawText(chip, Qt::AlignCenter, letter_);
    const double verdict_width = QFontMetricsF(t.mono).horizontalAdvance(verdict_);
    const QString bytes = format::bytes(side_.get().total_bytes);
    const double bytes_width = QFontMetricsF(t.fact).horizontalAdvance(bytes);
    const double right = width() - 16.0;
    painter.setFont(t.mono);
    painter.setPen(good_ ? t.blue : t.bad);
    if (letter_ == QLatin1String("A")) painter.setPen(t.tx2);
    painter.drawText(QRectF(right - verdict_width, 8, verdict_width + 2, 20), Qt::AlignVCenter, verdict_);
    painter.setFont(t.fact);
    painter.setPen(t.tx);
    const double bytes_left = right - verdict_width - 8 - bytes_width;
    painter.drawText(QRectF(bytes_left, 6, bytes_width + 2, 22), Qt::AlignVCenter, bytes);
    const QFontMetricsF bold(t.bodyBold), body(t.body);
    const double room = bytes_left - 52;
    painter.setFont(t.bodyBold);
    // A cut name says less than the choice above it, which has it whole.
    const bool named = bold.horizontalAdvance(side_.title) <= room || room > 120;
    const QString title = named ? bold.elidedText(side_.title, Qt::ElideMiddle, room) : QString();
    painter.drawText(QRectF(42, 7, room, 20), Qt::AlignVCenter, title);
    const double rest = room - bold.horizontalAdvance(title) - 8;
    painter.setFont(t.body);
    painter.setPen(t.tx3);
    if (rest > 40)
        painter.drawText(QRectF(42 + room - rest, 7, rest, 20), Qt::AlignVCenter,
                         body.elidedText(side_.origin, Qt::ElideRight, rest));
}

}  // namespace arenascope
