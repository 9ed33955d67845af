// The operators that a target has and the arguments that its kernels take, for the built-in targets and a user's
// operator library; and which operators may replace others.

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "engine/export/export_targets.h"
#include "engine/export/operator_library.h"
#include "engine/ops/call_schemas.h"
#include "engine/ops/portable_limits.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QString textOf(const std::vector<Missing>& missing) { return QString::fromStdString(text_of(missing).text()); }

/// dw_conv_tiny as it would be for volumes: every tensor of its first convolution has a dimension more.
Method withVolumes(const Method& flat) {
    Method method = flat;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.op != "aten::convolution.out") continue;
        for (const std::size_t at : {0u, 1u, 9u}) {
            Tensor& tensor = *method.values[instruction.args[at]].tensor();
            tensor.upper.insert(tensor.upper.begin() + 2, 1);
            tensor.dim_order.assign({0, 1, 2, 3, 4});
        }
        break;
    }
    return method;
}

Result<Opened> replaced(const QString& program, const std::string& node, const std::string& op) {
    return openAndPlan(programFolder(program) + QStringLiteral("/model.pt2"), "greedy_by_size", [&](Tuning tuning) {
        tuning.edits.operators.push_back({.node = node, .replacement = op});
        return tuning;
    });
}

bool hasArgument(const ops::Schema& schema, std::string_view name) {
    return std::any_of(schema.params.begin(), schema.params.end(),
                       [&](const ops::Param& param) { return param.name == name; });
}

}  // namespace

class TestExportTargets : public QObject {
    Q_OBJECT

private slots:
    /// Each line of resources/portable_limits.txt is read and names arguments that its operator has.
    void everyLimitIsRead() {
        QVERIFY(ops::limit_rows().size() > 500);
        for (const ops::LimitRow& row : ops::limit_rows()) {
            const QByteArray where(row.op.data(), static_cast<qsizetype>(row.op.size()));
            const auto limit = ops::parse_limit(row);
            QVERIFY2(limit.ok(), limit.ok() ? "" : limit.error().text().c_str());
            const ops::CallSchema* known = ops::find_call_schema(row.op);
            QVERIFY2(known, where);
            for (const std::string_view argument : limit.value().arguments)
                QVERIFY2(hasArgument(known->schema, argument), where);
            for (const auto& [one, other] : limit.value().sizes)
                QVERIFY2(hasArgument(known->schema, one.argument) && hasArgument(known->schema, other.argument), where);
        }
        for (const char* terms :
             {"rank=a", "rank=4-3", "rank=-", "type=f31", "order=last", "same=size", "size=a:b.0", "x"})
            QVERIFY2(!ops::parse_limit({"aten::sin.out", "torch", "self", terms}).ok(), terms);
        QVERIFY(!ops::parse_limit({"aten::sin.out", "anybody", "self", "cast"}).ok());
    }

    void schemasOfCallsAreKnown() {
        for (const char* op : {"aten::add.out", "aten::copy_", "aten::index_put_", "aten::sym_size.int",
                               "executorch_prim::et_view.default", "executorch_prim::et_copy_index.tensor",
                               "executorch_prim::sym_ite.Scalar", "aten::stack.out", "aten::unbind_copy.int_out"}) {
            QVERIFY2(ops::find_call_schema(op), op);
        }
        QCOMPARE(ops::find_call_schema("aten::add.out")->arguments(), std::size_t{5});
        QCOMPARE(ops::find_call_schema("executorch_prim::add.Scalar")->arguments(), std::size_t{3});
        QVERIFY(!ops::find_call_schema("mylib::add.out"));
    }

    void aCallThatKernelsRefuseIsNamedWithItsNode() {
        const auto opened = openAndPlan(programFolder("dw_conv_tiny") + "/model.pt2");
        QVERIFY(opened.ok());
        const Method& flat = *opened.value().outcome.method;
        const ExportTarget& portable = *find_export_target("executorch-portable");
        QCOMPARE(textOf(missing_on(portable, flat)), QString());
        const Method volumes = withVolumes(flat);
        const QString refused = textOf(missing_on(portable, volumes));
        QVERIFY2(refused.contains("aten::convolution.out (node aten_convolution_default"), qPrintable(refused));
        QVERIFY2(refused.contains("argument 'input' of aten::convolution.out has rank 5; expected rank 3 to 4"),
                 qPrintable(refused));
        QVERIFY(missing_on(*find_export_target("executorch-xnnpack"), volumes).front().is_refused());
        QCOMPARE(textOf(missing_on(*find_export_target("arenascope"), volumes)), QString());
    }

    void aConvolutionOfVolumesIsNotExported() {
        const QString path = largerData(QStringLiteral("programs/conv3d_tiny/model.pt2"));
        if (path.isEmpty()) QSKIP("the larger data set is not here");
        const auto opened = openAndPlan(path);
        QVERIFY(opened.ok());
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("out.pte"));
        const auto refused = exportTo(out, opened.value(), {.target = "executorch-portable"});
        QVERIFY(!refused.ok() && !QFileInfo::exists(out));
        const QString text = QString::fromStdString(refused.error().text());
        QVERIFY2(
            text.contains("executorch-portable cannot run aten::convolution.out (node ") && text.contains("rank 5"),
            qPrintable(text));
        QVERIFY(exportTo(out, opened.value(), {.target = "arenascope"}).ok());
    }

    void anOperatorLibraryIsATarget() {
        const QTemporaryDir folder;
        const auto target = [&](const QByteArray& text) {
            return export_target(writtenFile(folder, QStringLiteral("ops.txt"), text).toStdString());
        };
        const auto own = target("# mine\n[portable]\n[mylib]\nmylib::dma_copy.out  # by DMA\n\n[backends]\nMyNpu\r\n");
        QVERIFY2(own.ok(), own.ok() ? "" : own.error().text().c_str());
        QVERIFY(own.value().has_operator("aten::add.out") && own.value().is_portable("aten::add.out"));
        QVERIFY(own.value().has_operator("mylib::dma_copy.out") && !own.value().is_portable("mylib::dma_copy.out"));
        QVERIFY(!own.value().has_operator("aten::sym_size.int") && own.value().has_backend("MyNpu"));
        QVERIFY(!own.value().has_backend("XnnpackBackend") && own.value().id.ends_with("ops.txt"));
        const auto flat = target("aten::add.out\nmylib::add.out\n");
        QVERIFY(flat.ok() && flat.value().is_portable("aten::add.out") && !flat.value().is_portable("mylib::add.out"));
        const auto theirs = target("[fast]\naten::convolution.out\n");
        QVERIFY(theirs.ok() && theirs.value().has_operator("aten::convolution.out") &&
                !theirs.value().is_portable("aten::convolution.out"));
        for (const auto& [text, why] : {std::pair{"add\n", "line 1"}, std::pair{"a::b\n\na::b(int x)\n", "line 3"},
                                        std::pair{"# nothing\n", "names no operator"}}) {
            const auto refused = target(text);
            QVERIFY2(!refused.ok() && refused.error().text().find(why) != std::string::npos, text);
        }
        const auto unknown = export_target("executorch-portabel");
        QVERIFY(!unknown.ok() && unknown.error().text().find("executorch-portable") != std::string::npos);
        QVERIFY(!export_target("nowhere.txt").ok());
    }

    void whatALibraryLacksIsRefused() {
        const auto opened = openAndPlan(programFolder("add_mul_sin") + "/model.pt2");
        QVERIFY(opened.ok());
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("out.pte"));
        const auto refusal = [&](const QByteArray& text) {
            const QString file = writtenFile(folder, QStringLiteral("ops.txt"), text);
            const auto written = exportTo(out, opened.value(), {.target = file.toStdString()});
            return written.ok() ? QString() : QString::fromStdString(written.error().text());
        };
        QVERIFY(refusal("aten::add.out\naten::mul.out\n").contains("lacks aten::sin.out (node aten_sin_default"));
        QVERIFY(!QFileInfo::exists(out));
        QCOMPARE(refusal("aten::add.out\naten::mul.out\naten::sin.out\n"), QString());
        QVERIFY(QFileInfo::exists(out));
    }

    void operatorsThatDoNotSuitACallAreRefused_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("node");
        QTest::addColumn<QString>("op");
        QTest::addColumn<QString>("why");  // empty: the target can run it
        QTest::newRow("a product for a copy") << "mutable_state"
                                              << "copy_"
                                              << "aten::mul.out"
                                              << "argument 'out' of aten::mul.out is a Boolean; expected a tensor";
        QTest::newRow("a comparison") << "add_mul_sin"
                                      << "aten_mul_tensor"
                                      << "aten::eq.Tensor_out"
                                      << "argument 'out' of aten::eq.Tensor_out has type f32; expected bool";
        QTest::newRow("a product of matrices") << "add_mul_sin"
                                               << "aten_mul_tensor"
                                               << "aten::mm.out"
                                               << "argument 'self' of aten::mm.out has sizes [4, 8]";
        QTest::newRow("a copy") << "mlp_dynbatch"
                                << "aten_permute_copy_default"
                                << "aten::clone.out"
                                << "argument 'memory_format' of aten::clone.out is a list of integers";
        QTest::newRow("fewer arguments") << "add_mul_sin"
                                         << "aten_mul_tensor"
                                         << "aten::sin.out"
                                         << "takes 2 arguments";
        QTest::newRow("another type") << "add_mul_sin"
                                      << "aten_sin_default"
                                      << "aten::isnan.out"
                                      << "expected bool";
        QTest::newRow("like it") << "add_mul_sin"
                                 << "aten_sin_default"
                                 << "aten::cos.out"
                                 << "";
        QTest::newRow("another product") << "add_mul_sin"
                                         << "aten_mul_tensor"
                                         << "aten::maximum.out"
                                         << "";
        QTest::newRow("of the user's own") << "mutable_state"
                                           << "copy_"
                                           << "mylib::dma_copy.out"
                                           << "";
    }
    void operatorsThatDoNotSuitACallAreRefused() {
        QFETCH(const QString, program);
        QFETCH(const QString, node);
        QFETCH(const QString, op);
        QFETCH(const QString, why);
        const auto opened = replaced(program, node.toStdString(), op.toStdString());
        const QString text = opened.ok() ? QString() : QString::fromStdString(opened.error().text());
        if (why.isEmpty()) QCOMPARE(text, QString());
        else QVERIFY2(text.contains(node) && text.contains(why), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(TestExportTargets)
#include "test_export_targets.moc"
