#include "app/controllers/report_controller.h"

#include <QAction>
#include <QBuffer>
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <filesystem>
#include <span>
#include <tuple>

#include "app/controllers/command_controller.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/check_row.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/document/workspace.h"
#include "app/reports/pictures.h"
#include "engine/base/file.h"
#include "engine/study/loading_memory.h"
#include "engine/study/shrink/change_report.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

std::span<const std::byte> bytesOf(const QByteArray& bytes) {
    return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// Encoding a large picture takes longer than drawing it.
Result<> saveImage(const QImage& image, const std::string& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return save_file(path, bytesOf(bytes));
}

/// Where a picture comes from, in its text fields (PNG specification, 11.3.4.2).
void describe(QImage& image, const Outcome& outcome, const QString& title) {
    qint64 bytes = 0;
    for (const PoolResult& pool : outcome.plan().pools) bytes += pool.bytes;
    image.setText(QStringLiteral("Title"), title);
    image.setText(QStringLiteral("Description"),
                  QStringLiteral("%1, %2 B").arg(kit::text(outcome.plan().planner)).arg(bytes));
    image.setText(QStringLiteral("Software"), QStringLiteral("ArenaScope"));
    image.setText(QStringLiteral("Creation Time"), QDateTime::currentDateTime().toString(Qt::RFC2822Date));
}

}  // namespace

ReportController::ReportController(Shell& shell) : QObject(&shell), shell_(shell) {
    const MainActions& actions = shell.actions;
    const std::pair<QAction*, const char*> reports[] = {{actions.reportHtml, "html"}, {actions.reportPdf, "pdf"},
                                                        {actions.reportPng, "png"},   {actions.reportSvg, "svg"},
                                                        {actions.reportCsv, "csv"},   {actions.reportJson, "json"}};
    for (const auto& [action, suffix] : reports)
        connect(action, &QAction::triggered, this,
                [this, action = action, suffix = QStringLiteral("_report.") + QLatin1String(suffix)] {
                    choose(*action, suffix);
                });
    addBuildFiles(*actions.reportMenu);
    addChanges(*actions.reportMenu);
    addChecks(*actions.reportMenu);
    connect(actions.exportProgram, &QAction::triggered, this, &ReportController::exportProgram);
}

/// What a build or another tool takes of the plan, each with what it is for.
void ReportController::addBuildFiles(QMenu& menu) {
    struct File {
        FormatId format;
        QString suffix, text, purpose;
    };
    const File files[] = {{FormatId::c_header, QStringLiteral("h"), tr("C &header of the arenas (.h)…"),
                           tr("Sizes, offsets and buffers of all pools, to compile into the firmware")},
                          {FormatId::linker_script, QStringLiteral("ld"), tr("&Linker script fragment (.ld)…"),
                           tr("Memory regions and sections of the pools, to include in the linker script")},
                          {FormatId::plan_py, QStringLiteral("py"), tr("Pl&anning pass for ExecuTorch (.py)…"),
                           tr("A MemoryPlanningPass that gives this plan in your own to_executorch call")},
                          {FormatId::chrome_trace, QStringLiteral("trace.json"), tr("&Memory trace (.trace.json)…"),
                           tr("The plan as a trace, for Perfetto or chrome://tracing")},
                          {FormatId::tflite, QStringLiteral("tflite"), tr("Model with the plan inside (.&tflite)…"),
                           tr("The same model with an offline plan, for TensorFlow Lite Micro")}};
    menu.addSeparator();
    menu.setToolTipsVisible(true);
    for (const File& file : files) {
        QAction* action = menu.addAction(file.text);
        action->setToolTip(file.purpose);
        action->setStatusTip(file.purpose);
        connect(action, &QAction::triggered, this,
                [this, action, suffix = file.suffix] { choose(*action, QStringLiteral("_plan.") + suffix); });
        if (file.format == FormatId::tflite)
            connect(&menu, &QMenu::aboutToShow, action, [this, action] {
                const auto* document = shell_.workspace.document();
                action->setVisible(document && document->program()->format == FormatId::tflite);
            });
    }
}

/// What passes and tiles changed, for readers and for scripts.
void ReportController::addChanges(QMenu& menu) {
    const std::tuple<QString, QString, QString> files[] = {
        {QStringLiteral("_changes.md"), tr("Changes of the pr&ogram (.md)…"),
         tr("What the passes and tiles changed and why, with nodes, modules and Python lines")},
        {QStringLiteral("_changes.py"), tr("Changes as P&ython (.py)…"),
         tr("The passes and tiled groups as Python, with a function that finds their nodes in an exported program")}};
    menu.addSeparator();
    for (const auto& [ending, text, purpose] : files) {
        QAction* action = menu.addAction(text);
        action->setStatusTip(purpose);
        connect(action, &QAction::triggered, this, [this, action, ending = ending] {
            if (const QString path = pathFor(*action, ending); !path.isEmpty()) writeChanges(path);
        });
        connect(&menu, &QMenu::aboutToShow, action, [this, action, purpose = purpose] {
            const auto* document = shell_.workspace.document();
            const bool has =
                document && !(document->tuning()->edits.passes.empty() && document->tuning()->edits.tiles.empty());
            action->setEnabled(has);
            action->setToolTip(has ? purpose : tr("Nothing is changed yet; apply a pass or tiles in Shrink"));
        });
    }
}

/// Budgets for a build server.
void ReportController::addChecks(QMenu& menu) {
    const std::pair<QString, QString> files[] = {
        {QStringLiteral("_budget.sh"), tr("&Budget check as a script (.sh)…")},
        {QStringLiteral("_budget.yml"), tr("Budget check as a GitHub Actions &workflow (.yml)…")}};
    const QString purpose = tr("Fails the build if the program exceeds a budget");
    menu.addSeparator();
    for (const auto& [ending, text] : files) {
        QAction* action = menu.addAction(text);
        action->setToolTip(purpose);
        action->setStatusTip(purpose);
        connect(action, &QAction::triggered, this, [this, action, ending = ending] {
            if (const QString path = pathFor(*action, ending); !path.isEmpty()) writeCheck(path);
        });
    }
}

void ReportController::writeCheck(const QString& path, const std::function<void(const Error*)>& then) {
    const bool isWorkflow = !path.endsWith(QLatin1String(".sh"));
    const auto* commands = shell_.findChild<CommandController*>();
    auto maker = commands->budgetCheck(isWorkflow, QFileInfo(path).absolutePath());
    if (!maker.ok()) return then ? then(&maker.error()) : shell_.showError(maker.error());
    const auto work = [make = std::move(maker).take(), target = path.toStdString()](Progress& progress) -> Result<> {
        TRY(const std::string text, make(progress));
        CHECKED(save_file(target, std::as_bytes(std::span(text.data(), text.size()))));
        std::error_code none;  // a script that cannot be made executable still runs by sh
        if (target.ends_with(".sh"))
            std::filesystem::permissions(target, std::filesystem::perms::owner_exec, std::filesystem::perm_options::add,
                                         none);
        return done;
    };
    save(Jobs::Kind::check, path, work, then);
}

void ReportController::writeChanges(const QString& path) {
    save(Jobs::Kind::report, path,
         [engine = shell_.workspace.sharedEngine(), program = shell_.workspace.document()->program(),
          tuning = shell_.workspace.document()->tuning(), target = path.toStdString()](Progress& progress) {
             return save_changes(target, *engine, *program, *tuning, {}, progress);
         });
}

/// `ending`: what follows the program's name; its last part determines the format. Empty: refused.
QString ReportController::pathFor(const QAction& action, const QString& ending) {
    const QFileInfo program(QString::fromStdString(shell_.workspace.document()->program()->path));
    return QFileDialog::getSaveFileName(&shell_.window, kit::withoutMnemonic(action.text()),
                                        program.dir().filePath(program.completeBaseName() + ending),
                                        QStringLiteral("*") + ending.mid(ending.indexOf(u'.')));
}

void ReportController::choose(QAction& action, const QString& ending) {
    const QString path = pathFor(action, ending);
    if (path.isEmpty()) return;
    double scale = 2;
    bool agreed = true;
    if (ending.endsWith(QLatin1String(".png"))) {
        constexpr double least = 0.5, most = 8;
        scale = QInputDialog::getDouble(&shell_.window, tr("Picture"), tr("Scale; 1 is the size on screen"), scale,
                                        least, most, 1, &agreed);
    }
    if (agreed) write(path, scale);
}

/// Uses the command line's code. Only the drawing is done here, the rest by a worker.
void ReportController::write(const QString& path, double scale) {
    Workspace& workspace = shell_.workspace;
    const std::shared_ptr<const Outcome>& outcome = workspace.view().outcome();
    Chart* chart = shell_.chart();
    if (!outcome || !chart) return;
    std::error_code none;
    if (std::filesystem::equivalent(path.toStdString(), workspace.document()->program()->path, none))
        return shell_.showError({.what = message("is the file that is open"),
                                 .file = path.toStdString(),
                                 .expected = message("another file"),
                                 .remedy = message("choose another name")});
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png")) {
        QImage image =
            chart->wholeSize().isEmpty() ? chart->renderImage(chart->size(), scale) : chart->wholePicture(scale);
        describe(image, *outcome, workspace.title());
        return save(Jobs::Kind::report, path,
                    [image, target = path.toStdString()](Progress&) { return saveImage(image, target); });
    }
    if (suffix == QLatin1String("svg") || suffix == QLatin1String("pdf")) {
        const QByteArray bytes = cli::drawing_of(*chart, chart->size(), cli::Extent::whole, suffix, workspace.title());
        return save(Jobs::Kind::report, path,
                    [bytes, target = path.toStdString()](Progress&) { return save_file(target, bytesOf(bytes)); });
    }
    std::vector<cli::DrawnChart> charts;
    if (suffix == QLatin1String("html"))
        charts = cli::draw_charts(*outcome, *workspace.document()->tuning(), workspace.view().footprint(),
                                  workspace.view().run());
    const bool is_report = suffix == QLatin1String("html") ||
        (suffix == QLatin1String("json") && !path.endsWith(QLatin1String(".trace.json")));
    save(Jobs::Kind::report, path,
         [outcome, charts, is_report, run = workspace.runs().report(), notes = workspace.session().notes().texts(),
          target = path.toStdString(), engine = workspace.sharedEngine(), tuning = workspace.document()->tuning(),
          program = workspace.document()->program()](Progress& progress) -> Result<> {
             // A table of an invalid plan shows what is wrong with it; a build must not get one.
             if (is_report)
                 return save_file(target,
                                  cli::export_report(target, program->path, *outcome, *tuning, charts, notes,
                                                     run ? &*run : nullptr));
             CHECKED(engine->export_to(target, *program, *outcome, target.ends_with(".csv"), progress));
             if (!target.ends_with(".h")) return done;
             return add_loading_memory(*engine, target, *program, *outcome, *tuning, progress);
         });
}

void ReportController::save(Jobs::Kind kind, const QString& path, const std::function<Result<>(Progress&)>& work,
                            const std::function<void(const Error*)>& then) {
    const QString name = QFileInfo(path).fileName();
    const auto all = [work](Progress& progress) -> Result<bool> {
        CHECKED(work(progress));
        return true;
    };
    shell_.workspace.jobs().start<bool>(kind, tr("Writing %1").arg(name), this, all,
                                        [this, path, name, then](const Result<bool>& written) {
                                            if (written.ok()) shell_.workspace.log(tr("wrote %1").arg(path));
                                            if (then) return then(written.ok() ? nullptr : &written.error());
                                            if (!written.ok()) return shell_.showError(written.error());
                                            shell_.messages.showDone(tr("Wrote %1").arg(name), path);
                                        });
}

void ReportController::exportProgram() {
    if (!shell_.workspace.view().outcome()) return;
    shell_.dialogs.ask([&workspace = shell_.workspace, &window = shell_.window] {
        auto* dialog = new ExportDialog(workspace, &window);
        window.findChild<ReportController*>()->follow(*dialog);
        return dialog;
    });
}

void ReportController::follow(ExportDialog& dialog) {
    dialog.offerOthers(*shell_.actions.reportMenu);
    connect(&dialog, &ExportDialog::exported, this, [this](const QString& path) {
        shell_.messages.showDone(tr("Exported %1").arg(QFileInfo(path).fileName()), path);
        shell_.workspace.log(tr("exported %1").arg(path));
    });
    connect(&dialog.checkRow(), &CheckRow::requested, this,
            [this, row = QPointer(&dialog.checkRow())](bool isWorkflow, const QString& path) {
                const auto then = [row, path](const Error* error) {
                    if (!row) return;
                    if (error) return row->tell(words::error(*error), true);
                    row->tell(path.isEmpty() ? tr("✓ Copied") : tr("✓ Wrote %1").arg(QFileInfo(path).fileName()),
                              false);
                };
                if (path.isEmpty()) shell_.findChild<CommandController*>()->copyCheck(isWorkflow, then);
                else writeCheck(path, then);
            });
}

}  // namespace arenascope
