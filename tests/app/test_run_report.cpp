// The page that a colleague opens, after a run: what came out, where the time went, and what was found wrong. Pages for
// people to look at go to ARENASCOPE_SCREENSHOTS where it is set.

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/document.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestRunReport : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;
    QTemporaryDir folder_;
    int pages_ = 0;

    MainWindow& window() { return **window_; }
    QString page() {
        const QString kept = qEnvironmentVariable("ARENASCOPE_SCREENSHOTS"), name = QStringLiteral("report_%1.html");
        const QString path =
            kept.isEmpty() ? folder_.filePath(QStringLiteral("r.html")) : kept + QLatin1Char('/') + name.arg(++pages_);
        window().writeReport(path, 1);
        if (!window_->wait()) return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    bool run() {
        window().workspace().run(window().docks().run->request());
        return window_->wait();
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_run_report")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void aFinishedRunIsInThePage() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        const QString before = page();
        QVERIFY(!before.isEmpty() && !before.contains(QStringLiteral("<h2>Run</h2>")));
        QVERIFY(run());
        const QString after = page();
        QVERIFY(after.contains(QStringLiteral("<h2>Run</h2>")));
        QVERIFY(after.contains(QStringLiteral("1 of 1 as expected")) && after.contains(QStringLiteral("✓ equal")));
        QCOMPARE(after.count(QStringLiteral("<td class=\"bar\"><svg")), 10);
        QVERIFY(after.contains(QStringLiteral("The 10 slowest of")));
        const qsizetype times = after.indexOf(QStringLiteral("The 10 slowest of"));
        QVERIFY2(after.indexOf(QStringLiteral(".py:"), times) > 0, "lines of Python");
        QVERIFY2(!after.contains(QStringLiteral("src=\"")) && !after.contains(QStringLiteral("href=\"http")),
                 "a report needs nothing but itself");
        QVERIFY(after.count(QStringLiteral("<text")) + after.count(QStringLiteral("<path")) >
                before.count(QStringLiteral("<text")) + before.count(QStringLiteral("<path")));
        // What ran is not what another plan would give.
        window().actions().planner->setCurrentIndex(window().actions().planner->findData(QStringLiteral("naive")));
        emit window().actions().planner->activated(window().actions().planner->currentIndex());
        QVERIFY(window_->wait());
        QVERIFY(!page().contains(QStringLiteral("<h2>Run</h2>")));
    }

    void whatASanitizerFoundIsInThePage() {
        window().open(programFolder(QStringLiteral("two_conds_live_across")) + QStringLiteral("/model_greedy.pte"));
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000));
        window().docks().run->settings().sanitize().setChecked(true);
        QVERIFY(run());
        const QString text = page();
        const qsizetype found = text.indexOf(QStringLiteral("<h2>What the run found</h2>"));
        QVERIFY(found > 0);
        const QString part = text.mid(found, text.indexOf(QStringLiteral("<h2>"), found + 4) - found);
        QVERIFY2(part.contains(QStringLiteral("overwrote")) && part.contains(QStringLiteral("0x")), qPrintable(part));
        const QRegularExpression row(
            QStringLiteral("<td>\\w+</td><td class=\"number\">\\d+</td>"
                           "<td class=\"number\">[\\d–]+</td><td class=\"number\">\\d+</td>"));
        QVERIFY2(part.contains(row), qPrintable(part));
    }
};

QTEST_MAIN(TestRunReport)
#include "test_run_report.moc"
