// ETDumps: times that a device recorded for each instruction of a program; dumps of other programs and truncated ones
// are refused. No small sample is public, so each is made by the schema.

#include <QTest>

#include "engine/engine.h"
#include "engine/study/device_times.h"
#include "schemas/etdump_generated.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

namespace fb = ::arenascope::etdump_schema;

/// Writes the events of a block one behind the other.
class Dump {
public:
    void call(const char* name, std::int32_t instruction, std::uint64_t ticks, std::int32_t delegate = -1) {
        const auto made = fb::CreateProfileEventDirect(builder_, name, 0, instruction, delegate, nullptr, nullptr, now_,
                                                       now_ + ticks);
        events_.push_back(fb::CreateEvent(builder_, made));
        now_ += ticks;
    }
    void allocation(std::uint64_t bytes) {
        events_.push_back(fb::CreateEvent(builder_, 0, fb::CreateAllocationEvent(builder_, 1, bytes)));
    }
    void endBlock() {
        const std::vector allocators{fb::CreateAllocatorDirect(builder_, "temp")};
        runs_.push_back(fb::CreateRunDataDirect(builder_, "Execute", -1, &allocators, &events_));
        events_.clear();
    }
    QByteArray bytes(bool prefixed = true) {
        const auto root = fb::CreateETDumpDirect(builder_, 0, &runs_);
        if (prefixed) builder_.FinishSizePrefixed(root, fb::ETDumpIdentifier());
        else builder_.Finish(root, fb::ETDumpIdentifier());
        return {reinterpret_cast<const char*>(builder_.GetBufferPointer()), static_cast<qsizetype>(builder_.GetSize())};
    }

private:
    flatbuffers::FlatBufferBuilder builder_;
    std::vector<flatbuffers::Offset<fb::Event>> events_;
    std::vector<flatbuffers::Offset<fb::RunData>> runs_;
    std::uint64_t now_ = 1000;
};

Result<EtDump> parsed(const QByteArray& bytes) {
    return parse_etdump(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
}

Method sample() {
    Progress progress;
    const auto program =
        Engine().open(ARENASCOPE_SOURCE_DIR "/resources/samples/add_mul_sin/model_greedy.pte", progress);
    if (!program.ok()) qFatal("%s", program.error().text().c_str());
    return program.value()->methods.front();
}

/// "add.out" of "aten::add.out"
std::string kernelOf(const Method& method, int instruction) {
    return method.instructions[InstructionIndex(instruction)].op.substr(6);
}

}  // namespace

class TestDeviceTimes : public QObject {
    Q_OBJECT

private slots:
    /// Some devices give operators' names without the numbers of instructions.
    void namesAloneTellAnotherProgram() {
        const Method method = sample();
        const auto times = [&](std::initializer_list<const char*> names) {
            Dump dump;
            for (const char* name : names) dump.call(name, -1, 10);
            dump.endBlock();
            return device_times(parsed(dump.bytes()).value(), method);
        };
        const auto own = times({"Method::execute", "aten::mul", "aten::add", "aten::fused_by_the_device"});
        QVERIFY2(own.ok(), own.ok() ? "" : own.error().text().c_str());
        QCOMPARE(own.value().others.size(), std::size_t{3});
        // One operator in common is not enough.
        QVERIFY(!times({"Method::execute", "aten::mul", "aten::linear"}).ok());
        const auto foreign = times({"Method::execute", "aten::convolution", "aten::linear"});
        QVERIFY(!foreign.ok());
        QVERIFY2(foreign.error().text().find("aten::convolution") != std::string::npos, foreign.error().text().c_str());
        QVERIFY(times({"Method::execute"}).ok());
    }

    /// Another program may call operators at the same places, and the same ones at some.
    void namesOfKernelsTellAnotherProgram() {
        const Method method = sample();
        const auto times = [&](const std::string& second) {
            Dump dump;
            int instruction = 0;
            for (const std::string& name : {kernelOf(method, 0), second}) {
                dump.call(("native_call_" + name).c_str(), instruction, 8);
                dump.call("OPERATOR_CALL", instruction++, 10);
            }
            dump.call("Method::execute", 0, 40);
            dump.endBlock();
            return device_times(parsed(dump.bytes()).value(), method);
        };
        QVERIFY(times(kernelOf(method, 1)).ok());
        const auto foreign = times("convolution.out");
        QVERIFY(!foreign.ok());
        QVERIFY2(foreign.error().text().find("instruction 1 is convolution.out in the ETDump") != std::string::npos,
                 foreign.error().text().c_str());
    }

    void runsGiveMedianAndSpreadOfEachInstruction() {
        const Method method = sample();
        Dump dump;
        dump.call("Program::load_method", 0, 500);
        dump.endBlock();
        for (const std::uint64_t factor : {1, 3, 2}) {
            dump.allocation(64 * factor);
            dump.call(("native_call_" + kernelOf(method, 0)).c_str(), 0, 8 * factor);
            dump.call("OPERATOR_CALL", 0, 10 * factor);
            dump.call(("native_call_" + kernelOf(method, 1)).c_str(), 1, 15 * factor);
            dump.call("OPERATOR_CALL", 1, 20 * factor);
            dump.call("Method::execute", 0, 40 * factor);
            dump.endBlock();
        }
        const auto read = parsed(dump.bytes());
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        const auto times = device_times(read.value(), method);
        QVERIFY2(times.ok(), times.ok() ? "" : times.error().text().c_str());
        QCOMPARE(times.value().runs, std::size_t{3});
        QCOMPARE(times.value().whole.median, std::uint64_t{80});
        QCOMPARE(times.value().calls.size(), std::size_t{2});
        const DeviceCall& first = times.value().calls.front();
        QCOMPARE(first.ticks.least, std::uint64_t{10});
        QCOMPARE(first.ticks.median, std::uint64_t{20});
        QCOMPARE(first.ticks.most, std::uint64_t{30});
        QCOMPARE(first.kernel_ticks.median, std::uint64_t{16});
        QCOMPARE(first.kernel, kernelOf(method, 0));
        QCOMPARE(first.allocated, std::uint64_t{192});
        QCOMPARE(times.value().calls.back().allocated, std::uint64_t{0});
        QCOMPARE(times.value().others.front().name, std::string("Program::load_method"));
        QCOMPARE(times.value().allocators.front().name, std::string("temp"));
        QCOMPARE(times.value().allocators.front().largest, std::uint64_t{192});
    }

    void runsOfOneBlockAreApart() {
        const Method method = sample();
        Dump dump;
        for (const std::uint64_t ticks : {5, 7}) {
            dump.call("OPERATOR_CALL", 0, ticks);
            dump.call("OPERATOR_CALL", 0, ticks);  // a loop
            dump.call("Method::execute", 0, 2 * ticks);
        }
        dump.endBlock();
        const auto times = device_times(parsed(dump.bytes(false)).value(), method);
        QVERIFY2(times.ok(), times.ok() ? "" : times.error().text().c_str());
        QCOMPARE(times.value().runs, std::size_t{2});
        QCOMPARE(times.value().calls.front().calls, std::size_t{2});
        QCOMPARE(times.value().calls.front().ticks.least, std::uint64_t{10});
        QCOMPARE(times.value().calls.front().ticks.most, std::uint64_t{14});
    }

    void partsOfADelegateHaveTheirOperators() {
        Method method = sample();
        Instruction& call = method.instructions[InstructionIndex(0)];
        call.kind = Instruction::Kind::delegate;
        call.delegate = DelegateIndex(0);
        method.delegates.push_back({.id = "B", .handles = {{.id = 7, .nodes = {{"n", "aten.add.Tensor", "m.py:3"}}}}});
        Dump dump;
        dump.call("add", 0, 4, 7);
        dump.call("DELEGATE_CALL", 0, 6);
        dump.call("Method::execute", 0, 9);
        dump.endBlock();
        const auto times = device_times(parsed(dump.bytes()).value(), method);
        QVERIFY2(times.ok(), times.ok() ? "" : times.error().text().c_str());
        const DeviceCall& found = times.value().calls.front();
        QCOMPARE(found.parts.size(), std::size_t{1});
        QCOMPARE(found.parts.front().ticks.median, std::uint64_t{4});
        QCOMPARE(found.parts.front().ops, std::vector<std::string>{"aten.add.Tensor"});
        QCOMPARE(found.parts.front().source, std::string("m.py:3"));
    }

    void timesOfAnotherProgramAreRefused() {
        Dump dump;
        dump.call("native_call_convolution.out", 0, 4);
        dump.call("OPERATOR_CALL", 900, 4);
        dump.endBlock();
        const auto times = device_times(parsed(dump.bytes()).value(), sample());
        QVERIFY(!times.ok());
        const std::string text = times.error().text();
        QVERIFY2(text.find("convolution.out in the ETDump") != std::string::npos, text.c_str());
    }

    void aDumpThatWasCutSaysSo() {
        Dump dump;
        dump.call("OPERATOR_CALL", 0, 4);
        dump.endBlock();
        const QByteArray whole = dump.bytes();
        QVERIFY(parsed(whole + QByteArray(64, '\0')).ok());  // the rest of the device's buffer
        // Some writers align without the size prefix.
        Dump other;
        other.call("OPERATOR_CALL", 0, 4);
        other.endBlock();
        const QByteArray bare = other.bytes(false);
        const auto length = static_cast<quint32>(bare.size());
        const auto shifted = parsed(QByteArray(reinterpret_cast<const char*>(&length), 4) + bare);
        QVERIFY2(shifted.ok(), shifted.ok() ? "" : shifted.error().text().c_str());
        QCOMPARE(shifted.value().runs.front().calls.front().ticks(), std::uint64_t{4});
        const auto cut = parsed(whole.left(whole.size() - 8));
        QVERIFY(!cut.ok());
        QVERIFY2(cut.error().text().find("larger buffer") != std::string::npos, cut.error().text().c_str());
        QVERIFY(!parsed("ED00 is something else").ok());
    }
};

QTEST_GUILESS_MAIN(TestDeviceTimes)
#include "test_device_times.moc"
