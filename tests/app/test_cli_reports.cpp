// The command line in scripts: many files, limits, targets, sessions, reports, and messages about its options.

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// XML elements by name; empty if the text is not XML.
QMap<QString, int> elementsOf(const QByteArray& xml) {
    QMap<QString, int> out;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) ++out[reader.name().toString()];
    }
    return reader.hasError() ? QMap<QString, int>() : out;
}

}  // namespace

class TestCliReports : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString temporary(const QString& name) const { return folder_.filePath(name); }

private slots:
    void aCompileSpecForABackendThatIsNotAskedForIsRefused() {
        const QStringList asked{"partition", sample("model.pt2"), "--backend", "demo"};
        QCOMPARE(say(asked + QStringList{"--compile-spec", "demo:max_numel=99999"}).status, 0);
        const Said other = say(asked + QStringList{"--compile-spec", "xnnpack:a=b"});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("xnnpack:a") && other.err.contains("--backend xnnpack"), qPrintable(other.err));
        QCOMPARE(say({"plan", sample("model.pt2"), "--compile-spec", "demo:max_numel=9"}).status, 2);
        const Said unknown = say(asked + QStringList{"--compile-spec", "npu:a=b"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("demo"), qPrintable(unknown.err));
        // Delegate calls of the file accept them without an option.
        const QString made = temporary("for_specs.pte");
        QCOMPARE(say({"export", sample("model.pt2"), "-o", made, "--backend", "demo", "--for", "arenascope"}).status,
                 0);
        QCOMPARE(say({"plan", made, "--compile-spec", "demo:max_numel=99999"}).status, 0);
    }

    void aBackendThatTakesNothingIsSaidOnce() {
        const Said said = say({"run", sample("model.pt2", "mutable_state"), "--backend", "demo", "--random", "1"});
        const Said taken = say({"run", sample("model.pt2"), "--backend", "demo", "--random", "1"});
        QCOMPARE(taken.status, 0);
        QVERIFY2(!taken.err.contains("takes no node"), qPrintable(taken.err));
        QCOMPARE(said.status, 0);
        QVERIFY2(said.err.count("backend 'demo' takes no node") == 1, qPrintable(said.err));
    }

    void aFolderStandsForItsPrograms() {
        QDir(folder_.path()).mkpath("models/inner");
        QVERIFY(put(temporary("models/a.pte"), bytesOf(sample("model_greedy.pte"))));
        QVERIFY(put(temporary("models/inner/b.pt2"), bytesOf(sample("model.pt2"))));
        QVERIFY(put(temporary("models/notes.txt"), "no program"));
        const Said said = say({"plan", temporary("models"), "--json"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.json().array().size(), 2);
        QVERIFY(said.json().array()[0].toObject()["file"].toString().endsWith("a.pte"));
        QDir(folder_.path()).mkpath("nothing");
        QCOMPARE(say({"plan", temporary("nothing")}).status, 2);
    }

    void reportsHaveALineForEachFileAlsoForUnusableOnes() {
        QVERIFY(put(temporary("broken.pte"), "broken"));
        const QString good = sample("model_greedy.pte");
        const Said said = say({"plan", good, temporary("broken.pte"), "--pool", "SRAM=1,size=100", "--markdown",
                               "--junit", temporary("out.xml")});
        QCOMPARE(said.status, 2);
        QCOMPARE(said.err.count("broken.pte"), 1);
        const QStringList lines = said.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        for (const QString& line : lines) QVERIFY2(line.startsWith('|') && line.endsWith('|'), qPrintable(line));
        const auto elements = elementsOf(bytesOf(temporary("out.xml")));
        QCOMPARE(elements["testcase"], 2);
        QCOMPARE(elements["failure"], 1);
        QCOMPARE(elements["error"], 1);
        QVERIFY(bytesOf(temporary("out.xml")).contains("tests=\"2\" failures=\"1\" errors=\"1\""));
    }

    void aFileThatCannotBeUsedHasItsPlaceInTheJson() {
        QVERIFY(put(temporary("broken.pte"), "broken"));
        for (const QString& verb : {QString("plan"), QString("info")}) {
            const Said said = say({verb, sample("model_greedy.pte"), temporary("broken.pte"), "--json"});
            QCOMPARE(said.status, 2);
            const QJsonArray all = said.json().array();
            QCOMPARE(all.size(), 2);
            QCOMPARE(schemaViolation(all[0], schemaOf(verb)), QString());
            QCOMPARE(schemaViolation(all[1], schemaOf("error")), QString());
            QVERIFY(all[1].toObject()["error"].toObject()["file"].toString().endsWith("broken.pte"));
            QVERIFY(say({verb, sample("model.pt2"), "--json", "--markdown"}).err.contains("together"));
        }
    }

    void aRangeIsForTheFileThatHasItsSymbol() {
        const QString folder = "mlp_dynbatch", pte = sample("model_greedy.pte", folder),
                      pt2 = sample("model.pt2", folder);
        const Said said = say({"compare", pte, pt2, "--range", "s77=1:2", "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const Said wide = say({"compare", pte, pt2, "--json"});
        const auto after = [](const Said& of) { return of.json().object()["after"].toObject()["total_bytes"].toInt(); };
        QVERIFY(after(said) < after(wide));
        QCOMPARE(said.json().object()["before"], wide.json().object()["before"]);
        const Said none = say({"compare", pte, pt2, "--range", "nosuch=1:2"});
        QVERIFY2(none.status == 2 && none.err.contains("neither file has a dimension 'nosuch'"), qPrintable(none.err));
    }

    void comparisonsReportGrowth() {
        const Said said = say({"compare", sample("model_greedy.pte"), sample("model_naive.pte"), "--fail-if-grows",
                               "1%", "--markdown", "--junit", temporary("compare.xml")});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("| 384 B | 896 B | +512 B |"), qPrintable(said.out));
        QCOMPARE(elementsOf(bytesOf(temporary("compare.xml")))["failure"], 1);
    }

    void payloadsOfDelegatesAreExtracted() {
        const QString delegated = QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples/dw_conv_xnnpack.pte");
        const Said said = say({"info", delegated, "--extract-payload", "0=" + temporary("payload.bin")});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QByteArray payload = bytesOf(temporary("payload.bin"));
        QVERIFY(payload.size() > 100 && bytesOf(delegated).contains(payload));
        QCOMPARE(say({"info", delegated, "--extract-payload", "7=" + temporary("none.bin")}).status, 2);
        QVERIFY(say({"info", sample("model.pt2"), "--extract-payload", "0=x"}).err.contains("unknown delegate 0"));
        // Scripts may still use the option's former name.
        QCOMPARE(say({"info", delegated, "--extract-blob", "0=" + temporary("again.bin")}).status, 0);
        QCOMPARE(bytesOf(temporary("again.bin")), payload);
        QVERIFY(!say({"info", "--help"}).out.contains("--extract-blob"));
    }

    void payloadsAreReplacedAndWhatCannotBeReadNamesItsByte() {
        const QStringList partition{"partition", sample("model.pt2"), "--backend", "demo"};
        const Said made = say(partition + QStringList{"--extract-payload", "0=" + temporary("made.bin"), "--json"});
        QVERIFY2(made.status == 0, qPrintable(made.err));
        const QJsonObject region = made.json().object()["regions"].toArray()[0].toObject();
        QCOMPARE(region["payload_bytes"].toInt(), bytesOf(temporary("made.bin")).size());
        QCOMPARE(region["blob_bytes"], region["payload_bytes"]);  // its former name
        QCOMPARE(region["arena_after"].toInt(), made.json().object()["arena"].toObject()["after"].toInt());
        QVERIFY(region["inside_bytes"].toInt() > 0);
        const QStringList run{"run", sample("model.pt2"), "--backend", "demo", "--random", "1"};
        QCOMPARE(say(run + QStringList{"--replace-payload", "0=" + temporary("made.bin")}).status, 0);
        QVERIFY(put(temporary("bent.bin"), "demo 1\nnumel x\n"));
        const Said bent = say(run + QStringList{"--replace-payload", "0=" + temporary("bent.bin")});
        QCOMPARE(bent.status, 2);
        QVERIFY2(bent.err.contains("BackendWithCompilerDemo") && bent.err.contains("byte "), qPrintable(bent.err));
        const Said none = say(run + QStringList{"--replace-payload", "9=" + temporary("made.bin")});
        QVERIFY2(none.status == 2 && none.err.contains("unknown delegate 9"), qPrintable(none.err));
    }

    void onnxModelsRunOnTheirRecordedInputs() {
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/onnx/test_gemm_all_attributes/");
        QStringList words{"run", folder + "model.onnx", "--rtol", "1e-3"};
        for (const char* k : {"0", "1", "2"})
            words << "--input" << QString("%1=%2test_data_set_0/input_%1.pb").arg(k, folder);
        const Said said = say(words + QStringList{"--expect", "0=" + folder + "test_data_set_0/output_0.pb"});
        QVERIFY2(said.status == 0, qPrintable(said.out + said.err));
        QCOMPARE(say(words + QStringList{"--expect", "0=" + folder + "test_data_set_0/input_2.pb"}).status == 0, false);
    }

    void targetsAreMemoriesAndLimits() {
        const Said list = say({"list", "targets", "--json"});
        const QJsonArray targets = list.json().object()["targets"].toArray();
        QVERIFY(targets.size() >= 5);
        for (const QJsonValue& target : targets) {
            const Said said =
                say({"plan", sample("model.pt2"), "--target", target.toObject()["id"].toString(), "--json"});
            QVERIFY2(said.status == 0, qPrintable(said.err));
        }
        QVERIFY(put(temporary("board.json"),
                    R"({"title":"Mine","pools":[{"mem_id":1,"name":"A","capacity":"300"}],"limits":{"ram":"10M"}})"));
        QCOMPARE(say({"plan", sample("model.pt2"), "--target", temporary("board.json")}).status, 1);
        QVERIFY(
            put(temporary("wrong.json"), R"({"title":"Mine","pools":[{"mem_id":1,"name":"A","capacity":"300X"}]})"));
        const Said wrong = say({"plan", sample("model.pt2"), "--target", temporary("wrong.json")});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("pools[0]") && wrong.err.contains("300X"), qPrintable(wrong.err));
        QVERIFY(say({"plan", sample("model.pt2"), "--target", "esp32s3"}).err.contains("esp32_s3"));
    }

    void sessionsKeepThePlanAndNameOrphans() {
        const QString pt2 = sample("model.pt2"), session = temporary("session.json");
        const QStringList edits{"--pool", "PSRAM=2", "--assign",  "op:aten::mul.*=PSRAM",
                                "--pin",  "sin=256", "--planner", "greedy_by_size"};
        const Said first = say(QStringList{"plan", pt2, "--json", "--save-session", session} + edits);
        QVERIFY2(first.status == 0, qPrintable(first.err));
        const Said again = say({"plan", pt2, "--json", "--session", session, "--strict"});
        QVERIFY2(again.status == 0, qPrintable(again.err));
        QCOMPARE(again.json()["plans"].toArray()[0].toObject()["tensors"],
                 first.json()["plans"].toArray()[0].toObject()["tensors"]);
        QCOMPARE(say(QStringList{"export", pt2, "-o", temporary("one.pte")} + edits).status, 0);
        QCOMPARE(say({"export", pt2, "-o", temporary("two.pte"), "--session", session}).status, 0);
        QVERIFY(bytesOf(temporary("one.pte")) == bytesOf(temporary("two.pte")));
        QByteArray changed = bytesOf(session);
        changed.replace("\"sin\"", "\"cos\"");
        QVERIFY(put(session, changed));
        const Said renamed = say({"plan", pt2, "--session", session, "--strict"});
        QVERIFY2(renamed.status == 0 && renamed.err.contains("cos -> sin"), qPrintable(renamed.err));
        changed.replace("aten::sin.out", "aten::cos.out");
        QVERIFY(put(session, changed));
        const Said orphaned = say({"plan", pt2, "--session", session});
        QCOMPARE(orphaned.status, 0);
        QVERIFY2(orphaned.err.contains("orphaned: cos"), qPrintable(orphaned.err));
        QCOMPARE(say({"plan", pt2, "--session", session, "--strict"}).status, 1);
    }

    void aSessionStartsNoProgram() {
        const QString session = temporary("exec.json"), program = temporary("planner.sh"), mark = temporary("started");
        QVERIFY(put(program, "#!/bin/sh\ntouch '" + mark.toUtf8() + "'\n"));
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(put(
            session,
            "{\"arenascope_session\":1,\"program\":\"\",\"tuning\":{\"planner\":\"exec:" + program.toUtf8() + "\"}}"));
        for (const QStringList& words : {QStringList{"plan"}, QStringList{"info"}, QStringList{"run", "--random", "1"},
                                         QStringList{"export", "-o", temporary("exec.pte")}}) {
            const Said said = say(words + QStringList{sample("model.pt2"), "--session", session});
            QVERIFY2(said.status == 0 && said.err.contains(program), qPrintable(words.front() + said.err));
            QVERIFY2(said.err.contains("--planner exec:"), qPrintable(said.err));
            QVERIFY(!QFile::exists(mark));
        }
        QCOMPARE(say({"plan", sample("model.pt2"), "--session", session, "--strict"}).status, 1);
        const Said named = say({"plan", sample("model.pt2"), "--session", session, "--planner", "exec:" + program});
        QVERIFY(QFile::exists(mark));
        QVERIFY2(!named.err.contains("cannot start"), qPrintable(named.err));
    }

    void aStoredPlanThatDoesNotFitIsNamed() {
        const QString pt2 = sample("model.pt2"), session = temporary("fits.json");
        QCOMPARE(say({"plan", pt2, "--planner", "naive", "--save-session", session}).status, 0);
        const QByteArray good = bytesOf(session);
        QByteArray orphan = good;
        orphan.replace("\"places\": {", "\"places\": {\"nosuch\": [1, 0, 64],");
        QVERIFY(put(session, orphan));
        for (const QStringList& words : {QStringList{"plan"}, QStringList{"run", "--random", "1"},
                                         QStringList{"export", "-o", temporary("fits.pte")}}) {
            const QStringList all = words + QStringList{pt2, "--session", session};
            const Said said = say(all);
            QVERIFY2(said.status == 0 && said.err.contains("'nosuch'"), qPrintable(said.err));
            QCOMPARE(say(all + QStringList{"--strict"}).status, 1);
        }
        QByteArray other = good;
        other.replace("\"sin\": [", "\"sine\": [");
        QVERIFY(other != good && put(session, other));
        const Said said = say({"run", pt2, "--random", "1", "--session", session, "--strict"});
        QVERIFY2(said.status == 1 && said.err.contains("no offset for 'sin'"), qPrintable(said.err));
    }

    void anInvalidStoredPlanIsNotReplacedInARun() {
        const QString pt2 = sample("model.pt2"), session = temporary("over.json"), places = temporary("over.csv");
        const Said plan = say({"plan", pt2, "--planner", "naive", "--json"});
        QByteArray table = "name,offset\n";
        for (const QJsonValue& row : plan.json()["plans"].toArray()[0].toObject()["tensors"].toArray())
            table += row.toObject()["name"].toString().toUtf8() + ",0\n";
        QVERIFY(put(places, table));
        QCOMPARE(say({"plan", pt2, "--plan-file", places, "--save-session", session}).status, 1);
        for (const QStringList& words :
             {QStringList{"run", "--random", "1"}, QStringList{"export", "-o", temporary("over.pte")}}) {
            const Said said = say(words + QStringList{pt2, "--session", session});
            QCOMPARE(said.status, 2);
            QVERIFY2(said.err.contains("is invalid") && !said.err.contains("buffer "), qPrintable(said.err));
        }
    }

    void aStoredPlanIsShownEvenWhereAPlannerWouldMakeAnother() {
        const QString session = temporary("moved.json");
        QCOMPARE(say({"plan", sample("model.pt2"), "--planner", "naive", "--save-session", session}).status, 0);
        QByteArray text = bytesOf(session);
        text.replace("\"planner\": \"naive\"", "\"planner\": \"auto\"");
        QVERIFY(put(session, text));
        const Said said = say({"verify", sample("model.pt2"), "--session", session, "--json"});
        QCOMPARE(said.json()["total_bytes"].toInt(), 896);
    }

    void aPictureOnPaperShowsEveryStepInLettersOfTheScreensSize() {
        const QString path = temporary("whole.svg");
        QCOMPARE(say({"export", sample("model.pt2", "mobilenet_v2_w035"), "-o", path}).status, 0);
        const QByteArray svg = bytesOf(path);
        QVERIFY2(svg.contains(">150</text>"), "the last of 152 steps has its tick");
        static const QRegularExpression size("font-family=\"Inter\" font-size=\"([0-9.]+)\"");
        int letters = 0;
        for (auto match = size.globalMatch(QString::fromUtf8(svg)); match.hasNext(); ++letters) {
            const double pixels = match.next().captured(1).toDouble();
            QVERIFY2(pixels >= 10, qPrintable(QString::number(pixels)));
        }
        QVERIFY(letters > 20);
    }

    void aSessionKeepsItsBaselineUntilAnotherIsAskedFor() {
        const QString pt2 = sample("model.pt2"), first = temporary("first.json"), second = temporary("second.json");
        QCOMPARE(say({"plan", pt2, "--planner", "naive", "--save-session", first}).status, 0);
        const Said better =
            say({"plan", pt2, "--session", first, "--planner", "greedy_by_size", "--json", "--save-session", second});
        const QJsonObject baseline = better.json()["baseline"].toObject();
        QCOMPARE(baseline["before"].toInt(), 896);
        QCOMPARE(baseline["after"], better.json()["plans"].toArray()[0].toObject()["total_bytes"]);
        QCOMPARE(schemaViolation(better.json().object(), schemaOf("plan")), QString());
        const Said text = say({"plan", pt2, "--session", second});
        QVERIFY2(text.out.contains("baseline naive: 896 -> "), qPrintable(text.out));
        QVERIFY(say({"plan", pt2, "--session", second, "--markdown"}).out.contains("to baseline"));
        QCOMPARE(say({"plan", pt2, "--session", second, "--new-baseline", "--save-session", second}).status, 0);
        QVERIFY(say({"plan", pt2, "--session", second}).out.contains("(the same)"));
        QVERIFY(say({"plan", pt2, "--json"}).json()["baseline"].isNull());
    }

    void plansAreLinesForSpreadsheets() {
        const Said said = say({"plan", sample("model.pt2"), "--planner", "naive", "--csv"});
        QCOMPARE(said.status, 0);
        const QStringList lines = said.out.trimmed().split('\n');
        QCOMPARE(lines.front(), QString("file,method,planner,id,lower,end,size,offset,mem_id,role,op"));
        QCOMPARE(lines.size(), 8);
        for (const QString& line : lines) QCOMPARE(line.count(','), 10);
    }

    void exportsThatAreSeen() {
        const QString pt2 = sample("model.pt2");
        for (const char* suffix : {"svg", "pdf", "png", "html", "json", "csv", "h", "ld", "py", "trace.json"}) {
            const QString path = temporary(QString("export.") + suffix);
            const Said said = say({"export", pt2, "-o", path});
            QVERIFY2(said.status == 0, qPrintable(said.err));
            QVERIFY2(QFileInfo(path).size() > 100, suffix);
        }
        QVERIFY(elementsOf(bytesOf(temporary("export.svg")))["g"] > 10);
        QVERIFY(bytesOf(temporary("export.pdf")).startsWith("%PDF"));
        QVERIFY(bytesOf(temporary("export.png")).startsWith("\x89PNG"));
        const QByteArray html = bytesOf(temporary("export.html"));
        QCOMPARE(html.count("<svg"), 2 + html.count("class=\"flame\""));
        QVERIFY2(!html.contains("src=\"") && !html.contains("href=\"http"), "a report needs nothing but itself");
        QVERIFY(html.contains("aten::sin.out") && html.contains("class=\"flame\""));
        const QJsonObject schema =
            QJsonDocument::fromJson(
                bytesOf(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/schemas/plan.schema.json")))
                .object();
        QCOMPARE(schemaViolation(QJsonDocument::fromJson(bytesOf(temporary("export.json"))).object(), schema),
                 QString());
    }

    /// The manual page and the help of a verb come from one table: same options, values and texts in the same order.
    void theManualPageHasWhatTheHelpHas() {
        const QString man = say({"--man"}).out.replace("\\-", "-").replace("\\&", "").replace("\\e", "\\");
        for (const cli::Verb& verb : cli::builtin_verbs()) {
            const QString id = QString::fromUtf8(verb.id.data(), static_cast<qsizetype>(verb.id.size()));
            static const QRegularExpression option("^\\.TP\\n\\\\fB(\\S+)\\\\fR\\\\fI ?(.*)\\\\fR\\n(.*)$",
                                                   QRegularExpression::MultilineOption);
            const QString section = man.section("\n.SH " + id.toUpper() + "\n", 1).section("\n.SH ", 0, 0);
            QStringList in_man, in_help;
            for (auto it = option.globalMatch(section); it.hasNext();) {
                const QRegularExpressionMatch found = it.next();
                in_man << (found.captured(1) + ' ' + found.captured(2) + ' ' + found.captured(3)).simplified();
            }
            // An option begins two columns in; what does not fit into its line is farther in.
            const QStringList lines = say({id, "--help"}).out.split('\n');
            for (const QString& line : lines.mid(3)) {
                if (line.startsWith("  -")) in_help << line.simplified();
                else if (!in_help.isEmpty()) in_help.back() = (in_help.back() + ' ' + line).simplified();
            }
            QVERIFY2(in_help.size() >= 5, qPrintable(id));
            QCOMPARE(in_man, in_help);
            QCOMPARE(section.section('\n', 0, 0), lines.value(1) + '.');
        }
        const QString general = man.section("\n.SH OPTIONS\n", 1).section("\n.SH ", 0, 0), help = say({"--help"}).out;
        static const QRegularExpression own("^arenascope (--\\w+)", QRegularExpression::MultilineOption);
        int found = 0;
        for (auto it = own.globalMatch(help); it.hasNext(); ++found)
            QVERIFY(general.contains("\\fB" + it.next().captured(1) + "\\fR"));
        QCOMPARE(found, 4);
    }

    void theManualAndTheCompletionNameEveryOptionThatHelpNames() {
        const QString man = say({"--man"}).out, completion = say({"--completion", "bash"}).out;
        QVERIFY(man.startsWith(".TH ARENASCOPE 1"));
        for (const cli::Verb& verb : cli::builtin_verbs()) {
            const QString help =
                say({QString::fromUtf8(verb.id.data(), static_cast<qsizetype>(verb.id.size())), "--help"}).out;
            for (const auto& options : verb.options) {
                for (const cli::Option& option : options) {
                    const QString name =
                        QString::fromUtf8(option.name.data(), static_cast<qsizetype>(option.name.size()));
                    QVERIFY2(help.contains(name) && completion.contains(name), qPrintable(name));
                    QVERIFY2(man.contains("\\fB" + QString(name).replace("-", "\\-")), qPrintable(name));
                }
            }
        }
        const auto completed = [&](const QString& words) {  // completions that a shell offers for the last word
            QProcess bash;
            bash.setWorkingDirectory(folder_.path());
            bash.start(
                "bash",
                {"-c",
                 completion + "COMP_WORDS=(" + words + ") COMP_CWORD=" + QString::number(words.split(' ').size() - 1) +
                     "\n_arenascope\necho \"${COMPREPLY[*]}\"\n"});
            return bash.waitForFinished(10000)
                ? QString::fromUtf8(bash.readAllStandardOutput() + bash.readAllStandardError()).trimmed().split(' ')
                : QStringList();
        };
        QVERIFY(put(temporary("zeta.pt2"), "x"));
        const QMap<QString, QStringList> offered{{"arenascope par", {"partition"}},
                                                 {"arenascope list pla", {"planners"}},
                                                 {"arenascope plan --planner greedy_by_s", {"greedy_by_size"}},
                                                 {"arenascope plan --lifetimes e", {"executorch"}},
                                                 {"arenascope plan --plan-file ze", {"zeta.pt2"}},
                                                 {"arenascope run --check-against xn", {"xnnpack"}},
                                                 {"arenascope render --theme d", {"dark"}},
                                                 {"arenascope plan --target esp", {"esp32_s3"}},
                                                 {"arenascope partition --backend d", {"demo"}},
                                                 {"arenascope export --for executorch-p", {"executorch-portable"}},
                                                 {"arenascope run --lay", {"--layout"}},
                                                 {"arenascope info zet", {"zeta.pt2"}},
                                                 {"arenascope zet", {"zeta.pt2"}},
                                                 {"arenascope --comp", {"--completion"}}};
        for (auto it = offered.begin(); it != offered.end(); ++it)
            QCOMPARE((QStringList{it.key()} + completed(it.key())).join(' '),
                     (QStringList{it.key()} + it.value()).join(' '));
        QVERIFY(completed("arenascope plan --pass ").size() > 2);
    }

    void everyHelpPageIsBundledAndNamesOnlyOptionsThatExist() {
        const QDir pages(QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/help"));
        const QString man = say({"--man"}).out.replace("\\-", "-");
        const QStringList names = pages.entryList({"*.md"});
        QVERIFY(names.size() >= 5);
        static const QRegularExpression option("(?<![\\w-])--[a-z][a-z-]+");
        static const QRegularExpression scripts("^tests/[^\n]*$", QRegularExpression::MultilineOption);
        for (const QString& name : names) {
            QVERIFY2(QFile::exists(":/help/" + name), qPrintable(name));
            QString text = QString::fromUtf8(bytesOf(pages.filePath(name)));
            QVERIFY2(text.startsWith("# "), qPrintable(name));
            text.remove(scripts);  // have options of their own
            for (auto it = option.globalMatch(text); it.hasNext();) {
                const QString word = it.next().captured();
                QVERIFY2(man.contains(word), qPrintable(name + " names " + word));
            }
        }
    }

    void whatNamesOfAFileSayDoesNotAct() {
        const QString path = temporary("acting.csv"), svg = temporary("acting.svg");
        QVERIFY(put(path, "id,lower,upper,size\na\x1b[31m<b>&\xE2\x80\xAE,0,2,64\nb,1,3,32\n"));
        for (const QStringList& words : {QStringList{"info", path},
                                         {"plan", path, "--json"},
                                         {"plan", path, "--pin", "c=0"},
                                         {"export", path, "-o", svg}}) {
            const Said said = say(words);
            const QString all = said.out + said.err;
            QVERIFY2(!all.contains(QChar(0x1b)) && !all.contains(QChar(0x202e)), qPrintable(all));
        }
        QVERIFY(say({"info", path}).out.contains("a\\x1b[31m<b>&\\u202e"));
        QVERIFY2(!elementsOf(bytesOf(svg)).isEmpty(), "the picture is XML");
    }

    void aPictureOfTwoFilesNamesTheOneThatIsMissing() {
        const QString missing = temporary("missing.pte");
        const Said said =
            say({"render", sample("model.pt2"), missing, "-o", temporary("both.png"), "--view", "compare"});
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains(missing), qPrintable(said.err));
    }

    void theReadmesLinesForCiWork() {
        const QString readme = QString::fromUtf8(bytesOf(QStringLiteral(ARENASCOPE_SOURCE_DIR "/README.md")));
        const QString lines = readme.section("<!-- ci -->\n```\n", 1).section("```", 0, 0);
        QVERIFY(lines.count('\n') >= 3);
        QDir(folder_.path()).mkpath("ci/models");
        QDir(folder_.path()).mkpath("ci/bin");
        QVERIFY(QFile::link(QStringLiteral(ARENASCOPE_BINARY), temporary("ci/bin/arenascope")));
        QVERIFY(put(temporary("ci/models/model.pte"), bytesOf(sample("model_greedy.pte"))) &&
                put(temporary("ci/baseline.pte"), bytesOf(sample("model_greedy.pte"))));
        for (const QString& name : QDir(sample("")).entryList({"io.json", "*.bin"}))
            QVERIFY(put(temporary("ci/" + name), bytesOf(sample(name))));
        QProcess shell;
        shell.setWorkingDirectory(temporary("ci"));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", temporary("ci/bin") + ':' + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.start("bash", {"-e", "-c", lines});
        QVERIFY(shell.waitForFinished(60000));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError() + shell.readAllStandardOutput());
        QCOMPARE(elementsOf(bytesOf(temporary("ci/footprint.xml")))["testcase"], 1);
    }
};

QTEST_MAIN(TestCliReports)
#include "test_cli_reports.moc"
