// Scores, softmax and values, with the transpositions around them, are one instruction under `--layout best`
// (arenascope::attention.out) and compute the same.

#include <QTest>

#include <cmath>
#include <limits>

#include "engine/passes/best_layout.h"
#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::vector<float> varied(std::int64_t count, int seed) {
    std::vector<float> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(float((i * 37 + seed * 11) % 101) / 25 - 2);
    return out;
}

struct Shape {
    std::int64_t batch, heads, rows, columns, width, features;
    bool masked, scaled, turnsKeysTwice, turnsResult;
    bool isSafe = false;  ///< rows without a score get zeros, as PyTorch writes it
};

/// Attention over [batch, rows, heads, width], as exporters write it.
struct Exported {
    explicit Exported(const Shape& shape) : s(shape) {
        const std::int64_t all = s.batch * s.heads;
        const ValueId q = tensor({s.batch, s.rows, s.heads, s.width}),
                      k = tensor({s.batch, s.columns, s.heads, s.width}),
                      v = tensor({s.batch, s.columns, s.heads, s.features});
        made.method.inputs = {q, k, v};
        const ValueId queries = permuted(own(q), {0, 2, 1, 3}), values = permuted(own(v), {0, 2, 1, 3});
        const ValueId keys =
            s.turnsKeysTwice ? permuted(permuted(own(k), {0, 2, 1, 3}), {0, 1, 3, 2}) : permuted(own(k), {0, 2, 3, 1});
        const std::vector<std::int64_t> four{s.batch, s.heads, s.rows, s.columns};
        ValueId x = node("aten::view_copy.out", four,
                         {node("aten::bmm.out", {all, s.rows, s.columns},
                               {view(queries, {all, s.rows, s.width}), view(keys, {all, s.width, s.columns})}),
                          made.ints(four)});
        scores = x;
        if (s.scaled) x = node("aten::mul.out", four, {x, made.constant<float>("factor", DType::f32, {}, {0.375F})});
        if (s.masked) {
            const ValueId mask = tensor({1, 1, s.rows, s.columns});
            made.method.inputs.push_back(mask);
            x = node("aten::add.out", four, {x, mask, made.integer(1)});
        }
        const ValueId before = x;
        x = node("aten::_softmax.out", four, {x, made.integer(-1), made.add("", false)});
        if (s.isSafe) x = zeroWithoutScores(before, x, four);
        x = node("aten::bmm.out", {all, s.rows, s.features},
                 {view(x, {all, s.rows, s.columns}), view(values, {all, s.columns, s.features})});
        if (s.turnsResult) x = permuted(view(x, {s.batch, s.heads, s.rows, s.features}), {0, 2, 1, 3});
        made.method.outputs = {own(x)};
    }

    [[nodiscard]] std::vector<HostTensor> inputs() const {
        std::vector<HostTensor> out;
        for (const ValueId id : made.method.inputs) {
            const auto& sizes = made.method.values[id].tensor()->upper;
            std::int64_t count = 1;
            for (const std::int64_t size : sizes) count *= size;
            out.push_back(host<float>(DType::f32, sizes, varied(count, int(out.size()) + 1)));
        }
        return out;
    }

    Shape s;
    HandMade made;
    ValueId scores = no_value;

private:
    ValueId tensor(const std::vector<std::int64_t>& sizes) {
        return made.tensor("t" + std::to_string(made.method.values.size()), DType::f32, sizes);
    }
    ValueId node(const std::string& op, const std::vector<std::int64_t>& sizes, std::vector<ValueId> args) {
        const ValueId out = tensor(sizes);
        args.insert(args.end(), {out, out});
        made.kernel(op, std::move(args), {out});
        return out;
    }
    ValueId truth(const std::string& op, const std::vector<std::int64_t>& sizes, std::vector<ValueId> args,
                  DType dtype = DType::boolean) {
        const ValueId out = made.tensor("t" + std::to_string(made.method.values.size()), dtype, sizes);
        args.insert(args.end(), {out, out});
        made.kernel(op, std::move(args), {out});
        return out;
    }
    /// Whether any score is above minus infinity, asked of bools, or of numbers as ONNX has it.
    ValueId zeroWithoutScores(ValueId x, ValueId weights, const std::vector<std::int64_t>& four) {
        const std::vector<std::int64_t> rows{s.batch, s.heads, s.rows, 1};
        const double least = -std::numeric_limits<double>::infinity();
        ValueId some =
            truth("aten::logical_not.out", four, {truth("aten::eq.Scalar_out", four, {x, made.real(least)})});
        if (s.turnsKeysTwice) {
            const ValueId yes = made.add("", true);
            some = truth("aten::any.out", rows, {some, made.integer(-1), yes});
        } else {
            const std::string cast = "dim_order_ops::_to_dim_order_copy.out";
            const auto as = [&](ValueId from, const std::vector<std::int64_t>& sizes, DType dtype) {
                return truth(cast, sizes, {from, made.add("", false), made.ints({0, 1, 2, 3})}, dtype);
            };
            const ValueId numbers = as(some, four, DType::i32);
            some = as(truth("aten::amax.out", rows, {numbers, made.ints({3}), made.add("", true)}, DType::i32), rows,
                      DType::boolean);
        }
        const std::vector<float> zeros(std::size_t(s.batch * s.heads * s.rows * s.columns), 0.0F);
        return node("aten::where.self_out", four,
                    {truth("aten::logical_not.out", rows, {some}),
                     made.constant<float>("zeros", DType::f32, four, zeros), weights});
    }
    /// The result of an operator, because inputs and outputs of a method are never transposed in place.
    ValueId own(ValueId id) { return node("aten::neg.out", made.method.values[id].tensor()->upper, {id}); }
    ValueId view(ValueId id, const std::vector<std::int64_t>& sizes) {
        return node("aten::view_copy.out", sizes, {id, made.ints(sizes)});
    }
    ValueId permuted(ValueId id, const std::vector<std::int64_t>& dims) {
        std::vector<std::int64_t> sizes;
        for (const std::int64_t dim : dims) sizes.push_back(made.method.values[id].tensor()->upper[std::size_t(dim)]);
        return node("aten::permute_copy.out", sizes, {id, made.ints(dims)});
    }
};

long count(const Method& method, std::string_view op) {
    return std::count_if(method.instructions.begin(), method.instructions.end(),
                         [&](const Instruction& instruction) { return instruction.op == op; });
}

class TestBestAttention : public QObject {
    Q_OBJECT
private slots:
    void attentionIsOneInstruction() {
        int round = 0;
        for (const std::int64_t heads : {1, 3}) {
            for (const std::int64_t rows : {2, 17, 70}) {
                for (const bool masked : {false, true}) {
                    const Shape shape{.batch = 1 + round % 2,
                                      .heads = heads,
                                      .rows = rows,
                                      .columns = round % 3 == 0 ? rows : rows + 5,
                                      .width = round % 2 == 0 ? 8 : 33,
                                      .features = round % 3 == 1 ? 12 : 16,
                                      .masked = masked,
                                      .scaled = round % 4 < 2,
                                      .turnsKeysTwice = round % 5 < 2,
                                      .turnsResult = round % 3 != 2,
                                      .isSafe = !masked && round % 4 >= 2};
                    ++round;
                    const Exported exported(shape);
                    HandMade fused = exported.made;
                    fused.method = best_layout(exported.made.method);
                    QCOMPARE(count(fused.method, "arenascope::attention.out"), 1L);
                    QCOMPARE(count(fused.method, "aten::bmm.out"), 0L);
                    QCOMPARE(count(fused.method, "aten::where.self_out"), 0L);
                    QVERIFY(count(fused.method, "aten::permute_copy.out") <= (heads == 1 ? 0 : 1));
                    const auto expected = exported.made.run(exported.inputs()), got = fused.run(exported.inputs());
                    QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
                    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                    const auto e = items<float>(expected.value().outputs[0]), g = items<float>(got.value().outputs[0]);
                    QCOMPARE(e.size(), g.size());
                    for (std::size_t i = 0; i < e.size(); ++i)
                        QVERIFY2(std::abs(e[i] - g[i]) <= 2e-5F,
                                 qPrintable(QStringLiteral("round %1: %2 and %3").arg(round).arg(e[i]).arg(g[i])));
                }
            }
        }
    }
    void scoresThatTheCallerGetsStay() {
        Exported exported({.batch = 1,
                           .heads = 2,
                           .rows = 4,
                           .columns = 4,
                           .width = 8,
                           .features = 8,
                           .masked = false,
                           .scaled = false,
                           .turnsKeysTwice = false,
                           .turnsResult = true});
        exported.made.method.outputs.push_back(exported.scores);
        QCOMPARE(count(best_layout(exported.made.method), "arenascope::attention.out"), 0L);
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestBestAttention)
#include "test_best_attention.moc"
