// Saving loses nothing: a process killed while saving leaves the old or the new file, and a failed save is reported.

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <random>

#include "app/cli/targets.h"
#include "app/document/session_file.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "engine/base/file.h"
#include "engine/engine.h"
#include "engine/export/export_stored.h"
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

/// Preferences are saved by Qt; `path` is its file.
Result<> saveSettings(const QString& path, bool second) {
    settings::saveWindow(QByteArray(second ? 90'000 : 120'000, second ? 'b' : 'a'), QByteArray(1000, 's'));
    if (read(path).contains(second ? "bbbb" : "aaaa")) return done;
    return Error{.what = message("no preferences were written"), .file = path.toStdString()};
}

/// A preset goes into the user's folder of presets, which XDG_CONFIG_HOME moves.
Result<> savePreset(const QString& path, bool second) {
    Target target{.id = {}, .title = "saved", .note = {}, .pools = {}, .limits = {}, .file = {}};
    for (int i = 1; i <= (second ? 2000 : 2500); ++i)
        target.pools.push_back({.mem_id = i, .name = "P" + std::to_string(i)});
    TRY(const std::string written, cli::save_target(target));
    if (written == path.toStdString()) return done;
    return Error{.what = message("the preset went elsewhere"), .file = written};
}

/// A complete export, from opening the program to the file.
Result<> saveExport(const QString& path, bool second) {
    const Engine engine;
    Progress progress;
    TRY(const auto program,
        engine.open((arenascope::testing::programFolder("add_mul_sin") + "/model.pt2").toStdString(), progress));
    Tuning tuning = starting_tuning(*program);
    tuning.planner = second ? "naive" : "greedy_by_size";
    TRY(const Outcome outcome, engine.evaluate(*program, tuning, {}, progress));
    return engine.export_to(path.toStdString(), *program, outcome, false, progress);
}

using Save = Result<> (*)(const QString& path, bool second);

struct Saving {
    const char* name;
    Save save;
    const char* file;  ///< below the folder that everything is kept in
};
constexpr Saving savings[] = {
    {"an export", saveBytes, "saved.pte"},
    {"a session", saveSession, "saved.json"},
    {"a preset", savePreset, "arenascope/targets/saved.json"},
    {"preferences", saveSettings, "arenascope-test/saving.conf"},
};

/// Redirects the user's files to this folder while the object exists.
class Home {
public:
    explicit Home(const QString& folder) : before_(qgetenv("XDG_CONFIG_HOME")) {
        qputenv("XDG_CONFIG_HOME", folder.toLocal8Bit());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
    }
    ~Home() { before_.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before_); }

private:
    QByteArray before_;
};

/// Limits this process to files of a few bytes; writes then fail as on a full disk.
class FullDisk {
public:
    FullDisk() : handler_(signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{64, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

/// Makes the folder and its subfolders read-only. Root could still write, so another user is used meanwhile.
class ReadOnly {
public:
    explicit ReadOnly(const QString& folder) {
        folders_.push_back(folder);
        for (QDirIterator it(folder, QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories); it.hasNext();)
            folders_.push_back(it.next());
        for (const QString& each : folders_) chmod(each.toLocal8Bit().constData(), 0555);
        if (root_) static_cast<void>(seteuid(nobody));
    }
    ~ReadOnly() {
        if (root_) static_cast<void>(seteuid(0));
        for (const QString& each : folders_) chmod(each.toLocal8Bit().constData(), 0755);
    }

private:
    static constexpr uid_t nobody = 65534;
    const bool root_ = geteuid() == 0;
    QStringList folders_;
};

/// Saves the two contents in turn until the process is killed.
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
        for (int i = 0; i < static_cast<int>(std::size(savings)); ++i) QTest::newRow(savings[i].name) << i;
    }
    void aKilledSaveLeavesTheOldOrTheNewFile() {
        QFETCH(const int, what);
        const Saving& saving = savings[what];
        const QTemporaryDir folder;
        const Home home(folder.path());
        const QString path = folder.filePath(saving.file);
        const auto saved = saving.save(path, true);
        QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
        const QByteArray second = read(path);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(saving.save(path, false).ok());
        const auto longest = std::max<qint64>(timer.nsecsElapsed() / 1000 * 2, 2000);  // microseconds: two saves
        const QByteArray first = read(path);
        QVERIFY(first != second && !first.isEmpty() && !second.isEmpty());
        std::mt19937 random(static_cast<unsigned>(what) + 1);
        int found[2] = {0, 0};
        for (int i = 0; i < 200; ++i) {
            const pid_t child = startSaving(saving.save, path);
            QVERIFY(child > 0);
            usleep(static_cast<useconds_t>(random() % static_cast<quint64>(longest)));
            int status = 0;
            kill(child, SIGKILL);
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY2(WIFSIGNALED(status), "a save failed before it was killed");
            const QByteArray now = read(path);
            QVERIFY2(now == first || now == second, qPrintable(QString("round %1: %2 bytes").arg(i).arg(now.size())));
            ++found[now == first ? 0 : 1];
        }
        qInfo("200 kills: %d times one file, %d times the other, both whole", found[0], found[1]);
    }

    void whatCannotBeSavedIsSaidAndLeavesTheOldFile_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<bool>("full");
        for (int i = 0; i < static_cast<int>(std::size(savings)); ++i) {
            QTest::addRow("%s on a full disk", savings[i].name) << i << true;
            QTest::addRow("%s in a read-only folder", savings[i].name) << i << false;
        }
    }
    void whatCannotBeSavedIsSaidAndLeavesTheOldFile() {
        QFETCH(const int, what);
        QFETCH(const bool, full);
        const Save save = savings[what].save == saveBytes ? saveExport : savings[what].save;
        const QTemporaryDir folder;
        const Home home(folder.path());
        const QString path = folder.filePath(savings[what].file);
        QVERIFY(save(path, false).ok());
        const QByteArray before = read(path);
        const QStringList files = QDir(QFileInfo(path).path()).entryList(QDir::Files);
        Result<> saved = done, written = done;
        {
            std::optional<FullDisk> disk;
            std::optional<ReadOnly> rights;
            if (full) disk.emplace();
            else rights.emplace(folder.path());
            saved = save(path, true);
            written = settings::written();
        }
        QVERIFY(!saved.ok());
        const bool preferences = savings[what].save == saveSettings;
        if (preferences) QVERIFY2(!written.ok(), "preferences that were not kept");
        const Error& error = preferences ? written.error() : saved.error();
        QCOMPARE(QString::fromStdString(error.file), path);
        QVERIFY2(
            error.remedy.text().find(full              ? "free some space"
                                         : preferences ? "writable"
                                                       : "choose a folder that can be written") != std::string::npos,
            error.text().c_str());
        QVERIFY(read(path) == before);
        QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files), files);  // and no partly written new file
    }

    void aSessionOpensWithThePlanThatWasShown() {
        // Another planner's offsets under the usual planner's name: the stored plan is shown, compared and exported.
        const QTemporaryDir folder;
        const QString path = folder.filePath("s.json");
        {
            Workspace workspace;
            QSignalSpy opened(&workspace, &Workspace::documentChanged);
            workspace.open(arenascope::testing::programFolder("add_mul_sin") + "/model.pt2");
            QVERIFY(opened.wait(20000) && workspace.document());
            workspace.edit("planner", [](Tuning tuning) { return edit::set_planner(std::move(tuning), "naive"); });
            QTRY_VERIFY(workspace.document()->outcome());
            QVERIFY(workspace.session().save(path).ok());
            QVERIFY(workspace.session().make().baseline.has_value());
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
        QTRY_VERIFY(workspace.document()->outcome()->plans.size() > 3);  // the comparison of all planners has arrived
        QCOMPARE(shown(), std::int64_t{896});
        QVERIFY(workspace.document()->history().isClean());
        QVERIFY(workspace.session().baselineDifference().has_value());
        QCOMPARE(workspace.session().baselineDifference()->before, std::int64_t{896});
        // An edit and its undo return to it; requesting a plan does not.
        workspace.edit("align", [](Tuning tuning) { return edit::set_align(std::move(tuning), 64); });
        QTRY_VERIFY(workspace.document()->outcome());
        QVERIFY(shown() < 896);
        workspace.document()->history().undo();
        QCOMPARE(shown(), std::int64_t{896});
        workspace.replan();
        QTRY_VERIFY(shown() < 896);
        QVERIFY(workspace.session().baselineDifference()->after < 896);
    }

    void aSessionOfTheWindowHoldsThePlansOfAllMethods() {
        const QTemporaryDir folder;
        const QString planner = folder.filePath("stack.sh"), path = folder.filePath("s.json"),
                      named = folder.filePath("named.pte"), stored = folder.filePath("stored.pte");
        QFile script(planner);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(
            "#!/usr/bin/env python3\nimport json, sys\nopen(sys.argv[0] + '.log', 'a').write('.')\nat, out = 64, {}\n"
            "for b in json.load(sys.stdin)[\"buffers\"]:\n"
            "    out[b[\"id\"]] = at\n    at += (b[\"size\"] + 15) // 16 * 16\n"
            "print(json.dumps(out))\n");
        script.close();
        QVERIFY(QFile::setPermissions(planner, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto exported = [](const Workspace& workspace, const QString& to) {
            Progress progress;
            const Session session = workspace.session().make();
            return export_stored(workspace.engine(), &session, to.toStdString(), *workspace.document()->program(),
                                 *workspace.document()->outcome(), false, progress)
                .ok();
        };
        {
            Workspace workspace;
            QSignalSpy opened(&workspace, &Workspace::documentChanged);
            workspace.open(QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte"));
            QVERIFY(opened.wait(20000) && workspace.document());
            workspace.edit("planner", [&](Tuning tuning) {
                tuning.keep_loaded_plan = false;
                return edit::set_planner(std::move(tuning), "exec:" + planner.toStdString());
            });
            QTRY_VERIFY(workspace.document()->outcome() && !workspace.jobs().busy(Jobs::Kind::planning));
            const QByteArray started = read(planner + ".log");
            QVERIFY(!started.isEmpty());
            QVERIFY(workspace.session().save(path).ok());
            QCOMPARE(workspace.session().make().other_methods.size(), std::size_t{1});
            QVERIFY2(read(planner + ".log") == started, "saving starts no program");
            QVERIFY(exported(workspace, named));
        }
        QVERIFY(QFile::remove(planner));  // nothing can start it again
        Workspace workspace;
        QSignalSpy opened(&workspace, &Workspace::documentChanged);
        workspace.open(path);
        QVERIFY(opened.wait(20000) && workspace.document());
        QVERIFY(exported(workspace, stored));
        QVERIFY(!read(named).isEmpty() && read(stored) == read(named));
        // After later edits it is planned with them.
        workspace.edit("align", [](Tuning tuning) { return edit::set_align(std::move(tuning), 64); });
        QVERIFY(workspace.session().make().other_methods.empty());
    }

    void aSessionThatCannotBeSavedKeepsItsEdits() {
        Workspace workspace;
        QSignalSpy opened(&workspace, &Workspace::documentChanged);
        workspace.open(arenascope::testing::programFolder("add_mul_sin") + "/model.pt2");
        QVERIFY(opened.wait(20000) && workspace.document());
        workspace.edit("align", [](Tuning tuning) { return edit::set_align(std::move(tuning), 64); });
        QVERIFY(!workspace.document()->history().isClean());
        const QTemporaryDir folder;
        {
            const ReadOnly rights(folder.path());
            const auto saved = workspace.session().save(folder.filePath("s.json"));
            QVERIFY(!saved.ok());
            QVERIFY2(saved.error().text().find("s.json") != std::string::npos, saved.error().text().c_str());
        }
        QVERIFY(!workspace.document()->history().isClean());
        bool kept = true;
        {
            const FullDisk disk;
            kept = workspace.session().save(folder.filePath("s.json")).ok();
        }
        QVERIFY(!kept);
        QVERIFY(!workspace.document()->history().isClean());
        QVERIFY(!QFile::exists(folder.filePath("s.json")));
        QVERIFY(workspace.session().save(folder.filePath("s.json")).ok());
        QVERIFY(workspace.document()->history().isClean());
    }
};

QTEST_MAIN(TestSaving)
#include "test_saving.moc"
