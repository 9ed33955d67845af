// Recovery copies: what a crash leaves behind, and how it is offered again.

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/autosave.h"
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "tests/settle.h"
#include "tests/test_data.h"

using namespace arenascope;

class TestAutosave : public QObject {
    Q_OBJECT
private:
    QTemporaryDir folder_;

    static bool open(Workspace& workspace) {
        workspace.open(arenascope::testing::programFolder(QStringLiteral("add_mul_sin")) +
                       QStringLiteral("/model.pt2"));
        return QTest::qWaitFor([&] { return !workspace.jobs().anyBusy() && workspace.document(); }, 30000);
    }
    QStringList sessions() const { return QDir(folder_.path()).entryList({QStringLiteral("*.json")}, QDir::Files); }
    static void edit(Workspace& workspace) {
        workspace.edit(QStringLiteral("align"), [](Tuning t) { return edit::set_align(std::move(t), 64); });
    }

private slots:
    void editsAreCopiedAndARegularEndLeavesNothing() {
        {
            Workspace workspace;
            Autosave autosave(workspace, folder_.path());
            autosave.setDelay(1);
            QVERIFY(open(workspace));
            QVERIFY(testing::settle(autosave));
            QVERIFY2(sessions().isEmpty(), "nothing was edited");
            edit(workspace);
            QTRY_COMPARE(sessions().size(), 1);
            const auto read = readSession(folder_.filePath(sessions().first()));
            QVERIFY(read.ok());
            QCOMPARE(read.value().tuning.align, std::int64_t{64});
            QVERIFY2(autosave.orphans().isEmpty(), "its program lives");
            Workspace second;
            QVERIFY2(Autosave(second, folder_.path()).orphans().isEmpty(),
                     "a second window must not offer the first one's edits");
            workspace.document()->history().undo();
            QVERIFY2(sessions().isEmpty(), "nothing is left to save");
            edit(workspace);
            QTRY_COMPARE(sessions().size(), 1);
        }
        QVERIFY(sessions().isEmpty());
    }

    void whatAProgramThatDiedLeftComesBackUnsaved() {
        const QString program =
            arenascope::testing::programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2");
        Tuning tuning;
        tuning.align = 128;
        const QString left = folder_.filePath(QStringLiteral("dead.session.json"));
        QVERIFY(writeSession(left, {.program = program.toStdString(), .tuning = tuning}).ok());
        Workspace workspace;
        Autosave autosave(workspace, folder_.path());
        autosave.setDelay(1);
        QCOMPARE(autosave.orphans(), QStringList{left});
        bool done_called = false;
        workspace.recover(left, [&] {
            done_called = true;
            QVERIFY(QFileInfo::exists(left));
            autosave.supersede(left);
        });
        QTRY_VERIFY(done_called);
        QCOMPARE(workspace.document()->tuning()->align, std::int64_t{128});
        QVERIFY(!workspace.document()->history().isClean());
        QVERIFY(workspace.session().path().isEmpty());
        QVERIFY(autosave.orphans().isEmpty());
        QTRY_VERIFY2(!QFileInfo::exists(left), "its edits are in a copy of this program's own");
        QCOMPARE(sessions().size(), 1);
        QTRY_VERIFY(!workspace.jobs().anyBusy());
    }
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "test_autosave.moc"
