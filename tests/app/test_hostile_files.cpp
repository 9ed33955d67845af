// Files that once caused damage (tests/data/hostile), run through the same verbs: each gives its message and status.

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <unistd.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "engine/runtime/observer.h"
#include "tests/app/cli_testing.h"
#include "tests/formats/importing.h"
#include "tests/formats/pt2_text.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString folder(const QString& kind) { return QStringLiteral(ARENASCOPE_TEST_DATA "/hostile/") + kind; }

QStringList filesOf(const QString& kind) {
    QStringList out;
    for (const QString& name : QDir(folder(kind)).entryList({"*.pte", "*.pt2", "*.onnx"}, QDir::Files))
        out.push_back(folder(kind) + '/' + name);
    return out;
}

/// The text holds nothing that a terminal, an editor or a viewer would interpret.
bool isPlain(const QString& text) {
    static const QRegularExpression acting(
        QStringLiteral(R"([\x00-\x08\x0b-\x1f\x7f-\x9f\x{200e}\x{200f}\x{2028}-\x{202e}\x{2066}-\x{2069}])"));
    return !acting.match(text).hasMatch();
}

std::vector<HostTensor> zerosFor(const Method& method) {
    std::vector<HostTensor> out;
    for (const ValueId id : method.inputs) {
        const Tensor& input = *method.values[id].tensor();
        out.push_back({input.dtype, input.upper, std::vector<std::byte>(static_cast<std::size_t>(*input.bytes()))});
    }
    return out;
}

/// Reports that the first instruction has started.
class Starts final : public RunObserver {
public:
    std::atomic<bool> seen{false};
    void begin(const Image&) override {}
    void inputs_given(ConstValuesView) override {}
    void before(InstructionIndex, ConstValuesView) override { seen = true; }
    void after(InstructionIndex, ConstValuesView) override {}
    void end(ConstValuesView) override {}
};

class TestHostileFiles : public QObject {
    Q_OBJECT
private slots:
    /// Every verb on such a file ends with one of the three statuses.
    void noVerbEndsTheProgram_data() {
        QTest::addColumn<QString>("file");
        for (const char* kind : {"aliasing", "open", "payload", "plans", "pooling", "sizes", "text"})
            for (const QString& file : filesOf(kind))
                QTest::addRow("%s", qPrintable(QFileInfo(file).fileName())) << file;
    }
    void noVerbEndsTheProgram() {
        QFETCH(const QString, file);
        for (const QStringList& words : {QStringList{"info"},
                                         {"plan"},
                                         {"verify"},
                                         {"explain", "--study-time", "0.2"},
                                         {"shrink", "--least", "--time-limit", "0.2"},
                                         {"partition", "--backend", "demo"},
                                         {"plan", "--backend", "xnnpack"}}) {
            const Said said = say(QStringList{words.first(), file} + words.mid(1));
            QVERIFY2(said.status >= 0 && said.status <= 2, qPrintable(words.join(' ')));
            QVERIFY2(isPlain(said.out) && isPlain(said.err), qPrintable(said.out + said.err));
        }
    }

    void aSizeThatNoMemoryHasIsRefused_data() {
        QTest::addColumn<QStringList>("words");
        for (const QString& file : filesOf("sizes")) {
            QStringList words{"run", file, "--zeros"};
            if (file.contains("arbitrary"))
                words = {"run", file, "--input", "0=" + folder("sizes/idx_far.bin"), "--random", "1"};
            QTest::addRow("%s", qPrintable(QFileInfo(file).fileName())) << words;
        }
    }
    void aSizeThatNoMemoryHasIsRefused() {
        QFETCH(const QStringList, words);
        const Said said = say(words);
        QVERIFY2(said.status == 2, qPrintable(said.out + said.err));
        QCOMPARE(said.err.count('\n'), 1);
    }
    void aKernelWhoseOperandIsItsResultIsRefusedOrRight_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : filesOf("aliasing") + filesOf("pooling"))
            QTest::addRow("%s", qPrintable(QFileInfo(file).fileName())) << file;
    }
    void aKernelWhoseOperandIsItsResultIsRefusedOrRight() {
        QFETCH(const QString, file);
        const Said said = say({"run", file, "--random", "1", "--sanitize"});
        QVERIFY2(said.status >= 0 && said.status <= 2, qPrintable(said.err));
        if (said.status == 0) return;
        QVERIFY2(said.err.count('\n') == 1 || (said.out + said.err).contains("invalid"),
                 qPrintable(said.out + said.err));
    }
    void whatCannotBeOpenedSaysWhyInOneLine_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : filesOf("open")) QTest::addRow("%s", qPrintable(QFileInfo(file).fileName())) << file;
    }
    void whatCannotBeOpenedSaysWhyInOneLine() {
        QFETCH(const QString, file);
        const Said said = say({"info", file});
        // A model with an unknown operator can be planned with the shapes that the file declares.
        if (said.status == 0) return;
        // A program that its own core refuses opens, but the status is not success.
        if (said.status == 1 && said.out.contains("cannot run there: ")) return;
        QVERIFY2(said.status == 2 && said.err.count('\n') == 1, qPrintable(said.err));
    }
    void unrollingIsBounded_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"lstm100000.onnx", "rnn10000000.onnx"})
            QTest::addRow("%s", name) << folder("unroll/") + name;
    }
    void unrollingIsBounded() {
        QFETCH(const QString, file);
        // Unrolled, each step would be twenty operators: it stays one operator that is planned but not run.
        const Said said = say({"info", file, "--json"});
        QVERIFY2(said.status == 0 && said.out.size() < 100'000, qPrintable(said.out.left(2000) + said.err));
    }
    void oneLongInstructionCanBeCancelled() {
        const TextProgram text(QStringLiteral(R"(
            input x: f32[1,4,28,28,28]
            input w: f32[4,4,9,9,9]
            y: f32[1,4,20,20,20] = aten.convolution.default(input=x, weight=w, bias=None, stride=[1,1,1], padding=[0,0,0], dilation=[1,1,1], transposed=False, output_padding=[0,0,0], groups=1)
            return y
        )"));
        const QTemporaryDir written;
        const Engine engine;
        Progress progress;
        const auto program =
            engine.open(writtenFile(written, QStringLiteral("volume.pt2"), text.archive()).toStdString(), progress);
        QVERIFY(program.ok());
        const auto outcome = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
        QVERIFY(outcome.ok());
        const Method& method = *outcome.value().method;
        const auto executor = Executor::load(program.value(), method, outcome.value().plan());
        QVERIFY(executor.ok());
        const std::vector<HostTensor> zeros = zerosFor(method);
        Starts starts;
        std::thread stopper([&] {
            while (!starts.seen) std::this_thread::yield();
            progress.cancel();
        });
        RunOptions options;
        options.observer = &starts;
        const auto result = executor.value()->run(zeros, options, progress);
        stopper.join();
        // If the only instruction runs to its end, the run is complete.
        QVERIFY(!result.ok() && result.error().is_cancelled);
    }
    void whatCannotBeWrittenIsNotDone_data() {
        QTest::addColumn<QStringList>("words");
        const std::initializer_list<QStringList> lines{
            {"--help"}, {"--version"}, {"--man"}, {"plan", "--help"}, {"info", sample("model_greedy.pte")}};
        for (const QStringList& words : lines) QTest::addRow("%s", qPrintable(words.join(' '))) << words;
    }
    void whatCannotBeWrittenIsNotDone() {
        QFETCH(const QStringList, words);
        std::vector<std::string> texts;
        for (const QString& word : words) texts.push_back(word.toStdString());
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        std::ofstream full("/dev/full");
        std::ostringstream err;
        cli::Console console{full, err};
        QCOMPARE(cli::run_cli(Engine(), views, console), 2);
        QVERIFY2(err.str().ends_with("the output could not be written\n"), err.str().c_str());
    }
    void aWrongPlanIsNotCalledValid_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : filesOf("plans"))
            QTest::addRow("%s", qPrintable(QFileInfo(file).fileName())) << file;
    }
    void aWrongPlanIsNotCalledValid() {
        QFETCH(const QString, file);
        const Said said = say({"verify", file});
        const bool is_doubted = (said.out + said.err).contains("check the plan");
        QVERIFY2(said.status == 1 || is_doubted, qPrintable(said.out + said.err));
    }
    void whatActsIsFound() {
        QVERIFY(isPlain(QStringLiteral("a name, \u00fc\n\t[x]")));
        for (const char16_t acts : {u'\x1b', u'\x07', u'\x9b', u'\u200e', u'\u202e', u'\u2066'})
            QVERIFY(!isPlain(QStringLiteral("a") + QChar(acts)));
    }
    void whatTheNameOfAFileSaysDoesNotActInReports() {
        const QTemporaryDir files;
        const QString folder = files.filePath("acting\\|<img src=x>"), xml = files.filePath("acting.xml");
        const QString path = folder + QStringLiteral("/a&`![b](c)\uffff\x1b.csv");
        QVERIFY(QDir().mkpath(folder) && put(path, "id,lower,upper,size\na,0,2,64\n"));
        const Said said = say({"plan", path, folder + "/missing.pte", "--markdown", "--junit", xml});
        QCOMPARE(said.status, 2);
        const QStringList lines = said.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        static const QRegularExpression column(R"((?<!\\)(\\\\)*\|)");
        for (const QString& line : lines) QVERIFY2(line.count(column) == lines.front().count(column), qPrintable(line));
        QVERIFY2(lines[2].contains(QStringLiteral(R"(acting\\\|&lt;img src=x>/a&amp;\`![b]\(c)\\uffff\\x1b.csv)")),
                 qPrintable(lines[2]));
        QXmlStreamReader report(bytesOf(xml));
        while (!report.atEnd()) report.readNext();
        QVERIFY2(!report.hasError(), qPrintable(report.errorString()));
    }
    void oneViolationIsOne() {
        const Said said = say({"run", folder("plans/shared_state_2_7.pte"), "--random", "1", "--sanitize"});
        QVERIFY2(said.out.contains("sanitizer: 1 violation\n"), qPrintable(said.out));
        QVERIFY2(said.out.contains("pool 2: "), qPrintable(said.out));
    }
    void noOptionDestroysWhatIsRead_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addRow("session over the model") << QStringList{"plan", "m.pt2", "--save-session", "m.pt2"};
        QTest::addRow("session over a link to it") << QStringList{"plan", "m.pt2", "--save-session", "link.pt2"};
        QTest::addRow("state over the model") << QStringList{"run", "m.pt2", "--zeros", "--state-out", "hard.pt2"};
        QTest::addRow("results over the model") << QStringList{"info", "m.pt2", "--junit", "./m.pt2"};
        QTest::addRow("results into the folder that is read") << QStringList{"info", ".", "--junit", "m.pt2"};
        QTest::addRow("payload over the model") << QStringList{"info", "m.pt2", "--extract-payload", "0=m.pt2"};
        QTest::addRow("program over itself") << QStringList{"export", "m.pt2", "-o", "m.pt2"};
        QTest::addRow("outputs over an input")
            << QStringList{"run", "m.pt2", "--input", "0=out0_0.npy", "--output-dir", "."};
        QTest::addRow("outputs over recorded ones")
            << QStringList{"run", "m.pt2", "--vectors", "io.json", "--output-dir", "./"};
        QTest::addRow("constants over those that are read") << QStringList{
            "export", "m.pt2", "--data", "b._default_external_constant.ptd", "--external-constants", "-o", "b.pte"};
        QTest::addRow("two outputs of a name")
            << QStringList{"run", "m.pt2", "--zeros", "--state-out", "a.csv", "--trace", "a.csv"};
    }
    void noOptionDestroysWhatIsRead() {
        QFETCH(const QStringList, words);
        QTemporaryDir place;
        const QString old = QDir::currentPath();
        QVERIFY(QFile::copy(folder("text/m.pt2"), place.filePath("m.pt2")) && QDir::setCurrent(place.path()));
        QVERIFY(QFile::link("m.pt2", "link.pt2") && ::link("m.pt2", "hard.pt2") == 0);
        for (const char* name : {"out0_0.npy", "out0_0.bin", "b._default_external_constant.ptd"})
            QVERIFY(put(name, "read"));
        QVERIFY(put("io.json", R"({"runs": [{"inputs": [], "outputs": [{"file": "out0_0.bin"}]}]})"));
        const auto all = [] {
            QByteArrayList out;
            for (const QString& name : QDir().entryList(QDir::Files, QDir::Name)) out << name.toUtf8() << bytesOf(name);
            return out;
        };
        const QByteArrayList before = all();
        const Said said = say(words);
        const QByteArrayList after = all();
        QVERIFY(QDir::setCurrent(old));
        QVERIFY2(said.status == 2 && said.err.contains("--force") != said.err.contains("the same file"),
                 qPrintable(said.out + said.err));
        QCOMPARE(after, before);
    }
    /// The trace of a loop has its own limit; the file has 189 bytes.
    void aLongLoopKeepsItsFirstCallsOnly() {
        QByteArray bytes = bytesOf(folder("unroll/cumsum_loop100000.onnx"));
        const auto raw = [](std::int64_t number) {
            return QByteArray(reinterpret_cast<const char*>(&number), sizeof number);
        };
        QVERIFY(bytes.contains(raw(10'000'000)));
        bytes.replace(raw(10'000'000), raw(400'000));
        const QTemporaryDir place;
        QVERIFY(put(place.filePath("loop.onnx"), bytes));
        Progress progress;
        const Engine engine;
        const auto program = engine.open(place.filePath("loop.onnx").toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto outcome = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
        QVERIFY(outcome.ok());
        const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
        QVERIFY(executor.ok());
        RunOptions options;
        options.profile = true;
        const auto ran = executor.value()->run(zerosFor(*outcome.value().method), options, progress);
        QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
        std::int64_t calls = 0;
        for (const OpTime& time : ran.value().times) calls += time.calls;
        QVERIFY2(calls > 1'000'000, qPrintable(QString::number(calls)));
        QCOMPARE(ran.value().calls.size(), std::size_t{1'000'000});
        options = {};
        options.stats = true;
        const auto checked = executor.value()->run(zerosFor(*outcome.value().method), options, progress);
        QVERIFY2(!checked.ok() && checked.error().text().find("million values") != std::string::npos,
                 checked.ok() ? "" : checked.error().text().c_str());
    }
    void oddRanksAreLeftToKernels_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : filesOf("payload"))
            QTest::addRow("%s", qPrintable(QFileInfo(file).fileName())) << file;
    }
    void oddRanksAreLeftToKernels() {
        QFETCH(const QString, file);
        const Said said = say({"partition", file, "--backend", "xnnpack"});
        QVERIFY2(said.status >= 0 && said.status <= 2, qPrintable(said.err));
        QVERIFY(isPlain(said.out) && isPlain(said.err));
    }
    void namesDoNotActWhereTheyGo_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"h", "ld", "csv", "svg", "json", "html"}) {
            QTest::addRow("evil.onnx as %s", suffix)
                << QStringList{"export", folder("text/evil.onnx"), "--force"} << suffix;
            QTest::addRow("pipe.onnx as %s", suffix)
                << QStringList{"export", folder("text/pipe.onnx"), "--force"} << suffix;
            QTest::addRow("evil_method.pte as %s", suffix)
                << QStringList{"export", folder("text/evil_method.pte"), "--force"} << suffix;
            QTest::addRow("evil_h.json as %s", suffix)
                << QStringList{"export", folder("text/m.pt2"), "--session", folder("text/evil_h.json"), "--force"}
                << suffix;
        }
        QTest::addRow("evil.json as py") << QStringList{"export", folder("text/m.pt2"), "--session",
                                                        folder("text/evil.json"), "--force"}
                                         << "py";
    }
    void namesDoNotActWhereTheyGo() {
        QFETCH(QStringList, words);
        QFETCH(const QString, suffix);
        QTemporaryDir out;
        const QString path = out.filePath("out." + suffix);
        const Said said = say(words << "-o" << path);
        QVERIFY2(isPlain(said.out) && isPlain(said.err), qPrintable(said.out + said.err));
        // A name cannot begin a line of its own.
        for (const QString& line : (said.out + said.err).split('\n'))
            QVERIFY2(!line.startsWith("print(") && !line.startsWith("/ int"), qPrintable(line));
        if (said.status != 0) return;
        const QString text = QString::fromUtf8(bytesOf(path));
        QVERIFY2(isPlain(text), qPrintable(text.left(2000)));
        for (const QString& line : text.split('\n')) {
            QVERIFY2(suffix != "py" || !line.startsWith("print("), qPrintable(line));
            for (const QString& cell : suffix == "csv" ? line.split(',') : QStringList())
                QVERIFY2(cell.isEmpty() || !QStringLiteral("=+-@").contains(cell.front()) ||
                             QRegularExpression("^-?[0-9]+$").match(cell).hasMatch(),
                         qPrintable(line));
        }
    }
};

}  // namespace

QTEST_MAIN(TestHostileFiles)
#include "test_hostile_files.moc"
