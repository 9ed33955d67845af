#pragma once

#include <QAbstractTableModel>

#include "widgets/charts/map/map_scene.h"
#include "widgets/theme/format.h"

namespace arenascope {

/// The tensors live at one step, largest first.
class LiveModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : std::uint8_t { name, size, share, place, reason, columns };
    using QAbstractTableModel::QAbstractTableModel;
    /// The scene must outlive the next call.
    void show(const ArenaScene* scene, Step step);
    [[nodiscard]] const LiveTensor& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] static QString reasonOf(const LiveTensor& live);
    const ArenaScene* scene_ = nullptr;
    std::vector<LiveTensor> rows_;
    qint64 total_ = 0;
    format::Unit unit_;  ///< of the column of sizes
};

}  // namespace arenascope
