#include "app/document/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/document/baseline_words.h"
#include "app/document/first_outcome.h"
#include "app/document/session_file.h"
#include "app/document/settings.h"
#include "engine/export/export_stored.h"
#include "engine/open/import_names.h"
#include "engine/planning/planner.h"
#include "engine/study/program_plan.h"
#include "engine/tuning/session_checks.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_words.h"

namespace arenascope {

struct Workspace::Opened {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    std::shared_ptr<const Outcome> outcome;
    std::vector<VectorRun> recorded;
    std::string method;                  ///< whose runs those are
    std::optional<Error> vectors_error;  ///< the program is fine, its recorded runs are not
    QString path;                        ///< of the session; empty: opened without one
    std::shared_ptr<const Session> session;
    std::vector<Error> warnings;  ///< of the session: what of it is not taken
    Reapplied reapplied;
    /// Of a program that was read again: the steps of the history before and as they apply now.
    std::optional<std::vector<std::shared_ptr<const Tuning>>> before{};
    std::vector<Tuning> steps{};
};

struct Workspace::Read {
    Opened opened;
    std::function<void()> then;
};

namespace {

std::vector<std::string> all_planners() {
    std::vector<std::string> out;
    for (const Planner& planner : builtin_planners()) out.emplace_back(planner.id);
    return out;
}

/// Whether two methods do the same: delegating a node can leave every tensor where it was.
bool same_work(const Method& a, const Method& b) {
    return std::equal(a.instructions.begin(), a.instructions.end(), b.instructions.begin(), b.instructions.end(),
                      [](const Instruction& p, const Instruction& q) {
                          return p.op == q.op && p.args == q.args && p.delegate == q.delegate;
                      }) &&
        std::equal(a.delegates.begin(), a.delegates.end(), b.delegates.begin(), b.delegates.end(),
                   [](const Delegate& p, const Delegate& q) {
                       return p.id == q.id &&
                           std::equal(p.blob.bytes.begin(), p.blob.bytes.end(), q.blob.bytes.begin(),
                                      q.blob.bytes.end()) &&
                           p.compile_specs == q.compile_specs;
                   });
}

/// A comparison with other planners makes a new outcome around the plan that is shown already.
bool same_plan(const std::shared_ptr<const Outcome>& a, const std::shared_ptr<const Outcome>& b) {
    if (!a || !b) return a == b;
    if (!same_work(*a->method, *b->method)) return false;
    const Problem &x = a->plan().problem, &y = b->plan().problem;
    return a->plan().placement.offsets == b->plan().placement.offsets &&
        std::equal(x.buffers.begin(), x.buffers.end(), y.buffers.begin(), y.buffers.end(),
                   [](const Buffer& p, const Buffer& q) {
                       return p.id == q.id && p.bytes == q.bytes && p.mem_id == q.mem_id;
                   });
}

/// The memories that a loaded program brings become pools like any other. True: there are some.
bool adopt_memories(const Outcome& outcome, Tuning& tuning) {
    const std::size_t before = tuning.pools.size();
    for (const PoolResult& pool : outcome.plan().pools) {
        const bool known = std::any_of(tuning.pools.begin(), tuning.pools.end(),
                                       [&](const Pool& own) { return own.mem_id == pool.mem_id; });
        if (known) continue;
        tuning =
            edit::add_pool(std::move(tuning), {.mem_id = pool.mem_id, .name = "Memory " + std::to_string(pool.mem_id)});
    }
    return tuning.pools.size() > before;
}

/// A symbol without an upper bound, which only the user can give.
bool lacks_bound(const Program& program, const Tuning& tuning) {
    const auto method = find_method(program, tuning.method);
    if (!method.ok()) return false;
    const sym::Ranges& ranges = method.value()->ranges;
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const auto& symbol) { return !symbol.second.max && !tuning.ranges.contains(symbol.first); });
}

/// `planner`: for a program without a session; empty: its own.
Result<Workspace::Opened> open_everything(const Engine& engine, const QString& path, const QString& planner,
                                          Progress& progress);
Result<> evaluate_opened(const Engine& engine, Workspace::Opened& out, Progress& progress);

}  // namespace

Workspace::Workspace(QObject* parent)
    : QObject(parent), view_(new ViewState(this)), notes_(new Notes(this)), jobs_(new Jobs(this)) {
    loadPlugins(settings::plugins());
}

Workspace::~Workspace() { delete jobs_; }  // workers end before what they report to

QString Workspace::title() const {
    if (!document_) return {};
    const QFileInfo file(QString::fromStdString(document_->program()->path));
    const bool generic = file.completeBaseName().startsWith(QLatin1String("model"));
    return generic ? file.dir().dirName() + QLatin1Char('/') + file.fileName() : file.fileName();
}

void Workspace::close() {
    jobs_->cancel(Jobs::Kind::planning);
    jobs_->cancel(Jobs::Kind::running);
    auto held = leaveDocument();
    document_.reset();
    runner_.reset();
    sharedState_.reset();
    view_->select({}, no_value);
    view_->setRun(nullptr);
    view_->setCurve(nullptr);
    view_->show(nullptr, std::make_shared<const Tuning>());
    emit documentChanged();
    leaving_.drop(std::move(held));
}

/// What the document held, to be freed by a worker once the views have let go of it.
std::vector<std::shared_ptr<const void>> Workspace::leaveDocument() {
    std::vector<std::shared_ptr<const void>> held;
    if (!document_) return held;
    held.push_back(document_->program());
    for (auto& outcome : document_->outcomes()) held.push_back(std::move(outcome));
    return held;
}

void Workspace::adopt(Opened opened) {
    jobs_->cancel(Jobs::Kind::planning);
    jobs_->cancel(Jobs::Kind::running);
    recorded_ = std::make_shared<const std::vector<VectorRun>>(std::move(opened.recorded));
    sessionPath_ = opened.path;
    session_ = opened.session;
    reapplied_ = std::move(opened.reapplied);
    sessionWarnings_ = std::move(opened.warnings);
    notes_->set(session_ ? session_->notes : SessionNotes{});
    recordedMethod_ = opened.method;
    plansAnew_ = false;
    runner_.reset();
    sharedState_.reset();
    view_->select({}, no_value);
    view_->setRun(nullptr);
    view_->setCurve(nullptr);
    const bool reloaded = opened.before.has_value();
    if (!reloaded) view_->setCompared(nullptr);
    auto held = leaveDocument();
    if (!replaceProgram(opened)) {
        document_ = std::make_unique<Document>(opened.program, opened.tuning, opened.outcome);
        connect(document_.get(), &Document::versionChanged, this, &Workspace::onVersion);
        connect(document_.get(), &Document::outcomeDelivered, this, &Workspace::onOutcome);
        if (reloaded) document_->history().resetClean();
    }
    emit logged(tr("opened %1").arg(QDir::cleanPath(QString::fromStdString(opened.program->path))));
    if (const std::string text = reapplied_.text(); !text.empty()) emit logged(QString::fromStdString(text));
    for (const Error& warning : sessionWarnings_) emit logged(words::error(warning));
    if (const auto difference = baselineDifference()) emit logged(baselineWords(*difference));
    emit documentChanged();
    onOutcome();
    leaving_.drop(std::move(held));
    if (session_) emit sessionOpened(reloaded);
    if (opened.vectors_error) emit failed(*opened.vectors_error);
    askBackends();
    if (document_->outcome()) startPlanning(isProvisional() ? Ask::best : Ask::all);
    else emit boundsNeeded();
}

bool Workspace::replaceProgram(const Opened& opened) {
    if (!opened.before || !document_ || document_->steps() != *opened.before) return false;
    for (const Jobs::Kind kind : {Jobs::Kind::curve, Jobs::Kind::footprint}) jobs_->cancel(kind);
    document_->replace(opened.program, opened.tuning, opened.outcome, opened.steps);
    return true;
}

/// The session whose plan is shown for the present tuning; null where another plan is wanted.
std::shared_ptr<const Session> Workspace::storedPlan() const {
    const bool same = session_ && !plansAnew_ && *document_->tuning() == session_->tuning;
    return same ? session_ : nullptr;
}

void Workspace::edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey) {
    if (document_) document_->edit(label, change, mergeKey);
}

void Workspace::onVersion() {
    if (document_->outcome()) {
        jobs_->cancel(Jobs::Kind::planning);
        onOutcome();
        if (isProvisional()) startPlanning(Ask::best);
    } else {
        emit upToDateChanged(false);
        startPlanning(Ask::first);
    }
}

bool Workspace::isProvisional() const {
    return document_->outcome() && !storedPlan() && is_provisional(*document_->outcome(), *document_->tuning());
}

void Workspace::onOutcome() {
    // Times and results of a run belong to the plan that ran.
    if (!same_plan(view_->outcome(), document_->outcome())) {
        stopRun();
        runner_.reset();
        view_->setRun(nullptr);
    }
    if (view_->outcome() != document_->outcome()) view_->setFootprint(nullptr);
    // The curve belongs to the tuning: another one needs another curve.
    if (view_->tuning() != document_->tuning()) view_->setCurve(nullptr);
    view_->show(document_->outcome(), document_->tuning());
    followMethod();
    emit upToDateChanged(document_->outcome() != nullptr);
}

void Workspace::replan() {
    if (!document_) return;
    plansAnew_ = true;
    startPlanning(Ask::all);
}

namespace {

/// What a session needs of the user's program, asked while it runs anyway: saving starts no program.
std::shared_ptr<const Result<PlansByMethod>> placedBeside(const Engine& engine, const Program& program,
                                                          const Outcome& outcome, Progress& progress) {
    auto others = planned_beside(engine, program, outcome, progress);
    using Placed = Result<PlansByMethod>;
    return std::make_shared<const Placed>(others.ok() ? Placed(plans_of(others.value())) : Placed(others.error()));
}

}  // namespace

/// First a plan that can be shown soon; then the best one where that takes longer; then all of them for the table.
void Workspace::startPlanning(Ask ask) {
    const std::weak_ptr<Version> asked = document_->version();
    struct Planned {
        std::shared_ptr<const Outcome> outcome;
        std::shared_ptr<const Result<PlansByMethod>> beside;
    };
    const auto work = [engine = engine_, program = document_->program(), tuning = document_->tuning(),
                       stored = storedPlan(), ask](Progress& progress) -> Result<Planned> {
        const std::vector<std::string> planners = ask == Ask::all ? all_planners() : std::vector<std::string>{};
        TRY(Outcome outcome,
            ask == Ask::first ? first_outcome(*engine, *program, *tuning, progress)
                              : engine->evaluate(*program, *tuning, planners, progress));
        if (stored) CHECKED(show_stored_plan(*stored, outcome));
        Planned out{std::make_shared<const Outcome>(std::move(outcome)), nullptr};
        if (!stored && asks_program(*tuning) && !is_provisional(*out.outcome, *tuning))
            out.beside = placedBeside(*engine, *program, *out.outcome, progress);
        return out;
    };
    jobs_->start<Planned>(
        Jobs::Kind::planning, ask == Ask::all ? tr("Comparing planners") : tr("Planning"), document_.get(), work,
        [this, asked, ask](Result<Planned> result) {
            if (!result.ok()) return planningFailed(result.error(), asked);
            Planned planned = std::move(result).take();
            document_->deliver(asked, std::move(planned.outcome), std::move(planned.beside));
            const Plan& plan = document_->outcome()->plan();
            const Planner* planner = find_planner(plan.planner);
            emit logged(tr("%1: %2, tensors: %3, %4")
                            .arg(planner ? words::engine(planner->title) : QString::fromStdString(plan.planner),
                                 format::exactBytes(plan.total_bytes),
                                 format::number(std::count_if(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                                                              [](const Buffer& buffer) { return buffer.bytes > 0; })),
                                 words::engine(name_of(plan.verdict))));
            if (ask != Ask::all) startPlanning(isProvisional() && ask == Ask::first ? Ask::best : Ask::all);
        });
}

/// A tuning that cannot be planned is taken back: what is shown and what is edited stay the same thing.
void Workspace::planningFailed(const Error& error, const std::weak_ptr<Version>& asked) {
    if (!document_->outcome() && lacks_bound(*document_->program(), *document_->tuning())) {
        onOutcome();
        return emit boundsNeeded();
    }
    if (asked.lock() == document_->version().lock() && !document_->outcome() && document_->history().canUndo()) {
        document_->takeBack();
    }
    emit failed(error);
    emit logged(words::error(error));
}

namespace {

/// A program is planned as it comes, a session as it was tuned.
Result<Outcome> outcome_beside(const Engine& engine, const QString& path, Progress& progress) {
    if (!isSession(path)) {
        TRY(const auto program, engine.open(path.toStdString(), progress));
        return engine.evaluate(*program, Tuning{}, all_planners(), progress);
    }
    TRY(const Workspace::Opened opened, open_everything(engine, path, QString(), progress));
    TRY(Outcome outcome, engine.evaluate(*opened.program, opened.tuning, all_planners(), progress));
    CHECKED(show_stored_plan(*opened.session, outcome));
    return outcome;
}

}  // namespace

void Workspace::compareWith(const QString& path) {
    const auto work = [engine = engine_, path](Progress& progress) -> Result<std::shared_ptr<const Compared>> {
        auto outcome = outcome_beside(*engine, path, progress);
        if (!outcome.ok()) return std::move(outcome).error().of_file(path.toStdString());
        const QFileInfo file(path);
        auto out = std::make_shared<Compared>();
        out->title = file.dir().dirName() + QLatin1Char('/') + file.fileName();
        out->outcome = std::make_shared<const Outcome>(std::move(outcome).take());
        return std::shared_ptr<const Compared>(std::move(out));
    };
    jobs_->start<std::shared_ptr<const Compared>>(Jobs::Kind::beside, tr("Opening %1").arg(path), this, work,
                                                  [this, path](Result<std::shared_ptr<const Compared>> result) {
                                                      if (!result.ok()) return emit notOpened(path, result.error());
                                                      view_->setCompared(std::move(result).take());
                                                  });
}

namespace {

Result<> evaluate_opened(const Engine& engine, Workspace::Opened& out, Progress& progress) {
    progress.report(StageKind::planning);
    auto outcome = first_outcome(engine, *out.program, out.tuning, progress);
    if (outcome.ok() && adopt_memories(outcome.value(), out.tuning)) {
        outcome = first_outcome(engine, *out.program, out.tuning, progress);
    }
    if (outcome.ok() && out.session) {
        auto here = std::make_shared<Session>(*out.session);
        rename_places(*here, out.reapplied.new_names);
        if (auto why = misfit(*here, *outcome.value().method, outcome.value().plan().problem))
            out.warnings.push_back(std::move(*why));
        CHECKED(show_stored_plan(*here, outcome.value()));
        // From here on its tuning is what became of it here: while nothing is edited, the stored plan is shown.
        here->tuning = out.tuning;
        out.session = std::move(here);
    }
    if (outcome.ok()) {
        out.outcome = std::make_shared<const Outcome>(std::move(outcome).take());
    } else if (!lacks_bound(*out.program, out.tuning)) {
        return std::move(outcome).error().of_file(out.program->path);
    }
    return done;
}

/// The program with what stands in `out` already: its tuning, or a session's.
Result<Workspace::Opened> open_program(const Engine& engine, const QString& file, const QString& planner,
                                       Workspace::Opened out, Progress& progress) {
    TRY(out.program, engine.open(file.toStdString(), progress));
    if (out.session) {
        TRY(const Method* method, find_method(*out.program, out.session->tuning.method));
        out.reapplied = reapply(out.session->tuning, *out.session, *method);
        out.tuning = out.reapplied.tuning;
    } else {
        out.tuning = starting_tuning(*out.program);
        if (!planner.isEmpty()) out.tuning.planner = planner.toStdString();
    }
    CHECKED(evaluate_opened(engine, out, progress));
    TRY(const Method* method, find_method(*out.program, out.tuning.method));
    out.method = method->name;
    auto recorded = recorded_runs(file.toStdString(), method->name);
    if (recorded.ok()) {
        out.recorded = std::move(recorded).take();
    } else {
        out.vectors_error = recorded.error();
    }
    return out;
}

/// A step of the history on the program as it is now: without what speaks of tensors that are gone.
Tuning applied_to(const Program& program, const Tuning& step, Session session) {
    const auto method = find_method(program, step.method);
    if (!method.ok()) return step;
    session.tuning = step;
    return reapply(step, session, *method.value()).tuning;
}

Result<Workspace::Opened> open_everything(const Engine& engine, const QString& path, const QString& planner,
                                          Progress& progress) {
    if (!isSession(path)) return open_program(engine, path, planner, {}, progress);
    Workspace::Opened out;
    TRY(Session session, readSession(path, &out.warnings));
    const QString file = QString::fromStdString(session.program);
    out.path = path;
    out.session = std::make_shared<const Session>(std::move(session));
    return open_program(engine, file, planner, std::move(out), progress);
}

}  // namespace

void Workspace::takeNames(const QString& path) {
    const auto matched = std::make_shared<QString>();
    const auto work = [engine = engine_, program = document_->program(), path,
                       matched](Progress& progress) -> Result<Opened> {
        Opened out;
        const std::string from = path.toStdString();
        // An ETRecord tells lines, too; anything else has only names.
        auto lined = engine->open(program->path, from, progress);
        TRY(NamedProgram named, take_names(*engine, lined.ok() ? lined.value() : program, from, progress));
        *matched = tr("%1 of %2 instructions have names from %3")
                       .arg(named.matched)
                       .arg(named.total)
                       .arg(QFileInfo(path).fileName());
        out.program = std::move(named.program);
        out.tuning = starting_tuning(*out.program);
        CHECKED(evaluate_opened(*engine, out, progress));
        return out;
    };
    readThen(path, work, [this, matched] { emit named(*matched); });
}

void Workspace::recover(const QString& path, const std::function<void()>& then) {
    const auto work = [engine = engine_, path, planner = settings::planner()](Progress& progress) -> Result<Opened> {
        TRY(Opened opened, open_everything(*engine, path, planner, progress));
        opened.path.clear();
        return opened;
    };
    readThen(path, work, [this, then] {
        document_->history().resetClean();
        then();
    });
}

void Workspace::reload() {
    const auto edits = std::make_shared<const Session>(session());
    const QString file = QString::fromStdString(edits->program);
    const auto work = [engine = engine_, edits, file, path = sessionPath_,
                       before = document_->steps()](Progress& progress) -> Result<Opened> {
        Opened out;
        out.path = path;
        out.session = edits;
        TRY(out, open_program(*engine, file, QString(), std::move(out), progress));
        out.before = before;
        for (const auto& step : before) out.steps.push_back(applied_to(*out.program, *step, *edits));
        return out;
    };
    jobs_->start<Opened>(Jobs::Kind::import, file, this, work, [this, file](Result<Opened> result) {
        if (!result.ok()) return emit notOpened(file, result.error());
        adopt(std::move(result).take());
    });
}

void Workspace::open(const QString& path) {
    const auto work = [engine = engine_, path, planner = settings::planner()](Progress& progress) {
        return open_everything(*engine, path, planner, progress);
    };
    readThen(path, work, [] {});
}

/// The file is read before anything is asked: one that cannot be read costs the document nothing, not even a question.
void Workspace::readThen(const QString& path, const std::function<Result<Opened>(Progress&)>& work,
                         const std::function<void()>& then) {
    read_.reset();
    jobs_->start<Opened>(Jobs::Kind::import, path, this, work, [this, path, then](Result<Opened> result) {
        if (!result.ok()) {
            emit logged(words::error(result.error()));
            return emit notOpened(path, result.error());
        }
        read_ = std::make_unique<Read>(Read{std::move(result).take(), then});
        if (document_ && !document_->history().isClean()) return emit replacementRead();
        takeRead();
    });
}

void Workspace::takeRead() {
    const std::unique_ptr<Read> read = std::move(read_);
    if (!read) return;
    adopt(std::move(read->opened));
    read->then();
}

void Workspace::dropRead() {
    read_.reset();
    emit notOpened(QString(), cancelled());
}

}  // namespace arenascope
