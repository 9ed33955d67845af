#include "app/document/session_file.h"

#include <QDir>
#include <QFileInfo>

#include "app/document/settings.h"
#include "engine/base/file.h"
#include "engine/base/json.h"
#include "engine/tuning/session_checks.h"

namespace arenascope {
namespace {

constexpr std::uint64_t session_limit = std::uint64_t{64} << 20U;

}  // namespace

bool isSession(const QString& path) {
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) return false;
    const auto bytes = load_file(path.toStdString(), session_limit);
    if (!bytes.ok()) return false;
    const auto document = json::Document::parse(as_text(bytes.value()));
    return document.ok() && document.value().root().find("arenascope_session").has_value();
}

Result<Session> readSession(const QString& path, std::vector<Error>* warnings) {
    TRY(const auto bytes, load_file(path.toStdString(), session_limit));
    auto session = session_from_json(as_text(bytes));
    if (!session.ok()) return std::move(session).error().of_file(path.toStdString());
    if (session.value().program.empty()) {
        return Error{.what = message("no program is named"),
                     .file = path.toStdString(),
                     .expected = message("a session saved by ArenaScope")};
    }
    std::vector<Error> said = unknown_keys(as_text(bytes));
    std::vector<std::string> own;
    for (const QString& program : settings::ownPlanners()) own.push_back(program.toStdString());
    if (const auto program = take_off_program(session.value().tuning, own)) {
        said.insert(
            said.begin(),
            Error{.what = message("the session asks for the program '{program}' as its planner, which a file cannot "
                                  "start; 'auto' plans instead",
                                  *program),
                  .remedy = message("Plan > Add planner allows it")});
    }
    if (warnings) *warnings = std::move(said);
    const QDir folder(QFileInfo(path).absolutePath());
    session.value().program =
        QDir::cleanPath(folder.absoluteFilePath(QString::fromStdString(session.value().program))).toStdString();
    return session;
}

Result<> writeSession(const QString& path, Session session) {
    const QDir folder(QFileInfo(path).absolutePath());
    session.program = folder.relativeFilePath(QString::fromStdString(session.program)).toStdString();
    const std::string text = to_json(session);
    auto saved = save_file(path.toStdString(), std::as_bytes(std::span(text)));
    if (!saved.ok()) return std::move(saved).error().in("session");
    return done;
}

}  // namespace arenascope
