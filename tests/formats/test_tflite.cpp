// TensorFlow Lite models: graphs, names and state are read; plans go in and out of the metadata, nothing else changes.

#include <QDir>
#include <algorithm>
#include <map>

#include "engine/study/program_plan.h"
#include "tests/formats/importing.h"
#include "tests/formats/pt2_writer.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString model(const QString& name) {
    const QString bundled = QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/") + name;
    return QFileInfo::exists(bundled) ? bundled : largerData("tflite/" + name);
}

}  // namespace

class TestTflite : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void graphsArrive_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("tensors");
        QTest::addColumn<int>("operators");
        QTest::addColumn<int>("states");
        QTest::addColumn<QString>("op");
        QTest::newRow("hello float") << "hello_world_float.tflite" << 10 << 3 << 0 << "tflite::FULLY_CONNECTED";
        QTest::newRow("hello int8") << "hello_world_int8.tflite" << 10 << 3 << 0 << "tflite::FULLY_CONNECTED";
        QTest::newRow("speech") << "micro_speech_quantized.tflite" << 10 << 4 << 0 << "tflite::DEPTHWISE_CONV_2D";
        QTest::newRow("keyword") << "keyword_scrambled_8bit.tflite" << 54 << 15 << 7 << "tflite::SVDF";
        QTest::newRow("person") << "person_detect.tflite" << 89 << 31 << 0 << "tflite::CONV_2D";
        QTest::newRow("vela") << "person_detect_vela.tflite" << 6 << 1 << 0 << "tflite::ethos-u";
        QTest::newRow("lstm") << "trained_lstm.tflite" << 22 << 4 << 2 << "tflite::UNIDIRECTIONAL_SEQUENCE_LSTM";
        QTest::newRow("dtln") << "dtln_noise_suppression.tflite" << 45 << 4 << 4 << "tflite::LOGISTIC";
    }
    void graphsArrive() {
        QFETCH(const QString, name);
        if (model(name).isEmpty()) QSKIP("the model is not in reach");
        const auto opened = openAndPlan(model(name), "auto");
        QVERIFY2(opened.ok(), errorOf(opened));
        const Opened& it = opened.value();
        const Method& method = *it.outcome.method;
        QTEST(static_cast<int>(std::count_if(method.values.begin(), method.values.end(),
                                             [](const Value& value) { return value.tensor() != nullptr; })),
              "tensors");
        QTEST(static_cast<int>(method.instructions.size()), "operators");
        QTEST(static_cast<int>(
                  std::count_if(method.values.begin(), method.values.end(),
                                [](const Value& value) { return value.tensor() && value.tensor()->is_state; })),
              "states");
        QFETCH(const QString, op);
        QVERIFY(std::any_of(method.instructions.begin(), method.instructions.end(),
                            [&](const Instruction& i) { return i.op == op.toStdString(); }));
        const Plan* made = it.plan("auto");
        QVERIFY(made && made->valid());
        QVERIFY(!method.inputs.empty() && !method.outputs.empty());
        QVERIFY(std::none_of(method.values.begin(), method.values.end(),
                             [](const Value& value) { return value.name.empty(); }));
    }

    void aWholeOfflinePlanIsTheLoadedOne() {
        const QString path = model("person_detect_offline_plan.tflite");
        const auto opened = openAndPlan(path, "auto");
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan* loaded = opened.value().plan("loaded");
        QVERIFY(loaded && loaded->valid());
        QCOMPARE(loaded->total_bytes, 55296);
        QCOMPARE(&opened.value().outcome.plan(), loaded);
    }

    void aPlanThatMayBeForSomethingElseIsNotUsed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<bool>("used");
        QTest::newRow("version") << "plan_of_version_9.tflite" << QByteArray("version 9") << false;
        QTest::newRow("graph") << "plan_for_subgraph_7.tflite" << QByteArray("subgraph 7") << false;
        QTest::newRow("two") << "two_plans.tflite" << QByteArray("several plans") << true;
    }
    void aPlanThatMayBeForSomethingElseIsNotUsed() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(model(name), "auto");
        QVERIFY2(opened.ok(), errorOf(opened));
        const std::vector<Message>& notes = opened.value().program->notes;
        QVERIFY(std::any_of(notes.begin(), notes.end(), [&](const Message& note) {
            return note.text().find(said.toStdString()) != std::string::npos;
        }));
        QTEST(opened.value().plan("loaded") != nullptr, "used");
    }

    void tensorsOfACallerLiveOnWhileABranchRuns() {
        const auto opened = openAndPlan(model("if.tflite"), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        QCOMPARE(opened.value().program->methods.size(), std::size_t{3});
        Progress progress;
        const auto total = plan_program(Engine(), *opened.value().program, opened.value().outcome, progress);
        QVERIFY(total.ok() && total.value());
        QCOMPARE(total.value()->apart_bytes, 24016);
        QCOMPARE(total.value()->shared_bytes, 16016);
        QVERIFY(opened.value().program->notes.back().text().find("runs other graphs") != std::string::npos);
    }

    void graphsThatAnOperatorRunsArePlannedInItsArena() {
        const auto opened = openAndPlan(model("if_then_else.tflite"), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        QCOMPARE(opened.value().program->methods.size(), std::size_t{1});
        const Method& method = *opened.value().outcome.method;
        QCOMPARE(method.graphs.size(), std::size_t{3});
        QCOMPARE(method.graphs[GraphIndex(2)].path, std::string("else"));
        QCOMPARE(method.inputs.size(), std::size_t{2});
        // The operator's condition, input and output next to the two largest tensors of an arm.
        const Plan* plan = opened.value().plan("greedy_by_size");
        QVERIFY(plan && plan->valid());
        QCOMPARE(plan->total_bytes, 16 + 4 * 4000);
        QCOMPARE(plan->lower_bound, 16 + 4 * 4000);
        // Another order moves nothing past the operator that runs them.
        const auto ordered = openAndPlan(model("if_then_else.tflite"), "greedy_by_size", [](Tuning tuning) {
            return edit::set_schedule(std::move(tuning), ScheduleMode::search);
        });
        QVERIFY2(ordered.ok(), errorOf(ordered));
        QCOMPARE(ordered.value().outcome.plan().total_bytes, 16 + 4 * 4000);
        const auto written = exportTo(folder_.filePath("flow.tflite"), opened.value());
        QVERIFY(!written.ok() && written.error().text().find("3 subgraphs") != std::string::npos);
    }

    void aGraphThatRunsTwiceKeepsItsPlacesFromTheFirstToTheLastTime() {
        // y = if(x); z = if(y); w = while(z): both branches are run by both operators, test and body by the loop.
        const auto opened = openAndPlan(model("twice_while.tflite"), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        const Outcome& outcome = opened.value().outcome;
        QVERIFY(opened.value().plan("greedy_by_size")->valid());
        const auto row = [&](const std::string& name) {
            const auto found = std::find_if(outcome.tensors.begin(), outcome.tensors.end(),
                                            [&](const TensorRow& each) { return each.name == name; });
            return found == outcome.tensors.end() ? TensorRow{} : *found;
        };
        QVERIFY(row("tmp").bytes == 4000 && row("else.tmp").bytes == 2000 && row("body.tmp").bytes == 4000);
        QVERIFY(row("tmp").last >= row("z").first && row("else.tmp").last >= row("z").first);
        QVERIFY(row("tmp").last < row("body.tmp").first && row("y").first < row("tmp").first);
        QVERIFY(row("p").last < row("body.tmp").first && row("w").first < row("p").first);
        QCOMPARE(row("body.tmp").graph, std::string("body"));
    }

    void aListForAllTensorsOfTheFileHasOneSubgraphAfterTheOther() {
        const auto opened = openAndPlan(model("if_offline.tflite"), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        // It has places for the caller's tensors alone; those of the branches are planned with them.
        QVERIFY(!opened.value().plan("loaded"));
        const auto& pinned = opened.value().outcome.method->pinned;
        QCOMPARE(pinned.size(), std::size_t{3});
        QCOMPARE(pinned.at("c"), 16000);
        QVERIFY(opened.value().outcome.plan().valid());
    }

    void controlFlowThatNeverEndsIsRefused() {
        const auto cyclic = openAndPlan(model("if_cyclic.tflite"));
        QVERIFY2(errorOf(cyclic).contains("runs graphs recursively"), errorOf(cyclic));
        const auto outside = openAndPlan(model("if_outside.tflite"));
        QVERIFY2(errorOf(outside).contains("runs subgraph 7"), errorOf(outside));
    }

    void whatVelaPutsIntoAnOperatorsScratchIsPartOfIt() {
        const QString path = model("person_detect_vela.tflite");
        const auto opened = openAndPlan(path, "auto");
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan* loaded = opened.value().plan("loaded");
        QVERIFY(loaded && loaded->valid());
        QCOMPARE(loaded->total_bytes, 74464);
        const auto planned = openAndPlan(path, "greedy_by_size");
        QVERIFY2(planned.ok(), errorOf(planned));
        QCOMPARE(planned.value().plan("greedy_by_size")->total_bytes, 74464);
        const QString out = folder_.filePath("vela.tflite");
        const auto written = exportTo(out, planned.value());
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = openAndPlan(out, "auto");
        QVERIFY2(again.ok(), errorOf(again));
        QVERIFY(again.value().plan("loaded") && again.value().plan("loaded")->valid());
        QCOMPARE(again.value().plan("loaded")->total_bytes, 74464);
    }

    void aPartialOfflinePlanPinsWhatItPlaces() {
        const auto opened = openAndPlan(model("micro_speech_offline_mixed.tflite"), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        const Method& method = *opened.value().outcome.method;
        QVERIFY(!method.pinned.empty());
        const Plan& plan = opened.value().outcome.plan();
        QVERIFY(plan.valid() && method.pinned.size() < plan.problem.buffers.size());
        for (const BufferRow row : plan.problem.buffers.indices()) {
            const auto pin = method.pinned.find(method.values[plan.problem.buffers[row].id].name);
            if (pin != method.pinned.end()) QCOMPARE(plan.placement.offsets[row], pin->second);
        }
    }

    void aWrittenPlanIsReadBackAndTheRestOfTheFileStays_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("a model without a plan") << "hello_world_int8.tflite";
        QTest::newRow("one with other metadata") << "micro_speech_quantized.tflite";
        QTest::newRow("one with a plan") << "micro_speech_offline_mixed.tflite";
        QTest::newRow("a larger one") << "person_detect.tflite";
        QTest::newRow("one that ends within the alignment") << "dtln_noise_suppression.tflite";
    }
    void aWrittenPlanIsReadBackAndTheRestOfTheFileStays() {
        QFETCH(const QString, name);
        if (model(name).isEmpty()) QSKIP("the model is not in reach");
        const auto opened = openAndPlan(model(name), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        const QString out = folder_.filePath(name);
        const auto written = exportTo(out, opened.value());
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = openAndPlan(out, "auto");
        QVERIFY2(again.ok(), errorOf(again));
        const Plan* loaded = again.value().plan("loaded");
        QVERIFY(loaded);
        QCOMPARE(loaded->total_bytes, opened.value().outcome.plan().total_bytes);
        QVERIFY(loaded->total_bytes >= loaded->lower_bound);
        QVERIFY(loaded->placement.offsets == opened.value().outcome.plan().placement.offsets);
        QVERIFY(again.value().outcome.plan().planner == "loaded");
        const Method &a = *opened.value().outcome.method, &b = *again.value().outcome.method;
        QCOMPARE(b.values.size(), a.values.size());
        for (const ValueId id : a.values.indices()) {
            QCOMPARE(b.values[id].name, a.values[id].name);
            if (!a.values[id].tensor()) continue;  // options of an operator
            const std::optional<Data>&old = a.values[id].tensor()->data, &read = b.values[id].tensor()->data;
            QCOMPARE(read.has_value(), old.has_value());
            if (old) QVERIFY(std::ranges::equal(read->bytes, old->bytes));
        }
        const QByteArray before = fileBytes(model(name)), after = fileBytes(out);
        if (after.size() != before.size()) QVERIFY(after.endsWith(before));
        // Writing again overwrites in place.
        const auto rewritten = exportTo(out, again.value());
        QVERIFY2(rewritten.ok(), rewritten.ok() ? "" : rewritten.error().text().c_str());
        QCOMPARE(fileBytes(out).size(), after.size());
    }

    void aPlanInTwoMemoriesIsNoOfflinePlan() {
        const auto opened = openAndPlan(model("hello_world_int8.tflite"), "greedy_by_size");
        QVERIFY2(opened.ok(), errorOf(opened));
        Opened moved = opened.value();
        moved.outcome.plans[moved.outcome.shown].problem.buffers.front().mem_id = 2;
        const auto written = exportTo(folder_.filePath("two.tflite"), moved);
        QVERIFY(!written.ok() && written.error().text().find("one arena") != std::string::npos);
    }

    void anOpenBatchIsPlannedAsInTheFile() {
        const auto opened = openAndPlan(model("hello_world_int8.tflite"));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Outcome& outcome = opened.value().outcome;
        QCOMPARE(outcome.report.assumed.text(),
                 std::string("batch planned as 1, as in the file; set a range to change it"));
        QCOMPARE(outcome.method->ranges.at("batch").max, std::optional<std::int64_t>(1));
        const auto four = openAndPlan(model("hello_world_int8.tflite"), "auto", [](Tuning tuning) {
            return edit::set_range(std::move(tuning), "batch", RangeEdit{4, 4});
        });
        QVERIFY2(four.ok(), errorOf(four));
        QVERIFY(four.value().outcome.report.assumed.empty());
        QVERIFY(four.value().outcome.plan().total_bytes > outcome.plan().total_bytes);
    }

    /// MediaPipe's .task is an archive; the identifier tells a model whose name has no suffix.
    void bundlesNameAModelInside() {
        const QByteArray whole = fileBytes(model("hello_world_int8.tflite"));
        const auto archive = zipOf({{"TOKENIZER", "words"}, {"hand_landmarks", whole}});
        const auto task = openAndPlan(writtenFile(folder_, "hand.task", archive));
        QVERIFY2(errorOf(task).contains("open 'hand_landmarks' inside"), errorOf(task));
        const auto bundle = openAndPlan(writtenFile(folder_, "m.litertlm", "LITERTLM" + QByteArray(64, '\1')));
        QVERIFY2(errorOf(bundle).contains("open a .tflite inside"), errorOf(bundle));
    }

    void everyCutIsRefused() {
        const QByteArray whole = fileBytes(model("hello_world_int8.tflite"));
        for (qsizetype size = 1; size < whole.size() - 64; size += 61) {
            const auto opened = openAndPlan(writtenFile(folder_, "cut.tflite", whole.left(size)));
            QVERIFY2(!opened.ok(), QByteArray::number(size));
            if (size > 8) QVERIFY2(errorOf(opened).contains("truncated"), QByteArray::number(size) + errorOf(opened));
        }
    }
};

QTEST_GUILESS_MAIN(TestTflite)
#include "test_tflite.moc"
