#include "widgets/view_state.h"

#include <utility>

namespace arenascope {

const TensorRow* ViewState::row(ValueId value) const {
    if (!outcome_) return nullptr;
    for (const TensorRow& row : outcome_->tensors) {
        if (row.value == value) return &row;
    }
    return nullptr;
}

void ViewState::show(std::shared_ptr<const Outcome> outcome, std::shared_ptr<const Tuning> tuning) {
    setWhatIf(nullptr);  // it spoke of the former plan
    outcome_ = std::move(outcome);
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

void ViewState::setStep(int step) {
    if (std::exchange(step_, step) != step) emit stepChanged();
}

}  // namespace arenascope
