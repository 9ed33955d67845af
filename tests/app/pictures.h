#pragma once
// Pictures of the window for people to look at: kept where ARENASCOPE_SCREENSHOTS names a folder (tests/run does).

#include <QDir>
#include <QPixmap>
#include <QString>
#include <QWidget>
#include <optional>

namespace arenascope::testing {

/// The folder, made if it does not exist yet: any test may be the first. None if no pictures are kept.
inline std::optional<QDir> picturesFolder() {
    const QString folder = qEnvironmentVariable("ARENASCOPE_SCREENSHOTS");
    if (folder.isEmpty() || !QDir().mkpath(folder)) return std::nullopt;
    return QDir(folder);
}

/// True unless pictures are kept and this one cannot be written.
inline bool keepPicture(QWidget& of, const QString& name) {
    const auto folder = picturesFolder();
    return !folder || of.grab().save(folder->filePath(name + QStringLiteral(".png")));
}

}  // namespace arenascope::testing
