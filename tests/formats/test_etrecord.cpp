// ExecuTorch's ETRecord gives a .pte its Python lines.

#include <QTest>

#include "engine/engine.h"
#include "engine/formats/pte/pte_etrecord.h"
#include "tests/test_data.h"

namespace arenascope {

namespace {

QString recordFolder() { return QStringLiteral(ARENASCOPE_TEST_DATA "/etrecord"); }

}  // namespace

class TestEtrecord : public QObject {
    Q_OBJECT

private slots:
    void instructionsGetTheirLinesAndModules() {
        const Engine engine;
        Progress progress;
        const std::string pte = (recordFolder() + "/model.pte").toStdString();
        QVERIFY(engine.open(pte, (recordFolder() + "/etrecord.bin").toStdString(), progress).ok());
        const auto opened = engine.open(pte, progress);
        QVERIFY(opened.ok());
        Program program = *opened.value();
        for (Instruction& node : program.methods.front().instructions) node.stack_trace = node.module_path = {};
        const auto file = MappedFile::open((recordFolder() + "/etrecord.bin").toStdString());
        QVERIFY(file.ok());
        const auto told = apply_etrecord(file.value()->bytes(), program);
        QVERIFY2(told.ok(), told.ok() ? "" : told.error().text().c_str());
        QCOMPARE(told.value(), 4);
        const std::vector<Instruction>& code = program.methods.front().instructions.rows();
        QVERIFY(code[0].stack_trace.find("m_shared2.py\", line 85") != std::string::npos);
        QCOMPARE(code[0].module_path, std::string("c"));
        QCOMPARE(code[1].module_path, std::string("bn"));
        QVERIFY(code[3].stack_trace.find("self.k") != std::string::npos);
    }

    void delegatesWithoutAMapGetTheHandlesOfTheGraph() {
        Progress progress;
        const auto opened = Engine().open((recordFolder() + "/model.pte").toStdString(), progress);
        QVERIFY(opened.ok());
        Program program = *opened.value();
        Method& method = program.methods.front();
        method.delegates.push_back(
            {.id = "XnnpackBackend", .payload = {}, .compile_specs = {}, .named_data = {}, .handles = {}});
        Instruction& call = method.instructions[InstructionIndex(2)];
        call.kind = Instruction::Kind::delegate;
        call.delegate = DelegateIndex(0);
        const auto file = MappedFile::open((recordFolder() + "/etrecord.bin").toStdString());
        QVERIFY(file.ok());
        const auto told = apply_etrecord(file.value()->bytes(), program);
        QVERIFY2(told.ok(), told.ok() ? "" : told.error().text().c_str());
        const auto& handles = method.delegates.front().handles;
        QCOMPARE(handles.size(), std::size_t{4});
        QCOMPARE(handles[2].nodes.front().name, std::string("aten_relu_default"));
        QCOMPARE(handles[2].nodes.front().source, std::string("/home/u/zoo/m_shared2.py:85"));
    }

    void aRecordOfAnotherProgramTellsNothing() {
        Progress progress;
        const auto opened = Engine().open((recordFolder() + "/model.pte").toStdString(), progress);
        QVERIFY(opened.ok());
        Program program = *opened.value();
        std::vector<Instruction>& code = program.methods.front().instructions.rows();
        for (const std::size_t at : {0, 1, 2}) code[at].op = "aten::cumsum.out";
        for (Instruction& node : code) node.stack_trace = node.module_path = {};
        const auto file = MappedFile::open((recordFolder() + "/etrecord.bin").toStdString());
        const auto told = apply_etrecord(file.value()->bytes(), program);
        QVERIFY2(told.ok(), told.ok() ? "" : told.error().text().c_str());
        QCOMPARE(told.value(), 0);
        for (const Instruction& node : code) QVERIFY(node.stack_trace.empty() && node.module_path.empty());
    }

    void whatIsNoRecordIsRefused() {
        const Engine engine;
        Progress progress;
        const std::string pte = (recordFolder() + "/model.pte").toStdString();
        const auto wrong = engine.open(pte, pte, progress);
        QVERIFY(!wrong.ok());
        QVERIFY(wrong.error().text().find("model.pte") != std::string::npos);
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestEtrecord)
#include "test_etrecord.moc"
