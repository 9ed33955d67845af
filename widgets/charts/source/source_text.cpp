#include "widgets/charts/source/source_text.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QStringList linesOf(QString text) {
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    return text.split(QLatin1Char('\n'));
}

}  // namespace

int SourceRows::rowOf(SourceLineIndex line) const {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const SourceRow& row) { return row.line == line; });
    return found == rows.end() || !line.valid() ? -1 : static_cast<int>(found - rows.begin());
}

SourceRows sourceRows(const SourceMap& map, SourceFileIndex file, const QStringList& text) {
    SourceRows out;
    if (!map.files.has(file)) return out;
    const std::vector<SourceLineIndex>& lines = map.files[file].lines;
    int last = 0;
    for (const SourceLineIndex line : lines) {
        const SourceLine& it = map.lines[line];
        const QString code = kit::text(it.code);
        out.recorded += code.isEmpty() ? 0 : 1;
        const bool is_known = it.line > 0 && it.line <= text.size();
        if (!text.isEmpty() && !code.isEmpty()) {
            const bool agrees = is_known && text[it.line - 1].trimmed().startsWith(code.left(200));
            out.differing += agrees ? 0 : 1;
        }
        if (text.isEmpty()) {
            if (it.line > last + 1) out.rows.push_back({.number = 0, .text = {}, .line = {}});
            out.rows.push_back({.number = it.line, .text = code, .line = line});
            last = it.line;
        }
    }
    if (text.isEmpty()) return out;
    std::size_t next = 0;
    for (int number = 1; number <= text.size(); ++number) {
        while (next < lines.size() && map.lines[lines[next]].line < number) ++next;
        const bool makes = next < lines.size() && map.lines[lines[next]].line == number;
        out.rows.push_back(
            {.number = number, .text = text[number - 1], .line = makes ? lines[next] : SourceLineIndex{}});
    }
    return out;
}

const QStringList& SourceTexts::of(const QString& recorded) const {
    static const QStringList none;
    const auto found = texts_.constFind(recorded);
    return found == texts_.cend() ? none : *found;
}

Result<> SourceTexts::read(const QString& recorded, const QString& local) {
    constexpr qint64 most = 8 << 20;
    const QFileInfo info(local);
    if (!info.isFile()) return Error{.what = message("the file cannot be read"), .file = local.toStdString()};
    if (info.size() > most)
        return Error{.what = message("the file is too large to be shown as source"), .file = local.toStdString()};
    QFile file(local);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.what = message("the file cannot be read"), .file = local.toStdString()};
    texts_[recorded] = linesOf(QString::fromUtf8(file.read(most)));
    places_[recorded] = info.absoluteFilePath();
    archived_.remove(recorded);
    return done;
}

void SourceTexts::take(const QString& recorded, const QString& text) {
    texts_[recorded] = linesOf(text);
    archived_.insert(recorded);
}

void SourceTexts::forgetArchived() {
    for (const QString& recorded : std::exchange(archived_, {})) texts_.remove(recorded);
}

QString SourceTexts::placeOf(const QString& recorded) const {
    if (const auto found = places_.constFind(recorded); found != places_.cend()) return *found;
    for (auto known = places_.cbegin(); known != places_.cend(); ++known) {
        // If "/home/u/zoo/a.py" is found at "/src/zoo/a.py", other paths that begin with "/home/u" are mapped the same
        // way.
        QString from = known.key(), to = known.value();
        while (!from.isEmpty() && !to.isEmpty() && from.back() == to.back()) from.chop(1), to.chop(1);
        if (!recorded.startsWith(from)) continue;
        const QString place = to + recorded.mid(from.size());
        if (QFileInfo(place).isFile()) return place;
    }
    return {};
}

}  // namespace arenascope
