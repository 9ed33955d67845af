// Recovery: only the user discards what a crash left behind, and reloading a program keeps its edits and their
// history.

#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/controllers/edits.h"
#include "app/document/autosave.h"
#include "app/document/session_file.h"
#include "tests/app/opened_window.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestWindowRecovery : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] MessageBar& bar() const { return window().messages(); }
    [[nodiscard]] bool offers() const {
        return !bar().isHidden() && bar().title() == QStringLiteral("ArenaScope did not exit normally");
    }
    void restart() {
        window_.reset();
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    static QString modelOf(const QString& program) { return programFolder(program) + QStringLiteral("/model.pt2"); }
    /// The copy that a crashed process left: an alignment of 128.
    static QString leave(const QString& program) {
        const QDir folder(Autosave::usualFolder());
        folder.mkpath(QStringLiteral("."));
        const QString path = folder.filePath(program + QStringLiteral(".session.json"));
        Tuning tuning;
        tuning.align = 128;
        return writeSession(path, {.program = modelOf(program).toStdString(), .tuning = tuning}).ok() ? path
                                                                                                      : QString();
    }
    void closeBar() const {
        for (auto* button : bar().findChildren<QToolButton*>()) button->click();
    }
    [[nodiscard]] QStringList kept() const {
        emit qobject_cast<QMenu*>(window().actions().keptMenu->parentWidget())->aboutToShow();
        QStringList out;
        for (const QAction* each : window().actions().keptMenu->actions()) out.append(each->text());
        return out;
    }
    void choose(int set, const QString& what) const {
        for (QAction* each : window().actions().keptMenu->actions()[set]->menu()->actions()) {
            if (each->text() == what) return each->trigger();
        }
        QFAIL(qPrintable(what));
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_window_recovery")); }
    void init() { QDir(Autosave::usualFolder()).removeRecursively(); }
    void cleanup() { window_.reset(); }

    /// Its text wraps; its buttons do not become narrower than theirs.
    void theBarHasRoomForItsButtons() {
        QWidget host;
        QVBoxLayout column(&host);
        auto* message = new MessageBar(&host);
        column.addWidget(message);
        column.addStretch(1);
        message->showOffer(
            QStringLiteral("ArenaScope wurde nicht normal beendet"),
            QStringLiteral("Nicht gespeicherte Änderungen von add_mul_sin wurden wiederhergestellt."),
            QStringLiteral("Wiederherstellen"), [] {}, [] {});
        message->offerAlso(QStringLiteral("Verwerfen"), [] {});
        for (const int width : {1200, 700, 460}) {
            host.resize(width, 400);
            host.show();
            QCoreApplication::processEvents();
            QCOMPARE(host.width(), width);
            for (const auto* button : message->findChildren<QPushButton*>())
                QVERIFY2(button->width() >= button->sizeHint().width() && button->geometry().right() < message->width(),
                         qPrintable(button->text()));
            const int top = message->offer().y();
            for (const auto* label : message->findChildren<QLabel*>()) {
                if (!label->text().startsWith(QStringLiteral("Nicht"))) continue;
                QCOMPARE(top > label->geometry().bottom(), width == 460);  // below the text where there is no room
                QVERIFY2(label->width() > 300, qPrintable(QString::number(label->width())));
            }
        }
    }

    void closingTheBarKeepsTheEdits() {
        const QString left = leave(QStringLiteral("add_mul_sin"));
        restart();
        QVERIFY(offers());
        closeBar();
        QVERIFY(!offers());
        QVERIFY(QFileInfo::exists(left));
        QCOMPARE(kept().size(), 1);
        QVERIFY2(kept().first().startsWith(QStringLiteral("add_mul_sin/model.pt2")), qPrintable(kept().first()));
        restart();
        QVERIFY2(offers(), "the next start offers them again");
        closeBar();
        QCOMPARE(kept().size(), 1);
        choose(0, QStringLiteral("Recover"));
        QTRY_VERIFY(window_->idle() && window_->document());
        QCOMPARE(window_->document()->tuning()->align, std::int64_t{128});
        QVERIFY2(QFileInfo::exists(left), "until the new copy is on the disk it is the only one");
        QVERIFY(!offers());
        QVERIFY(kept().isEmpty());
        const QTemporaryDir folder;
        QVERIFY(window().workspace().session().save(folder.filePath(QStringLiteral("s.json"))).ok());
        QVERIFY(!QFileInfo::exists(left));
    }

    void whatIsDiscardedIsTakenBackUntilTheProgramEnds() {
        const QString left = leave(QStringLiteral("add_mul_sin"));
        restart();
        QVERIFY(offers());
        QVERIFY(bar().otherOffer().isVisible());
        bar().otherOffer().click();
        QVERIFY(!offers() && QFileInfo::exists(left));
        QCOMPARE(bar().offer().text(), QStringLiteral("Undo"));
        bar().offer().click();
        QVERIFY(offers());
        bar().otherOffer().click();
        closeBar();
        QCOMPARE(kept().size(), 1);
        choose(0, QStringLiteral("Undo"));
        QCOMPARE(kept().size(), 1);
        choose(0, QStringLiteral("Discard"));
        QVERIFY(QFileInfo::exists(left));
        window_.reset();
        QVERIFY(!QFileInfo::exists(left));
    }

    void aStartWithAFileOffersItsEditsAndKeepsTheOthers() {
        const QString left = leave(QStringLiteral("add_mul_sin"));
        const QString other = leave(QStringLiteral("mobilenet_v2_w035"));
        restart();
        window().openAll({modelOf(QStringLiteral("add_mul_sin"))});
        QTRY_VERIFY(window_->idle() && window_->document());
        QVERIFY(offers());
        QCOMPARE(kept().size(), 2);
        bar().offer().click();
        QTRY_VERIFY(window_->idle() && window_->document()->tuning()->align == 128);
        QVERIFY2(!offers(), "the other program's edits wait");
        QCOMPARE(kept().size(), 1);
        window_->document()->history().setClean();  // as after a save
        window().actions().closeDocument->trigger();
        QVERIFY2(offers(), "on the start page those of any program are offered");
        QVERIFY(QFileInfo::exists(other) && !QFileInfo::exists(left));
    }

    void aProgramThatIsReadAgainKeepsItsHistory() {
        restart();
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("model.pt2"));
        QVERIFY(QFile::copy(modelOf(QStringLiteral("add_mul_sin")), copy));
        window().open(copy);
        QVERIFY(window_->wait());
        const QString tensor = QStringLiteral("sin");
        window().edits().pin(tensor, 4096);
        QVERIFY(window_->wait());
        window().edits().pin(tensor, 8192);
        QVERIFY(window_->wait());
        window().workspace().compareWith(modelOf(QStringLiteral("mobilenet_v2_w035")));
        QVERIFY(window_->wait());
        const int steps = window_->document()->editCount();
        const auto before = window_->document()->program();
        window().actions().reload->trigger();
        QVERIFY(window_->wait());
        QVERIFY2(window_->document()->program() != before, "it was read");
        QCOMPARE(bar().title(), QStringLiteral("Reloaded: 1 of 1 edit applies"));
        QVERIFY2(window().workspace().view().compared(), "the second file stays");
        QCOMPARE(window_->document()->editCount(), steps);
        QVERIFY(!window_->document()->history().isClean());
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(window_->document()->tuning()->pinned.at("sin"), std::int64_t{4096});
        QVERIFY(window_->document()->outcome());
        window().actions().undo->trigger();
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->tuning()->pinned.empty() && window_->document()->history().isClean());
        // A program without that tensor: the undo steps stay and do not mention it.
        window().actions().redo->trigger();
        QVERIFY(window_->wait());
        QVERIFY(QFile::remove(copy) && QFile::copy(modelOf(QStringLiteral("mobilenet_v2_w035")), copy));
        window().actions().reload->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(bar().title(), QStringLiteral("Reloaded: 0 of 1 edit applies"));
        window().actions().redo->trigger();
        QVERIFY(window_->wait());
        QVERIFY(window_->document()->tuning()->pinned.empty());
        QVERIFY(window_->document()->outcome());
    }

    void aFileThatWasReplacedIsNoOpenedSession() {
        restart();
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("model.pt2"));
        QVERIFY(QFile::copy(modelOf(QStringLiteral("add_mul_sin")), copy));
        window().open(copy);
        QVERIFY(window_->wait());
        QVERIFY(QFile::remove(copy) && QFile::copy(modelOf(QStringLiteral("mobilenet_v2_w035")), copy));
        window().actions().reload->trigger();
        QVERIFY(window_->wait());
        QCOMPARE(bar().title(), QStringLiteral("Reloaded"));
        QVERIFY(!bar().offer().isVisible());
        window().actions().closeDocument->trigger();
        QVERIFY2(bar().isHidden(), "the start page says nothing of a program that is closed");
    }
};

QTEST_MAIN(TestWindowRecovery)
#include "test_window_recovery.moc"
