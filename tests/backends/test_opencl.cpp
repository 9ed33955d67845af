// The OpenCL backend: its payload, its device pool, and programs on it.

#include <QTemporaryDir>
#include <QTest>

#include <map>

#include "engine/backends/opencl/device.h"
#include "tests/backends/built_in.h"
#include "tests/backends/demo_programs.h"

namespace arenascope {

namespace {

Result<Outcome> evaluated(const std::shared_ptr<const Program>& program, Tuning tuning,
                          const std::vector<std::string>& backends) {
    tuning.delegation.backends = backends;
    Progress progress;
    return Engine().evaluate(*program, tuning, {}, progress);
}

/// `use_devices`: pools of a device are allocated in its memory.
Result<RunResult> ran(const std::shared_ptr<const Program>& program, const Outcome& outcome, bool use_devices) {
    const LoadOptions options{.use_devices = use_devices};
    TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan(), options));
    Progress progress;
    return executor->run(testing::some_inputs(program->methods.front()), {.events = true}, progress);
}

/// The pool of the device; null if there is none.
const Pool* device_pool(const Outcome& outcome) {
    for (const Pool& pool : outcome.plan().problem.pools) {
        if (pool.copy_function == "opencl") return &pool;
    }
    return nullptr;
}

/// Bytes and offsets of the tensors in the pool.
std::map<std::string, std::int64_t> places(const Outcome& outcome, const Pool& pool) {
    std::map<std::string, std::int64_t> found;
    const Plan& plan = outcome.plan();
    for (const BufferRow row : plan.problem.buffers.indices()) {
        const Buffer& buffer = plan.problem.buffers[row];
        if (buffer.mem_id == pool.mem_id) found[outcome.method->values[buffer.id].name] = plan.placement.offsets[row];
    }
    return found;
}

bool is_same(const std::vector<HostTensor>& got, const std::vector<HostTensor>& expected) {
    return got.size() == expected.size() &&
        std::equal(got.begin(), got.end(), expected.begin(), [](const HostTensor& a, const HostTensor& b) {
               const auto difference = compare(a, b);
               return difference.ok() && difference.value().first_mismatch < 0;
           });
}

std::shared_ptr<opencl::Machine> machine() {
    auto made = opencl::Machine::make();
    return made.ok() ? made.value() : nullptr;
}

}  // namespace

class TestOpencl : public QObject {
    Q_OBJECT

private slots:
    void whatLivesTogetherLiesApartAtMultiplesOf128() {
        opencl::Payload payload;
        for (int i = 0; i < 2; ++i)
            payload.values.push_back({.kind = opencl::Value::Kind::arg, .elements = 40, .key = {}});
        for (int i = 0; i < 20; ++i) {
            payload.values.push_back({.kind = opencl::Value::Kind::temp, .elements = 40, .key = {}});
            const auto at = static_cast<std::size_t>(i);
            payload.steps.push_back(
                {.op = opencl::Op::add, .in = {at, at + 1, opencl::none}, .out = at + 2, .inner = 40, .handle = i});
        }
        payload.outs = {21};
        place_values(payload);
        for (const opencl::Value& value : payload.values) QCOMPARE(value.offset % 128, std::int64_t{0});
        for (const opencl::Step& step : payload.steps) {
            for (const std::size_t in : {step.in[0], step.in[1]}) {
                const opencl::Value &a = payload.values[in], &b = payload.values[step.out];
                QVERIFY(a.offset + a.bytes() <= b.offset || b.offset + b.bytes() <= a.offset);
            }
        }
        QVERIFY(payload.pool_bytes < 5 * 256);
        QVERIFY(opencl::read_payload(write_payload(payload)).ok());
        QCOMPARE(write_payload(opencl::read_payload(write_payload(payload)).value()), write_payload(payload));
    }

    void aLyingPayloadIsRefusedAtItsByte() {
        const auto place = [](const std::string& text) {
            const auto payload = opencl::read_payload(text);
            return payload.ok() ? std::string("accepted") : payload.error().place.text();
        };
        const std::string head = "opencl 1\npool 256\narg 0 8\ntemp 128 8\n";
        QCOMPARE(place(head + "run relu 0 - - 1 1 8 1 @1\nout 1\n"), std::string("accepted"));
        QVERIFY(place(head + "run relu 0 - - 1 1 9 1 @1\nout 1\n").starts_with("byte "));
        QVERIFY(place(head + "run matmul 0 0 - 1 4 2 4 @1\nout 1\n").starts_with("byte "));
        QCOMPARE(place("opencl 1\npool 512\narg 64 8\n"), std::string("byte 22"));
        QVERIFY(place("opencl 1\npool 512\narg 384 64\n").starts_with("byte "));
        // A step gets no memory that it does not request.
        QVERIFY(place("opencl 1\npool 900000000\narg 0 8\ntemp 128 8\nrun relu 0 - - 1 1 8 1 @1\nout 1\n")
                    .starts_with("byte "));
        QVERIFY(
            place(
                "opencl 1\npool 400000256\narg 0 8\ntemp 128 8\ntemp 256 100000000\nrun relu 0 - - 1 1 8 1 @1\nout 1\n")
                .starts_with("byte "));
        for (std::size_t cut = 0; cut < head.size(); ++cut) QVERIFY(place(head.substr(0, cut)) != "accepted");
        std::mt19937 random(5);
        const std::string good = head + "run add 0 0 - 1 1 8 1 @1\nout 1\n";
        for (int i = 0; i < 20000; ++i) {
            std::string bent = good;
            for (int edits = 0; edits < 1 + i % 3; ++edits)
                bent[random() % bent.size()] = static_cast<char>(random() % 128);
            const auto payload = opencl::read_payload(bent);
            if (!payload.ok()) continue;
            for (const opencl::Value& value : payload.value().values)
                QVERIFY(value.offset + value.bytes() <= payload.value().pool_bytes);
        }
    }

    void theDeviceIsThere() {
        if (!testing::is_built_in("opencl")) QSKIP("built without OpenCL");
        const auto available = Backends::builtin().find("opencl")->is_available();
        QVERIFY2(available.ok(), available.ok() ? "" : available.error().text().c_str());
    }

    void programsOnTheDeviceComputeTheSame() {
        if (!testing::is_built_in("opencl")) QSKIP("built without OpenCL");
        const std::vector<std::vector<std::string>> ways{
            {"opencl", "demo"}, {"demo", "opencl"}, {"demo+opencl"}, {"opencl+demo"}};
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            const auto program = testing::random_program(seed, 12);
            const auto plain = evaluated(program, {}, {}), on_device = evaluated(program, {}, ways[seed % ways.size()]);
            QVERIFY2(plain.ok() && on_device.ok(), on_device.ok() ? "" : on_device.error().text().c_str());
            const auto expected = ran(program, plain.value(), false);
            QVERIFY(expected.ok() && expected.value().device_copies.empty());
            for (const bool use_devices : {false, true}) {
                const auto got = ran(program, on_device.value(), use_devices);
                QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                QVERIFY(is_same(got.value().outputs, expected.value().outputs));
            }
        }
    }

    // x -> mul | demo's add | mul -> out, with both muls on the device: their operands are in its pool.
    void inputsAndOutputsOfRegionsLieInThePoolOfTheDevice() {
        if (!testing::is_built_in("opencl")) QSKIP("built without OpenCL");
        testing::Graph graph({4, 25});
        const ValueId x = graph.input("x");
        const ValueId a = graph.cos(x);
        const ValueId b = graph.sin(a);
        graph.output(graph.cos(graph.add(b, b)));
        const auto program = graph.program();
        Tuning tuning;
        tuning.delegation.rules = {
            {"op:aten::sin.out", "cpu"}, {"op:aten::add.out", "demo"}, {"op:aten::cos.out", "opencl"}};
        const auto outcome = evaluated(program, tuning, {"opencl", "demo"});
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Pool* pool = device_pool(outcome.value());
        QVERIFY(pool && pool->device);
        QCOMPARE(pool->align, std::int64_t{128});
        const auto inside = places(outcome.value(), *pool);
        QCOMPARE(inside.size(), std::size_t{4});  // sin's result is demo's alone
        for (const auto& [name, offset] : inside) QCOMPARE(offset % 128, std::int64_t{0});
        const auto got = ran(program, outcome.value(), true);
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        // In: x and add's result. Out: cos for sin, and the last result for the caller. Nothing else is copied.
        QCOMPARE(got.value().device_copies.size(), std::size_t{1});
        const BankTraffic& moved = got.value().device_copies.front();
        QCOMPARE(moved.mem_id, pool->mem_id);
        QCOMPARE(QString::fromStdString(moved.device), QString("opencl"));
        QCOMPARE(moved.to_device, std::int64_t{2 * 400});
        QVERIFY(moved.from_device >= 2 * 400);
        QVERIFY(got.value().copied_bytes >= moved.to_device + moved.from_device);
        const auto plain = evaluated(program, {}, {});
        QVERIFY(is_same(got.value().outputs, ran(program, plain.value(), false).value().outputs));
    }

    void whatTheCallerSuppliesIsCopiedBesideThePools() {
        if (!testing::is_built_in("opencl")) QSKIP("built without OpenCL");
        testing::Graph graph({4, 25});
        graph.output(graph.cos(graph.input("x")));
        const auto program = graph.program();
        Tuning tuning;
        tuning.plan_inputs = tuning.plan_outputs = false;
        tuning.delegation.rules = {{"op:aten::cos.out", "opencl"}};
        const auto outcome = evaluated(program, tuning, {"opencl"});
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto got = ran(program, outcome.value(), true);
        QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
        QCOMPARE(got.value().device_copies.size(), std::size_t{1});
        QCOMPARE(got.value().device_copies.front().mem_id, 0);
        QCOMPARE(got.value().device_copies.front().to_device, std::int64_t{400});
        QCOMPARE(got.value().device_copies.front().from_device, std::int64_t{400});
    }

    void placesThatTheUserChoseStay() {
        testing::Graph graph;
        const ValueId a = graph.cos(graph.input("x"));
        graph.output(graph.sin(a));
        const auto program = graph.program();
        Tuning tuning;
        tuning.pools.push_back({.mem_id = 5, .name = "GPU", .align = 256, .device = true, .copy_function = "opencl"});
        tuning.assigned["x"] = 1;
        const auto outcome = evaluated(program, tuning, {"opencl"});
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Pool* pool = device_pool(outcome.value());
        QVERIFY(pool);
        QCOMPARE(pool->mem_id, 5);
        QCOMPARE(pool->align, std::int64_t{256});
        const auto inside = places(outcome.value(), *pool);
        QVERIFY(!inside.contains("x") && inside.size() == 1);
    }

    void aLoadedPlanKeepsTheAlignmentOfItsDevice() {
        testing::Graph graph({4, 25});
        graph.output(graph.sin(graph.cos(graph.input("x"))));
        const auto program = graph.program();
        const auto outcome = evaluated(program, {}, {"opencl"});
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const Engine engine;
        Progress progress;
        const QTemporaryDir made;
        const std::string path = made.filePath("device.pte").toStdString();
        const auto written = engine.export_to(path, *program, outcome.value(), false, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = engine.open(path, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const auto kept = engine.evaluate(*again.value(), {}, {}, progress);
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().text().c_str());
        const Pool* pool = device_pool(kept.value());
        QVERIFY(pool && pool->device);
        QCOMPARE(pool->align, std::int64_t{128});
        QVERIFY2(kept.value().plan().valid(), name_of(kept.value().plan().verdict).data());
    }

    void aPoolOfADeviceThatNobodyHasIsRefusedWithThoseThatAre() {
        testing::Graph graph;
        graph.output(graph.cos(graph.input("x")));
        Tuning tuning;
        tuning.pools.push_back({.mem_id = 2, .name = "GPU", .device = true, .copy_function = "opencll"});
        const auto outcome = evaluated(graph.program(), tuning, {});
        QVERIFY(!outcome.ok());
        const QString text = QString::fromStdString(outcome.error().text());
        QVERIFY2(text.contains("pool 'GPU'") && text.contains("unknown device 'opencll'") &&
                     text.contains("expected opencl"),
                 qPrintable(text));
    }

    void matricesAreMultipliedOnTheDevice() {
        if (!testing::is_built_in("opencl")) QSKIP("built without OpenCL");
        opencl::Payload payload;
        using Kind = opencl::Value::Kind;
        payload.values = {{.kind = Kind::arg, .elements = 6, .key = {}},
                          {.kind = Kind::arg, .elements = 6, .key = {}},
                          {.kind = Kind::arg, .elements = 2, .key = {}},
                          {.kind = Kind::temp, .elements = 6, .key = {}},
                          {.kind = Kind::temp, .elements = 4, .key = {}}};
        payload.steps = {
            {.op = opencl::Op::transpose, .in = {1, opencl::none, opencl::none}, .out = 3, .rows = 2, .columns = 3},
            {.op = opencl::Op::matmul, .in = {0, 3, 2}, .out = 4, .rows = 2, .inner = 3, .columns = 2}};
        payload.outs = {4};
        place_values(payload);
        const auto device = opencl::Device::make(machine(), payload);
        QVERIFY2(device.ok(), device.ok() ? "" : device.error().text().c_str());
        const float a[] = {1, 2, 3, 4, 5, 6}, b[] = {1, 0, 2, 0, 1, 1}, bias[] = {10, 20};
        QVERIFY(device.value()->copy_in(payload.values[0], a).ok() &&
                device.value()->copy_in(payload.values[1], b).ok());
        QVERIFY(device.value()->copy_in(payload.values[2], bias).ok());
        for (const opencl::Step& step : payload.steps) QVERIFY(device.value()->run(step).ok());
        float out[4] = {};
        QVERIFY(device.value()->copy_out(out, payload.values[4]).ok());
        QCOMPARE((std::vector<float>(out, out + 4)), (std::vector<float>{17, 25, 26, 31}));
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestOpencl)
#include "test_opencl.moc"
