#include "app/document/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/document/baseline_text.h"
#include "app/document/settings.h"
#include "engine/export/export_stored.h"
#include "engine/open/first_tuning.h"
#include "engine/open/other_methods.h"
#include "engine/open/saved_session.h"
#include "engine/planning/planner.h"
#include "engine/study/first_outcome.h"
#include "engine/study/program_plan.h"
#include "engine/study/same_plan.h"
#include "engine/tuning/session_checks.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {

struct Workspace::Read {
    Opened opened;
    std::function<void(const Opened&)> then;
    std::optional<GivenTarget> target;
};

namespace {

/// Results of an external planner for a session, collected while it runs anyway: saving starts no program.
std::shared_ptr<const Result<PlansByMethod>> placedBeside(const Engine& engine, const Program& program,
                                                          const Outcome& outcome, Progress& progress) {
    auto others = planned_beside(engine, program, outcome, progress);
    using Placed = Result<PlansByMethod>;
    return std::make_shared<const Placed>(others.ok() ? Placed(plans_of(others.value())) : Placed(others.error()));
}

}  // namespace

Workspace::Workspace(QObject* parent)
    : QObject(parent),
      bench_{.engine = nullptr, .document = nullptr, .view = new ViewState(this), .jobs = new Jobs(this)},
      plugins_(bench_),
      runs_(bench_),
      session_(bench_),
      studies_(bench_) {
    connect(&plugins_, &Plugins::changed, this, &Workspace::onPlugins);
    connect(&plugins_, &Plugins::logged, this, &Workspace::logged);
    connect(&runs_, &Runs::failed, this, &Workspace::failed);
    connect(&runs_, &Runs::logged, this, &Workspace::logged);
    connect(&session_, &SessionKeeper::logged, this, &Workspace::logged);
    connect(&studies_, &Studies::logged, this, &Workspace::logged);
}

Workspace::~Workspace() { delete bench_.jobs; }  // workers end before the objects that they report to

QString Workspace::title() const {
    if (!document()) return {};
    const QFileInfo file(QString::fromStdString(document()->program()->path));
    const bool generic = file.completeBaseName().startsWith(QLatin1String("model"));
    return generic ? file.dir().dirName() + QLatin1Char('/') + file.fileName() : file.fileName();
}

QString Workspace::path() const {
    return session_.path().isEmpty() ? QString::fromStdString(bench_.document->program()->path) : session_.path();
}

int Workspace::editCount() const {
    if (!document()) return 0;
    const int all = document()->editCount();
    return all > 0 && given_ ? all - 1 : all;
}

/// Closes everything that belongs to a document or its plan.
void Workspace::clearViews() {
    bench_.view->select({}, no_value);
    bench_.view->setRun(nullptr);
    bench_.view->setCurve(nullptr);
    bench_.view->setDevice(nullptr);
    studies_.setFirmware(nullptr);
}

void Workspace::close() {
    bench_.jobs->cancel(Jobs::Kind::planning);
    bench_.jobs->cancel(Jobs::Kind::running);
    auto held = leaveDocument();
    bench_.document.reset();
    given_.reset();
    runs_.dropAll();
    clearViews();
    bench_.view->show(nullptr, std::make_shared<const Tuning>());
    emit documentChanged();
    leaving_.drop(std::move(held));
}

/// Data of the document, freed by a worker once the views have released it.
std::vector<std::shared_ptr<const void>> Workspace::leaveDocument() {
    std::vector<std::shared_ptr<const void>> held;
    if (!document()) return held;
    bench_.jobs->cancel(Jobs::Kind::sizeMap);  // many plans of a program that goes
    held.push_back(document()->program());
    for (auto& outcome : document()->outcomes()) held.push_back(std::move(outcome));
    return held;
}

void Workspace::adopt(Opened& opened) {
    bench_.jobs->cancel(Jobs::Kind::planning);
    bench_.jobs->cancel(Jobs::Kind::running);
    session_.adopt(std::move(opened.session));
    runs_.adopt(std::move(opened.recorded), opened.method, opened.on_integers);
    clearViews();
    const bool reloaded = opened.before.has_value();
    if (!reloaded) bench_.view->setCompared(nullptr);
    auto held = leaveDocument();
    if (!replaceProgram(opened)) {
        bench_.document = std::make_unique<Document>(opened.program, opened.tuning, opened.outcome);
        connect(document(), &Document::versionChanged, this, &Workspace::onVersion);
        connect(document(), &Document::outcomeDelivered, this, &Workspace::onOutcome);
        if (reloaded) document()->history().resetClean();
    }
    log(tr("opened %1").arg(QDir::cleanPath(QString::fromStdString(opened.program->path))));
    if (const Message edits = session_.reapplied().summary(); !edits.empty()) log(words::message(edits));
    for (const Error& warning : session_.warnings()) log(words::error(warning));
    if (const auto difference = session_.baselineDifference()) log(baselineText(*difference));
    emit documentChanged();
    onOutcome();
    leaving_.drop(std::move(held));
    if (session_.hasSession()) emit sessionOpened(reloaded);
    if (opened.vectors_error) emit failed(*opened.vectors_error);
    plugins_.askBackends();
    if (document()->outcome()) startPlanning(isProvisional() ? Ask::best : Ask::all);
    else emit boundsNeeded();
}

bool Workspace::replaceProgram(const Opened& opened) {
    if (!opened.before || !document() || document()->steps() != *opened.before) return false;
    for (const Jobs::Kind kind : {Jobs::Kind::curve, Jobs::Kind::footprint}) bench_.jobs->cancel(kind);
    document()->replace(opened.program, opened.tuning, opened.outcome, opened.steps);
    return true;
}

void Workspace::edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey) {
    if (document()) document()->edit(label, change, mergeKey);
}

void Workspace::onVersion() {
    if (document()->outcome()) {
        bench_.jobs->cancel(Jobs::Kind::planning);
        onOutcome();
        if (isProvisional()) startPlanning(Ask::best);
    } else {
        emit upToDateChanged(false);
        startPlanning(Ask::first);
    }
}

bool Workspace::isProvisional() const {
    return document()->outcome() && !session_.storedPlan() &&
        is_provisional(*document()->outcome(), *document()->tuning());
}

void Workspace::onOutcome() {
    // Times and results of a run belong to its plan.
    const auto &before = bench_.view->outcome(), &now = document()->outcome();
    if (before != now && (!before || !now || !same_plan(*before, *now))) {
        runs_.stop();
        runs_.dropPlan();
        bench_.view->setRun(nullptr);
    }
    if (bench_.view->outcome() != document()->outcome()) bench_.view->setFootprint(nullptr);
    // A curve belongs to its tuning.
    if (bench_.view->tuning() != document()->tuning()) bench_.view->setCurve(nullptr);
    bench_.view->show(document()->outcome(), document()->tuning());
    runs_.followMethod();
    emit upToDateChanged(document()->outcome() != nullptr);
}

void Workspace::replan() {
    if (!document()) return;
    session_.planAnew();
    startPlanning(Ask::all);
}

void Workspace::onPlugins() {
    if (!document()) return;
    runs_.stop();
    runs_.dropPlan();  // it uses another engine
    plugins_.askBackends();
    replan();
}

/// First a quick plan to show; then the best one if that takes longer; then all of them for the table.
void Workspace::startPlanning(Ask ask) {
    const std::weak_ptr<Version> asked = document()->version();
    struct Planned {
        std::shared_ptr<const Outcome> outcome;
        std::shared_ptr<const Result<PlansByMethod>> beside;
    };
    const auto work = [engine = bench_.engine, program = document()->program(), tuning = document()->tuning(),
                       stored = session_.storedPlan(), ask](Progress& progress) -> Result<Planned> {
        std::vector<std::string> planners;
        if (ask == Ask::all) planners.emplace_back(planner_id::all);
        TRY(Outcome outcome,
            ask == Ask::first ? first_outcome(*engine, *program, *tuning, progress)
                              : engine->evaluate(*program, *tuning, planners, progress));
        if (stored) CHECKED(show_stored_plan(*stored, outcome));
        Planned out{std::make_shared<const Outcome>(std::move(outcome)), nullptr};
        if (!stored && asks_program(*tuning) && !is_provisional(*out.outcome, *tuning))
            out.beside = placedBeside(*engine, *program, *out.outcome, progress);
        return out;
    };
    bench_.jobs->start<Planned>(
        Jobs::Kind::planning, ask == Ask::all ? tr("Comparing planners") : tr("Planning"), document(), work,
        [this, asked, ask](Result<Planned> result) {
            if (!result.ok()) return planningFailed(result.error(), asked);
            Planned planned = std::move(result).take();
            document()->deliver(asked, std::move(planned.outcome), std::move(planned.beside));
            const Plan& plan = document()->outcome()->plan();
            const Planner* planner = find_planner(plan.planner);
            log(tr("%1: %2, tensors: %3, %4")
                    .arg(planner ? words::engine(planner->title) : QString::fromStdString(plan.planner),
                         format::exactBytes(plan.total_bytes),
                         format::number(std::count_if(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                                                      [](const Buffer& buffer) { return buffer.bytes > 0; })),
                         words::engine(name_of(plan.verdict))));
            if (ask != Ask::all) startPlanning(isProvisional() && ask == Ask::first ? Ask::best : Ask::all);
        });
}

/// A tuning that cannot be planned is undone, so that the shown and the edited state stay the same.
void Workspace::planningFailed(const Error& error, const std::weak_ptr<Version>& asked) {
    if (!document()->outcome() && lacks_bound(*document()->program(), *document()->tuning())) {
        onOutcome();
        return emit boundsNeeded();
    }
    if (asked.lock() == document()->version().lock() && !document()->outcome() && document()->history().canUndo()) {
        document()->takeBack();
    }
    emit failed(error);
    log(words::error(error));
}

void Workspace::compareWith(const QString& path, const std::vector<Pool>& pools) {
    using Other = std::shared_ptr<const Compared>;
    bench_.jobs->start<Other>(
        Jobs::Kind::beside, tr("Opening %1").arg(path), this,
        [engine = bench_.engine, path, pools](Progress& progress) {
            return open_beside(*engine, path, pools, progress);
        },
        [this, path](Result<Other> result) {
            if (!result.ok()) return emit notOpened(path, result.error());
            bench_.view->setCompared(std::move(result).take());
        });
}

void Workspace::takeNames(const QString& path) {
    const auto work = [engine = bench_.engine, program = document()->program(), path](Progress& progress) {
        return open_named(*engine, program, path, progress);
    };
    readThen(path, work, [this, path](const Opened& opened) {
        emit named(tr("%1 of %n instruction(s) have names from %2", nullptr, static_cast<int>(opened.instructions))
                       .arg(opened.matched)
                       .arg(QFileInfo(path).fileName()));
    });
}

void Workspace::recover(const QString& path, const std::function<void()>& then) {
    const auto work = [engine = bench_.engine, path,
                       planner = settings::planner()](Progress& progress) -> Result<Opened> {
        TRY(Opened opened, open_everything(*engine, path, planner, progress));
        opened.session.path.clear();
        return opened;
    };
    readThen(path, work, [this, then](const Opened&) {
        document()->history().resetClean();
        then();
    });
}

void Workspace::reload() {
    const auto edits = std::make_shared<const Session>(session_.make());
    const QString file = QString::fromStdString(edits->program);
    const auto work = [engine = bench_.engine, edits, path = session_.path(), before = document()->steps()](
                          Progress& progress) { return open_again(*engine, edits, path, before, progress); };
    bench_.jobs->start<Opened>(Jobs::Kind::import, file, this, work, [this, file](Result<Opened> result) {
        if (!result.ok()) return emit notOpened(file, result.error());
        Opened opened = std::move(result).take();
        adopt(opened);
    });
}

void Workspace::open(const QString& path, const std::optional<GivenTarget>& target) {
    const auto work = [engine = bench_.engine, path, planner = settings::planner()](Progress& progress) {
        return open_everything(*engine, path, planner, progress);
    };
    readThen(
        path, work, [](const Opened&) {}, target);
}

/// The file is read before anything is asked: if it cannot be read, the document stays without a question.
void Workspace::readThen(const QString& path, const std::function<Result<Opened>(Progress&)>& work,
                         const std::function<void(const Opened&)>& then, const std::optional<GivenTarget>& target) {
    read_.reset();
    bench_.jobs->start<Opened>(Jobs::Kind::import, path, this, work, [this, path, then, target](Result<Opened> result) {
        if (!result.ok()) {
            log(words::error(result.error()));
            return emit notOpened(path, result.error());
        }
        read_ = std::make_unique<Read>(Read{std::move(result).take(), then, target});
        if (document() && !document()->history().isClean()) return emit replacementRead();
        takeRead();
    });
}

void Workspace::takeRead() {
    const std::unique_ptr<Read> read = std::move(read_);
    if (!read) return;
    const bool takesTarget = !read->opened.session.session && !is_table(read->opened.program->format);
    given_ = takesTarget ? read->target : std::nullopt;
    adopt(read->opened);
    if (given_) {
        edit(given_->label, [this](Tuning tuning) { return with_target(std::move(tuning), given_->target); });
        document()->history().setClean();  // nothing is lost without it: the next opening gives it again
        if (document()->history().count() == 0) given_.reset();  // its own memories are the same
    }
    read->then(read->opened);
}

void Workspace::dropRead() {
    read_.reset();
    emit notOpened(QString(), cancelled());
}

}  // namespace arenascope
