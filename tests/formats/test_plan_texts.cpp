// The plan as text for other tools: Python and C compile it, and the linker script names the header's symbols.

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <functional>

#include "engine/export/confirmed_operators.h"
#include "engine/open/as_executorch.h"
#include "tests/formats/importing.h"
#include "tests/formats/pt2_text.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Tuning twoPools(Tuning tuning) {
    tuning = edit::add_pool(std::move(tuning), {.mem_id = 2, .name = "PS RAM", .capacity = 4096});
    return edit::assign(std::move(tuning), {"mul"}, 2);
}

QByteArray outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    const bool fine = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return fine ? QByteArray() : process.readAllStandardError() + process.errorString().toUtf8();
}

QByteArray symbolsOf(const QString& file) {
    QProcess process;
    process.start(QStringLiteral("nm"), {file});
    process.waitForFinished(60000);
    return process.readAllStandardOutput();
}

}  // namespace

class TestPlanTexts : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QByteArray exported(const QString& name, const std::function<Tuning(Tuning)>& tune = twoPools,
                        const QString& program = "add_mul_sin") const {
        const auto opened = openAndPlan(programFolder(program) + "/model.pt2", "greedy", tune);
        if (!opened.ok()) return errorOf(opened);
        const auto written = exportTo(folder_.filePath(name), opened.value());
        return written.ok() ? fileBytes(folder_.filePath(name)) : QByteArray::fromStdString(written.error().text());
    }

private slots:
    void thePassIsPythonAndNamesEveryPlace() {
        const QByteArray text = exported("plan.py");
        QVERIFY2(text.contains("class PlannedByArenaScope(MemoryPlanningPass):"), text);
        // Two inputs, two muls, two adds and sin, each at (bytes, mem_id, offset); operators have an alloc each.
        QCOMPARE(text.count("((64, 1, ") + text.count("((128, 1, ") + text.count("((128, 2, "), 12);
        QVERIFY2(text.contains("(\"aten_mul_tensor\", \"aten.mul.out\", ((128, 2, 0),)),"), text);
        QVERIFY2(text.contains("BUFFER_SIZES = [0, "), text);
        QVERIFY2(text.contains("ALLOC_INPUT = True") && text.contains("ALIGNMENT = 16"), text);
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty()) QSKIP("python3 is not installed");
        QCOMPARE(outputOf(python, {"-m", "py_compile", folder_.filePath("plan.py")}), QByteArray());
    }

    void thePassPlansExecuTorchsOwnNodes_data();
    void thePassPlansExecuTorchsOwnNodes();
    void aPassOfAnEditedProgramIsRefused();
    void operatorsThatNobodyComparedAreNamed();

    void thePassNeedsExecuTorchsNames() {
        const auto opened = openAndPlan(programFolder("add_mul_sin") + "/model_greedy.pte", "greedy");
        QVERIFY2(opened.ok(), errorOf(opened));
        const auto written = exportTo(folder_.filePath("pte.py"), opened.value());
        QVERIFY(!written.ok() && written.error().text().find("open the .pt2") != std::string::npos);
    }

    void theHeaderIsCAndHasEveryPool() {
        const QByteArray text = exported("plan.h");
        QVERIFY2(text.contains("#define forward_SRAM_BYTES ") && text.contains("#define forward_PS_RAM_ALIGN 16u"),
                 text);
        QVERIFY2(text.contains("section(forward_PS_RAM_SECTION)") && text.contains("forward_SPAN_COUNT 2"), text);
        QVERIFY2(text.contains("forward_offline_plan[10] = {\n    1, 0, 7,"), text);
        const QString compiler = QStandardPaths::findExecutable("cc");
        if (compiler.isEmpty()) QSKIP("cc is not installed");
        const QString source =
            writtenFile(folder_, "use.c",
                        "#define FORWARD_DEFINE_ARENAS\n#include \"plan.h\"\nint main(void) { return "
                        "forward_spans[1].size != forward_PS_RAM_BYTES || "
                        "(size_t)forward_spans[0].data % forward_SRAM_ALIGN || forward_offline_plan[2] != 7; }\n");
        const QString program = folder_.filePath("use");
        QCOMPARE(outputOf(compiler, {"-Wall", "-Wextra", "-Werror", source, "-o", program}), QByteArray());
        QCOMPARE(outputOf(program, {}), QByteArray());
        const QString other =
            writtenFile(folder_, "other.c",
                        "#include \"plan.h\"\nint nothing(void);\nint nothing(void) { return forward_SPAN_COUNT; }\n");
        QCOMPARE(outputOf(compiler, {"-Wall", "-Wextra", "-Werror", "-c", other, "-o", folder_.filePath("other.o")}),
                 QByteArray());
        // Arenas exist once, however many files include the header.
        QCOMPARE(outputOf(compiler, {source, folder_.filePath("other.o"), "-o", folder_.filePath("both")}),
                 QByteArray());
        QVERIFY2(!symbolsOf(folder_.filePath("other.o")).contains(QByteArray("forward_SRAM")), text);
        QCOMPARE(symbolsOf(folder_.filePath("both")).count(" forward_SRAM\n"), 1);
    }

    /// The C++ part, against stand-ins with the constructors of ExecuTorch's classes.
    void theMemoryManagerIsCPlusPlus() {
        const QString compiler = QStandardPaths::findExecutable("c++");
        QVERIFY2(!compiler.isEmpty(), "c++ comes with build-essential");
        exported("plan.h");
        for (const char* place : {"core", "executor"})
            QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("executorch/runtime/") + QLatin1String(place)));
        writtenFile(folder_, "executorch/runtime/core/hierarchical_allocator.h",
                    "#include <cstddef>\n#include <cstdint>\n#pragma once\nnamespace executorch::runtime {\n"
                    "template <class T> struct Span {\n    Span() = default;\n    Span(T* d, std::size_t n) : data(d), "
                    "size(n) {}\n    T* data = nullptr;\n    std::size_t size = 0;\n};\n"
                    "struct HierarchicalAllocator {\n    explicit HierarchicalAllocator(Span<Span<uint8_t>> s) : "
                    "buffers(s) {}\n    Span<Span<uint8_t>> buffers;\n};\n}\n");
        writtenFile(
            folder_, "executorch/runtime/core/memory_allocator.h",
            "#include <cstdint>\n#pragma once\nnamespace executorch::runtime {\nstruct MemoryAllocator {\n"
            "    MemoryAllocator(uint32_t n, uint8_t* p) : size(n), base(p) {}\n    uint32_t size;\n    uint8_t* "
            "base;\n};\n}\n");
        writtenFile(folder_, "executorch/runtime/executor/memory_manager.h",
                    "#pragma once\nnamespace executorch::runtime {\nstruct MemoryManager {\n    "
                    "MemoryManager(MemoryAllocator* m, HierarchicalAllocator* p) : method(m), planned(p) {}\n    "
                    "MemoryAllocator* method;\n    HierarchicalAllocator* planned;\n};\n}\n");
        const QString source = writtenFile(
            folder_, "manager.cpp",
            "#define FORWARD_DEFINE_ARENAS\n#define FORWARD_EXECUTORCH\n#include \"plan.h\"\nint main() {\n    static "
            "uint8_t pool[256];\n    forward_memory memory(pool, sizeof pool);\n    char from[4] = \"abc\";\n    "
            "forward_spans[1].copy(from, forward_PS_RAM, 4);\n    return memory.manager.planned->buffers.size != 2 || "
            "memory.spans[1].data != forward_PS_RAM || memory.spans[1].size != forward_PS_RAM_BYTES || "
            "memory.manager.method->base != pool || forward_PS_RAM[2] != 'c';\n}\n");
        const QString program = folder_.filePath("manager");
        QCOMPARE(outputOf(compiler,
                          {"-std=c++17", "-Wall", "-Wextra", "-Werror", "-I", folder_.path(), source, "-o", program}),
                 QByteArray());
        QCOMPARE(outputOf(program, {}), QByteArray());
    }

    void addressesAreInEveryFile() {
        const auto tune = [](Tuning tuning) {
            tuning = twoPools(std::move(tuning));
            tuning.pools.front().base_address = 0x20000000;
            return tuning;
        };
        const QByteArray header = exported("based.h", tune), script = exported("based.ld", tune),
                         table = exported("based.csv", tune);
        QVERIFY2(header.contains("#define forward_SRAM_BASE 0x20000000u") && !header.contains("PS_RAM_BASE"), header);
        QVERIFY2(script.contains(".arenascope.SRAM 0x20000000 (NOLOAD)"), script);
        QVERIFY2(script.contains("ASSERT(__arenascope_SRAM_start == 0x20000000"), script);
        QVERIFY2(table.startsWith("id,lower,upper,size,offset,mem_id,address,"), table);
        QVERIFY2(table.contains(",1,0x200000") && table.contains(",2,,"), table);
        const auto read = openAndPlan(folder_.filePath("based.csv"));
        QVERIFY2(read.ok(), errorOf(read));
        // Without a base there is no such column.
        QVERIFY(!exported("plain.csv").contains("address"));
    }

    /// One header for all methods: arenas as large as the largest method needs, the shared state once; without sharing,
    /// one method's state is never another one's scratch memory.
    void methodsShareOneHeader() {
        const QString model = QStringLiteral(ARENASCOPE_TEST_DATA "/shared_state/separate_state.pte");
        for (const bool shares : {true, false}) {
            const auto opened = openAndPlan(model, "greedy_by_size", [shares](Tuning tuning) {
                tuning.edits.share_mutable = shares;
                tuning.keep_loaded_plan = false;
                return tuning;
            });
            QVERIFY2(opened.ok(), errorOf(opened));
            const QString name = shares ? "shared.h" : "apart.h";
            const auto written = exportTo(folder_.filePath(name), opened.value());
            QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
            const QByteArray header = fileBytes(folder_.filePath(name));
            QCOMPARE(header.count("extern uint8_t "), 2);
            for (const Method& method : opened.value().program->methods)
                QVERIFY2(header.contains("program_" + QByteArray::fromStdString(method.name) + "_spans["), header);
            QCOMPARE(header.contains("extern uint8_t program_shared_state["), shares);
            QCOMPARE(header.contains("extern uint8_t program_SRAM["), shares);
        }
    }

    /// The initial zeros of a state are stored nowhere: startup code must zero its memory, never NOLOAD.
    void aMemoryOfZeroStatesIsZeroedAtStart() {
        const auto one = [](Tuning tuning) { return tuning; };
        const QByteArray header = exported("zero.h", one, "mutable_state"),
                         script = exported("zero.ld", one, "mutable_state");
        QVERIFY2(header.contains("\".bss.arenascope.SRAM\""), header);
        QVERIFY2(header.contains("void forward_zero_memories(void) {\n    memset(forward_SRAM, 0, "), header);
        QVERIFY2(script.contains(".bss.arenascope.SRAM : ALIGN(") && !script.contains("NOLOAD"), script);
        const QString compiler = QStandardPaths::findExecutable("cc"),
                      reader = QStandardPaths::findExecutable("readelf");
        QVERIFY2(!compiler.isEmpty() && !reader.isEmpty(), "cc and readelf come with build-essential");
        const QString source = writtenFile(
            folder_, "zero.c",
            "#define FORWARD_DEFINE_ARENAS\n#include \"zero.h\"\nint main(void) { forward_spans[0].data[0] = 1; "
            "forward_zero_memories(); return forward_spans[0].data[0]; }\n");
        const QString program = folder_.filePath("zero");
        QCOMPARE(outputOf(compiler, {"-Wall", "-Wextra", "-Werror", source, "-o", program}), QByteArray());
        QCOMPARE(outputOf(program, {}), QByteArray());
        const QString object = folder_.filePath("zero.o");
        QCOMPARE(outputOf(compiler, {"-c", source, "-o", object}), QByteArray());
        QProcess sections;
        sections.start(reader, {"-SW", object});
        QVERIFY(sections.waitForFinished(60000));
        const QByteArray listed = sections.readAllStandardOutput();
        const qsizetype at = listed.indexOf(".bss.arenascope.SRAM");
        QVERIFY2(at > 0 && listed.mid(at, listed.indexOf('\n', at) - at).contains("NOBITS"), listed);
        // A pool that is declared zeroed needs no state; other pools do.
        const auto declared = [](Tuning tuning) {
            tuning = twoPools(std::move(tuning));
            tuning.pools.back().zeroed = true;
            return tuning;
        };
        const QByteArray both = exported("declared.ld", declared);
        QVERIFY2(both.contains("\n.bss.arenascope.PS_RAM : ") && both.contains(".arenascope.SRAM (NOLOAD)"), both);
    }

    void poolsWhoseNamesMeetInCStayApart() {
        const auto tune = [](Tuning tuning) {
            tuning = twoPools(std::move(tuning));
            tuning = edit::add_pool(std::move(tuning), {.mem_id = 3, .name = "ps_ram"});
            return edit::assign(std::move(tuning), {"sin"}, 3);
        };
        const QByteArray header = exported("apart.h", tune), script = exported("apart.ld", tune);
        QVERIFY2(header.contains("forward_PS_RAM[forward_PS_RAM_BYTES]"), header);
        QVERIFY2(header.contains("forward_ps_ram_3[forward_PS_RAM_3_BYTES]"), header);
        QVERIFY2(header.contains("{forward_ps_ram_3, sizeof forward_ps_ram_3, forward_ps_ram_3_copy}"), header);
        QVERIFY2(script.contains("KEEP(*(.arenascope.ps_ram_3))"), script);
        QVERIFY2(script.count("KEEP(*(.arenascope.PS_RAM))") == 1, script);
    }

    void whateverAPoolIsCalledTheHeaderIsC_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addRow("things of the header itself") << QStringList{"span", "spans", "offline_plan", "SPAN_COUNT"};
        QTest::addRow("another pool's macros") << QStringList{"A", "A_BYTES", "A_ALIGN", "A_SECTION"};
        QTest::addRow("the other way round") << QStringList{"A_BYTES_2", "A_BYTES", "A", "a"};
        QTest::addRow("nothing that C could name") << QStringList{"1", "", "\u00e4", "*/"};
    }
    void whateverAPoolIsCalledTheHeaderIsC() {
        QFETCH(const QStringList, names);
        const QByteArray text = exported("named.h", [&](Tuning tuning) {
            tuning.pools.clear();
            for (int i = 0; i < names.size(); ++i)
                tuning = edit::add_pool(std::move(tuning), {.mem_id = i + 1, .name = names[i].toStdString()});
            return edit::assign(std::move(tuning), {"mul"}, 2);
        });
        const QString source = writtenFile(folder_, "named.c", "#include \"named.h\"\n");
        QCOMPARE(outputOf("cc", {"-Wall", "-Wextra", "-Werror", "-c", source, "-o", folder_.filePath("named.o")}),
                 QByteArray());
        QVERIFY(text.contains("#define forward_SPAN_COUNT 4"));
    }

    void anotherMemoryIsNoPartOfAnOfflinePlan() {
        const QByteArray header = exported("offline.h");  // one mul lies in the second memory
        const qsizetype at = header.indexOf("const int32_t forward_offline_plan[10] = ");
        QVERIFY2(at > 0 && header.mid(at).count("-1") == 1, header);
    }

    void theLinkerScriptPutsTheHeadersSectionsIntoRegions() {
        const QByteArray text = exported("plan.ld");
        QVERIFY2(text.contains("KEEP(*(.arenascope.PS_RAM))") && text.contains("} > PS_RAM"), text);
        QVERIFY2(exported("plan.h").contains("\".arenascope.PS_RAM\""), "the names agree");
        QVERIFY2(text.contains("\"PS_RAM holds 4096 bytes\""), text);
    }

    /// GNU ld places the header's arenas into the regions, at the plan's alignment, and refuses a plan that lacks
    /// bytes.
    void theLinkerPlacesTheArenas() {
        const QString compiler = QStandardPaths::findExecutable("cc"), reader = QStandardPaths::findExecutable("nm");
        QVERIFY2(!compiler.isEmpty() && !reader.isEmpty(), "cc and nm come with build-essential");
        exported("plan.h");
        QByteArray plan = exported("plan.ld");
        const QString source = writtenFile(
            folder_, "place.c",
            "#define FORWARD_DEFINE_ARENAS\n#include \"plan.h\"\nvoid *memcpy(void *to, const void *from, size_t n) "
            "{\n    "
            "(void)from; (void)n;\n    return to;\n}\nvoid _start(void) { forward_spans[0].data[0] = 1; }\n");
        const auto linked = [&](const QByteArray& fragment) {
            writtenFile(folder_, "plan.ld", fragment);
            const QString script = writtenFile(folder_, "whole.ld",
                                               "MEMORY { FLASH : ORIGIN = 0x10000, LENGTH = 64K\n SRAM : ORIGIN = "
                                               "0x20000000, LENGTH = 4K\n PS_RAM : ORIGIN = 0x30000000, LENGTH = 8K }\n"
                                               "ENTRY(_start)\nSECTIONS {\n.text : { *(.text*) *(.rodata*) "
                                               "*(.eh_frame*) *(.data*) } > FLASH\nINCLUDE plan.ld\n"
                                               "/DISCARD/ : { *(.note*) *(.comment*) }\n}\n");
            return outputOf(compiler,
                            {"-nostdlib", "-static", "-ffreestanding", "-fno-pie", "-no-pie",
                             "-Wl,-L," + folder_.path(), "-Wl,-T," + script, source, "-o", folder_.filePath("placed")});
        };
        QCOMPARE(linked(plan), QByteArray());
        QProcess names;
        names.start(reader, {folder_.filePath("placed")});
        QVERIFY(names.waitForFinished(60000));
        const QByteArray symbols = names.readAllStandardOutput();
        QVERIFY2(symbols.contains("0000000020000000") && symbols.contains("__arenascope_SRAM_start"), symbols);
        QVERIFY2(symbols.contains("0000000030000000") && symbols.contains("__arenascope_PS_RAM_start"), symbols);
        plan.replace("_end - __arenascope_SRAM_start >= ", "_end - __arenascope_SRAM_start >= 9");
        QVERIFY2(linked(plan).contains("the plan needs"), "a linker that finds fewer bytes than planned says so");
    }
};

/// Every program with a recorded node list of ExecuTorch, as exported and in core operators.
void TestPlanTexts::thePassPlansExecuTorchsOwnNodes_data() {
    QTest::addColumn<QString>("path");
    for (const QString& name : programNames()) {
        const QString folder = programFolder(name);
        if (!QFileInfo::exists(folder + "/plan.json") || name.startsWith("unbounded_")) continue;
        for (const char* file : {"/model.pt2", "/model_core.pt2"})
            if (QFileInfo::exists(folder + file)) QTest::newRow(qPrintable(name + file)) << folder + file;
    }
}

/// The pass runs on those nodes, against a stand-in for ExecuTorch's classes: it places all of them, and refuses a
/// program with other nodes before it places anything.
void TestPlanTexts::thePassPlansExecuTorchsOwnNodes() {
    QFETCH(QString, path);
    const QString python = QStandardPaths::findExecutable("python3");
    QVERIFY2(!python.isEmpty(), ".ci/setup installs python3");
    const auto opened = openAndPlan(path, "greedy_by_size", {}, as_executorch(Engine()));
    QVERIFY2(opened.ok(), errorOf(opened));
    Progress progress;
    const auto unconfirmed = unconfirmed_operators(*opened.value().program, "forward", progress);
    QVERIFY(unconfirmed.ok());
    const bool has_none = unconfirmed.value().empty() == !path.contains("/while_loop/");  // listed, but not emitted
    QVERIFY2(has_none, unconfirmed.value().empty() ? "" : unconfirmed.value().front().c_str());
    const QString pass = folder_.filePath("recorded.py");
    const auto written = exportTo(pass, opened.value());
    QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
    const QByteArray said = outputOf(python,
                                     {QStringLiteral(ARENASCOPE_SOURCE_DIR "/tests/formats/run_plan_py.py"), pass,
                                      QFileInfo(path).path() + "/plan.json"});
    QCOMPARE(said, QByteArray());
}

void TestPlanTexts::aPassOfAnEditedProgramIsRefused() {
    const QByteArray said = exported(
        "edited.py",
        [](Tuning tuning) {
            tuning.edits.passes = {"fold-constants"};
            return tuning;
        },
        "mlp_dynbatch");
    QVERIFY2(said.contains("follows ExecuTorch's own node list") && said.contains(".pte"), said);
}

/// An export names the operators that ExecuTorch may list differently.
void TestPlanTexts::operatorsThatNobodyComparedAreNamed() {
    TextProgram text(R"(
        input x: f32[4] = 1 2 3 4
        a: f32[4] = aten.relu.default(self=x)
        b: f32[4] = aten.erfinv.default(self=a)
        return b
    )");
    const QString path = writtenFile(folder_, "erfinv.pt2", text.archive());
    Progress progress;
    const auto program = Engine().open(path.toStdString(), progress);
    QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
    const auto found = unconfirmed_operators(*program.value(), "forward", progress);
    QVERIFY(found.ok());
    QCOMPARE(found.value(), std::vector<std::string>{"aten::erfinv.default"});
}

QTEST_GUILESS_MAIN(TestPlanTexts)
#include "test_plan_texts.moc"
