#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/tables/kernel_column.h"
#include "widgets/tables/tensor_filter.h"
#include "widgets/tables/tile_groups.h"
#include "widgets/theme/format.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

/// The tensors of an outcome, filtered and sorted by an index.
class TensorModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { name, pool, size, offset, steps, traffic, kernel, managed, columns };
    enum Role { value_role = Qt::UserRole, share_role, swatch_role, pinned_role, branch_role, name_role };
    /// What a row stands for; tiles of one result share a row that opens to them.
    enum class Branch : std::uint8_t { none, closed, open, part };
    using QAbstractTableModel::QAbstractTableModel;

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    /// `alive`: first and last step of a range in which a tensor must live.
    void setFilter(const TensorFilter& filter, std::optional<int> memId,
                   std::optional<std::pair<Step, Step>> alive = std::nullopt);
    [[nodiscard]] const TensorFilter& filter() const { return filter_; }
    [[nodiscard]] const TensorRow* at(int row) const;
    /// Of a row that stands for several tiles: the largest.
    [[nodiscard]] Branch branch(int row) const;
    /// All tensors that a row stands for; none for one whose tiles have rows of their own.
    [[nodiscard]] std::vector<const TensorRow*> tensorsAt(int row) const;
    /// Opens the row of tiles, or closes it, also from one of its tiles.
    void setOpen(int row, bool open);
    /// Tensors that match the filter, whether they have a row of their own or not.
    [[nodiscard]] int matching() const { return matching_; }
    /// -1 where the tensor is filtered out.
    [[nodiscard]] int rowOf(ValueId value) const;
    [[nodiscard]] int total() const { return outcome_ ? static_cast<int>(outcome_->tensors.size()) : 0; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order) override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    struct Shown {
        std::size_t tensor = 0;
        Branch branch = Branch::none;
        std::vector<std::size_t> parts{};  ///< of a row of tiles
    };
    void showGroup(int group, const std::vector<std::size_t>& parts);
    void setRow(ValueId value);
    [[nodiscard]] QString text(const TensorRow& row, int column) const;
    [[nodiscard]] QString textOf(const Shown& shown, int column) const;
    [[nodiscard]] std::optional<qint64> offsetOf(const TensorRow& row) const;
    /// Cost of the bytes that one run moves to and from a tensor with a place.
    [[nodiscard]] std::optional<double> trafficOf(const TensorRow& row) const;
    [[nodiscard]] QString poolName(const TensorRow& row) const;
    void measure();
    void order();
    void refill();

    std::shared_ptr<const Outcome> outcome_;
    LatestTask leaving_;  ///< frees a former outcome, which this model may be the last to own
    KernelColumn kernels_;
    std::vector<std::size_t> order_;  ///< all tensors in sort order; a filter skips some
    std::vector<Shown> rows_;
    TileGroups tiles_;
    int matching_ = 0;
    Table<ValueId, std::int32_t> rowOf_;  ///< −1, or beyond the end: not shown
    TensorFilter filter_;
    RowPlaces places_;
    std::optional<int> memId_;
    std::optional<std::pair<Step, Step>> alive_;
    qint64 largest_ = 1;
    format::Unit unit_;  ///< of the column of sizes
    int sortColumn_ = size;
    Qt::SortOrder sortOrder_ = Qt::DescendingOrder;
};

}  // namespace arenascope
