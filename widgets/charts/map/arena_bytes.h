#pragma once
// The bytes of an arena after a step of a run, eight in a row, with the numbers that they are.

#include <QAbstractTableModel>
#include <QWidget>
#include <memory>

#include "engine/runner/kept_arenas.h"
#include "widgets/charts/map/map_scene.h"

class QComboBox;
class QLabel;
class QTableView;

namespace arenascope {

class ArenaBytesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : std::uint8_t { offset, hex, numbers, columns };
    static constexpr int row_bytes = 8;
    explicit ArenaBytesModel(QObject* parent) : QAbstractTableModel(parent) {}
    /// The scene must outlive the next call. Nothing: no rows.
    void show(const ArenaScene* scene, std::size_t lane, Step step, std::vector<std::byte> bytes);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] const ArenaBox* boxAt(qint64 at) const;
    [[nodiscard]] QString hexOf(qint64 at) const;
    [[nodiscard]] QString numbersOf(qint64 at) const;
    const ArenaScene* scene_ = nullptr;
    std::vector<LiveTensor> live_;
    std::vector<std::byte> bytes_;
};

class ArenaBytes : public QWidget {
    Q_OBJECT
public:
    explicit ArenaBytes(QWidget* parent);
    void show(const ArenaScene* scene, Step step, const Result<ArenaContents>& contents);
    /// Why there are none.
    void showNothing(const QString& why);
    /// Scrolls to a tensor of the shown pool.
    void reveal(ValueId value);
    [[nodiscard]] const ArenaBytesModel& model() const { return *model_; }

private:
    void showPool();
    const ArenaScene* scene_ = nullptr;
    Step step_{0};
    ArenaContents contents_;
    QLabel* text_;
    QComboBox* pool_;
    QTableView* table_;
    ArenaBytesModel* model_;
};

}  // namespace arenascope
