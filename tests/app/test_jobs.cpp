// Background jobs: results, cancellation and replacement by later ones.

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <array>
#include <atomic>

#include "app/document/jobs.h"
#include "tests/settle.h"

using namespace arenascope;

namespace {

/// Works until it is cancelled.
Result<int> endless(Progress& progress) {
    while (!progress.cancelled()) QThread::msleep(1);
    return cancelled();
}

}  // namespace

class TestJobs : public QObject {
    Q_OBJECT
private slots:
    void aResultComesBackOnTheCallersThread() {
        Jobs jobs;
        QThread* here = QThread::currentThread();
        QThread* worker = nullptr;
        int value = 0;
        jobs.start<int>(
            Jobs::Kind::planning, "work", this,
            [&worker](Progress&) -> Result<int> {
                worker = QThread::currentThread();
                return 42;
            },
            [&](Result<int> result) {
                QCOMPARE(QThread::currentThread(), here);
                value = result.value();
            });
        QVERIFY(jobs.busy(Jobs::Kind::planning));
        QTRY_COMPARE(value, 42);
        QVERIFY(worker != here);
        QVERIFY(!jobs.anyBusy());
    }

    /// A check of budgets, a plan that is read and a report that is written do not cancel each other.
    void jobsOfOtherKindsGoOn() {
        Jobs jobs;
        const std::array kinds{Jobs::Kind::report, Jobs::Kind::check, Jobs::Kind::reading};
        for (const Jobs::Kind kind : kinds) jobs.start<int>(kind, "work", this, endless, [](const Result<int>&) {});
        for (const Jobs::Kind kind : kinds) QVERIFY(jobs.busy(kind));
        jobs.cancel(Jobs::Kind::check);
        QVERIFY(jobs.busy(Jobs::Kind::report) && jobs.busy(Jobs::Kind::reading));
    }

    void stagesAreReported() {
        Jobs jobs;
        QSignalSpy stages(&jobs, &Jobs::progressed);
        bool ended = false;
        jobs.start<int>(
            Jobs::Kind::import, "work", this,
            [](Progress& progress) -> Result<int> {
                progress.report(StageKind::reading, 0.5);
                for (int i = 0; i < 1000; ++i) progress.report(StageKind::lowering, i / 1000.0);
                return 1;
            },
            [&](Result<int>) { ended = true; });
        QTRY_VERIFY(ended);
        QVERIFY(stages.count() >= 2);
        QVERIFY2(stages.count() < 100, "a report per step would flood the window");
        QVERIFY(stages.first()[1].value<Stage>() == Stage(StageKind::reading));
    }

    void aCancelledJobsResultIsDropped() {
        Jobs jobs;
        QSignalSpy finished(&jobs, &Jobs::finished);
        bool called = false;
        jobs.start<int>(Jobs::Kind::running, "work", this, endless, [&](Result<int>) { called = true; });
        jobs.cancel(Jobs::Kind::running);
        QCOMPARE(finished.count(), 1);
        QVERIFY(testing::settle(jobs));
        QVERIFY(!called);
    }

    void aNewJobReplacesTheOneBefore() {
        Jobs jobs;
        int first = 0, second = 0;
        jobs.start<int>(Jobs::Kind::planning, "1", this, endless, [&](Result<int>) { ++first; });
        jobs.start<int>(
            Jobs::Kind::planning, "2", this, [](Progress&) -> Result<int> { return 2; },
            [&](Result<int> result) { second = result.value(); });
        QTRY_COMPARE(second, 2);
        QVERIFY(testing::settle(jobs));
        QCOMPARE(first, 0);
    }

    void theContinuationIsDroppedWithItsReceiver() {
        Jobs jobs;
        auto receiver = std::make_unique<QObject>();
        std::atomic<bool> go{false};
        bool called = false;
        jobs.start<int>(
            Jobs::Kind::planning, "work", receiver.get(),
            [&go](Progress&) -> Result<int> {
                while (!go) QThread::msleep(1);
                return 1;
            },
            [&](Result<int>) { called = true; });
        receiver.reset();
        go = true;
        QTRY_VERIFY(!jobs.anyBusy());
        QVERIFY(!called);
    }

    void theDestructorEndsAndWaits() {
        std::atomic<bool> entered{false}, left{false};
        {
            Jobs jobs;
            jobs.start<int>(
                Jobs::Kind::planning, "work", this,
                [&](Progress& progress) -> Result<int> {
                    entered = true;
                    auto result = endless(progress);
                    left = true;
                    return result;
                },
                [](Result<int>) {});
            QTRY_VERIFY(entered);
        }
        QVERIFY(left);
    }
};

QTEST_GUILESS_MAIN(TestJobs)
#include "test_jobs.moc"
