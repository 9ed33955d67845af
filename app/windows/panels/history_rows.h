#pragma once
// Rows of the history: what an edit changed, the bytes after it, and a small picture of the plan.

#include <QStyledItemDelegate>
#include <memory>

#include "engine/engine.h"

namespace arenascope {

class Document;
class Workspace;

/// What differs between two tunings beyond the edit's name: "op:aten::add.* → PSRAM", "PSRAM: cost 1 → 4". Empty: the
/// name says it.
[[nodiscard]] QString changeDetail(const Tuning& before, const Tuning& after);

/// As high as two lines; the present row has the ink bar.
class HistoryDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    HistoryDelegate(const Workspace& workspace, QObject* parent) : QStyledItemDelegate(parent), workspace_(workspace) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// What the row of `steps` edits shows: its detail, and the peak of each pool in use with its change.
    [[nodiscard]] QString detail(int steps) const;
    [[nodiscard]] QString bytes(int steps) const;
    [[nodiscard]] QString change(int steps) const;

private:
    void paintPlan(QPainter& painter, const QRect& room, const Outcome& outcome) const;
    [[nodiscard]] std::shared_ptr<const Outcome> outcomeAfter(int steps) const;
    [[nodiscard]] bool isWorse(int steps) const;

    const Workspace& workspace_;
};

}  // namespace arenascope
