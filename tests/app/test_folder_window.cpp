// The table of a folder's models: figures, errors, limits, targets, baselines, changes on disk, and opening a row.

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>
#include <atomic>

#include "app/dialogs/folder_window.h"
#include "engine/open/session_files.h"
#include "tests/app/opened_window.h"
#include "widgets/ui/query_popup.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestFolderWindow : public QObject {
    Q_OBJECT
private:
    QTemporaryDir folder_;

    void copy(const QString& from, const QString& name) const {
        const QString to = folder_.filePath(name);
        QFile::remove(to);
        QVERIFY(QFile::copy(from, to));
        QFile(to).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    [[nodiscard]] static int rowOf(const FolderModel& model, const QString& name) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.at(row).name == name) return row;
        }
        return -1;
    }

private slots:
    void initTestCase() {
        prepareWindows(QStringLiteral("test_folder_window"));
        const QString add = programFolder(QStringLiteral("add_mul_sin"));
        copy(add + QStringLiteral("/model_naive.pte"), QStringLiteral("a.pte"));
        QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("deep")));
        copy(add + QStringLiteral("/model.pt2"), QStringLiteral("deep/b.pt2"));
        QFile broken(folder_.filePath(QStringLiteral("broken.onnx")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no model at all");
    }

    void every_model_has_its_figures_or_the_reason_why_not() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        FolderModel& model = window.model();
        QCOMPARE(model.rowCount(), 3);
        const FolderRow& naive = model.at(rowOf(model, QStringLiteral("a.pte")));
        QVERIFY(naive.summary);
        QVERIFY(naive.summary->own_bytes > naive.summary->least_bytes);
        QVERIFY2(naive.summary->ram > naive.summary->own_bytes, "what loading takes is RAM, too");
        QVERIFY(model.at(rowOf(model, QStringLiteral("deep/b.pt2"))).summary);
        QVERIFY(!model.at(rowOf(model, QStringLiteral("broken.onnx"))).error.isEmpty());
        window.ramField().setText(QStringLiteral("16"));
        const int row = rowOf(model, QStringLiteral("a.pte"));
        QVERIFY(model.index(row, FolderModel::verdict).data().toString().startsWith(u'✗'));
        window.ramField().setText(QStringLiteral("1M"));
        QVERIFY(model.index(row, FolderModel::verdict).data().toString().startsWith(u'✓'));
        QCOMPARE(model.csv().count(u'\n'), 4);
        window.filterField().setText(QStringLiteral("DEEP"));
        QCOMPARE(window.view().model()->rowCount(), 1);
    }

    void a_folder_without_models_says_what_it_lists() {
        const QTemporaryDir empty;
        FolderWindow window(std::make_shared<const Engine>(), empty.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        const auto labels = window.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* each) { return each->text().startsWith(QStringLiteral("No models")); }));
    }

    void a_model_that_is_built_again_is_read_again_and_shows_the_change() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        FolderModel& model = window.model();
        const auto before = model.at(rowOf(model, QStringLiteral("a.pte"))).summary->least_bytes;
        copy(programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model_greedy.pte"),
             QStringLiteral("a.pte"));
        const auto isNew = [&] {
            const int row = rowOf(model, QStringLiteral("a.pte"));
            return row >= 0 && model.at(row).summary && model.at(row).summary->least_bytes != before;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isNew(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        const FolderRow& row = model.at(rowOf(model, QStringLiteral("a.pte")));
        QCOMPARE(row.before, before);
        QVERIFY(
            model.index(rowOf(model, QStringLiteral("a.pte")), FolderModel::change).data().toString().startsWith(u'+'));
    }

    void a_busy_table_closes_at_once() {
        const QPointer<FolderWindow> window = new FolderWindow(std::make_shared<const Engine>(), folder_.path());
        window->show();
        QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), 30000);
        const auto release = std::make_shared<QSemaphore>();
        const auto ended = std::make_shared<std::atomic<bool>>(false);
        window->jobs().start<int>(
            Jobs::Kind::import, QStringLiteral("long"), window,
            [release, ended](Progress&) -> Result<int> {
                constexpr int longest = 5000;
                (void)release->tryAcquire(1, longest);
                *ended = true;
                return 1;
            },
            [](const Result<int>&) {});
        window->close();
        handleEvents();
        QVERIFY2(!*ended, "closing waited for the worker");
        QVERIFY(window && !window->isVisible());
        // A change of the folder starts nothing more.
        copy(folder_.filePath(QStringLiteral("a.pte")), QStringLiteral("late.pte"));
        release->release();
        QTRY_VERIFY(!window);
        QVERIFY(*ended);
        QVERIFY(QFile::remove(folder_.filePath(QStringLiteral("late.pte"))));
    }

    void numbers_are_never_cut() {
        copy(programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model_greedy.pte"),
             QStringLiteral("large.pte"));
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.resize(640, 400);
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        window.flashField().setText(QStringLiteral("4"));
        QTRY_VERIFY(window.view().model()->rowCount() > 3);
        const FolderModel& model = window.model();
        QStyleOptionViewItem option;
        option.initFrom(&window.view());
        option.widget = &window.view();
        int numbers = 0;
        for (const int width : {640, 1120}) {
            window.resize(width, 400);
            QCoreApplication::processEvents();
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = FolderModel::operators; column <= FolderModel::verdict; ++column) {
                    const QModelIndex at = model.index(row, column);
                    if (window.view().isColumnHidden(column) || !model.at(row).summary) continue;
                    const int needed = window.view().itemDelegate()->sizeHint(option, at).width();
                    QVERIFY2(window.view().columnWidth(column) >= needed, qPrintable(at.data().toString()));
                    ++numbers;
                }
            }
        }
        QVERIFY(numbers > 20);
        const int row = rowOf(model, QStringLiteral("large.pte"));
        const QString verdict = model.index(row, FolderModel::verdict).data().toString();
        QVERIFY2(verdict.startsWith(QStringLiteral("✗ Flash over by ")), qPrintable(verdict));
        window.flashField().clear();
        window.ramField().setText(QStringLiteral("4"));
        QVERIFY(model.index(row, FolderModel::verdict).data().toString().startsWith(QStringLiteral("✗ RAM over by ")));
        window.close();
        QVERIFY(QFile::remove(folder_.filePath(QStringLiteral("large.pte"))));
    }

    void a_table_is_saved_when_all_of_it_is_known() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(!window.saveButton().isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(window.model().rowCount() > 0, 30000);
        if (window.model().known() < window.model().rowCount()) {
            QVERIFY(!window.saveButton().isEnabled());
            QVERIFY(window.saveButton().toolTip().contains(QStringLiteral("read first")));
        }
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        QVERIFY(window.saveButton().isEnabled());
    }

    void the_fields_show_the_limits_of_the_target() {
        const Target device{.id = "d",
                            .title = "Device",
                            .pools = {{.mem_id = 1, .name = "SRAM", .capacity = 512 << 10}},
                            .limits = {{.name = "flash", .bytes = 2 << 20}}};
        FolderWindow window(std::make_shared<const Engine>(), folder_.path(), {device});
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.ramField().setText(QStringLiteral("256K"));
        window.targetBox().setCurrentIndex(1);
        QCOMPARE(window.ramField().text(), QStringLiteral("512K"));
        QCOMPARE(window.flashField().text(), QStringLiteral("2M"));
        window.targetBox().setCurrentIndex(0);
        QCOMPARE(window.ramField().text(), QStringLiteral("256K"));
        QVERIFY(window.flashField().text().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
    }

    void the_filter_is_a_query_about_models() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        FolderModel& model = window.model();
        const auto shown = [&](const char* query) {
            window.filterField().setText(QLatin1String(query));
            return window.view().model()->rowCount();
        };
        QCOMPARE(shown("format:pte or format:pt2"), 2);
        QCOMPARE(shown("not format:pte"), 2);
        QCOMPARE(shown("plan>=1"), 2);
        QCOMPARE(shown("> 1G"), 0);
        QCOMPARE(shown("fits:yes"), 0);
        window.ramField().setText(QStringLiteral("1G"));
        QCOMPARE(shown("fits:yes"), 2);
        window.ramField().setText(QStringLiteral("16"));
        QCOMPARE(window.view().model()->rowCount(), 0);  // the verdicts changed while the filter is set
        QCOMPARE(shown("fits:no deep/"), 1);
        QCOMPARE(shown("colour:red"), 1);  // the rows of the last query stay
        QVERIFY(window.filterField().property("invalid").toBool());
        QCOMPARE(shown(""), model.rowCount());
    }

    void what_is_typed_is_counted_at_once() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        // Without its last letter, the query would have one model less.
        QTest::keyClicks(&window.filterField(), QStringLiteral("not format:pte"));
        QCOMPARE(window.view().model()->rowCount(), 2);
        const auto* popup = window.findChild<QueryPopup*>();
        QVERIFY(popup);
        QVERIFY2(popup->foot().startsWith(QStringLiteral("2 of 3 ")), qPrintable(popup->foot()));
        QVERIFY(popup->isVisible());
        for (auto* clear : window.filterField().findChildren<QAbstractButton*>()) clear->click();
        QVERIFY(window.filterField().text().isEmpty() && !popup->isVisible());
    }

    void a_target_gives_the_verdicts() {
        const Target small{.id = "s", .title = "Small", .pools = {{.mem_id = 1, .name = "SRAM", .capacity = 16}}};
        Target large{.id = "l", .title = "Large", .pools = {{.mem_id = 1, .name = "SRAM", .capacity = 64 << 20}}};
        large.pools.front().bandwidth = 100;
        FolderWindow window(std::make_shared<const Engine>(), folder_.path(), {small, large});
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        FolderModel& model = window.model();
        QVERIFY(window.view().isColumnHidden(FolderModel::time));
        window.targetBox().setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        const int row = rowOf(model, QStringLiteral("a.pte"));
        QVERIFY(model.fitOf(model.at(row)) == Fit::over);
        QVERIFY(model.index(row, FolderModel::verdict).data().toString().startsWith(u'✗'));
        QVERIFY(!window.ramField().isEnabled());
        window.targetBox().setCurrentIndex(2);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        QVERIFY(model.fitOf(model.at(rowOf(model, QStringLiteral("a.pte")))) == Fit::fits);
        QVERIFY(model.number(model.at(rowOf(model, QStringLiteral("a.pte"))), FolderModel::time).value_or(0) > 0);
        QVERIFY(!window.view().isColumnHidden(FolderModel::time));
        window.targetBox().setCurrentIndex(0);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        QVERIFY(window.ramField().isEnabled());
    }

    void a_saved_table_is_a_baseline() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        FolderModel& model = window.model();
        QSignalSpy failed(&window, &FolderWindow::failed);
        QVERIFY(window.view().isColumnHidden(FolderModel::against));
        QTemporaryDir elsewhere;
        for (const char* name : {"table.csv", "table.json"}) {
            const QString path = elsewhere.filePath(QLatin1String(name));
            window.save(path);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QByteArray text = file.readAll();
            file.close();
            const int row = rowOf(model, QStringLiteral("a.pte"));
            const qint64 bytes = *model.at(row).summary->least_bytes;
            QVERIFY2(text.contains(QByteArray::number(bytes)), text.constData());
            text.replace(QByteArray::number(bytes), QByteArray::number(bytes - 100));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            window.compareWith(path);
            QCOMPARE(failed.count(), 0);
            QVERIFY(!window.view().isColumnHidden(FolderModel::against));
            QCOMPARE(model.number(model.at(row), FolderModel::against), std::optional<double>(100));
            QCOMPARE(model.index(row, FolderModel::against).data().toString(), QStringLiteral("+100"));
            window.filterField().setText(QStringLiteral("against>0"));
            QCOMPARE(window.view().model()->rowCount(), 1);
            window.filterField().clear();
        }
        QFile wrong(elsewhere.filePath(QStringLiteral("wrong.csv")));
        QVERIFY(wrong.open(QIODevice::WriteOnly));
        wrong.write("a,b\n1,2\n");
        wrong.close();
        window.compareWith(wrong.fileName());
        QCOMPARE(failed.count(), 1);
    }

    void the_baselines_of_sessions_are_read_beside_the_models() {
        Session session;
        session.program = "a.pte";
        session.baseline = Baseline{.planner = "greedy", .arenas = {{.mem_id = 1, .name = "SRAM", .bytes = 5}}};
        QVERIFY(write_session(folder_.filePath(QStringLiteral("a.session.json")).toStdString(), session).ok());
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        for (QAction* action : window.baselineMenu().actions())
            if (action->text().contains(QStringLiteral("essions"))) action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        const FolderModel& model = window.model();
        const FolderRow& row = model.at(rowOf(model, QStringLiteral("a.pte")));
        QCOMPARE(model.number(row, FolderModel::against),
                 std::optional<double>(static_cast<double>(*row.summary->least_bytes - 5)));
        QVERIFY(!model.number(model.at(rowOf(model, QStringLiteral("deep/b.pt2"))), FolderModel::against));
        QVERIFY(QFile::remove(folder_.filePath(QStringLiteral("a.session.json"))));
    }

    void a_row_opens_its_model() {
        FolderWindow window(std::make_shared<const Engine>(), folder_.path());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 30000);
        QSignalSpy opened(&window, &FolderWindow::openRequested);
        window.view().setCurrentIndex(window.view().model()->index(0, 0));
        QTest::keyClick(&window.view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QVERIFY(QFileInfo::exists(opened.first().first().toString()));
    }
};

QTEST_MAIN(TestFolderWindow)
#include "test_folder_window.moc"
