#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/tables/kernel_column.h"
#include "widgets/tables/tensor_listing.h"
#include "widgets/theme/format.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

/// The tensors of an outcome, filtered and sorted by an index.
class TensorModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { name, pool, size, offset, steps, traffic, kernel, managed, columns };
    enum Role { value_role = Qt::UserRole, share_role, swatch_role, pinned_role, branch_role, name_role };
    using Branch = TensorBranch;
    using QAbstractTableModel::QAbstractTableModel;

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    /// `listed` follows: with many tensors after a worker has looked at them, else at once.
    void setCriteria(const TensorCriteria& criteria);
    [[nodiscard]] const TensorFilter& filter() const { return criteria_.filter; }
    /// What is listed is what the criteria ask for.
    [[nodiscard]] bool isSettled() const { return listing_.isSettled(); }
    /// With more tensors, a worker looks.
    void setMany(std::size_t tensors) { many_ = tensors; }
    [[nodiscard]] const TensorRow* at(int row) const;
    /// Of a row that stands for several tiles: the largest.
    [[nodiscard]] Branch branch(int row) const;
    /// All tensors that a row stands for; none for one whose tiles have rows of their own.
    [[nodiscard]] std::vector<const TensorRow*> tensorsAt(int row) const;
    /// Opens the row of tiles, or closes it, also from one of its tiles.
    void setOpen(int row, bool open);
    /// Tensors that match the filter, whether they have a row of their own or not.
    [[nodiscard]] int matching() const { return listed_.matching(); }
    /// -1 where the tensor is filtered out.
    [[nodiscard]] int rowOf(ValueId value) const { return listed_.rowOf(value); }
    [[nodiscard]] int total() const { return outcome() ? static_cast<int>(outcome()->tensors.size()) : 0; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order) override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

signals:
    void listed();

private:
    using Shown = TensorListing::Row;
    [[nodiscard]] const std::shared_ptr<const Outcome>& outcome() const { return from_.outcome; }
    [[nodiscard]] QString text(const TensorRow& row, int column) const;
    [[nodiscard]] QString textOf(const Shown& shown, int column) const;
    [[nodiscard]] std::optional<qint64> offsetOf(const TensorRow& row) const;
    /// Cost of the bytes that one run moves to and from a tensor with a place.
    [[nodiscard]] std::optional<double> trafficOf(const TensorRow& row) const;
    [[nodiscard]] QString poolName(const TensorRow& row) const;
    void measure();
    void order();
    void refill();

    LatestTask leaving_;  ///< frees a former outcome, which this model may be the last to own
    LatestTask listing_;
    std::size_t many_ = many_tensors;
    KernelColumn kernels_;
    TensorsToList from_;
    TensorCriteria criteria_;
    TensorListing listed_;
    qint64 largest_ = 1;
    format::Unit unit_;  ///< of the column of sizes
    int sortColumn_ = size;
    Qt::SortOrder sortOrder_ = Qt::DescendingOrder;
};

}  // namespace arenascope
