#pragma once
// One source file as rows: the recorded lines of the program, and all others if the file is available.

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

#include "engine/base/result.h"
#include "engine/study/source/source_map.h"

namespace arenascope {

struct SourceRow {
    int number = 0;  ///< 0: unknown lines are left out here
    QString text;
    SourceLineIndex line{};  ///< none: no operator
};

struct SourceRows {
    std::vector<SourceRow> rows;
    int recorded = 0, differing = 0;                      ///< recorded lines, and those that differ from the file
    [[nodiscard]] int rowOf(SourceLineIndex line) const;  ///< −1: not in this file
};

/// `text`: lines of the file; empty if only the recorded lines are known.
SourceRows sourceRows(const SourceMap& map, SourceFileIndex file, const QStringList& text);

/// Files that the user has opened, by their paths in the program. A path is never opened without a request.
class SourceTexts {
public:
    [[nodiscard]] const QStringList& of(const QString& recorded) const;
    /// Reads a file of at most 8 MiB and stores its location.
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
