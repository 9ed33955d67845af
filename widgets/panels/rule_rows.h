#pragma once
// The matches of each assignment rule, and how its row is painted.

#include <QListWidget>
#include <QStringList>
#include <QStyledItemDelegate>
#include <atomic>
#include <vector>

#include "engine/tuning/rules.h"
#include "engine/tuning/tuning.h"
#include "widgets/theme/preferences.h"

namespace arenascope {

/// A rule with its effect on the shown program.
struct RuleRow {
    QString match, pool;
    std::vector<ValueId> matched;      ///< tensors that it matches
    qint64 taken = 0;                  ///< those for which it is the last matching rule
    qint64 bytes = 0;                  ///< bytes of these
    bool known = false;                ///< there is a program to match
    std::optional<WiderRule> wider{};  ///< of a rule without a match
};

/// Rows in the order of the rules. `subjects`: null without a program. `pools`: the right side of each rule. `stop`:
/// may be null; once it is set, any rows.
std::vector<RuleRow> ruleRows(const RuleSubjects* subjects, const std::vector<PlanRule>& rules,
                              const QStringList& pools, const std::atomic<bool>* stop = nullptr);

/// Two lines: the condition and the pool; at the right its tensors and all matches.
class RuleDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    [[nodiscard]] static int rowHeight() { return forText(40); }
    using QStyledItemDelegate::QStyledItemDelegate;
    void setRows(std::vector<RuleRow> rows) { rows_ = std::move(rows); }
    [[nodiscard]] const std::vector<RuleRow>& rows() const { return rows_; }
    /// "150 matched, 3 overridden by later rules", "500 KiB", "no match; op:*conv* finds 8".
    [[nodiscard]] static QString effect(const RuleRow& row);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {120, rowHeight()}; }
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    std::vector<RuleRow> rows_;
};

/// Rows are dragged by their grip; Alt with the arrows moves the current one.
class RuleList : public QListWidget {
    Q_OBJECT
public:
    explicit RuleList(QWidget* parent = nullptr);

signals:
    void moveRequested(int row, int by);
    void removeRequested(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace arenascope
