#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <string>
#include <vector>

#include "engine/study/delegation_study.h"

class QLabel;
class QLineEdit;
class QMenu;
class QTableView;

namespace arenascope {

class ViewState;

/// A row per node: its backend, or why it has none.
class NodeModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { number, node, shape, taken, why, columns };
    enum Role { region_role = Qt::UserRole };
    using QAbstractTableModel::QAbstractTableModel;
    /// `steps`: of each row, in the planned program; none: it has none. `names`: as in the other views.
    void setRows(std::vector<NodeVerdict> rows, std::vector<Step> steps, std::vector<QString> names);
    /// Words that must all occur in a row, ignoring case.
    void setFilter(const QString& words);
    [[nodiscard]] const NodeVerdict& at(int row) const { return rows_[shown_[static_cast<std::size_t>(row)]]; }
    [[nodiscard]] int total() const { return static_cast<int>(rows_.size()); }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(shown_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    void refill();
    [[nodiscard]] QString textOf(std::size_t row, int column) const;
    std::vector<NodeVerdict> rows_;
    std::vector<Step> steps_;
    std::vector<QString> names_;
    std::vector<std::size_t> shown_;
    QStringList words_;
};

/// The nodes with a filter; a menu gives the selected ones to a backend or back.
class DelegateNodes : public QWidget {
    Q_OBJECT
public:
    explicit DelegateNodes(ViewState& state, QWidget* parent = nullptr);
    void show(const DelegationRows& rows);
    void setBackends(const QStringList& names) { backends_ = names; }
    /// The nodes of a region, and nothing else.
    void selectRegion(const QString& tag);
    [[nodiscard]] QTableView& view() { return *view_; }
    [[nodiscard]] QLineEdit& filter() { return *filter_; }
    [[nodiscard]] NodeModel& model() { return *model_; }
    void fillMenu(QMenu& menu);

signals:
    void delegateRequested(const QStringList& rules, const QString& backend);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    void selectTensors();
    [[nodiscard]] QStringList selectedRules() const;
    ViewState& state_;
    NodeModel* model_;
    QLineEdit* filter_;
    QLabel* count_;
    QTableView* view_ = nullptr;
    QStringList backends_;
    bool quiet_ = false;
};

}  // namespace arenascope
