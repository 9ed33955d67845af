// Nothing is lost: whoever is killed while saving leaves the old or the new file, and a save that fails says so.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <random>

#include "app/session_file.h"
#include "app/settings.h"
#include "app/workspace.h"
#include "engine/base/file.h"
#include "tests/test_data.h"

using namespace arenascope;

namespace {

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Tuning tuningWith(int tensors) {
    Tuning tuning;
    for (int i = 0; i < tensors; ++i) tuning.pinned["tensor_" + std::to_string(i)] = 64 * i;
    return tuning;
}

Result<> saveBytes(const QString& path, bool second) {
    const std::vector<std::byte> bytes(second ? 700'000 : 900'000, second ? std::byte{2} : std::byte{1});
    return save_file(path.toStdString(), bytes);
}

Result<> saveSession(const QString& path, bool second) {
    return writeSession(path, {.program = (path + ".pt2").toStdString(), .tuning = tuningWith(second ? 4000 : 5000)});
}

/// Preferences go through Qt; `path` is where it keeps them.
Result<> saveSettings(const QString& path, bool second) {
    settings::saveWindow(QByteArray(second ? 90'000 : 120'000, second ? 'b' : 'a'), QByteArray(1000, 's'));
    if (read(path).contains(second ? "bbbb" : "aaaa")) return done;
    return Error{.what = message("no preferences were written"), .file = path.toStdString()};
}

using Save = Result<> (*)(const QString& path, bool second);

/// Saves one and the other in turn until it is killed.
pid_t startSaving(Save save, const QString& path) {
    const pid_t child = fork();
    if (child != 0) return child;
    for (bool second = true;; second = !second) {
        if (!save(path, second).ok()) _exit(1);
    }
}

}  // namespace

class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("arenascope-test");
        QCoreApplication::setApplicationName("saving");
    }
    void aKilledSaveLeavesTheOldOrTheNewFile_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("an export") << 0;
        QTest::newRow("a session") << 1;
        QTest::newRow("preferences") << 2;
    }
    void aKilledSaveLeavesTheOldOrTheNewFile() {
        QFETCH(const int, what);
        const Save save = what == 0 ? saveBytes : what == 1 ? saveSession : saveSettings;
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
        const QString path = what == 2 ? QSettings().fileName() : folder.filePath("saved.json");
        QVERIFY(save(path, true).ok());
        const QByteArray second = read(path);
        QVERIFY(save(path, false).ok());
        const QByteArray first = read(path);
        QVERIFY(first != second && !first.isEmpty() && !second.isEmpty());
        std::mt19937 random(static_cast<unsigned>(what) + 1);
        int found[2] = {0, 0};
        for (int i = 0; i < 100; ++i) {
            const pid_t child = startSaving(save, path);
            QVERIFY(child > 0);
            usleep(static_cast<useconds_t>(random() % (what == 2 ? 60000 : 12000)));
            int status = 0;
            kill(child, SIGKILL);
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY2(WIFSIGNALED(status), "a save failed before it was killed");
            const QByteArray now = read(path);
            QVERIFY2(now == first || now == second, qPrintable(QString("round %1: %2 bytes").arg(i).arg(now.size())));
            ++found[now == first ? 0 : 1];
        }
        qInfo("100 kills: %d times one file, %d times the other, both whole", found[0], found[1]);
    }

    void aFullDiskIsSaidAndLeavesTheOldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("saved.json");
        QVERIFY(saveBytes(path, false).ok());
        const QByteArray before = read(path);
        const pid_t child = fork();
        if (child == 0) {
            // A process that may write no more than this gets the same refusals as on a full disk.
            signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{4096, 4096};
            setrlimit(RLIMIT_FSIZE, &limit);
            const auto bytes = saveBytes(path, true);
            const auto session = saveSession(path, true);
            const bool said = !bytes.ok() && bytes.error().text().find("free some space") != std::string::npos && !session.ok() &&
                              session.error().text().find("free some space") != std::string::npos;
            _exit(said ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        QVERIFY(read(path) == before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);  // and no half of a new one
    }

    void aSessionOpensWithThePlanThatWasShown() {
        // Another planner's places under the name of the usual one: what was stored is shown, compared and exported.
        const QTemporaryDir folder;
        const QString path = folder.filePath("s.json");
        {
            Workspace workspace;
            QSignalSpy opened(&workspace, &Workspace::documentChanged);
            workspace.open(arenascope::testing::programFolder("add_mul_sin") + "/model.pt2");
            QVERIFY(opened.wait(20000) && workspace.document());
            workspace.edit("planner", [](Tuning tuning) { return edit::set_planner(std::move(tuning), "naive"); });
            QTRY_VERIFY(workspace.document()->outcome());
            QVERIFY(workspace.saveSession(path).ok());
            QVERIFY(workspace.session().baseline.has_value());
        }
        auto stored = readSession(path);
        QVERIFY(stored.ok());
        QCOMPARE(stored.value().planner, std::string("naive"));
        stored.value().tuning.planner = "auto";
        QVERIFY(writeSession(path, stored.value()).ok());
        Workspace workspace;
        QSignalSpy opened(&workspace, &Workspace::documentChanged);
        workspace.open(path);
        QVERIFY(opened.wait(20000) && workspace.document());
        const auto shown = [&] { return workspace.document()->outcome()->plan().total_bytes; };
        QCOMPARE(shown(), std::int64_t{896});
        QTRY_VERIFY(workspace.document()->outcome()->plans.size() > 3);  // the comparison with all planners came
        QCOMPARE(shown(), std::int64_t{896});
        QVERIFY(workspace.document()->history().isClean());
        QVERIFY(workspace.baselineDifference().has_value());
        QCOMPARE(workspace.baselineDifference()->before, std::int64_t{896});
        // An edit and its undo come back to it, asking for a plan does not.
        workspace.edit("align", [](Tuning tuning) { return edit::set_align(std::move(tuning), 64); });
        QTRY_VERIFY(workspace.document()->outcome());
        QVERIFY(shown() < 896);
        workspace.document()->history().undo();
        QCOMPARE(shown(), std::int64_t{896});
        workspace.replan();
        QTRY_VERIFY(shown() < 896);
        QVERIFY(workspace.baselineDifference()->after < 896);
    }

    void aSessionThatCannotBeSavedKeepsItsEdits() {
        Workspace workspace;
        QSignalSpy opened(&workspace, &Workspace::documentChanged);
        workspace.open(arenascope::testing::programFolder("add_mul_sin") + "/model.pt2");
        QVERIFY(opened.wait(20000) && workspace.document());
        workspace.edit("align", [](Tuning tuning) { return edit::set_align(std::move(tuning), 64); });
        QVERIFY(!workspace.document()->history().isClean());
        // No folder of this file system can be written to, not even by root.
        const auto saved = workspace.saveSession("/proc/arenascope.json");
        QVERIFY(!saved.ok());
        QVERIFY2(saved.error().text().find("/proc/arenascope.json") != std::string::npos, saved.error().text().c_str());
        QVERIFY(!workspace.document()->history().isClean());
        const QTemporaryDir folder;
        QVERIFY(workspace.saveSession(folder.filePath("s.json")).ok());
        QVERIFY(workspace.document()->history().isClean());
    }
};

QTEST_MAIN(TestSaving)
#include "test_saving.moc"
