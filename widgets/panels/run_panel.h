#pragma once

#include <QStringList>
#include <QWidget>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/runtime/executor.h"
#include "engine/runtime/sanitizer.h"
#include "engine/runtime/value_check.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

class RunFindings;
class RunSettings;
class ViewState;

/// RunRequest::against: the values that were recorded beside the program of its first recorded run.
inline constexpr const char* recorded_trace_choice = "trace";

/// What to run: a recorded run by index, or inputs made from a seed (0 for zeros).
struct RunRequest {
    enum class Inputs { recorded, random, zeros } inputs = Inputs::zeros;
    int recorded = 0;
    std::uint64_t seed = 1;
    int repeat = 1;
    bool checkValues = false;  ///< every tensor, against another plan or backend
    bool sanitize = false;     ///< one more run, which watches who damages whose bytes
    enum class Runtime { executorch, resizing, precomputed } runtime = Runtime::executorch;
    bool manageOutputs = false;              ///< of the static runtime
    int instances = 1;                       ///< of the static runtime, one thread each
    int intraThreads = 1;                    ///< that work on one operator
    QString warmup;                          ///< of precomputed offsets: "x=4,16 x=8,16 y=2"; empty: the upper bounds
    std::vector<Binding> bindings{};         ///< outputs that the next repetition reads as inputs, without a copy
    std::map<std::size_t, QString> files{};  ///< inputs that are read from files, by position: .npy, .pb or raw bytes
    double rtol = 1e-4, atol = 1e-5;         ///< how far outputs may be from recorded ones, as compare() has it
    QString against;                         ///< what all values are checked against, see RunApart
};

/// What a check of all values found.
struct ValueFinding {
    ValueId value = no_value;  ///< the first that differs; no_value: none does
    QString text;
};

/// What the static runtime tells of itself.
struct StaticSummary {
    double perSecond = 0;
    qint64 arenaBytes = 0;  ///< per instance, in the last run
    qint64 managed = 0, groups = 0, outgrown = 0;
    qint64 plannedBytes = 0, learnedBytes = 0;  ///< of all groups: told ahead, and learned
    QStringList problems;
};

struct OutputReport {
    QString name;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::optional<Difference> difference;  ///< to the recorded output; none where nothing was recorded
    double largest = 0;                    ///< max |reference|, where there is a difference
    QString tolerance;                     ///< that the verdict allowed: "1e−5·max + 1e−4·|ref|"
};

/// The largest difference to what was expected, in every place alike: "2.4e−7", "0".
[[nodiscard]] QString differenceText(double difference);

/// One operator over all repetitions; where a loop runs it several times in one run, the sum counts.
struct OpSummary {
    std::int32_t instruction = 0;
    std::string op, name, kernel;
    double fastest = 0, median = 0;           ///< milliseconds
    std::optional<qint64> read{}, written{};  ///< bytes moved by one run; none where nobody counted
};

struct RunReport {
    std::shared_ptr<const RunResult> last;
    std::vector<OpSummary> ops;        ///< in the order in which they ran first
    std::vector<double> milliseconds;  ///< of each repetition
    bool preparesKernels = false;      ///< within the first repetition: nothing ran with this plan before
    std::vector<OutputReport> outputs;
    std::optional<ValueFinding> values;
    std::vector<CheckedValue> checked;  ///< every tensor that was compared, in the order in which they were computed
    std::optional<std::vector<Violation>> violations;  ///< none: nobody looked
    std::optional<StaticSummary> fromStatic;
};

class RunPanel : public QWidget {
    Q_OBJECT
public:
    explicit RunPanel(ViewState& state, QWidget* parent = nullptr);
    /// Names of the recorded runs beside the file; `hasTrace`: of the first one there are all values, too.
    void setRecorded(const QStringList& runs, bool hasTrace = false);
    void setReport(const RunReport& report);
    /// Why the last run came to nothing, where its times would stand.
    void setFailure(const Error& why);
    void clear();
    void setRunning(bool running);
    [[nodiscard]] RunRequest request() const;
    /// One line for the status bar: "✓ 1 of 1 outputs equal, 14.6 ms".
    [[nodiscard]] QString verdict() const { return verdict_; }
    [[nodiscard]] RunSettings& settings() { return *settings_; }
    [[nodiscard]] RunFindings& found() { return *found_; }
    /// What the check of all values and the static runtime say, in words.
    [[nodiscard]] QString findings() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

signals:
    void runRequested();
    void stopRequested();
    void resetStateRequested();
    void viewStateRequested();
    void saveStateRequested();
    void loadStateRequested();
    /// An output is to be read as an input by the next run: both become the caller's.
    void feedbackRequested(const QString& output, const QString& input);
    void unpinRequested(const QString& tensor);
    /// Who is involved in a finding is selected, and wants to be seen.
    void arenaRequested();
    /// How much the last run found wrong.
    void troubleChanged(int count);

private:
    void showFindings(const RunReport& report);
    void showFailure(const RunFailure& failure);
    [[nodiscard]] QStringList violationLines(const RunReport& report) const;
    [[nodiscard]] QStringList touchedLines(const RunReport& report) const;
    void follow(const QString& link);
    [[nodiscard]] QStringList unjudgedLines() const;
    void showCheck(QTreeWidgetItem& item, const RunReport& report, std::int32_t instruction) const;
    QWidget* buildControls();
    QTreeWidget* buildOps();
    void fitColumns();
    void arrangeTables();
    void showTables(bool some);
    void tell(const QString& findings);
    void showTimes(const RunReport& report);
    void showOutputs(const RunReport& report);

    ViewState& state_;
    QComboBox* inputs_;
    QSpinBox *seed_, *repeat_;
    QPushButton *run_, *stateMenu_;
    QLabel *median_, *fastest_, *findings_, *idle_;
    RunSettings* settings_;
    QTreeWidget *outputs_, *ops_;
    QBoxLayout* tables_;
    RunFindings* found_;
    QStringList recorded_;
    std::optional<RunReport> report_;  ///< shown again in another theme's colours
    QString verdict_;
    std::pair<QString, QString> before_;  ///< what the result said when the run began
    bool running_ = false;
};

}  // namespace arenascope
