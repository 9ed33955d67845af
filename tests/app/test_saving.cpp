// Nothing is lost: whoever is killed while saving leaves the old or the new file, and a save that fails says so.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <random>

#include "app/session_file.h"
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
    return writeSession(path, {.program = path + ".pt2", .tuning = tuningWith(second ? 4000 : 5000)});
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
    void aKilledSaveLeavesTheOldOrTheNewFile_data() {
        QTest::addColumn<bool>("session");
        QTest::newRow("an export") << false;
        QTest::newRow("a session") << true;
    }
    void aKilledSaveLeavesTheOldOrTheNewFile() {
        QFETCH(const bool, session);
        const Save save = session ? saveSession : saveBytes;
        const QTemporaryDir folder;
        const QString path = folder.filePath("saved.json");
        QVERIFY(save(path, true).ok());
        const QByteArray second = read(path);
        QVERIFY(save(path, false).ok());
        const QByteArray first = read(path);
        QVERIFY(first != second && !first.isEmpty() && !second.isEmpty());
        std::mt19937 random(session ? 1 : 2);
        int found[2] = {0, 0};
        for (int i = 0; i < 100; ++i) {
            const pid_t child = startSaving(save, path);
            QVERIFY(child > 0);
            usleep(static_cast<useconds_t>(random() % 12000));
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
                              session.error().text().find("was not saved") != std::string::npos;
            _exit(said ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        QVERIFY(read(path) == before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);  // and no half of a new one
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
