#include "widgets/charts/step_chart.h"

#include <QContextMenuEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "widgets/charts/step_corner.h"
#include "widgets/charts/step_hover.h"
#include "widgets/charts/step_keys.h"
#include "widgets/charts/step_limit.h"
#include "widgets/charts/step_menus.h"
#include "widgets/charts/step_pointer.h"
#include "widgets/charts/step_rows.h"
#include "widgets/charts/step_select.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/former_boxes.h"
#include "widgets/plot/plot_paint.h"

namespace arenascope {
namespace {

bool isLarge(const ViewState& state) { return state.outcome() && state.outcome()->tensors.size() >= many_tensors; }

}  // namespace

StepChart::StepChart(ViewState& state, QWidget* parent)
    : Chart(parent),
      state_(state),
      header_(new ChartHeader(this)),
      corner_(new StepCorner(state, header_)),
      plot_(new StepPlot(this)),
      hover_(new StepHover(*this, state, *this)),
      pointer_(new StepPointer(*this, state, *hover_, *this)),
      keys_(new StepKeys(*this, state, *pointer_, *this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(plot_, 1);
    setFocusPolicy(Qt::StrongFocus);
    plot_->setFocusPolicy(Qt::NoFocus);
    connect(&state, &ViewState::outcomeChanged, this, &StepChart::outcomeChanged);
    connect(&state, &ViewState::previewChanged, this, &StepChart::previewChanged);
    connect(&state, &ViewState::runChanged, this, &StepChart::rebuild);
    connect(&state, &ViewState::deviceChanged, this, &StepChart::rebuild);
    connect(&state, &ViewState::selectionChanged, this, &StepChart::selectionChanged);
    connect(&state, &ViewState::hoverChanged, this, &StepChart::repaintOverlay);
    connect(&state, &ViewState::stepChanged, this, &StepChart::repaintOverlay);
    connect(&state, &ViewState::colorRuleChanged, this, &StepChart::rebuild);
    connect(&state, &ViewState::limitChanged, this, &StepChart::limitChanged);
    header_->setCorner(corner_);
}

StepChart::~StepChart() = default;

void StepChart::start() {
    new PaintItem(plot_, QStringLiteral("overlay"), nullptr, [this](QCPPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        if (scene_.isEmpty()) paint::emptyText(painter, plot_->viewport(), emptyMessage());
        else paintOverlay(painter);
        if (state_.limit() && !scene_.isEmpty()) paintLimit(painter, *state_.limit(), *this);
        pointer_->paintBand(painter);
    });
    outcomeChanged();
}

void StepChart::catchUp() {
    const bool stale = std::exchange(stale_, false);
    if (late_ && isLarge(state_)) readLater();
    else if (std::exchange(late_, false)) readOutcome(state_.step() == Step(0));  // otherwise another chart has set it
    else if (stale) plot_->replot(QCustomPlot::rpQueuedReplot);
}

/// For a picture, everything is done immediately.
void StepChart::catchUpNow() {
    reading_.cancel();
    stale_ = false;
    if (std::exchange(late_, false)) readOutcome(state_.step() == Step(0));
}

void StepChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    catchUp();
}

void StepChart::outcomeChanged() {
    reading_.cancel();
    wanted_.reset();
    late_ = waits();
    if (late_) return;
    if (isLarge(state_)) readLater();
    else readOutcome(true);
}

void StepChart::readOutcome(bool setsStep) {
    ArenaScene scene = shownOutcome() ? arenaScene(*shownOutcome()) : ArenaScene{};
    if (isPreviewing()) {
        addTiles(scene, state_.previewTiles());
        if (state_.outcome()) addFormer(scene, *state_.outcome());
    }
    adopt(std::move(scene), setsStep && !isPreviewing());
}

/// The steps that were seen before are seen again after it.
void StepChart::previewChanged() {
    if (!previews() || late_ || waits()) return;
    if (isPreviewing() && !former_) former_ = view();
    readOutcome(false);
    if (isPreviewing() || !former_) return;
    setView(former_->first, former_->second);
    former_.reset();
}

/// With many tensors the scene is made on another thread; until then the former picture stays.
void StepChart::readLater() {
    if (reading_.busy()) return;
    endGrab(false);
    hover_->hideTip();
    late_ = true;
    reading_.start<ArenaScene>([outcome = state_.outcome()] { return arenaScene(*outcome); },
                               [this](ArenaScene scene) {
                                   late_ = false;
                                   adopt(std::move(scene), state_.step() == Step(0));
                               });
}

void StepChart::adopt(ArenaScene scene, bool setsStep) {
    endGrab(false);
    hover_->hideTip();
    const int before = scene_.steps;
    std::swap(scene_, scene);
    plot_->setSteps(scene_.steps);
    // The rows first: moving the cursor repaints, and the old rows refer to the old scene.
    rebuild();
    if (before != scene_.steps) firstView(setsStep);
    if (wanted_) setView(wanted_->first, wanted_->second);
    wanted_.reset();
    if (scene.boxes.size() >= many_tensors) reading_.drop(std::move(scene));
}

/// A new program opens at its peak, near enough to read names; small programs are shown whole.
void StepChart::firstView(bool setsStep) {
    constexpr double whole = 56, near = 26;
    const Step peak = scene_.isEmpty() ? Step(0) : scene_.lanes[scene_.mainLane()].peakStep;
    const bool early = peak.number() < near * 0.8;
    if (scene_.steps <= whole) plot_->setView(0, scene_.steps);
    else {
        const double lower = early ? 0 : std::clamp(peak.number() - near / 2, 0.0, scene_.steps - near);
        plot_->setView(lower, lower + near);
    }
    repaintAll();
    if (setsStep && !scene_.isEmpty()) state_.setStep(nearestStep(peak, scene_.steps));
}

void StepChart::rebuild() {
    if (late_) return;
    overview_ = nullptr;
    forgetRows();
    plot_->clearRows();
    plot_->setBackground(QBrush(theme().chart));
    if (!scene_.isEmpty())
        colorScene(scene_, *shownOutcome(), state_.colorRule(), isPreviewing() ? nullptr : state_.run().get());
    corner_->showColors(!scene_.isEmpty());
    if (!scene_.isEmpty()) buildRows();
    updateHeader();
    setAccessibleDescription(header_->accessibleDescription());
    repaintAll();
}

void StepChart::repaintAll() {
    if (late_) return;
    stale_ = waits();  // hidden: painted when it is shown
    if (!stale_) plot_->replot(QCustomPlot::rpQueuedReplot);
}

void StepChart::repaintOverlay() {
    if (late_) return;
    stale_ = stale_ || waits();
    if (!stale_) plot_->repaintOverlay();
}

std::pair<double, double> StepChart::view() const { return {plot_->lower(), plot_->upper()}; }

void StepChart::setView(double lower, double upper) {
    if (reading_.busy()) wanted_ = {lower, upper};
    plot_->setView(lower, upper);
    hover_->viewMoved();
    repaintAll();
}

QString StepChart::tipText() const { return hover_->tipText(); }

void StepChart::setTool(Tool tool) { pointer_->setTool(tool); }

void StepChart::endGrab(bool drop) { pointer_->endGrab(drop); }

void StepChart::zoom(double factor) {
    const double middle = (plot_->lower() + plot_->upper()) / 2, half = (plot_->upper() - plot_->lower()) / 2 / factor;
    setView(middle - half, middle + half);
}

void StepChart::fitAll() { setView(0, late_ ? std::numeric_limits<int>::max() : scene_.steps); }

void StepChart::limitChanged() {
    corner_->showLimit();
    if (state_.limit()) {
        const auto [first, last] = *state_.limit();
        const double room = std::max(2.0, (last - first + 1) * 0.15);
        setView(first.number() - room, last.number() + 1 + room);
    }
    header_->placeCorner();
    repaintAll();
}

void StepChart::fitSelection() {
    const auto steps = stepsOf(scene_, state_.selection());
    if (!steps) return fitAll();
    const auto [first, last] = *steps;
    const double room = std::max(4.0, (last - first + 1) * 0.75);
    setView(first.number() - room, last.number() + 1 + room);
}

/// Immediately: a picture does not wait for an event loop.
void StepChart::layOut(QSize size) {
    resize(size);
    header_->setGeometry(0, 0, size.width(), header_->height());
    plot_->setGeometry(0, header_->height(), size.width(), std::max(1, size.height() - header_->height()));
}

QImage StepChart::renderImage(QSize size, qreal dpr) {
    catchUpNow();
    const QSize before = this->size();
    layOut(size);
    QImage image((QSizeF(size) * dpr).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(dpr);
    image.fill(theme().chart);
    QPainter painter(&image);
    header_->render(&painter, QPoint(0, 0), QRegion(), QWidget::DrawChildren);
    QPixmap rows = plot_->toPixmap(plot_->width(), plot_->height(), dpr);
    painter.drawPixmap(QRectF(plot_->geometry()), rows, QRectF(rows.rect()));
    painter.end();
    if (before.isValid() && before != size) resize(before);
    return image;
}

void StepChart::paintOnto(QPaintDevice& device, QSize size) {
    catchUpNow();
    layOut(size);
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.fillRect(QRect(QPoint(0, 0), size), theme().chart);
    header_->render(&painter, QPoint(0, 0), QRegion(),
                    QWidget::RenderFlags());  // without buttons, which are useless in a picture
    painter.translate(plot_->geometry().topLeft());
    plot_->toPainter(&painter, plot_->width(), plot_->height());
}

void StepChart::paintCursor(QPainter& painter, const QCPAxisRect& axisRow) const {
    const Step step = state_.step();
    paintStepAxis(painter, *plot_, axisRow, step);
    paintStepLine(painter, *plot_, step, plot_->viewport().top() + 18, axisRow.bottom());
}

void StepChart::selectionChanged() {
    if (late_) return;
    const ArenaBox* box = pointer_->isPicking() ? nullptr : scene_.boxOf(state_.current());
    if (box && !plot_->shows(box->first, box->last)) {
        const double span = plot_->upper() - plot_->lower();
        const double middle = (box->first.number() + box->last.number() + 1) / 2.0;
        setView(middle - span / 2, middle + span / 2);
    }
    repaintOverlay();
}

void StepChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) rebuild();
}

void StepChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    hover_->hideTip();
}

void StepChart::hideEvent(QHideEvent* event) {
    hover_->hideTip();
    Chart::hideEvent(event);
}

void StepChart::moveCursor(int by) {
    const Step to = nearestStep(state_.step() + by, scene_.steps);
    state_.setStep(to);
    const int step = to.number();
    const double span = plot_->upper() - plot_->lower();
    if (step < plot_->lower()) setView(step, step + span);
    else if (step + 1 > plot_->upper()) setView(step + 1 - span, step + 1);
}

void StepChart::pan(int steps) { setView(plot_->lower() + steps, plot_->upper() + steps); }

void StepChart::clearSelection() {
    if (pointer_->cancel()) return;
    if (state_.selection().empty()) state_.setLimit(std::nullopt);
    else state_.select({}, no_value);
}

void StepChart::contextMenuEvent(QContextMenuEvent* event) { openTensorMenu(*this, state_, *this, event->globalPos()); }

void StepChart::keyPressEvent(QKeyEvent* event) {
    if (scene_.isEmpty()) return event->ignore();
    if (!keys_->press(*event)) Chart::keyPressEvent(event);
}

void StepChart::keyReleaseEvent(QKeyEvent* event) {
    if (!keys_->release(*event)) Chart::keyReleaseEvent(event);
}

}  // namespace arenascope
