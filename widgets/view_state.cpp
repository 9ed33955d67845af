#include "widgets/view_state.h"

#include <utility>

namespace arenascope {

const TensorRow* ViewState::row(ValueId value) const {
    if (!outcome_) return nullptr;
    const auto at = static_cast<std::size_t>(value);
    if (value < 0 || at >= rowOf_.size() || rowOf_[at] < 0) return nullptr;
    return &outcome_->tensors[static_cast<std::size_t>(rowOf_[at])];
}

void ViewState::show(std::shared_ptr<const Outcome> outcome, std::shared_ptr<const Tuning> tuning) {
    setWhatIf(nullptr);  // it spoke of the former plan
    const auto steps = [](const std::shared_ptr<const Outcome>& of) { return of ? of->steps : 0; };
    if (steps(outcome) != steps(outcome_))
        setStep(0), setLimit(std::nullopt);  // another program: the chart that is seen first goes to its peak
    outcome_ = std::move(outcome);
    rowOf_.clear();
    for (std::size_t i = 0; outcome_ && i < outcome_->tensors.size(); ++i) {
        if (outcome_->tensors[i].value < 0) continue;
        const auto value = static_cast<std::size_t>(outcome_->tensors[i].value);
        if (rowOf_.size() <= value) rowOf_.resize(value + 1, -1);
        rowOf_[value] = static_cast<std::int32_t>(i);
    }
    tuning_ = std::move(tuning);
    emit outcomeChanged();
}

void ViewState::setRun(std::shared_ptr<const RunResult> run) {
    run_ = std::move(run);
    emit runChanged();
}

void ViewState::select(std::set<ValueId> values, ValueId current) {
    if (values == selection_ && current == current_) return;
    selection_ = std::move(values);
    current_ = current;
    emit selectionChanged();
}

void ViewState::setLimit(std::optional<std::pair<int, int>> steps) {
    if (std::exchange(limit_, steps) != steps) emit limitChanged();
}

void ViewState::setHovered(ValueId value) {
    if (std::exchange(hovered_, value) != value) emit hoverChanged();
}

void ViewState::setWhatIf(std::shared_ptr<const WhatIf> whatIf) {
    if (whatIf == whatIf_) return;
    whatIf_ = std::move(whatIf);
    emit whatIfChanged();
}

void ViewState::setColorRule(ColorRule rule) {
    if (std::exchange(colorRule_, rule) != rule) emit colorRuleChanged();
}

void ViewState::setCompared(std::shared_ptr<const Compared> other) {
    compared_ = std::move(other);
    emit comparedChanged();
}

void ViewState::setFootprint(std::shared_ptr<const Footprint> footprint) {
    if (footprint == footprint_) return;
    footprint_ = std::move(footprint);
    emit footprintChanged();
}

void ViewState::setCurve(std::shared_ptr<const SizeCurve> curve) {
    curve_ = std::move(curve);
    emit curveChanged();
}

void ViewState::announce() {
    for (const auto signal : {&ViewState::outcomeChanged, &ViewState::runChanged, &ViewState::selectionChanged,
                              &ViewState::stepChanged, &ViewState::colorRuleChanged, &ViewState::comparedChanged,
                              &ViewState::curveChanged, &ViewState::footprintChanged}) {
        emit(this->*signal)();
    }
}

void ViewState::setStep(int step) {
    if (std::exchange(step_, step) != step) emit stepChanged();
}

}  // namespace arenascope
