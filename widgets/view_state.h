#pragma once
// What all views share: the outcome that is shown, one selection, one hover, one cursor. Views read it and
// emit requests of their own; only the document edits.

#include <QObject>
#include <memory>
#include <set>

#include "engine/engine.h"

namespace arenascope {

class ViewState : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const std::shared_ptr<const Outcome>& outcome() const { return outcome_; }
    [[nodiscard]] const std::shared_ptr<const Tuning>& tuning() const { return tuning_; }
    /// Per-instruction times of the last run; null before one.
    [[nodiscard]] const std::shared_ptr<const RunResult>& run() const { return run_; }
    [[nodiscard]] const std::set<ValueId>& selection() const { return selection_; }
    /// The selected tensor that the Inspector shows; no_value for none.
    [[nodiscard]] ValueId current() const { return current_; }
    [[nodiscard]] ValueId hovered() const { return hovered_; }
    [[nodiscard]] int step() const { return step_; }
    /// Row of a tensor in the outcome; null where it is not listed.
    [[nodiscard]] const TensorRow* row(ValueId value) const;

    void show(std::shared_ptr<const Outcome> outcome, std::shared_ptr<const Tuning> tuning);
    void setRun(std::shared_ptr<const RunResult> run);
    void select(std::set<ValueId> values, ValueId current);
    void setHovered(ValueId value);
    void setStep(int step);

signals:
    void outcomeChanged();
    void runChanged();
    void selectionChanged();
    void hoverChanged();
    void stepChanged();

private:
    std::shared_ptr<const Outcome> outcome_;
    std::shared_ptr<const Tuning> tuning_ = std::make_shared<const Tuning>();
    std::shared_ptr<const RunResult> run_;
    std::set<ValueId> selection_;
    ValueId current_ = no_value, hovered_ = no_value;
    int step_ = 0;
};

}  // namespace arenascope
