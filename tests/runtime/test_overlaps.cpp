// Operands that overlap results: a kernel computes from the values before it wrote.

#include <QTest>

#include "engine/runtime/overlaps.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// One kernel from `x` (and `y`) to `out`; planned one behind the other.
struct OneKernel {
    HandMade made;
    std::vector<HostTensor> inputs;
};

HostTensor numbers(std::vector<std::int64_t> shape) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape) count *= size;
    std::vector<float> all;
    for (std::int64_t i = 0; i < count; ++i) all.push_back(static_cast<float>((i * 7) % 11) - 4);
    return host<float>(DType::f32, std::move(shape), all);
}

OneKernel of(const std::string& op, const std::vector<std::vector<std::int64_t>>& shapes,
             const std::vector<std::int64_t>& result, const std::function<std::vector<ValueId>(HandMade&)>& more = {}) {
    OneKernel out;
    std::vector<ValueId> args;
    for (const auto& shape : shapes) {
        args.push_back(out.made.tensor("in" + std::to_string(args.size()), DType::f32, shape));
        out.inputs.push_back(numbers(shape));
    }
    out.made.method.inputs = args;
    const ValueId made = out.made.tensor("out", DType::f32, result);
    if (more)
        for (const ValueId each : more(out.made)) args.push_back(each);
    args.insert(args.end(), {made, made});
    out.made.kernel(op, args, {made});
    out.made.method.outputs = {made};
    return out;
}

class TestOverlaps : public QObject {
    Q_OBJECT
private slots:
    /// A file may return another tensor than the one that its call writes.
    void anOperandThatIsTheResultIsRefusedWhateverIsReturned() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {4, 4}), other = made.tensor("other", DType::f32, {4, 4});
        made.method.inputs = {x};
        made.kernel("aten::roll.out", {x, made.ints({1}), made.ints({0}), x, other}, {x});
        made.method.outputs = {x};
        const auto executor = made.load();
        QVERIFY(!executor.ok());
        QVERIFY2(executor.error().text().find("is an operand and a result") != std::string::npos,
                 executor.error().text().c_str());
    }
    void anOperandUnderTheResultIsReadAsItWas_data() {
        QTest::addColumn<int>("kernel");
        QTest::addColumn<int>("shift");
        for (int kernel = 0; kernel < 7; ++kernel)
            for (const int shift : {0, 16, 32}) QTest::addRow("%d by %d", kernel, shift) << kernel << shift;
    }
    void anOperandUnderTheResultIsReadAsItWas() {
        QFETCH(const int, kernel);
        QFETCH(const int, shift);
        const auto one = [](HandMade& made) { return std::vector<ValueId>{made.integer(1)}; };
        const std::vector<std::function<OneKernel()>> kernels{
            [] {
                return of("aten::neg.out", {{4, 4}}, {4, 4});
            },
            [&] {
                return of("aten::add.out", {{4, 4}, {4, 4}}, {4, 4}, one);
            },
            [&] {
                return of("aten::add.out", {{1, 4}, {4, 4}}, {4, 4}, one);
            },
            [] {
                return of("aten::mm.out", {{4, 4}, {4, 4}}, {4, 4});
            },
            [] {
                return of("aten::flip.out", {{4, 4}}, {4, 4}, [](HandMade& m) { return std::vector{m.ints({0})}; });
            },
            [] {
                return of("aten::repeat.out", {{2, 4}}, {4, 8}, [](HandMade& m) {
                    return std::vector{m.ints({2, 2})};
                });
            },
            [] {
                return of("aten::permute_copy.out", {{4, 4}}, {4, 4}, [](HandMade& m) {
                    return std::vector{m.ints({1, 0})};
                });
            },
        };
        OneKernel apart = kernels[static_cast<std::size_t>(kernel)]();
        const auto expected = apart.made.run(apart.inputs);
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        OneKernel over = kernels[static_cast<std::size_t>(kernel)]();
        over.made.plan.placement.offsets.back() = shift;  // on the first operand, or on the second one, too
        const auto found = over.made.run(over.inputs);
        QVERIFY2(found.ok(), found.ok() ? "" : found.error().text().c_str());
        QCOMPARE(items<float>(found.value().outputs.front()), items<float>(expected.value().outputs.front()));
    }
    void aResultThatIsTheOperandIsForElementwiseOperatorsOnly() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {4, 4});
        made.kernel("aten::neg.out", {x, x, x}, {x});
        made.method.inputs = made.method.outputs = {x};
        QVERIFY(made.run({numbers({4, 4})}).ok());
        made.method.instructions.front().op = "aten::mm.out";
        made.method.instructions.front().args = {x, x, x, x};
        const auto refused = made.run({numbers({4, 4})});
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().text().find("an operand and a result") != std::string::npos,
                 refused.error().text().c_str());
    }
    void resultsThatShareBytesAreRefused() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {1, 1, 4, 4});
        const ValueId most = made.tensor("most", DType::f32, {1, 1, 2, 2});
        const ValueId where = made.tensor("where", DType::i64, {1, 1, 2, 2});
        made.kernel("aten::max_pool2d_with_indices.out",
                    {x, made.ints({2, 2}), made.ints({2, 2}), made.ints({0, 0}), made.ints({1, 1}), made.add("", false),
                     most, where, most, where},
                    {most, where});
        made.method.inputs = {x};
        made.method.outputs = {most};
        QVERIFY(made.run({numbers({1, 1, 4, 4})}).ok());
        made.plan.placement.offsets[BufferRow(2)] = made.plan.placement.offsets[BufferRow(1)];
        QVERIFY(!made.run({numbers({1, 1, 4, 4})}).ok());
    }
    void anElementwiseResultExactlyOnItsOperandNeedsNoCopy() {
        const OneKernel one = of("aten::neg.out", {{4, 4}}, {4, 4});
        auto overlaps = Overlaps::find(one.made.method);
        QVERIFY(overlaps.ok());
        std::vector<float> memory(16, 1);
        TensorValue tensor{.dtype = DType::f32, .sizes = {4, 4}, .upper = {4, 4}};
        tensor.order = {0, 1};
        set_dense_strides(tensor);
        tensor.data = reinterpret_cast<std::byte*>(memory.data());
        RuntimeValues values{tensor, tensor};
        QVERIFY(overlaps.value().part(one.made.method, InstructionIndex(0), values).ok());
        QCOMPARE(std::get<TensorValue>(values.front()).data, tensor.data);
        tensor.data += 4;
        values.back() = tensor;  // one element further: computed front to back, it would read its own results
        QVERIFY(overlaps.value().part(one.made.method, InstructionIndex(0), values).ok());
        QVERIFY(std::get<TensorValue>(values.front()).data != reinterpret_cast<std::byte*>(memory.data()));
        overlaps.value().join(values);
        QCOMPARE(std::get<TensorValue>(values.front()).data, reinterpret_cast<std::byte*>(memory.data()));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestOverlaps)
#include "test_overlaps.moc"
