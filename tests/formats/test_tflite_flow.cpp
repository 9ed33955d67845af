// Branches and loops of TensorFlow Lite models run and match the same computation in C++, in the arenas of several
// plans.

#include <array>

#include "engine/runner/runnable.h"
#include "engine/runtime/executor.h"
#include "engine/runtime/sanitizer.h"
#include "tests/formats/importing.h"
#include "tests/fuzz/tflite_seed.h"

using namespace arenascope;
using namespace arenascope::testing;
using fuzz::TfliteSeed;

namespace {

template <class T>
HostTensor hostOf(DType dtype, const std::vector<T>& values, std::vector<std::int64_t> shape) {
    const auto bytes = std::as_bytes(std::span(values));
    return {.dtype = dtype, .shape = std::move(shape), .bytes = {bytes.begin(), bytes.end()}};
}
HostTensor wholeOf(std::int32_t value) { return hostOf<std::int32_t>(DType::i32, {value}, {1}); }

template <class T>
std::vector<T> numbersOf(const HostTensor& tensor) {
    std::vector<T> out(tensor.bytes.size() / sizeof(T));
    std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return out;
}

constexpr std::array planners{"naive", "greedy_by_size", "auto"};

}  // namespace

class TestTfliteFlow : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString written(const fuzz::Bytes& model) {
        return writtenFile(folder_, "model.tflite",
                           {reinterpret_cast<const char*>(model.data()), static_cast<qsizetype>(model.size())});
    }

    struct Ready {
        Opened opened;
        std::unique_ptr<Executor> executor;
    };
    Result<Ready> loaded(const fuzz::Bytes& model, const std::string& planner) {
        Ready out;
        TRY(out.opened, openAndPlan(written(model), planner));
        const Outcome& outcome = out.opened.outcome;
        if (!outcome.plan().valid()) return Error{.what = message("an invalid plan")};
        CHECKED(check_runnable(*out.opened.program, outcome.method->name));
        TRY(out.executor, Executor::load(out.opened.program, *outcome.method, outcome.plan()));
        return out;
    }

    /// The outputs, unless a tensor overwrote another.
    static Result<std::vector<HostTensor>> run(const Ready& ready, const std::vector<HostTensor>& inputs) {
        Progress progress;
        Sanitizer sanitizer(*ready.opened.outcome.method, ready.opened.outcome.plan());
        TRY(RunResult ran, ready.executor->run(inputs, {.observer = &sanitizer}, progress));
        for (const Violation& violation : sanitizer.violations())
            return Error{.what = Message::verbatim(text_of(violation))};
        return std::move(ran.outputs);
    }

    /// if c: 2 x + 1, else -x, and x itself twice.
    static fuzz::Bytes branches() {
        TfliteSeed m;
        using enum TfliteSeed::Type;
        const std::vector<std::int32_t> shape{2, 3};
        const auto input = [&] { return m.input(f32, shape); };
        const auto result = [&] { return m.tensor(f32, shape); };
        const std::int32_t c = m.input(boolean, {}), x = input(), y = result(), same = result(), z = result();
        m.op("IF", {c, x}, {y, same}, {1, 2});
        m.op("SUB", {y, same}, {z}, {0});
        m.gives({y, same, z});
        m.next_graph();
        const std::int32_t in = input(), twice = result(), more = result();
        m.op("ADD", {in, in}, {twice}, {0});
        m.op("ADD", {twice, m.constant(f32, {1})}, {more}, {0});  // the constant 0
        m.gives({more, in});
        m.next_graph();
        const std::int32_t given = input(), negative = result();
        m.op("NEG", {given}, {negative});
        m.gives({negative, given});
        return m.bytes();
    }

    /// y = f(c, x), z = f(d, y): both calls run the same two graphs.
    static fuzz::Bytes twoCallsOfOnePair() {
        TfliteSeed m;
        using enum TfliteSeed::Type;
        const auto input = [&] { return m.input(i32, {4}); };
        const auto result = [&] { return m.tensor(i32, {4}); };
        const std::int32_t c = m.input(boolean, {}), d = m.input(boolean, {}), x = input(), y = result(), z = result(),
                           sum = result();
        m.op("IF", {c, x}, {y}, {1, 2});
        m.op("IF", {d, y}, {z}, {1, 2});
        m.op("ADD", {y, z}, {sum}, {0});
        m.gives({sum});
        m.next_graph();
        const std::int32_t in = input(), tripled = result(), more = result();
        m.op("MUL", {in, m.whole({3})}, {tripled}, {0});
        m.op("ADD", {tripled, m.whole({1})}, {more}, {0});
        m.gives({more});
        m.next_graph();
        const std::int32_t given = input();
        m.op("SUB", {given, m.whole({10})}, {result()}, {0});
        return m.bytes();
    }

private slots:
    void theConditionDecidesWhichBranchRuns() {
        const std::vector<float> x{1, -2, 3.5F, 0, 100, -0.25F};
        for (const char* planner : planners) {
            const auto ready = loaded(branches(), planner);
            QVERIFY2(ready.ok(), ready.ok() ? "" : ready.error().text().c_str());
            for (const bool c : {true, false, true}) {
                HostTensor decides{.dtype = DType::boolean, .shape = {}, .bytes = {std::byte{c}}};
                const auto ran = run(ready.value(), {decides, hostOf(DType::f32, x, {2, 3})});
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                const auto& outputs = ran.value();
                QCOMPARE(outputs.size(), std::size_t{3});
                const auto y = numbersOf<float>(outputs[0]), same = numbersOf<float>(outputs[1]),
                           z = numbersOf<float>(outputs[2]);
                for (std::size_t i = 0; i < x.size(); ++i) {
                    QCOMPARE(y[i], c ? x[i] + x[i] : -x[i]);
                    QCOMPARE(same[i], x[i]);
                    QCOMPARE(z[i], y[i] - x[i]);
                }
            }
        }
    }

    void aLoopRunsAsOftenAsItsTestHolds() {
        for (const char* planner : planners) {
            const auto ready = loaded(fuzz::flow_model(), planner);
            QVERIFY2(ready.ok(), ready.ok() ? "" : ready.error().text().c_str());
            for (const std::int32_t start : {1, 2, 3, 6, 7, 27, 97}) {
                std::int32_t steps = 0;
                for (std::int32_t x = start; x != 1; ++steps) x = x % 2 == 0 ? x / 2 : 3 * x + 1;
                const auto ran = run(ready.value(), {wholeOf(start), wholeOf(0)});
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                QCOMPARE(numbersOf<std::int32_t>(ran.value()[0]), std::vector<std::int32_t>{1});
                QCOMPARE(numbersOf<std::int32_t>(ran.value()[1]), std::vector<std::int32_t>{steps});
            }
        }
    }

    void graphsMayBeCalledFromSeveralPlaces() {
        const auto f = [](bool c, std::int32_t x) { return c ? 3 * x + 1 : x - 10; };
        const std::vector<std::int32_t> x{-4, 0, 7, 1000};
        for (const char* planner : planners) {
            const auto ready = loaded(twoCallsOfOnePair(), planner);
            QVERIFY2(ready.ok(), ready.ok() ? "" : ready.error().text().c_str());
            for (const int both : {0, 1, 2, 3}) {
                const bool c = both % 2 == 1, d = both / 2 == 1;
                const HostTensor first{.dtype = DType::boolean, .shape = {}, .bytes = {std::byte{c}}},
                    second{.dtype = DType::boolean, .shape = {}, .bytes = {std::byte{d}}};
                const auto ran = run(ready.value(), {first, second, hostOf(DType::i32, x, {4})});
                QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
                const auto sum = numbersOf<std::int32_t>(ran.value()[0]);
                for (std::size_t i = 0; i < x.size(); ++i) QCOMPARE(sum[i], f(c, x[i]) + f(d, f(c, x[i])));
            }
        }
    }

    void aGraphWithOtherInputsThanItsCallerIsRefused() {
        TfliteSeed m;
        using enum TfliteSeed::Type;
        m.op("WHILE", {m.input(i32, {1})}, {m.tensor(i32, {1})}, {1, 1});
        m.next_graph();
        m.op("ADD", {m.input(i32, {1}), m.input(i32, {1})}, {m.tensor(i32, {1})}, {0});
        const auto opened = openAndPlan(written(m.bytes()));
        QVERIFY2(errorOf(opened).contains("2 inputs and 1 output;"), errorOf(opened));
    }

    void aBranchWithoutAConditionIsRefusedByItsOwnName() {
        TfliteSeed m;
        using enum TfliteSeed::Type;
        m.op("IF", {}, {m.tensor(i32, {1})}, {1, 2});
        for (int arm = 0; arm < 2; ++arm) {
            m.next_graph();
            m.op("NEG", {m.input(i32, {1})}, {m.tensor(i32, {1})});
        }
        const auto opened = openAndPlan(written(m.bytes()));
        QVERIFY2(errorOf(opened).contains("'if_0' has no condition"), errorOf(opened));
    }

    /// One IF that names its graphs beside one that does not.
    void oneOfTwoOperatorsWithoutGraphsIsFound() {
        TfliteSeed m;
        using enum TfliteSeed::Type;
        const std::int32_t c = m.input(boolean, {}), x = m.input(i32, {1}), y = m.tensor(i32, {1});
        m.op("IF", {c, x}, {y}, {1, 2});
        m.op("IF", {c, y}, {m.tensor(i32, {1})});
        for (int arm = 0; arm < 2; ++arm) {
            m.next_graph();
            m.op("NEG", {m.input(i32, {1})}, {m.tensor(i32, {1})});
        }
        const auto ready = loaded(m.bytes(), "greedy_by_size");
        QVERIFY(!ready.ok());
        QVERIFY2(ready.error().text().find("'if_1' runs graphs that the file does not name") != std::string::npos,
                 ready.error().text().c_str());
    }

    void anOperatorWhoseGraphsTheFileDoesNotNameIsNotRun() {
        TfliteSeed m;
        using enum TfliteSeed::Type;
        m.op("IF", {m.input(boolean, {}), m.input(i32, {1})}, {m.tensor(i32, {1})});
        const auto ready = loaded(m.bytes(), "greedy_by_size");
        QVERIFY(!ready.ok() && ready.error().text().find("does not name") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestTfliteFlow)
#include "test_tflite_flow.moc"
