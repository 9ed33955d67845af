// Reading .pte files that ExecuTorch wrote.

#include <QtTest>

#include "engine/engine.h"
#include "engine/open/companions.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "schemas/program_generated.h"
#include "tests/formats/pte_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestPteImport : public QObject {
    Q_OBJECT

private slots:
    void everyProgramImports_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : pteFiles()) QTest::newRow(qPrintable(path.section('/', -3))) << path;
    }
    void everyProgramImports() {
        QFETCH(QString, path);
        const auto program = openPte(path);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        for (const Message& note : program.value().notes) qInfo("%s", note.text().c_str());
        for (const Method& method : program.value().methods) {
            QVERIFY(!method.outputs.empty());
            for (const Instruction& in : method.instructions) QVERIFY(!in.name.empty());
            for (const Value& value : method.values) {
                QVERIFY(!value.name.empty());
                const Tensor* tensor = value.tensor();
                if (!tensor || tensor->alias_of == no_value) continue;
                const Tensor* root = method.values[tensor->alias_of].tensor();
                QVERIFY(root && root->alias_of == no_value);
            }
        }
    }

    void whatAFileLostIsNamed_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("note");
        QTest::newRow("a number beside float64") << "float64_scalar"
                                                 << "0.1 is stored as float32 for a float64 operand";
        QTest::newRow("a number beyond float32") << "float64_scalar"
                                                 << "if it was a larger number, export from the .pt2";
        QTest::newRow("the initial state") << "init_state_nonzero"
                                           << "state without initial data starts from zeros";
        QTest::newRow("nothing") << "float64"
                                 << "";
    }
    void whatAFileLostIsNamed() {
        QFETCH(QString, program);
        QFETCH(QString, note);
        const auto opened = openPte(programFolder(program) + QStringLiteral("/model_greedy.pte"));
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().text().c_str());
        const auto& notes = opened.value().notes;
        const bool found = std::any_of(notes.begin(), notes.end(), [&](const Message& each) {
            return QString::fromStdString(each.text()).contains(note);
        });
        QVERIFY(note.isEmpty() ? notes.empty() : found);
    }

    /// A user-defined operator writes the state back: its schema makes it an update, whatever its name.
    void aStateWrittenByAnOperatorOfTheUsersOwnIsState() {
        Progress progress;
        const Engine engine;
        const auto model = engine.open((programFolder("mutable_state") + "/model.pt2").toStdString(), progress);
        QVERIFY(model.ok());
        Tuning tuning;
        tuning.edits.operators.push_back({.node = "copy_", .replacement = "mylib::dma_copy.out"});
        const auto planned = engine.evaluate(*model.value(), tuning, {}, progress);
        QVERIFY2(planned.ok(), planned.ok() ? "" : planned.error().text().c_str());
        QTemporaryDir folder;
        const std::string file = folder.filePath("dma.pte").toStdString();
        const auto written = engine.export_to(file, *model.value(), planned.value(), true, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto read = engine.open(file, progress);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        int states = 0;
        for (const Value& value : read.value()->methods.front().values)
            if (value.tensor() && value.tensor()->role == Role::state) ++states;
        QCOMPARE(states, 1);
    }

    void stackTracesAreRead() {
        const QStringList files = pteFiles().filter("stacktrace.pte");
        if (files.isEmpty()) QSKIP("needs the larger data set");
        const auto program = openPte(files[0]);
        QVERIFY(program.ok());
        for (const Instruction& in : program.value().methods[0].instructions) {
            QVERIFY(in.stack_trace.find("File \"") != std::string::npos);
            QVERIFY(in.stack_trace.find(", line ") != std::string::npos);
        }
    }

    void externalConstantsAreFoundBesideTheProgram() {
        const QStringList files = pteFiles().filter("mlp_external_constants.pte");
        if (files.isEmpty()) QSKIP("needs the larger data set");
        const auto program = openPte(files[0]);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        int named = 0;
        for (const Value& value : program.value().methods[0].values) {
            const Tensor* tensor = value.tensor();
            if (!tensor || tensor->qualified_name.empty()) continue;
            ++named;
            QVERIFY(tensor->is_constant && tensor->data);
            QCOMPARE(static_cast<std::int64_t>(tensor->data->bytes.size()), *tensor->bytes());
        }
        QCOMPARE(named, 8);

        QTemporaryDir folder;
        const QString alone = folder.filePath("alone.pte");
        QVERIFY(QFile::copy(files[0], alone));
        const auto missing = openPte(alone);
        QVERIFY2(missing.ok(), missing.ok() ? "" : missing.error().text().c_str());
        const auto& notes = missing.value().notes;
        QVERIFY(std::any_of(notes.begin(), notes.end(), [](const Message& each) {
            const std::string note = each.text();
            return note.starts_with("8 constants are missing") &&
                note.find("alone._default_external_constant.ptd") != std::string::npos;
        }));

        auto bytes = bytesOf(QString(files[0]).replace(".pte", "._default_external_constant.ptd"));
        QVERIFY(bytes.size() > 48);
        for (const std::size_t size : {std::size_t{20}, std::size_t{60}, bytes.size() - 1}) {
            QVERIFY(save_file(folder.filePath("alone.ptd").toStdString(), ByteView(bytes).subspan(0, size)).ok());
            QVERIFY(!openPte(alone).ok());
        }
        QVERIFY(save_file(folder.filePath("alone.ptd").toStdString(), bytes).ok());
        QVERIFY(openPte(alone).ok());
    }

    void externalConstantsThatAreGivenAreTaken() {
        const QStringList files = pteFiles().filter("mlp_external_constants.pte");
        if (files.isEmpty()) QSKIP("needs the larger data set");
        const std::string given = QString(files[0]).replace(".pte", "._default_external_constant.ptd").toStdString();
        QTemporaryDir folder;
        const QString alone = folder.filePath("alone.pte");
        QVERIFY(QFile::copy(files[0], alone));
        const Engine engine;
        Progress progress;
        const auto open = [&](const QString& path, const std::string& data) {
            return open_with_companions(engine, path.toStdString(), {.data = {data}}, progress);
        };
        QVERIFY(open(alone, given).ok());
        // The given file is used, whatever is next to the program: no silent fallback to another file.
        const std::string gone = folder.filePath("gone.ptd").toStdString(),
                          text = folder.filePath("text.ptd").toStdString();
        const auto missing = open(files[0], gone);
        QVERIFY(!missing.ok());
        QVERIFY2(missing.error().text().find(gone) != std::string::npos, missing.error().text().c_str());
        QVERIFY(save_file(text, std::as_bytes(std::span("this is no FlatTensor file, but it is long enough to be one")))
                    .ok());
        const auto wrong = open(files[0], text);
        QVERIFY(!wrong.ok());
        QVERIFY2(wrong.error().text().find("text.ptd: not a .ptd file") != std::string::npos,
                 wrong.error().text().c_str());
        const auto needless = open(programFolder("add_mul_sin") + "/model_greedy.pte", given);
        QVERIFY(!needless.ok() && needless.error().text().find("leave --data out") != std::string::npos);
        const auto no_pte = open(programFolder("add_mul_sin") + "/model.pt2", given);
        QVERIFY(!no_pte.ok() && no_pte.error().text().find("expected a .pte") != std::string::npos);
    }

    /// A view was moved where only half of its bytes were written when it is read, and all of them when it is read
    /// again: the later writer is not what it is a view of.
    void aViewOfWhatIsWrittenLaterIsNoPlan() {
        constexpr flatbuffers::uoffset_t view = 98;
        std::vector<std::byte> bytes = bytesOf(programFolder("ops_zoo") + "/model_greedy.pte");
        const auto* plan = pte_schema::GetProgram(bytes.data())->execution_plan()->Get(0);
        const auto* place = plan->values()->Get(view)->val_as_Tensor()->allocation_info();
        auto* table = reinterpret_cast<const flatbuffers::Table*>(place);
        const auto at = table->GetAddressOf(pte_schema::AllocationDetails::VT_MEMORY_OFFSET_LOW) -
            reinterpret_cast<const std::uint8_t*>(bytes.data());
        flatbuffers::WriteScalar<std::uint32_t>(bytes.data() + at, 672);
        const auto program = parsePte(std::move(bytes));
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        Progress progress;
        const auto outcome = Engine().evaluate(program.value(), starting_tuning(program.value()), {}, progress);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(!outcome.value().plan().valid());
        const auto& notes = program.value().notes;
        QVERIFY(std::any_of(notes.begin(), notes.end(), [](const Message& each) {
            return each.text().find("value 98 is read by instruction 53") != std::string::npos;
        }));
    }
};

QTEST_GUILESS_MAIN(TestPteImport)
#include "test_pte_import.moc"
