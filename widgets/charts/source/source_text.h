#pragma once
// One source file as rows: the lines that the program recorded, with all others where the file is at hand.

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

#include "engine/base/result.h"
#include "engine/study/source/source_map.h"

namespace arenascope {

struct SourceRow {
    int number = 0;  ///< 0: lines that nobody knows are left out here
    QString text;
    SourceLineIndex line{};  ///< none: makes nothing
};

struct SourceRows {
    std::vector<SourceRow> rows;
    int recorded = 0, differing = 0;                      ///< lines with code, and those that the file has otherwise
    [[nodiscard]] int rowOf(SourceLineIndex line) const;  ///< −1: not in this file
};

/// `text`: lines of the file; empty where only what the program recorded is known.
SourceRows sourceRows(const SourceMap& map, SourceFileIndex file, const QStringList& text);

/// Files that the user has shown, by the paths in the program. A path is never followed unasked.
class SourceTexts {
public:
    [[nodiscard]] const QStringList& of(const QString& recorded) const;
    /// Reads a file of at most 8 MiB and remembers where it lies.
    Result<> read(const QString& recorded, const QString& local);
    /// What the program's own archive holds of a file.
    void take(const QString& recorded, const QString& text);
    /// Another program has another archive.
    void forgetArchived();
    [[nodiscard]] bool isOfArchive(const QString& recorded) const { return archived_.contains(recorded); }
    /// Where it lies here, by what is known of it or of others beside it; empty: not known.
    [[nodiscard]] QString placeOf(const QString& recorded) const;

private:
    QHash<QString, QStringList> texts_;
    QHash<QString, QString> places_;
    QSet<QString> archived_;
};

}  // namespace arenascope
