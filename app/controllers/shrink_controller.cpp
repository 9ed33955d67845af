// The searches of the Shrink panel, and the edits that it asks for.

#include "app/controllers/shrink_controller.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPointer>

#include "app/controllers/edits.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/gain_search.h"
#include "app/document/pass_study.h"
#include "app/document/workspace.h"
#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/passes/pass_ids.h"
#include "engine/runner/recorded.h"
#include "widgets/panels/shrink_panel.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/gain_texts.h"

namespace arenascope {
namespace {

QString quoted(const QString& word) {
    return word.contains(QLatin1Char(' ')) ? QLatin1Char('"') + word + QLatin1Char('"') : word;
}

QString idOf(ShrinkCost cost) {
    for (const QString& id : {QStringLiteral("work"), QStringLiteral("flash"), QStringLiteral("traffic")})
        if (shrink_cost_of(id.toStdString()) == cost) return id;
    return QStringLiteral("time");
}

}  // namespace

ShrinkController::ShrinkController(Shell& shell, ShrinkPanel& panel)
    : QObject(&shell), shell_(shell), workspace_(shell.workspace), gains_(shell.gains), panel_(panel) {
    connect(shell.actions.shrink, &QAction::triggered, this, [this] {
        shell_.raise(QStringLiteral("shrink"));
        panel_.changes().setFocus();
        panel_.searchIfNew();
    });
    connect(&shell.workspace.view(), &ViewState::shrinkWanted, shell.actions.shrink, &QAction::trigger);
    connect(&panel, &ShrinkPanel::searchRequested, this, &ShrinkController::search);
    connect(&panel, &ShrinkPanel::cancelRequested, this, &ShrinkController::stop);
    // Later: the row that was ticked goes with the plan that it changes.
    connect(
        &panel, &ShrinkPanel::passToggled, this, [this](const QString& id, bool on) { shell_.edits.setPass(id, on); },
        Qt::QueuedConnection);
    connect(
        &panel, &ShrinkPanel::choiceToggled, this,
        [this](const ProgramChange& change, bool on) {
            const QString title = gainText({.changes = {change}, .pools = {}});
            shell_.workspace.edit(on ? title : tr("Remove: %1").arg(title),
                                  [change, on](Tuning tuning) { return with_choice(std::move(tuning), change, on); });
        },
        Qt::QueuedConnection);
    connect(&panel, &ShrinkPanel::applyRequested, this, &ShrinkController::apply);
    connect(&panel, &ShrinkPanel::limitRequested, &shell.edits, &Edits::setLimit);
    connect(&panel, &ShrinkPanel::commandRequested, this, &ShrinkController::copyCommand);
    connect(&panel, &ShrinkPanel::compareRequested, this, [this](const ShrinkPoint& point) {
        if (!point) return;
        shell_.workspace.view().setCompared(std::make_shared<const Compared>(
            Compared{.title = ShrinkWords::groups(point->choice),
                     .outcome = std::shared_ptr<const Outcome>(point, &point->outcome)}));
    });
    auto* passes = new PassStudy(shell.workspace, this);
    connect(&panel, &ShrinkPanel::passesWanted, passes, &PassStudy::study);
    connect(passes, &PassStudy::studied, &panel, &ShrinkPanel::setPasses);
    connect(&shell.workspace, &Workspace::documentChanged, this, [this] {
        stop();
        panel_.reset();
    });
    connect(&shell, &Shell::remade, this, [this] { panel_.restore(shell_.gains.takeKept()); });
    // Later: a search that ended by itself is told of right after this.
    connect(
        &shell.workspace.jobs(), &Jobs::finished, this,
        [this](Jobs::Kind kind) {
            if (kind != Jobs::Kind::shrinking || !panel_.isBusy()) return;
            if (!shell_.workspace.jobs().busy(kind)) panel_.finish(nullptr, tr("The search was cancelled"));
        },
        Qt::QueuedConnection);
}

/// The panel may be created again, in another language.
ShrinkController::~ShrinkController() {
    if (workspace_.document()) gains_.keep(panel_.results());
}

/// In a worker; what it finds on the way is shown at once.
void ShrinkController::search() {
    const Document* document = shell_.workspace.document();
    const std::shared_ptr<const Outcome> outcome = shell_.workspace.view().outcome();
    if (!document || !outcome) return;
    const ShrinkWish wish = panel_.wish();
    const int number = ++search_;
    const auto work = [engine = shell_.workspace.sharedEngine(), program = document->program(),
                       tuning = shell_.workspace.view().tuning(), method = outcome->method->name, wish, number,
                       goal = panel_.goal().bytes, self = QPointer<ShrinkController>(this)](
                          Progress& progress) -> Result<std::shared_ptr<const ShrinkReport>> {
        ShrinkOptions options{.cost = wish.cost, .counts_method_allocator = wish.countsLoading, .goal = goal};
        options.recomputes_halos = wish.recomputesHalos;
        options.rolls_loops = wish.rollsLoops;
        options.found = [self, number](const ShrunkProgram& smaller) {
            QMetaObject::invokeMethod(
                qApp,
                [self, number, point = std::make_shared<const ShrunkProgram>(smaller)] {
                    if (self) self->found(point, number);
                },
                Qt::QueuedConnection);
        };
        const auto recorded = recorded_runs(program->path, method, wants_int8(*tuning));
        TRY(ShrinkReport report,
            shrink_program(*engine, program, *tuning, recorded.ok() ? recorded.value() : std::vector<VectorRun>(),
                           progress, options));
        return std::make_shared<const ShrinkReport>(std::move(report));
    };
    panel_.begin();
    shell_.workspace.jobs().start<std::shared_ptr<const ShrinkReport>>(
        Jobs::Kind::shrinking, tr("Searching for smaller programs"), this, work,
        [this, number, wish,
         tuning = shell_.workspace.view().tuning()](Result<std::shared_ptr<const ShrinkReport>> report) {
            if (number != search_) return;
            if (!report.ok()) return panel_.finish(nullptr, words::error(report.error()));
            if (wish == ShrinkWish()) shell_.gains.take(report.value(), *tuning);
            panel_.finish(std::move(report).take());
        });
}

void ShrinkController::stop() {
    ++search_;
    shell_.workspace.jobs().cancel(Jobs::Kind::shrinking);
}

void ShrinkController::found(const ShrinkPoint& point, int search) {
    if (search == search_) panel_.add(point);
}

void ShrinkController::apply(const ShrinkPoint& point) {
    const std::shared_ptr<const Outcome> outcome = shell_.workspace.view().outcome();
    if (!outcome) return;
    if (!point)
        return shell_.workspace.edit(tr("Remove all tiles"), [method = outcome->method->name](Tuning tuning) {
            std::erase_if(tuning.edits.passes, lowering::is_chosen_with_tiles);
            return without_tiles(std::move(tuning), method);
        });
    shell_.workspace.edit(tr("Shrink: %1").arg(ShrinkWords::groups(point->choice)),
                          [point](Tuning tuning) { return with_shrunk(std::move(tuning), *point); });
    if (shell_.workspace.document()->program()->format == FormatId::onnx)
        shell_.messages.showInfo(tr("An ONNX file cannot be written back in tiles"),
                                 tr("Planning and running use the smaller program. Export writes it as a .pte."));
}

void ShrinkController::copyCommand(const ShrinkPoint& point) {
    const Document* document = shell_.workspace.document();
    if (!document || !point) return;
    QStringList words{QStringLiteral("arenascope"), QStringLiteral("shrink"),
                      quoted(QString::fromStdString(document->program()->path))};
    const ShrinkGoal& goal = panel_.goal();
    if (goal.bytes) words.append({QStringLiteral("--goal"), QString::number(memoryOf(*point, goal))});
    words.append({QStringLiteral("--cost"), idOf(panel_.wish().cost)});
    if (goal.countsLoading) words.append(QStringLiteral("--count-method-allocator"));
    const bool isTflite = document->program()->format == FormatId::tflite;
    if (panel_.wish().recomputesHalos) words.append(QStringLiteral("--recompute-halos"));
    if (panel_.wish().rollsLoops) words.append(QStringLiteral("--roll-loops"));
    words.append({QStringLiteral("-o"), isTflite ? QStringLiteral("small.tflite") : QStringLiteral("small.pte")});
    QApplication::clipboard()->setText(words.join(QLatin1Char(' ')));
    shell_.messages.showDone(tr("Command copied"), words.join(QLatin1Char(' ')));
}

}  // namespace arenascope
