#pragma once
// The table of differences below the Compare chart: an index into the scene's rows, filtered and sorted.

#include <QAbstractTableModel>

#include "widgets/charts/compare/compare_scene.h"
#include "widgets/theme/format.h"

namespace arenascope {

class CompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : std::uint8_t { name, size, place_a, place_b, delta, columns };
    static constexpr int delta_role = Qt::UserRole + 1;  ///< −1..1: bytes moved, in parts of the most
    using QAbstractTableModel::QAbstractTableModel;
    /// The scene must outlive the next call; null: nothing.
    void show(const CompareScene* scene);
    void setFilter(bool onlyA, bool both, bool onlyB);
    [[nodiscard]] const CompareRow& at(int row) const { return scene_->rows[rows_[static_cast<std::size_t>(row)]]; }
    [[nodiscard]] int rowOf(const QString& tensor) const;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void refill();
    [[nodiscard]] QString text(const CompareRow& row, int column) const;
    const CompareScene* scene_ = nullptr;
    std::vector<std::size_t> rows_;
    bool onlyA_ = true, both_ = true, onlyB_ = true;
    int sorted_ = size;
    Qt::SortOrder order_ = Qt::DescendingOrder;
    double most_ = 1;
    format::Unit unit_;  ///< of the columns of sizes
};

/// Numbers of both whole plans: label, A, B, B − A.
class CompareFactsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(std::vector<CompareFact> facts);
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(facts_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 4; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<CompareFact> facts_;
};

}  // namespace arenascope
