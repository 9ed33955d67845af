#pragma once

#include <QStringList>
#include <QWidget>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/runner/run_report.h"
#include "engine/runner/run_request.h"
#include "widgets/panels/run_groups.h"

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

/// Columns of the table of outputs.
enum OutputColumn {
    output_column,
    type_column,
    shape_column,
    delta_column,
    largest_column,
    tolerance_column,
    verdict_column
};

class RunPanel : public QWidget {
    Q_OBJECT
public:
    explicit RunPanel(ViewState& state, QWidget* parent = nullptr);
    /// Names of the recorded runs next to the file; `hasTrace`: the first one also has all values.
    void setRecorded(const QStringList& runs, bool hasTrace = false);
    void setReport(const RunReport& report);
    /// Why the last run failed, shown in place of its times.
    void setFailure(const Error& why);
    void clear();
    void setRunning(bool running);
    /// Why the program cannot be run here; empty: it can.
    void setRunnable(const QString& whyNot);
    [[nodiscard]] RunRequest request() const;
    /// One line for the status bar: "✓ 1 of 1 outputs equal, 14.6 ms".
    [[nodiscard]] QString verdict() const { return verdict_; }
    [[nodiscard]] RunSettings& settings() { return *settings_; }
    [[nodiscard]] RunFindings& found() { return *found_; }
    /// The result of the check of all values and of the static runtime, in words.
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
    /// Binds an output to an input of the next run: both become memory of the caller.
    void feedbackRequested(const QString& output, const QString& input);
    void unpinRequested(const QString& tensor);
    /// Selects the tensors of a finding and shows them.
    void arenaRequested();
    /// Number of findings of the last run.
    void troubleChanged(int count);

private:
    void showFindings(const RunReport& report);
    void showFailure(const RunFailure& failure);
    void follow(const QString& link);
    QWidget* buildControls();
    QTreeWidget* buildOps();
    void fitColumns();
    void arrangeTables();
    void showTables(bool some);
    void tell(const QString& findings);
    void showTimes(const RunReport& report);
    void fillOps(const RunReport& report);
    [[nodiscard]] bool hasDevice() const;
    void showDevice();
    void showOutputs(const RunReport& report);

    ViewState& state_;
    QComboBox* inputs_;
    QSpinBox *seed_, *repeat_;
    QPushButton *run_, *stateMenu_;
    QLabel *median_, *fastest_, *findings_, *device_, *idle_;
    RunSettings* settings_;
    RunGroups* groups_;
    QTreeWidget *outputs_, *ops_;
    QBoxLayout* tables_;
    RunFindings* found_;
    QStringList recorded_;
    std::optional<RunReport> report_;  ///< shown again in another theme's colours
    QString verdict_;
    std::pair<QString, QString> before_;  ///< the result text before the present run
    bool running_ = false;
};

}  // namespace arenascope
