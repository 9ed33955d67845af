#pragma once
// The values of the current tensor: of a constant or an initial state from the file, of a result from the last run.

#include <QWidget>
#include <memory>

#include "engine/runtime/run_result.h"
#include "engine/study/inspect/tensor_numbers.h"
#include "widgets/panels/inspector/inspector_section.h"
#include "widgets/ui/latest_task.h"

class QLabel;
class QPushButton;

namespace arenascope {

class ChannelRanges;
class FactLabel;
class Histogram;

/// A constant of an operator.
struct OperatorWeight {
    ValueId value = no_value;
    QString name;  ///< as which the operator reads it
};

class ValuesSection : public InspectorSection {
    Q_OBJECT
public:
    explicit ValuesSection(QWidget* parent);
    /// `weight`: shown where nothing is known of the tensor itself.
    void show(std::shared_ptr<const Method> method, ValueId value, std::shared_ptr<const RunResult> run,
              const OperatorWeight& weight = {});
    [[nodiscard]] bool isSettled() const { return reading_.isSettled(); }
    /// "min −0.21, max 0.19, mean 0.006, …"; empty until the values are read.
    [[nodiscard]] QString facts() const;
    [[nodiscard]] QString firstNumbers() const;
    /// What the last run wrote into the tensor, or why that is not known. Ignored if another tensor is shown meanwhile.
    void showRead(ValueId value, const Result<std::shared_ptr<const HostTensor>>& read);
    /// Writes the values as a NumPy .npy file.
    Result<std::string> save(const QString& stem) const;

signals:
    /// The last run is to be repeated for the values of this tensor.
    void valuesWanted(arenascope::ValueId value);
    void refused(const arenascope::Error& error);

private:
    /// In a worker. `output`: of the run; null: the constant's.
    void read(std::shared_ptr<const HostTensor> output);
    void offerReading();
    void showNumbers(const TensorNumbers& numbers);
    void showStats(const TensorStats& stats);
    void showNothing(const QString& why);
    void askWhere();

    std::shared_ptr<const Method> method_;
    ValueId value_ = no_value, shown_ = no_value;
    QString role_;  ///< of what is shown instead; empty: the tensor itself is
    std::shared_ptr<const RunResult> run_;
    LatestTask reading_;
    Histogram* histogram_;
    ChannelRanges* channels_;
    FactLabel *facts_, *first_;
    QPushButton *read_, *save_;
    std::shared_ptr<const HostTensor> kept_;  ///< read from the run for this tensor; null: not yet
};

}  // namespace arenascope
