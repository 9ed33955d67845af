// Copies, views, orders and names that ExecuTorch's lowering keeps although nothing needs them: a plan for its node
// list must suit ours.

#include <QTest>

#include "tests/lowering/operator_case.h"

#undef emit  // Qt's; a lowering step has that name
#include "engine/lowering/graph_steps.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::string joinedNames(const std::vector<std::string>& names) {
    std::string out;
    for (const auto& name : names) out += (out.empty() ? "" : " ") + name;
    return out;
}

/// Operators and views in order, by their names.
QByteArray namesOf(const BuiltProgram& program) {
    const auto method = program.lowered();
    if (!method.ok()) return QByteArray::fromStdString(method.error().text());
    std::vector<std::string> names;
    for (const ListedNode& row : method.value().node_list)
        if (row.kind == ListedNode::Kind::call || row.kind == ListedNode::Kind::view) names.push_back(row.name);
    return QByteArray::fromStdString(joinedNames(names));
}

void compareOutput(const BuiltProgram& program, const HostTensor& expected) {
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference = compare(got.value().at(0), expected);
    QVERIFY(difference.ok());
    QVERIFY2(difference.value().first_mismatch < 0, qPrintable(QString::number(difference.value().max_abs)));
}

}  // namespace

class TestNodeOrder : public QObject {
    Q_OBJECT

private slots:
    void aWriteThroughViewsOfViewsTakesThemAnew();
    void whatIsReadAfterAWriteIsTakenFromTheWhole();
    void aProductWrittenInPlaceIsAViewOfAFlatOne();
    void aStackOfMatricesThatLiesOtherwiseIsCopied();
    void aMeanOfInnermostChannelsKeepsItsFormat();
    void numbersAreNamedAnew();
    void constantsOfModulesStandAmongTheBuffers();
};

/// y = x * 2; y[:2][:, 1:].fill_(v)
void TestNodeOrder::aWriteThroughViewsOfViewsTakesThemAnew() {
    BuiltProgram program;
    program.input("x", {3, 2}, {1, 2, 3, 4, 5, 6});
    program.input("v", {}, {9});
    program.node("y", "aten::mul.Tensor", {tensorArg("self", "x"), arg("other", 2.0)}, {3, 2});
    program.node("rows", "aten::slice.Tensor",
                 {tensorArg("self", "y"), whole("dim", 0), whole("start", 0), whole("end", 2)}, {2, 2});
    program.node("part", "aten::slice.Tensor",
                 {tensorArg("self", "rows"), whole("dim", 1), whole("start", 1), whole("end", 2)}, {2, 1});
    program.node("part_", "aten::fill_.Tensor", {tensorArg("self", "part"), tensorArg("value", "v")}, {2, 1});
    program.output("y");
    compareOutput(program, hostTensor({3, 2}, {2, 9, 6, 9, 10, 12}));
    QCOMPARE(namesOf(program),
             QByteArray("aten_mul_tensor aten_slice_copy_tensor aten_slice_copy_tensor_1 aten_copy_default "
                        "aten_slice_copy_tensor_2 aten_slice_scatter_default aten_slice_scatter_default_1"));
}

/// y = x * 2; z = y[:1]; z.add_(1); z
void TestNodeOrder::whatIsReadAfterAWriteIsTakenFromTheWhole() {
    BuiltProgram program;
    program.input("x", {2, 2}, {1, 2, 3, 4});
    program.node("y", "aten::mul.Tensor", {tensorArg("self", "x"), arg("other", 2.0)}, {2, 2});
    program.node("z", "aten::slice.Tensor",
                 {tensorArg("self", "y"), whole("dim", 0), whole("start", 0), whole("end", 1)}, {1, 2});
    program.node("z_", "aten::add_.Tensor", {tensorArg("self", "z"), arg("other", 1.0)}, {1, 2});
    program.output("z");
    compareOutput(program, hostTensor({1, 2}, {3, 5}));
    QVERIFY2(namesOf(program).endsWith("aten_add_tensor aten_slice_scatter_default aten_slice_copy_tensor_1"),
             namesOf(program));
}

void TestNodeOrder::aProductWrittenInPlaceIsAViewOfAFlatOne() {
    BuiltProgram program;
    program.input("a", {1, 2, 1, 2}, {1, 2, 3, 4});
    program.input("b", {1, 2, 2, 1}, {1, 1, 2, 2});
    program.node("p", "aten::matmul.default", {tensorArg("self", "a"), tensorArg("other", "b")}, {1, 2, 1, 1});
    program.node("p_", "aten::add_.Tensor", {tensorArg("self", "p"), arg("other", 1.0)}, {1, 2, 1, 1});
    program.node("y", "aten::relu.default", {tensorArg("self", "p_")}, {1, 2, 1, 1});
    program.output("y");
    compareOutput(program, hostTensor({1, 2, 1, 1}, {4, 15}));
    // The flattened one is number 3; its view refers to the sum.
    QVERIFY2(namesOf(program).endsWith("aten_add_tensor aten_view_copy_default_4 aten_relu_default"), namesOf(program));
}

/// [heads, batch] in memory, [batch, heads] in the product: no view has both in one dimension.
void TestNodeOrder::aStackOfMatricesThatLiesOtherwiseIsCopied() {
    for (const bool lies_otherwise : {true, false}) {
        BuiltProgram program;
        program.input("a", {2, 3, 1, 2}, Numbers(12, 1));
        program.input("b", {2, 3, 2, 1}, Numbers(12, 2));
        if (lies_otherwise) program.lies("a", {2, 4, 2, 1});
        program.node("p", "aten::matmul.default", {tensorArg("self", "a"), tensorArg("other", "b")}, {2, 3, 1, 1});
        program.output("p");
        compareOutput(program, hostTensor({2, 3, 1, 1}, Numbers(6, 4)));
        QCOMPARE(namesOf(program).contains("aten_expand_copy_default dim_order_ops__clone_dim_order_default"),
                 lies_otherwise);
    }
}

void TestNodeOrder::aMeanOfInnermostChannelsKeepsItsFormat() {
    for (const bool is_innermost : {true, false}) {
        BuiltProgram program;
        program.input("x", {1, 2, 2, 1}, {1, 3, 5, 9});
        program.node("m", "aten::adaptive_avg_pool2d.default", {tensorArg("self", "x"), intsArg("output_size", {1, 1})},
                     {1, 2, 1, 1});
        program.lies("m", is_innermost ? Shape{2, 1, 2, 2} : Shape{2, 1, 1, 1});
        program.output("m");
        compareOutput(program, hostTensor({1, 2, 1, 1}, {2, 7}));
        QCOMPARE(namesOf(program).contains("aten_as_strided_copy_default"), is_innermost);
    }
}

void TestNodeOrder::numbersAreNamedAnew() {
    BuiltProgram program("ATEN");
    const auto value = [](const std::string& name) { return fx::Arg{.name = {}, .value = fx::ValueName{name}}; };
    program.input("i", {1}, {3}, DType::i64);
    program.number("n", "aten::item.default", {tensorArg("self", "i")});
    program.number("mul_28", "_operator::mul", {value("n"), value("n")});
    program.number("mul_31", "_operator::mul", {value("n"), value("mul_28")});
    program.node("y", "aten::add.Tensor", {tensorArg("self", "i"), tensorArg("other", "mul_31")}, {1}, DType::i64);
    program.output("y");
    compareOutput(program, hostTensor({1}, {30}, DType::i64));
    const QByteArray names = namesOf(program);
    QVERIFY2(names.contains(" mul mul_1 ") && !names.contains("mul_28"), names);
}

/// Each module's own parameters, then those of its submodules, in the order in which the program names the modules.
void TestNodeOrder::constantsOfModulesStandAmongTheBuffers() {
    fx::ExportedProgram program;
    using Kind = fx::InputSpec::Kind;
    const auto add = [&](Kind kind, const std::string& target) {
        program.inputs.push_back({.kind = kind, .arg = target, .target = target});
    };
    add(Kind::parameter, "a.w");
    add(Kind::buffer, "a.b");
    add(Kind::buffer, "c.b");
    add(Kind::tensor_constant, "c.k");
    add(Kind::tensor_constant, "a.d.k");
    add(Kind::user_input, "x");
    lowering::order_constants(program);
    std::vector<std::string> order;
    for (const auto& input : program.inputs) order.push_back(input.target);
    QCOMPARE(joinedNames(order), std::string("a.w a.b a.d.k c.b c.k x"));
}

QTEST_GUILESS_MAIN(TestNodeOrder)
#include "test_node_order.moc"
