// The Run panel on its own: its texts while a run is under way, and after one that failed.

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QtTest>

#include "engine/engine.h"
#include "engine/study/program_plan.h"
#include "tests/settle.h"
#include "tests/test_data.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestRunPanel : public QObject {
    Q_OBJECT
private:
    static bool says(const RunPanel& panel, const QString& text) {
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Kind::light); }

    void aRunOnItsWayIsSaidAndAStoppedOneLeavesWhatWasThere() {
        ViewState state;
        RunPanel panel(state);
        panel.resize(1000, 300);
        panel.show();
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        QVERIFY(says(panel, QStringLiteral("not run yet")));
        panel.setRunning(true);
        QVERIFY(says(panel, QStringLiteral("running")) && !says(panel, QStringLiteral("not run yet")));
        panel.setRunning(false);
        QVERIFY(says(panel, QStringLiteral("not run yet")) && !says(panel, QStringLiteral("running")));
        panel.setRunning(true);
        panel.setRunning(false);
        RunReport report;
        report.milliseconds = {4, 5, 6};
        panel.setReport(report);
        QVERIFY(says(panel, QStringLiteral("5")) && says(panel, QStringLiteral("median of 3")));
        panel.setRunning(true);
        QVERIFY(!says(panel, QStringLiteral("median of 3")));
        panel.setRunning(false);
        QVERIFY(says(panel, QStringLiteral("median of 3")));
    }

    void theRunPanelShowsControlsWholeOrNotAtAll() {
        ViewState state;
        RunPanel panel(state);
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        panel.show();
        int seen = 0;
        for (int height = 90; height <= 400; height += 7) {
            panel.resize(1000, height);
            handleEvents();
            for (const QPushButton* button : panel.findChildren<QPushButton*>()) {
                if (!button->isVisible() || button->visibleRegion().isEmpty()) continue;
                QCOMPARE(button->visibleRegion().boundingRect().height(), button->height());
            }
            for (const QComboBox* box : panel.findChildren<QComboBox*>()) {
                if (!box->isVisible() || box->visibleRegion().isEmpty()) continue;
                QCOMPARE(box->visibleRegion().boundingRect().height(), box->height());
                ++seen;
            }
        }
        QVERIFY(seen > 0);
    }

    void outputsThatDifferComeFirst() {
        ViewState state;
        RunPanel panel(state);
        panel.resize(1000, 300);
        panel.show();
        state.show(smallOutcome(), std::make_shared<const Tuning>());
        RunReport report;
        for (const std::size_t i : {0, 1, 2, 3, 4}) {
            report.outputs.push_back({.index = i, .name = "out", .shape = {2}, .difference = Difference{}});
            report.outputs.back().difference->first_mismatch = i == 3 ? 0 : -1;
        }
        report.outputs[1].difference.reset();
        report.outputs[4].difference.reset();
        report.outputs[4].incomparable = Error{.what = message("expected another shape")};
        panel.setReport(report);
        const auto* rows = panel.findChild<QTreeWidget*>();
        QStringList order;
        for (int row = 0; row < rows->topLevelItemCount(); ++row)
            order.append(rows->topLevelItem(row)->text(0).section(u' ', 0, 0));
        QCOMPARE(order.join(u' '), QStringLiteral("3 4 0 1 2"));
        const int verdict = rows->columnCount() - 1;
        QVERIFY(rows->topLevelItem(1)->text(verdict).startsWith(u'✗'));
        QVERIFY2(panel.verdict().contains(QStringLiteral("2 of 4")), qPrintable(panel.verdict()));
    }

    void theValueOfAnInputIsAskedForByAButton() {
        ViewState state;
        RunPanel panel(state);
        panel.resize(1000, 420);
        panel.show();
        const Engine engine;
        Progress progress;
        const auto program = engine.open(ARENASCOPE_SOURCE_DIR "/resources/samples/add_mul_sin/model.pt2", progress);
        QVERIFY(program.ok());
        const Tuning tuning = starting_tuning(*program.value());
        auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        state.show(std::make_shared<const Outcome>(std::move(outcome).take()), std::make_shared<const Tuning>(tuning));
        auto* button = panel.findChild<QPushButton*>(QStringLiteral("inputValue"));
        QVERIFY(button && button->isVisibleTo(&panel));
        QVERIFY2(button->text().endsWith(QStringLiteral("…")) && button->text().size() > 10,
                 qPrintable(button->text()));
        QStringList offered;
        QTimer::singleShot(0, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            for (const QAction* action : menu->actions()) offered.append(action->text());
            menu->close();
        });
        button->click();
        QVERIFY2(offered.contains(QStringLiteral("Value from file…")), qPrintable(offered.join(u'|')));
        QVERIFY2(offered.contains(QStringLiteral("Type the value…")), qPrintable(offered.join(u'|')));
    }

    /// Also of dynamic dimensions the run has known sizes: a list of another length is refused where it is typed.
    void theDialogOfAValueSaysHowManyItTakes() {
        ViewState state;
        RunPanel panel(state);
        panel.resize(1000, 420);
        panel.show();
        Progress progress;
        const Engine engine;
        const auto program = engine.open((programFolder("mlp_dynbatch") + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        const Tuning tuning = starting_tuning(*program.value());
        auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        state.show(std::make_shared<const Outcome>(std::move(outcome).take()), std::make_shared<const Tuning>(tuning));
        const Method& method = *state.outcome()->method;
        const auto& shape = method.values[method.inputs.front()].tensor()->upper;
        qint64 needed = 1;
        for (const std::int64_t size : shape) needed *= size;
        QStringList labels;
        const auto answer = [&](const QString& text, bool isTaken) {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            labels.append(dialog->labelText());
            dialog->setTextValue(text);
            isTaken ? dialog->accept() : dialog->reject();
        };
        QTimer::singleShot(0, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QTimer::singleShot(0, [&] {
                QTimer::singleShot(100, [&] { answer(QString(), false); });
                answer(QStringLiteral("1,2,3"), true);
            });
            for (QAction* action : menu->actions())
                if (action->text() == QStringLiteral("Type the value…")) menu->setActiveAction(action);
            if (!menu->activeAction()) return menu->hide();  // the labels below are missing then
            QTest::keyClick(menu, Qt::Key_Return);
        });
        panel.findChild<QPushButton*>(QStringLiteral("inputValue"))->click();
        QCOMPARE(labels.size(), 2);
        QVERIFY2(labels[0].contains(QStringLiteral("%1 value").arg(needed)) && labels[0].contains(u'['),
                 qPrintable(labels[0]));
        QVERIFY2(labels[1].contains(QStringLiteral("needs %1 value").arg(needed)) &&
                     labels[1].contains(QStringLiteral("got 3")),
                 qPrintable(labels[1]));
        QVERIFY(panel.request().made.files.empty());
    }

    void theValueOfAnInputIsTyped() {
        ViewState state;
        RunPanel panel(state);
        panel.resize(1000, 420);
        panel.show();
        Progress progress;
        const Engine engine;
        const auto program = engine.open((programFolder("int16") + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        const Tuning tuning = starting_tuning(*program.value());
        auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        state.show(std::make_shared<const Outcome>(std::move(outcome).take()), std::make_shared<const Tuning>(tuning));
        const Method& method = *state.outcome()->method;
        const Tensor& input = *method.values[method.inputs.front()].tensor();
        qint64 elements = 1;
        for (const std::int64_t size : input.upper) elements *= size;
        const QString typed = QStringList(elements, QStringLiteral("-7")).join(u',');
        panel.settings().setTyped(0, QString(typed).replace(u',', QStringLiteral(" , ")));
        QCOMPARE(QString::fromStdString(panel.request().made.files.at(0)), typed);
        const QTreeWidget& ends = panel.settings().ends();
        QString shown;
        for (int row = 0; row < ends.topLevelItemCount(); ++row) shown += ends.topLevelItem(row)->text(2);
        QCOMPARE(shown, typed);
        // What the run would refuse is refused at once, and the former value stays.
        for (const QString& wrong : {QStringLiteral("1,two"), QStringLiteral("1"), typed + QStringLiteral(",3")}) {
            if (elements == 1 && wrong == QLatin1String("1")) continue;
            panel.settings().setTyped(0, wrong);
            QVERIFY2(says(panel, QStringLiteral("Value not taken")), qPrintable(wrong));
            QCOMPARE(QString::fromStdString(panel.request().made.files.at(0)), typed);
        }
        panel.settings().setTyped(0, QString());
        QVERIFY(panel.request().made.files.empty());
    }
};

QTEST_MAIN(TestRunPanel)
#include "test_run_panel.moc"
