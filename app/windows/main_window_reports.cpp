// What leaves the window for a colleague, and what comes in beside a program: reports, plans and planners.

#include <QAction>
#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTabWidget>

#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/reports/pictures.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/edits.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/recent_row.h"
#include "engine/base/file.h"
#include "engine/export/plan_files.h"
#include "widgets/panels/log_panel.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

std::span<const std::byte> bytesOf(const QByteArray& bytes) {
    return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// Packing a large picture takes longer than drawing it.
Result<> saveImage(const QImage& image, const std::string& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return save_file(path, bytesOf(bytes));
}

}  // namespace

void MainWindow::connectReports() {
    const auto report = [this](QAction* action, const QString& suffix) {
        connect(action, &QAction::triggered, this, [this, action, suffix] {
            QString title = action->text();
            const QString path = chooseReport(title.remove(QLatin1Char('&')), suffix);
            if (path.isEmpty()) return;
            double scale = 2;
            bool agreed = true;
            if (suffix == QLatin1String("png")) {
                constexpr double least = 0.5, most = 8;
                scale = QInputDialog::getDouble(this, tr("Picture"), tr("Scale, 1 is as on the screen"), scale, least,
                                                most, 1, &agreed);
            }
            if (agreed) writeReport(path, scale);
        });
    };
    report(actions_->reportHtml, QStringLiteral("html"));
    report(actions_->reportPdf, QStringLiteral("pdf"));
    report(actions_->reportPng, QStringLiteral("png"));
    report(actions_->reportSvg, QStringLiteral("svg"));
    report(actions_->reportCsv, QStringLiteral("csv"));
    report(actions_->reportJson, QStringLiteral("json"));
    connect(actions_->importPlan, &QAction::triggered, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Import plan"), QString(), tr("Placements (*.csv *.json)"));
        if (!path.isEmpty()) importPlan(path);
    });
    connect(actions_->takeNames, &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("Names from the program that this file was made from, or an ETRecord"), QString(),
            tr("Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)"));
        if (!path.isEmpty()) takeNames(path);
    });
    connect(workspace_.get(), &Workspace::named, this,
            [this](const QString& summary) { messages_->showDone(tr("Names taken"), summary); });
    connect(actions_->addPlanner, &QAction::triggered, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Add planner: a program that reads the problem and writes offsets"));
        if (!path.isEmpty()) addPlanner(path);
    });
    connect(actions_->compareMenu, &QMenu::aboutToShow, this, &MainWindow::fillCompared);
}

QString MainWindow::chooseReport(const QString& title, const QString& suffix) {
    const QFileInfo program(QString::fromStdString(workspace_->document()->program()->path));
    return QFileDialog::getSaveFileName(
        this, title, program.dir().filePath(program.completeBaseName() + QStringLiteral("_report.") + suffix),
        QStringLiteral("*.") + suffix);
}

/// The view that is shown as .png, .svg or .pdf, as it looks; or the whole plan as .html, .csv or .json, by the same
/// code as the command line's. Only the drawing is done here, the rest by a worker.
void MainWindow::writeReport(const QString& path, double scale) {
    const std::shared_ptr<const Outcome>& outcome = workspace_->view().outcome();
    auto* chart = qobject_cast<Chart*>(charts_->currentWidget());
    if (!outcome || !chart) return;
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png")) {
        const QImage image = chart->renderImage(chart->size(), scale);
        return saveReport(path, [image, target = path.toStdString()](Progress&) { return saveImage(image, target); });
    }
    if (suffix == QLatin1String("svg") || suffix == QLatin1String("pdf")) {
        const QByteArray bytes = pictureOf(*chart, suffix, workspace_->title());
        return saveReport(
            path, [bytes, target = path.toStdString()](Progress&) { return save_file(target, bytesOf(bytes)); });
    }
    std::vector<cli::DrawnChart> charts;
    if (suffix == QLatin1String("html"))
        charts = cli::draw_charts(*outcome, *workspace_->document()->tuning(), workspace_->view().run());
    const bool is_table = suffix != QLatin1String("html") && suffix != QLatin1String("json");
    saveReport(
        path,
        [outcome, charts, is_table, run = report_, notes = workspace_->session().notes().texts(),
         target = path.toStdString(), engine = workspace_->sharedEngine(), tuning = workspace_->document()->tuning(),
         program = workspace_->document()->program()](Progress& progress) {
            if (is_table) return engine->export_to(target, *program, *outcome, true, progress);
            return save_file(
                target,
                cli::export_report(target, program->path, *outcome, *tuning, charts, notes, run ? &*run : nullptr));
        });
}

void MainWindow::saveReport(const QString& path, const std::function<Result<>(Progress&)>& write) {
    const QString name = QFileInfo(path).fileName();
    const auto work = [write](Progress& progress) -> Result<bool> {
        CHECKED(write(progress));
        return true;
    };
    workspace_->jobs().start<bool>(Jobs::Kind::report, tr("Writing %1").arg(name), this, work,
                                   [this, path, name](Result<bool> written) {
                                       if (!written.ok()) return showError(written.error());
                                       messages_->showDone(tr("Wrote %1").arg(name), path);
                                       docks_->log->add(tr("wrote %1").arg(path));
                                   });
}

QByteArray MainWindow::pictureOf(Chart& chart, const QString& suffix, const QString& title) {
    const QSize size = chart.size();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (suffix == QLatin1String("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setResolution(96);  // as the letters were measured
        generator.setViewBox(QRect(QPoint(0, 0), size));
        generator.setTitle(title);
        chart.paintOnto(generator, size);
    } else {
        constexpr int dots = 96, points = 72;
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setResolution(dots);
        writer.setPageMargins(QMarginsF());
        writer.setPageSize(QPageSize(QSizeF(size) * points / dots, QPageSize::Point, {}, QPageSize::ExactMatch));
        chart.paintOnto(writer, size);
    }
    return bytes;
}

/// A placement that another tool made: every tensor pinned where the file says, so that it is edited, saved and
/// exported like any other plan.
void MainWindow::importPlan(const QString& path) {
    const std::shared_ptr<const Outcome> outcome = workspace_->view().outcome();
    if (!outcome) return;
    const QString name = QFileInfo(path).fileName();
    const auto work = [outcome, file = path.toStdString()](Progress&) { return import_plan(*outcome, file); };
    workspace_->jobs().start<Plan>(
        Jobs::Kind::report, tr("Reading %1").arg(name), workspace_->document(), work,
        [this, name](const Result<Plan>& plan) {
            if (!plan.ok()) return showError(plan.error());
            std::vector<TensorEdit> edits;
            const Problem& problem = plan.value().problem;
            for (std::size_t i = 0; i < problem.buffers.size(); ++i) {
                const Buffer& buffer = problem.buffers[i];
                edits.push_back(
                    {.tensor = buffer.id, .memId = buffer.mem_id, .offset = plan.value().placement.offsets[i]});
            }
            edits_->apply({.label = tr("Import plan %1").arg(name), .edits = std::move(edits)});
        });
}

void MainWindow::takeNames(const QString& path) { workspace_->takeNames(path); }

void MainWindow::addPlanner(const QString& path) {
    if (!QFileInfo(path).isExecutable()) {
        return showError({.what = message("is not executable"),
                          .file = path.toStdString(),
                          .expected = message("a program"),
                          .remedy = message("chmod +x makes it one")});
    }
    settings::addOwnPlanner(path);
    complainIfForgotten();
    fillPlanners();
    edits_->setPlanner(QStringLiteral("exec:") + path);
}

void MainWindow::fillCompared() {
    actions_->compareMenu->clear();
    actions_->compareMenu->addAction(actions_->compare);
    actions_->compareMenu->addSeparator();
    const QString own = workspace_->session().path().isEmpty()
        ? QString::fromStdString(workspace_->document()->program()->path)
        : workspace_->session().path();
    for (const QString& path : settings::recentFiles()) {
        if (QFileInfo(path) == QFileInfo(own)) continue;
        QAction* action =
            actions_->compareMenu->addAction(menuName(path), this, [this, path] { workspace_->compareWith(path); });
        action->setStatusTip(path);
    }
}

}  // namespace arenascope
