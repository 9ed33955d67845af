// The life cycle of delegates, the demo backend's payload, and answers that every listed backend must give.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "engine/backends/demo/demo_payload.h"
#include "engine/backends/xnnpack/shapes.h"
#include "engine/base/file.h"
#include "engine/base/sha256.h"
#include "tests/backends/demo_programs.h"

namespace arenascope {

namespace {

/// Counts the calls it gets; fails on request.
class Counting final : public Backend {
public:
    struct Counts {
        std::vector<std::string> calls;
        bool is_there = true, init_fails = false;
        std::string fails;            ///< id of the backend whose calls fail
        Progress* cancels = nullptr;  ///< cancelled by a call, as a user would while it runs
    };
    Counting(std::string id, std::shared_ptr<Counts> counts) : id_(std::move(id)), counts_(std::move(counts)) {}
    [[nodiscard]] std::string_view id() const override { return id_; }
    [[nodiscard]] std::string_view title() const override { return "counts"; }
    [[nodiscard]] std::optional<Message> refuses(const Method&, const Instruction& node) const override {
        const bool mine = node.op == (id_ == "first" ? "aten::sin.out" : "aten::cos.out");
        return mine ? std::nullopt : std::optional(message("not mine"));
    }
    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs&) const override {
        return Preprocessed{.payload = std::vector<std::byte>(3),
                            .named_data = {},
                            .handles = {handle_of(7, region.instructions.front())}};
    }
    [[nodiscard]] Result<> is_available() const override {
        counts_->calls.push_back(id_ + " available");
        if (counts_->is_there) return done;
        return Error{.what = message("no such device")};
    }
    Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const override {
        counts_->calls.push_back(id_ + " init");
        if (counts_->init_fails && id_ == "second") return Error{.what = message("cannot start"), .place = "byte 2"};
        context.payload = {};
        return std::make_unique<DelegateHandle>();
    }
    Result<> execute(DelegateHandle&, ExecuteContext& context) const override {
        counts_->calls.push_back(id_ + " execute");
        if (counts_->cancels) counts_->cancels->cancel();
        if (counts_->fails == id_) {
            context.failed_handle = 7;
            return Error{.what = message("the device hung")};
        }
        TRY(const TensorValue* from, context.tensor(0));
        TRY(TensorValue * to, context.output(1));
        std::memcpy(to->data, from->data, static_cast<std::size_t>(from->numel()) * 4);
        return done;
    }
    void destroy(std::unique_ptr<DelegateHandle>) const override { counts_->calls.push_back(id_ + " destroy"); }

private:
    std::string id_;
    std::shared_ptr<Counts> counts_;
};

struct Two {
    std::shared_ptr<Counting::Counts> counts = std::make_shared<Counting::Counts>();
    std::shared_ptr<const Program> program;
    Engine engine;
    std::shared_ptr<std::vector<DelegateStage>> log = std::make_shared<std::vector<DelegateStage>>();

    Two() : engine(Extensions{.backends = backends(), .planners = {}, .kernels = {}}) {
        testing::Graph graph;
        graph.output(graph.cos(graph.sin(graph.input("x"))));
        program = graph.program();
    }
    [[nodiscard]] Backends backends() const {
        Backends made;
        (void)made.add(std::make_shared<Counting>("first", counts)).ok();
        (void)made.add(std::make_shared<Counting>("second", counts)).ok();
        return made;
    }
    Result<std::unique_ptr<Executor>> load(Outcome& outcome) const {
        Tuning tuning;
        tuning.delegation.backends = {"first", "second"};
        Progress progress;
        TRY(outcome, engine.evaluate(*program, tuning, {}, progress));
        return Executor::load(program, *outcome.method, outcome.plan(), {.backends = &engine.backends(), .log = log});
    }
};

Result<std::vector<HostTensor>> run_once(const std::shared_ptr<const Program>& program, const Outcome& outcome) {
    Progress progress;
    TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan()));
    TRY(RunResult result, executor->run(testing::some_inputs(*outcome.method), {}, progress));
    return std::move(result.outputs);
}

}  // namespace

class TestBackends : public QObject {
    Q_OBJECT

private slots:
    void everyListedBackendHasNamesOfItsOwnAndRefusesWithAReason() {
        std::set<std::string_view> names;
        const Backends backends = Backends::builtin();
        QVERIFY(!backends.all().empty());
        testing::Graph graph;
        graph.output(graph.sin(graph.input("x")));
        Method method = graph.program()->methods.front();
        Instruction strange = method.instructions.front();
        strange.op = "aten::nobody_has_this.out";
        for (const auto& backend : backends.all()) {
            QVERIFY(names.insert(backend->id()).second && !backend->title().empty());
            if (backend->short_name() != backend->id()) QVERIFY(names.insert(backend->short_name()).second);
            const auto why = backend->refuses(method, strange);
            QVERIFY(why && !why->empty());
            if (!backend->is_available().ok()) QVERIFY(!backend->is_available().error().remedy.empty());
            const CompileSpecs specs;
            std::vector<std::byte> noise(64, std::byte{0x5a});
            InitContext context{
                .payload = {noise, nullptr}, .specs = specs, .named = [](std::string_view) { return std::nullopt; }};
            if (backend->is_available().ok()) QVERIFY(!backend->init(context).ok());
        }
        Backends twice = backends;
        QVERIFY(!twice.add(backends.all().front()).ok());
    }

    void delegatesAreDestroyedOnceInReverseOrder() {
        Two two;
        Outcome outcome;
        {
            auto executor = two.load(outcome);
            QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
            Progress progress;
            for (int i = 0; i < 2; ++i)
                QVERIFY(executor.value()->run(testing::some_inputs(*outcome.method), {}, progress).ok());
            progress.cancel();
            const auto cancelled = executor.value()->run(testing::some_inputs(*outcome.method), {}, progress);
            QVERIFY(!cancelled.ok() && cancelled.error().is_cancelled);
        }
        const std::vector<std::string> expected{
            "first available", "first init",    "second available", "second init",    "first execute",
            "second execute",  "first execute", "second execute",   "second destroy", "first destroy"};
        QCOMPARE(two.counts->calls, expected);
        std::vector<std::string> stages;
        for (const DelegateStage& stage : *two.log) stages.push_back(stage.backend + " " + stage.stage);
        QCOMPARE(stages,
                 (std::vector<std::string>{"first available", "first init", "second available", "second init",
                                           "first execute", "second execute", "first execute", "second execute",
                                           "second destroy", "first destroy"}));
        QVERIFY(two.log->at(1).payload_released && two.log->at(1).milliseconds >= 0);
    }

    void aSecondBackendThatFailsEndsTheFirstAndNothingElse() {
        Two two;
        two.counts->init_fails = true;
        Outcome outcome;
        const auto executor = two.load(outcome);
        QVERIFY(!executor.ok());
        QCOMPARE(QString::fromStdString(executor.error().text()),
                 QString("executorch_call_delegate_1/delegate 1 (second)/byte 2: cannot start"));
        QCOMPARE(two.counts->calls,
                 (std::vector<std::string>{"first available", "first init", "second available", "second init",
                                           "first destroy"}));
        QCOMPARE(two.log->at(3).error.text(), std::string("byte 2: cannot start"));
    }

    void aBackendThatIsNotThereIsNeverInitialised() {
        Two two;
        two.counts->is_there = false;
        Outcome outcome;
        QVERIFY(!two.load(outcome).ok());
        QCOMPARE(two.counts->calls, std::vector<std::string>{"first available"});
    }

    void aFailureNamesBackendCallNodeAndPythonLine() {
        Two two;
        two.counts->fails = "first";
        Outcome outcome;
        const auto executor = two.load(outcome);
        QVERIFY(executor.ok());
        Progress progress;
        const auto result = executor.value()->run(testing::some_inputs(*outcome.method), {}, progress);
        QVERIFY(!result.ok());
        const QString text = QString::fromStdString(result.error().text());
        for (const char* part :
             {"executorch_call_delegate", "delegate 0 (first)", "handle 7, sin_0 (model.py:10)", "hung"}) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
    }

    void aFailedRunLeavesWhatRanWithTheFailingCall() {
        Two two;
        two.counts->fails = "second";
        Outcome outcome;
        const auto executor = two.load(outcome);
        QVERIFY(executor.ok());
        Progress progress;
        for (const bool asks : {true, false}) {
            RunResult rest;
            const RunOptions options{.events = asks, .profile = true, .rest = &rest};
            QVERIFY(!executor.value()->run(testing::some_inputs(*outcome.method), options, progress).ok());
            QVERIFY(rest.failure);
            QCOMPARE(outcome.method->instructions[rest.failure->instruction].op, std::string("second"));
            QVERIFY(rest.failure->error.text().find("handle 7, cos_1") != std::string::npos);
            QCOMPARE(rest.times.size(), std::size_t{2});
            QCOMPARE(rest.times.back().instruction.number(), rest.failure->instruction.number());
            QCOMPARE(rest.times.back().calls, std::int64_t{1});
            QCOMPARE(rest.times.back().bytes_written, std::int64_t{0});
            QVERIFY(rest.times.front().bytes_written > 0);
            QCOMPARE(rest.calls.size(), std::size_t{2});
            // The backend gives no reason; the failure is reported all the same.
            QCOMPARE(rest.events.size(), std::size_t{1});
            QCOMPARE(rest.events[0].event.error.text(), std::string("the device hung"));
            QCOMPARE(rest.events[0].nodes.front().name, std::string("cos_1"));
            QVERIFY(rest.outputs.empty());
        }
        two.counts->fails.clear();
        RunResult rest;
        QVERIFY(executor.value()->run(testing::some_inputs(*outcome.method), {.rest = &rest}, progress).ok());
        QVERIFY(!rest.failure && rest.times.empty());
    }

    void aRunThatIsStoppedInsideACallEndsBeforeTheNextOne() {
        Two two;
        Outcome outcome;
        auto executor = two.load(outcome);
        QVERIFY(executor.ok());
        Progress progress;
        two.counts->cancels = &progress;
        two.counts->calls.clear();
        const auto stopped = executor.value()->run(testing::some_inputs(*outcome.method), {}, progress);
        QVERIFY(!stopped.ok() && stopped.error().is_cancelled);
        QCOMPARE(two.counts->calls, (std::vector<std::string>{"first execute"}));
        executor = Error{.what = message("gone")};
        QCOMPARE(two.counts->calls, (std::vector<std::string>{"first execute", "second destroy", "first destroy"}));
    }

    void aDelegatedExportRunsTheSameFromItsFile() {
        testing::Graph graph;
        const ValueId x = graph.input("x"), y = graph.input("y");
        const ValueId a = graph.mul(graph.add(x, y), graph.constant("c", 2));
        graph.output(graph.sin(graph.cos(a)));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation = {.backends = {"demo"}, .rules = {}, .specs = {{"demo", "max_numel", "100"}}};
        Progress progress;
        const Engine engine;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const QTemporaryDir folder;
        const std::string path = folder.filePath("demo.pte").toStdString();
        const auto written = engine.export_to(path, *program, outcome.value(), false, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = engine.open(path, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const Method& loaded = again.value()->methods.front();
        QCOMPARE(loaded.delegates.size(), std::size_t{2});
        const Delegate& first = loaded.delegates.front();
        QCOMPARE(first.compile_specs.front().first, std::string("max_numel"));
        QCOMPARE(first.handles.size(), std::size_t{2});
        QCOMPARE(first.handles[1].nodes.front().name, std::string("mul_1"));
        QCOMPARE(first.handles[1].nodes.front().source, std::string("model.py:11"));
        const auto kept = engine.evaluate(*again.value(), {}, {}, progress);
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
        QVERIFY(kept.value().plan().valid());
        const auto plain = engine.evaluate(*program, {}, {}, progress);
        const auto expected = run_once(program, plain.value()), got = run_once(again.value(), kept.value());
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto difference = compare(got.value().front(), expected.value().front());
        QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
        const QString lint = QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/tools/pte_lint.py");
        if (!QFile::exists(lint)) return;
        QProcess process;
        process.start("python3", {lint, QString::fromStdString(path)});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput());
    }

    void anOutputInThePlaceOfAnUnreadInputIsReadBackAsAnOutput() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.input("unread");
        graph.output(graph.mul(x, x));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.backends = {"demo"};
        Progress progress;
        const Engine engine;
        const auto outcome = engine.evaluate(*program, tuning, {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const QTemporaryDir folder;
        const std::string path = folder.filePath("unread.pte").toStdString();
        QVERIFY(engine.export_to(path, *program, outcome.value(), false, progress).ok());
        const auto again = engine.open(path, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const Method& loaded = again.value()->methods.front();
        const Tensor* out = loaded.values[loaded.outputs.front()].tensor();
        QVERIFY(out && out->alias_of == no_value && out->role == Role::output);
        QCOMPARE(loaded.instructions.front().outs, loaded.outputs);
    }

    void aLyingCompileSpecIsNamed() {
        testing::Graph graph;
        graph.output(graph.sin(graph.input("x")));
        const auto program = graph.program();
        Progress progress;
        for (const auto& [key, value] : std::vector<std::pair<const char*, const char*>>{
                 {"max_numel", "5"}, {"max_numel", "5x"}, {"colour", "red"}}) {
            Tuning tuning;
            tuning.delegation = {.backends = {"demo"}, .rules = {}, .specs = {{"demo", key, value}}};
            const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
            QVERIFY(!outcome.ok());
            const QString text = QString::fromStdString(outcome.error().text());
            QVERIFY2(text.contains("BackendWithCompilerDemo/region demo_0") && text.contains(key), qPrintable(text));
        }
    }

    void aSessionKeepsWhatWasAskedOfDelegatesByteForByte() {
        Tuning tuning = edit::set_backends({}, {"xnnpack", "demo"});
        tuning = edit::set_delegate(tuning, "op:aten::sin*", "cpu");
        tuning = edit::set_compile_spec(tuning, "demo", "max_numel", std::string("1\0\xff", 3));
        const auto read = tuning_from_json(to_json(tuning));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read.value() == tuning);
        QVERIFY(edit::set_delegate(tuning, "op:aten::sin*", std::nullopt).delegation.rules.empty());
        QVERIFY(!tuning_from_json(R"({"delegation": {"specs": [{"backend": "demo", "key": "k", "hex": "0g"}]}})").ok());
    }

    void eventsOfADelegateNameNodeAndLine() {
        testing::Graph graph;
        const ValueId x = graph.input("x");
        graph.output(graph.sin(graph.add(x, x)));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.backends = {"demo"};
        Progress progress;
        const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
        auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
        QVERIFY(executor.ok());
        const auto result =
            executor.value()->run(testing::some_inputs(*outcome.value().method), {.events = true}, progress);
        QVERIFY(result.ok());
        QCOMPARE(result.value().events.size(), std::size_t{2});
        const DelegateEvent& event = result.value().events[1];
        QCOMPARE(event.nodes.front().name, std::string("sin_1"));
        QCOMPARE(event.nodes.front().source, std::string("model.py:11"));
        QVERIFY(event.event.start >= 0 && event.event.end >= event.event.start);
        QVERIFY(
            executor.value()->run(testing::some_inputs(*outcome.value().method), {}, progress).value().events.empty());
    }

    void aMalformedPayloadIsRefusedAtItsByte() {
        const std::string good = "demo 1\nnumel 4\narg\narg\nadd 0 1 f32 4 @7\nout 2\n";
        QVERIFY(demo::read_payload(good).ok());
        QCOMPARE(demo::write_payload(demo::read_payload(good).value()), good);
        const auto place = [](const std::string& text) {
            const auto payload = demo::read_payload(text);
            return payload.ok() ? std::string("accepted") : payload.error().place.text();
        };
        QCOMPARE(place("demo 2\n"), std::string("byte 5"));
        QCOMPARE(place("demo 1\nnumel 4\narg\nadd 0 1 f32 4 @7\nout 1\n"), std::string("byte 25"));
        QCOMPARE(place("demo 1\nnumel 4\narg\nsin 0 f32 5 @7\nout 1\n"), std::string("byte 29"));
        QCOMPARE(place("demo 1\nnumel 99999999999\n"), std::string("byte 13"));
        QVERIFY(place("demo 1\nnumel 4\narg\n") != "accepted");
    }

    void everyCutAndManyBentPayloadsAreReadWithoutHarm() {
        const std::string good = "demo 1\nnumel 4\narg\nstate zero\nadd 0 1 f32 4 @7\nkeep 1 2 f32 4 @8\nout 2\n";
        int refused = 0;
        for (std::size_t cut = 0; cut < good.size(); ++cut) refused += !demo::read_payload(good.substr(0, cut)).ok();
        QCOMPARE(refused, static_cast<int>(good.size()) - 1);  // after 'keep' it is complete: state alone is enough
        std::mt19937 random(1);
        for (int i = 0; i < 20000; ++i) {
            std::string bent = good;
            for (int edits = 0; edits < 1 + i % 3; ++edits)
                bent[random() % bent.size()] = static_cast<char>(random() % 128);
            const auto payload = demo::read_payload(bent);
            if (!payload.ok()) QVERIFY(!payload.error().place.empty());
        }
    }

    void theDigestIsTheStandards() {
        const auto digest = [](std::string_view text) {
            return sha256_hex({reinterpret_cast<const std::byte*>(text.data()), text.size()});
        };
        QCOMPARE(digest(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(digest("abc"), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestBackends)
#include "test_backends.moc"
