#pragma once
// Helpers of tests that write files and check the result.

#include <QFileInfo>
#include <QProcess>

#include "engine/base/result.h"

namespace arenascope::testing {

inline QString textOf(const Error& error) { return QString::fromStdString(error.text()); }

/// The system's Python. A version manager may have put a shell script in its place, which takes longer than the reader.
inline QString python() {
    const QString own = QStringLiteral("/usr/bin/python3");
    return QFileInfo::exists(own) ? own : QStringLiteral("python3");
}

/// Objections of the independent reader of .pte files; empty if there are none, or if it is not installed. `isMerged`:
/// one value may be several views, one after the other.
inline QString lint(const QString& file, bool isMerged = false) {
    const QString tool = QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/tools/pte_lint.py");
    if (!QFileInfo::exists(tool)) return {};
    QProcess process;
    process.start(python(), isMerged ? QStringList{tool, QStringLiteral("--merged"), file} : QStringList{tool, file});
    if (!process.waitForFinished(60000)) return QStringLiteral("the reader did not end");
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace arenascope::testing
