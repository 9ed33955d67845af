// The table of a folder's models: figures, errors, limits, changes on disk, and opening a row.

#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

#include "app/dialogs/folder_window.h"
#include "tests/app/opened_window.h"

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
