#include "app/session_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace arenascope {
namespace {

constexpr int session_version = 1;
constexpr qint64 session_limit = 64 << 20;
const QString versionKey = QStringLiteral("arenascope_session");

Error bad(const QString& path, std::string what) {
    return Error{.what = std::move(what), .file = path.toStdString(), .expected = "a session saved by ArenaScope"};
}

QJsonObject load(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > session_limit) return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

}  // namespace

bool isSession(const QString& path) {
    return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) && load(path).contains(versionKey);
}

Result<SessionFile> readSession(const QString& path) {
    const QJsonObject root = load(path);
    if (root[versionKey].toInt() != session_version) return bad(path, "unknown version of a session");
    const QString program = root[QStringLiteral("program")].toString();
    if (program.isEmpty()) return bad(path, "no program is named");
    auto tuning = tuning_from_json(QJsonDocument(root[QStringLiteral("tuning")].toObject()).toJson().toStdString());
    if (!tuning.ok()) return std::move(tuning).error().in("tuning").of_file(path.toStdString());
    // Relative to the session, so that both can be moved together.
    return SessionFile{.program = QDir(QFileInfo(path).absolutePath()).absoluteFilePath(program),
                       .tuning = std::move(tuning).take()};
}

Result<> writeSession(const QString& path, const SessionFile& session) {
    QJsonObject root;
    root[versionKey] = session_version;
    root[QStringLiteral("program")] = QDir(QFileInfo(path).absolutePath()).relativeFilePath(session.program);
    root[QStringLiteral("tuning")] =
        QJsonDocument::fromJson(QByteArray::fromStdString(to_json(session.tuning))).object();
    QSaveFile file(path);
    const QByteArray bytes = QJsonDocument(root).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return Error{.what = "the session was not saved: " + file.errorString().toStdString(),
                     .file = path.toStdString(),
                     .remedy = "choose another folder"};
    }
    return done;
}

}  // namespace arenascope
