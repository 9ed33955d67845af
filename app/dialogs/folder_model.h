#pragma once
// The models of a folder as rows of a table.

#include <QAbstractTableModel>
#include <QDateTime>
#include <optional>
#include <vector>

#include "engine/study/program_summary.h"

namespace arenascope {

struct FolderRow {
    QString path, name;  ///< absolute, and from the folder on
    QDateTime modified;
    std::optional<ProgramSummary> summary{};  ///< nothing: not read yet, or an error
    std::optional<std::int64_t> before{};     ///< the arena before the file changed on the disk
    QString error{}, details{};               ///< why it has no figures: in short; with place and remedy
};

struct FolderFiles {
    std::vector<FolderRow> rows;
    bool isCut = false;  ///< there are more
};

class FolderModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { name, format, operators, own, least, change, ram, flash, verdict, columns };
    static constexpr int sort_role = Qt::UserRole;  ///< the number or text that a row sorts by

    using QAbstractTableModel::QAbstractTableModel;
    /// What is known of files that have not changed stays.
    void setFiles(std::vector<FolderRow> files);
    void setSummary(const QString& path, Result<ProgramSummary> summary);
    /// What the device has, in bytes; nothing: no verdict.
    void setLimits(std::optional<std::int64_t> ramLimit, std::optional<std::int64_t> flashLimit);
    /// The first file that was not read; nothing: all are.
    [[nodiscard]] std::optional<QString> next() const;
    [[nodiscard]] const FolderRow& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int known() const;
    /// With a line of heads; numbers in bytes.
    [[nodiscard]] QString csv() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] std::optional<std::int64_t> number(const FolderRow& row, int column) const;
    [[nodiscard]] QString verdictOf(const FolderRow& row) const;
    [[nodiscard]] QString text(const FolderRow& row, int column) const;

    std::vector<FolderRow> rows_;
    std::optional<std::int64_t> ram_, flash_;
};

}  // namespace arenascope
