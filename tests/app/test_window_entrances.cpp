// Opens hostile files and settings by every way into the window: the window keeps running, reports what it could not
// use, and shows the program that it had.

#include <QDir>
#include <QDropEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QUrl>

#include "app/cli/targets.h"
#include "app/controllers/device_controller.h"
#include "app/controllers/edits.h"
#include "app/controllers/plan_controller.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/folder_window.h"
#include "app/document/autosave.h"
#include "app/document/runs.h"
#include "app/document/session_keeper.h"
#include "app/document/settings.h"
#include "tests/app/opened_window.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/pool_card.h"
#include "widgets/ui/tensor_mime.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QString hostile = QStringLiteral(ARENASCOPE_TEST_DATA "/hostile/");
const QString seeds = QStringLiteral(ARENASCOPE_SOURCE_DIR "/tests/fuzz/seeds/");

QStringList filesBelow(const QString& folder) {
    QStringList out;
    for (const QFileInfo& each :
         QDir(folder).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        out += each.isDir() ? filesBelow(each.filePath()) : QStringList(each.filePath());
    return out;
}

bool put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
        file.write(bytes) == bytes.size();
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Files for entrances that expect no program: noise, truncated, endless, deeply nested, or of another format.
struct Odd {
    const char* name;
    QByteArray bytes;
};
std::vector<Odd> oddFiles() {
    const QByteArray session = R"({"arenascope_session": 1, "version": 1, "program": "nowhere.pt2", "tuning": )";
    return {
        {"empty.json", ""},
        {"noise.bin", QByteArray(4000, '\xA5')},
        {"deep.json", QByteArray(100000, '[')},
        {"numbers.json", R"({"offsets": {"sin": 1e400, "mul": -9223372036854775808}, "plans": [{"tensors": [{}]}]})"},
        {"columns.csv",
         "id,lower,upper,size,offset\nsin,-9223372036854775808,9223372036854775807,99999999999999999999,1\n"},
        {"pools.json", R"({"title": "\u001b[31m", "pools": [{"mem_id": -1, "name": "", "capacity": 1e300}]})"},
        {"session.json", session + R"({"align": -1, "pools": [{"mem_id": 999999999999}]}})"},
        {"operators.txt", "aten::" + QByteArray(200000, 'x') + ".out\n\x1b[31m\n\xff\xfe"},
        {"firmware.map",
         "Linker script and memory map\n\n.bss 0xffffffffffffffff 0xffffffffffffffff\n.data 0x0 0xffffffffffffffff\n"},
        {"record.etdump",
         QByteArray("\x10\0\0\0"
                    "ED00",
                    8) +
             QByteArray(64, '\xff')},
        {"archive.pt2", QByteArray("PK\x03\x04") + QByteArray(60, '\xff')},
    };
}

}  // namespace

class TestWindowEntrances : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;
    QTimer answers_;
    QTemporaryDir odd_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] Workspace& workspace() const { return window().workspace(); }
    /// Waits for all jobs, and cancels those that do not end.
    [[nodiscard]] bool settles() const {
        const auto stops = [this] {
            window().actions().stop->trigger();
            return window_->idle();
        };
        return QTest::qWaitFor([this] { return window_->isSettled(); }, 3000) ||
            (QTest::qWaitFor(stops, 10000) && window_->settle());
    }
    [[nodiscard]] bool opensSound(const QString& program) const {
        while (workspace().document() && workspace().document()->history().canUndo())
            window().actions().undo->trigger();
        return window_->open(program) && settles();
    }
    void drop(const QString& path, Qt::KeyboardModifiers keys) const {
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, keys);
        QApplication::sendEvent(&window(), &event);
    }
    QString odd(const char* name) const { return odd_.filePath(QLatin1String(name)); }
    static void rowsOfOddFiles() {
        QTest::addColumn<QString>("name");
        for (const Odd& each : oddFiles()) QTest::newRow(each.name) << QString(each.name);
        QTest::newRow("a folder") << QStringLiteral("folder");
        QTest::newRow("nothing") << QStringLiteral("missing");
    }

private slots:
    void initTestCase() {
        prepareWindows(QStringLiteral("test_window_entrances"));
        for (const Odd& each : oddFiles()) QVERIFY(put(odd(each.name), each.bytes));
        QVERIFY(QDir(odd_.path()).mkdir(QStringLiteral("folder")));
        connect(&answers_, &QTimer::timeout, this, [] {  // no dialog blocks the test
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                QAbstractButton* no = box->button(QMessageBox::Discard);
                if (no) no->click();
                else box->reject();
            }
        });
        answers_.start(20);
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanupTestCase() {
        answers_.stop();
        window_.reset();
        QDir(QString::fromStdString(cli::own_targets())).removeRecursively();
    }

    void everyHostileFileIsOpenedShownAndRun_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : filesBelow(hostile) + filesBelow(seeds))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void everyHostileFileIsOpenedShownAndRun() {
        QFETCH(const QString, path);
        window().open(path);
        QVERIFY(settles());
        if (!workspace().document()) return;
        auto* charts = window().findChild<QTabWidget*>();
        for (int i = 0; i < charts->count(); ++i) {
            charts->setCurrentIndex(i);
            QVERIFY(settles());
        }
        if (window().actions().run->isEnabled()) window().actions().run->trigger();
        QVERIFY(settles());
        RunRequest watched;
        watched.sanitize = watched.check_values = true;
        workspace().runs().start(watched);
        QVERIFY(settles());
        drop(path, Qt::ControlModifier);
        QVERIFY(settles());
        window().actions().closeDocument->trigger();
        QVERIFY(settles());
    }

    void anOddFileIsNoPlanNoNamesNoMapAndNoPayload_data() { rowsOfOddFiles(); }
    void anOddFileIsNoPlanNoNamesNoMapAndNoPayload() {
        QFETCH(const QString, name);
        const QString path = odd_.filePath(name);
        QVERIFY(opensSound(QStringLiteral("add_mul_sin")));
        const Document* document = window_->document();
        const auto stays = [&](const char* after) {
            QVERIFY2(settles() && window_->document() == document && document->outcome(), after);
        };
        drop(path, Qt::ControlModifier);
        stays("compared with");
        workspace().takeNames(path);
        stays("names of");
        window().findChild<PlanController*>()->importPlan(path);
        stays("a plan of");
        window().edits().useLinkerMap(path);
        stays("the map");
        if (QFileInfo(path).isFile()) window().findChild<DeviceController*>()->open(path);
        stays("times of");
        workspace().edit(QStringLiteral("backend"),
                         [](Tuning t) { return edit::set_backends(std::move(t), {"demo"}); });
        stays("a backend");
        window().edits().replacePayload(DelegateIndex{0}, path);
        stays("the payload");
        window().edits().savePayload(DelegateIndex{0}, odd("folder"));
        stays("a payload over a folder");
        settings::addOperatorList(path);
        settings::setExportTarget(path);
        {
            ExportDialog dialog(workspace(), &window());
            dialog.show();
            stays("exported for");
        }
        RunRequest request;
        request.made.files = {{0, path.toStdString()}};
        workspace().runs().start(request);
        stays("run with");
        drop(path, Qt::NoModifier);
        QVERIFY(settles());
    }

    void anOddTargetOfTheUserIsLeftOut() {
        for (const Odd& each : oddFiles())
            QVERIFY(put(QString::fromStdString(cli::own_targets()) + '/' + each.name + QStringLiteral(".json"),
                        each.bytes));
        QVERIFY(opensSound(QStringLiteral("add_mul_sin")));
        emit window().actions().targetMenu->aboutToShow();
        for (QAction* each : window().actions().targetMenu->actions()) {
            if (each->menu() || each->isSeparator() || !each->data().isValid()) continue;
            each->trigger();
            QVERIFY(settles());
        }
        QVERIFY(window_->document() && window_->document()->outcome());
        QVERIFY(QDir(QString::fromStdString(cli::own_targets())).removeRecursively());
    }

    void namesThatAnotherProgramDropsAreNoTensors() {
        QVERIFY(opensSound(QStringLiteral("add_mul_sin")));
        PoolCard* card = window().docks().panel<MemoryPoolsPanel>()->card(1);
        QVERIFY(card);
        for (const QByteArray& bytes : {QByteArray("[\"nobody\", 7, null, [\"sin\"]]"), QByteArray(50000, '['),
                                        QByteArray("[\"\\u0000\\u202e\"]"), QByteArray()}) {
            QMimeData data;
            data.setData(QLatin1String(tensors_mime_type), bytes);
            QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(card, &enter);
            QVERIFY(settles());
            QDropEvent event(QPointF(5, 5), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(card, &event);
            QVERIFY(settles());
            QVERIFY(window_->document() && window_->document()->outcome());
            card = window().docks().panel<MemoryPoolsPanel>()->card(1);
            QVERIFY(card);
        }
    }

    /// Sessions whose view settings (steps, layout, colours, selection) are out of range.
    void aSessionsViewIsOutOfRange_data() {
        QTest::addColumn<QByteArray>("view");
        for (const char* view :
             {R"({"step": -9223372036854775808, "limit": [-5, 2], "steps": [1e300, -1e300], "chart": "nothing"})",
              R"({"step": 9223372036854775807, "limit": [4, 1], "steps": [0, 0], "chart": "mapChart"})",
              R"({"limit": [2, 2], "steps": [-1e308, 3], "panels": "gIGC", "color": "none"})",
              R"({"panels": "AAAA8AAAAP8AAAAB", "selected": ["nobody", ""], "current": "nobody"})"})
            QTest::newRow(view) << QByteArray(view);
    }
    void aSessionsViewIsOutOfRange() {
        QFETCH(const QByteArray, view);
        QVERIFY(opensSound(QStringLiteral("add_mul_sin")));
        const QString path = odd("viewed.session.json");
        QVERIFY(workspace().session().save(path).ok());
        QJsonObject session = QJsonDocument::fromJson(bytesOf(path)).object();
        QJsonObject saved = session.value(QStringLiteral("view")).toObject();
        const QJsonObject changed = QJsonDocument::fromJson(view).object();
        for (auto it = changed.begin(); it != changed.end(); ++it) saved[it.key()] = it.value();
        session[QStringLiteral("view")] = saved;
        QVERIFY(put(path, QJsonDocument(session).toJson()));
        window().open(path);
        QVERIFY(settles());
        QVERIFY(window_->document() && window_->document()->outcome());
    }

    void aFolderOfThemAllIsListed() {
        FolderWindow folder(workspace().sharedEngine(), hostile, {}, &window());
        folder.show();
        QVERIFY(QTest::qWaitFor([&] { return folder.isSettled(); }, 60000));
    }

    /// Recovery copies of a crash, and settings that another program wrote.
    void recoveryAndSettingsMayBeAnything() {
        window_.reset();
        for (const Odd& each : oddFiles())
            QVERIFY(put(Autosave::usualFolder() + '/' + each.name + QStringLiteral(".session.json"), each.bytes));
        QSettings kept;
        for (const char* key : {"window/geometry",
                                "window/state4",
                                "window/besideWide",
                                "recent/files",
                                "recent/opened",
                                "planners/own",
                                "planners/first",
                                "plugins",
                                "view/theme",
                                "view/language",
                                "view/scale",
                                "view/text",
                                "view/tensorColumns",
                                "numbers/sizes",
                                "run/memoryMib",
                                "charts/wheelZooms",
                                "files/autosaveSeconds",
                                "files/editor",
                                "export/operatorLists",
                                "export/target"})
            kept.setValue(QLatin1String(key), QByteArray(1000, '\xff'));
        for (const QString& key : kept.allKeys()) kept.setValue(key, QByteArray("\xff\x00\x01[", 4));
        kept.sync();
        auto again = std::make_unique<MainWindow>();
        again->show();
        QVERIFY(QTest::qWaitFor([&] { return !again->workspace().jobs().anyBusy(); }, 30000));
        again.reset();
        QVERIFY(QDir(Autosave::usualFolder()).removeRecursively());
        kept.clear();
    }
};

QTEST_MAIN(TestWindowEntrances)
#include "test_window_entrances.moc"
