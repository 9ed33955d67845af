// The bandwidth of pools from measured times: the fastest operator that uses one pool alone decides.

#include <QTest>
#include <cmath>
#include <set>

#include "engine/engine.h"
#include "engine/study/calibrate_pools.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr double fast = 1600, slow = 100;  // MB/s of pool 1 and 2

struct Measured {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    std::vector<CallTime> times;  ///< as memories of these speeds give them
};

/// A network with some of its tensors in the slow pool. An operator takes as long as the slowest of its pools needs for
/// all its bytes; one that computes takes four times as long.
Measured measured() {
    Progress progress;
    Engine engine;
    const auto program =
        engine.open(ARENASCOPE_SOURCE_DIR "/resources/samples/mobilenet_v2_w035/model_greedy.pte", progress);
    if (!program.ok()) qFatal("%s", program.error().text().c_str());
    Tuning tuning;
    tuning.planner = "greedy_by_size";
    tuning.keep_loaded_plan = false;
    tuning = edit::add_pool(tuning, {.mem_id = 2, .name = "PSRAM"});
    auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    if (!outcome.ok()) qFatal("%s", outcome.error().text().c_str());
    // A residual block lies in the slow pool: its operators use that pool alone.
    const auto& rows = outcome.value().tensors;
    for (std::size_t i = rows.size() / 3; i < rows.size() / 2; ++i)
        tuning = edit::assign(std::move(tuning), {rows[i].name}, 2);
    outcome = engine.evaluate(*program.value(), tuning, {}, progress);
    if (!outcome.ok()) qFatal("%s", outcome.error().text().c_str());
    return {program.value(), std::move(outcome).take(), {}};
}

/// Root values of the tensors of an instruction.
std::set<ValueId> tensors_of(const Method& method, InstructionIndex at) {
    std::set<ValueId> out;
    const auto add = [&](ValueId id) {
        if (method.values.has(id) && method.values[id].tensor()) out.insert(id);
    };
    for (const std::vector<ValueId>* ids : {&method.instructions[at].args, &method.instructions[at].outs}) {
        for (const ValueId id : *ids) {
            if (!method.values.has(id)) continue;
            if (const auto* list = std::get_if<TensorList>(&method.values[id].data)) {
                for (const ValueId item : list->items) add(item);
            } else if (const auto* optional = std::get_if<OptionalTensorList>(&method.values[id].data)) {
                for (const ValueId item : optional->items) add(item);
            } else {
                add(id);
            }
        }
    }
    return out;
}

/// The pools that an instruction uses; 0: memory outside of them.
std::set<std::int32_t> pools_of(const Outcome& outcome, InstructionIndex at) {
    std::set<std::int32_t> out;
    for (const ValueId id : tensors_of(*outcome.method, at)) {
        const Tensor& tensor = *outcome.method->values[id].tensor();
        std::int32_t pool = 0;
        for (const Buffer& buffer : outcome.plan().problem.buffers) {
            if (buffer.id == (tensor.alias_of == no_value ? id : tensor.alias_of)) pool = buffer.mem_id;
        }
        out.insert(pool);
    }
    return out;
}

std::int64_t bytes_of(const Outcome& outcome, InstructionIndex at) {
    std::int64_t out = 0;
    for (const ValueId id : tensors_of(*outcome.method, at))
        out += outcome.method->values[id].tensor()->bytes().value_or(0);
    return out;
}

}  // namespace

class TestCalibratePools : public QObject {
    Q_OBJECT

private slots:
    void the_speeds_of_two_memories_come_back() {
        Measured made = measured();
        const Method& method = *made.outcome.method;
        DeviceTimes device;
        std::size_t alone = 0;
        bool computes = false;
        for (const InstructionIndex at : method.instructions.indices()) {
            if (method.instructions[at].kind != Instruction::Kind::kernel) continue;
            const std::set<std::int32_t> pools = pools_of(made.outcome, at);
            const auto bytes = static_cast<double>(bytes_of(made.outcome, at));
            const double rate = pools.contains(2) ? slow : pools.contains(0) ? 10 * fast : fast;
            const bool is_alone = pools.size() == 1 && !pools.contains(0);
            alone += is_alone ? 1 : 0;
            const double ms = bytes / (rate * 1000) * (is_alone && (computes = !computes) ? 1 : 4);
            made.times.push_back({.instruction = at, .milliseconds = ms, .bytes = bytes_of(made.outcome, at)});
            DeviceCall& call = device.calls.emplace_back();
            call.instruction = at;
            call.ticks = {.runs = 1, .median = static_cast<std::uint64_t>(ms * 2e6)};
            call.kernel_ticks = {.runs = 1, .median = static_cast<std::uint64_t>(ms * 1e6)};
            call.calls = 1;
        }
        QVERIFY2(alone > 10, qPrintable(QString::number(alone)));
        for (const bool on_device : {false, true}) {
            const auto times = on_device ? call_times(device, 1e6) : made.times;
            const auto speeds = pool_speeds(method, made.outcome.plan(), times);
            QCOMPARE(speeds.size(), std::size_t{2});
            for (const PoolSpeed& speed : speeds) {
                const double real = speed.mem_id == 1 ? fast : slow;
                QVERIFY2(std::abs(speed.bandwidth - real) < 0.01 * real,
                         qPrintable(QString("%1: %2").arg(speed.mem_id).arg(speed.bandwidth)));
                QCOMPARE(pools_of(made.outcome, speed.fastest), std::set<std::int32_t>{speed.mem_id});
            }
        }
    }

    void what_no_clock_can_measure_gives_nothing() {
        const Measured made = measured();
        std::vector<CallTime> times;
        for (const InstructionIndex at : made.outcome.method->instructions.indices()) {
            times.push_back({.instruction = at, .milliseconds = 0, .bytes = 1 << 20});
            times.push_back({.instruction = at, .milliseconds = 1, .bytes = 64});
        }
        times.push_back({.instruction = InstructionIndex(1 << 20), .milliseconds = 1, .bytes = 1 << 20});
        QVERIFY(pool_speeds(*made.outcome.method, made.outcome.plan(), times).empty());
    }

    void a_run_of_this_host_is_measured() {
        RunResult run;
        OpTime& time = run.times.emplace_back();
        time.milliseconds = 2;
        time.bytes_read = 5;
        time.bytes_written = 7;
        const auto times = call_times(run);
        QCOMPARE(times.size(), std::size_t{1});
        QCOMPARE(times[0].bytes, std::int64_t{12});
        QCOMPARE(times[0].milliseconds, 2.0);
    }
};

QTEST_GUILESS_MAIN(TestCalibratePools)
#include "test_calibrate_pools.moc"
