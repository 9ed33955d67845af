// Quantisation with scales found at run time becomes a Convert of a payload and a product of integers.

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/backends/built_in.h"
#include "tests/backends/demo_programs.h"

namespace arenascope {

namespace {

/// A linear layer as torch.export writes it after dynamic quantisation.
class DynamicLinear : testing::Graph {
public:
    static constexpr std::int64_t width = 12, outputs = 5;
    /// `by_row`: a scale for each row; else one for all of them.
    DynamicLinear(std::int64_t rows, bool by_row, bool by_channel = true) : Graph({rows, width}) {
        const ValueId x = input("x");
        const ValueId weights = stored("weights", DType::i8, {outputs, width}, integers());
        const ValueId scales = stored("scales", DType::f32, {outputs}, floats(0.01F, 0.003F));
        const ValueId zeros = stored("zeros", DType::i64, {outputs}, std::vector<std::int64_t>(outputs, 0));
        const ValueId bias = stored("bias", DType::f32, {outputs}, floats(-0.5F, 0.3F));
        const std::vector<std::int64_t> pair =
            by_row ? std::vector{rows, std::int64_t{1}} : std::vector<std::int64_t>{1};
        const ValueId scale = made("scale", by_row ? DType::f32 : DType::f64, pair),
                      zero = made("zero", DType::i64, pair);
        if (by_row) node("choose_qparams_per_token_asymmetric.out", {x, number(1)}, {scale, zero});
        else node("choose_qparams.Tensor_out", {x, number(-128), number(127), real(1e-7), number(1)}, {scale, zero});
        const std::string kind = by_row ? "per_token.out" : "per_tensor.Tensor_out";
        const ValueId whole = made("integers", DType::i8, {rows, width});
        node("quantize_" + kind, {x, scale, zero, number(-128), number(127), number(1)}, {whole});
        const ValueId numbers = made("numbers", DType::f32, {rows, width});
        node("dequantize_" + kind, {whole, scale, zero, number(-128), number(127), number(1), number(6)}, {numbers});
        const ValueId filter = made("filter", DType::f32, {outputs, width});
        if (by_channel)
            node("dequantize_per_channel.out",
                 {weights, scales, zeros, number(0), number(-127), number(127), number(1), number(6)}, {filter});
        else
            node("dequantize_per_tensor.out",
                 {weights, real(0.015), number(0), number(-127), number(127), number(1), number(6)}, {filter});
        const ValueId turned = made("turned", DType::f32, {width, outputs});
        const ValueId order = add_value(IntList{.items = {number(1), number(0)}});
        node("aten::permute_copy.out", {filter, order}, {turned});
        const ValueId y = made("y", DType::f32, {rows, outputs});
        node("aten::addmm.out", {bias, numbers, turned, number(1), number(1)}, {y});
        output(y);
    }
    using Graph::program;

    /// The largest change of an output when a row's scale changes by one step.
    [[nodiscard]] static double step() { return 2.0 / 255 * 127 * 0.03; }

private:
    ValueId number(std::int64_t value) { return add_value(value); }
    ValueId real(double value) { return add_value(value); }
    ValueId made(const std::string& name, DType dtype, std::vector<std::int64_t> shape,
                 Role role = Role::intermediate) {
        const ValueId id = tensor(name, role);
        Tensor& tensor = *method.values.back().tensor();
        tensor.dtype = dtype;
        tensor.sizes.assign(shape.begin(), shape.end());
        tensor.dim_order.clear();
        for (std::size_t i = 0; i < shape.size(); ++i) tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
        tensor.upper = std::move(shape);
        return id;
    }
    template <class T>
    ValueId stored(const std::string& name, DType dtype, std::vector<std::int64_t> shape, const std::vector<T>& items) {
        const ValueId id = made(name, dtype, std::move(shape), Role::constant);
        auto bytes = std::make_shared<std::vector<std::byte>>(items.size() * sizeof(T));
        std::memcpy(bytes->data(), items.data(), bytes->size());
        method.values.back().tensor()->is_constant = true;
        method.values.back().tensor()->data = Data{*bytes, bytes};
        row(ListedNode::Kind::placeholder, name, {id}, {});
        return id;
    }
    static std::vector<std::int8_t> integers() {
        std::vector<std::int8_t> out;
        for (int i = 0; i < outputs * width; ++i) out.push_back(static_cast<std::int8_t>(i * 37 % 255 - 127));
        return out;
    }
    static std::vector<float> floats(float first, float by) {
        std::vector<float> out;
        for (int i = 0; i < outputs; ++i) out.push_back(first + by * static_cast<float>(i));
        return out;
    }
    void node(const std::string& op, std::vector<ValueId> args, const std::vector<ValueId>& outs) {
        Instruction one;
        one.op = op.starts_with("aten") ? op : "quantized_decomposed::" + op;
        one.name = method.values[outs.front()].name + "_node";
        one.stack_trace = "  File \"model.py\", line 12, in forward\n";
        std::vector<ValueId> uses;
        for (const ValueId id : args) {
            if (method.values[id].tensor()) uses.push_back(id);
        }
        for (const ValueId out : outs) row(ListedNode::Kind::alloc, "alloc_" + method.values[out].name, {out}, {});
        for (int twice = 0; twice < 2; ++twice) args.insert(args.end(), outs.begin(), outs.end());
        one.args = std::move(args);
        one.outs = outs;
        call(std::move(one), std::move(uses));
    }
};

Result<Outcome> evaluated(const std::shared_ptr<const Program>& program, Delegation delegation) {
    Tuning tuning;
    tuning.delegation = std::move(delegation);
    Progress progress;
    return Engine().evaluate(*program, tuning, {"greedy_by_size"}, progress);
}

Result<RunResult> ran(const std::shared_ptr<const Program>& program, const Outcome& outcome) {
    Progress progress;
    TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan()));
    // Both signs in every row, so that no range touches zero.
    std::vector<HostTensor> inputs = testing::some_inputs(program->methods.front());
    for (std::size_t i = 0; i * 4 < inputs.front().bytes.size(); ++i) {
        const float value = std::sin(static_cast<float>(i) * 1.7F) * (1 - 0.1F * static_cast<float>(i / 12 % 5));
        std::memcpy(inputs.front().bytes.data() + i * 4, &value, 4);
    }
    return executor->run(inputs, {.events = true}, progress);
}

std::vector<std::string> reasons(const Outcome& outcome) {
    std::vector<std::string> out;
    for (const NodeVerdict& node : outcome.partition->nodes) {
        for (const auto& refusal : node.refusals) out.push_back(node.node + ": " + refusal.why.text());
    }
    return out;
}

}  // namespace

class TestXnnpackDynamic : public QObject {
    Q_OBJECT

private slots:
    void init() {
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
    }

    void aDynamicLinearBecomesAConvertAndAProduct_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("byRow");
        QTest::addColumn<bool>("byChannel");
        QTest::newRow("a scale for each of four rows") << 4 << true << true;
        QTest::newRow("one row") << 1 << true << true;
        QTest::newRow("one scale for one row") << 1 << false << true;
        QTest::newRow("a filter with one scale") << 3 << true << false;
    }
    void aDynamicLinearBecomesAConvertAndAProduct() {
        QFETCH(const int, rows);
        QFETCH(const bool, byRow);
        QFETCH(const bool, byChannel);
        const auto program = DynamicLinear(rows, byRow, byChannel).program();
        const auto plain = evaluated(program, {}), taken = evaluated(program, {.backends = {"xnnpack"}});
        QVERIFY2(plain.ok(), plain.ok() ? "" : plain.error().text().c_str());
        QVERIFY2(taken.ok(), taken.ok() ? "" : taken.error().text().c_str());
        const std::vector<std::string> why = reasons(taken.value());
        QVERIFY2(why.empty(), why.empty() ? "" : why.front().c_str());
        QCOMPARE(taken.value().partition->regions.size(), std::size_t{1});
        QCOMPARE(taken.value().partition->regions[0].nodes.size(), std::size_t{6});
        const auto expected = ran(program, plain.value()), got = ran(program, taken.value());
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto difference = compare(got.value().outputs[0], expected.value().outputs[0]);
        QVERIFY(difference.ok());
        QVERIFY2(difference.value().max_abs <= DynamicLinear::step(),
                 qPrintable(QString::number(difference.value().max_abs)));
        const auto& events = got.value().events;
        QCOMPARE(events.size(), std::size_t{2});
        QCOMPARE(events[0].event.name, std::string("Convert"));
        QCOMPARE(events[1].event.name, std::string("FullyConnected"));
        QCOMPARE(events[0].nodes.front().name, std::string("integers_node"));
        QCOMPARE(events[1].nodes.front().name, std::string("y_node"));
        QCOMPARE(events[1].nodes.front().source, std::string("model.py:12"));
    }

    void oneScaleForSeveralRowsIsLeftToTheCpu() {
        const auto outcome = evaluated(DynamicLinear(4, false).program(), {.backends = {"xnnpack"}});
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const std::vector<std::string> why = reasons(outcome.value());
        QCOMPARE(
            std::count_if(why.begin(), why.end(),
                          [](const std::string& one) { return one.find("one scale for several rows") != one.npos; }),
            std::ptrdiff_t{3});
    }

    void whatBelongsTogetherIsTakenTogetherOrNotAtAll() {
        for (const char* kept : {"name:scale_node", "name:integers_node", "name:numbers_node"}) {
            const auto program = DynamicLinear(4, true).program();
            const auto outcome = evaluated(program, {.backends = {"xnnpack"}, .rules = {{kept, "cpu"}}});
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            std::size_t on_cpu = 0;
            for (const NodeVerdict& node : outcome.value().partition->nodes) on_cpu += node.region.empty() ? 1 : 0;
            QCOMPARE(on_cpu, std::size_t{3});
            const auto plain = evaluated(program, {});
            QVERIFY(plain.ok());
            const auto expected = ran(program, plain.value()), got = ran(program, outcome.value());
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            const auto difference = compare(got.value().outputs[0], expected.value().outputs[0]);
            QVERIFY(difference.ok() && difference.value().max_abs < 1e-4);
        }
    }

    void whatIsWrittenRunsFromItsFileToo() {
        const auto program = DynamicLinear(4, true).program();
        const Engine engine;
        Progress progress;
        const auto outcome = evaluated(program, {.backends = {"xnnpack"}});
        QVERIFY(outcome.ok());
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("d.pte")).toStdString();
        const auto written = engine.export_to(path, *program, outcome.value(), true, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto read = engine.open(path, progress);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        const auto again = evaluated(read.value(), {});
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const auto first = ran(program, outcome.value()), second = ran(read.value(), again.value());
        QVERIFY2(second.ok(), second.ok() ? "" : second.error().text().c_str());
        QVERIFY(first.value().outputs[0].bytes == second.value().outputs[0].bytes);
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestXnnpackDynamic)
#include "test_xnnpack_dynamic.moc"
