// Int8 programs of cortex_m operators as ExecuTorch made them: their plans are valid, they give the kernels' bytes, for
// the core that they were made for, also replanned, rewritten and exported; what a core cannot run is a problem.

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include "engine/evaluate/method_core.h"
#include "engine/export/export_targets.h"
#include "engine/export/loader_rules.h"
#include "engine/export/proof.h"
#include "engine/runner/runner.h"
#include "engine/study/footprint.h"
#include "engine/study/placed_views.h"
#include "tests/exported.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Files of the repository and, if it is available, of the larger set.
QStringList filesOf(const QString& part) {
    QStringList files;
    for (const QString& root :
         {QStringLiteral(ARENASCOPE_TEST_DATA), QString(QFileInfo::exists(dataFolder()) ? dataFolder() : QString())}) {
        if (root.isEmpty()) continue;
        QDirIterator each(root + QStringLiteral("/cortex_m/") + part, {QStringLiteral("model_*.pte")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) files << each.next();
    }
    files.sort();
    return files;
}

QString bundled(const QString& file) { return QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/") + file; }

struct Planned {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
    [[nodiscard]] bool has(IssueCode code) const {
        const auto& issues = outcome->report.issues;
        return std::any_of(issues.begin(), issues.end(), [&](const PlanIssue& each) { return each.code == code; });
    }
    [[nodiscard]] QString issues() const {
        QStringList texts;
        for (const PlanIssue& each : outcome->report.issues) texts << QString::fromStdString(each.text());
        for (const PlanIssue& each : outcome->plan().issues) texts << QString::fromStdString(each.text());
        for (const Message& each : program->notes) texts << QString::fromStdString(each.text());
        return texts.join('\n');
    }
};

Tuning loadedTuning(const Program& program, std::optional<Core> core = {}) {
    Tuning tuning = starting_tuning(program);
    tuning.core = core;
    return tuning;
}

Result<Planned> planned(const QString& file, const std::function<Tuning(const Program&)>& tune) {
    Progress progress;
    Planned out;
    TRY(out.program, Engine().open(file.toStdString(), progress));
    TRY(Outcome outcome, Engine().evaluate(*out.program, tune(*out.program), {}, progress));
    out.outcome = std::make_shared<const Outcome>(std::move(outcome));
    return out;
}

Result<Planned> planned(const QString& file, std::optional<Core> core = {}) {
    return planned(file, [&](const Program& program) { return loadedTuning(program, core); });
}

/// Empty if every recorded run gives the recorded bytes.
QString runAll(const Planned& on, const QString& io) {
    const auto recorded = load_vectors(io.toStdString());
    if (!recorded.ok()) return textOf(recorded.error());
    const auto engine = std::make_shared<const Engine>();
    Runner runner(on.program, on.outcome, engine, {}, std::make_shared<SharedState>(), {});
    Progress progress;
    for (std::size_t i = 0; i < recorded.value().size(); ++i) {
        RunRequest request;
        request.inputs = RunRequest::Inputs::recorded;
        request.recorded = i;
        request.sanitize = true;
        const auto report = runner.run(request, recorded.value(), progress);
        if (!report.ok()) return textOf(report.error());
        if (report.value().last->failure) return textOf(report.value().last->failure->error);
        const auto& outputs = report.value().last->outputs;
        const auto& expected = recorded.value()[i].outputs;
        if (outputs.size() != expected.size()) return QStringLiteral("another count of outputs");
        for (std::size_t k = 0; k < outputs.size(); ++k)
            if (outputs[k].bytes != expected[k].bytes) return QStringLiteral("output %1 differs").arg(k);
        if (!report.value().violations || !report.value().violations->empty())
            return QStringLiteral("the sanitizer objects");
    }
    return {};
}

QString vectorsBeside(const QString& file) { return QFileInfo(file).path() + QStringLiteral("/io.json"); }

/// The core that a folder's name states.
Core coreOf(const QString& file) {
    return QFileInfo(file).path().endsWith(QLatin1String("_m55")) ? Core::m55 : Core::m4;
}

}  // namespace

class TestCortexMPrograms : public QObject {
    Q_OBJECT
private slots:
    void theirPlansAreValidAndTheirBytesTheKernels() {
        const QStringList files = filesOf(QStringLiteral("programs"));
        QVERIFY(files.size() >= 8);
        for (const QString& file : files) {
            const auto on = planned(file);
            QVERIFY2(on.ok(), on.ok() ? "" : on.error().text().c_str());
            const Outcome& outcome = *on.value().outcome;
            QVERIFY2(outcome.plan().is_loaded() && outcome.plan().valid(), qPrintable(file));
            QVERIFY2(on.value().issues().isEmpty(), qPrintable(file + '\n' + on.value().issues()));
            QVERIFY2(views_known_by_place(*outcome.method).empty(), qPrintable(file));
            QVERIFY2(
                unit_of(*outcome.method->core) == unit_of(coreOf(file)) || choose_core(*outcome.method, {}) == Core::m4,
                qPrintable(file));
            const QString differs = runAll(on.value(), vectorsBeside(file));
            QVERIFY2(differs.isEmpty(), qPrintable(file + ": " + differs));
        }
        qInfo("%d files give the kernels' bytes", static_cast<int>(files.size()));
    }

    /// A tensor that is computed for one view is that view's; if another instruction reads it, too, only the place says
    /// so.
    void reshapesAreKnownByWhatIsComputedForThem() {
        const auto on = planned(bundled("programs/attention_block_m55/model_greedy.pte"));
        QVERIFY(on.ok());
        Method method = *on.value().outcome->method;
        const auto views = std::count_if(method.values.begin(), method.values.end(), [](const Value& value) {
            return value.tensor() && value.tensor()->loaded && value.tensor()->alias_of != no_value;
        });
        QVERIFY(views > 2);
        QVERIFY(views_known_by_place(method).empty());
        for (const ValueId id : method.values.indices())
            if (const Tensor* tensor = method.values[id].tensor(); tensor && tensor->alias_of != no_value)
                method.outputs.push_back(tensor->alias_of);
        QVERIFY(!views_known_by_place(method).empty());
    }

    void scratchLivesInItsInstruction() {
        const auto on = planned(bundled("programs/depthwise_zoo/model_greedy.pte"));
        QVERIFY(on.ok());
        int rows = 0;
        for (const TensorRow& row : on.value().outcome->tensors) {
            if (!row.name.ends_with(".scratch")) continue;
            QCOMPARE(row.first_step, row.last_step);
            QVERIFY(row.role == Role::intermediate && row.dtype == DType::u8);
            ++rows;
        }
        QCOMPARE(rows, 6);
    }

    void anotherPlanIsAsSmallAsExecutorchs() {
        const QString file = largerData("cortex_m/programs/mcunet_like_slim_m55/model_naive.pte");
        if (file.isEmpty()) QSKIP("the larger set is not in reach");
        const auto on = planned(file, [](const Program& program) {
            Tuning tuning = starting_tuning(program);
            tuning.planner = "greedy";
            return tuning;
        });
        QVERIFY(on.ok());
        QVERIFY(on.value().outcome->plan().total_bytes <= 96000);
    }

    void theCoreIsToldByScratchAndSums() {
        const auto coreShown = [](const QString& file) {
            const auto on = planned(bundled(file));
            return on.ok() ? on.value().outcome->method->core : std::nullopt;
        };
        QCOMPARE(coreShown("programs/depthwise_zoo/model_greedy.pte"), std::optional(Core::m4));
        QCOMPARE(coreShown("programs/attention_block_m55/model_greedy.pte"), std::optional(Core::m55));
        QCOMPARE(coreShown("programs/tcn_s1_m55/model_greedy.pte"), std::optional(Core::m55));
        QCOMPARE(coreShown("programs/div/model_greedy.pte"), std::optional(Core::m4));  // fits all of them
    }

    void whatDoesNotFitACoreIsAProblem() {
        const auto lines = planned(bundled("programs/tcn_s1_m55/model_greedy.pte"), Core::m4);
        QVERIFY(lines.ok());
        QVERIFY2(lines.value().issues().contains("'scratch' of cortex_m::quantized_conv2d.out has"),
                 qPrintable(lines.value().issues()));
        QVERIFY(lines.value().has(IssueCode::wrong_core));
        QVERIFY(!runAll(lines.value(), bundled("programs/tcn_s1_m55/io.json")).isEmpty());
        const auto sums = planned(bundled("programs/attention_block_m55/model_greedy.pte"), Core::m33);
        QVERIFY(sums.ok() && sums.value().issues().contains("has its bias in kernel_sum"));
    }

    void trapsAreProblemsAndRunAsTheKernelsDo() {
        for (const QString& file : filesOf(QStringLiteral("traps"))) {
            const auto on = planned(file);
            QVERIFY2(on.ok() && on.value().outcome->plan().valid(), qPrintable(file));
            const bool isRefused = file.contains("conv_on_int8");
            QVERIFY2(on.value().has(isRefused ? IssueCode::refused_call : IssueCode::wrong_result), qPrintable(file));
            const QString differs = runAll(on.value(), vectorsBeside(file));
            if (isRefused) QVERIFY2(differs.contains("expected a float type"), qPrintable(differs));
            else QVERIFY2(differs.isEmpty(), qPrintable(file + ": " + differs));
        }
    }

    void theWildKeywordSpottersAgree() {
        const QString folder =
            dataFolder() + QStringLiteral("/wild/pte/pytorch+executorch/examples/arduino/examples/KeywordSpotting");
        if (!QFileInfo::exists(folder)) QSKIP("the larger set is not in reach");
        std::vector<std::vector<std::byte>> outputs;
        for (const char* name : {"/model.pte", "/model~643cda3.pte"}) {
            const auto on = planned(folder + QLatin1String(name));
            QVERIFY(on.ok());
            QCOMPARE(release_of(*on.value().outcome->method), outputs.empty() ? "1.5" : "1.4");
            QVERIFY2(on.value().issues().isEmpty(), qPrintable(on.value().issues()));
            const auto engine = std::make_shared<const Engine>();
            Runner runner(on.value().program, on.value().outcome, engine, {}, std::make_shared<SharedState>(), {});
            RunRequest request;
            request.made = {.values = InputRequest::Values::random, .seed = 7};
            Progress progress;
            const auto report = runner.run(request, {}, progress);
            QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
            outputs.push_back(report.value().last->outputs.at(0).bytes);
        }
        QVERIFY(outputs[0] == outputs[1]);
    }

    /// Replanned, computed in place, reordered, for other cores: each file is proved and gives the same bytes.
    void exportsAreProvedAndGiveTheSameBytes_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("pass");
        QTest::addColumn<int>("core");
        const auto row = [](const char* program, const char* pass, int core) {
            QTest::addRow("%s %s %d", program, pass, core) << QString(program) << QString(pass) << core;
        };
        row("elementwise_zoo", "", -1);
        row("elementwise_zoo", "in-place", -1);
        row("depthwise_zoo", "fit-core", static_cast<int>(Core::m55));
        row("depthwise_zoo", "fit-core", static_cast<int>(Core::m0plus));
        row("attention_block_m55", "in-place", -1);
        row("ds_cnn_kws_v141", "fit-core", static_cast<int>(Core::m0plus));
        row("ds_cnn_kws_v141", "fit-core", static_cast<int>(Core::m55));
        row("attention_block_m55", "fit-core", static_cast<int>(Core::m4));
    }
    void exportsAreProvedAndGiveTheSameBytes() {
        QFETCH(const QString, program);
        QFETCH(const QString, pass);
        QFETCH(const int, core);
        const QString folder = bundled("programs/" + program);
        const auto on = planned(folder + "/model_greedy.pte", [&](const Program& of) {
            Tuning tuning = starting_tuning(of);
            tuning.planner = "greedy_by_size";
            tuning.plan_inputs = false;
            tuning.schedule = ScheduleMode::search;
            if (core >= 0) tuning.core = static_cast<Core>(core);
            if (!pass.isEmpty()) tuning.edits.passes.push_back(pass.toStdString());
            return tuning;
        });
        QVERIFY2(on.ok(), on.ok() ? "" : on.error().text().c_str());
        QVERIFY2(on.value().issues().isEmpty(), qPrintable(on.value().issues()));
        QCOMPARE(usual_target(*on.value().outcome->method).id, std::string("executorch-cortex-m"));
        const QTemporaryDir out;
        const QString file = out.filePath("out.pte");
        Progress progress;
        ExportOptions options;
        options.target = "executorch-cortex-m";
        const auto written =
            Engine().export_to(file.toStdString(), *on.value().program, *on.value().outcome, false, progress, options);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        QCOMPARE(lint(file), QString());
        const auto recorded = load_vectors((folder + "/io.json").toStdString());
        QVERIFY(recorded.ok());
        RunRequest exact;
        exact.rtol = exact.atol = 0;
        const auto proof = prove_export(Engine(), file.toStdString(), *on.value().outcome, options.target,
                                        recorded.value(), exact, progress);
        QVERIFY2(proof.ok(), proof.ok() ? "" : proof.error().text().c_str());
        QVERIFY(proof.value().good() && proof.value().rerun && proof.value().rerun->compared > 0);
        // ExecuTorch's files keep constants that nothing reads; the written one has none.
        const auto again = planned(file);
        QVERIFY(again.ok());
        std::map<const std::byte*, std::int64_t> read;
        for (const Value& value : again.value().outcome->method->values)
            if (const Tensor* tensor = value.tensor(); tensor && tensor->is_constant && tensor->data)
                read[tensor->data->bytes.data()] = static_cast<std::int64_t>(tensor->data->bytes.size());
        std::int64_t stored = 0, needed = 0;
        for (const auto& [data, bytes] : read) needed += (bytes + 15) / 16 * 16;
        for (const FootprintPart& part : footprint(*again.value().program, *again.value().outcome).parts)
            if (part.kind == FootprintPart::Kind::constants) stored += part.bytes;
        QVERIFY2(stored > 0 && stored <= needed, qPrintable(QString("%1 of %2").arg(needed).arg(stored)));
    }

    /// A file cannot express that a result may overlap part of its operand: export refuses it, and the run is correct.
    void whatLiesInAPartOfItsOperandIsRunButNotExported() {
        const auto on = planned(bundled("programs/elementwise_zoo/model_greedy.pte"), [](const Program& of) {
            Tuning tuning = starting_tuning(of);
            tuning.planner = "greedy_by_size";
            tuning.edits.passes = {"quantize-in-place"};
            return tuning;
        });
        QVERIFY(on.ok());
        const QString differs = runAll(on.value(), bundled("programs/elementwise_zoo/io.json"));
        QVERIFY2(differs.isEmpty(), qPrintable(differs));
        const auto missing = missing_on(*find_export_target("executorch-cortex-m"), *on.value().outcome->method);
        QVERIFY2(text_of(missing).text().find("without the pass quantize-in-place") != std::string::npos,
                 text_of(missing).text().c_str());
    }

    /// From the M4's file to what ExecuTorch lowers for an M55, and back: scratch, sums and biases are the same.
    void fittingACoreGivesWhatExecutorchLowersForIt() {
        const QString m4 = largerData("cortex_m/programs/ds_cnn_kws/model_greedy.pte");
        const QString m55 = largerData("cortex_m/programs/ds_cnn_kws_m55/model_greedy.pte");
        if (m4.isEmpty() || m55.isEmpty()) QSKIP("the larger set is not in reach");
        const auto fitted = [](const QString& file, Core core) {
            return planned(file, [&](const Program& program) {
                Tuning tuning = loadedTuning(program, core);
                tuning.edits.passes.push_back("fit-core");
                return tuning;
            });
        };
        for (const auto& [from, to, core] : {std::tuple(m4, m55, Core::m55), std::tuple(m55, m4, Core::m4)}) {
            const auto made = fitted(from, core), theirs = planned(to, core);
            QVERIFY(made.ok() && theirs.ok());
            QVERIFY2(made.value().issues().isEmpty(), qPrintable(made.value().issues()));
            const Method &mine = *made.value().outcome->method, &other = *theirs.value().outcome->method;
            QCOMPARE(mine.instructions.size(), other.instructions.size());
            for (const InstructionIndex at : mine.instructions.indices()) {
                const auto &a = mine.instructions[at].args, &b = other.instructions[at].args;
                QCOMPARE(a.size(), b.size());
                for (std::size_t i = 0; i < a.size(); ++i) {
                    const Tensor *x = mine.values[a[i]].tensor(), *y = other.values[b[i]].tensor();
                    QVERIFY(!x == !y);
                    if (!x) continue;
                    QCOMPARE(x->upper, y->upper);
                    if (x->is_constant) QVERIFY(std::ranges::equal(x->data->bytes, y->data->bytes));
                }
            }
        }
    }

    void theTargetRefusesWhatItsKernelsDo() {
        const ExportTarget& target = *find_export_target("executorch-cortex-m");
        const auto textOn = [&](const QString& file, std::optional<Core> core) {
            const auto on = planned(bundled(file), core);
            return on.ok() ? QString::fromStdString(text_of(missing_on(target, *on.value().outcome->method)).text())
                           : "?";
        };
        QCOMPARE(textOn("programs/elementwise_zoo/model_greedy.pte", {}), QString());
        QVERIFY(textOn("programs/attention_block_m55/model_greedy.pte", Core::m4).contains("bias in kernel_sum"));
        QVERIFY(textOn("traps/conv_on_int8/model_greedy.pte", {}).contains("has int8 argument 'input'"));
        const auto on = planned(bundled("programs/div/model_greedy.pte"));
        QVERIFY(on.ok());
        Method mixed = *on.value().outcome->method;
        Instruction old = mixed.instructions.rows().front();
        old.op = "cortex_m::quantized_add.out";
        old.args.resize(13, old.args.back());
        mixed.instructions.push_back(old);
        QVERIFY(text_of(missing_on(target, mixed)).text().find("no release of ExecuTorch has all") !=
                std::string::npos);
        // A file does not state its core: a core's rules apply once it is known.
        const std::string path = bundled("programs/tcn_s1_m55/model_greedy.pte").toStdString();
        const auto mapped = MappedFile::open(path);
        QVERIFY(mapped.ok());
        ExportTarget checked = target;
        QVERIFY(loader_faults({mapped.value()->bytes(), mapped.value()}, &checked).empty());
        checked.core = Core::m55;
        QVERIFY(loader_faults({mapped.value()->bytes(), mapped.value()}, &checked).empty());
        checked.core = Core::m7;
        QVERIFY(!loader_faults({mapped.value()->bytes(), mapped.value()}, &checked).empty());
    }
};

QTEST_GUILESS_MAIN(TestCortexMPrograms)
#include "test_cortex_m_programs.moc"
