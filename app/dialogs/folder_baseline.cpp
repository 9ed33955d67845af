#include "app/dialogs/folder_baseline.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "engine/base/csv.h"
#include "engine/base/file.h"
#include "engine/base/json.h"
#include "engine/base/text.h"
#include "engine/open/session_files.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr std::uint64_t longest_table = std::uint64_t{16} << 20;
constexpr std::int64_t most_bytes = std::int64_t{1} << 48;

Error noTable(const std::string& path) {
    return Error{.what = message("the file is not a saved folder table"),
                 .file = path,
                 .expected = message("a table with the columns model and least_bytes")};
}

Result<FolderBaseline> ofCsv(std::string_view text, const std::string& path) {
    FolderBaseline out;
    std::size_t model = 0, bytes = 0, row = 0;
    for (const std::string& line : split(text, '\n')) {
        const std::vector<std::string> cells = csv::cells_of(line);
        if (row++ == 0) {
            model = static_cast<std::size_t>(std::find(cells.begin(), cells.end(), "model") - cells.begin());
            bytes = static_cast<std::size_t>(std::find(cells.begin(), cells.end(), "least_bytes") - cells.begin());
            if (std::max(model, bytes) >= cells.size()) return noTable(path);
            continue;
        }
        if (std::max(model, bytes) >= cells.size() || cells[bytes].empty()) continue;  // without figures
        const auto number = parse_integer(cells[bytes], 0, most_bytes);
        if (!number.ok()) return Error(number.error()).in(message("row {row}", row)).of_file(path);
        out[kit::text(csv::unguarded_cell(cells[model]))] = number.value();
    }
    return out;
}

Result<FolderBaseline> ofJson(std::string_view text) {
    FolderBaseline out;
    TRY(const json::Document document, json::Document::parse(text));
    TRY(const std::vector<json::View> rows, document.root().items());
    for (const json::View& row : rows) {
        TRY(const std::string model, row.text("model"));
        const auto bytes = row.find("least_bytes");
        if (!bytes) continue;  // without figures
        TRY(const std::int64_t number, bytes->integer());
        out[kit::text(model)] = std::clamp<std::int64_t>(number, 0, most_bytes);
    }
    return out;
}

}  // namespace

Result<FolderBaseline> savedTable(const QString& path) {
    const std::string file = path.toStdString();
    TRY(const std::vector<std::byte> bytes, load_file(file, longest_table));
    const std::string text(as_text(bytes));
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) return ofCsv(text, file);
    auto table = ofJson(text);
    if (!table.ok()) return std::move(table).error().of_file(file);
    return table;
}

Result<FolderBaseline> sessionBaselines(const QString& folder, const QStringList& models, Progress& progress) {
    FolderBaseline out;
    for (const QString& model : models) {
        if (progress.cancelled()) return cancelled();
        const QFileInfo file(QDir(folder).filePath(model));
        const QString session = file.dir().filePath(file.completeBaseName() + QStringLiteral(".session.json"));
        if (!QFileInfo::exists(session)) continue;
        const auto read = read_session(session.toStdString(), {});
        if (read.ok() && read.value().session.baseline) out[model] = read.value().session.baseline->total_bytes();
    }
    return out;
}

}  // namespace arenascope
