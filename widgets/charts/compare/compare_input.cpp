#include "widgets/charts/compare/compare_input.h"

#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "widgets/charts/compare/compare_pane.h"
#include "widgets/plot/chart_tip.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"

namespace arenascope {

CompareInput::CompareInput(ViewState& state, const CompareSides& sides, const CompareScene& scene,
                           const CompareFinder& finder, QWidget* chart)
    : QObject(chart), state_(state), sides_(sides), scene_(scene), finder_(finder), tip_(new ChartTip(chart)) {
    tipTimer_.setSingleShot(true);
    tipTimer_.setInterval(300);
    connect(&tipTimer_, &QTimer::timeout, this, &CompareInput::showTip);
}

void CompareInput::watch(ComparePane& pane) {
    panes_.push_back(&pane);
    pane.plot().installEventFilter(this);
}

bool CompareInput::eventFilter(QObject* watched, QEvent* event) {
    for (std::size_t i = 0; i < std::min(sides_.count(), panes_.size()); ++i) {
        if (watched != &panes_[i]->plot() || scene_.isEmpty()) continue;
        switch (event->type()) {
            case QEvent::MouseButtonPress:
            case QEvent::MouseMove:
            case QEvent::MouseButtonRelease: pointer(i, static_cast<QMouseEvent&>(*event)); return true;
            case QEvent::MouseButtonDblClick: emit wholeViewRequested(); return true;
            case QEvent::Wheel: wheel(i, static_cast<QWheelEvent&>(*event)); return true;
            case QEvent::Leave:
                hideTip();
                state_.setHovered(no_value);
                break;
            default: break;
        }
    }
    return QObject::eventFilter(watched, event);
}

void CompareInput::pointer(std::size_t pane, QMouseEvent& event) {
    StepPlot& plot = panes_[pane]->plot();
    const ArenaBox* box = panes_[pane]->boxAt(event.position());
    if (event.type() == QEvent::MouseButtonPress) {
        hideTip();
        emit pressed(pane);
        press_ = event.position();
        pressView_ = panes_[pane]->view();
        panning_ = tool_ == Chart::Tool::pan || event.button() == Qt::MiddleButton || !box;
    } else if (event.type() == QEvent::MouseMove && event.buttons() != Qt::NoButton && panning_) {
        const double steps = (press_.x() - event.position().x()) / plot.pixelsPerStep();
        emit viewRequested(pane, pressView_.first + steps, pressView_.second + steps);
    } else if (event.type() == QEvent::MouseMove) {
        hover(pane, event.position());
    } else if ((event.position() - press_).manhattanLength() < 4) {
        state_.setStep(nearestStep(plot.stepUnder(event.position().x()), plot.steps()));
        emit picked(box ? scene_.row(pane, box->value) : nullptr, event.modifiers());
    }
}

void CompareInput::hover(std::size_t pane, const QPointF& pos) {
    const ArenaBox* box = panes_[pane]->boxAt(pos);
    const ArenaBox* before = pointed_.first < sides_.count() ? panes_[pointed_.first]->boxAt(pointed_.second) : nullptr;
    pointed_ = {pane, pos};
    state_.setHovered(box ? finder_.valueOf(scene_.row(pane, box->value)) : no_value);
    emit statusChanged(box ? tr("%1    %2    %3    steps %4")
                                 .arg(box->name(), format::exactBytes(box->bytes),
                                      format::offsetRange(box->offset, box->top()),
                                      format::steps(box->first, box->last))
                           : QString());
    if (box == before && (tip_->isVisible() || tipTimer_.isActive())) return;
    hideTip();
    if (box) tipTimer_.start();
}

void CompareInput::showTip() {
    const auto& [pane, pos] = pointed_;
    const ArenaBox* box = pane < sides_.count() && !scene_.isEmpty() ? panes_[pane]->boxAt(pos) : nullptr;
    if (!box || !panes_[pane]->isVisible()) return;
    tip_->showTensor(scene_.sides[pane], *box, sides_.at(pane).outcome->tensors[box->row],
                     panes_[pane]->plot().mapToGlobal(pos).toPoint());
}

void CompareInput::hideTip() {
    tipTimer_.stop();
    tip_->hide();
}

void CompareInput::wheel(std::size_t pane, QWheelEvent& event) {
    const StepPlot& plot = panes_[pane]->plot();
    const QPoint turn = event.angleDelta();
    const double span = plot.upper() - plot.lower();
    if (event.modifiers() & Qt::ShiftModifier || std::abs(turn.x()) > std::abs(turn.y())) {
        const double by = -(turn.x() != 0 ? turn.x() : turn.y()) / 120.0 * span * 0.12;
        emit viewRequested(pane, plot.lower() + by, plot.upper() + by);
        return;
    }
    // The step under the pointer stays in place, on all sides.
    const double next = std::clamp(span * std::pow(1.2, -turn.y() / 120.0), std::min(4.0, plot.steps() + 0.0),
                                   std::max(1.0, plot.steps() + 0.0));
    const double at = plot.stepAt(std::clamp(event.position().x(), plot.left(), plot.right()));
    const double lower = at - (at - plot.lower()) * next / span;
    emit viewRequested(pane, lower, lower + next);
    event.accept();
}

}  // namespace arenascope
