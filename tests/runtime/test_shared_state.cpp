// State that two methods of one program share.

#include <QTest>

#include "engine/engine.h"
#include "engine/runtime/shared_state.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestSharedState : public QObject {
    Q_OBJECT
private slots:
    /// prefill writes a ring buffer, decode goes on with it: recorded with one state for both. A file that keeps one
    /// for each method gives what was recorded in the first run only.
    void methodsGoOnWithEachOthersState_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("shares");
        QTest::newRow("shared") << "shared_state.pte" << true;
        QTest::newRow("separate") << "separate_state.pte" << false;
    }
    void methodsGoOnWithEachOthersState() {
        QFETCH(QString, file);
        QFETCH(bool, shares);
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/");
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + file).toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        struct One {
            Outcome outcome;
            std::unique_ptr<Executor> executor;
        };
        std::map<std::string, One> methods;
        for (const std::string name : {"prefill", "decode"}) {
            Tuning tuning = starting_tuning(*program.value(), name);
            tuning.method = name;
            auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            methods[name] = {std::move(outcome).take(), std::move(executor).take()};
        }
        const auto runs = load_vectors((folder + "io.json").toStdString());
        QVERIFY(runs.ok() && runs.value().size() == 14);
        SharedState shared;
        One* last = nullptr;
        int right = 0;
        for (const VectorRun& run : runs.value()) {
            One& one = methods.at(run.method);
            if (last && last != &one) {
                QVERIFY(shared.leave(*last->outcome.method, last->outcome.plan(), *last->executor).ok());
                const auto entered = shared.enter(*one.outcome.method, one.outcome.plan(), *one.executor);
                QVERIFY2(entered.ok(), entered.ok() ? "" : entered.error().text().c_str());
            }
            last = &one;
            const auto result = one.executor->run(run.inputs, {}, progress);
            QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
            right += difference(result.value().outputs, run.outputs).isEmpty() ? 1 : 0;
        }
        if (shares) QCOMPARE(right, 14);
        else QVERIFY(right >= 1 && right < 14);
    }
};

QTEST_GUILESS_MAIN(TestSharedState)
#include "test_shared_state.moc"
