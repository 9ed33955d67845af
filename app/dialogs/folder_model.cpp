// Rows of the folder table: figures of each model, the change on the disk, the verdict against limits.

#include "app/dialogs/folder_model.h"

#include <QFont>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

void FolderModel::setFiles(std::vector<FolderRow> files) {
    beginResetModel();
    for (FolderRow& file : files) {
        const auto old =
            std::find_if(rows_.begin(), rows_.end(), [&](const FolderRow& row) { return row.path == file.path; });
        if (old == rows_.end()) continue;
        if (old->modified == file.modified) file = *old;
        else file.before = old->summary ? old->summary->least_bytes : old->before;
    }
    rows_ = std::move(files);
    endResetModel();
}

void FolderModel::setSummary(const QString& path, Result<ProgramSummary> summary) {
    const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const FolderRow& each) { return each.path == path; });
    if (row == rows_.end()) return;
    if (summary.ok()) row->summary = std::move(summary).take();
    else row->error = words::message(summary.error().what), row->details = words::error(summary.error());
    const int at = static_cast<int>(row - rows_.begin());
    emit dataChanged(index(at, 0), index(at, columns - 1));
}

void FolderModel::setLimits(std::optional<std::int64_t> ramLimit, std::optional<std::int64_t> flashLimit) {
    ram_ = ramLimit;
    flash_ = flashLimit;
    if (!rows_.empty()) emit dataChanged(index(0, verdict), index(rowCount() - 1, verdict));
}

std::optional<QString> FolderModel::next() const {
    for (const FolderRow& row : rows_) {
        if (!row.summary && row.error.isEmpty()) return row.path;
    }
    return std::nullopt;
}

int FolderModel::known() const {
    return static_cast<int>(std::count_if(rows_.begin(), rows_.end(),
                                          [](const FolderRow& row) { return row.summary || !row.error.isEmpty(); }));
}

int FolderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FolderModel::columnCount(const QModelIndex&) const { return columns; }

std::optional<std::int64_t> FolderModel::number(const FolderRow& row, int column) const {
    if (!row.summary) return std::nullopt;
    const ProgramSummary& known = *row.summary;
    switch (column) {
        case operators: return known.operators;
        case own: return known.own_bytes;
        case least: return known.least_bytes;
        case change:
            return row.before && known.least_bytes ? std::optional(*known.least_bytes - *row.before) : std::nullopt;
        case ram: return known.ram;
        case flash: return known.flash;
        default: return std::nullopt;
    }
}

QString FolderModel::verdictOf(const FolderRow& row) const {
    if (!row.error.isEmpty()) return row.error;
    if (!row.summary) return tr("waiting");
    if (!ram_ && !flash_) return {};
    const std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> sums[] = {{row.summary->ram, ram_},
                                                                                        {row.summary->flash, flash_}};
    bool isUnknown = false;
    for (const auto& [bytes, limit] : sums) {
        if (!limit) continue;
        if (!bytes) isUnknown = true;
        else if (*bytes > *limit) return tr("✗ over by %1").arg(format::bytes(*bytes - *limit));
    }
    return isUnknown ? tr("? unknown") : tr("✓ fits");
}

QString FolderModel::text(const FolderRow& row, int column) const {
    if (column == name) return row.name;
    if (column == verdict) return verdictOf(row);
    if (column == format) return row.summary ? kit::text(std::string(name_of(row.summary->format))) : QString();
    const auto value = number(row, column);
    if (!value) return {};
    if (column == operators) return format::number(*value);
    if (column == change && *value > 0) return QStringLiteral("+") + format::number(*value);
    return format::number(*value);
}

QVariant FolderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const FolderRow& row = at(index.row());
    const int column = index.column();
    const bool isNumber = column >= operators && column <= flash;
    switch (role) {
        case Qt::DisplayRole: return text(row, column);
        case Qt::ToolTipRole:
            if (column == verdict && !row.details.isEmpty()) return row.details;
            return column == name ? row.path : text(row, column);
        case Qt::FontRole: return isNumber ? QVariant(theme().mono) : QVariant();
        case Qt::TextAlignmentRole:
            return QVariant(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
        case Qt::ForegroundRole:
            if (column == verdict && text(row, column).startsWith(u'✗')) return theme().bad;
            if (column == change && number(row, column).value_or(0) > 0) return theme().bad;
            return {};
        case sort_role: {
            if (!isNumber) return text(row, column);
            const auto value = number(row, column);
            return value ? QVariant(static_cast<qint64>(*value)) : QVariant();
        }
        default: return {};
    }
}

QVariant FolderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columns) return {};
    const QString heads[] = {tr("Model"),
                             tr("Format"),
                             tr("Operators"),
                             tr("Plan in the file, B"),
                             tr("Smallest plan, B"),
                             tr("Change on disk, B"),
                             tr("RAM, B"),
                             tr("Flash, B"),
                             tr("Verdict")};
    return heads[section];
}

QString FolderModel::csv() const {
    const auto field = [](QString text) {
        if (text.startsWith(u'=') || text.startsWith(u'+') || text.startsWith(u'@')) text.prepend(u'\'');
        return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
    };
    QString out = QStringLiteral("model,format,operators,own_bytes,least_bytes,change,ram_bytes,flash_bytes,verdict\n");
    for (const FolderRow& row : rows_) {
        QStringList fields{field(row.name), field(text(row, format))};
        for (int column = operators; column <= flash; ++column) {
            const auto value = number(row, column);
            fields.append(value ? QString::number(*value) : QString());
        }
        fields.append(field(verdictOf(row)));
        out += fields.join(u',') + u'\n';
    }
    return out;
}

}  // namespace arenascope
