// "Copy as command": parsing the options of a tuning gives that tuning, and the copied line gives the window's figures.

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "app/cli/ci_check.h"
#include "app/cli/command_line.h"
#include "app/cli/targets.h"
#include "app/controllers/report_controller.h"
#include "app/dialogs/check_row.h"
#include "app/dialogs/export_dialog.h"
#include "engine/evaluate/int8_method.h"
#include "engine/open/first_tuning.h"
#include "engine/study/device_fit.h"
#include "tests/app/opened_window.h"
#include "widgets/ui/ui_helpers.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QString program = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/mobilenet_v2_w035/model.pt2");

/// Edits for which an option exists.
std::vector<std::pair<const char*, Tuning (*)(Tuning)>> edits() {
    return {
        {"none", [](Tuning t) { return t; }},
        {"planner", [](Tuning t) { return edit::set_planner(std::move(t), "greedy"); }},
        {"alignment", [](Tuning t) { return edit::set_align(std::move(t), 64); }},
        {"schedule", [](Tuning t) { return edit::set_schedule(std::move(t), ScheduleMode::search); }},
        {"caller", [](Tuning t) { return edit::set_planned_io(std::move(t), false, true, true); }},
        {"memory",
         [](Tuning t) {
             t.pools.front().capacity = 300000;
             return edit::add_pool(
                 std::move(t), {.mem_id = 2, .name = "PSRAM of 8 MB", .cost = 2.5, .bandwidth = 12.5, .zeroed = true});
         }},
        {"rule",
         [](Tuning t) {
             t = edit::add_pool(std::move(t), {.mem_id = 2, .name = "PSRAM"});
             t.edits.rules.push_back({.match = "size>100K", .pool = 2});
             return t;
         }},
        {"target", [](Tuning t) { return with_target(std::move(t), cli::find_target("cortex_m7_tcm").value()); }},
        {"pass",
         [](Tuning t) {
             t.edits.passes = {"in-place"};
             return t;
         }},
    };
}

}  // namespace

class TestCommandLine : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;
    MainWindow& window() { return **window_; }
    /// As the budget counts it: the arena, and what lies beside it in the first pool.
    std::int64_t used_in_pool() {
        const auto& view = window().workspace().view();
        const auto device = fit_device(footprint(*window_->document()->program(), *view.outcome()), {},
                                       device_runtime(*window_->document()->tuning()));
        return device.ok() ? device.value().memory(window_->plan().pools.front().name)->used : -1;
    }

private slots:
    /// Names come from files and sessions: in a workflow they are texts, whatever they look like.
    void namesAreNotEvaluatedInAWorkflow() {
        const cli::CiCheck check{.program = "a'${{ secrets.KEY }}\n.pt2",
                                 .options = {"--pool", "S${{ x }}=1"},
                                 .budgets = {{"S${{ x }}", 1024}}};
        QString workflow = QString::fromStdString(cli::ci_workflow(check));
        QVERIFY(workflow.contains(QStringLiteral("MODEL: 'a''${{ ''${{'' }} secrets.KEY }} .pt2'")));
        const qsizetype written =
            workflow.count(QStringLiteral("${{ '${{' }}")) + workflow.count(QStringLiteral("${{ ''${{'' }}"));
        QCOMPARE(written, 3);
        workflow.remove(0, workflow.indexOf(QLatin1Char('\n')));  // a comment, which nothing evaluates
        const QString plain = QString::fromStdString(cli::ci_workflow({.program = "a.pt2", .budgets = {{"S", 1024}}}));
        QCOMPARE(workflow.count(QStringLiteral("${{")), 2 * written + plain.count(QStringLiteral("${{")));
        QVERIFY(QString::fromStdString(cli::ci_script(check)).contains(QStringLiteral("--limit 'S${{ x }}='")));
    }

    void initTestCase() { prepareWindows(QStringLiteral("test_command_line")); }

    void words_are_quoted_for_a_shell() {
        QProcess shell;
        const std::vector<std::string> words{"plain", "two words", "it's", "$HOME `id` \"x\"", ""};
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"), QStringLiteral("printf '%s\\n' ") + kit::text(cli::shell_line(words))});
        QVERIFY(shell.waitForFinished());
        QByteArray expected;
        for (const std::string& word : words) expected += QByteArray::fromStdString(word) + '\n';
        QCOMPARE(shell.readAllStandardOutput(), expected);
    }

    void the_command_gives_the_figures_of_the_window_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < edits().size(); ++i) QTest::newRow(edits()[i].first) << int(i);
    }
    void the_command_gives_the_figures_of_the_window() {
        QFETCH(const int, row);
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        window().workspace().edit(QStringLiteral("edit"), edits()[static_cast<std::size_t>(row)].second);
        QVERIFY(window_->wait());
        window().actions().commandMenu->findChild<QAction*>(QStringLiteral("plan"))->trigger();
        const QString line = QGuiApplication::clipboard()->text();
        QVERIFY2(line.startsWith(QStringLiteral("arenascope plan ")), qPrintable(line));
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral(ARENASCOPE_BINARY) + line.mid(QStringLiteral("arenascope").size()) +
                         QStringLiteral(" --json")});
        QVERIFY(shell.waitForFinished(60000));
        const auto json = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
        qint64 sum = 0;
        for (const PoolResult& pool : window().workspace().view().outcome()->plan().pools) sum += pool.bytes;
        qint64 printed = -1;
        for (const QJsonValue& plan : json[QStringLiteral("plans")].toArray()) {
            if (printed >= 0) break;  // the first is the one that is shown
            printed = 0;
            for (const QJsonValue& pool : plan[QStringLiteral("pools")].toArray())
                printed += pool[QStringLiteral("bytes")].toInteger();
        }
        QCOMPARE(printed, sum);
    }

    /// Sizes of pointers and the temp allocator decide what fits.
    void commands_that_judge_a_device_have_its_runtime() {
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        window().workspace().edit(QStringLiteral("device"), [](Tuning t) {
            t = edit::set_runtime(std::move(t), {.abi = Abi::arm32, .temp_allocator = 0});
            return edit::set_limit(std::move(t), "ram", 1 << 20);
        });
        QVERIFY(window_->settle());
        const auto copied = [&](const char* action) {
            window().actions().commandMenu->findChild<QAction*>(QLatin1String(action))->trigger();
            return window_->settle() ? QGuiApplication::clipboard()->text() : QString();
        };
        const QString runtime = QStringLiteral(" --abi arm-32 --temp-allocator 0");
        for (const char* verb : {"info", "explain"})
            QVERIFY2(copied(verb).endsWith(runtime + QStringLiteral(" --limit ram=1048576")), qPrintable(copied(verb)));
        QVERIFY(!copied("plan").contains(QStringLiteral("--abi")));
        for (const char* check : {"script", "workflow"})
            QVERIFY2(copied(check).contains(runtime), qPrintable(copied(check)));
    }

    /// The check, as it is copied and saved, run by a shell: with the budget of the window, and one byte above or
    /// below.
    void the_budget_check_passes_and_fails_as_the_window_says_data() {
        QTest::addColumn<int>("spare");
        QTest::addColumn<int>("status");
        QTest::newRow("exactly met") << 0 << 0;
        QTest::newRow("one byte too much") << -1 << 1;
        QTest::newRow("no budget: what is used now") << 1 << 0;
    }
    void the_budget_check_passes_and_fails_as_the_window_says() {
        QFETCH(const int, spare);
        QFETCH(const int, status);
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        const std::int64_t bytes = window_->plan().pools.front().bytes;
        if (spare <= 0) {
            const std::int64_t limit = used_in_pool() + spare;
            window().workspace().edit(QStringLiteral("limit"), [limit](Tuning t) {
                const std::string pool = t.pools.front().name;
                return edit::set_limit(std::move(t), pool, limit);
            });
            QVERIFY(window_->settle());
        }
        QTemporaryDir folder;
        const QString saved = folder.filePath(QStringLiteral("check.sh"));
        window().findChild<ReportController*>()->writeCheck(saved);
        QVERIFY(window_->settle());
        QGuiApplication::clipboard()->clear();
        window().actions().commandMenu->findChild<QAction*>(QStringLiteral("script"))->trigger();
        // A worker makes it, and with it a footprint that is not known yet.
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
        QVERIFY(window().workspace().jobs().busy(Jobs::Kind::check));
        QVERIFY(window_->wait());
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("#!/bin/sh")), qPrintable(copied));
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.permissions() & QFile::ExeOwner);
        const QByteArray script = file.readAll();
        QVERIFY2(bytes > 0 && script.contains("info \"$MODEL\""), script.constData());
        const auto run = [&](const QStringList& environment) {
            QProcess shell;
            shell.setProcessEnvironment(QProcessEnvironment::systemEnvironment());
            shell.setWorkingDirectory(folder.path());
            QStringList command{QStringLiteral("ARENASCOPE=") + QStringLiteral(ARENASCOPE_BINARY)};
            command += environment;
            shell.start(QStringLiteral("/usr/bin/env"), command + QStringList{QStringLiteral("/bin/sh"), saved});
            if (!shell.waitForFinished(60000)) return -1;
            if (shell.exitCode() > 1) qWarning("%s", shell.readAllStandardError().constData());
            return shell.exitCode();
        };
        QCOMPARE(run({}), status);
        if (status != 0) return;
        QCOMPARE(run({QStringLiteral("MODEL=/nonexistent.pt2")}), 2);
        const QString baseline = QStringLiteral("BASELINE=") + program;
        QCOMPARE(run({baseline}), 0);
        QCOMPARE(run({QStringLiteral("JUNIT=out.xml")}), 0);
        QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("out.xml"))));
        if (spare > 0) QCOMPARE(run({QStringLiteral("BUDGET_FLASH=1K")}), 1);
    }

    void the_workflow_holds_the_same_command() {
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        window().workspace().edit(QStringLiteral("limit"), [](Tuning t) {
            t.pools.front().name = "it's SRAM: 1";
            return edit::set_limit(std::move(t), "it's SRAM: 1", 300000);
        });
        QVERIFY(window_->settle());
        QGuiApplication::clipboard()->clear();
        window().actions().commandMenu->findChild<QAction*>(QStringLiteral("workflow"))->trigger();
        // A worker makes it, and with it a footprint that is not known yet.
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
        QVERIFY(window().workspace().jobs().busy(Jobs::Kind::check));
        QVERIFY(window_->wait());
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains(QStringLiteral("BUDGET_IT_S_SRAM__1: '300000'")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("actions/checkout@v4")));
        // YAML has no parser here: its lines of two spaces hold no tab, and the command is one line.
        QVERIFY(!text.contains(u'\t'));
        QCOMPARE(text.count(QStringLiteral("arenascope info \"$MODEL\"")), 1);
    }

    /// The export dialog offers the check beside the program, and tells there what became of it.
    void the_export_dialog_offers_the_check() {
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        QGuiApplication::clipboard()->clear();
        window().actions().exportProgram->trigger();
        const QPointer<ExportDialog> dialog = window().findChild<ExportDialog*>();
        QVERIFY(dialog);
        CheckRow& row = dialog->checkRow();
        row.kinds().setCurrentIndex(1);
        row.copyButton().click();
        QTRY_VERIFY2(row.said().text().contains(QStringLiteral("Copied")), qPrintable(row.said().text()));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("arenascope info \"$MODEL\"")));
        QTemporaryDir folder;
        emit row.requested(false, folder.filePath(QStringLiteral("check.sh")));
        QTRY_VERIFY2(row.said().text().contains(QStringLiteral("check.sh")), qPrintable(row.said().text()));
        QVERIFY(QFileInfo(folder.filePath(QStringLiteral("check.sh"))).isExecutable());
        emit row.requested(false, folder.filePath(QStringLiteral("missing/check.sh")));
        QTRY_VERIFY2(row.said().text().contains(QStringLiteral("cannot be written")), qPrintable(row.said().text()));
        dialog->reject();
    }

    void edits_without_an_option_name_the_session() {
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        Tuning tuning = *window().workspace().document()->tuning();
        tuning.edits.tiles.push_back({.method = "forward"});
        const auto options = cli::options_of(Engine(), *window().workspace().document()->program(), tuning);
        QVERIFY(!options.ok());
        QVERIFY(options.error().text().find("--session") != std::string::npos);
    }
};

QTEST_MAIN(TestCommandLine)
#include "test_command_line.moc"
