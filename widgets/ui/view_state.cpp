#include "widgets/ui/view_state.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "engine/ir/steps.h"

namespace arenascope {
namespace {

/// Whether the selected tensors have the same rows: true for every other plan of the same method, and a search by name
/// among 100,000 tensors would take longer than a frame. `rowOf`: in `before`.
bool sameTensors(const Outcome& before, const Outcome& now, const std::set<ValueId>& selection,
                 const Table<ValueId, std::int32_t>& rowOf) {
    if (selection.empty()) return true;
    if (before.tensors.size() != now.tensors.size()) return false;
    return std::all_of(selection.begin(), selection.end(), [&](ValueId value) {
        if (!rowOf.has(value) || rowOf[value] < 0) return false;
        const auto row = static_cast<std::size_t>(rowOf[value]);
        return now.tensors[row].value == value && now.tensors[row].name == before.tensors[row].name;
    });
}

/// The selected tensors by name: another method, for example after delegating, has other ids. Removed tensors are
/// deselected; the same for `current`.
std::set<ValueId> followed(const Outcome& before, const Outcome& now, const std::set<ValueId>& selection,
                           ValueId& current) {
    std::unordered_map<std::string_view, bool> wanted;  // by name: whether it is the current one
    for (const TensorRow& row : before.tensors) {
        if (selection.contains(row.value)) wanted.emplace(row.name, row.value == current);
    }
    std::size_t same = 0;
    for (const TensorRow& row : now.tensors) same += selection.contains(row.value) && wanted.contains(row.name) ? 1 : 0;
    if (same == selection.size()) return selection;
    current = no_value;
    std::set<ValueId> out;
    for (const TensorRow& row : now.tensors) {
        const auto found = wanted.find(row.name);
        if (found == wanted.end()) continue;
        out.insert(row.value);
        if (found->second) current = row.value;
    }
    if (current == no_value && !out.empty()) current = *out.begin();
    return out;
}

}  // namespace

const TensorRow* ViewState::row(ValueId value) const {
    if (!outcome_ || !rowOf_.has(value) || rowOf_[value] < 0) return nullptr;
    return &outcome_->tensors[static_cast<std::size_t>(rowOf_[value])];
}

void ViewState::show(std::shared_ptr<const Outcome> outcome, std::shared_ptr<const Tuning> tuning) {
    setWhatIf(nullptr);  // it spoke of the former plan
    setPreview(nullptr);
    const auto steps = [](const std::shared_ptr<const Outcome>& of) { return of ? of->steps : 0; };
    if (steps(outcome) != steps(outcome_))
        setStep(Step(0)), setLimit(std::nullopt);  // another program: the first visible chart goes to its peak
    const std::shared_ptr<const Outcome> before = std::exchange(outcome_, std::move(outcome));
    const bool stays = !before || !outcome_ || sameTensors(*before, *outcome_, selection_, rowOf_);
    rowOf_.clear();
    for (std::size_t i = 0; outcome_ && i < outcome_->tensors.size(); ++i) {
        const ValueId value = outcome_->tensors[i].value;
        if (!value.valid()) continue;
        if (!rowOf_.has(value)) rowOf_.resize(value.row() + 1, -1);
        rowOf_[value] = static_cast<std::int32_t>(i);
    }
    tuning_ = std::move(tuning);
    const ValueId currentBefore = current_;
    std::set<ValueId> selected = selection_;
    if (!stays) selected = followed(*before, *outcome_, selection_, current_);
    const bool follows = std::exchange(selection_, std::move(selected)) != selection_ || currentBefore != current_;
    emit outcomeChanged();
    if (follows) emit selectionChanged();
}

void ViewState::setRun(std::shared_ptr<const RunResult> run) {
    run_ = std::move(run);
    findings_.clear();
    emit runChanged();
}

void ViewState::setFindings(std::vector<Violation> findings) {
    if (findings.empty() && findings_.empty()) return;
    findings_ = std::move(findings);
    emit findingsChanged();
}

void ViewState::select(std::set<ValueId> values, ValueId current) {
    if (values == selection_ && current == current_) return;
    selection_ = std::move(values);
    current_ = current;
    emit selectionChanged();
}

void ViewState::showCall(InstructionIndex instruction) {
    if (!outcome_ || !outcome_->method || !outcome_->method->instructions.has(instruction)) return;
    const Step step = steps_of_instructions(*outcome_->method)[instruction];
    if (step.valid()) setStep(step);
    std::set<ValueId> made;
    for (const ValueId id : outcome_->method->instructions[instruction].outs) {
        if (row(id)) made.insert(id);
    }
    if (!made.empty()) select(made, *made.begin());
}

void ViewState::setLimit(std::optional<std::pair<Step, Step>> steps) {
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

void ViewState::setDevice(std::shared_ptr<const DeviceRecord> device) {
    if (device == device_) return;
    device_ = std::move(device);
    emit deviceChanged();
}

void ViewState::setGains(std::shared_ptr<const GainStudy> gains) {
    if (gains == gains_) return;
    gains_ = std::move(gains);
    emit gainsChanged();
}

void ViewState::setPreview(std::shared_ptr<const Outcome> preview, const TiledMethod& tiles) {
    if (preview == preview_) return;
    preview_ = std::move(preview);
    previewTiles_ = tiles;
    emit previewChanged();
}

void ViewState::setCurve(std::shared_ptr<const SizeCurve> curve) {
    curve_ = std::move(curve);
    emit curveChanged();
}

void ViewState::announce() {
    for (const auto signal : {&ViewState::outcomeChanged, &ViewState::runChanged, &ViewState::selectionChanged,
                              &ViewState::stepChanged, &ViewState::colorRuleChanged, &ViewState::comparedChanged,
                              &ViewState::curveChanged, &ViewState::footprintChanged, &ViewState::deviceChanged}) {
        emit(this->*signal)();
    }
}

void ViewState::setStep(Step step) {
    if (std::exchange(step_, step) != step) emit stepChanged();
}

}  // namespace arenascope
