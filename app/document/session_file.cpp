#include "app/document/session_file.h"

#include "app/document/settings.h"

namespace arenascope {

bool isSession(const QString& path) { return is_session(path.toStdString()); }

Result<Session> readSession(const QString& path, std::vector<Error>* warnings) {
    std::vector<std::string> own;
    for (const QString& program : settings::ownPlanners()) own.push_back(program.toStdString());
    TRY(ReadSession read, read_session(path.toStdString(), own));
    if (read.session.program.empty()) {
        return Error{.what = message("no program is named"),
                     .file = path.toStdString(),
                     .expected = message("a session saved by ArenaScope")};
    }
    if (!warnings) return std::move(read.session);
    warnings->clear();
    if (read.program) {
        warnings->push_back(Error{.what = message("the session names the program '{program}' as its planner; a file "
                                                  "cannot start programs, so 'auto' plans instead",
                                                  *read.program),
                                  .remedy = message("Plan > Add planner allows it")});
    }
    for (Error& unknown : read.unknown) warnings->push_back(std::move(unknown));
    return std::move(read.session);
}

Result<> writeSession(const QString& path, Session session) {
    auto saved = write_session(path.toStdString(), std::move(session));
    if (!saved.ok()) return std::move(saved).error().in("session");
    return done;
}

}  // namespace arenascope
