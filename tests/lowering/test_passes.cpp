// Optional passes keep a program's results, in every available program, and save the bytes that they report.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/passes/passes.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/lowering/built_program.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr qint64 largest = 8'000'000;
constexpr std::int64_t enough = 512;

Tuning with(const Method& method, const std::vector<std::string>& passes) {
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    tuning.edits.passes = passes;
    for (const auto& [symbol, range] : method.ranges) {
        if (!range.max)
            tuning.ranges[symbol] = {.min = std::min(std::max<std::int64_t>(range.min, 0), enough), .max = enough};
    }
    return tuning;
}

std::vector<std::string> allPasses() {
    std::vector<std::string> ids;
    for (const auto& pass : lowering::optional_passes()) ids.emplace_back(pass.id);
    return ids;
}

/// Bytes that one pass saves on a program of the data set; nothing if the program is not available.
std::optional<PassReport> reportOf(const QString& name, const std::string& pass) {
    const QString path = programFolder(name) + QStringLiteral("/model.pt2");
    if (!QFileInfo::exists(path)) return std::nullopt;
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    if (!program.ok()) return std::nullopt;
    const auto outcome =
        Engine().evaluate(*program.value(), with(program.value()->methods.front(), {pass}), {}, progress);
    if (!outcome.ok() || outcome.value().report.passes.size() != 1) return std::nullopt;
    return outcome.value().report.passes.front();
}

}  // namespace

class TestPasses : public QObject {
    Q_OBJECT

private slots:
    void keepWhatAProgramComputes_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : programNames()) {
            const QString folder = programFolder(name);
            const QFileInfo model(folder + QStringLiteral("/model.pt2"));
            if (name.startsWith(QStringLiteral("complex")) || !model.exists() || model.size() > largest) continue;
            QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void keepWhatAProgramComputes();
    void foldingConstantsTakesTransposedWeightsOutOfTheArena();
    void foldingBatchNormRemovesEveryOneBehindAConvolution();
    void aCacheUpdatedInPlaceNeedsNoSecondCopy();
    void anUnknownPassIsRefusedWithThoseThereAre();
    void expansionsThatReadersBroadcastAreDropped();
    void contiguousPiecesAreReadInPlace();
    void piecesThatWouldRaiseThePeakAreCopied();
    void operandsOfAConcatenationLieInsideItsResult();
    void operandsThatLieApartAreCopied_data();
    void operandsThatLieApartAreCopied();
};

void TestPasses::keepWhatAProgramComputes() {
    QFETCH(QString, folder);
    Progress progress;
    const auto program = Engine().open((folder + QStringLiteral("/model.pt2")).toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const Method& method = program.value()->methods.front();
    std::vector<std::vector<std::string>> sets;
    for (const auto& id : allPasses()) sets.push_back({id});
    sets.push_back(allPasses());
    for (const auto& passes : sets) {
        const auto outcome = Engine().evaluate(*program.value(), with(method, passes), {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY2(outcome.value().plan().valid(), passes.front().c_str());
        const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const QString problem = runVectors(*executor.value(), folder);
        QVERIFY2(problem.isEmpty(),
                 qPrintable(QString::fromStdString(passes.front()) + QStringLiteral(": ") + problem));
        for (const PassReport& report : outcome.value().report.passes)
            QVERIFY2(report.saved_bytes >= 0, qPrintable(QString::fromStdString(report.id)));
    }
}

void TestPasses::foldingConstantsTakesTransposedWeightsOutOfTheArena() {
    const auto report = reportOf(QStringLiteral("hf_llama_tiny"), "fold-constants");
    if (!report) QSKIP("hf_llama_tiny is not in reach");
    QVERIFY(report->saved_bytes > 0);
}

void TestPasses::foldingBatchNormRemovesEveryOneBehindAConvolution() {
    const QString path = programFolder(QStringLiteral("mobilenet_v2_w035")) + QStringLiteral("/model.pt2");
    if (!QFileInfo::exists(path)) QSKIP("mobilenet_v2_w035 is not in reach");
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    QVERIFY(program.ok());
    const Method& before = program.value()->methods.front();
    const auto outcome = Engine().evaluate(*program.value(), with(before, {"fold-batch-norm"}), {}, progress);
    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
    const auto norms = [](const Method& method) {
        return std::count_if(method.instructions.begin(), method.instructions.end(), [](const Instruction& each) {
            return each.op == "aten::_native_batch_norm_legit_no_training.out";
        });
    };
    QVERIFY(norms(before) > 50);
    QCOMPARE(norms(*outcome.value().method), 0);
}

void TestPasses::aCacheUpdatedInPlaceNeedsNoSecondCopy() {
    const auto report = reportOf(QStringLiteral("llama_kv_decode1"), "state-in-place");
    if (!report) QSKIP("llama_kv_decode1 is not in reach");
    QVERIFY(report->saved_bytes > 0);
}

void TestPasses::anUnknownPassIsRefusedWithThoseThereAre() {
    Progress progress;
    const auto program = Engine().open(
        (programFolder(QStringLiteral("add_mul_sin")) + QStringLiteral("/model.pt2")).toStdString(), progress);
    QVERIFY(program.ok());
    const auto outcome =
        Engine().evaluate(*program.value(), with(program.value()->methods.front(), {"fold"}), {}, progress);
    QVERIFY(!outcome.ok() && outcome.error().text().find("fold-constants") != std::string::npos);
}

namespace {

/// relu(x) and neg(x) of `part`, joined along `dim`; relu(x) also with its double if `isReadAfter`.
BuiltProgram joined(const Shape& part, std::int64_t dim, bool isReadAfter) {
    BuiltProgram program;
    Numbers numbers;
    std::int64_t count = 1;
    for (const auto size : part) count *= size;
    for (std::int64_t i = 0; i < count; ++i) numbers.push_back(static_cast<double>(i) - 7);
    program.input("x", part, numbers);
    program.node("a", "aten::relu.default", {tensorArg("self", "x")}, part);
    program.node("b", "aten::neg.default", {tensorArg("self", "x")}, part);
    Shape whole = part;
    whole[static_cast<std::size_t>(dim)] *= 2;
    program.node("c", "aten::cat.default", {tensorsArg("tensors", {"a", "b"}), arg("dim", dim)}, whole);
    program.node("d", "aten::exp.default", {tensorArg("self", "c")}, whole);
    Shape twice = whole;
    twice[0] *= 2;
    program.node("y", "aten::cat.default", {tensorsArg("tensors", {"c", "d"}), arg("dim", std::int64_t{0})}, twice);
    program.output("y");
    if (isReadAfter) {
        program.node("z", "aten::add.Tensor", {tensorArg("self", "a"), arg("other", 1.0)}, part);
        program.output("z");
    }
    return program;
}

struct Evaluated {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    [[nodiscard]] std::int64_t offset(const std::string& name) const {
        const auto& buffers = outcome.plan().problem.buffers;
        for (const BufferRow i : buffers.indices())
            if (outcome.method->values[buffers[i].id].name == name) return outcome.plan().placement.offsets[i];
        return -1;
    }
    [[nodiscard]] std::int64_t groups() const {
        const auto& buffers = outcome.plan().problem.buffers;
        return std::count_if(buffers.begin(), buffers.end(), [](const Buffer& each) { return each.group >= 0; });
    }
};

Evaluated evaluated(const BuiltProgram& built, const std::string& pass = "concat-inside") {
    Progress progress;
    auto method = built.lowered();
    if (!method.ok()) qFatal("%s", method.error().text().c_str());
    Program program;
    program.format = FormatId::pt2;
    program.methods.push_back(std::move(method).take());
    Evaluated out;
    out.program = std::make_shared<const Program>(std::move(program));
    auto outcome = Engine().evaluate(*out.program, with(out.program->methods.front(), {pass}), {}, progress);
    if (!outcome.ok()) qFatal("%s", outcome.error().text().c_str());
    out.outcome = std::move(outcome).take();
    return out;
}

}  // namespace

/// A product of two operands broadcasts both; neither a product of one with itself nor a curve does.
void TestPasses::expansionsThatReadersBroadcastAreDropped() {
    BuiltProgram built;
    built.input("x", {1, 4}, {1, 2, 3, 4});
    built.input("z", {3, 1}, {5, 6, 7});
    built.node("alike", "aten::expand.default", {tensorArg("self", "x"), intsArg("size", {1, 4})}, {1, 4});
    built.node("rows", "aten::expand.default", {tensorArg("self", "alike"), intsArg("size", {3, 4})}, {3, 4});
    built.node("columns", "aten::expand.default", {tensorArg("self", "z"), intsArg("size", {3, 4})}, {3, 4});
    built.node("product", "aten::mul.Tensor", {tensorArg("self", "rows"), tensorArg("other", "columns")}, {3, 4});
    built.node("square", "aten::mul.Tensor", {tensorArg("self", "alike"), tensorArg("other", "alike")}, {1, 4});
    built.node("same", "aten::expand.default", {tensorArg("self", "square"), intsArg("size", {3, 4})}, {3, 4});
    built.node("twice", "aten::mul.Tensor", {tensorArg("self", "same"), tensorArg("other", "same")}, {3, 4});
    built.node("curve", "aten::expand.default", {tensorArg("self", "square"), intsArg("size", {3, 4})}, {3, 4});
    built.node("exp", "aten::exp.default", {tensorArg("self", "curve")}, {3, 4});
    for (const char* name : {"product", "twice", "exp"}) built.output(name);
    const Evaluated got = evaluated(built, "drop-copies");
    std::vector<std::string> left;
    for (const Instruction& in : got.outcome.method->instructions)
        if (in.op == "aten::expand_copy.out") left.push_back(in.name);
    QCOMPARE(left.size(), std::size_t{2});  // of "same" and "curve"
    Progress progress;
    const auto plain = built.run();
    auto executor = Executor::load(got.program, *got.outcome.method, got.outcome.plan());
    QVERIFY(plain.ok() && executor.ok());
    const auto result = executor.value()->run(built.inputs(), {}, progress);
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
    QCOMPARE(difference(result.value().outputs, plain.value()), QString());
}

/// Rows of a tensor that is kept anyway, and a permutation of axes of length 1, lie in their operand; columns, and rows
/// of an input, which the caller may bind, are copied. The exported .pte runs the same.
void TestPasses::contiguousPiecesAreReadInPlace() {
    BuiltProgram built;
    built.input("x", {1, 4, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    built.node("all", "aten::exp.default", {tensorArg("self", "x")}, {1, 4, 3});
    const auto slice = [&](const char* name, const char* of, std::int64_t dim, std::int64_t begin, std::int64_t end,
                           const Shape& shape) {
        built.node(name, "aten::slice.Tensor",
                   {tensorArg("self", of), arg("dim", dim), arg("start", begin), arg("end", end)}, shape);
    };
    slice("rows", "all", 1, 1, 3, {1, 2, 3});
    slice("columns", "all", 2, 1, 3, {1, 4, 2});
    slice("given", "x", 1, 1, 3, {1, 2, 3});
    built.node("turned", "aten::permute.default", {tensorArg("self", "rows"), intsArg("dims", {1, 0, 2})}, {2, 1, 3});
    built.node("sine", "aten::sin.default", {tensorArg("self", "turned")}, {2, 1, 3});
    built.node("sum", "aten::add.Tensor", {tensorArg("self", "rows"), tensorArg("other", "given")}, {1, 2, 3});
    built.node("cosine", "aten::cos.default", {tensorArg("self", "columns")}, {1, 4, 2});
    built.node("last", "aten::neg.default", {tensorArg("self", "all")}, {1, 4, 3});
    for (const char* name : {"sine", "sum", "cosine", "last"}) built.output(name);
    const Evaluated got = evaluated(built, "drop-copies");
    std::vector<std::string> left;
    for (const Instruction& in : got.outcome.method->instructions)
        if (in.op.find("_copy") != std::string::npos) left.push_back(in.op);
    QCOMPARE(left, (std::vector<std::string>{"aten::slice_copy.Tensor_out", "aten::slice_copy.Tensor_out"}));
    int views = 0;
    for (const Value& value : got.outcome.method->values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || tensor->alias_of == no_value) continue;
        ++views;
        QCOMPARE(tensor->alias_offset, 12);
    }
    QCOMPARE(views, 2);
    Progress progress;
    const auto plain = built.run();
    QVERIFY2(plain.ok(), plain.ok() ? "" : plain.error().text().c_str());
    const auto run = [&](const std::shared_ptr<const Program>& program, const Outcome& outcome) {
        auto executor = Executor::load(program, *outcome.method, outcome.plan());
        if (!executor.ok()) return QString::fromStdString(executor.error().text());
        const auto result = executor.value()->run(built.inputs(), {}, progress);
        return result.ok() ? difference(result.value().outputs, plain.value())
                           : QString::fromStdString(result.error().text());
    };
    QCOMPARE(run(got.program, got.outcome), QString());
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("pieces.pte")).toStdString();
    const auto written = Engine().export_to(path, *got.program, got.outcome, false, progress);
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    const auto again = openAndPlan(QString::fromStdString(path), std::string(planner_id::loaded));
    QVERIFY2(again.ok(), errorOf(again));
    QCOMPARE(run(again.value().program, again.value().outcome), QString());
}

/// A small piece of a large tensor would keep all of it.
void TestPasses::piecesThatWouldRaiseThePeakAreCopied() {
    BuiltProgram built;
    built.input("x", {8, 4}, Numbers(32, 1));
    built.node("large", "aten::exp.default", {tensorArg("self", "x")}, {8, 4});
    built.node("piece", "aten::slice.Tensor",
               {tensorArg("self", "large"), arg("dim", std::int64_t{0}), arg("start", std::int64_t{0}),
                arg("end", std::int64_t{1})},
               {1, 4});
    built.node("other", "aten::sin.default", {tensorArg("self", "large")}, {8, 4});
    built.node("wide", "aten::cat.default",
               {tensorsArg("tensors", {"other", "other", "other"}), arg("dim", std::int64_t{0})}, {24, 4});
    built.node("y", "aten::add.Tensor", {tensorArg("self", "wide"), tensorArg("other", "piece")}, {24, 4});
    built.output("y");
    const Evaluated got = evaluated(built, "drop-copies");
    const auto& all = got.outcome.method->instructions;
    QVERIFY(std::any_of(all.begin(), all.end(),
                        [](const Instruction& in) { return in.op == "aten::slice_copy.Tensor_out"; }));
}

/// A concatenation of a concatenation: every part is placed in the final result, and the exported .pte runs the same.
void TestPasses::operandsOfAConcatenationLieInsideItsResult() {
    const BuiltProgram built = joined({1, 4, 4}, 1, false);
    const Evaluated got = evaluated(built);
    QVERIFY(got.outcome.plan().issues.empty());
    QCOMPARE(got.outcome.report.passes.size(), std::size_t{1});
    QVERIFY(got.outcome.report.passes[0].saved_bytes > 0);
    const std::int64_t base = got.offset("cat_1");
    QCOMPARE(got.offset("relu"), base);
    QCOMPARE(got.offset("neg"), base + 64);
    QCOMPARE(got.offset("cat"), base);
    QCOMPARE(got.offset("exp"), base + 128);
    Progress progress;
    const auto plain = built.run();
    QVERIFY2(plain.ok(), plain.ok() ? "" : plain.error().text().c_str());
    const auto run = [&](const std::shared_ptr<const Program>& program, const Outcome& outcome) {
        auto executor = Executor::load(program, *outcome.method, outcome.plan());
        if (!executor.ok()) return QString::fromStdString(executor.error().text());
        const auto result = executor.value()->run(built.inputs(), {}, progress);
        return result.ok() ? difference(result.value().outputs, plain.value())
                           : QString::fromStdString(result.error().text());
    };
    QCOMPARE(run(got.program, got.outcome), QString());
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("inside.pte")).toStdString();
    const auto written = Engine().export_to(path, *got.program, got.outcome, false, progress);
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    const auto back = Engine().open(path, progress);
    QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
    // Read back, the places stay also if the rest is replanned.
    for (const char* planner : {"loaded", "greedy_by_size", "auto"}) {
        Tuning tuning = starting_tuning(*back.value());
        tuning.planner = planner;
        const auto again = Engine().evaluate(*back.value(), tuning, {}, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        QVERIFY2(again.value().plan().issues.empty(), planner);
        QCOMPARE(run(back.value(), again.value()), QString());
    }
    const QString lint = QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/tools/pte_lint.py");
    if (!QFileInfo::exists(lint)) return;
    QProcess python;
    python.start(QStringLiteral("python3"), {lint, QString::fromStdString(path)});
    QVERIFY(python.waitForFinished());
    QVERIFY2(python.exitCode() == 0, python.readAll().constData());
}

void TestPasses::operandsThatLieApartAreCopied_data() {
    QTest::addColumn<QList<int>>("part");
    QTest::addColumn<int>("dim");
    QTest::addColumn<bool>("isReadAfter");
    QTest::addColumn<int>("members");
    QTest::newRow("a dimension outside that is not 1")
        << QList<int>{2, 4, 4} << 1 << false << 3;  // what the outer one joins
    QTest::newRow("an operand that is read again")
        << QList<int>{1, 4, 4} << 1 << true << 3;  // what the outer one joins
    QTest::newRow("places without alignment")
        << QList<int>{1, 3, 3} << 1 << false << 0;  // a part rounded up would overlap the next
}

void TestPasses::operandsThatLieApartAreCopied() {
    QFETCH(QList<int>, part);
    QFETCH(int, dim);
    QFETCH(bool, isReadAfter);
    QFETCH(int, members);
    const BuiltProgram built = joined({part.begin(), part.end()}, dim, isReadAfter);
    const Evaluated got = evaluated(built);
    QVERIFY(got.outcome.plan().issues.empty());
    QCOMPARE(got.groups(), std::int64_t{members});
    Progress progress;
    const auto plain = built.run();
    auto executor = Executor::load(got.program, *got.outcome.method, got.outcome.plan());
    QVERIFY(plain.ok() && executor.ok());
    const auto result = executor.value()->run(built.inputs(), {}, progress);
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
    QCOMPARE(difference(result.value().outputs, plain.value()), QString());
}

QTEST_GUILESS_MAIN(TestPasses)
#include "test_passes.moc"
