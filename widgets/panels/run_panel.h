#pragma once

#include <QStringList>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "engine/runtime/executor.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace arenascope {

class ViewState;

/// What to run: a recorded run by index, or inputs made from a seed (0 for zeros).
struct RunRequest {
    enum class Inputs { recorded, random, zeros } inputs = Inputs::zeros;
    int recorded = 0;
    std::uint64_t seed = 1;
    int repeat = 1;
};

struct OutputReport {
    QString name;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::optional<Difference> difference;  ///< to the recorded output; none where nothing was recorded
};

/// One operator over all repetitions; where a loop runs it several times in one run, the sum counts.
struct OpSummary {
    std::int32_t instruction = 0;
    std::string op, name, kernel;
    double fastest = 0, median = 0;  ///< milliseconds
};

struct RunReport {
    std::shared_ptr<const RunResult> last;
    std::vector<OpSummary> ops;        ///< in the order in which they ran first
    std::vector<double> milliseconds;  ///< of each repetition
    std::vector<OutputReport> outputs;
};

class RunPanel : public QWidget {
    Q_OBJECT
public:
    explicit RunPanel(ViewState& state, QWidget* parent = nullptr);
    /// Names of the recorded runs beside the file.
    void setRecorded(const QStringList& runs);
    void setReport(const RunReport& report);
    void clear();
    void setRunning(bool running);
    [[nodiscard]] RunRequest request() const;
    /// One line for the status bar: "✓ 1 of 1 outputs equal, 14.6 ms".
    [[nodiscard]] QString verdict() const { return verdict_; }

protected:
    void changeEvent(QEvent* event) override;

signals:
    void runRequested();
    void stopRequested();
    void resetStateRequested();

private:
    QWidget* buildControls();
    QTreeWidget* buildOps();
    void showTimes(const RunReport& report);
    void showOutputs(const RunReport& report);

    ViewState& state_;
    QComboBox* inputs_;
    QSpinBox *seed_, *repeat_;
    QPushButton *run_, *reset_;
    QLabel *median_, *fastest_;
    QTreeWidget *outputs_, *ops_;
    QStringList recorded_;
    std::optional<RunReport> report_;  ///< shown again in another theme's colours
    QString verdict_;
    bool running_ = false;
};

}  // namespace arenascope
