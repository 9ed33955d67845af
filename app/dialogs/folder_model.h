#pragma once
// The models of a folder as rows of a table.

#include <QAbstractTableModel>
#include <QDateTime>
#include <optional>
#include <vector>

#include "app/dialogs/folder_baseline.h"
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
    enum Column { name, format, operators, own, least, against, change, ram, flash, time, verdict, columns };
    static constexpr int sort_role = Qt::UserRole;  ///< the number or text that a row sorts by

    using QAbstractTableModel::QAbstractTableModel;
    /// What is known of files that have not changed stays.
    void setFiles(std::vector<FolderRow> files);
    void setSummary(const QString& path, Result<ProgramSummary> summary);
    /// What the device has, in bytes; nothing: no verdict.
    void setLimits(std::optional<std::int64_t> ramLimit, std::optional<std::int64_t> flashLimit);
    /// The memories that verdicts are about, in place of limits; all models are read anew.
    void setTarget(std::optional<Target> target);
    [[nodiscard]] const std::optional<Target>& target() const { return target_; }
    void setBaseline(FolderBaseline baseline);
    [[nodiscard]] const FolderBaseline& baseline() const { return baseline_; }
    /// The table as it is now, to be compared with later.
    [[nodiscard]] FolderBaseline present() const;
    /// The first file that was not read; nothing: all are.
    [[nodiscard]] std::optional<QString> next() const;
    [[nodiscard]] const FolderRow& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int known() const;
    [[nodiscard]] QStringList names() const;
    /// Of a column with numbers: bytes, operators or milliseconds.
    [[nodiscard]] std::optional<double> number(const FolderRow& row, int column) const;
    /// On the target, or against the limits; no_limit: there is neither, or nothing is known yet.
    [[nodiscard]] Fit fitOf(const FolderRow& row) const;
    /// With a line of heads; numbers in bytes.
    [[nodiscard]] QByteArray csv() const;
    /// An array with an object for each model.
    [[nodiscard]] QByteArray json() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Excess {
        std::int64_t bytes = 0;
        QString memory;  ///< its name
    };
    /// Of the memory with the largest excess.
    [[nodiscard]] Excess excessOf(const FolderRow& row) const;
    [[nodiscard]] QString verdictOf(const FolderRow& row) const;
    [[nodiscard]] QString text(const FolderRow& row, int column) const;

    std::vector<FolderRow> rows_;
    std::optional<std::int64_t> ram_, flash_;
    std::optional<Target> target_;
    FolderBaseline baseline_;
};

}  // namespace arenascope
