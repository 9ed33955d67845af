#include "widgets/charts/compare/compare_pane.h"

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/charts/arena/arena_plottable.h"
#include "widgets/charts/compare/compare_picker.h"
#include "widgets/charts/limit_lines.h"
#include "widgets/charts/step_rows.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int empty_height = 18;  ///< of a pool without a tensor on any side
constexpr int header_line = 34, picker_left = 40, closer_size = 22;

}  // namespace

ComparePane::ComparePane(ViewState& state, const QString& letter, QWidget* parent)
    : QWidget(parent),
      state_(state),
      letter_(letter),
      picker_(new ComparePicker(this)),
      closer_(new QToolButton(this)),
      plot_(new StepPlot(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, headerHeight(), 0, 0);
    column->setSpacing(0);
    column->addWidget(plot_);
    setStyleState(*picker_, "compact", true);
    connect(picker_, &ComparePicker::resized, this, &ComparePane::placeHeader);
    picker_->setAccessibleName(tr("Plan %1").arg(letter_));
    closer_->setIcon(themeIcon(QStringLiteral("cross")));
    closer_->setAccessibleName(tr("Remove plan %1").arg(letter_));
    closer_->setToolTip(closer_->accessibleName());
    closer_->hide();
    plot_->setFocusPolicy(Qt::NoFocus);
    connect(plot_, &QCustomPlot::beforeReplot, this, [this] { wash_ = {}; });
    new PaintItem(plot_, QStringLiteral("overlay"), nullptr, [this](QCPPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        if (scene_ && !scene_->isEmpty()) paintOverlay(painter);
    });
}

ComparePane::~ComparePane() = default;

void ComparePane::show(const ArenaScene* scene, const CompareSide& side, const CompareLayout& layout, std::size_t index,
                       const Verdict& verdict) {
    plot_->clearRows();
    rows_.clear();
    plottables_.clear();
    first_ = last_ = nullptr;
    scene_ = scene;
    side_ = side;
    verdict_ = verdict;
    setAccessibleDescription(verdict.text);
    selected_.clear();
    hovered_ = {};
    plot_->setBackground(QBrush(theme().chart));
    if (scene_ && !scene_->isEmpty()) {
        if (layout.modules) {
            QCPAxisRect* band = plot_->addRow(16, 0, 4, 0);
            plot_->paintOn(QStringLiteral("wash"), band,
                           [this, band](QCPPainter& painter) { paintModules(painter, *plot_, *band, *scene_); });
        }
        rows_.resize(scene_->lanes.size());
        plottables_.resize(scene_->lanes.size());
        for (const CompareLayout::Pool& pool : layout.pools) addRow(pool, index, &pool == &layout.pools.back());
    }
    placeHeader();
    update();
    if (scene_) plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ComparePane::addRow(const CompareLayout::Pool& pool, std::size_t side, bool isLast) {
    QCPAxisRect* row = pool.empty ? plot_->addRow(empty_height, 0, 4, isLast ? 24 : 2)
                                  : plot_->addRow(0, pool.share, 10, isLast ? 24 : 4);
    row->axis(QCPAxis::atLeft)->setRange(0, pool.top[side]);
    if (!first_) first_ = row;
    last_ = row;
    for (std::size_t lane = 0; lane < scene_->lanes.size(); ++lane) {
        if (scene_->lanes[lane].memId == pool.memId) return addLane(lane, row, pool.empty);
    }
    plot_->paintOn(QStringLiteral("wash"), nullptr, [row, name = pool.name](QCPPainter& painter) {
        paint::emptyText(painter, row->rect(), ComparePane::tr("no %1 in this plan").arg(name));
    });
}

void ComparePane::addLane(std::size_t index, QCPAxisRect* row, bool isEmpty) {
    rows_[index] = row;
    if (isEmpty) {
        plot_->paintOn(QStringLiteral("wash"), nullptr, [this, row, index](QCPPainter& painter) {
            painter.setFont(theme().small);
            painter.setPen(theme().tx2);
            painter.drawText(QRectF(row->rect()).adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                             ComparePane::tr("%1 is empty").arg(scene_->lanes[index].name));
        });
        plottables_[index] =
            new ArenaPlottable(row->axis(QCPAxis::atBottom), row->axis(QCPAxis::atLeft), *scene_, index);
        return;
    }
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
    plottables_[index] = new ArenaPlottable(row->axis(QCPAxis::atBottom), row->axis(QCPAxis::atLeft), *scene_, index);
    plottables_[index]->setPlates(
        [this, row, index] { return limitPlates(*plot_, *row, scene_->lanes[index], *scene_); });
    plot_->paintOn(QStringLiteral("marks"), nullptr, [this, row, index](QCPPainter& painter) {
        const ArenaLane& lane = scene_->lanes[index];
        if (!lane.boxes.empty()) paintLimits(painter, *plot_, *row, lane, scene_);
        paintNote(painter, index);
    });
}

qint64 ComparePane::above(std::size_t lane, int& tensors) const {
    const double top = rows_[lane]->axis(QCPAxis::atLeft)->range().upper;
    qint64 highest = 0;
    tensors = 0;
    for (const BoxIndex index : scene_->lanes[lane].boxes) {
        const ArenaBox& box = scene_->boxes[index];
        if (static_cast<double>(box.top()) <= top) continue;
        ++tensors;
        highest = std::max(highest, box.top());
    }
    return highest;
}

QString ComparePane::note(std::size_t lane) const {
    int tensors = 0;
    const qint64 highest = above(lane, tensors);
    return tensors > 0 ? tr("%n tensor(s) above this view, up to %1", nullptr, tensors).arg(format::bytes(highest))
                       : QString();
}

/// A plan that is much higher than the others fades out at the top, with a note.
void ComparePane::paintNote(QPainter& painter, std::size_t lane) const {
    const QString whole = note(lane);
    if (whole.isEmpty()) return;
    const QRectF row(rows_[lane]->rect());
    QLinearGradient fade(0, row.top(), 0, row.top() + 26);
    QColor none = theme().chart;
    none.setAlpha(0);
    fade.setColorAt(0, theme().chart);
    fade.setColorAt(1, none);
    painter.fillRect(QRectF(row.left(), row.top(), row.width(), 26), fade);
    const QFontMetricsF metrics(theme().labelMedium);
    const QString text = metrics.elidedText(whole, Qt::ElideRight, row.width() - 20);
    painter.setFont(theme().labelMedium);
    const double width = metrics.horizontalAdvance(text) + 16;
    const QRectF plate(row.center().x() - width / 2, row.top() + 3, width, metrics.height() + 3);
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

void ComparePane::setMarked(std::vector<BoxIndex> selected) {
    selected_ = std::move(selected);
    wash_ = {};
    repaintOverlay();
}

void ComparePane::setHovered(BoxIndex box) {
    if (std::exchange(hovered_, box) != box) repaintOverlay();
}

const ArenaBox* ComparePane::boxAt(const QPointF& pos) const {
    for (std::size_t lane = 0; lane < rows_.size(); ++lane) {
        if (!rows_[lane] || !QRectF(rows_[lane]->rect()).contains(pos)) continue;
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

/// For thousands, one cached overlay replaces their outlines, until the view or the selection changes.
void ComparePane::paintMarks(QPainter& painter) {
    constexpr std::size_t most_outlined = 300;
    if (!wash_.isNull()) return painter.drawImage(QPointF(0, 0), wash_);
    std::vector<BoxIndex> seen;
    for (const BoxIndex index : selected_) {
        const ArenaBox& box = scene_->boxes[index];
        if (plot_->shows(box.first, box.last)) seen.push_back(index);
    }
    if (seen.size() <= most_outlined) {
        for (const BoxIndex index : seen) outline(painter, scene_->boxes[index], true);
        return;
    }
    std::vector<QRectF> rects;
    for (const BoxIndex index : seen) {
        const ArenaBox& box = scene_->boxes[index];
        rects.push_back(plottables_[box.lane]->pixelRect(box).intersected(QRectF(rows_[box.lane]->rect())));
    }
    wash_ = paint::washOf(plot_->size(), rects);
    painter.drawImage(QPointF(0, 0), wash_);
}

void ComparePane::paintOverlay(QPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    paintMarks(painter);
    if (hovered_.valid()) outline(painter, scene_->boxes[hovered_], false);
    paintStepAxis(painter, *plot_, *last_, state_.step());
    paintStepLine(painter, *plot_, state_.step(), first_->top(), last_->bottom());
}

int ComparePane::headerHeight() const { return lines_ * forText(header_line) - (lines_ - 1) * 6; }

void ComparePane::setHeaderLines(int lines) {
    lines_ = lines;
    layout()->setContentsMargins(0, headerHeight(), 0, 0);
    placeHeader();
    update();
}

int ComparePane::numbersWidth() const {
    const Theme& t = theme();
    const double numbers = QFontMetricsF(t.fact).horizontalAdvance(format::bytes(side_.get().total_bytes)) + 8 +
        QFontMetricsF(t.mono).horizontalAdvance(verdict_.text);
    return static_cast<int>(std::ceil(numbers)) + metric::chartPad + (closer_->isHidden() ? 0 : closer_size + 4);
}

int ComparePane::widthOfOneLine() const {
    return side_.outcome ? picker_left + picker_->wholeWidth() + 12 + numbersWidth() : 0;
}

/// The choice uses the room left by the numbers; its whole text if possible.
void ComparePane::placeHeader() {
    const int line = forText(header_line), height = std::min(line - 6, picker_->sizeHint().height());
    const int closer = closer_->isHidden() ? 0 : closer_size + 4;
    if (closer > 0)
        closer_->setGeometry(width() - metric::chartPad - closer_size, (line - closer_size) / 2, closer_size,
                             closer_size);
    const int beside = lines_ > 1 || !side_.outcome ? metric::chartPad + closer : numbersWidth() + 12;
    const int room = std::max(ComparePicker::least_width / 2, width() - picker_left - beside);
    picker_->setGeometry(picker_left, (line - height) / 2, std::min(room, picker_->wholeWidth()), height);
}

void ComparePane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeHeader();
}

void ComparePane::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), t.chart);
    if (!scene_ || scene_->isEmpty()) return;
    const int line = forText(header_line);
    const QRectF chip(16, (line - 18) / 2.0, 18, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.bar);
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(t.tx);
    painter.setFont(t.small);
    painter.drawText(chip, Qt::AlignCenter, letter_);
    using Tone = Verdict::Tone;
    const double verdict_width = QFontMetricsF(t.mono).horizontalAdvance(verdict_.text);
    const QString bytes = format::bytes(side_.get().total_bytes);
    const double bytes_width = QFontMetricsF(t.fact).horizontalAdvance(bytes);
    const bool one = lines_ == 1;
    const double top = one ? 0 : line - 6;
    const double left = one
        ? width() - metric::chartPad - (closer_->isHidden() ? 0 : closer_size + 4) - verdict_width - 8 - bytes_width
        : 16.0;
    painter.setFont(t.fact);
    painter.drawText(QRectF(left, top, bytes_width + 2, line), Qt::AlignVCenter, bytes);
    painter.setFont(t.mono);
    painter.setPen(verdict_.tone == Tone::good ? t.blue : verdict_.tone == Tone::bad ? t.bad : t.tx2);
    painter.drawText(QRectF(left + bytes_width + 8, top, verdict_width + 2, line), Qt::AlignVCenter, verdict_.text);
    const double from = picker_->geometry().right() + 9.0, rest = left - 10 - from;
    if (!one || QFontMetricsF(t.body).horizontalAdvance(side_.origin) > rest) return;
    painter.setFont(t.body);
    painter.setPen(t.tx3);
    painter.drawText(QRectF(from, 0, rest, line), Qt::AlignVCenter, side_.origin);
}

}  // namespace arenascope
