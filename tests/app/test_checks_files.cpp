// Acceptance checks for opening, reading and writing files, driven through the real window. checks.md maps each check
// to its test.

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QIcon>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>
#include <QXmlStreamReader>
#include <algorithm>
#include <random>

#include "app/controllers/report_controller.h"
#include "app/document/samples.h"
#include "app/windows/loading_page.h"
#include "app/windows/sample_card.h"
#include "app/windows/start_page.h"
#include "tests/app/cli_testing.h"
#include "tests/app/opened_window.h"
#include "widgets/charts/arena/arena_chart.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Like the large synthetic one of the benchmarks: buffers that live for 2 to 51 steps.
QByteArray manyBuffers(int count) {
    std::mt19937 random(7);
    QByteArray out("id,lower,upper,size\n");
    for (int i = 0; i < count; ++i) {
        const int lower = static_cast<int>(random() % static_cast<unsigned>(count));
        out += QByteArray::number(i) + ',' + QByteArray::number(lower) + ',' +
            QByteArray::number(lower + 2 + static_cast<int>(random() % 50)) + ',' +
            QByteArray::number(64 * (1 + static_cast<int>(random() % 64))) + '\n';
    }
    return out;
}

int threadCount() {
    return static_cast<int>(
        QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

/// Records the longest time that the GUI thread was blocked.
class Heartbeat {
public:
    Heartbeat() {
        since_.start();
        QObject::connect(&timer_, &QTimer::timeout, &timer_,
                         [this] { longest_ = std::max(longest_, since_.restart()); });
        timer_.start(10);
    }
    [[nodiscard]] qint64 longest() const { return longest_; }

private:
    QTimer timer_;
    QElapsedTimer since_;
    qint64 longest_ = 0;
};

}  // namespace

class TestChecksFiles : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<OpenedWindow> window_;

    [[nodiscard]] MainWindow& window() const { return **window_; }
    [[nodiscard]] ArenaChart& arena() const { return *window().findChild<ArenaChart*>(); }
    static QString model() { return programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2"); }
    [[nodiscard]] bool opened(const QString& path) const {
        return QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000) &&
            QFileInfo(QString::fromStdString(window_->document()->program()->path)) == QFileInfo(path);
    }

private slots:
    void initTestCase() { prepareWindows(QStringLiteral("test_checks_files")); }
    void init() {
        window_ = std::make_unique<OpenedWindow>();
        QVERIFY(window_->wait());
    }
    void cleanup() { window_.reset(); }

    void everyCheckHasATestThatIsThere() {
        const QDir tests(QStringLiteral(ARENASCOPE_SOURCE_DIR "/tests"));
        const QString table = QString::fromUtf8(bytesOf(tests.filePath(QStringLiteral("app/checks.md"))));
        int number = 0;
        for (const QString& line : table.split(QLatin1Char('\n'))) {
            const QStringList cells = line.split(QLatin1Char('|'));
            if (cells.size() < 5 || cells[1].trimmed().toInt() == 0) continue;
            QCOMPARE(cells[1].trimmed().toInt(), ++number);
            for (const QString& test : cells[3].split(QLatin1Char(','))) {
                const QStringList parts = test.trimmed().split(QStringLiteral("::"));
                const QByteArray source = bytesOf(tests.filePath(parts[0] + QStringLiteral(".cpp")));
                QVERIFY2(!source.isEmpty(), qPrintable(test));
                QVERIFY2(parts.size() == 1 || source.contains("void " + parts[1].toUtf8() + "("), qPrintable(test));
            }
        }
        QCOMPARE(number, 30);
    }

    void aFirstRunShowsSixSamplesAndAsksNothing() {
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QVERIFY(window().findChild<StartPage*>()->isVisible());
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(!window().messages().isVisible());
        QSet<const QWidget*> reached;
        for (int i = 0; i < 40; ++i) {
            if (const auto* card = qobject_cast<SampleCard*>(QApplication::focusWidget())) reached.insert(card);
            QTest::keyClick(&window(), Qt::Key_Tab);
        }
        QCOMPARE(reached.size(), 6);
        while (!qobject_cast<SampleCard*>(QApplication::focusWidget())) QTest::keyClick(&window(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([this] { return window_->idle() && window_->document(); }, 30000));
        QVERIFY(arena().isVisible() && !arena().scene().boxes.empty());
    }

    void everyWayToOpenGivesTheSameDocument() {
        window().open(model());
        QVERIFY(opened(model()));
        const std::size_t boxes = arena().scene().boxes.size();
        const auto again = [&](const std::function<void()>& act) {
            window().actions().closeDocument->trigger();
            if (window_->document()) return false;
            act();
            return opened(model()) && arena().scene().boxes.size() == boxes;
        };
        QVERIFY(again([&] {
            QTimer answer;
            connect(&answer, &QTimer::timeout, &answer, [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (!dialog) return;
                answer.stop();
                dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(model());
                static_cast<QDialog*>(dialog)->accept();
            });
            answer.start(5);
            QTest::keyClick(&window(), Qt::Key_O, Qt::ControlModifier);
        }));
        QVERIFY(again([&] {
            QMimeData files;
            files.setUrls({QUrl::fromLocalFile(model())});
            QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&window(), &enter);
            QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&window(), &drop);
        }));
        QVERIFY(again([&] { window().actions().recentMenu->actions().first()->trigger(); }));
        window().actions().reload->trigger();
        QVERIFY(opened(model()));
    }

    /// The program itself: the list of recent files holds what was opened.
    void aFileOnTheCommandLineOpens() {
        const QTemporaryDir home;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(ARENASCOPE_BINARY), {model()});
        QVERIFY(program.waitForStarted());
        const QString settings = home.filePath(QStringLiteral("config/ArenaScope/ArenaScope.conf"));
        const bool remembered =
            QTest::qWaitFor([&] { return bytesOf(settings).contains("add_mul_sin/model.pt2"); }, 60000);
        program.kill();
        program.waitForFinished();
        QVERIFY2(remembered, program.readAllStandardError().constData());
    }

    void everySamplesRectanglesAreThePlans() {
        QCOMPARE(bundledSamples().size(), 6);
        for (const Sample& sample : bundledSamples()) {
            window().open(sample.path);
            const bool isSession = sample.path.endsWith(".session.json");
            QVERIFY(opened(isSession ? QFileInfo(sample.path).absolutePath() + "/add_mul_sin/model.pt2" : sample.path));
            const Outcome& outcome = *window_->document()->outcome();
            const ArenaScene& scene = arena().scene();
            std::size_t planned = 0;
            for (const TensorRow& row : outcome.tensors) planned += row.buffer.valid();
            QVERIFY(scene.boxes.size() <= planned && !scene.boxes.empty());
            for (const ArenaBox& box : scene.boxes) {
                const TensorRow& row = outcome.tensors[box.row];
                QCOMPARE(box.offset, outcome.plan().placement.offsets[row.buffer]);
                QCOMPARE(box.bytes, row.bytes);
                QVERIFY(box.first == row.first_step && box.last == row.last_step);
                QVERIFY(box.begin == row.first && box.end == row.last);
            }
            for (const ArenaLane& lane : scene.lanes) {
                qint64 top = 0;
                for (std::size_t i = 0; i < lane.boxes.size(); ++i) {
                    const ArenaBox& a = scene.boxes[lane.boxes[i]];
                    top = std::max(top, a.top());
                    for (std::size_t j = 0; j < i; ++j) {
                        const ArenaBox& b = scene.boxes[lane.boxes[j]];
                        QVERIFY(a.begin > b.end || b.begin > a.end || a.top() <= b.offset || b.top() <= a.offset ||
                                a.bytes == 0 || b.bytes == 0);
                    }
                }
                // An arena ends at a multiple of its alignment; ExecuTorch's XNNPACK files use 64 bytes more.
                QVERIFY2(top <= lane.bytes && lane.bytes < top + 2 * 64,
                         qPrintable(QStringLiteral("%1 of %2").arg(top).arg(lane.bytes)));
            }
        }
    }

    void aLargeFileOpensWithoutStoppingTheWindowAndCanBeCancelled() {
        window().open(model());
        QVERIFY(opened(model()));
        const Document* before = window_->document();
        const QTemporaryDir folder;
        const QString large = folder.filePath(QStringLiteral("large.csv"));
        QVERIFY(put(large, manyBuffers(100'000)));
        const Heartbeat heart;
        int threads = 0;
        for (int round = 0; round < 2; ++round) {
            QSignalSpy progress(&window().workspace().jobs(), &Jobs::progressed);
            window().open(large);
            auto* page = window().findChild<LoadingPage*>();
            QVERIFY(page->isVisible());
            QVERIFY(QTest::qWaitFor([&] { return progress.count() > 0; }, 30000));
            auto* cancel = page->findChild<QPushButton*>();
            QVERIFY(cancel && cancel->isVisible());
            cancel->click();
            QVERIFY(!window().workspace().jobs().busy(Jobs::Kind::import));
            QCOMPARE(window_->document(), before);
            QVERIFY(arena().isVisible());
            QVERIFY(window_->wait());
            QVERIFY(window_->settle());
            if (round == 0) threads = threadCount();
        }
        QVERIFY2(threadCount() <= threads + 1, "the workers are two: a cancelled job leaves no thread behind");
        QVERIFY2(QTest::qWaitFor([&] { return window().workspace().jobs().working() == 0; }, 60000),
                 "a cancelled worker gives up");
        // A smaller file, not cancelled: it opens; then the comparison of all planners is cancelled.
        const QString smaller = folder.filePath(QStringLiteral("smaller.csv"));
        QVERIFY(put(smaller, manyBuffers(20'000)));
        window().open(smaller);
        QVERIFY(QTest::qWaitFor([&] { return !window().workspace().jobs().busy(Jobs::Kind::import); }, 120000));
        QCOMPARE(window_->document()->outcome()->tensors.size(), std::size_t{20'000});
        const auto outcome = window_->document()->outcome();
        QSignalSpy progress(&window().workspace().jobs(), &Jobs::progressed);
        window().workspace().replan();
        QVERIFY(QTest::qWaitFor([&] { return progress.count() > 0; }, 30000));
        QVERIFY(window().workspace().jobs().busy(Jobs::Kind::planning));
        for (auto* button : window().statusBar()->findChildren<QToolButton*>()) button->click();
        QVERIFY(!window().workspace().jobs().busy(Jobs::Kind::planning));
        QCOMPARE(window_->document()->outcome(), outcome);
        QVERIFY(!window_->document()->history().canUndo());
        QVERIFY2(QTest::qWaitFor([&] { return window().workspace().jobs().working() == 0; }, 60000),
                 "a cancelled planner gives up");
        QCOMPARE(window_->document()->outcome(), outcome);  // cancelled: partial results are not delivered later
        qInfo("20 000 buffers: the window answered after at most %lld ms", heart.longest());
    }

    void anAutomaticPlanThatTakesLongIsPrecededByAQuickOne() {
        // No search of a few seconds proves this plan optimal, and the window does not block meanwhile.
        const QString hard = QStringLiteral(ARENASCOPE_TEST_DATA "/allocation/D.1048576.csv");
        window().open(hard);
        QVERIFY(QTest::qWaitFor([&] { return !window().workspace().jobs().busy(Jobs::Kind::import); }, 60000));
        QVERIFY(window_->document() && window_->document()->outcome());
        QVERIFY(arena().isVisible() && !arena().scene().boxes.empty());
        const auto planner = [&] { return window_->document()->outcome()->plan().planner; };
        QCOMPARE(planner(), std::string("greedy_by_size"));
        QCOMPARE(window_->document()->tuning()->planner, std::string("auto"));
        QVERIFY(window().workspace().jobs().busy(Jobs::Kind::planning));
        // With a smaller budget the plan arrives soon; returning to a quick plan requests the better one again.
        window().workspace().edit(QStringLiteral("budget"), [](Tuning tuning) {
            tuning.options.nodes = 500;
            return tuning;
        });
        QVERIFY(!window_->document()->outcome());
        QVERIFY(QTest::qWaitFor([&] { return window_->document()->outcome() && planner() == "auto"; }, 60000));
        window_->document()->history().undo();
        QCOMPARE(planner(), std::string("greedy_by_size"));
        QVERIFY(window().workspace().jobs().busy(Jobs::Kind::planning));
    }

    void whatCannotBeOpenedIsNamedAndTheDocumentStays() {
        window().open(model());
        QVERIFY(opened(model()));
        const QTemporaryDir folder;
        const QByteArray good = bytesOf(model());
        const auto make = [&](const char* name, const QByteArray& bytes) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            return put(path, bytes) ? path : QString();
        };
        const QString bad[] = {make("truncated.pt2", good.left(good.size() / 2)), make("empty.pte", {}),
                               make("noise.pte", QByteArray(5000, 'x')),          folder.path(),
                               folder.filePath(QStringLiteral("missing.pt2")),    QStringLiteral("/proc/self/mem")};
        const Document* before = window_->document();
        for (const QString& path : bad) {
            window().open(path);
            QVERIFY(window_->wait());
            QCOMPARE(window_->document(), before);
            QVERIFY2(window().messages().isVisible(), qPrintable(path));
            QString said;
            for (const QLabel* label : window().messages().findChildren<QLabel*>())
                said += label->text() + QLatin1Char('\n');
            QVERIFY2(said.contains(path), qPrintable(path + QLatin1String(": ") + said));
            QVERIFY2(said.trimmed().count(QLatin1Char('\n')) >= 1, qPrintable(said));
        }
    }

    void twoHundredDamagedFilesNeitherCrashNorReplaceADocument() {
        std::mt19937 random(11);
        const QTemporaryDir folder;
        int refused = 0;
        for (int i = 0; i < 200; ++i) {
            const bool pte = i % 2 == 0;
            QByteArray bytes = bytesOf(programFolder(QStringLiteral("add_mul_sin")) +
                                       (pte ? QStringLiteral("/model_greedy.pte") : QStringLiteral("/model.pt2")));
            QVERIFY(!bytes.isEmpty());
            for (int flips = 0; flips < 1 + i % 8; ++flips) {
                bytes[static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()))] =
                    static_cast<char>(random());
            }
            const QString path = folder.filePath(
                QStringLiteral("m%1.%2").arg(i).arg(pte ? QStringLiteral("pte") : QStringLiteral("pt2")));
            QVERIFY(put(path, bytes));
            const Document* before = window_->document();
            window().open(path);
            QVERIFY(QTest::qWaitFor([this] { return !window().workspace().jobs().busy(Jobs::Kind::import); }, 30000));
            if (window_->document() != before) continue;
            ++refused;
            QVERIFY2(window().messages().isVisible(), qPrintable(path));
        }
        QVERIFY(window_->wait());
        QVERIFY2(refused > 20, qPrintable(QString::number(refused)));
    }

    void everyReportHoldsWhatIsShown() {
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        arena().fitAll();
        const QTemporaryDir folder;
        const auto written = [&](const char* suffix) {
            const QString path = folder.filePath(QStringLiteral("r.") + QLatin1String(suffix));
            window().findChild<ReportController*>()->write(path, 2);
            return window_->wait() ? bytesOf(path) : QByteArray();
        };
        QCOMPARE(QImage::fromData(written("png")).size(), arena().size() * 2);
        const QByteArray svg = written("svg");
        qsizetype visible = 0;
        for (const ArenaBox& box : arena().scene().boxes) visible += !arena().boxRect(box).isEmpty();
        QVERIFY(!svg.contains("<image"));
        QVERIFY(visible > 50);
        QVERIFY2(svg.count("<path") + svg.count("<rect") + svg.count("<poly") >= visible,
                 qPrintable(QString::number(visible)));
        QVERIFY2(svg.contains("<title>mobilenet_v2_w035") && svg.contains("offset"), svg.left(600).constData());
        const QByteArray pdf = written("pdf");
        QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
        const auto tensors = static_cast<qsizetype>(window_->document()->outcome()->tensors.size());
        const QByteArray csv = written("csv");
        qsizetype buffers = 0;
        for (const TensorRow& row : window_->document()->outcome()->tensors) buffers += row.buffer.valid();
        QCOMPARE(csv.trimmed().count('\n'), buffers);
        const QJsonObject json = QJsonDocument::fromJson(written("json")).object();
        QCOMPARE(json[QStringLiteral("plans")].toArray().size(),
                 static_cast<qsizetype>(window_->document()->outcome()->plans.size()));
        const QByteArray html = written("html");
        QCOMPARE(html.count("<svg"), qsizetype{4});
        QVERIFY(html.count("<tr>") > tensors);
        QVERIFY2(!html.contains("src=\"http") && !html.contains("href=\"http"), "it needs nothing else");
    }

    void theCommandLineSaysWhatTheWindowShows() {
        QVERIFY(window_->open(QStringLiteral("mlp_dynbatch")));
        const QString file = programFolder(QStringLiteral("mlp_dynbatch")) + QStringLiteral("/model.pt2");
        const QTemporaryDir folder;
        const QString report = folder.filePath(QStringLiteral("r.json"));
        window().findChild<ReportController*>()->write(report, 1);
        QVERIFY(window_->wait());
        const QJsonObject ours = QJsonDocument::fromJson(bytesOf(report)).object();
        const auto bare = [&](const QStringList& words, QByteArray* out = nullptr) {
            QProcess program;
            QProcessEnvironment none;  // no display, no platform
            none.insert(QStringLiteral("HOME"), folder.path());
            none.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
            program.setProcessEnvironment(none);
            program.start(QStringLiteral(ARENASCOPE_BINARY), words);
            if (!program.waitForFinished(60000)) return -1;
            if (out) *out = program.readAllStandardOutput();
            return program.exitCode();
        };
        QByteArray out;
        QCOMPARE(bare({QStringLiteral("plan"), file, QStringLiteral("--planner"), QStringLiteral("all"),
                       QStringLiteral("--json")},
                      &out),
                 0);
        const QJsonObject theirs = QJsonDocument::fromJson(out).object();
        const QJsonArray mine = ours[QStringLiteral("plans")].toArray(),
                         cli = theirs[QStringLiteral("plans")].toArray();
        int same = 0;
        for (const QJsonValue a : mine) {
            for (const QJsonValue b : cli) {
                if (a[QStringLiteral("planner")] != b[QStringLiteral("planner")]) continue;
                ++same;
                for (const char* key : {"total_bytes", "lower_bound", "tensors", "pools"})
                    QCOMPARE(a[QLatin1String(key)], b[QLatin1String(key)]);
            }
        }
        QVERIFY2(same > 3, out.left(300).constData());
        QCOMPARE(bare({QStringLiteral("plan"), file, QStringLiteral("--pool"), QStringLiteral("SRAM=1,size=64")}), 1);
        QCOMPARE(bare({QStringLiteral("plan"), folder.filePath(QStringLiteral("missing.pt2"))}), 2);
    }

    void theDesktopKnowsTheProgramItsFilesAndItsIcon() {
        const QDir desktop(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/desktop"));
        const QString id = QStringLiteral("io.github.arenascope.ArenaScope");
        const QByteArray entry = bytesOf(desktop.filePath(id + QStringLiteral(".desktop")));
        QVERIFY(entry.contains("Exec=arenascope %F") && entry.contains("Icon=" + id.toLatin1()));
        QSet<QString> globs, types;
        for (const QString& name : {QStringLiteral("arenascope-mime.xml"), id + QStringLiteral(".metainfo.xml")}) {
            QXmlStreamReader xml(bytesOf(desktop.filePath(name)));
            while (!xml.atEnd()) {
                if (xml.readNext() != QXmlStreamReader::StartElement) continue;
                if (xml.name() == QLatin1String("glob"))
                    globs.insert(xml.attributes().value(QLatin1String("pattern")).toString());
                if (xml.name() == QLatin1String("mime-type"))
                    types.insert(xml.attributes().value(QLatin1String("type")).toString());
            }
            QVERIFY2(!xml.hasError(), qPrintable(name + xml.errorString()));
        }
        QVERIFY(globs.contains(QStringLiteral("*.pte")) && globs.contains(QStringLiteral("*.pt2")) &&
                globs.contains(QStringLiteral("*.session.json")));
        for (const QString& type : types) QVERIFY2(entry.contains(type.toLatin1()), qPrintable(type));
        for (const int size : {16, 48, 128}) {
            const QImage icon = QIcon(QStringLiteral(":/icons/arenascope.svg")).pixmap(size, size).toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < icon.height(); ++y) {
                for (int x = 0; x < icon.width(); ++x) colours.insert(icon.pixel(x, y));
            }
            QVERIFY2(colours.size() > 4, qPrintable(QString::number(size)));
        }
    }

    void theDesktopsToolsAcceptItsFiles_data() {
        const QString files =
            QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/desktop/io.github.arenascope.ArenaScope");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("desktop-file-validate") << QStringList{files + QStringLiteral(".desktop")};
        QTest::newRow("appstreamcli") << QStringList{QStringLiteral("validate"), QStringLiteral("--no-net"),
                                                     files + QStringLiteral(".metainfo.xml")};
    }
    void theDesktopsToolsAcceptItsFiles() {
        QFETCH(const QStringList, words);
        const QString tool = QStandardPaths::findExecutable(QString::fromLatin1(QTest::currentDataTag()));
        if (tool.isEmpty()) QSKIP("not checked: the tool is not installed (desktop-file-utils, appstream)");
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(tool, words);
        QVERIFY(process.waitForFinished(60000));
        QVERIFY2(process.exitCode() == 0, process.readAll().constData());
    }
};

QTEST_MAIN(TestChecksFiles)
#include "test_checks_files.moc"
