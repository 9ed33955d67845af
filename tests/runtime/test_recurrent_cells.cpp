// Layers of GRU, LSTM and RNN cells, unrolled as lowering does it, are one instruction under `--layout best`
// (arenascope::gru.out, arenascope::lstm.out, arenascope::rnn.out) and compute the same.

#include <QTest>

#include <cmath>

#include "engine/passes/best_layout.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::vector<float> varied(std::int64_t count, int seed) {
    std::vector<float> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(float((i * 37 + seed * 11) % 101) / 50 - 1);
    return out;
}

struct Shape {
    std::int64_t steps, batch, width, gates;  ///< 4: LSTM, 3: GRU, 1: RNN
    bool backwards, biased;
};

/// The steps of a layer, as decompose_recurrent.cpp writes them.
class Unrolled {
public:
    explicit Unrolled(const Shape& shape) : s_(shape), gates_(shape.gates) {
        const ValueId given = tensor("projected", {s_.steps, s_.batch, gates_ * s_.width});
        ValueId hidden = tensor("hidden", {s_.batch, s_.width});
        ValueId cell = isLstm() ? tensor("cell", {s_.batch, s_.width}) : no_value;
        made.method.inputs = {given, hidden};
        const ValueId projected = s_.backwards
            ? node("aten::flip.out", {given, made.ints({0})}, {s_.steps, s_.batch, gates_ * s_.width})
            : given;
        if (isLstm()) made.method.inputs.push_back(cell);
        const ValueId weight = made.constant<float>("weight", DType::f32, {gates_ * s_.width, s_.width},
                                                    varied(gates_ * s_.width * s_.width, 1));
        turned_ = tensor("turned", {s_.width, gates_ * s_.width});
        made.kernel("aten::permute_copy.out", {weight, made.ints({1, 0}), turned_, turned_}, {turned_});
        bias_ = made.constant<float>("bias", DType::f32, {gates_ * s_.width}, varied(gates_ * s_.width, 2));
        std::vector<ValueId> states;
        for (std::int64_t t = 0; t < s_.steps; ++t) {
            const std::vector<std::int64_t> row{1, s_.batch, gates_ * s_.width}, flat{s_.batch, gates_ * s_.width};
            const ValueId slice =
                node("aten::slice_copy.Tensor_out",
                     {projected, made.integer(0), made.integer(t), made.integer(t + 1), made.integer(1)}, row);
            const ValueId input = node("aten::view_copy.out", {slice, made.ints(flat)}, flat);
            const ValueId recurrent = s_.biased
                ? node("aten::addmm.out", {bias_, hidden, turned_, made.integer(1), made.integer(1)}, flat)
                : node("aten::mm.out", {hidden, turned_}, flat);
            if (isLstm()) std::tie(hidden, cell) = lstm(recurrent, input, cell);
            else hidden = gates_ == 3 ? gru(recurrent, input, hidden) : tanh(add(recurrent, input));
            if (t == 1) middle = hidden;
            states.push_back(
                node("aten::view_copy.out", {hidden, made.ints({1, s_.batch, s_.width})}, {1, s_.batch, s_.width}));
        }
        if (s_.backwards) std::reverse(states.begin(), states.end());
        const ValueId list = made.add("", TensorList{states});
        const ValueId out = node("aten::cat.out", {list, made.integer(0)}, {s_.steps, s_.batch, s_.width});
        made.method.outputs = {out, of_state("aten::neg.out", {hidden})};
        if (isLstm()) made.method.outputs.push_back(of_state("aten::neg.out", {cell}));
    }

    HandMade made;
    ValueId middle = no_value;  ///< the state after step 1

    [[nodiscard]] std::vector<HostTensor> inputs() const {
        std::vector<HostTensor> all{host<float>(DType::f32, {s_.steps, s_.batch, gates_ * s_.width},
                                                varied(s_.steps * s_.batch * gates_ * s_.width, 3)),
                                    host<float>(DType::f32, {s_.batch, s_.width}, varied(s_.batch * s_.width, 4))};
        if (isLstm()) all.push_back(host<float>(DType::f32, {s_.batch, s_.width}, varied(s_.batch * s_.width, 5)));
        return all;
    }

private:
    [[nodiscard]] bool isLstm() const { return gates_ == 4; }
    ValueId tensor(const std::string& name, const std::vector<std::int64_t>& sizes) {
        return made.tensor(name, DType::f32, sizes);
    }
    ValueId node(const std::string& op, std::vector<ValueId> args, const std::vector<std::int64_t>& sizes) {
        const ValueId out = tensor("t" + std::to_string(made.method.values.size()), sizes);
        args.insert(args.end(), {out, out});
        made.kernel(op, std::move(args), {out});
        return out;
    }
    ValueId of_state(const std::string& op, std::vector<ValueId> args) {
        return node(op, std::move(args), {s_.batch, s_.width});
    }
    ValueId add(ValueId a, ValueId b) { return of_state("aten::add.out", {a, b, made.integer(1)}); }
    ValueId mul(ValueId a, ValueId b) { return of_state("aten::mul.out", {a, b}); }
    ValueId sigmoid(ValueId a) { return of_state("aten::sigmoid.out", {a}); }
    ValueId tanh(ValueId a) { return of_state("aten::tanh.out", {a}); }
    std::vector<ValueId> split(ValueId whole) {
        std::vector<ValueId> parts;
        for (std::int64_t k = 0; k < gates_; ++k) parts.push_back(tensor("part", {s_.batch, s_.width}));
        const ValueId list = made.add("", TensorList{parts});
        made.kernel("aten::split_with_sizes_copy.out",
                    {whole, made.ints(std::vector<std::int64_t>(std::size_t(gates_), s_.width)), made.integer(1), list},
                    parts);
        return parts;
    }
    ValueId gru(ValueId recurrent, ValueId input, ValueId hidden) {
        const auto i = split(input), h = split(recurrent);
        const ValueId reset = sigmoid(add(h[0], i[0])), kept = sigmoid(add(h[1], i[1]));
        const ValueId fresh = tanh(add(i[2], mul(h[2], reset)));
        const ValueId gap = of_state("aten::sub.out", {hidden, fresh, made.integer(1)});
        return add(mul(gap, kept), fresh);
    }
    std::pair<ValueId, ValueId> lstm(ValueId recurrent, ValueId input, ValueId cell) {
        const ValueId sum = node("aten::add.out", {recurrent, input, made.integer(1)}, {s_.batch, 4 * s_.width});
        const auto g = split(sum);
        const ValueId in = sigmoid(g[0]), forget = sigmoid(g[1]), update = tanh(g[2]), shown = sigmoid(g[3]);
        const ValueId next = add(mul(forget, cell), mul(in, update));
        return {mul(shown, tanh(next)), next};
    }

    Shape s_;
    std::int64_t gates_;
    ValueId turned_ = no_value, bias_ = no_value;
};

class TestRecurrentCells : public QObject {
    Q_OBJECT
private slots:
    void aLayerIsOneInstruction() {
        for (const std::int64_t gates : {1, 3, 4}) {
            for (const bool backwards : {false, true}) {
                for (const std::int64_t width : {1, 5, 16, 37, 72}) {
                    for (const std::int64_t steps : {1, 4}) {
                        const Unrolled layer({.steps = steps,
                                              .batch = width % 3 + 1,
                                              .width = width,
                                              .gates = gates,
                                              .backwards = backwards,
                                              .biased = width != 5});
                        HandMade fused = layer.made;
                        fused.method = best_layout(layer.made.method);
                        // The negated states follow.
                        QCOMPARE(fused.method.instructions.size(), gates == 4 ? std::size_t{3} : std::size_t{2});
                        QCOMPARE(fused.method.instructions.front().op,
                                 std::string(gates == 4       ? "arenascope::lstm.out"
                                                 : gates == 3 ? "arenascope::gru.out"
                                                              : "arenascope::rnn.out"));
                        const auto expected = layer.made.run(layer.inputs()), got = fused.run(layer.inputs());
                        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
                        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                        for (std::size_t k = 0; k < expected.value().outputs.size(); ++k) {
                            const auto e = items<float>(expected.value().outputs[k]),
                                       g = items<float>(got.value().outputs[k]);
                            QCOMPARE(e.size(), g.size());
                            for (std::size_t i = 0; i < e.size(); ++i)
                                QVERIFY2(std::abs(e[i] - g[i]) <= 4e-6F * float(width > 40 ? 2 : 1),
                                         qPrintable(QStringLiteral("%1 and %2").arg(e[i]).arg(g[i])));
                        }
                    }
                }
            }
        }
    }
    /// Steps are not merged if another operator reads a state between them.
    void aStateThatIsSeenKeepsItsSteps() {
        Unrolled layer({.steps = 4, .batch = 1, .width = 8, .gates = 3, .backwards = false, .biased = true});
        layer.made.method.outputs.push_back(layer.middle);
        const Method best = best_layout(layer.made.method);
        QVERIFY(best.instructions.size() > 4);
        for (const Instruction& instruction : best.instructions) QVERIFY(instruction.op != "arenascope::gru.out");
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestRecurrentCells)
#include "test_recurrent_cells.moc"
