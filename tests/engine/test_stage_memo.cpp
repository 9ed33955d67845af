// Stages of evaluate are cached by the values that they read: a pin or another planner reruns no pass and no delegate.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

#include "engine/engine.h"
#include "engine/evaluate/memo.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// The demo backend, which counts what it compiles.
class CountingBackend final : public Backend {
public:
    [[nodiscard]] std::string_view id() const override { return "CountingBackend"; }
    [[nodiscard]] std::string_view short_name() const override { return "counting"; }
    [[nodiscard]] std::string_view title() const override { return "Counts"; }
    [[nodiscard]] std::optional<Message> refuses(const Method& method, const Instruction& node) const override {
        return inner_->refuses(method, node);
    }
    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const override {
        ++compiled;
        return inner_->preprocess(region, specs);
    }
    [[nodiscard]] Result<> is_available() const override { return inner_->is_available(); }
    Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const override { return inner_->init(context); }
    Result<> execute(DelegateHandle& handle, ExecuteContext& context) const override {
        return inner_->execute(handle, context);
    }
    mutable std::atomic<int> compiled{0};

private:
    std::shared_ptr<const Backend> inner_ = Backends::builtin().find("demo");
};

/// An engine with that backend, and a program with something to fold and something to delegate.
struct Setting {
    std::shared_ptr<CountingBackend> backend = std::make_shared<CountingBackend>();
    std::optional<Engine> engine;
    std::shared_ptr<const Program> program;
    Tuning tuning;
    Progress progress;

    bool isOpen() {
        Extensions extensions;
        if (!extensions.backends.add(backend).ok()) return false;
        engine.emplace(std::move(extensions));
        auto opened =
            engine->open((programFolder(QStringLiteral("branchy_multi_io")) + "/model.pt2").toStdString(), progress);
        if (!opened.ok()) return false;
        program = std::move(opened).take();
        tuning = starting_tuning(*program);
        tuning.planner = "greedy_by_size";
        tuning.edits.passes = {"fold-batch-norm", "drop-unused-outputs"};
        tuning.delegation.backends = {"counting"};
        return true;
    }
    Result<Outcome> evaluate(const Tuning& asked) { return engine->evaluate(*program, asked, {}, progress); }
};

/// The first planned tensor that is no input or output.
std::string inner_tensor(const Outcome& outcome) {
    for (const TensorRow& row : outcome.tensors) {
        if (row.planned && row.role == Role::intermediate) return row.name;
    }
    return {};
}

}  // namespace

class TestStageMemo : public QObject {
    Q_OBJECT

private slots:
    void theFirstEvaluationDoesAllTheWork();
    void withoutPassesTheSameMethodIsFoundAgain();
    void aTableOfBuffersIsInMemoryOnce();
    void aPinOrAnotherPlannerRunsNoPassAndCompilesNoDelegate();
    void whatAStageReadsMakesItRunAgain_data();
    void whatAStageReadsMakesItRunAgain();
    void anotherProgramOfTheSameShapeIsNotTaken();
    void outcomesAreTheSameWithAndWithoutTheMemo();
    void onlyTheLatestResultsAreKept();
};

void TestStageMemo::theFirstEvaluationDoesAllTheWork() {
    Setting setting;
    QVERIFY(setting.isOpen());
    const auto first = setting.evaluate(setting.tuning);
    QVERIFY2(first.ok(), first.ok() ? "" : first.error().text().c_str());
    QCOMPARE(first.value().work.passes, 2);
    QVERIFY(first.value().work.delegates > 0);
    QCOMPARE(setting.backend->compiled.load(), first.value().work.delegates);
}

/// Its key is then the specialised method itself, also where sizes are open: another range makes another one.
void TestStageMemo::aTableOfBuffersIsInMemoryOnce() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("buffers.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id,lower,upper,size\na,0,2,16\nb,1,3,32\n");
    file.close();
    const Engine engine;
    Progress progress;
    auto opened = engine.open(path.toStdString(), progress);
    QVERIFY(opened.ok());
    std::shared_ptr<const Program> program = std::move(opened).take();
    const Tuning tuning = starting_tuning(*program);
    const auto copied = engine.evaluate(*program, tuning, {}, progress);
    QVERIFY(copied.ok());
    QVERIFY(copied.value().method.get() != &program->methods.front());  // the program may end first
    const Engine other;
    auto shared = other.evaluate(program, tuning, {}, progress);
    QVERIFY(shared.ok());
    QCOMPARE(shared.value().method.get(), &program->methods.front());
    QCOMPARE(shared.value().plan().total_bytes, copied.value().plan().total_bytes);
    QCOMPARE(other.evaluate(program, tuning, {}, progress).value().method.get(), &program->methods.front());
    Tuning folding = tuning;
    folding.edits.passes = {"fold-constants"};
    const auto changed = other.evaluate(program, folding, {}, progress);
    QVERIFY(changed.ok());
    QVERIFY(changed.value().method.get() != &program->methods.front());
    program.reset();
    QCOMPARE(shared.value().method->values.size(), std::size_t{2});  // it lives as long as its outcome
}

void TestStageMemo::withoutPassesTheSameMethodIsFoundAgain() {
    const Engine engine;
    Progress progress;
    for (const char* name : {"add_mul_sin", "mlp_dynbatch"}) {
        const QString path = programFolder(QString::fromLatin1(name)) + "/model.pt2";
        if (!QFileInfo::exists(path)) continue;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        const Tuning tuning = starting_tuning(*program.value());
        const auto first = engine.evaluate(*program.value(), tuning, {}, progress),
                   again = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(first.ok() && again.ok());
        QCOMPARE(first.value().method.get(), again.value().method.get());
        const sym::Ranges& ranges = first.value().method->ranges;
        if (ranges.empty()) continue;
        const std::string symbol = ranges.begin()->first;
        const std::int64_t least = ranges.begin()->second.min;
        const auto narrow =
            engine.evaluate(*program.value(), edit::set_range(tuning, symbol, RangeEdit{least, least}), {}, progress);
        QVERIFY2(narrow.ok(), narrow.ok() ? "" : narrow.error().text().c_str());
        QVERIFY(narrow.value().method.get() != first.value().method.get());
        QVERIFY(narrow.value().plan().total_bytes < first.value().plan().total_bytes);
        const auto back = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(back.ok());
        QCOMPARE(back.value().method.get(), first.value().method.get());
    }
}

void TestStageMemo::aPinOrAnotherPlannerRunsNoPassAndCompilesNoDelegate() {
    Setting setting;
    QVERIFY(setting.isOpen());
    const auto first = setting.evaluate(setting.tuning);
    QVERIFY(first.ok());
    const int compiled = setting.backend->compiled;
    std::vector<Tuning> edits{edit::set_planner(setting.tuning, "naive"), edit::set_align(setting.tuning, 64),
                              edit::set_pool(setting.tuning, {.mem_id = 1, .name = "SRAM", .capacity = 1 << 20})};
    const std::string tensor = inner_tensor(first.value());
    QVERIFY(!tensor.empty());
    edits.push_back(edit::pin(setting.tuning, tensor, 4096));
    for (const Tuning& tuning : edits) {
        const auto next = setting.evaluate(tuning);
        QVERIFY2(next.ok(), next.ok() ? "" : next.error().text().c_str());
        QCOMPARE(next.value().work.passes, 0);
        QCOMPARE(next.value().work.delegates, 0);
        QCOMPARE(next.value().report.passes.size(), std::size_t{2});  // what they saved is still reported
        QVERIFY(next.value().partition != nullptr);
    }
    QCOMPARE(setting.backend->compiled.load(), compiled);
}

void TestStageMemo::whatAStageReadsMakesItRunAgain_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("passes");
    QTest::addColumn<bool>("delegates");
    QTest::newRow("no pass") << 0 << false << true;                  // passes also take out what nothing needs
    QTest::newRow("inputs are the caller's") << 1 << true << false;  // what passes save is measured by them
    QTest::newRow("another node for the CPU") << 2 << false << true;
    QTest::newRow("another operator") << 3 << false << true;
}

void TestStageMemo::whatAStageReadsMakesItRunAgain() {
    QFETCH(int, kind);
    QFETCH(bool, passes);
    QFETCH(bool, delegates);
    Setting setting;
    QVERIFY(setting.isOpen());
    const auto first = setting.evaluate(setting.tuning);
    QVERIFY(first.ok());
    Tuning other = setting.tuning;
    if (kind == 0) other.edits.passes.clear();
    if (kind == 1) other.plan_inputs = false;
    const std::string node = first.value().partition->regions.front().nodes.front();
    if (kind == 2) other = edit::set_delegate(other, "name:" + node, "cpu");
    if (kind == 3) other.edits.operators.push_back({.node = node, .replacement = "my::operator.out"});
    const auto next = setting.evaluate(other);
    QVERIFY2(next.ok(), next.ok() ? "" : next.error().text().c_str());
    QCOMPARE(next.value().work.passes > 0, passes);
    QCOMPARE(next.value().work.delegates > 0, delegates);
}

void TestStageMemo::anotherProgramOfTheSameShapeIsNotTaken() {
    Setting setting;
    QVERIFY(setting.isOpen());
    QVERIFY(setting.evaluate(setting.tuning).ok());
    Program copy = *setting.program;
    const auto same = setting.engine->evaluate(copy, setting.tuning, {}, setting.progress);
    QVERIFY(same.ok() && same.value().work.passes == 0);  // equal, in whichever object
    for (Value& value : copy.methods.front().values) {
        Tensor* tensor = value.tensor();
        if (!tensor || !tensor->is_constant || !tensor->data) continue;
        const auto bytes =
            std::make_shared<const std::vector<std::byte>>(tensor->data->bytes.begin(), tensor->data->bytes.end());
        tensor->data = Data{.bytes = *bytes, .owner = bytes};
        break;
    }
    const auto other = setting.engine->evaluate(copy, setting.tuning, {}, setting.progress);
    QVERIFY(other.ok() && other.value().work.passes == 2);
}

void TestStageMemo::outcomesAreTheSameWithAndWithoutTheMemo() {
    Setting warm;
    QVERIFY(warm.isOpen());
    QVERIFY(warm.evaluate(warm.tuning).ok());
    const Tuning tuning = edit::set_planner(warm.tuning, "greedy_by_conflicts");
    Setting cold;
    QVERIFY(cold.isOpen());
    const auto remembered = warm.evaluate(tuning), fresh = cold.evaluate(tuning);
    QVERIFY(remembered.ok() && fresh.ok());
    QCOMPARE(remembered.value().work.passes, 0);
    QCOMPARE(fresh.value().work.passes, 2);
    QCOMPARE(remembered.value().plan().placement.offsets, fresh.value().plan().placement.offsets);
    QCOMPARE(remembered.value().report.passes.front().saved_bytes, fresh.value().report.passes.front().saved_bytes);
    QCOMPARE(remembered.value().tensors.size(), fresh.value().tensors.size());
}

void TestStageMemo::onlyTheLatestResultsAreKept() {
    Memo<int, int> memo(2, 100);
    memo.keep(1, std::make_shared<const int>(10), 40);
    memo.keep(2, std::make_shared<const int>(20), 40);
    QVERIFY(memo.find(1));  // used last
    memo.keep(3, std::make_shared<const int>(30), 40);
    QVERIFY(memo.find(1) && memo.find(3) && !memo.find(2));
    memo.keep(4, std::make_shared<const int>(40), 70);  // with another one too many bytes
    QVERIFY(memo.find(4) && !memo.find(1) && !memo.find(3));
    memo.keep(5, std::make_shared<const int>(50), 101);
    QVERIFY(!memo.find(5) && memo.find(4));
}

QTEST_GUILESS_MAIN(TestStageMemo)
#include "test_stage_memo.moc"
