#include "app/document/opening.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/document/session_file.h"
#include "engine/evaluate/int8_method.h"
#include "engine/open/first_tuning.h"
#include "engine/open/import_names.h"
#include "engine/runner/given_values.h"
#include "engine/runner/recorded.h"
#include "engine/study/first_outcome.h"
#include "engine/tuning/pools_of.h"

namespace arenascope {
namespace {

Result<> evaluate_opened(const Engine& engine, Opened& out, Progress& progress) {
    progress.report(StageKind::planning);
    auto outcome = first_outcome(engine, *out.program, out.tuning, progress);
    if (outcome.ok() && adopt_memories(outcome.value(), out.tuning)) {
        outcome = first_outcome(engine, *out.program, out.tuning, progress);
    }
    if (outcome.ok() && out.session.session) {
        auto here = std::make_shared<Session>(*out.session.session);
        TRY(auto why, show_stored_plan(*here, outcome.value()));
        if (why) out.session.warnings.push_back(std::move(*why));
        // From here on, this is the reapplied tuning: until the next edit, the stored plan is shown.
        here->tuning = out.tuning;
        out.session.session = std::move(here);
    }
    if (outcome.ok()) {
        out.outcome = std::make_shared<const Outcome>(std::move(outcome).take());
    } else if (!lacks_bound(*out.program, out.tuning)) {
        return std::move(outcome).error().of_file(out.program->path);
    }
    return done;
}

/// The program of a session, specialised by the values of inputs that the session keeps for runs. If they cannot be
/// read, the program opens without.
Result<std::shared_ptr<const Program>> open_of_session(const Engine& engine, const std::string& file,
                                                       const Session& session, Tuning& tuning,
                                                       std::vector<Error>& warnings, Progress& progress) {
    const GivenInputs given = given_by(session);
    if (given.values.empty()) return engine.open(file, progress);
    Tuning sizes;  // ranges of the session stay editable
    sizes.method = tuning.method;
    auto specialised = open_specialised(engine, file, {}, given, sizes, progress);
    if (!specialised.ok()) {
        if (specialised.error().is_cancelled) return specialised;
        warnings.push_back(specialised.error());
        return engine.open(file, progress);
    }
    tuning.ranges.insert(sizes.ranges.begin(), sizes.ranges.end());
    return specialised;
}

/// The program with what stands in `out` already: its tuning, or a session's.
Result<Opened> open_program(const Engine& engine, const QString& file, const QString& planner, Opened out,
                            Progress& progress) {
    if (out.session.session) {
        const Session& session = *out.session.session;
        Tuning tuning = session.tuning;
        TRY(out.program, open_of_session(engine, file.toStdString(), session, tuning, out.session.warnings, progress));
        TRY(AppliedSession applied, apply_session(session, tuning, *out.program));
        out.tuning = applied.edits.tuning;
        out.session.session = std::make_shared<const Session>(std::move(applied.stored));
        out.session.reapplied = std::move(applied.edits);
    } else {
        TRY(out.program, engine.open(file.toStdString(), progress));
        Tuning asked;
        if (!planner.isEmpty()) asked.planner = planner.toStdString();
        out.tuning = first_tuning(*out.program, std::move(asked));
    }
    CHECKED(evaluate_opened(engine, out, progress));
    TRY(const Method* method, find_method(*out.program, out.tuning.method));
    out.method = method->name;
    out.on_integers = wants_int8(out.tuning);
    auto recorded = recorded_runs(file.toStdString(), method->name, out.on_integers);
    if (recorded.ok()) {
        out.recorded = std::move(recorded).take();
    } else {
        out.vectors_error = recorded.error();
    }
    return out;
}

/// A step of the history for the present program: without edits of removed tensors.
Tuning applied_to(const Program& program, const Tuning& step, Session session) {
    session.tuning = step;
    auto applied = apply_session(std::move(session), step, program);
    return applied.ok() ? std::move(applied.value().edits.tuning) : step;
}

}  // namespace

Result<Opened> open_everything(const Engine& engine, const QString& path, const QString& planner, Progress& progress) {
    if (!isSession(path)) return open_program(engine, path, planner, {}, progress);
    Opened out;
    TRY(Session session, readSession(path, &out.session.warnings));
    const QString file = QString::fromStdString(session.program);
    out.session.path = path;
    out.session.session = std::make_shared<const Session>(std::move(session));
    return open_program(engine, file, planner, std::move(out), progress);
}

Result<Opened> open_again(const Engine& engine, const std::shared_ptr<const Session>& edits, const QString& path,
                          std::vector<std::shared_ptr<const Tuning>> before, Progress& progress) {
    Opened out;
    out.session.path = path;
    out.session.session = edits;
    TRY(out, open_program(engine, QString::fromStdString(edits->program), QString(), std::move(out), progress));
    for (const auto& step : before) out.steps.push_back(applied_to(*out.program, *step, *edits));
    out.before = std::move(before);
    return out;
}

Result<Opened> open_named(const Engine& engine, const std::shared_ptr<const Program>& program, const QString& from,
                          Progress& progress) {
    Opened out;
    // An ETRecord also has source lines; other files have only names.
    auto lined = engine.open(program->path, from.toStdString(), progress);
    TRY(NamedProgram named, take_names(engine, lined.ok() ? lined.value() : program, from.toStdString(), progress));
    out.matched = named.matched;
    out.instructions = named.total;
    out.program = std::move(named.program);
    out.tuning = first_tuning(*out.program, {});
    CHECKED(evaluate_opened(engine, out, progress));
    return out;
}

namespace {

/// A program is planned with its own tuning, a session with the saved one.
Result<Outcome> outcome_beside(const Engine& engine, const QString& path, const std::vector<Pool>& pools,
                               Progress& progress) {
    const std::vector<std::string> all{std::string(planner_id::all)};
    if (!isSession(path)) {
        TRY(const auto program, engine.open(path.toStdString(), progress));
        return engine.evaluate(*program, with_pools(first_tuning(*program, {}), pools), all, progress);
    }
    TRY(const Opened opened, open_everything(engine, path, QString(), progress));
    const Tuning tuning = with_pools(opened.tuning, pools);
    TRY(Outcome outcome, engine.evaluate(*opened.program, tuning, all, progress));
    if (tuning != opened.tuning) return outcome;
    CHECKED(show_stored_plan(*opened.session.session, outcome));
    return outcome;
}

}  // namespace

Result<std::shared_ptr<const Compared>> open_beside(const Engine& engine, const QString& path,
                                                    const std::vector<Pool>& pools, Progress& progress) {
    auto outcome = outcome_beside(engine, path, pools, progress);
    if (!outcome.ok()) return std::move(outcome).error().of_file(path.toStdString());
    const QFileInfo file(path);
    auto out = std::make_shared<Compared>();
    out->title = file.dir().dirName() + QLatin1Char('/') + file.fileName();
    out->path = file.absoluteFilePath();
    out->outcome = std::make_shared<const Outcome>(std::move(outcome).take());
    return std::shared_ptr<const Compared>(std::move(out));
}

}  // namespace arenascope
