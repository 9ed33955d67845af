// Programs that need several operators: decompositions, numbers read from tensors, control flow of other versions,
// sorts whose results leave, random numbers.

#include <QTest>

#include <set>

#include "engine/export/export_targets.h"
#include "tests/lowering/operator_case.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestLoweredPrograms : public QObject {
    Q_OBJECT

private slots:
    void randomNumbersAreTheSameInEveryRunAndInTheirRange();
    void anEncoderLayerInOneOperatorEqualsItsParts();
    void trainingOperatorsOfACoreProgramAreTakenApart();
    void aSortLeavesAsTopkUnlessItPromisesTheOrderOfEquals();
    void numbersAreReadAndReckonedWith();
    void realNumbersBecomeRealTensors();
    void sizesAreMadeAfterWhatTheyAreMadeOf();
    void aScanMayGoBackwardsAlongAnyDimension();
    void aNamedBlockIsPartOfItsGraph();
    void maskedInPlaceMeansBothHold();
    void controlFlowThatIsNotKnownPlansByItsResults();
};

void TestLoweredPrograms::randomNumbersAreTheSameInEveryRunAndInTheirRange() {
    BuiltProgram program;
    program.node("u", "aten::rand.default", {intsArg("size", {500})}, {500});
    program.node("n", "aten::randn.default", {intsArg("size", {500})}, {500});
    program.node("w", "aten::randint.low",
                 {arg("low", std::int64_t{-2}), arg("high", std::int64_t{3}), intsArg("size", {500})}, {500},
                 DType::i64);
    program.output("u");
    program.output("n");
    program.output("w");
    const auto first = program.run(), second = program.run();
    QVERIFY2(first.ok(), first.ok() ? "" : first.error().text().c_str());
    QVERIFY(second.ok());
    for (std::size_t i = 0; i < 3; ++i) QCOMPARE(first.value()[i].bytes, second.value()[i].bytes);
    double sum = 0, squares = 0;
    std::set<std::int64_t> seen;
    for (std::size_t i = 0; i < 500; ++i) {
        float u = 0, n = 0;
        std::int64_t w = 0;
        std::memcpy(&u, first.value()[0].bytes.data() + 4 * i, 4);
        std::memcpy(&n, first.value()[1].bytes.data() + 4 * i, 4);
        std::memcpy(&w, first.value()[2].bytes.data() + 8 * i, 8);
        QVERIFY(u >= 0 && u < 1);
        sum += static_cast<double>(n);
        squares += static_cast<double>(n) * static_cast<double>(n);
        seen.insert(w);
    }
    QVERIFY(std::abs(sum / 500) < 0.2 && std::abs(squares / 500 - 1) < 0.3);
    QCOMPARE(seen, (std::set<std::int64_t>{-2, -1, 0, 1, 2}));
}

void TestLoweredPrograms::anEncoderLayerInOneOperatorEqualsItsParts() {
    const auto parameters = [](BuiltProgram& program) {
        program.input("x", {2, 3, 4}, scattered(24));
        program.input("wi", {12, 4}, scattered(48, 0.2));
        program.input("bi", {12}, scattered(12, 0.1));
        program.input("wo", {4, 4}, scattered(16, 0.3));
        program.input("bo", {4}, scattered(4, 0.1));
        program.input("g", {4}, {1, 2, 0.5, 1});
        program.input("b", {4}, {0, 0.1, 0, -0.2});
        program.input("w1", {5, 4}, scattered(20, 0.3));
        program.input("b1", {5}, scattered(5, 0.2));
        program.input("w2", {4, 5}, scattered(20, 0.25));
        program.input("b2", {4}, scattered(4, 0.2));
    };
    BuiltProgram fused, parts;
    parameters(fused);
    parameters(parts);
    fused.node("y", "aten::_transformer_encoder_layer_fwd.default",
               {tensorArg("src", "x"), whole("embed_dim", 4), whole("num_heads", 2), tensorArg("qkv_weight", "wi"),
                tensorArg("qkv_bias", "bi"), tensorArg("proj_weight", "wo"), tensorArg("proj_bias", "bo"),
                arg("use_gelu", false), arg("norm_first", true), number("eps", 1e-5), tensorArg("norm_weight_1", "g"),
                tensorArg("norm_bias_1", "b"), tensorArg("norm_weight_2", "g"), tensorArg("norm_bias_2", "b"),
                tensorArg("ffn_weight_1", "w1"), tensorArg("ffn_bias_1", "b1"), tensorArg("ffn_weight_2", "w2"),
                tensorArg("ffn_bias_2", "b2")},
               {2, 3, 4});
    fused.output("y");
    const auto norm = [&](const std::string& name, const std::string& of) {
        parts.node(name, "aten::layer_norm.default",
                   {tensorArg("input", of), intsArg("normalized_shape", {4}), tensorArg("weight", "g"),
                    tensorArg("bias", "b")},
                   {2, 3, 4});
    };
    const auto linear = [&](const std::string& name, const std::string& of, const std::string& weight,
                            const std::string& bias, std::int64_t wide) {
        parts.node(name, "aten::linear.default",
                   {tensorArg("input", of), tensorArg("weight", weight), tensorArg("bias", bias)}, {2, 3, wide});
    };
    norm("n1", "x");
    linear("joint", "n1", "wi", "bi", 12);
    for (const auto& [name, from] : {std::pair{"q", 0}, {"k", 4}, {"v", 8}}) {
        const std::string third(name);
        parts.node(third + "s", "aten::narrow.default",
                   {tensorArg("self", "joint"), whole("dim", 2), whole("start", from), whole("length", 4)}, {2, 3, 4});
        parts.node(third + "r", "aten::reshape.default",
                   {tensorArg("self", third + "s"), intsArg("shape", {2, 3, 2, 2})}, {2, 3, 2, 2});
        parts.node(third, "aten::permute.default", {tensorArg("self", third + "r"), intsArg("dims", {0, 2, 1, 3})},
                   {2, 2, 3, 2});
    }
    parts.node("attended", "aten::scaled_dot_product_attention.default",
               {tensorArg("query", "q"), tensorArg("key", "k"), tensorArg("value", "v")}, {2, 2, 3, 2});
    parts.node("back", "aten::permute.default", {tensorArg("self", "attended"), intsArg("dims", {0, 2, 1, 3})},
               {2, 3, 2, 2});
    parts.node("copied", "aten::clone.default", {tensorArg("self", "back")}, {2, 3, 2, 2});
    parts.node("joined", "aten::reshape.default", {tensorArg("self", "copied"), intsArg("shape", {2, 3, 4})},
               {2, 3, 4});
    linear("out", "joined", "wo", "bo", 4);
    parts.node("x1", "aten::add.Tensor", {tensorArg("self", "x"), tensorArg("other", "out")}, {2, 3, 4});
    norm("n2", "x1");
    linear("wide", "n2", "w1", "b1", 5);
    parts.node("bent", "aten::relu.default", {tensorArg("self", "wide")}, {2, 3, 5});
    linear("narrow", "bent", "w2", "b2", 4);
    parts.node("y", "aten::add.Tensor", {tensorArg("self", "x1"), tensorArg("other", "narrow")}, {2, 3, 4});
    parts.output("y");
    const auto one = fused.run(), other = parts.run();
    QVERIFY2(one.ok(), one.ok() ? "" : one.error().text().c_str());
    QVERIFY2(other.ok(), other.ok() ? "" : other.error().text().c_str());
    const auto difference = compare(one.value().at(0), other.value().at(0));
    QVERIFY(difference.ok());
    QVERIFY2(difference.value().first_mismatch < 0, qPrintable(QString::number(difference.value().max_abs)));
}

/// run_decompositions with a user's table leaves operators that to_edge decomposes.
void TestLoweredPrograms::trainingOperatorsOfACoreProgramAreTakenApart() {
    BuiltProgram program("ATEN");
    program.input("x", {1, 1, 2, 2}, {1, 2, 3, 4});
    program.node("p", "aten::reflection_pad2d.default", {tensorArg("self", "x"), intsArg("padding", {1, 0, 0, 0})},
                 {1, 1, 2, 3});
    program.node("y", "aten::silu.default", {tensorArg("self", "p")}, {1, 1, 2, 3});
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    Numbers expected{2, 1, 2, 4, 3, 4};
    for (auto& x : expected) x = x / (1 + std::exp(-x));
    const auto difference = compare(got.value().at(0), hostTensor({1, 1, 2, 3}, expected));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

namespace {

fx::Arg positional(fx::Arg::Variant value) { return {.name = {}, .value = std::move(value)}; }
fx::Arg operands(const std::vector<std::string>& names) { return positional(tensorsArg("", names).value); }

/// A method planned without edits.
Result<Outcome> evaluatedAlone(const Method& method, Progress& progress) {
    Program program;
    program.format = FormatId::pt2;
    program.methods.push_back(method);
    return Engine().evaluate(program, {}, {}, progress);
}

/// s = c + x, t = 2 s, all of `shape`; results s and t, or t alone.
std::shared_ptr<fx::Graph> sumAndDouble(const Shape& shape, bool both) {
    auto graph = std::make_shared<fx::Graph>();
    graph->name = "body_graph_0";
    graph->inputs = {"c", "x"};
    TensorType type;
    for (const auto size : shape) type.sizes.emplace_back(size);
    for (const char* name : {"c", "x", "s", "t"}) graph->tensors[name] = type;
    const auto add = [&](const std::string& name, const std::string& target, std::vector<fx::Arg> args) {
        fx::Node node;
        node.name = name;
        node.target = target;
        node.args = std::move(args);
        node.outputs = {{.names = {name}, .is_list = false}};
        graph->nodes.push_back(std::move(node));
    };
    add("s", "aten::add.Tensor", {tensorArg("self", "c"), tensorArg("other", "x")});
    add("t", "aten::mul.Tensor", {tensorArg("self", "s"), arg("other", 2.0)});
    if (both) graph->outputs.push_back(positional(fx::ValueName{"s"}));
    graph->outputs.push_back(positional(fx::ValueName{"t"}));
    return graph;
}

}  // namespace

void TestLoweredPrograms::aSortLeavesAsTopkUnlessItPromisesTheOrderOfEquals() {
    for (const auto& [is_stable, reads_places] : {std::pair{false, true}, {true, false}, {true, true}}) {
        BuiltProgram program;
        program.input("x", {2, 4}, {3, 1, 4, 1, 5, 9, 2, 6});
        program.nodes(
            {"v", "i"}, "aten::sort.stable",
            {tensorArg("self", "x"), arg("stable", is_stable), arg("dim", std::int64_t{1}), arg("descending", true)},
            {{2, 4}, {2, 4}}, DType::f32, false);
        program.retype("i", DType::i64);
        program.output("v");
        if (reads_places) program.output("i");
        auto lowered = program.lowered();
        QVERIFY2(lowered.ok(), lowered.ok() ? "" : lowered.error().text().c_str());
        Method method = std::move(lowered).take();
        QVERIFY(specialise(method).ok());
        adapt_to_portable(method);
        const auto missing = missing_on(*find_export_target("executorch-portable"), method);
        if (is_stable && reads_places) {
            QCOMPARE(missing.size(), std::size_t{1});
            QCOMPARE(missing[0].what.text(), std::string("aten::sort.values_stable"));
            continue;
        }
        QVERIFY(missing.empty());
        QCOMPARE(method.instructions.back().op, std::string("aten::topk.values"));
        const Plan plan = [&] {
            Progress progress;
            const auto outcome = evaluatedAlone(method, progress);
            if (!outcome.ok()) qFatal("%s", outcome.error().text().c_str());
            return outcome.value().plan();
        }();
        Progress progress;
        auto executor = Executor::load(nullptr, method, plan);
        QVERIFY2(executor.ok(), executor.ok() ? "" : executor.error().text().c_str());
        const auto got = executor.value()->run(program.inputs(), {}, progress);
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto values = compare(got.value().outputs.at(0), hostTensor({2, 4}, {4, 3, 1, 1, 9, 6, 5, 2}));
        QVERIFY(values.ok() && values.value().first_mismatch < 0);
        if (!reads_places) continue;
        const auto places =
            compare(got.value().outputs.at(1), hostTensor({2, 4}, {2, 0, 1, 3, 1, 3, 0, 2}, DType::i64));
        QVERIFY(places.ok() && places.value().first_mismatch < 0);
    }
}

/// x + (n + n^3 + numel(x)) where n < 10 and n != 4, else x - 1; n comes out of a tensor.
void TestLoweredPrograms::numbersAreReadAndReckonedWith() {
    for (const auto& [given, added] : {std::pair{3, 3 + 27 + 2}, {4, -1}, {12, -1}}) {
        BuiltProgram program;
        program.input("x", {2}, {0.5, -2});
        program.input("i", {1}, {static_cast<double>(given)}, DType::i64);
        const auto value = [](const std::string& name) { return positional(fx::ValueName{name}); };
        program.number("n", "aten::item.default", {tensorArg("self", "i")});
        program.number("count", "aten::sym_numel.default", {tensorArg("self", "x")});
        program.number("cube", "_operator::pow", {value("n"), positional(std::int64_t{3})});
        program.number(
            "sum", "torch::sym_sum",
            {positional(std::vector<fx::Arg::Dim>{fx::ValueName{"n"}, fx::ValueName{"cube"}, fx::ValueName{"count"}})});
        program.number("small", "_operator::lt", {value("n"), positional(std::int64_t{10})});
        program.number("other", "_operator::ne", {value("n"), positional(std::int64_t{4})});
        program.number("both", "_operator::and_", {value("small"), value("other")});
        program.number("chosen", "torch::sym_ite", {value("both"), value("sum"), positional(std::int64_t{-1})});
        program.node("y", "aten::add.Tensor", {tensorArg("self", "x"), tensorArg("other", "chosen")}, {2});
        program.output("y");
        const auto got = program.run();
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        const auto difference = compare(got.value().at(0), hostTensor({2}, {0.5 + added, -2.0 + added}));
        QVERIFY(difference.ok());
        QVERIFY2(difference.value().first_mismatch < 0, qPrintable(QString::number(given)));
    }
}

/// x * (numel(x) / n) with a real quotient, which no size in the file expresses.
void TestLoweredPrograms::realNumbersBecomeRealTensors() {
    BuiltProgram program;
    program.input("x", {3}, {1, -2, 4});
    program.input("i", {1}, {2}, DType::i64);
    const auto value = [](const std::string& name) { return positional(fx::ValueName{name}); };
    program.number("n", "aten::item.default", {tensorArg("self", "i")});
    program.number("count", "aten::sym_numel.default", {tensorArg("self", "x")});
    program.realNumber("share", "_operator::truediv", {value("count"), value("n")});
    program.node("y", "aten::mul.Tensor", {tensorArg("self", "x"), tensorArg("other", "share")}, {3});
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), hostTensor({3}, {1.5, -3, 6}));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

/// A size computed from one that the program reads follows it.
void TestLoweredPrograms::sizesAreMadeAfterWhatTheyAreMadeOf() {
    BuiltProgram program;
    const auto rows = sym::Expr::symbol("s0"), all = rows * 2;
    program.openInput("x", {rows, sym::Expr(2), sym::Expr(3)});
    program.sizeNumber("n", "aten::sym_size.int", {tensorArg("self", "x"), arg("dim", std::int64_t{0})}, rows);
    program.openNode("flat", "aten::flatten.using_ints",
                     {tensorArg("self", "x"), arg("start_dim", std::int64_t{0}), arg("end_dim", std::int64_t{1})},
                     {all, sym::Expr(3)});
    program.openNode("y", "aten::neg.default", {tensorArg("self", "flat")}, {all, sym::Expr(3)});
    program.output("y");
    const auto lowered = program.lowered();
    QVERIFY2(lowered.ok(), lowered.ok() ? "" : lowered.error().text().c_str());
}

/// scan(init, xs, dim=1, reverse=True) as PyTorch 2.6 exports it: results are stacked along the first
/// dimension.
void TestLoweredPrograms::aScanMayGoBackwardsAlongAnyDimension() {
    BuiltProgram program;
    program.input("init", {2}, {10, 20});
    program.input("xs", {2, 3}, {1, 2, 3, 4, 5, 6});
    program.nodes({"carry", "ys"}, "higher_order::scan",
                  {positional(sumAndDouble({2}, true)), operands({"init"}), operands({"xs"}),
                   positional(std::int64_t{1}), positional(true), operands({})},
                  {{2}, {3, 2}}, DType::f32, false);
    program.output("carry");
    program.output("ys");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto carry = compare(got.value().at(0), hostTensor({2}, {16, 35}));
    QVERIFY(carry.ok() && carry.value().first_mismatch < 0);
    const auto ys = compare(got.value().at(1), hostTensor({3, 2}, {32, 70, 30, 62, 26, 52}));
    QVERIFY(ys.ok() && ys.value().first_mismatch < 0);
}

void TestLoweredPrograms::aNamedBlockIsPartOfItsGraph() {
    BuiltProgram program;
    program.input("a", {2}, {1, 2});
    program.input("b", {2}, {10, 20});
    program.nodes({"y"}, "higher_order::invoke_subgraph",
                  {positional(sumAndDouble({2}, false)), positional(std::string("block_0")),
                   positional(fx::ValueName{"a"}), positional(fx::ValueName{"b"})},
                  {{2}});
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), hostTensor({2}, {22, 44}));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

/// m &= n, as Python's operator is exported.
void TestLoweredPrograms::maskedInPlaceMeansBothHold() {
    BuiltProgram program;
    program.input("x", {4}, {-1, 0.5, 2, 3});
    program.node("m", "aten::gt.Scalar", {tensorArg("self", "x"), arg("other", 0.0)}, {4}, DType::boolean);
    program.node("n", "aten::lt.Scalar", {tensorArg("self", "x"), arg("other", 2.5)}, {4}, DType::boolean);
    program.node("w", "aten::__iand__.Tensor", {tensorArg("self", "m"), tensorArg("other", "n")}, {4}, DType::boolean);
    program.output("m");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), hostTensor({4}, {0, 1, 1, 0}, DType::boolean));
    QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
}

void TestLoweredPrograms::controlFlowThatIsNotKnownPlansByItsResults() {
    BuiltProgram program;
    program.input("a", {2}, {1, 2});
    program.nodes({"y"}, "higher_order::flex_attention", {positional(sumAndDouble({2}, false)), operands({"a"})},
                  {{2}});
    program.output("y");
    const auto method = program.lowered();
    QVERIFY2(method.ok(), method.ok() ? "" : method.error().text().c_str());
    const auto got = program.run();
    QVERIFY(!got.ok() && got.error().text().find("flex_attention") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestLoweredPrograms)
#include "test_lowered_programs.moc"
