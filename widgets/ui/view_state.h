#pragma once
// The common state of all views: the shown outcome, one selection, one hover, one cursor. Views read it and emit
// requests; only the document edits.

#include <QObject>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/runtime/sanitizer.h"
#include "engine/study/footprint.h"
#include "engine/study/pass_gains.h"
#include "engine/study/size_curve.h"
#include "widgets/ui/tensor_edits.h"

namespace arenascope {

/// The rule for colours of tensors.
enum class ColorRule : std::uint8_t { role, pool, op, dtype, size, module, slack, kernel };
inline constexpr int color_rule_count = 8;

struct DeviceRecord;

struct Compared {
    QString title;
    std::shared_ptr<const Outcome> outcome;
    QString path{};
};

class ViewState : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const std::shared_ptr<const Outcome>& outcome() const { return outcome_; }
    [[nodiscard]] const std::shared_ptr<const Tuning>& tuning() const { return tuning_; }
    /// Per-instruction times of the last run; null before one.
    [[nodiscard]] const std::shared_ptr<const RunResult>& run() const { return run_; }
    /// The sanitizer's findings in that run; empty if there are none or it was off.
    [[nodiscard]] const std::vector<Violation>& findings() const { return findings_; }
    [[nodiscard]] const std::set<ValueId>& selection() const { return selection_; }
    /// The selected tensor that the Inspector shows; no_value for none.
    [[nodiscard]] ValueId current() const { return current_; }
    [[nodiscard]] ValueId hovered() const { return hovered_; }
    [[nodiscard]] Step step() const { return step_; }
    /// First and last step of the filter of all views; nothing: all steps.
    [[nodiscard]] const std::optional<std::pair<Step, Step>>& limit() const { return limit_; }
    /// The effect of dropping the dragged tensors at their present place; null if none are dragged.
    [[nodiscard]] const std::shared_ptr<const WhatIf>& whatIf() const { return whatIf_; }
    [[nodiscard]] ColorRule colorRule() const { return colorRule_; }
    /// The other side of the Compare chart: another file or session; null for another plan of this one.
    [[nodiscard]] const std::shared_ptr<const Compared>& compared() const { return compared_; }
    /// Arena size over a symbol's range, for the shown outcome; null until it is computed.
    [[nodiscard]] const std::shared_ptr<const SizeCurve>& curve() const { return curve_; }
    /// The footprint on a device, for the shown outcome; null until it is computed.
    [[nodiscard]] const std::shared_ptr<const Footprint>& footprint() const { return footprint_; }
    /// What a device recorded of the program; null without such a file.
    [[nodiscard]] const std::shared_ptr<const DeviceRecord>& device() const { return device_; }
    /// What passes, other orders and tiles would save, for the tuning that is shown; null until it was asked for and
    /// measured.
    [[nodiscard]] const std::shared_ptr<const GainStudy>& gains() const { return gains_; }
    /// A program that would compute the same: the arena shows it instead of the outcome, and nothing is edited. Null:
    /// none is looked at.
    [[nodiscard]] const std::shared_ptr<const Outcome>& preview() const { return preview_; }
    /// The tiled groups of the preview.
    [[nodiscard]] const TiledMethod& previewTiles() const { return previewTiles_; }
    /// Row of a tensor in the outcome; null where it is not listed.
    [[nodiscard]] const TensorRow* row(ValueId value) const;

    void show(std::shared_ptr<const Outcome> outcome, std::shared_ptr<const Tuning> tuning);
    /// Clears the findings of another run.
    void setRun(std::shared_ptr<const RunResult> run);
    void setFindings(std::vector<Violation> findings);
    void select(std::set<ValueId> values, ValueId current);
    /// Selects the results of an instruction, with the cursor at its step.
    void showCall(InstructionIndex instruction);
    void setHovered(ValueId value);
    void setStep(Step step);
    void setLimit(std::optional<std::pair<Step, Step>> steps);
    void setWhatIf(std::shared_ptr<const WhatIf> whatIf);
    void setColorRule(ColorRule rule);
    void setCompared(std::shared_ptr<const Compared> other);
    void setCurve(std::shared_ptr<const SizeCurve> curve);
    void setFootprint(std::shared_ptr<const Footprint> footprint);
    void setDevice(std::shared_ptr<const DeviceRecord> device);
    /// Asks for gains(), which is measured once for a tuning.
    void wantGains() { emit gainsWanted(); }
    void setGains(std::shared_ptr<const GainStudy> gains);
    /// Asks for the search of smaller programs, from beside a verdict that a plan does not fit.
    void wantShrink() { emit shrinkWanted(); }
    void setPreview(std::shared_ptr<const Outcome> preview, const TiledMethod& tiles = {});

    /// Emits all change signals, for views created later.
    void announce();

signals:
    void outcomeChanged();
    void runChanged();
    void findingsChanged();
    void selectionChanged();
    void hoverChanged();
    void stepChanged();
    void limitChanged();
    void whatIfChanged();
    void colorRuleChanged();
    void comparedChanged();
    void curveChanged();
    void footprintChanged();
    void deviceChanged();
    void gainsWanted();
    void gainsChanged();
    void shrinkWanted();
    void previewChanged();

private:
    std::shared_ptr<const Outcome> outcome_;
    Table<ValueId, std::int32_t> rowOf_;  ///< in the outcome's list; −1: none
    std::shared_ptr<const Tuning> tuning_ = std::make_shared<const Tuning>();
    std::shared_ptr<const RunResult> run_;
    std::vector<Violation> findings_;
    std::set<ValueId> selection_;
    ValueId current_ = no_value, hovered_ = no_value;
    Step step_{0};
    std::optional<std::pair<Step, Step>> limit_;
    std::shared_ptr<const WhatIf> whatIf_;
    ColorRule colorRule_ = ColorRule::role;
    std::shared_ptr<const Compared> compared_;
    std::shared_ptr<const SizeCurve> curve_;
    std::shared_ptr<const GainStudy> gains_;
    std::shared_ptr<const Footprint> footprint_;
    std::shared_ptr<const DeviceRecord> device_;
    std::shared_ptr<const Outcome> preview_;
    TiledMethod previewTiles_;
};

}  // namespace arenascope
