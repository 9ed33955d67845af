// A file of a few bytes can require any amount of memory: a program that needs more than the larger of 256 MiB and four
// times its file is opened and planned, and runs only if the user allows that much.

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/ir/memory_budget.h"
#include "engine/runtime/run_bytes.h"
#include "engine/runtime/static/static_module.h"
#include "tests/backends/built_in.h"
#include "tests/runtime/hand_made.h"
#include "tests/test_data.h"

namespace arenascope {

namespace {

constexpr std::int64_t mib = std::int64_t{1} << 20;

/// relu of one vector into another; both planned.
testing::HandMade relu_of(std::int64_t bytes) {
    testing::HandMade made;
    const ValueId x = made.tensor("x", DType::f32, {bytes / 4}), y = made.tensor("y", DType::f32, {bytes / 4});
    made.kernel("aten::relu.out", {x, y, y}, {y});
    made.method.inputs = {x};
    made.method.outputs = {y};
    return made;
}

Result<std::unique_ptr<Executor>> load(const testing::HandMade& made, std::int64_t limit) {
    return Executor::load(std::make_shared<const Program>(), made.method, made.plan, {.memory_limit = limit});
}

QStringList programFiles() {
    QStringList out;
    for (const QString& folder : {QStringLiteral(ARENASCOPE_TEST_DATA),
                                  QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples"), testing::dataFolder()}) {
        QDirIterator it(folder, {"*.pt2", "*.pte", "*.onnx"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = it.next();
            if (!testing::isOfStrangers(file)) out.append(file);
        }
    }
    return out;
}

Result<Outcome> planned(const Program& program) {
    Progress progress;
    return Engine().evaluate(program, starting_tuning(program), {}, progress);
}

}  // namespace

class TestMemoryLimit : public QObject {
    Q_OBJECT

private slots:
    void aTinyFileWithHugeTensorsIsPlannedAndNotRun() {
        const Engine engine;
        Progress progress;
        const auto program = engine.open(ARENASCOPE_SOURCE_DIR "/tests/fuzz/seeds/huge_tensors.pte", progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        const auto outcome = planned(*program.value());
        QVERIFY(outcome.ok());
        QVERIFY(outcome.value().plan().valid());
        const auto executor = Executor::load(program.value(), *outcome.value().method, outcome.value().plan());
        QVERIFY(!executor.ok());
        const std::int64_t needed = run_bytes(*outcome.value().method, outcome.value().plan(), {});
        QVERIFY(needed > 1000 * mib);
        const QString text = QString::fromStdString(executor.error().text());
        QVERIFY2(text.contains("--memory-limit " + QString::number(needed)), qPrintable(text));
        QVERIFY2(text.contains(QString::number(256 * mib)), qPrintable(text));

        const auto lifetimes = outcome.value().plan().problem;
        const auto module = StaticModule::make(program.value(), outcome.value().method, lifetimes, {});
        QVERIFY(!module.ok());
        QVERIFY2(module.error().text().find("--memory-limit") != std::string::npos, module.error().text().c_str());
    }

    /// Also under the plan without sharing, and in the static runtime.
    void honestProgramsNeverMeetIt() {
        int methods = 0;
        for (const QString& file : programFiles()) {
            const Engine engine;
            Progress progress;
            const auto program = engine.open(file.toStdString(), progress);
            for (std::size_t i = 0; program.ok() && i < program.value()->methods.size(); ++i) {
                Tuning tuning = starting_tuning(*program.value(), program.value()->methods[i].name);
                tuning.planner = "naive";
                tuning.keep_loaded_plan = false;
                const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
                if (!outcome.ok() || !outcome.value().plan().valid()) continue;
                ++methods;
                const Method& method = *outcome.value().method;
                const auto executor = Executor::load(program.value(), method, outcome.value().plan());
                const auto module =
                    StaticModule::make(program.value(), outcome.value().method, outcome.value().plan().problem, {});
                for (const std::string& text :
                     {executor.ok() ? "" : executor.error().text(), module.ok() ? "" : module.error().text()})
                    QVERIFY2(text.find("--memory-limit") == std::string::npos,
                             (file.toStdString() + ": " + text).c_str());
            }
        }
        qInfo("%d methods stay below the usual limit", methods);
        QVERIFY(methods > 20);
    }

    void arenasAndWhatGoesInAndComesOutCount() {
        const testing::HandMade made = relu_of(mib);
        const std::int64_t needed = run_bytes(made.method, made.plan, {});
        QCOMPARE(needed, made.plan.pools.front().bytes + 2 * mib);
        QVERIFY(load(made, needed).ok());
        const auto refused = load(made, needed - 1);
        QVERIFY(!refused.ok());
        QVERIFY(QString::fromStdString(refused.error().text()).contains(QString::number(needed)));
    }

    void whatTheCallerSuppliesCountsOnce() {
        testing::HandMade made;
        const ValueId x = made.caller("x", DType::f32, {64}), y = made.caller("y", DType::f32, {64});
        made.kernel("aten::relu.out", {x, y, y}, {y});
        made.method.inputs = {x};
        made.method.outputs = {y, y};
        QCOMPARE(run_bytes(made.method, made.plan, {}), std::int64_t{(64 + 64) * 4 + 3 * 64 * 4});
    }

    void theUsualLimitFollowsTheFile() {
        const QTemporaryDir folder;
        Program program;
        QCOMPARE(usual_memory_limit(program), 256 * mib);
        program.path = folder.filePath("large.pt2").toStdString();
        program.format = FormatId::pt2;
        QFile file(QString::fromStdString(program.path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100 * mib));  // a hole: no disk is used
        QCOMPARE(usual_memory_limit(program), 400 * mib);
    }

    void constantsBesideTheFileCountOnceHoweverManyNameThem() {
        const auto owner = std::make_shared<std::vector<std::byte>>(static_cast<std::size_t>(70 * mib));
        const ByteView all = *owner;
        Program program;
        program.format = FormatId::pte;
        program.named_data = {{"a", {all, owner}}, {"b", {all.subspan(100), owner}}, {"c", {all.first(9), owner}}};
        QCOMPARE(usual_memory_limit(program), 280 * mib);
    }

    void theBudgetIsWholeAgainAfterWhatIsGivenBack() {
        MemoryBudget budget(100);
        QVERIFY(budget.take(60).ok());
        QVERIFY(!budget.take(41).ok());
        QVERIFY(budget.take(40).ok());
        budget.give_back(60);
        QVERIFY(budget.take(60).ok());
        QVERIFY(!budget.take(std::nullopt).ok());
        QVERIFY(!budget.take(std::numeric_limits<std::int64_t>::max()).ok());
    }

    void payloadsAskForWhatTheyTake_data() {
        QTest::addColumn<QString>("backend");
        QTest::addColumn<QString>("payload");
        QTest::newRow("demo") << "demo"
                              << "demo 1\nnumel 1000000\narg\nsin 0 f32 1000000 @1\nout 1\n";
        QTest::newRow("opencl")
            << "opencl"
            << "opencl 1\npool 8000000\narg 0 1000000\ntemp 4000000 1000000\nrun relu 0 - - 1 1 1000000 1 "
               "@1\nout 1\n";
    }
    void payloadsAskForWhatTheyTake() {
        QFETCH(const QString, backend);
        QFETCH(const QString, payload);
        const Backends backends = Backends::builtin();
        const auto found = backends.find(backend.toStdString());
        QVERIFY(found);
        if (!testing::is_built_in(backend.toStdString())) QSKIP("built without it");
        const std::string text = payload.toStdString();
        const CompileSpecs specs;
        InitContext context{.payload = {std::as_bytes(std::span(text)), nullptr},
                            .specs = specs,
                            .named = [](std::string_view) { return std::optional<Data>(); },
                            .memory = std::make_shared<MemoryBudget>(mib)};
        const auto handle = found->init(context);
        QVERIFY(!handle.ok());
        QVERIFY2(handle.error().text().find("--memory-limit") != std::string::npos, handle.error().text().c_str());
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestMemoryLimit)
#include "test_memory_limit.moc"
