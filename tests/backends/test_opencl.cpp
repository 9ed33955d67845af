// The OpenCL backend: its blob, its device pool, and programs on it.

#include <QTest>

#include "engine/backends/opencl/device.h"
#include "tests/backends/demo_programs.h"

namespace arenascope {

namespace {

bool is_available() {
    return Backends::builtin().find("opencl")->is_available().ok();
}

Result<std::vector<HostTensor>> outputs(const std::shared_ptr<const Program>& program,
                                        const std::vector<std::string>& backends) {
    Tuning tuning;
    tuning.delegation.backends = backends;
    Progress progress;
    const Engine engine;
    TRY(const Outcome outcome, engine.evaluate(*program, tuning, {}, progress));
    TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan()));
    TRY(RunResult result, executor->run(testing::some_inputs(program->methods.front()), {.events = true}, progress));
    return std::move(result.outputs);
}

}  // namespace

class TestOpencl : public QObject {
    Q_OBJECT

private slots:
    void whatLivesTogetherLiesApartAtMultiplesOf128() {
        opencl::Blob blob;
        for (int i = 0; i < 2; ++i)
            blob.values.push_back({.kind = opencl::Value::Kind::arg, .elements = 40, .key = {}});
        for (int i = 0; i < 20; ++i) {
            blob.values.push_back({.kind = opencl::Value::Kind::temp, .elements = 40, .key = {}});
            const auto at = static_cast<std::size_t>(i);
            blob.steps.push_back(
                {.op = opencl::Op::add, .in = {at, at + 1, opencl::none}, .out = at + 2, .inner = 40, .handle = i});
        }
        blob.outs = {21};
        place_values(blob);
        for (const opencl::Value& value : blob.values) QCOMPARE(value.offset % 128, std::int64_t{0});
        for (const opencl::Step& step : blob.steps) {
            for (const std::size_t in : {step.in[0], step.in[1]}) {
                const opencl::Value &a = blob.values[in], &b = blob.values[step.out];
                QVERIFY(a.offset + a.bytes() <= b.offset || b.offset + b.bytes() <= a.offset);
            }
        }
        QVERIFY(blob.pool_bytes < 5 * 256);
        QVERIFY(opencl::read_blob(write_blob(blob)).ok());
        QCOMPARE(write_blob(opencl::read_blob(write_blob(blob)).value()), write_blob(blob));
    }

    void aLyingBlobIsRefusedAtItsByte() {
        const auto place = [](const std::string& text) {
            const auto blob = opencl::read_blob(text);
            return blob.ok() ? std::string("accepted") : blob.error().place;
        };
        const std::string head = "opencl 1\npool 512\narg 0 8\ntemp 128 8\n";
        QCOMPARE(place(head + "run relu 0 - - 1 1 8 1 @1\nout 1\n"), std::string("accepted"));
        QVERIFY(place(head + "run relu 0 - - 1 1 9 1 @1\nout 1\n").starts_with("byte "));
        QVERIFY(place(head + "run matmul 0 0 - 1 4 2 4 @1\nout 1\n").starts_with("byte "));
        QCOMPARE(place("opencl 1\npool 512\narg 64 8\n"), std::string("byte 22"));
        QVERIFY(place("opencl 1\npool 512\narg 384 64\n").starts_with("byte "));
        for (std::size_t cut = 0; cut < head.size(); ++cut) QVERIFY(place(head.substr(0, cut)) != "accepted");
        std::mt19937 random(5);
        const std::string good = head + "run add 0 0 - 1 1 8 1 @1\nout 1\n";
        for (int i = 0; i < 20000; ++i) {
            std::string bent = good;
            for (int edits = 0; edits < 1 + i % 3; ++edits)
                bent[random() % bent.size()] = static_cast<char>(random() % 128);
            const auto blob = opencl::read_blob(bent);
            if (!blob.ok()) continue;
            for (const opencl::Value& value : blob.value().values)
                QVERIFY(value.offset + value.bytes() <= blob.value().pool_bytes);
        }
    }

    void programsOnTheDeviceComputeTheSame() {
        if (!is_available()) QSKIP("no OpenCL device");
        for (std::uint32_t seed = 0; seed < 12; ++seed) {
            const auto program = testing::random_program(seed, 12);
            const auto expected = outputs(program, {}), got = outputs(program, {"opencl", "demo"});
            QVERIFY2(expected.ok() && got.ok(), got.ok() ? "" : got.error().text().c_str());
            for (std::size_t i = 0; i < expected.value().size(); ++i) {
                const auto difference = compare(got.value()[i], expected.value()[i]);
                QVERIFY(difference.ok() && difference.value().first_mismatch < 0);
            }
        }
    }

    void matricesAreMultipliedOnTheDevice() {
        if (!is_available()) QSKIP("no OpenCL device");
        opencl::Blob blob;
        using Kind = opencl::Value::Kind;
        blob.values = {{.kind = Kind::arg, .elements = 6, .key = {}},
                       {.kind = Kind::arg, .elements = 6, .key = {}},
                       {.kind = Kind::arg, .elements = 2, .key = {}},
                       {.kind = Kind::temp, .elements = 6, .key = {}},
                       {.kind = Kind::temp, .elements = 4, .key = {}}};
        blob.steps = {
            {.op = opencl::Op::transpose, .in = {1, opencl::none, opencl::none}, .out = 3, .rows = 2, .columns = 3},
            {.op = opencl::Op::matmul, .in = {0, 3, 2}, .out = 4, .rows = 2, .inner = 3, .columns = 2}};
        blob.outs = {4};
        place_values(blob);
        const auto device = opencl::Device::make(blob);
        QVERIFY2(device.ok(), device.ok() ? "" : device.error().text().c_str());
        const float a[] = {1, 2, 3, 4, 5, 6}, b[] = {1, 0, 2, 0, 1, 1}, bias[] = {10, 20};
        QVERIFY(device.value()->copy_in(blob.values[0], a).ok() && device.value()->copy_in(blob.values[1], b).ok());
        QVERIFY(device.value()->copy_in(blob.values[2], bias).ok());
        for (const opencl::Step& step : blob.steps) QVERIFY(device.value()->run(step).ok());
        float out[4] = {};
        QVERIFY(device.value()->copy_out(out, blob.values[4]).ok());
        QCOMPARE((std::vector<float>(out, out + 4)), (std::vector<float>{17, 25, 26, 31}));
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestOpencl)
#include "test_opencl.moc"
