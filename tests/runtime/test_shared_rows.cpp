// Kernels whose rows, pixels or heads threads share compute what one thread computes.

#include <QTest>

#include <array>

#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

constexpr std::int64_t channels = 64, height = 57, width = 61, rows = 353, length = 601;

std::vector<float> floats(std::int64_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<float> out;
    for (const double each : randomElements(random, count, -2, 2)) out.push_back(float(each));
    return out;
}

/// One call of each, on tensors that are large enough to be shared, with counts that no number of threads divides.
struct Calls {
    HandMade made;
    ValueId image = made.tensor("image", DType::f32, {1, channels, height, width}, {0, 2, 3, 1}),
            table = made.tensor("table", DType::f32, {rows, length}),
            bytes = made.tensor("bytes", DType::u8, {rows, length}),
            query = made.tensor("query", DType::f32, {1, 7, 61, 48});

    Calls() {
        made.method.inputs = {image, table, bytes, query};
        const ValueId none = made.none(), no = made.add("", false), yes = made.add("", true);
        const ValueId three = made.ints({3, 3}), one = made.ints({1, 1});
        const auto factors = [&](const char* name, std::int64_t count, std::vector<std::int64_t> sizes, unsigned seed) {
            return made.constant<float>(name, DType::f32, sizes, floats(count, seed));
        };
        const ValueId scale = factors("scale", channels, {channels}, 1),
                      shift = factors("shift", channels, {channels}, 2),
                      along = factors("along", channels, {channels, 1, 1}, 3),
                      weight = factors("weight", length, {length}, 4);
        pixels("arenascope::max_pool2d.out", {image, three, one, one, one, no});
        pixels("aten::avg_pool2d.out", {image, three, one, one, no, yes, none});
        pixels("arenascope::scale_channels.out", {made.add("", TensorList{{image}}), scale, shift, none, none});
        pixels("aten::add.out", {image, along, made.integer(1)});
        pixels("aten::sigmoid.out", {image});
        pixels("arenascope::curve.out", {image, made.add("", std::string("gelu"))});
        of("aten::_softmax.out", DType::f32, {rows, length}, {table, made.integer(-1), no});
        of("arenascope::safe_softmax.out", DType::f32, {rows, length}, {table});
        of("arenascope::layer_norm.out", DType::f32, {rows, length}, {table, weight, none, made.real(1e-5)});
        of("arenascope::requantize.out", DType::i8, {rows, length},
           {bytes, made.real(0.013), made.integer(100), made.real(0.021), made.integer(-3), made.integer(-128),
            made.integer(127)});
        of("arenascope::attention.out", DType::f32, {1, 7, 61, 48},
           {query, query, query, none, made.real(0.2), no, yes});
    }
    [[nodiscard]] static std::vector<HostTensor> inputs(unsigned seed) {
        std::vector<std::uint8_t> all(std::size_t(rows * length));
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint8_t>(i * 37 + i / 256 + seed);
        return {host<float>(DType::f32, {1, channels, height, width}, floats(channels * height * width, seed + 5)),
                host<float>(DType::f32, {rows, length}, floats(rows * length, seed + 6)),
                host<std::uint8_t>(DType::u8, {rows, length}, all),
                host<float>(DType::f32, {1, 7, 61, 48}, floats(7 * 61 * 48, seed + 7))};
    }
    [[nodiscard]] Result<std::unique_ptr<Executor>> load(int threads) const {
        return Executor::load(std::make_shared<const Program>(), made.method, made.plan, {.intra_threads = threads});
    }

private:
    void of(const std::string& op, DType dtype, const std::vector<std::int64_t>& sizes, std::vector<ValueId> args,
            const std::vector<std::uint8_t>& order = {}) {
        const ValueId out = made.tensor(op, dtype, sizes, order);
        args.insert(args.end(), {out, out});
        made.kernel(op, std::move(args), {out});
        made.method.outputs.push_back(out);
    }
    void pixels(const std::string& op, std::vector<ValueId> args) {
        of(op, DType::f32, {1, channels, height, width}, std::move(args), {0, 2, 3, 1});
    }
};

}  // namespace

class TestSharedRows : public QObject {
    Q_OBJECT
private slots:
    void partsAreThoseOfOneThread() {
        const Calls calls;
        const auto alone = calls.load(1);
        QVERIFY2(alone.ok(), alone.ok() ? "" : alone.error().text().c_str());
        Progress progress;
        // Two in turn: what a run leaves out still has the results of the run before.
        const std::array<std::vector<HostTensor>, 2> inputs{Calls::inputs(0), Calls::inputs(10)};
        std::array<std::vector<HostTensor>, 2> expected;
        for (std::size_t turn = 0; turn < 2; ++turn) {
            auto ran = alone.value()->run(inputs[turn], {}, progress);
            QVERIFY2(ran.ok(), ran.ok() ? "" : ran.error().text().c_str());
            expected[turn] = std::move(ran.value().outputs);
        }
        for (const int threads : {2, 3}) {
            const auto shared = calls.load(threads);
            QVERIFY2(shared.ok(), shared.ok() ? "" : shared.error().text().c_str());
            for (int run = 0; run < 14; ++run) {  // calls 6 to 10 of each are shared
                const std::size_t turn = std::size_t(run) % 2;
                const auto got = shared.value()->run(inputs[turn], {}, progress);
                QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                for (std::size_t k = 0; k < expected[turn].size(); ++k) {
                    const HostTensor &e = expected[turn][k], &g = got.value().outputs[k];
                    const std::string& op = calls.made.method.instructions[InstructionIndex(int(k))].op;
                    // oneDNN multiplies other numbers of heads in other blocks.
                    const auto difference = compare(g, e, 1e-5, 1e-5);
                    const bool isNear = difference.ok() && difference.value().first_mismatch == -1;
                    const bool isSame = op == "arenascope::attention.out" ? isNear : g.bytes == e.bytes;
                    QVERIFY2(isSame,
                             qPrintable(QStringLiteral("%1 in run %2 of %3 threads")
                                            .arg(QString::fromStdString(op))
                                            .arg(run)
                                            .arg(threads)));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSharedRows)
#include "test_shared_rows.moc"
