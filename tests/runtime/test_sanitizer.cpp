// The plan sanitizer: it reports nothing for sound plans, and names every planted fault.

#include <QDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/runtime/sanitizer.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Runs under the sanitizer; violations as text.
QStringList violationsOf(const HandMade& made, const std::vector<HostTensor>& inputs, const LoadOptions& options = {}) {
    auto executor = Executor::load(std::make_shared<const Program>(), made.method, made.plan, options);
    if (!executor.ok()) return {QString::fromStdString(executor.error().text())};
    Sanitizer sanitizer(made.method, made.plan);
    Progress progress;
    const auto result = executor.value()->run(inputs, RunOptions{.observer = &sanitizer}, progress);
    if (!result.ok()) return {QString::fromStdString(result.error().text())};
    QStringList texts;
    for (const Violation& violation : sanitizer.violations()) texts << QString::fromStdString(text_of(violation));
    return texts;
}

/// Of what chain() plans.
constexpr BufferRow row_x{0}, row_a{1}, row_b{2};

/// a = -x; b = x + x; out = a + b, one row of the node list per instruction.
HandMade chain() {
    HandMade made;
    const ValueId x = made.tensor("x", DType::f32, {8}), a = made.tensor("a", DType::f32, {8});
    const ValueId b = made.tensor("b", DType::f32, {8}), out = made.tensor("out", DType::f32, {8});
    const ValueId one = made.integer(1);
    made.kernel("aten::neg.out", {x, a, a}, {a});
    made.kernel("aten::add.out", {x, x, one, b, b}, {b});
    made.kernel("aten::add.out", {a, b, one, out, out}, {out});
    made.method.inputs = {x};
    made.method.outputs = {out};
    for (const InstructionIndex i : made.method.instructions.indices())
        made.method.node_list.push_back({.kind = ListedNode::Kind::call, .instruction = i});
    made.method.node_list.push_back({.kind = ListedNode::Kind::output});
    const std::vector<std::pair<int, int>> lives{{0, 1}, {0, 2}, {1, 2}, {2, 3}};
    for (const BufferRow row : made.plan.problem.buffers.indices()) {
        Buffer& buffer = made.plan.problem.buffers[row];
        std::tie(buffer.first, buffer.last) = lives[row.row()];
    }
    return made;
}

const std::vector<HostTensor>& eight() {
    static const std::vector<HostTensor> inputs{host<float>(DType::f32, {8}, {1, 2, 3, 4, 5, 6, 7, 8})};
    return inputs;
}

/// neg.out that writes four bytes beyond its output.
Result<> overrunning_neg(Call& call) {
    TRY(const TensorValue* in, call.tensor(0));
    TRY(TensorValue * out, call.tensor(1));
    for (std::int64_t i = 0; i < in->numel(); ++i) out->as<float>()[i] = -in->as<float>()[i];
    std::memset(out->as<float>() + in->numel(), 0x11, 4);
    return done;
}

class TestSanitizer : public QObject {
    Q_OBJECT
private slots:
    void aSoundPlanIsSilent() { QCOMPARE(violationsOf(chain(), eight()), QStringList()); }

    void anOverlapNamesWriterVictimBytesAndStep() {
        HandMade made = chain();
        made.plan.placement.offsets[row_b] = made.plan.placement.offsets[row_a] + 16;  // b upon the second half of a
        QCOMPARE(violationsOf(made, eight()),
                 QStringList{"step 2: 'node_1' overwrote 16 bytes of 'a' at offset 48 in pool 1"});
    }
    void aLifetimeThatEndsTooEarlyIsNamed() {
        HandMade made = chain();
        made.plan.problem.buffers[row_a].last = 1;
        QCOMPARE(violationsOf(made, eight()),
                 QStringList{"step 2: read after its planned lifetime: 32 bytes of 'a' at offset 32 in pool 1"});
    }
    void anInputThatSharesItsBytesIsNamed() {
        HandMade made = chain();
        made.plan.placement.offsets[row_a] = made.plan.placement.offsets[row_x];
        QCOMPARE(violationsOf(made, eight()),
                 QStringList{"step 1: 'node_0' overwrote 32 bytes of 'x' at offset 0 in pool 1"});
    }
    void aKernelThatLeavesItsArenaIsNamed() {
        const Kernel bad[] = {{"test::neg.out", 2, overrunning_neg}};
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {8}),
                      out = made.tensor("out", DType::f32, {8});  // out ends the arena
        made.kernel("test::neg.out", {x, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        QCOMPARE(violationsOf(made, eight(), LoadOptions{.kernels = bad}),
                 QStringList{"step 0: 'node_0' wrote past its outputs: 4 bytes of no tensor at offset 64 in pool 1"});
    }
    void aKernelThatWritesBeyondItsOutputIsNamed() {
        const Kernel bad[] = {{"test::neg.out", 2, overrunning_neg}};
        const LoadOptions options{.kernels = bad};
        HandMade made = chain();  // after a come the bytes of b, which nothing owns yet
        made.method.instructions.front().op = "test::neg.out";
        QCOMPARE(violationsOf(made, eight(), options),
                 QStringList{"step 0: 'node_0' wrote past its outputs: 4 bytes of no tensor at offset 64 in pool 1"});
        std::swap(made.plan.placement.offsets[row_x], made.plan.placement.offsets[row_b]);  // x behind a
        QCOMPARE(violationsOf(made, eight(), options),
                 QStringList{"step 0: 'node_0' wrote past its outputs: 4 bytes of 'x' at offset 64 in pool 1"});
    }
    void aTensorThatNobodyWroteIsNamed() {
        HandMade made = chain();
        made.method.instructions.erase(made.method.instructions.begin());
        made.method.node_list.erase(made.method.node_list.begin());
        for (ListedNode& row : made.method.node_list)
            if (row.instruction > InstructionIndex(0)) --row.instruction;
        const QStringList texts = violationsOf(made, eight());
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.front().contains("read before any write: 32 bytes of 'a'"), qPrintable(texts.front()));
    }

    /// ExecuTorch's own plan of this program lets the second branch overwrite the first one's result.
    void executorchsPlanOfTwoCondsIsCaught() {
        const QString folder = QStringLiteral(ARENASCOPE_TEST_DATA "/programs/two_conds_live_across");
        QVERIFY(violationsIn(folder + "/model_greedy.pte", folder, "loaded") > 0);
        QCOMPARE(violationsIn(folder + "/model_greedy.pte", folder, "greedy_by_size"), 0);
    }

    /// Every bundled program under a plan of ours.
    void ourPlansAreSilent_data() {
        QTest::addColumn<QString>("path");
        const QDir programs(QStringLiteral(ARENASCOPE_TEST_DATA "/programs"));
        for (const QString& name : programs.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const char* file : {"model.pt2", "model_greedy.pte"}) {
                const QString path = programs.filePath(name + "/" + file);
                if (QFile::exists(path)) QTest::newRow(qPrintable(name + "/" + file)) << path;
            }
        }
    }
    void ourPlansAreSilent() {
        QFETCH(QString, path);
        const int found = violationsIn(path, QFileInfo(path).path(), "greedy_by_size");
        if (found < 0) {  // refused: only with the known reason
            const QString name = QFileInfo(path).dir().dirName();
            QVERIFY2(!reasonNotToRun(name).isEmpty(), qPrintable(name));
            return;
        }
        QCOMPARE(found, 0);
        ++silent_;
    }
    void cleanupTestCase() { QVERIFY(silent_ > 30); }

private:
    /// Over all recorded runs; -1 if the program is refused.
    int violationsIn(const QString& path, const QString& folder, const std::string& planner) {
        const Engine engine;
        Progress progress;
        const auto program = engine.open(path.toStdString(), progress);
        if (!program.ok()) return -1;
        Tuning tuning;
        tuning.planner = planner;
        tuning.keep_loaded_plan = planner == "loaded";
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        if (!outcome.ok()) return -1;
        const Method& method = *outcome.value().method;
        auto executor = Executor::load(program.value(), method, outcome.value().plan());
        const auto runs = load_vectors((folder + "/io.json").toStdString());
        if (!executor.ok() || !runs.ok()) return -1;
        Sanitizer sanitizer(method, outcome.value().plan());
        for (const VectorRun& run : runs.value()) {
            const auto result = executor.value()->run(run.inputs, RunOptions{.observer = &sanitizer}, progress);
            if (!result.ok()) return -1;
        }
        for (const Violation& violation : sanitizer.violations()) qInfo("%s", text_of(violation).c_str());
        return static_cast<int>(sanitizer.violations().size());
    }
    int silent_ = 0;
};

}  // namespace

QTEST_GUILESS_MAIN(TestSanitizer)
#include "test_sanitizer.moc"
