// "Copy as command": parsing the options of a tuning gives that tuning, and the copied line gives the window's figures.

#include <QAction>
#include <QClipboard>
#include <QMenu>
#include <QProcess>
#include <QtTest>

#include "app/cli/command_line.h"
#include "app/cli/targets.h"
#include "engine/open/first_tuning.h"
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

private slots:
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

    void edits_without_an_option_name_the_session() {
        window_ = std::make_unique<OpenedWindow>();
        window().open(program);
        QVERIFY(QTest::qWaitFor([&] { return window_->idle() && window_->document(); }, 30000));
        Tuning tuning = *window().workspace().document()->tuning();
        tuning.limits.push_back({"stack", 2048});
        const auto options = cli::options_of(Engine(), *window().workspace().document()->program(), tuning);
        QVERIFY(!options.ok());
        QVERIFY(options.error().text().find("--session") != std::string::npos);
    }
};

QTEST_MAIN(TestCommandLine)
#include "test_command_line.moc"
