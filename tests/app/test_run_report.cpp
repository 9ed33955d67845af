// The HTML report after a run: outputs, times and findings. Reports for people to view are written to
// ARENASCOPE_SCREENSHOTS if it is set.

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/controllers/report_controller.h"
#include "app/document/document.h"
#include "tests/app/opened_window.h"
#include "tests/app/pictures.h"
#include "widgets/panels/inspector_panel.h"
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
        const auto kept = picturesFolder();
        const QString path = kept ? kept->filePath(QStringLiteral("report_%1.html").arg(++pages_))
                                  : folder_.filePath(QStringLiteral("r.html"));
        window().findChild<ReportController*>()->write(path, 1);
        if (!window_->wait()) return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    bool run() {
        window().workspace().runs().start(window().docks().panel<RunPanel>()->request());
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
        // The report shows the plan that ran, not another planner's.
        window().actions().planner->setCurrentIndex(window().actions().planner->findData(QStringLiteral("naive")));
        emit window().actions().planner->activated(window().actions().planner->currentIndex());
        QVERIFY(window_->wait());
        QVERIFY(!page().contains(QStringLiteral("<h2>Run</h2>")));
    }

    void whatASanitizerFoundIsInThePage() {
        window().open(programFolder(QStringLiteral("two_conds_live_across")) + QStringLiteral("/model_greedy.pte"));
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000));
        check(QStringLiteral("move_0"));
    }

    void aFindingNamesTensorBytesStepsAndPython() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        // One tensor that is read long after it is written, and one that is live in between.
        const std::vector<TensorRow>& rows = window_->document()->outcome()->tensors;
        QStringList names;
        for (const TensorRow& kept : rows) {
            if (!kept.planned || kept.role != Role::intermediate || kept.last_step - kept.first_step < 4) continue;
            for (const TensorRow& other : rows) {
                if (!names.isEmpty() || !other.planned || other.first_step <= kept.first_step + 1 ||
                    other.last_step >= kept.last_step)
                    continue;
                names = {QString::fromStdString(kept.name), QString::fromStdString(other.name)};
            }
        }
        QCOMPARE(names.size(), 2);
        for (const QString& name : names) {
            emit window().docks().panel<InspectorPanel>()->pinRequested(name, 0x100000);
            QVERIFY(window_->wait());
        }
        const QString part = check(QStringLiteral("\\w+"));
        QVERIFY2(part.contains(QRegularExpression(QStringLiteral("<td class=\"number\">\\d+–\\d+</td>"))),
                 qPrintable(part));
        QVERIFY2(part.contains(QStringLiteral(".py:")), qPrintable(part));
    }

private:
    /// The report's text about the findings; `tensor` is a pattern.
    QString check(const QString& tensor) {
        window().docks().panel<RunPanel>()->settings().sanitize().setChecked(true);
        if (!run()) return {};
        const QString text = page();
        const qsizetype found = text.indexOf(QStringLiteral("<h2>What the run found</h2>"));
        const QString part = text.mid(found, text.indexOf(QStringLiteral("<h2>"), found + 4) - found);
        const QRegularExpression row(
            QStringLiteral("overwrote .*<code>0x[0-9A-F]+</code>.*<td>%1</td><td class=\"number\">[^<]+</td>"
                           "<td class=\"number\">[^<]+</td><td class=\"number\">\\d+</td>")
                .arg(tensor));
        const bool told = found > 0 && part.contains(row);
        if (!told) QTest::qFail(qPrintable(part), __FILE__, __LINE__);
        return part;
    }
};

QTEST_MAIN(TestRunReport)
#include "test_run_report.moc"
