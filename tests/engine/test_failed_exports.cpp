// An export that fails leaves the folder as it was: no new file, and an older one of that name with all its bytes.

#include <sys/resource.h>

#include <QDirIterator>
#include <QTest>
#include <csignal>
#include <functional>
#include <map>

#include "engine/tuning/tuning.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Files = std::map<QString, QByteArray>;

Files filesOf(const QString& folder) {
    Files out;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        out[path] = fileBytes(path);
    }
    return out;
}

/// Sets the limit of a file's size while it exists, as a full disk would.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit now = before_;
        now.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &now);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~SmallDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

const std::vector<QString> suffixes{".pte", ".trace.json", ".csv", ".py", ".h", ".ld"};

}  // namespace

class TestFailedExports : public QObject {
    Q_OBJECT

    /// Exports into a folder with and without an older file of that name; the attempt must fail and change nothing.
    static QString changed(const QString& suffix, const std::function<Result<>(const QString&)>& attempt) {
        for (const bool has_older : {false, true}) {
            const QTemporaryDir folder;
            const QString path = folder.filePath("out" + suffix);
            writtenFile(folder, "other.bin", "of somebody else");
            if (has_older) writtenFile(folder, "out" + suffix, "an older file");
            const Files before = filesOf(folder.path());
            const auto made = attempt(path);
            if (made.ok()) return suffix + ": was exported";
            if (made.error().text().find('\n') != std::string::npos) return suffix + ": several lines";
            if (filesOf(folder.path()) != before)
                return suffix + ": changed the folder" + (has_older ? " with an older file" : "");
        }
        return {};
    }

    static Opened sound() {
        auto opened = openAndPlan(programFolder("mlp_dynbatch") + "/model.pt2");
        return opened.ok() ? std::move(opened).take() : Opened{};
    }

private slots:
    void anInvalidPlanLeavesNothing() {
        Opened model = sound();
        QVERIFY(model.program);
        Plan& plan = model.outcome.plans[model.outcome.shown];
        for (std::int64_t& offset : plan.placement.offsets) offset = 0;
        plan.verdict = PlanVerdict::invalid;
        for (const QString& suffix : suffixes)
            QCOMPARE(changed(suffix, [&](const QString& path) { return exportTo(path, model); }), QString());
    }

    void aCancelledExportLeavesNothing() {
        const Opened model = sound();
        QVERIFY(model.program);
        for (const QString& suffix : suffixes) {
            QCOMPARE(changed(suffix,
                             [&](const QString& path) {
                                 Progress progress;
                                 progress.cancel();
                                 return Engine().export_to(path.toStdString(), *model.program, model.outcome, false,
                                                           progress);
                             }),
                     QString());
        }
    }

    void aFullDiskLeavesNothing() {
        const Opened model = sound();
        QVERIFY(model.program);
        for (const QString& suffix : suffixes) {
            QCOMPARE(changed(suffix,
                             [&](const QString& path) {
                                 const SmallDisk disk(64);
                                 return exportTo(path, model);
                             }),
                     QString());
        }
        // Of two files the program would fit, its constants do not.
        QCOMPARE(changed(".pte",
                         [&](const QString& path) {
                             const SmallDisk disk(5000);
                             return exportTo(path, model, {.external_constants = true});
                         }),
                 QString());
    }

    void whatATargetLacksLeavesNothing() {
        auto opened = openAndPlan(programFolder("mutable_state") + "/model.pt2", "greedy_by_size", [](Tuning tuning) {
            tuning.edits.operators.push_back({.node = "copy_", .replacement = "mylib::copy.out"});
            return tuning;
        });
        QVERIFY2(opened.ok(), errorOf(opened));
        QCOMPARE(changed(".pte",
                         [&](const QString& path) {
                             return exportTo(path, opened.value(), {.target = "executorch-portable"});
                         }),
                 QString());
    }

    void anUnknownSuffixLeavesNothing() {
        const Opened model = sound();
        QVERIFY(model.program);
        for (const char* suffix : {".onnx", ".pt2", ".txt", ""})
            QCOMPARE(changed(QString(suffix), [&](const QString& path) { return exportTo(path, model); }), QString());
    }

    void aFolderOfThatNameStays() {
        const Opened model = sound();
        QVERIFY(model.program);
        for (const QString& suffix : suffixes) {
            const QTemporaryDir folder;
            const QString path = folder.filePath("out" + suffix);
            QVERIFY(QDir(folder.path()).mkpath("out" + suffix + "/inside"));
            QVERIFY(!exportTo(path, model).ok());
            QVERIFY(filesOf(folder.path()).empty());
            QVERIFY(QFileInfo(path + "/inside").isDir());
            QVERIFY(!exportTo(folder.filePath("nowhere/out" + suffix), model).ok());
            QVERIFY(filesOf(folder.path()).empty() && !QFileInfo::exists(folder.filePath("nowhere")));
        }
    }

    /// A plan that the format cannot hold, and a file that changed while it was open.
    void aTfliteThatCannotHoldThePlanStays() {
        auto opened = openAndPlan(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_int8.tflite"));
        QVERIFY2(opened.ok(), errorOf(opened));
        Opened moved = std::move(opened).take();
        moved.outcome.plans[moved.outcome.shown].problem.buffers.front().mem_id = 2;
        QCOMPARE(changed(".tflite", [&](const QString& path) { return exportTo(path, moved); }), QString());
        const QTemporaryDir folder;
        const QString source = writtenFile(
            folder, "source.tflite", fileBytes(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_int8.tflite")));
        const auto from = openAndPlan(source);
        QVERIFY2(from.ok(), errorOf(from));
        QVERIFY(!writtenFile(folder, "source.tflite", "written again").isEmpty());
        for (const char* suffix : {".tflite", ".csv"})
            QCOMPARE(changed(QString(suffix), [&](const QString& path) { return exportTo(path, from.value()); }),
                     QString());
    }
};

QTEST_GUILESS_MAIN(TestFailedExports)
#include "test_failed_exports.moc"
