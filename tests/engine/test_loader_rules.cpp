// The checks of ExecuTorch's runtime on a .pte, applied to files: its own and ours meet every rule, and a file that
// breaks one is found.

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "engine/export/loader_rules.h"
#include "engine/export/proof.h"
#include "tests/engine/repacked_pte.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/formats/pte_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const ExportTarget& portable() { return *find_export_target("executorch-portable"); }

QString recorded(const QString& program) { return programFolder(program) + QStringLiteral("/model_greedy.pte"); }

QString faultsOf(const Data& file, const ExportTarget* target) {
    QStringList texts;
    for (const LoaderFault& fault : loader_faults(file, target)) texts << QString::fromStdString(fault.error.text());
    return texts.join('\n');
}

QString faultsOf(const QString& path, const ExportTarget* target) { return faultsOf(ownData(bytesOf(path)), target); }

/// Packing drops empty lists: a tensor of rank 0 would have no sizes at all.
void giveSizes(fb::TensorT& tensor) {
    tensor.sizes = {1};
    tensor.dim_order = {0};
}

struct Rule {
    const char* name;
    const char* program;
    void (*edit)(EditedProgram& program);
    const char* fault;
};

// add_mul_sin: mul(2, 3) = 4, add(4, 2, 6) = 5, sin(5) = 7, mul(7, 0) = 8, add(8, 1, 10) = 9
constexpr Rule loader_rows[] = {
    {"no placeholder", "add_mul_sin", [](EditedProgram& p) { p.constant_segment->offsets.clear(); },
     "constant_segment.offsets is empty"},
    {"constants nowhere", "add_mul_sin", [](EditedProgram& p) { p.constant_segment->segment_index = 9; },
     "segment 9 of 1"},
    {"constants without bytes", "add_mul_sin", [](EditedProgram& p) { p.segments[0]->size = 0; }, "has no bytes"},
    {"no name", "add_mul_sin", [](EditedProgram& p) { planOf(p).name.clear(); }, "a method has no name"},
    {"one name twice", "add_mul_sin",
     [](EditedProgram& p) { p.execution_plan.push_back(std::make_unique<fb::ExecutionPlanT>(planOf(p))); },
     "two methods are called 'forward'"},
    {"named data nowhere", "add_mul_sin",
     [](EditedProgram& p) {
         p.named_data.push_back(std::make_unique<fb::NamedDataT>());
         p.named_data.back()->key = "k";
         p.named_data.back()->segment_index = 5;
     },
     "segment 5 of 1"},
    {"input nowhere", "add_mul_sin", [](EditedProgram& p) { planOf(p).inputs[0] = 99; },
     "inputs/0: value 99 does not exist; expected an index below 11"},
    {"input is a list", "dw_conv_tiny", [](EditedProgram& p) { planOf(p).inputs[0] = 16; },
     "the input is a list of integers"},
    {"reserved arena", "add_mul_sin", [](EditedProgram& p) { planOf(p).non_const_buffer_sizes[0] = 4; },
     "has 4 at index 0"},
    {"small arena", "add_mul_sin", [](EditedProgram& p) { planOf(p).non_const_buffer_sizes[1] = 64; },
     "outside the 64 bytes of memory 1"},
    {"no instruction chain", "add_mul_sin", [](EditedProgram& p) { planOf(p).chains.clear(); }, "chains is absent"},
    {"long name", "add_mul_sin", [](EditedProgram& p) { planOf(p).operators[0]->overload = std::string(120, 'x'); },
     "the operator name has 130 characters"},
    {"delegate without data", "add_mul_sin", [](EditedProgram& p) { planOf(p).delegates[0]->processed.reset(); },
     "delegate 0: the delegate has no payload"},
    {"delegate nowhere", "add_mul_sin",
     [](EditedProgram& p) {
         planOf(p).delegates[0]->processed->location = 1;
         planOf(p).delegates[0]->processed->index = 7;
     },
     "segment 7 of 1"},
    {"negative size", "add_mul_sin",
     [](EditedProgram& p) {
         tensorOf(p, 4).sizes = {4, -8};
     },
     "value 4: a size is -8"},
    {"many dimensions", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).sizes.assign(17, 1); }, "17 dimensions"},
    {"no permutation", "add_mul_sin",
     [](EditedProgram& p) {
         tensorOf(p, 4).dim_order = {0, 0};
     },
     "dim_order is [0, 0]"},
    {"no dimension order", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).dim_order.clear(); },
     "dim_order is absent"},
    {"storage offset", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).storage_offset = 4; },
     "storage_offset is 4"},
    {"unbounded", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).shape_dynamism = 2; }, "DYNAMIC_UNBOUND"},
    {"unknown type", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).scalar_type = 99; }, "scalar type 99"},
    {"no such memory", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).allocation_info->memory_id = 7; },
     "memory id 7 does not exist; expected 1..1"},
    {"no such constant", "add_mul_sin",
     [](EditedProgram& p) {
         giveSizes(tensorOf(p, 0));
         tensorOf(p, 0).data_buffer_idx = 50;
     },
     "data index 50 of 3"},
    {"no such state", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 4).data_buffer_idx = 1; },
     "initial state 1 is not in the file"},
    {"external without a name", "add_mul_sin",
     [](EditedProgram& p) {
         giveSizes(tensorOf(p, 0));
         tensorOf(p, 0).extra_tensor_info = std::make_unique<fb::ExtraTensorInfoT>();
         tensorOf(p, 0).extra_tensor_info->location = 1;
     },
     "no name to find the data by"},
    {"list of integers", "dw_conv_tiny", [](EditedProgram& p) { valueOf(p, 16).val.AsIntList()->items[0] = 12; },
     "list item 12 has another type"},
    {"list before its item", "branchy_multi_io",
     [](EditedProgram& p) { valueOf(p, 45).val.AsTensorList()->items[0] = 113; }, "has a larger index than the list"},
    {"list of what is not there", "mixed_dtypes",
     [](EditedProgram& p) { valueOf(p, 12).val.AsOptionalTensorList()->items[0] = 999; }, "list item 999"},
    {"no content", "add_mul_sin", [](EditedProgram& p) { valueOf(p, 6).val.Reset(); }, "the value has no content"},
    {"no such operator", "add_mul_sin", [](EditedProgram& p) { callOf(p, 0).op_index = 77; },
     "forward/instruction 0: operator 77 does not exist"},
    {"no such argument", "add_mul_sin", [](EditedProgram& p) { callOf(p, 0).args[0] = 99; },
     "value 99 does not exist; expected an index below 11"},
    {"few arguments", "add_mul_sin", [](EditedProgram& p) { callOf(p, 1).args.pop_back(); },
     "aten::add.out is called with 4 arguments; expected 5 arguments"},
    {"a number for a tensor", "add_mul_sin", [](EditedProgram& p) { callOf(p, 0).args[1] = 6; },
     "argument 'other' of aten::mul.out is an integer; expected a tensor"},
    {"a tensor for a number", "add_mul_sin", [](EditedProgram& p) { callOf(p, 1).args[2] = 3; },
     "argument 'alpha' of aten::add.out is a tensor; expected a number"},
    {"writes a constant", "add_mul_sin", [](EditedProgram& p) { callOf(p, 0).args[2] = 0; },
     "aten::mul.out writes to its argument 'out', which is a constant"},
    {"no memory", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 5).allocation_info.reset(); },
     "tensor 5 has no memory"},
    {"jump nowhere", "cond",
     [](EditedProgram& p) { instructionOf(p, 2).instr_args.AsJumpFalseCall()->destination_instruction = 999; },
     "jumps to 999"},
    {"no condition", "cond",
     [](EditedProgram& p) { instructionOf(p, 2).instr_args.AsJumpFalseCall()->cond_value_index = 9; },
     "condition 9 is not a truth value"},
    {"move nowhere", "cond", [](EditedProgram& p) { instructionOf(p, 8).instr_args.AsMoveCall()->move_to = 999; },
     "value 999 does not exist"},
    {"no such delegate", "add_mul_sin",
     [](EditedProgram& p) {
         fb::DelegateCallT call;
         call.delegate_index = 9;
         call.args = {2};
         instructionOf(p, 0).instr_args.Set(std::move(call));
     },
     "delegate 9 does not exist"},
};

constexpr Rule kernel_rows[] = {
    {"unknown operator", "add_mul_sin", [](EditedProgram& p) { planOf(p).operators[0]->name = "mylib::odd"; },
     "executorch-portable lacks mylib::odd"},
    {"unknown backend", "add_mul_sin",
     [](EditedProgram& p) {
         fb::DelegateCallT call;
         call.args = {2};
         instructionOf(p, 0).instr_args.Set(std::move(call));
     },
     "executorch-portable lacks backend Nobody"},
    {"rank", "dw_conv_tiny",
     [](EditedProgram& p) {
         fb::TensorT& input = tensorOf(p, 12);
         input.sizes.insert(input.sizes.begin() + 2, 1);
         input.dim_order = {0, 1, 2, 3, 4};
     },
     "argument 'input' of aten::convolution.out has rank 5; expected rank 3 to 4"},
    {"type", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 7).scalar_type = 3; },
     "argument 'out' of aten::sin.out has type i32"},
    {"order", "mlp_dynbatch",
     [](EditedProgram& p) {
         tensorOf(p, 9).dim_order = {1, 0};
     },
     "argument 'mat2' of aten::addmm.out has dimension order [1, 0]"},
    {"same type", "mlp_dynbatch", [](EditedProgram& p) { tensorOf(p, 9).scalar_type = 3; },
     "arguments 'self' (f32) and 'mat2' (i32) of aten::addmm.out differ; expected one element type"},
    {"same count", "mlp_dynbatch",
     [](EditedProgram& p) {
         tensorOf(p, 9).sizes = {16, 32};
     },
     "expected one number of elements"},
    {"sizes of the result", "add_mul_sin",
     [](EditedProgram& p) {
         tensorOf(p, 5).sizes = {8, 4};
     },
     "argument 'out' of aten::add.out has sizes [8, 4]; expected sizes [4, 8]"},
    {"sizes of operands", "add_mul_sin",
     [](EditedProgram& p) {
         tensorOf(p, 3).sizes = {4, 7};
     },
     "argument 'other' of aten::mul.out has sizes [4, 7]; expected sizes that broadcast with [4, 8]"},
    {"sizes of a product", "branchy_multi_io",
     [](EditedProgram& p) {
         tensorOf(p, 14).sizes = {32, 16};
     },
     "expected size 32 in dimension 1, as dimension 0 of 'mat2' has"},
    {"static result", "mlp_dynbatch", [](EditedProgram& p) { tensorOf(p, 16).shape_dynamism = 0; },
     "result 'out' of aten::relu.out is static, but the sizes of argument 'self' change"},
    {"cast", "add_mul_sin", [](EditedProgram& p) { tensorOf(p, 5).scalar_type = 3; },
     "result 'out' of aten::add.out has type i32"},
};

/// ExecuTorch's own faults: without planned inputs and outputs it forgets the arena of what control flow runs, and its
/// loader refuses these files; and it has no portable kernel for sorting, so that these are refused there.
const QStringList placesOutside{"map_cond/model_greedy_noio.pte", "map_scan/model_greedy_noio.pte",
                                "scan_ema/model_greedy_noio.pte", "scan_gru/model_greedy_noio.pte"};
const QStringList lackKernels{"branchy_multi_io", "ops_zoo"};

}  // namespace

class TestLoaderRules : public QObject {
    Q_OBJECT

private slots:
    void whatExecutorchWroteMeetsThem_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : pteFiles()) QTest::newRow(qPrintable(path.section('/', -3))) << path;
    }
    void whatExecutorchWroteMeetsThem() {
        QFETCH(const QString, path);
        const QString loader = faultsOf(path, nullptr);
        if (placesOutside.contains(path.section('/', -2))) {
            QVERIFY2(loader.contains("lie outside the 0 bytes of memory 1"), qPrintable(loader));
            return;
        }
        QCOMPARE(loader, QString());
        if (!path.startsWith(QLatin1String(ARENASCOPE_TEST_DATA "/programs"))) return;
        const QString kernels = faultsOf(path, &portable());
        if (lackKernels.contains(path.section('/', -2, -2))) {
            QVERIFY2(kernels.contains("executorch-portable lacks aten::sort.values"), qPrintable(kernels));
            QCOMPARE(kernels.count('\n'), 0);
        } else {
            QCOMPARE(kernels, QString());
        }
    }

    void whatIsExportedMeetsThem_data() {
        QTest::addColumn<QString>("path");
        for (const QString& name : programNames()) {
            for (const char* file : {"model.pt2", "model_core.pt2"}) {
                const QString path = programFolder(name) + '/' + file;
                if (QFileInfo(path).size() > 0 && QFileInfo(path).size() < 4'000'000)
                    QTest::addRow("%s %s", qPrintable(name), file) << path;
            }
        }
    }
    void whatIsExportedMeetsThem() {
        QFETCH(const QString, path);
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("out.pte"));
        const auto opened = openAndPlan(path);
        if (!opened.ok()) return;  // refused by other tests
        const auto written = exportTo(out, opened.value(), {.target = "executorch-portable"});
        if (written.ok()) {
            QCOMPARE(faultsOf(out, &portable()), QString());
            return;
        }
        const QString why = QString::fromStdString(written.error().text());
        QVERIFY2(!why.contains("cannot run") || path.contains("conv3d"), qPrintable(why));
        if (!exportTo(out, opened.value()).ok()) return;
        QCOMPARE(faultsOf(out, nullptr), QString());
    }

    void whatIsExportedForCortexMMeetsThem_data() {
        QTest::addColumn<QString>("path");
        for (const char* kind : {"programs", "extra"}) {
            const QDir folder(QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/") + QLatin1String(kind));
            for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QTest::addRow("%s", qPrintable(name)) << folder.filePath(name + "/model_greedy.pte");
        }
    }
    void whatIsExportedForCortexMMeetsThem() {
        QFETCH(const QString, path);
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("out.pte"));
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
        const auto written = exportTo(out, opened.value(), {.target = "executorch-cortex-m"});
        if (!written.ok()) {  // some of extra are what the library cannot run
            const QString why = QString::fromStdString(written.error().text());
            QVERIFY2(path.contains("/extra/"), qPrintable(why));
            QVERIFY2(why.contains("executorch-cortex-m cannot run") || why.contains("executorch-cortex-m lacks"),
                     qPrintable(why));
            return;
        }
        QCOMPARE(faultsOf(out, find_export_target("executorch-cortex-m")), QString());
        QCOMPARE(lint(out), QString());
    }

    void aBrokenRuleIsFound_data() {
        QTest::addColumn<const Rule*>("rule");
        QTest::addColumn<bool>("isOfKernels");
        for (const Rule& rule : loader_rows) QTest::newRow(rule.name) << &rule << false;
        for (const Rule& rule : kernel_rows) QTest::newRow(rule.name) << &rule << true;
    }
    void aBrokenRuleIsFound() {
        QFETCH(const Rule*, rule);
        QFETCH(const bool, isOfKernels);
        const std::vector<std::byte> file = bytesOf(recorded(rule->program));
        QVERIFY(!file.empty());
        const QString text = QString::fromUtf8(rule->fault);
        const Data broken = ownData(repacked(file, rule->edit));
        const QString found = faultsOf(broken, &portable());
        QVERIFY2(found.contains(text), qPrintable(found));
        QVERIFY(!faultsOf(ownData(repacked(file, {})), &portable()).contains(text));
        QCOMPARE(faultsOf(broken, nullptr).contains(text), !isOfKernels);
    }

    void aDamagedFileIsAFault() {
        std::vector<std::byte> file = bytesOf(recorded("add_mul_sin"));
        file[7] = std::byte{'1'};
        QVERIFY(faultsOf(ownData(file), nullptr).contains("ET11"));
        QVERIFY(faultsOf(ownData({}), nullptr).contains("empty"));
    }

    /// A rule that every value breaks is not reported for each of thousands.
    void faultsAreBounded() {
        const std::vector<std::byte> file = bytesOf(recorded("lstm"));
        const auto faults = loader_faults(ownData(repacked(file,
                                                           [](EditedProgram& p) {
                                                               for (const auto& value : planOf(p).values)
                                                                   value->val.Reset();
                                                           })),
                                          nullptr);
        QCOMPARE(faults.size(), most_loader_faults);
    }

    void anExportIsProvedByThem() {
        const auto opened = openAndPlan(programFolder("add_mul_sin") + "/model.pt2");
        QVERIFY(opened.ok());
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("out.pte"));
        QVERIFY(exportTo(out, opened.value()).ok());
        const auto proven = [&](const std::string& target) {
            Progress progress;
            auto proof = prove_export(Engine(), out.toStdString(), opened.value().outcome, target, {}, {}, progress);
            return proof.ok() ? std::move(proof).take() : ExportProof{.displaced = 99};
        };
        QVERIFY(proven("").good() && proven("executorch-portable").good());
        // An operand of the first product is a number.
        const std::vector<std::byte> file = bytesOf(out);
        const std::vector<std::byte> broken = repacked(file, [](EditedProgram& p) {
            std::size_t number = 0;
            while (valueOf(p, number).val.type != fb::KernelTypes::Int) ++number;
            callOf(p, 0).args[1] = static_cast<std::int32_t>(number);
        });
        QVERIFY(save_file(out.toStdString(), broken).ok());
        const ExportProof proof = proven("executorch-portable");
        QVERIFY(!proof.good() && !proof.loader_faults.empty());
        QString text;
        for (const auto& fault : proof.loader_faults) text += QString::fromStdString(fault.error.text()) + '\n';
        QVERIFY2(text.contains("instruction 0/aten_mul_tensor") && text.contains("is an integer"), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(TestLoaderRules)
#include "test_loader_rules.moc"
