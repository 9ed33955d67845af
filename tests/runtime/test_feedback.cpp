// State and feedback: the values that one run leaves for the next.

#include <QTest>

#include "engine/runtime/state_file.h"
#include "engine/runtime/trace.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString textOf(const Error& error) { return QString::fromStdString(error.text()); }

/// y = x + step, both bound by the caller; `planned` puts the output into the arena.
HandMade counting(bool planned = false) {
    HandMade made;
    const ValueId x = made.caller("x", DType::f32, {4}), step = made.caller("step", DType::f32, {4});
    const ValueId sum = made.tensor("sum", DType::f32, {4});
    const ValueId y = planned ? made.tensor("y", DType::f32, {4}) : made.caller("y", DType::f32, {4});
    made.kernel("aten::add.out", {x, step, made.integer(1), sum, sum}, {sum});
    made.kernel("aten::neg.out", {sum, y, y}, {y});
    made.method.inputs = {x, step};
    made.method.outputs = {y};
    return made;
}

Result<std::unique_ptr<Executor>> bound(const HandMade& made, std::size_t output = 0, std::size_t input = 0) {
    LoadOptions options;
    options.bindings = {{output, input}};
    return Executor::load(std::make_shared<const Program>(), made.method, made.plan, options);
}

const HostTensor start = host<float>(DType::f32, {4}, {1, 2, 3, 4});
const HostTensor step = host<float>(DType::f32, {4}, {10, 20, 30, 40});

class TestFeedback : public QObject {
    Q_OBJECT
private slots:
    void threeFedStepsEqualThreeStepsWithCopies() {
        Progress progress;
        const auto fed = bound(counting());
        QVERIFY2(fed.ok(), fed.ok() ? "" : qPrintable(textOf(fed.error())));
        const auto copying = counting().load();
        QVERIFY(copying.ok());
        HostTensor given = start;
        for (int i = 0; i < 3; ++i) {
            const auto a = fed.value()->run({start, step}, RunOptions{.feed_back = i > 0}, progress);
            const auto b = copying.value()->run({given, step}, {}, progress);
            QVERIFY(a.ok() && b.ok());
            QCOMPARE(items<float>(a.value().outputs.front()), items<float>(b.value().outputs.front()));
            QCOMPARE(a.value().copied_bytes, std::int64_t{0});
            given = b.value().outputs.front();
        }
        QCOMPARE(items<float>(given), (std::vector<float>{-11, -22, -33, -44}));
    }
    void anInputThatIsReturnedAsWellIsRefused() {
        HandMade made = counting();
        made.method.outputs.push_back(made.method.inputs.front());
        const auto fed = bound(made);
        QVERIFY(!fed.ok());
        QVERIFY2(textOf(fed.error()).contains("the input is also an output"), qPrintable(textOf(fed.error())));
    }
    void aPlannedEndIsRefused() {
        const auto fed = bound(counting(true));
        QVERIFY(!fed.ok());
        QVERIFY2(textOf(fed.error()).contains("'y' is planned"), qPrintable(textOf(fed.error())));
    }
    void plannedEndsCopyTheirBytes() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {4}), y = made.tensor("y", DType::f32, {4});
        made.kernel("aten::neg.out", {x, y, y}, {y});
        made.method.inputs = {x};
        made.method.outputs = {y};
        const auto result = made.run({start});
        QVERIFY(result.ok());
        QCOMPARE(result.value().copied_bytes, std::int64_t{32});
    }
    void endsThatDifferAreRefused() {
        HandMade made = counting();
        Tensor& y = *made.method.values[made.method.outputs[0]].tensor();
        y.dtype = DType::i32;
        const auto other = bound(made);
        QVERIFY(!other.ok());
        QVERIFY2(textOf(other.error()).contains("i32[4] and f32[4]"), qPrintable(textOf(other.error())));
        QVERIFY(!bound(counting(), 1, 0).ok());
        QVERIFY(!bound(counting(), 0, 2).ok());
    }
    void anOutputWrittenBeforeTheInputsLastUseIsRefused() {
        HandMade made = counting();
        const ValueId x = made.method.inputs[0], late = made.tensor("late", DType::f32, {4});
        made.kernel("aten::neg.out", {x, late, late}, {late});
        const auto fed = bound(made);
        QVERIFY(!fed.ok());
        QVERIFY2(textOf(fed.error()).contains("first written at step 1, the input is last read at step 2"),
                 qPrintable(textOf(fed.error())));
    }

    void stateGoesToAFileAndBack() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::i64, {2}), count = made.tensor("count", DType::i64, {2});
        Tensor& spec = *made.method.values[count].tensor();
        spec.is_state = true;
        spec.qualified_name = "counter.count";
        made.kernel("aten::add.out", {count, x, made.integer(1), count, count}, {count});
        made.method.inputs = {x};
        made.method.outputs = {count};
        auto loaded = made.load();
        QVERIFY(loaded.ok());
        Progress progress;
        const std::vector<HostTensor> inputs{host<std::int64_t>(DType::i64, {2}, {1, 2})};
        const auto next = [&] {
            return items<std::int64_t>(loaded.value()->run(inputs, {}, progress).value().outputs.front());
        };
        QCOMPARE(next(), (std::vector<std::int64_t>{1, 2}));
        const auto state = loaded.value()->state();
        QVERIFY(state.ok());
        QCOMPARE(state.value().size(), std::size_t{1});
        QCOMPARE(state.value().front().name, std::string("counter.count"));
        const auto file = encode_tensors(state.value());
        QVERIFY(file.ok());
        QCOMPARE(next(), (std::vector<std::int64_t>{2, 4}));
        const auto back = decode_tensors(file.value());
        QVERIFY(back.ok());
        QVERIFY(loaded.value()->set_state(back.value()).ok());
        QCOMPARE(next(), (std::vector<std::int64_t>{2, 4}));

        auto wrong = back.value();
        wrong.front().name = "other";
        const auto unknown = loaded.value()->set_state(wrong);
        QVERIFY(!unknown.ok());
        QVERIFY2(textOf(unknown.error()).contains("counter.count"), qPrintable(textOf(unknown.error())));
        wrong = back.value();
        wrong.front().tensor.dtype = DType::f64;
        QVERIFY(!loaded.value()->set_state(wrong).ok());
    }
    /// Every truncated file is refused, and none is read beyond its end.
    void cutStateFilesAreRefused() {
        const auto file = encode_tensors({{"a", start}, {"b", host<std::uint8_t>(DType::boolean, {1}, {1})}});
        QVERIFY(file.ok());
        const ByteView whole(file.value());
        const auto read = decode_tensors(whole);
        QVERIFY(read.ok());
        QCOMPARE(read.value()[0].tensor.bytes, start.bytes);
        QCOMPARE(read.value()[1].name, std::string("b"));
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const std::vector<std::byte> cut(whole.begin(), whole.begin() + std::ptrdiff_t(length));
            QVERIFY2(!decode_tensors(cut).ok(), qPrintable(QString::number(length)));
        }
    }

    void aProfileCountsBytesCallsAndTouchedMemory() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {8}, {}, true), y = made.tensor("y", DType::f32, {8}, {}, true);
        made.kernel("aten::neg.out", {x, y, y}, {y});
        made.method.inputs = {x};
        made.method.outputs = {y};
        auto loaded = made.load();
        QVERIFY(loaded.ok());
        Progress progress;
        const auto result =
            loaded.value()->run({host<float>(DType::f32, {4}, {1, 2, 3, 4})}, RunOptions{.profile = true}, progress);
        QVERIFY(result.ok());
        const OpTime& time = result.value().times.front();
        QCOMPARE(time.calls, std::int64_t{1});
        QCOMPARE(time.bytes_read, std::int64_t{16});
        QCOMPARE(time.bytes_written, std::int64_t{16});
        QCOMPARE(result.value().touched, (std::vector<std::int64_t>{0, 48}));  // half of y, which lies at 32
        QCOMPARE(result.value().calls.size(), std::size_t{1});

        const InstructionIndex third(3);
        OpTimes times;
        times.add({{.instruction = third, .op = "a,b", .milliseconds = 2}});
        times.add({{.instruction = third, .op = "a,b", .milliseconds = 1}});
        const auto rows = times.summaries();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().min, 1.0);
        QCOMPARE(rows.front().median, 2.0);
        QVERIFY(csv_trace(rows).find("\n3,\"a,b\",") != std::string::npos);
        const std::string chrome = chrome_trace(made.method, {result.value().calls});
        QVERIFY(chrome.find("\"name\": \"node_0\"") != std::string::npos);
        QVERIFY(chrome.find("\"ph\": \"X\"") != std::string::npos);
    }
    /// Statistics stay small and accurate: the least of all runs, the middle of some hundred spread over all of them.
    void timesOfManyRunsAreStatistics() {
        OpTimes times;
        for (int run = 0; run < 10000; ++run)
            times.add({{.instruction = InstructionIndex(1), .milliseconds = 1 + (run * 37 % 1000) / 1000.0}});
        QCOMPARE(times.runs(), std::size_t{10000});
        const OpSummary row = times.summaries().front();
        QCOMPARE(row.min, 1.0);
        QVERIFY2(std::abs(row.median - 1.5) < 0.1, qPrintable(QString::number(row.median)));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestFeedback)
#include "test_feedback.moc"
