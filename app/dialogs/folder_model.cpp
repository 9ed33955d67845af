// Rows of the folder table: figures of each model, the change on the disk, the verdict against limits.

#include "app/dialogs/folder_model.h"

#include <QFont>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "engine/base/csv.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int most_digits = 15;  // whole bytes stay whole

}  // namespace

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

void FolderModel::setTarget(std::optional<Target> target) {
    target_ = std::move(target);
    for (FolderRow& row : rows_) {
        row.summary.reset();
        row.error.clear();
        row.details.clear();
    }
    if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void FolderModel::setBaseline(FolderBaseline baseline) {
    baseline_ = std::move(baseline);
    if (!rows_.empty()) emit dataChanged(index(0, against), index(rowCount() - 1, against));
}

FolderBaseline FolderModel::present() const {
    FolderBaseline out;
    for (const FolderRow& row : rows_)
        if (row.summary && row.summary->least_bytes) out[row.name] = *row.summary->least_bytes;
    return out;
}

QStringList FolderModel::names() const {
    QStringList out;
    for (const FolderRow& row : rows_) out.append(row.name);
    return out;
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

std::optional<double> FolderModel::number(const FolderRow& row, int column) const {
    if (!row.summary) return std::nullopt;
    const ProgramSummary& known = *row.summary;
    const auto bytes = [](const std::optional<std::int64_t>& value) {
        return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
    };
    const auto since = [&](const std::optional<std::int64_t>& former) {
        return former && known.least_bytes ? bytes(*known.least_bytes - *former) : std::nullopt;
    };
    switch (column) {
        case operators: return known.operators;
        case own: return bytes(known.own_bytes);
        case least: return bytes(known.least_bytes);
        case change: return since(row.before);
        case against: {
            const auto kept = baseline_.find(row.name);
            return kept == baseline_.end() ? std::nullopt : since(kept->second);
        }
        case ram: return bytes(known.ram);
        case flash: return bytes(known.flash);
        case time: return known.move_ms;
        default: return std::nullopt;
    }
}

Fit FolderModel::fitOf(const FolderRow& row) const {
    if (!row.summary) return Fit::no_limit;
    if (target_) return row.summary->failure ? Fit::over : row.summary->fit;
    if (!ram_ && !flash_) return Fit::no_limit;
    const bool isUnknown = (ram_ && !row.summary->ram) || (flash_ && !row.summary->flash);
    if (excessOf(row).bytes > 0) return Fit::over;
    return isUnknown ? Fit::unknown : Fit::fits;
}

FolderModel::Excess FolderModel::excessOf(const FolderRow& row) const {
    if (target_) return {row.summary->over_by, words::message(row.summary->over_in)};
    const auto over = [](const std::optional<std::int64_t>& bytes, const std::optional<std::int64_t>& limit) {
        return bytes && limit ? std::max<std::int64_t>(0, *bytes - *limit) : 0;
    };
    const std::int64_t ofRam = over(row.summary->ram, ram_), ofFlash = over(row.summary->flash, flash_);
    return ofFlash > ofRam ? Excess{ofFlash, tr("Flash")} : Excess{ofRam, tr("RAM")};
}

QString FolderModel::verdictOf(const FolderRow& row) const {
    if (!row.error.isEmpty()) return row.error;
    if (!row.summary) return tr("waiting");
    if (row.summary->failure) return QStringLiteral("✗ ") + words::message(row.summary->failure->what);
    switch (fitOf(row)) {
        case Fit::fits: return tr("✓ fits");
        case Fit::over: {
            const Excess excess = excessOf(row);
            return tr("✗ %1 over by %2").arg(excess.memory, format::bytes(excess.bytes));
        }
        case Fit::unknown: return tr("? unknown");
        case Fit::no_limit: return {};
    }
    return {};
}

QString FolderModel::text(const FolderRow& row, int column) const {
    if (column == name) return row.name;
    if (column == verdict) return verdictOf(row);
    if (column == format) return row.summary ? kit::text(std::string(name_of(row.summary->format))) : QString();
    const auto value = number(row, column);
    if (!value) return {};
    if (column == time) return format::milliseconds(*value);
    const bool isChange = column == change || column == against;
    return (isChange && *value > 0 ? QStringLiteral("+") : QString()) + format::number(std::llround(*value));
}

QVariant FolderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const FolderRow& row = at(index.row());
    const int column = index.column();
    const bool isNumber = column >= operators && column <= time;
    switch (role) {
        case Qt::DisplayRole: return text(row, column);
        case Qt::ToolTipRole:
            if (column == verdict && !row.details.isEmpty()) return row.details;
            if (column == verdict && row.summary && row.summary->failure) return words::error(*row.summary->failure);
            return column == name ? row.path : text(row, column);
        case Qt::FontRole: return isNumber ? QVariant(theme().mono) : QVariant();
        case Qt::TextAlignmentRole:
            return QVariant(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
        case Qt::ForegroundRole:
            if (column == verdict && text(row, column).startsWith(u'✗')) return theme().bad;
            if ((column == change || column == against) && number(row, column).value_or(0) > 0) return theme().bad;
            return {};
        case sort_role: {
            if (!isNumber) return text(row, column);
            const auto value = number(row, column);
            return value ? QVariant(*value) : QVariant();
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
                             tr("Against baseline, B"),
                             tr("Change on disk, B"),
                             tr("RAM, B"),
                             tr("Flash, B"),
                             tr("Moves, ms"),
                             tr("Verdict")};
    return heads[section];
}

namespace {

/// Keys of the saved tables, by column.
constexpr const char* saved_keys[] = {"model",       "format",           "operators", "own_bytes",
                                      "least_bytes", "against_baseline", "change",    "ram_bytes",
                                      "flash_bytes", "move_ms",          "verdict"};

const char* fitKey(Fit fit) {
    switch (fit) {
        case Fit::fits: return "yes";
        case Fit::over: return "no";
        case Fit::unknown: return "unknown";
        case Fit::no_limit: return "";
    }
    return "";
}

}  // namespace

QByteArray FolderModel::csv() const {
    const auto field = [](const QString& text) {
        return kit::text(csv::quoted_cell(csv::guarded_cell(text.toStdString())));
    };
    QString out;
    for (const char* key : saved_keys) out += QLatin1String(key) + u',';
    out += QStringLiteral("fits,target\n");
    for (const FolderRow& row : rows_) {
        QStringList fields{field(row.name), field(text(row, format))};
        for (int column = operators; column <= time; ++column) {
            const auto value = number(row, column);
            fields.append(value ? QString::number(*value, 'g', most_digits) : QString());
        }
        fields.append({field(verdictOf(row)), QLatin1String(fitKey(fitOf(row))),
                       field(target_ ? kit::text(target_->title) : QString())});
        out += fields.join(u',') + u'\n';
    }
    return out.toUtf8();
}

QByteArray FolderModel::json() const {
    QJsonArray out;
    for (const FolderRow& row : rows_) {
        QJsonObject one{{QStringLiteral("model"), row.name}, {QStringLiteral("format"), text(row, format)}};
        for (int column = operators; column <= time; ++column) {
            const auto value = number(row, column);
            one.insert(QLatin1String(saved_keys[column]), value ? QJsonValue(*value) : QJsonValue());
        }
        const QString fits = QLatin1String(fitKey(fitOf(row)));
        one.insert(QStringLiteral("fits"), fits.isEmpty() ? QJsonValue() : QJsonValue(fits));
        one.insert(QStringLiteral("verdict"), verdictOf(row));
        one.insert(QStringLiteral("target"), target_ ? QJsonValue(kit::text(target_->title)) : QJsonValue());
        out.append(one);
    }
    return QJsonDocument(out).toJson();
}

}  // namespace arenascope
