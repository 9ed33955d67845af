#pragma once

#include <QStringList>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/ui/tensor_edits.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

struct ConflictGroup;
struct MethodReport;
struct Plan;
struct PlanIssue;
struct PoolResult;
struct ProgramChange;
class ViewState;

/// Conflicts of the shown plan, pools that are too small, and what the importer noted. Selecting a row selects
/// its tensors everywhere; the last column offers a fix where there is one.
class ProblemsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsPanel(ViewState& state, QWidget* parent = nullptr);
    void setNotes(const QStringList& notes);
    /// A refused drop, shown until there is another plan. Returns the text.
    QString refuse(const RefusedDrop& why);
    /// The result of choosing pools automatically, offered for a pool that is too small; null: none. `adds`: with one
    /// more memory.
    void setChosenPools(const std::shared_ptr<const Outcome>& chosen, bool adds);
    [[nodiscard]] int count() const { return count_; }

signals:
    void countChanged(int count);
    void unpinRequested(const QString& tensor);
    void pinRequested(const QString& tensor, qint64 offset);
    void assignRequested(const QStringList& tensors, int memId);
    void removeRuleRequested(int rule);
    void planRequested(const QString& planner);
    void choosePoolsRequested();
    /// One more memory, and pools chosen automatically.
    void memoryRequested();
    void targetRequested();
    void shrinkRequested();
    /// Double click on a memory of the device that is too small, or may be.
    void footprintRequested();
    /// Passes and orders, called `title`.
    void changesRequested(const QString& title, const std::vector<arenascope::ProgramChange>& changes);
    void hintsRequested(bool fromExample);
    void widerRequested(bool allowed);
    /// The range as in the file.
    void rangeRequested(const QString& symbol);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Column { problem_column, where_column, step_column, bytes_column, fix_column };
    static constexpr std::size_t columns = 5;
    void fitColumns();
    void hideColumns(const std::array<int, columns>& least, int room);
    void rebuild();
    void addConflicts(const Plan& plan);
    QTreeWidgetItem* addGroup(const Plan& plan, const ConflictGroup& group);
    void fillConflict(QTreeWidgetItem& item, const Plan& plan, const PlanIssue& problem);
    void describeOverlap(QTreeWidgetItem& item, const Plan& plan, const PlanIssue& problem);
    void addRefused();
    void addFailure();
    void addPools(const Plan& plan);
    void addDevice(const Plan& plan);
    [[nodiscard]] QString largestOf(const std::vector<ValueId>& buffers) const;
    void addAsked(const MethodReport& report);
    /// The action of a link in the last column.
    struct Remedy {
        QString text;
        std::function<void()> act;
    };
    [[nodiscard]] std::vector<Remedy> remediesOfPin(const Plan& plan, ValueId cause);
    [[nodiscard]] Remedy remedyOfChoice();
    [[nodiscard]] std::vector<Remedy> remediesOfPool(const PoolResult& pool);
    [[nodiscard]] std::vector<Remedy> changesOf(const PoolResult& pool, std::size_t most);
    [[nodiscard]] std::vector<Remedy> remediesOfRange(const PlanIssue& problem);
    void addLinks(QTreeWidgetItem* item, const std::vector<Remedy>& remedies, const QString& note = QString());
    void selectRow(const QTreeWidgetItem* item);
    void openRow(const QTreeWidgetItem* item);

    ViewState& state_;
    QTreeWidget* tree_ = nullptr;
    QLabel* empty_ = nullptr;
    QStringList notes_;
    std::optional<RefusedDrop> refused_;  ///< of the shown outcome
    QString chosenPools_;                 ///< "fits: SRAM 251 KiB, PSRAM 612 KiB"; empty: not offered
    bool choiceAdds_ = false;             ///< those of one more memory
    int count_ = 0;
};

}  // namespace arenascope
