// Exported .pte files: layout, constants, alignment and reading them back.

#include <QProcess>
#include <QtTest>
#include <algorithm>
#include <cstring>
#include <set>

#include "engine/engine.h"
#include "tests/formats/pte_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

QStringList exportable() {
    QStringList files;
    for (const QString& path : pteFiles()) {
        if (!path.contains("train_graph")) files << path;
    }
    return files;
}

QString differs(const Tensor& a, const Tensor& b, bool elided) {
    if (a.dtype != b.dtype || a.upper != b.upper || a.dim_order != b.dim_order || a.dynamism != b.dynamism)
        return "type";
    if (a.role != b.role || a.is_state != b.is_state || a.is_constant != b.is_constant) return "role";
    if (a.alias_of != b.alias_of || a.qualified_name != b.qualified_name) return "alias or name";
    if (a.loaded != b.loaded && (a.alias_of == no_value || elided)) return "place";
    if (a.data.has_value() != b.data.has_value()) return "data kept";
    if (a.data && !std::ranges::equal(a.data->bytes, b.data->bytes)) return "data bytes";
    return {};
}

QString differs(const Value& a, const Value& b, bool elided) {
    if (a.name != b.name || a.data.index() != b.data.index()) return "kind or name";
    if (a.tensor()) return differs(*a.tensor(), *b.tensor(), elided);
    return std::visit(
        [&](const auto& x) -> QString {
            using T = std::decay_t<decltype(x)>;
            const auto& y = std::get<T>(b.data);
            if constexpr (requires { x.items; }) return x.items == y.items ? "" : "items";
            else if constexpr (std::is_same_v<T, double>) return std::memcmp(&x, &y, sizeof x) == 0 ? "" : "number";
            else if constexpr (requires { x == y; }) return x == y ? "" : "content";
            else return "";
        },
        a.data);
}

QString differs(const Method& a, const Method& b) {
    if (a.name != b.name || a.inputs != b.inputs || a.outputs != b.outputs) return "signature";
    if (a.values.size() != b.values.size() || a.instructions.size() != b.instructions.size()) return "counts";
    if (a.encoded_in_tree != b.encoded_in_tree || a.encoded_out_tree != b.encoded_out_tree) return "trees";
    std::set<ValueId> pointed;  // at run time, by an instruction
    for (const InstructionIndex i : a.instructions.indices()) {
        const Instruction &x = a.instructions[i], &y = b.instructions[i];
        if (x.kind != y.kind || x.op != y.op || x.args != y.args || x.outs != y.outs || x.jump_to != y.jump_to ||
            x.delegate != y.delegate || x.name != y.name || x.stack_trace != y.stack_trace) {
            return "instruction " + QString::number(i.number());
        }
        if (x.kind == Instruction::Kind::move || x.op.find("et_view") != std::string::npos)
            pointed.insert(x.args.back());
    }
    for (const ValueId id : a.values.indices()) {
        const QString what = differs(a.values[id], b.values[id], !pointed.contains(id));
        if (!what.isEmpty())
            return "value " + QString::number(id.number()) + " " + QString::fromStdString(a.values[id].name) + ": " +
                what;
    }
    if (a.loaded_arena_bytes != b.loaded_arena_bytes && a.loaded_arena_bytes.size() > 1 && a.loaded_arena_bytes[1] > 0)
        return "arenas";
    if (a.delegates.size() != b.delegates.size()) return "delegates";
    for (const DelegateIndex i : a.delegates.indices()) {
        if (a.delegates[i].id != b.delegates[i].id || a.delegates[i].compile_specs != b.delegates[i].compile_specs ||
            !std::ranges::equal(a.delegates[i].payload.bytes, b.delegates[i].payload.bytes)) {
            return "delegate " + QString::number(i.number());
        }
    }
    return {};
}

QString lintTool() {
    const QString beside = QStringLiteral(ARENASCOPE_SOURCE_DIR "/../shared/tools/pte_lint.py");
    if (QFileInfo::exists(beside)) return beside;
    const QString given = qEnvironmentVariable("ARENASCOPE_LINT");
    return QFileInfo::exists(given) ? given : QString();
}

/// Indices of the files that the independent reader refuses.
QSet<int> failedLints(const QString& tool, const QStringList& files) {
    QProcess process;
    process.start("python3", QStringList{tool} + files);
    process.waitForFinished(280'000);
    QSet<int> bad;
    for (const QString& line : QString::fromUtf8(process.readAllStandardOutput()).split('\n')) {
        if (line.startsWith("FAIL ")) bad.insert(static_cast<int>(files.indexOf(line.mid(5).trimmed())));
    }
    return bad;
}

Result<std::vector<std::byte>> reexport(const Program& program, std::size_t method) {
    Progress progress;
    const Plan plan = storedPlan(program.methods[method]);
    return write_pte(Artifact{program, program.methods[method], plan}, progress);
}

/// Every file of the export, "model.pte" among them; or the error.
QString reexportInto(const QTemporaryDir& folder, const Program& program) {
    Progress progress;
    const Plan plan = storedPlan(program.methods[0]);
    ExportOptions options;
    options.keep_values = true;  // otherwise equal ones would be merged
    const auto pieces = pieces_of_pte(Artifact{program, program.methods[0], plan, options}, progress);
    if (!pieces.ok()) return QString::fromStdString(pieces.error().text());
    for (const Pieces::File& file : pieces.value().files) {
        const QString path = folder.filePath(
            "model" + (file.suffix.empty() ? QStringLiteral(".pte") : QString::fromStdString(file.suffix)));
        std::vector<std::byte> bytes;
        for (const ByteView part : file.parts) bytes.insert(bytes.end(), part.begin(), part.end());
        if (const auto saved = save_file(path.toStdString(), bytes); !saved.ok())
            return QString::fromStdString(saved.error().text());
    }
    return {};
}

}  // namespace

class TestPteExport : public QObject {
    Q_OBJECT

private slots:
    void aLoadedPlanRoundTrips_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : exportable()) QTest::newRow(qPrintable(path.section('/', -4))) << path;
    }
    void aLoadedPlanRoundTrips() {
        QFETCH(QString, path);
        const auto program = openPte(path);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        QTemporaryDir first, second;
        QCOMPARE(reexportInto(first, program.value()), QString());
        const auto again = openPte(first.filePath("model.pte"));
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        QCOMPARE(again.value().methods.size(), program.value().methods.size());
        for (std::size_t i = 0; i < again.value().methods.size(); ++i) {
            const QString what = differs(program.value().methods[i], again.value().methods[i]);
            QVERIFY2(what.isEmpty(), qPrintable(what));
        }
        QCOMPARE(again.value().named_data.size(), program.value().named_data.size());
        for (std::size_t i = 0; i < again.value().named_data.size(); ++i) {
            const auto &a = program.value().named_data[i], &b = again.value().named_data[i];
            QCOMPARE(b.first, a.first);
            QVERIFY(std::ranges::equal(a.second.bytes, b.second.bytes));
        }
        // Writing is deterministic: a second export gives the same files.
        QCOMPARE(reexportInto(second, again.value()), QString());
        const QStringList files = QDir(first.path()).entryList(QDir::Files);
        QCOMPARE(QDir(second.path()).entryList(QDir::Files), files);
        for (const QString& file : files)
            QVERIFY2(bytesOf(first.filePath(file)) == bytesOf(second.filePath(file)), qPrintable(file));
        // Constants that came in a separate file are written to one.
        QCOMPARE(files.size() > 1, path.contains("external_constants"));
    }

    void segmentsAndConstantsAreAligned() {
        const auto program = openPte(programFolder("mobilenet_v2_w035") + "/model_greedy.pte");
        QVERIFY(program.ok());
        const auto bytes = reexport(program.value(), 0);
        QVERIFY(bytes.ok());
        const ByteView file(bytes.value());
        QCOMPARE(as_text(file.subspan(4, 8)), std::string_view("ET12eh00"));
        QCOMPARE(*read_at<std::uint32_t>(file, 12), 32u);
        const auto program_bytes = *read_at<std::uint64_t>(file, 16), base = *read_at<std::uint64_t>(file, 24);
        QVERIFY(base >= program_bytes && base < program_bytes + 128);
        QCOMPARE(base % 128, 0u);
        QCOMPARE(base + *read_at<std::uint64_t>(file, 32), std::uint64_t{file.size()});
        const auto again = parsePte(bytes.value());
        QVERIFY(again.ok());
        const std::byte* start = nullptr;
        for (const Value& value : again.value().methods[0].values) {
            if (!value.tensor() || !value.tensor()->is_constant) continue;
            const std::byte* at = value.tensor()->data->bytes.data();
            if (!start) start = at;
            QCOMPARE((at - start) % 16, 0);
        }
        QVERIFY(start);
    }

    void equalConstantsAreStoredOnce() {
        auto program = openPte(programFolder("add_mul_sin") + "/model_greedy.pte");
        QVERIFY(program.ok());
        Method& method = program.value().methods[0];
        const auto before = reexport(program.value(), 0);
        const auto constant =
            std::ranges::find_if(method.values, [](const Value& v) { return v.tensor() && v.tensor()->is_constant; });
        QVERIFY(before.ok() && constant != method.values.end());
        Value copy = *constant;
        auto bytes = std::make_shared<const std::vector<std::byte>>(copy.tensor()->data->bytes.begin(),
                                                                    copy.tensor()->data->bytes.end());
        copy.tensor()->data = Data{*bytes, bytes};
        method.values.push_back(copy);
        const auto after = reexport(program.value(), 0);
        QVERIFY(after.ok());
        QCOMPARE(*read_at<std::uint64_t>(after.value(), 32), *read_at<std::uint64_t>(before.value(), 32));
    }

    void initialStateIsKept() {
        const QString path = largerData("variants/init_state_initialized.pte");
        if (path.isEmpty()) QSKIP("needs the larger data set");
        const auto program = openPte(path);
        QVERIFY(program.ok());
        const auto bytes = reexport(program.value(), 0);
        QVERIFY(bytes.ok());
        const auto again = parsePte(bytes.value());
        QVERIFY(again.ok());
        int states = 0;
        for (const Value& value : again.value().methods[0].values)
            states += value.tensor() && value.tensor()->is_state && value.tensor()->data;
        QVERIFY(states > 0);
    }

    void itemsAreNumberedBeforeTheirList() {
        auto program = openPte(programFolder("branchy_multi_io") + "/model_greedy.pte");
        QVERIFY(program.ok());
        Method& method = program.value().methods[0];
        // A list before all other values, as lowering may number it.
        const ValueId count = method.values.next();
        const auto list = std::ranges::find_if(
            method.values, [](const Value& v) { return std::holds_alternative<TensorList>(v.data); });
        QVERIFY(list != method.values.end());
        const ValueId id(list - method.values.begin());
        const ValueId item = std::get<TensorList>(list->data).items.front();
        std::get<TensorList>(list->data).items.front() = count;
        const Value copy = method.values[item];
        method.values.push_back(copy);
        for (Instruction& in : method.instructions) {
            std::ranges::replace(in.args, item, count);
            std::ranges::replace(in.outs, item, count);
        }
        QVERIFY(id < count);
        const auto bytes = reexport(program.value(), 0);
        QVERIFY(bytes.ok());
        const auto again = parsePte(bytes.value());
        QVERIFY(again.ok());
        const Table<ValueId, Value>& values = again.value().methods[0].values;
        for (const ValueId at : values.indices()) {
            const auto* written = std::get_if<TensorList>(&values[at].data);
            if (!written) continue;
            for (const ValueId each : written->items) QVERIFY(each < at);
        }
    }

    void viewsOfUnplannedInputsArePointedAtRunTime() {
        auto program = openPte(programFolder("lstm") + "/model_greedy.pte");
        QVERIFY(program.ok());
        Method& method = program.value().methods[0];
        const auto view = std::ranges::find_if(
            method.values, [](const Value& v) { return v.tensor() && v.tensor()->alias_of != no_value; });
        QVERIFY(view != method.values.end());
        Progress progress;
        Plan plan = storedPlan(method);
        const ValueId root = view->tensor()->alias_of;
        for (BufferRow row{0}; plan.problem.buffers.has(row); ++row) {
            if (plan.problem.buffers[row].id != root) continue;
            plan.problem.buffers.erase(plan.problem.buffers.begin() + row.number());
            plan.placement.offsets.erase(plan.placement.offsets.begin() + row.number());
        }
        const auto bytes = write_pte(Artifact{program.value(), method, plan}, progress);
        QVERIFY(bytes.ok());
        const auto again = parsePte(bytes.value());
        QVERIFY(again.ok());
        int views = 0;
        for (const Instruction& in : again.value().methods[0].instructions)
            views += in.op == "executorch_prim::et_view.default";
        QVERIFY(views > 0);
        QVERIFY(again.value().methods[0].instructions.size() > method.instructions.size());
    }

    void exportsLintAsCleanAsTheirOriginals() {
        const QString tool = lintTool();
        if (tool.isEmpty()) QSKIP("needs pte_lint.py");
        QTemporaryDir folder;
        QStringList originals, copies;
        for (const QString& path : exportable()) {
            if (QFileInfo(path).size() > 20'000'000 || path.contains("map_") || path.contains("scan_")) continue;
            const auto program = openPte(path);
            QVERIFY(program.ok());
            const auto bytes = reexport(program.value(), 0);
            QVERIFY(bytes.ok());
            originals << path;
            copies << folder.filePath(QString::number(copies.size()) + ".pte");
            QVERIFY(save_file(copies.back().toStdString(), bytes.value()).ok());
        }
        const QSet<int> before = failedLints(tool, originals), after = failedLints(tool, copies);
        for (const int i : after) QVERIFY2(before.contains(i), qPrintable(originals[i]));
        qInfo("%lld exports, %lld of their originals do not lint", static_cast<long long>(copies.size()),
              static_cast<long long>(before.size()));
    }

    void newPlansLint_data() {
        QTest::addColumn<bool>("io");
        QTest::newRow("inputs and outputs planned") << true;
        QTest::newRow("inputs and outputs given by the caller") << false;
    }
    void newPlansLint() {
        QFETCH(bool, io);
        const QString tool = lintTool();
        if (tool.isEmpty()) QSKIP("needs pte_lint.py");
        QTemporaryDir folder;
        QStringList originals, copies;
        for (const QString& path : exportable()) {
            if (QFileInfo(path).size() > 20'000'000) continue;
            const auto program = openPte(path);
            QVERIFY(program.ok());
            Progress progress;
            Tuning tuning;
            tuning.planner = "greedy_by_size";
            tuning.plan_inputs = tuning.plan_outputs = io;
            const auto outcome = Engine().evaluate(program.value(), tuning, {}, progress);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            const auto bytes =
                write_pte(Artifact{program.value(), *outcome.value().method, outcome.value().plan()}, progress);
            QVERIFY2(bytes.ok(), bytes.ok() ? "" : bytes.error().text().c_str());
            originals << path;
            copies << folder.filePath(QString::number(copies.size()) + ".pte");
            QVERIFY(save_file(copies.back().toStdString(), bytes.value()).ok());
        }
        QVERIFY(!copies.isEmpty());
        const QSet<int> failed = failedLints(tool, copies);
        for (const int i : failed) qInfo("%s", qPrintable(originals[i]));
        QVERIFY(failed.isEmpty());
    }

    void loweredProgramsLint_data() {
        QTest::addColumn<bool>("io");
        QTest::newRow("inputs and outputs planned") << true;
        QTest::newRow("inputs and outputs given by the caller") << false;
    }
    void loweredProgramsLint() {
        QFETCH(bool, io);
        const QString tool = lintTool();
        QTemporaryDir folder;
        QStringList originals, copies;
        for (const QString& name : programNames()) {
            const QString path = programFolder(name) + "/model.pt2";
            if (!QFileInfo::exists(path) || QFileInfo(path).size() > 20'000'000) continue;
            Progress progress;
            const auto program = Engine().open(path.toStdString(), progress);
            if (!program.ok()) continue;  // refusals of lowering have tests of their own
            Tuning tuning;
            tuning.planner = "greedy_by_size";
            tuning.plan_inputs = tuning.plan_outputs = io;
            const auto outcome = Engine().evaluate(*program.value(), tuning, {}, progress);
            if (!outcome.ok()) continue;  // e.g. a dimension without an upper bound
            const Method& method = *outcome.value().method;
            const auto bytes = write_pte(Artifact{*program.value(), method, outcome.value().plan()}, progress);
            QVERIFY2(bytes.ok(), bytes.ok() ? "" : bytes.error().text().c_str());
            const auto again = parsePte(bytes.value());
            QVERIFY2(again.ok(),
                     again.ok() ? "" : qPrintable(name + ": " + QString::fromStdString(again.error().text())));
            QVERIFY2(again.value().methods[0].instructions.size() >= method.instructions.size(), qPrintable(name));
            originals << path;
            copies << folder.filePath(QString::number(copies.size()) + ".pte");
            QVERIFY(save_file(copies.back().toStdString(), bytes.value()).ok());
        }
        QVERIFY(copies.size() > 10);
        if (tool.isEmpty()) QSKIP("needs pte_lint.py");
        const QSet<int> failed = failedLints(tool, copies);
        for (const int i : failed) qInfo("%s", qPrintable(originals[i]));
        QVERIFY(failed.isEmpty());
        qInfo("%lld lowered programs exported", static_cast<long long>(copies.size()));
    }
};

QTEST_GUILESS_MAIN(TestPteExport)
#include "test_pte_export.moc"
