#include "widgets/charts/step_hover.h"

#include <QToolTip>
#include <utility>

#include "widgets/plot/chart_tip.h"
#include "widgets/plot/step_plot.h"

namespace arenascope {

StepHover::StepHover(StepSurface& chart, ViewState& state, QWidget& parent)
    : chart_(chart), state_(state), parent_(parent), tip_(new ChartTip(&parent)) {
    timer_.setSingleShot(true);
    timer_.setInterval(300);
    connect(&timer_, &QTimer::timeout, this, &StepHover::showTip);
}

void StepHover::moveTo(const QPointF& pos) {
    pos_ = pos;
    const ArenaBox* box = chart_.scene().isEmpty() ? nullptr : chart_.boxAt(pos);
    const ValueId value = box ? box->value : no_value;
    const QString text = box || chart_.scene().isEmpty() ? QString() : chart_.textAt(pos);
    if (text != text_) {
        text_ = text;
        chart_.showStatus(text);
        QToolTip::showText(chart_.plot().mapToGlobal(pos).toPoint(), text, &parent_);
    }
    if (value == state_.hovered()) return;
    tip_->hide();
    state_.setHovered(value);
    if (value == no_value) {
        timer_.stop();
        chart_.showStatus(text);
        return;
    }
    chart_.showStatus(box->name());
    timer_.start();
}

void StepHover::leave() {
    cancelTip();
    state_.setHovered(no_value);
    if (!std::exchange(text_, {}).isEmpty()) emit state_.hoverChanged();  // so that the status bar clears it
}

void StepHover::viewMoved() {
    tip_->hide();
    if (!std::exchange(text_, {}).isEmpty()) QToolTip::hideText();
}

void StepHover::hideTip() { tip_->hide(); }

void StepHover::cancelTip() {
    timer_.stop();
    tip_->hide();
}

QString StepHover::tipText() const { return tip_->isVisible() ? tip_->text() : QString(); }

void StepHover::showTip() {
    if (chart_.isBeingRead() || !state_.outcome() || !parent_.isVisible()) return;
    const ArenaBox* box = chart_.scene().boxOf(state_.hovered());
    if (!box || box->row >= state_.outcome()->tensors.size()) return;
    tip_->showTensor(chart_.scene(), *box, state_.outcome()->tensors[box->row],
                     chart_.plot().mapToGlobal(pos_).toPoint());
}

}  // namespace arenascope
