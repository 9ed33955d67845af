// The linker map of a firmware: its variables next to an arena, and as an allocation problem of its own.

#include <QElapsedTimer>

#include "engine/formats/linker_map/linker_map.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

const QByteArray map_text =
    "Archive member included to satisfy reference by file (symbol)\n\nMemory Configuration\n\n"
    "Name             Origin             Length             Attributes\n"
    "FLASH            0x08000000         0x00100000         xr\n"
    "SRAM             0x20000000         0x00040000         xrw\n"
    "DTCM             0x30000000         0x00010000         xrw\n"
    "*default*        0x00000000         0xffffffff\n\nLinker script and memory map\n\n"
    ".text           0x08000000     0x1000\n"
    " .text.main     0x08000000      0x800 build/main.o\n"
    ".data           0x20000000      0x100 load address 0x08001000\n"
    " *(.data*)\n"
    " .data.counter  0x20000000        0x4 build/main.o\n"
    "                0x20000000                counter\n"
    " .data          0x20000004       0xfc lib/libc.a(heap.o)\n"
    ".bss            0x20000100     0x8300\n"
    " .bss.tensor_arena\n"
    "                0x20000100     0x8000 build/model.o\n"
    "                0x20000100                tensor_arena\n"
    " *fill*         0x20008100      0x100 \n"
    " COMMON         0x20008200      0x200 build/old.o\n"
    ".fast           0x30000000      0x400\n"
    " .fast.window   0x30000000      0x400 build/audio.o\n"
    ".stack          0x20008400      0x800\n"
    ".debug_info     0x00000000    0x99999\n"
    " .debug_info    0x00000000    0x99999 build/main.o\n";

}  // namespace

class TestLinkerMap : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void variablesOfRamAreListed() {
        const auto map = parse_linker_map("firmware.map", map_text.toStdString());
        QVERIFY2(map.ok(), map.ok() ? "" : map.error().text().c_str());
        QStringList found;
        for (const FirmwareSymbol& each : map.value().symbols) {
            found.append(QStringLiteral("%1 %2 %3 %4")
                             .arg(QString::fromStdString(each.name), QString::fromStdString(each.object),
                                  QString::fromStdString(each.region))
                             .arg(each.bytes));
        }
        QCOMPARE(found,
                 (QStringList{QStringLiteral("counter main.o SRAM 4"), QStringLiteral("heap.o heap.o SRAM 252"),
                              QStringLiteral("tensor_arena model.o SRAM 32768"), QStringLiteral("old.o old.o SRAM 512"),
                              QStringLiteral("window audio.o DTCM 1024")}));
    }

    void openedItIsTheLinkersPlan() {
        const auto opened = openAndPlan(writtenFile(folder_, "firmware.map", map_text));
        QVERIFY2(opened.ok(), errorOf(opened));
        const Plan* loaded = opened.value().plan("loaded");
        QVERIFY(loaded && loaded->valid());
        QCOMPARE(loaded->pools.size(), std::size_t{2});
        QCOMPARE(loaded->pool(1)->bytes, std::int64_t{0x8c00});  // to the end of the stack, with the fill
        QCOMPARE(loaded->pool(2)->bytes, std::int64_t{0x400});
        const Plan* packed = opened.value().plan("greedy_by_size");
        QVERIFY(packed && packed->valid());
        QCOMPARE(packed->pool(1)->bytes, std::int64_t{4 + 252 + 0x8000 + 0x200 + 0x800});
        const auto& notes = opened.value().program->notes;
        QVERIFY(std::any_of(notes.begin(), notes.end(), [](const Message& note) {
            return note.text().find("pool 2 is DTCM, 65536 bytes") != std::string::npos;
        }));
    }

    void textOfAnotherKindIsNone() {
        QVERIFY(!openAndPlan(writtenFile(folder_, "none.map", "Memory Configuration\n\nno sections\n")).ok());
        const auto without = openAndPlan(writtenFile(
            folder_, "code.map", "Linker script and memory map\n\n.text           0x08000000     0x1000\n"));
        QVERIFY(!without.ok());
        QVERIFY2(errorOf(without).contains("RAM"), errorOf(without));
        const QByteArray page = "<html>Memory Configuration</html>";
        QVERIFY(!sniff_linker_map(std::as_bytes(std::span(page.constData(), static_cast<std::size_t>(page.size())))));
    }

    /// Reading many sections and symbols takes time that grows with the file, not with their product.
    void manySectionsAreReadInLittleTime() {
        QByteArray many =
            "Memory Configuration\n\nName Origin Length\nSRAM 0x20000000 0x40000000 xrw\n\n"
            "Linker script and memory map\n\n";
        for (int i = 0; i < 20000; ++i) {
            const QByteArray address = QByteArray::number(0x20000000 + 64 * i, 16);
            many += ".data" + QByteArray::number(i) + " 0x" + address + " 0x40\n .data.v" + QByteArray::number(i) +
                " 0x" + address + " 0x10 a.o\n";
        }
        QElapsedTimer timer;
        timer.start();
        const auto opened = openAndPlan(writtenFile(folder_, "many.map", many));
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(timer.elapsed() < 20000);
    }
};

QTEST_GUILESS_MAIN(TestLinkerMap)
#include "test_linker_map.moc"
