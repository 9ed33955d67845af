#pragma once
// The table of differences below the Compare chart: an index into the scene's rows, filtered and sorted.

#include <QAbstractTableModel>

#include "widgets/charts/compare/compare_scene.h"
#include "widgets/theme/format.h"

namespace arenascope {

class CompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : std::uint8_t { name, size, places };   ///< then a place per side, and a difference per other side
    static constexpr int delta_role = Qt::UserRole + 1;  ///< −1..1: bytes moved, relative to the maximum
    using QAbstractTableModel::QAbstractTableModel;
    /// The scene must outlive the next call; null: nothing.
    void show(const CompareScene* scene);
    /// `only`: show tensors of one side only, by side.
    void setFilter(const std::array<bool, most_sides>& only, bool shared);
    [[nodiscard]] int deltas() const { return places + sides(); }  ///< first column of differences
    [[nodiscard]] int sides() const { return scene_ ? static_cast<int>(scene_->sides.size()) : 2; }
    [[nodiscard]] const CompareRow& at(int row) const { return scene_->rows[rows_[static_cast<std::size_t>(row)]]; }
    [[nodiscard]] int rowOf(const CompareRow* tensor) const;  ///< −1: not listed
    /// Width of the longest difference, in numbers or in words.
    [[nodiscard]] int differenceWidth() const;
    /// The same of the longest place.
    [[nodiscard]] int placeWidth() const;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : deltas() + sides() - 1;
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void refill();
    [[nodiscard]] QString text(const CompareRow& row, int column) const;
    [[nodiscard]] QString place(const CompareRow& row, std::size_t side) const;
    [[nodiscard]] QString difference(const CompareRow& row, std::size_t side) const;
    /// The side that a column of differences is about.
    [[nodiscard]] std::size_t sideOf(int column) const;
    const CompareScene* scene_ = nullptr;
    std::vector<CompareIndex> rows_;
    std::array<bool, most_sides> only_{true, true, true, true};
    bool shared_ = true;
    int sorted_ = size;
    Qt::SortOrder order_ = Qt::DescendingOrder;
    double most_ = 1;
    qint64 highest_ = 0;         ///< offset
    bool severalPools_ = false;  ///< a tensor is in other pools on other sides
    format::Unit unit_;          ///< of the columns of sizes
};

/// Numbers of the whole plans: label, A, B, …, B − A, …
class CompareFactsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(std::vector<CompareFact> facts, std::size_t base);
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(facts_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2 * sides(); }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] int sides() const { return facts_.empty() ? 2 : static_cast<int>(facts_.front().values.size()); }
    std::vector<CompareFact> facts_;
    std::size_t base_ = 0;
};

}  // namespace arenascope
