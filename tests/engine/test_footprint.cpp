// The memory that a program needs on a device: the method allocator to the byte, flash as the written file, delegates
// by how their size is known, and the verdict "unknown" if a size is unknown.

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "engine/backends/payload_view.h"
#include "engine/backends/vela_stream.h"
#include "engine/engine.h"
#include "engine/study/device_fit.h"
#include "engine/study/measure_delegates.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Kind = FootprintPart::Kind;

struct Opened {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
};

Opened opened(const QString& path, const std::vector<std::string>& backends = {}) {
    const Engine engine;
    Progress progress;
    const auto program = engine.open(path.toStdString(), progress);
    if (!program.ok()) return {};
    Tuning tuning = starting_tuning(*program.value());
    tuning.delegation.backends = backends;
    tuning.planner = backends.empty() ? tuning.planner : std::string(planner_id::greedy_by_size);
    auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    if (!outcome.ok()) return {};
    return {program.value(), std::make_shared<const Outcome>(std::move(outcome).take())};
}

Footprint printOf(const Opened& model, std::span<const DelegateMemory> measured = {}) {
    static const Engine engine;
    return footprint(*model.program, *model.outcome, {.backends = &engine.backends(), .measured = measured});
}

DeviceFit fitOf(const Footprint& print, const std::vector<Limit>& limits = {}, const RuntimeSetup& setup = {}) {
    auto device = fit_device(print, limits, setup);
    if (!device.ok()) qFatal("%s", device.error().text().c_str());
    return std::move(device).take();
}

const FootprintPart* partOf(const DeviceFit& device, Kind kind) {
    for (const FootprintPart& part : device.parts) {
        if (part.kind == kind) return &part;
    }
    return nullptr;
}

/// Figures of the 64-bit runtime itself; with a temp allocator it pads by one word more than the sum.
struct Recorded {
    const char* program;
    qint64 wide, wide_without_temp, arm;
    qint64 padding = 8;
};
constexpr Recorded recorded_rows[] = {{"programs/mobilenet_v2_w035", 96989, 132412, 65221},
                                      {"programs/mobilenet_v3_small_w05", 119753, 0, 79529},
                                      {"programs/swin_slim", 110273, 0, 74617},
                                      {"programs/resnet18_slim", 39397, 0, 26361},
                                      {"programs/hf_gpt2_tiny", 36117, 0, 23713},
                                      {"programs/lstm", 43729, 0, 28125},
                                      {"programs/dw_conv_tiny", 7057, 0, 4797},
                                      {"cortex_m/programs/mobilenet_v2_slim_96", 0, 0, 27737}};

std::vector<std::byte> bytesOf(const QByteArray& bytes) {
    const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
    return {data, data + bytes.size()};
}

QByteArray velaBlock(const QByteArray& name, const QByteArray& data) {
    QByteArray out = name.leftJustified(16, '\0');
    const auto size = static_cast<quint32>(data.size());
    out.append(reinterpret_cast<const char*>(&size), 4).append(QByteArray(12, '\0')).append(data);
    return out.append(QByteArray((16 - out.size() % 16) % 16, '\0'));
}

QByteArray velaStream(int scratch) {
    return velaBlock("vela_bin_stream", {}) + velaBlock("cmd_data", QByteArray(40, 'c')) +
        velaBlock("weight_data", QByteArray(100, 'w')) + velaBlock("scratch_data", QByteArray(scratch, '\0')) +
        velaBlock("vela_end_stream", {});
}

}  // namespace

class TestFootprint : public QObject {
    Q_OBJECT
private slots:
    void theMethodAllocatorIsThatOfTheRuntime() {
        int ran = 0;
        for (const Recorded& row : recorded_rows) {
            const QString name = QString::fromLatin1(row.program);
            const QString folder =
                name.startsWith(QStringLiteral("programs/")) ? programFolder(name.mid(9)) : largerData(name);
            if (folder.isEmpty()) continue;
            const Opened model = opened(folder + QStringLiteral("/model_greedy.pte"));
            QVERIFY2(model.outcome, row.program);
            const Footprint print = printOf(model);
            QVERIFY2(print.counts, row.program);
            const auto bytes = [&](Abi abi, std::optional<std::int64_t> temp) {
                return method_allocator(*print.counts, {.abi = abi, .temp_allocator = temp}).bytes;
            };
            QCOMPARE(bytes(Abi::arm32, {}), row.arm);
            if (row.wide > 0) QCOMPARE(bytes(Abi::bits64, {}) + row.padding, row.wide);
            if (row.wide_without_temp > 0) QCOMPARE(bytes(Abi::bits64, 0), row.wide_without_temp);
            QVERIFY(bytes(Abi::x86_32, {}) < bytes(Abi::arm32, {}));
            ++ran;
        }
        QVERIFY(ran >= 2);  // those of the repository
        qInfo("%d of %zu recorded figures", ran, std::size(recorded_rows));
    }

    /// 27,737 with a temp allocator of 448 bytes; with one byte less, the instruction with the most arguments is
    /// resolved in the method allocator instead, permanently.
    void aSmallTempAllocatorCostsMethodAllocator() {
        const QString folder = largerData(QStringLiteral("cortex_m/programs/mobilenet_v2_slim_96"));
        if (folder.isEmpty()) QSKIP("the larger set is not in reach");
        const Footprint print = printOf(opened(folder + QStringLiteral("/model_greedy.pte")));
        const MethodAllocator enough = method_allocator(*print.counts, {.abi = Abi::arm32});
        QCOMPARE(enough.bytes, 27737);
        QCOMPARE(enough.temporary, 448);
        QCOMPARE(method_allocator(*print.counts, {.abi = Abi::arm32, .temp_allocator = 448}).bytes, 27737);
        QVERIFY(method_allocator(*print.counts, {.abi = Abi::arm32, .temp_allocator = 447}).bytes > 27737);
        QCOMPARE(method_allocator(*print.counts, {.abi = Abi::arm32, .temp_allocator = 0}).bytes, 34137);
        const DeviceFit device = fitOf(print, {}, {.abi = Abi::arm32, .temp_allocator = 0});
        QCOMPARE(device.bytes(Kind::method_allocator), 34137);
        QCOMPARE(device.bytes(Kind::temporary), 0);
    }

    /// 49 columns of a picture are averaged with 64 sums of four bytes; nine convolutions of 64 channels have two
    /// numbers for each.
    void scratchAndFactorsArePartsOfTheArenaAndTheConstants() {
        const QString file = QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs/ds_cnn_kws_v141/model_greedy.pte");
        const Footprint print = printOf(opened(file));
        const DeviceFit device = fitOf(print, {}, {.abi = Abi::arm32});
        QCOMPARE(device.bytes(Kind::scratch), 256);
        const std::int64_t factors = device.bytes(Kind::factors);
        QVERIFY(factors >= 9 * 64 * 4 && factors <= 9 * 64 * 2 * 4);
        for (const FootprintPart& part : device.parts)
            if (part.kind == Kind::scratch || part.kind == Kind::factors) QVERIFY(part.is_within);
        QCOMPARE(device.sum(true).used, QFileInfo(file).size());
    }

    void flashIsTheWrittenFileToTheByte_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("backend");
        for (const char* program :
             {"add_mul_sin", "mobilenet_v2_w035", "mutable_state", "init_state_nonzero", "cond"}) {
            QTest::addRow("%s", program) << program << QString();
            QTest::addRow("%s demo", program) << program << QStringLiteral("demo");
            QTest::addRow("%s xnnpack", program) << program << QStringLiteral("xnnpack");
        }
    }

    void flashIsTheWrittenFileToTheByte() {
        QFETCH(const QString, program);
        QFETCH(const QString, backend);
        std::vector<std::string> backends;
        if (!backend.isEmpty()) backends.push_back(backend.toStdString());
        const Opened model = opened(programFolder(program) + QStringLiteral("/model.pt2"), backends);
        QVERIFY(model.outcome);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.pte"));
        Progress progress;
        const Engine engine;
        const auto written = engine.export_to(path.toStdString(), *model.program, *model.outcome, true, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const DeviceFit device = fitOf(printOf(model));
        QCOMPARE(device.sum(true).used, QFileInfo(path).size());
        // Read back, the parts are the same.
        const Opened again = opened(path);
        QVERIFY(again.outcome);
        const DeviceFit read = fitOf(printOf(again));
        for (const Kind kind : {Kind::constants, Kind::states, Kind::payload, Kind::program})
            QCOMPARE(read.bytes(kind), device.bytes(kind));
        QCOMPARE(read.bytes(Kind::method_allocator), device.bytes(Kind::method_allocator));
        if (!model.outcome->method->delegates.empty()) QVERIFY(device.bytes(Kind::payload) > 0);
    }

    void zeroStatesThatAreNotStoredTakeNoFlash() {
        const DeviceFit zero = fitOf(printOf(opened(programFolder("mutable_state") + "/model.pt2")));
        QCOMPARE(zero.bytes(Kind::states), 0);
        QVERIFY(zero.bytes(Kind::state) > 0);
        QVERIFY(fitOf(printOf(opened(programFolder("init_state_nonzero") + "/model.pt2"))).bytes(Kind::states) > 0);
    }

    void aDelegateThatIsNotMeasuredMakesTheVerdictUnknown() {
        const Opened model = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"));
        QVERIFY(model.outcome);
        const Footprint print = printOf(model);
        const FootprintPart* least = partOf(fitOf(print), Kind::delegate);
        QVERIFY(least && (least->known == Known::at_least || least->known == Known::unknown));
        QCOMPARE(fitOf(print).fit(), Fit::no_limit);
        QCOMPARE(fitOf(print, {{"ram", 1 << 30}}).fit(), Fit::unknown);
        QCOMPARE(fitOf(print, {{"ram", 100}}).fit(), Fit::over);  // that many bytes are certain
        QCOMPARE(fitOf(print, {{"flash", 1 << 30}}).fit(), Fit::fits);
        QCOMPARE(fitOf(print, {{"ram", 1 << 30}, {"XnnpackBackend", 4096}}).fit(), Fit::fits);
        const std::int64_t beside = fitOf(print).sum(false).used - fitOf(print).bytes(Kind::delegate);
        QCOMPARE(fitOf(print, {{"xnnpack", 5000}}).sum(false).used, beside + 5000);
        QVERIFY(!fit_device(print, {{"moon", 1}}, {}).ok());
    }

    void aRunMeasuresWhatADelegateTakes() {
        const Engine engine;
        const auto xnnpack = engine.backends().find("xnnpack");
        if (!xnnpack->is_available().ok()) QSKIP("XNNPACK is not there");
        const Opened model = opened(programFolder("dw_conv_tiny") + QStringLiteral("/model.pt2"), {"xnnpack"});
        QVERIFY(model.outcome && !model.outcome->method->delegates.empty());
        Progress progress;
        const auto taken = measure_delegates(engine, model.program, *model.outcome, progress);
        QVERIFY2(taken.ok(), taken.ok() ? "" : taken.error().text().c_str());
        QCOMPARE(taken.value().size(), model.outcome->method->delegates.size());
        const Footprint least = printOf(model), measured = printOf(model, taken.value());
        const std::int64_t lower = fitOf(least).bytes(Kind::delegate), sum = fitOf(measured).bytes(Kind::delegate);
        QVERIFY(lower > 0);
        QVERIFY2(sum >= lower, "what was measured is no less than what must be");
        QVERIFY2(sum < 1 << 20, "nor something else altogether");
        QCOMPARE(partOf(fitOf(measured), Kind::delegate)->known, Known::measured);
        QCOMPARE(fitOf(measured, {{"ram", 1 << 30}}).fit(), Fit::fits);
        // It does not apply to another program.
        const Opened other = opened(programFolder("add_mul_sin") + QStringLiteral("/model.pt2"), {"demo"});
        QVERIFY(partOf(fitOf(printOf(other, taken.value())), Kind::delegate)->known != Known::measured);
    }

    // No payload of QNN or Core ML is public: these are made by the descriptions in ExecuTorch's sources.
    void payloadsOfVendorsSayWhatTheyHold_data() {
        QTest::addColumn<QByteArray>("payload");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        const auto number = [](auto value) {
            return QByteArray(reinterpret_cast<const char*>(&value), static_cast<qsizetype>(sizeof value));
        };
        const QByteArray context =
            number(std::uint32_t{0x5678ABCD}) + number(std::int64_t{77}) + number(std::uint64_t{3});
        QTest::newRow("QNN, padded") << context + QByteArray(236, '\0') + "abc" << QByteArray("QNN context binary")
                                     << QByteArray("context at") << QByteArray("256");
        QTest::newRow("QNN") << context + "abc" << QByteArray("QNN context binary") << QByteArray("context at")
                             << QByteArray("20");
        QTest::newRow("OpenVINO") << number(std::uint64_t{48}) + number(std::uint64_t{2}) + number(std::uint64_t{50}) +
                number(std::uint64_t{3}) + number(std::uint64_t{53}) + number(std::uint64_t{4}) + "<>wwwmmmm"
                                  << QByteArray("OpenVINO compiled model") << QByteArray("model bytes")
                                  << QByteArray("4");
        QByteArray table =
            R"({"nodes":[{"name":"weight.bin","kind":0,"children":{},"dataRegion":{"offset":0,"size":5}},)"
            R"({"name":"x","kind":1,"children":{"weight.bin":0},"dataRegion":{"offset":0,"size":0}}]})";
        std::reverse(table.begin(), table.end());
        QTest::newRow("Core ML") << "wwwww" + QByteArray(59, '\0') + table << QByteArray("Core ML model")
                                 << QByteArray("weight.bin bytes") << QByteArray("5");
        QTest::newRow("Vulkan") << number(std::uint32_t{0}) + "VH00" + number(std::uint16_t{30}) +
                number(std::uint32_t{32}) + number(std::uint32_t{9}) + QByteArray(20, '\0')
                                << QByteArray("Vulkan payload") << QByteArray("graph bytes") << QByteArray("9");
        QTest::newRow("none of them") << QByteArray("\x01\x02{\x03", 4) << QByteArray("bytes") << QByteArray("size")
                                      << QByteArray("4");
    }
    void payloadsOfVendorsSayWhatTheyHold() {
        QFETCH(const QByteArray, payload);
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, value);
        const auto bytes = std::as_bytes(std::span(payload.constData(), static_cast<std::size_t>(payload.size())));
        QCOMPARE(QByteArray::fromStdString(payload_kind(bytes)), kind);
        QByteArray said;
        for (const PayloadField& each : payload_header(bytes))
            if (each.name == field.toStdString()) said = QByteArray::fromStdString(each.value);
        QCOMPARE(said, value);
    }

    void theScratchOfAVelaStreamIsRam() {
        const std::vector<std::byte> stream = bytesOf(velaStream(4096));
        const auto blocks = vela_blocks(stream);
        QVERIFY(blocks && blocks->size() == 3);
        QCOMPARE(vela_scratch_bytes(*blocks), std::optional<std::int64_t>(4096));
        QVERIFY(!vela_blocks(ByteView(stream).first(stream.size() - 40)));  // cut off
        QVERIFY(!vela_blocks(bytesOf("vela_bin_stream")));
        bool hasScratch = false;
        for (const PayloadField& field : payload_header(stream))
            hasScratch |= field.name == "scratch_data" && field.value == "4096";
        QVERIFY(hasScratch);

        Opened model = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/delegated/dw_conv_tiny_xnnpack.pte"));
        QVERIFY(model.outcome);
        auto outcome = *model.outcome;
        Method method = *outcome.method;
        for (Delegate& delegate : method.delegates) {
            delegate.id = "EthosUBackend";
            delegate.payload = {stream, nullptr};
        }
        outcome.method = std::make_shared<const Method>(std::move(method));
        outcome.report.asked.planner = "x";
        model.outcome = std::make_shared<const Outcome>(std::move(outcome));
        const DeviceFit device = fitOf(printOf(model), {{"ram", 1 << 30}});
        const FootprintPart* scratch = partOf(device, Kind::delegate);
        QCOMPARE(scratch->bytes, 4096);
        QCOMPARE(scratch->known, Known::stated);
        QCOMPARE(device.fit(), Fit::fits);
    }

    void theScratchOfAFileInTheWildIsRam() {
        const QString path = largerData(QStringLiteral("wild/pte/dinusha94+executorch/model-u55-128~c49b19c.pte"));
        if (path.isEmpty()) QSKIP("the larger set is not in reach");
        const DeviceFit device = fitOf(printOf(opened(path)), {{"ram", 2 << 20}});
        QCOMPARE(device.bytes(Kind::delegate), 1509392);
        QCOMPARE(device.bytes(Kind::arena), 752640);
        QCOMPARE(device.fit(), Fit::over);
        QCOMPARE(device.sum(true).used, QFileInfo(path).size());
    }

    /// TensorFlow Lite Micro's arena holds the scratch of an Ethos-U operator as a tensor.
    void theScratchOfATfliteIsInItsArena() {
        const Opened model = opened(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_vela.tflite"));
        QVERIFY(model.outcome);
        const DeviceFit device = fitOf(printOf(model), {{"ram", 1 << 20}});
        QVERIFY(!partOf(device, Kind::delegate));
        QCOMPARE(partOf(device, Kind::method_allocator)->known, Known::estimated);
        QCOMPARE(device.fit(), Fit::fits);
        QCOMPARE(device.sum(true).used, QFileInfo(QString::fromStdString(model.program->path)).size());
    }

    void aLinkerMapGivesStackDataAndCode() {
        const auto map = parse_linker_map("out/firmware.map",
                                          "Memory Configuration\n\nName Origin Length Attributes\n"
                                          "FLASH 0x08000000 0x00100000 xr\nSRAM 0x20000000 0x00040000 xrw\n"
                                          "*default* 0x00000000 0xffffffff\n\nLinker script and memory map\n\n"
                                          ".text           0x08000000     0x1000\n"
                                          " .text          0x08000000      0x800 main.o\n"
                                          ".data           0x20000000      0x100 load address 0x08001000\n"
                                          ".bss            0x20000100      0x200 load address 0x08001100\n"
                                          ".stack_of_the_application\n"
                                          "                0x20000300      0x400\n"
                                          ".arenascope.SRAM\n                0x20000700     0x8000\n"
                                          ".debug_info     0x00000000    0x99999\n");
        QVERIFY2(map.ok(), map.ok() ? "" : map.error().text().c_str());
        using Section = FirmwareSection::Kind;
        QCOMPARE(map.value().bytes(Section::code), 0x1100);  // data that is copied at start is in flash, too
        QCOMPARE(map.value().bytes(Section::data), 0x300);
        QCOMPARE(map.value().bytes(Section::stack), 0x400);
        QCOMPARE(map.value().bytes(Section::arena), 0x8000);
        const Opened model = opened(programFolder("add_mul_sin") + QStringLiteral("/model.pt2"));
        const Footprint without = footprint(*model.program, *model.outcome),
                        with = footprint(*model.program, *model.outcome, {.firmware = &map.value()});
        QCOMPARE(fitOf(with).sum(false).used, fitOf(without).sum(false).used + 0x700);
        QCOMPARE(fitOf(with).sum(true).used, fitOf(without).sum(true).used + 0x1100);
        QCOMPARE(partOf(fitOf(with), Kind::stack)->known, Known::stated);
        QCOMPARE(partOf(fitOf(without), Kind::stack)->known, Known::unknown);
        QCOMPARE(fitOf(without, {{"ram", 1 << 30}}).fit(), Fit::fits);  // not the program's own
        QVERIFY(!parse_linker_map("m", "VMA LMA Size Align Out In Symbol\n").ok());
        QVERIFY(!parse_linker_map("m", "Linker script and memory map\n.bss 0x0 0xffffffffffffffff\n").ok());
    }
};

QTEST_GUILESS_MAIN(TestFootprint)
#include "test_footprint.moc"
