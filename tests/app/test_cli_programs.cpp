// Programs on the command line: operators by name, names from another file, bounds, sample inputs.

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "tests/app/cli_testing.h"
#include "tests/app/json_schema.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QJsonObject jsonOf(const QStringList& words) {
    const Said said = say(words + QStringList{"--json"});
    return QJsonDocument::fromJson(said.out.toUtf8()).object();
}

}  // namespace

class TestCliPrograms : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    /// Writing a state back with a user-defined operator: exported; a run without that operator refuses it.
    void operatorsAreReplacedByName() {
        const QString model = sample("model.pt2", "mutable_state"), out = folder_.filePath("dma.pte");
        const Said written = say({"export", model, "-o", out, "--op", "copy_=mylib::dma_copy.out", "--force"});
        QCOMPARE(written.status, 1);  // written, but unmodified ExecuTorch lacks the operator
        const Said inspected = say({"inspect", out, "0"});
        QCOMPARE(inspected.status, 0);
        QVERIFY2(bytesOf(out).contains("mylib::dma_copy"), "the operator table carries the name");
        const Said ran = say({"run", out, "--zeros"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("mylib::dma_copy.out"), qPrintable(ran.err));
        const Said listed =
            say({"export", model, "-o", folder_.filePath("not.pte"), "--op", "copy_=mylib::dma_copy.out"});
        QCOMPARE(listed.status, 2);
        QVERIFY2(listed.err.contains("mylib::dma_copy.out"), qPrintable(listed.err));
        const Said unknown = say({"plan", model, "--op", "kopy_=mylib::x.out"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("kopy_"), qPrintable(unknown.err));
    }

    /// As --assign and --pin have it: a rule that finds nothing says what was meant.
    void rulesForNodesThatFindNothingHaveAHint() {
        const QString model = sample("model.pt2");
        const auto plan = [&](const QStringList& more) {
            const Said said = say(QStringList{"plan", model, "--planner", "greedy"} + more);
            return said.out + said.err;
        };
        QString said = plan({"--op", "name:si=mylib::sin.out"});
        QVERIFY2(said.contains("'name:*si*' finds 1"), qPrintable(said));
        said = plan({"--op", "aten_sin_defalt=mylib::sin.out"});
        QVERIFY2(said.contains("did you mean 'aten_sin_default'"), qPrintable(said));
        said = plan({"--op", "aten::sinn.out@SRAM=mylib::sin.out"});
        QVERIFY2(said.contains("operator rule 'aten::sinn.out@1' matches no node; did you mean 'aten::sin.out'?"),
                 qPrintable(said));
        said = plan({"--pool", "SRAM=1", "--pool", "PSRAM=2", "--op", "aten::sin.out@PSRAM=mylib::sin.out"});
        QVERIFY2(said.contains("nodes of aten::sin.out write to other pools"), qPrintable(said));
        said = plan({"--backend", "demo", "--delegate", "op:sin=cpu"});
        QVERIFY2(said.contains("delegation rule 'op:sin' matches no node; 'op:*sin*' finds 1"), qPrintable(said));
        said = plan({"--backend", "demo", "--delegate", "name:aten_sin_defalt=cpu"});
        QVERIFY2(said.contains("did you mean 'aten_sin_default'"), qPrintable(said));
    }

    /// The file is written because it is sound, but neither verb reports success.
    void whatACoreComputesWronglyIsNotMet() {
        const QString trap =
            QStringLiteral(ARENASCOPE_SOURCE_DIR "/tests/data/cortex_m/traps/minmax_channels_last/model_greedy.pte");
        const Said verified = say({"verify", trap});
        QCOMPARE(verified.status, 1);
        QVERIFY2(verified.out.contains("not met"), qPrintable(verified.out));
        const Said written = say({"export", trap, "--for", "executorch-cortex-m", "-o", folder_.filePath("trap.pte")});
        QCOMPARE(written.status, 1);
        QVERIFY2(written.err.contains("dimension order"), qPrintable(written.err));
    }

    /// The example is 30 by 24: what was recorded does not fit the plan, but the file can still be run.
    void anExportWithBoundsBelowTheRecordedInputIsProved() {
        const QString model = sample("model.pt2", "superres_dyn");
        const QStringList words{"export",  model,      "--range", "s0=4:22",
                                "--range", "s53=4:22", "-o",      folder_.filePath("small.pte")};
        const Said said = say(words);
        QVERIFY2(said.status == 0, qPrintable(said.out + said.err));
        QVERIFY2(said.out.contains("recorded input outside the bounds; ran with random inputs"), qPrintable(said.out));
        const QJsonObject proof = jsonOf(words)["proof"].toObject(), rerun = proof["rerun"].toObject();
        QVERIFY(proof["good"].toBool() && proof["not_run"].isNull());
        QCOMPARE(rerun["inputs"].toString(), QString("random"));
        QVERIFY(rerun["outputs"].toInt() > 0);
        QCOMPARE(rerun["equal"].toInt(), rerun["outputs"].toInt());
        // Within the bounds, it is what was recorded.
        const Said usual = say({"export", model, "-o", folder_.filePath("usual.pte")});
        QVERIFY2(usual.status == 0 && usual.out.contains("outputs as recorded"), qPrintable(usual.out));
    }

    /// The results of both branches and of the cond are one value in the file.
    void anExportWithBranchesIsProved() {
        for (const char* program : {"two_conds_live_across", "cond_nested", "map_cond"}) {
            const Said said = say({"export", sample("model.pt2", program), "-o", folder_.filePath("branches.pte")});
            QVERIFY2(said.status == 0, qPrintable(said.out + said.err));
        }
    }

    void namesComeFromTheProgramThatAFileWasMadeOf() {
        const QString pte = sample("model_greedy.pte", "dw_conv_tiny"), model = sample("model.pt2", "dw_conv_tiny");
        const QString plain = say({"info", pte}).out, named = say({"info", pte, "--names-from", model}).out;
        QVERIFY(plain.contains("convolution_0") && !named.contains("convolution_0"));
        QVERIFY2(named.contains("convolution"), qPrintable(named));
        const Said other = say({"info", pte, "--names-from", sample("model.pt2", "lstm")});
        QVERIFY2(other.err.contains("of 19 instructions matched"), qPrintable(other.err));  // only a small part fits
    }

    /// The row of explain that is not a plan option: the gain from tiling, with the command that produces it.
    void explainSaysWhatTilesGive() {
        const QString model = sample("model.pt2", "channels_last_conv");
        const QStringList asked{"explain", model, "--study-time", "30"};
        const QJsonObject json = jsonOf(asked);
        QCOMPARE(schemaViolation(json, schemaOf("explain")), QString());
        const QJsonObject tiles = json["gains"].toObject()["tiles"].toObject();
        const qint64 after = tiles["after"].toInteger();
        QVERIFY(!tiles.isEmpty() && after < tiles["before"].toInteger());
        const QString out = say(asked).out;
        QStringList command;
        for (const QString& line : out.split('\n'))
            if (line.trimmed().startsWith("arenascope shrink"))
                command = line.trimmed().section("  ", 0, 0).split(' ', Qt::SkipEmptyParts).mid(1);
        QVERIFY2(!command.isEmpty(), qPrintable(out));
        // The printed command gives the printed figure.
        command.insert(1, model);
        const Said shrunk = say(command + QStringList{"--least", "-o", folder_.filePath("tiles.pte")});
        QVERIFY2(shrunk.status == 0, qPrintable(shrunk.err));
        const QJsonObject loaded = jsonOf({"plan", folder_.filePath("tiles.pte")})["plans"].toArray().at(0).toObject();
        QVERIFY2(loaded["total_bytes"].toInteger() <= after, qPrintable(out));
    }

    /// Names that were not compared with ExecuTorch's node list are not promised.
    void aPlanningPassPromisesNoMoreThanIsKnown() {
        const QString pass = folder_.filePath("plan.py");
        QCOMPARE(say({"export", sample("model.pt2", "cond"), "-o", pass}).status, 0);
        const Said loop = say({"export", sample("model.pt2", "while_loop"), "-o", pass});
        QCOMPARE(loop.status, 1);
        QVERIFY2(loop.err.contains("higher_order::while_loop"), qPrintable(loop.err));
        const Said edited = say({"export", sample("model.pt2", "lstm"), "-o", pass, "--pass", "fold-constants"});
        QCOMPARE(edited.status, 2);
        QVERIFY2(edited.err.contains("ExecuTorch's own node list"), qPrintable(edited.err));
    }

    void explainNamesWhatLowersThePeak() {
        const QString model = sample("model.pt2", "lstm");
        const Said text = say({"explain", model, "--study-time", "20"});
        QVERIFY2(text.out.contains("Optimal for this program. These changes of the program lower the peak:"),
                 qPrintable(text.out));
        QVERIFY2(text.out.contains("--pass fold-constants"), qPrintable(text.out));
        const QJsonObject gains = jsonOf({"explain", model, "--study-time", "20"})["gains"].toObject();
        const QJsonObject first = gains["alone"].toArray().at(0).toObject();
        QCOMPARE(first["changes"].toArray().at(0).toObject()["option"].toString(), "--pass fold-constants");
        const QJsonObject folded = jsonOf({"plan", model, "--pass", "fold-constants"});
        QCOMPARE(first["after"].toInteger(), folded["plans"].toArray().at(0).toObject()["total_bytes"].toInteger());
    }

    /// Every table adds up to the live bytes at the peak, whatever its grouping.
    void explainDividesThePeakByModuleLineAndOperator_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"lstm", "while_loop", "cond_nested"}) QTest::newRow(name) << QString(name);
    }
    void explainDividesThePeakByModuleLineAndOperator() {
        QFETCH(const QString, name);
        const QString model = sample("model.pt2", name);
        const QJsonObject peak = jsonOf({"explain", model})["pools"].toArray().at(0).toObject();
        for (const QString by : {"module", "line", "op"}) {
            const QJsonObject json = jsonOf({"explain", model, "--by", by});
            QCOMPARE(json["live_bytes"].toInteger(), peak["live_bytes"].toInteger());
            QCOMPARE(json["step"].toInteger(), peak["step"].toInteger());
            qint64 sum = json["given_bytes"].toInteger() + json["padding_bytes"].toInteger();
            QCOMPARE(schemaViolation(json, schemaOf("explain")), QString());
            const QJsonArray rows = json["rows"].toArray();
            QVERIFY(!rows.isEmpty());
            if (by == "module") {
                sum += rows.at(0).toObject()["live_bytes"].toInteger();  // the program holds all others
            } else {
                for (const QJsonValue& row : rows) sum += row.toObject()["live_bytes"].toInteger();
            }
            QCOMPARE(sum, json["live_bytes"].toInteger());
            // The printed shares, with what no operator made in rows of its own. Of modules only the outermost.
            double share = 0;
            int printed = 0;
            for (const QString& line : say({"explain", model, "--by", by}).out.split('\n')) {
                static const QRegularExpression percent(R"( (\d+(?:\.\d+)?) %)");
                const QRegularExpressionMatch found = percent.match(line);
                const bool is_inner = by == "module" && printed > 0 && !line.contains(" (");
                if (!found.hasMatch() || is_inner) continue;
                share += found.captured(1).toDouble();
                ++printed;
            }
            QVERIFY2(printed > 0 && std::abs(share - 100) < 0.06 * (printed + 1), qPrintable(QString("%1").arg(share)));
        }
        if (name != "lstm") return;
        const Said lines = say({"explain", model, "--by", "line"});
        QVERIFY2(lines.out.contains(".py:") && lines.out.contains("the peak"), qPrintable(lines.out));
        QVERIFY(!jsonOf({"explain", model, "--by", "op", "--step", "0"}).isEmpty());
        QVERIFY(say({"explain", model, "--step", "0"}).err.contains("--by module"));
        QVERIFY(say({"explain", model, "--by", "op", "--step", "1000000"}).err.contains("there is no step 1000000"));
    }

    void plansForTheExampleCarryBothTotals() {
        const QString model = sample("model.pt2", "mlp_dynbatch");
        const QJsonObject hints = jsonOf({"plan", model, "--hints"}), ranges = jsonOf({"plan", model});
        QCOMPARE(hints["bounds"].toString(), QStringLiteral("hints"));
        QCOMPARE(ranges["bounds"].toString(), QStringLiteral("ranges"));
        QVERIFY(hints["short_at_max_bytes"].toInteger() > 0 && ranges["short_at_max_bytes"].isNull());
        const auto total = [](const QJsonObject& json) {
            return json["plans"].toArray().at(0).toObject()["total_bytes"].toInteger();
        };
        QVERIFY(total(hints) > 0 && total(hints) < total(ranges));
        const Said text = say({"plan", model, "--hints"});
        QVERIFY2((text.out + text.err).contains("bytes too small"), qPrintable(text.out + text.err));
    }

    void aRunWithoutInputsTakesTheArchivesOwn() {
        const QString model = sample("model.pt2", "kwargs_tree");
        const Said ran = say({"run", model, "--output-dir", folder_.path()});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        const Said none = say({"run", model, "--no-plan-inputs"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("is not planned"), qPrintable(none.err));
        QCOMPARE(say({"run", sample("model_greedy.pte", "kwargs_tree")}).status, 2);
    }

    void whatAPteLeavesToTheCallerStaysThere() {
        const QString pte = sample("model_greedy_noio.pte", "float64");
        const QJsonObject loaded = jsonOf({"plan", pte}), again = jsonOf({"plan", pte, "--planner", "greedy"});
        for (const QJsonObject& json : {loaded, again}) {
            QCOMPARE(json["unplanned"].toArray().size(), 8);
            QCOMPARE(json["plans"].toArray().at(0).toObject()["planner"].toString(), QStringLiteral("loaded"));
        }
        const QJsonObject whole = jsonOf({"plan", pte, "--plan-inputs", "--plan-outputs"});
        QCOMPARE(whole["unplanned"].toArray().size(), 0);
        const Said ran = say({"run", pte, "--vectors", sample("io.json", "float64")});
        QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.err));
        const QString defective = sample("model_greedy_noio.pte", "map_cond");
        const Said planned = say({"plan", defective});
        QVERIFY2(planned.status == 1 && planned.out.contains("ExecuTorch refuses to load such a plan"),
                 qPrintable(planned.out));
    }

    void sharedStateHasItsPlaceUnderEveryPlanner() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/shared_state.pte");
        for (const char* planner : {"greedy", "naive", "storage_groups", "auto"}) {
            const QJsonObject json = jsonOf({"plan", file, "--share-mutable", "--planner", planner});
            const QJsonArray pools = json["plans"].toArray().last().toObject()["pools"].toArray();
            QCOMPARE(pools.last().toObject()["bytes"].toInteger(), 160);
        }
    }

    /// Two copies of a ring buffer become one: decode continues with the state that prefill left, also in the file.
    void stateSharedByAnExportIsSharedInTheFile_data() {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("a memory of its own") << QStringList{};
        QTest::newRow("the user's memory") << QStringList{"--pool", "D=5", "--assign", "kind:state=D"};
        QTest::newRow("declared as export says") << QStringList{"--pool", "shared state,zeroed"};
    }
    void stateSharedByAnExportIsSharedInTheFile() {
        QFETCH(QStringList, more);
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/");
        const QString out = folder_.filePath("joined.pte");
        const Said written =
            say(QStringList{"export", folder + "separate_state.pte", "-o", out, "--share-mutable"} + more);
        QVERIFY2(written.status == 0, qPrintable(written.err));
        const bool is_declared = more.value(1).endsWith(",zeroed");
        QCOMPARE(written.err.contains("must begin at zero"), !is_declared);
        QCOMPARE(written.err.contains("(--pool \"shared state,zeroed\")"), more.isEmpty());
        const Said ran = say({"run", out, "--vectors", folder + "io.json"});
        QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.err));
    }

    void sharedStateNeedsAMemoryOfItsOwn() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte");
        for (const char* rule : {"*=D", "name:core.ring=D"}) {
            const Said refused = say({"plan", file, "--share-mutable", "--pool", "D=5", "--assign", rule});
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.contains("a pool of its own"), qPrintable(refused.err));
        }
    }

    /// The verdict on a file is that of its worst method, unless a method is named.
    void everyMethodIsJudged() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte");
        const QJsonArray methods = jsonOf({"verify", file})["methods"].toArray();
        QCOMPARE(methods.size(), 2);
        const QString first = methods[0].toObject()["method"].toString(),
                      second = methods[1].toObject()["method"].toString();
        // All tensors of the second method overlap.
        const QString planner = folder_.filePath("zeros.py"), bad = folder_.filePath("bad.pte");
        QVERIFY(put(planner,
                    "#!/usr/bin/env python3\nimport json, sys\n"
                    "print(json.dumps({b[\"id\"]: 0 for b in json.load(sys.stdin)[\"buffers\"]}))\n"));
        QVERIFY(QFile::setPermissions(planner, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const Said made =
            say({"export", file, "-o", bad, "--method", second, "--planner", "exec:" + planner, "--force"});
        QVERIFY2(QFileInfo::exists(bad), qPrintable(made.err));
        for (const char* verb : {"verify", "plan"}) {
            const Said said = say({verb, bad});
            QVERIFY2(said.status == 1 && said.out.contains("share"), qPrintable(said.out + said.err));
            QVERIFY(say({verb, bad, "--method", first}).status == 0);
        }
        const Said again = say({"export", bad, "-o", folder_.filePath("again.pte")});
        QVERIFY2(again.status == 2 && again.err.contains(second), qPrintable(again.err));
        // The second one grows.
        const QString grown = folder_.filePath("grown.pte");
        QCOMPARE(say({"export", file, "-o", grown, "--method", second, "--planner", "naive"}).status, 0);
        const Said compared = say({"compare", file, grown, "--fail-if-grows", "0%"});
        QVERIFY2(compared.status == 1 && compared.out.contains("method " + second), qPrintable(compared.out));
        QVERIFY(say({"compare", file, grown, "--fail-if-grows", "0%", "--method", first}).status == 0);
        QVERIFY(say({"compare", file, file, "--fail-if-grows", "0%"}).status == 0);
        const Said table = say({"export", file, "-o", folder_.filePath("one.csv")});
        QVERIFY2(table.err.contains("--method"), qPrintable(table.err));
    }

    /// The plan of the whole program that plan prints is what export writes, method by method.
    void aSessionKeepsThePlansOfAllMethods() {
        const QString model = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte");
        const QString planner = folder_.filePath("stack.py"), session = folder_.filePath("all.session.json"),
                      named = folder_.filePath("named.pte"), stored = folder_.filePath("stored.pte");
        // Each tensor after the previous one: none of our planners places them so.
        QVERIFY(put(planner,
                    "#!/usr/bin/env python3\nimport json, sys\nat, out = 64, {}\n"
                    "for b in json.load(sys.stdin)[\"buffers\"]:\n"
                    "    out[b[\"id\"]] = at\n    at += (b[\"size\"] + 15) // 16 * 16\n"
                    "print(json.dumps(out))\n"));
        QVERIFY(QFile::setPermissions(planner, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QString exec = "exec:" + planner;
        const Said saved = say({"plan", model, "--planner", exec, "--save-session", session});
        QVERIFY2(saved.status == 0, qPrintable(saved.err));
        QCOMPARE(say({"export", model, "--planner", exec, "-o", named}).status, 0);
        const Said written = say({"export", model, "--session", session, "-o", stored});
        QVERIFY2(written.status == 0, qPrintable(written.err));
        QVERIFY(bytesOf(named) == bytesOf(stored));
        QCOMPARE(jsonOf({"plan", model, "--session", session})["program"],
                 jsonOf({"plan", model, "--planner", exec})["program"]);
        // Saved again from the session, it holds the same plans.
        const QString twice = folder_.filePath("twice.session.json");
        QCOMPARE(say({"plan", model, "--session", session, "--save-session", twice}).status, 0);
        const auto beside = [](const QString& path) {
            return QJsonDocument::fromJson(bytesOf(path)).object()["other_methods"].toObject();
        };
        QCOMPARE(beside(session).size(), 1);
        QCOMPARE(beside(twice), beside(session));
        // The message names an offset that does not fit; a file without such plans is an older version.
        QJsonObject whole = QJsonDocument::fromJson(bytesOf(session)).object();
        const QString other = beside(session).keys().first();
        whole["other_methods"] =
            QJsonObject{{other, QJsonObject{{"planner", "greedy"}, {"total_bytes", 1}, {"places", QJsonObject{}}}}};
        QVERIFY(put(session, QJsonDocument(whole).toJson()));
        const Said unlike = say({"export", model, "--session", session, "-o", stored});
        QVERIFY2(unlike.status == 0 && unlike.err.contains(other) && unlike.err.contains("does not match"),
                 qPrintable(unlike.err));
        whole.remove("other_methods");
        QVERIFY(put(session, QJsonDocument(whole).toJson()));
        const Said older = say({"export", model, "--session", session, "-o", stored});
        QVERIFY2(older.status == 0 && !older.err.contains("does not fit"), qPrintable(older.err));
    }

    void aKernelOfThisProjectHasItsName() {
        const QString model = QStringLiteral(ARENASCOPE_TEST_DATA "/programs/ops_zoo/model.pt2");
        std::set<QString> kernels;
        for (const QJsonValue& row : jsonOf({"run", model, "--random", "1"})["per_op"].toArray())
            kernels.insert(row["kernel"].toString());
        QVERIFY(kernels.contains("arenascope") && !kernels.contains("own"));
    }

    void aRuleMayBeForAnyMethod() {
        const QString model = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte");
        const QJsonArray methods = jsonOf({"verify", model})["methods"].toArray();
        const auto names = [&](int of) {
            std::set<QString> out;
            const QString method = methods[of].toObject()["method"].toString();
            for (const auto& plan : jsonOf({"plan", model, "--method", method})["plans"].toArray())
                for (const auto& tensor : plan.toObject()["tensors"].toArray())
                    out.insert(tensor.toObject()["name"].toString());
            return out;
        };
        const std::set<QString> first = names(0);
        QString only;  // the second method's alone
        for (const QString& name : names(1))
            if (!first.contains(name)) only = name;
        QVERIFY(!only.isEmpty());
        const Said said = say({"plan", model, "--assign", only + "=2"});
        QVERIFY2(!said.err.contains("matches no tensor"), qPrintable(said.err));
        const QString shown = methods[0].toObject()["method"].toString();
        const Said alone = say({"plan", model, "--method", shown, "--assign", only + "=2"});
        QVERIFY2(alone.err.contains("'" + only + "' matches no tensor"), qPrintable(alone.err));
        QVERIFY(say({"plan", model, "--assign", "nowhere=2"}).err.contains("'nowhere' matches no tensor"));
    }

    void aPictureOfAPoolThatHoldsNothingIsRefused() {
        const QString model = sample("model.pt2"), picture = folder_.filePath("pool.png");
        const Said said = say({"render", model, "-o", picture, "--pool", "7"});
        QVERIFY2(said.status == 2 && said.err.contains("'7'"), qPrintable(said.err));
        QVERIFY(!QFileInfo::exists(picture));
        QCOMPARE(say({"render", model, "-o", picture, "--pool", "B=2", "--pool", "B", "--assign", "*=B"}).status, 0);
    }

    void aTableOfTensorsIsNoProgramToWrite() {
        const QString table = folder_.filePath("tensors.csv"), out = folder_.filePath("tensors.pte");
        QVERIFY(put(table, "id,lower,upper,size\n0,0,2,64\n1,1,3,32\n"));
        // Refused before planning: the external planner is never started.
        const Said said = say({"export", table, "-o", out, "--planner", "exec:" + folder_.filePath("nobody")});
        QVERIFY2(said.status == 2 && said.err.contains("no operators"), qPrintable(said.err));
        QVERIFY(!QFileInfo::exists(out));
        QCOMPARE(say({"export", table, "-o", folder_.filePath("again.csv")}).status, 0);
    }

    void everyMethodObeysTheOptions_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("planner") << QStringList{"--planner", "naive"};
        QTest::newRow("alignment") << QStringList{"--align", "64"};
        QTest::newRow("inputs of the caller") << QStringList{"--no-plan-inputs"};
        QTest::newRow("state of the caller") << QStringList{"--no-plan-mutable"};
        QTest::newRow("memories and planner")
            << QStringList{"--pool", "B=3", "--assign", "kind:intermediate=B", "--planner", "naive"};
    }
    void everyMethodObeysTheOptions() {
        QFETCH(QStringList, options);
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte");
        const QString out = folder_.filePath("alike.pte");
        const Said written = say(QStringList{"export", file, "-o", out} + options);
        // ExecuTorch cannot give a method memory for a state: the proof states that.
        const int expected = options.contains("--no-plan-mutable") ? 1 : 0;
        QVERIFY2(written.status == expected, qPrintable(written.err));
        const auto bytes = [](const QStringList& asked) {
            QMap<QString, qint64> all;
            for (const auto& each : jsonOf(asked)["program"].toObject()["methods"].toArray())
                all[each.toObject()["method"].toString()] = each.toObject()["total_bytes"].toInteger();
            return all;
        };
        const auto promised = bytes(QStringList{"plan", file} + options), before = bytes({"plan", file});
        QCOMPARE(promised.size(), 2);
        QCOMPARE(bytes({"plan", out}), promised);
        for (const QString& method : promised.keys()) QVERIFY2(promised[method] != before[method], qPrintable(method));
    }

    void aSortIsWrittenAsTopk() {
        for (const char* program : {"branchy_multi_io", "ops_zoo"}) {
            const QString out = folder_.filePath(QStringLiteral("%1.pte").arg(program));
            const Said written =
                say({"export", sample("model.pt2", program), "-o", out, "--for", "executorch-portable"});
            QVERIFY2(written.status == 0, qPrintable(written.err));
            QVERIFY(bytesOf(out).contains("aten::topk") && !bytesOf(out).contains("aten::sort"));
            const Said ran = say({"run", out, "--vectors", sample("io.json", program)});
            QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.err));
        }
    }
};

QTEST_MAIN(TestCliPrograms)
#include "test_cli_programs.moc"
