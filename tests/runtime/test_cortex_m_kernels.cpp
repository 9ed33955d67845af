// The arithmetic of cortex_m operators in cases that programs do not reach: ties, the ends of ranges, other cores, and
// releases without an available file.

#include <QTest>
#include <cmath>
#include <random>

#include "engine/kernels/fixed_point.h"
#include "engine/runtime/executor.h"
#include "tests/runtime/hand_made.h"
#include "tests/runtime/kernel_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

using Numbers = std::vector<double>;

/// Runs a call for a core; empty if it succeeded.
QString callFor(KernelCase& on, Core core, std::string_view op, std::vector<ValueId> args) {
    args.push_back(args.back());  // a call names its result once more
    std::unique_ptr<KernelState> state;
    CallTools tools{.scratch = {}, .workers = nullptr, .core = core};
    Call call(on.values(), args, state, &tools);
    const auto ran = find_kernel(op)->run(call);
    return ran.ok() ? QString() : QString::fromStdString(ran.error().text());
}

/// The nearest integer, halves away from zero, of x * multiplier / 2^31 * 2^shift, rounded as the kernels do: twice.
std::int32_t byDefinition(std::int32_t x, FixedFactor factor) {
    const int left = std::max(factor.shift, 0), right = std::max(-factor.shift, 0);
    const auto y = static_cast<std::int32_t>(static_cast<std::uint32_t>(x) << left);
    const auto high =
        static_cast<std::int32_t>(std::floor(static_cast<long double>(y) * factor.multiplier / 2147483648.0L + 0.5L));
    return static_cast<std::int32_t>(std::round(static_cast<long double>(high) / std::pow(2.0L, right)));
}

Numbers quantisedOn(Core core, const Numbers& values, double scale, std::int64_t zero, DType to = DType::i8) {
    KernelCase k;
    const auto count = static_cast<std::int64_t>(values.size());
    const std::int64_t most = to == DType::i8 ? 127 : 32767;
    const ValueId in = k.tensor(DType::f32, {count}, values), out = k.tensor(to, {count});
    const QString said = callFor(k, core, "cortex_m::quantize_per_tensor.out",
                                 {in, k.number(scale), k.integer(zero), k.integer(-most - 1), k.integer(most),
                                  k.integer(static_cast<std::int64_t>(to)), out});
    return said.isEmpty() && k.guardsHold() ? k.read(out) : Numbers();
}

}  // namespace

class TestCortexMKernels : public QObject {
    Q_OBJECT
private slots:
    void halvesAreRoundedAwayFromZero() {
        QCOMPARE(rounded_shift(3, 1), 2);
        QCOMPARE(rounded_shift(-3, 1), -2);
        QCOMPARE(rounded_shift(1, 1), 1);
        QCOMPARE(rounded_shift(-1, 1), -1);
        QCOMPARE(rounded_shift(5, 2), 1);
        QCOMPARE(rounded_shift(-6, 2), -2);
        QCOMPARE(rounded_shift(7, 0), 7);
        QCOMPARE(rounded_shift(std::numeric_limits<std::int32_t>::min(), 31), -1);
        // The product's tie rounds up, before the shift.
        QCOMPARE(requantise(1, {1 << 30, 0}), 1);
        QCOMPARE(requantise(-1, {1 << 30, 0}), 0);
        QCOMPARE(requantise(3, {1 << 30, 1}), 3);
        QCOMPARE(requantise(1 << 30, {1 << 30, 2}), 0);  // bits lost by a left shift are gone
    }
    void requantisingIsAsDefined() {
        std::mt19937 random(5);
        std::uniform_int_distribution<std::int32_t> numbers(-2'000'000, 2'000'000), shifts(-20, 8);
        std::uniform_int_distribution<std::int32_t> multipliers(1 << 30, 2147483647);
        for (int i = 0; i < 20000; ++i) {
            const std::int32_t x = numbers(random);
            const FixedFactor by{multipliers(random), shifts(random)};
            QCOMPARE(requantise(x, by), byDefinition(x, by));
        }
    }
    void highProductsSaturate() {
        constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();
        QCOMPARE(rounded_high_product(least, least), std::numeric_limits<std::int32_t>::max());
        QCOMPARE(rounded_high_product(1, 1 << 30), 1);
        QCOMPARE(rounded_high_product(-1, 1 << 30), 0);
        QCOMPARE(rounded_high_product(-3, 1 << 30), -1);
        QCOMPARE(rounded_high_product(least, 2147483647), -2147483647);
    }
    void exponentialsAreNear() {
        QCOMPARE(exp_of_negative(0), std::numeric_limits<std::int32_t>::max());
        for (std::int32_t x = -1; x > -(1 << 30); x -= 1'234'567) {
            const double expected = std::exp(x / 67108864.0) * 2147483648.0;
            QVERIFY(std::abs(exp_of_negative(x) - expected) < 2147483648.0 * 1e-6);
        }
    }
    /// Within a step of 1/256 of the exact value, and rows that sum to one give the same.
    void softmaxIsNear() {
        std::mt19937 random(3);
        std::uniform_int_distribution<int> values(-128, 127);
        const double scale = 0.07;
        const int exponent = 0;
        const double scaled = scale * 67108864.0;
        int shift = 0;
        const double fraction = std::frexp(scaled, &shift);
        const FixedFactor by{static_cast<std::int32_t>(std::lround(fraction * 2147483648.0)), shift + exponent};
        const FixedSoftmax softmax(by, static_cast<std::int32_t>(-std::floor(31 * 67108864.0 / std::pow(2, shift))));
        for (int run = 0; run < 200; ++run) {
            std::array<std::int8_t, 17> row{}, out{};
            for (auto& each : row) each = static_cast<std::int8_t>(values(random));
            softmax.row(row.data(), 17, out.data());
            double total = 0, largest = -128;
            for (const std::int8_t each : row) largest = std::max<double>(largest, each);
            for (const std::int8_t each : row) total += std::exp((each - largest) * scale);
            for (std::size_t i = 0; i < row.size(); ++i) {
                const double expected = std::exp((row[i] - largest) * scale) / total * 256 - 128;
                QVERIFY(std::abs(out[i] - std::min(expected, 127.0)) <= 1.0);
            }
            softmax.row(row.data(), 17, row.data());  // in place
            QVERIFY(row == out);
        }
    }

    /// Halves go to the even number; 40000 steps saturate, on MVE the 16 bits of the sum wrap, but only in whole
    /// blocks.
    void quantisingDependsOnTheCore() {
        QCOMPARE(quantisedOn(Core::m4, {0.5, 1.5, 2.5, -0.5, -1.5, 0.25}, 1, 0), (Numbers{0, 2, 2, 0, -2, 0}));
        const Numbers far(17, 40000.0);
        Numbers expected(17, 127.0);
        QCOMPARE(quantisedOn(Core::m4, far, 1, 0), expected);
        QCOMPARE(quantisedOn(Core::m0plus, far, 1, 0), expected);
        std::fill(expected.begin(), expected.begin() + 16, -128.0);
        QCOMPARE(quantisedOn(Core::m55, far, 1, 0), expected);
        // 16-bit results: blocks of 8.
        Numbers wide(9, 32767.0);
        std::fill(wide.begin(), wide.begin() + 8, 40000.0 - 65536.0);
        QCOMPARE(quantisedOn(Core::m85, Numbers(9, 40000.0), 1, 0, DType::i16), wide);
        const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
        QCOMPARE(quantisedOn(Core::m4, {nan, inf, -inf, 3e9}, 1, 5), (Numbers{5, 127, -128, 127}));
    }
    /// A product that float rounds up to a tie: rounded once, it stays below.
    void blocksAreRoundedOnce() {
        const float scale = 0.031F, inverse = 1.0F / scale;
        Numbers given;  // next to every tie, as near as float has numbers
        for (int step = -120; step < 120; ++step) {
            const float tie = (static_cast<float>(step) + 0.5F) * scale;
            for (const float each : {std::nextafter(tie, -9.0F), tie, std::nextafter(tie, 9.0F)})
                given.push_back(static_cast<double>(each));
        }
        const Numbers once = quantisedOn(Core::m55, given, static_cast<double>(scale), 3);
        const Numbers twice = quantisedOn(Core::m33, given, static_cast<double>(scale), 3);
        int differ = 0;
        for (std::size_t i = 0; i < given.size(); ++i) {
            const auto x = static_cast<float>(given[i]);
            const double exact = std::nearbyint(static_cast<double>(x) * static_cast<double>(inverse));
            const double rounded = static_cast<double>(std::nearbyint(x * inverse));
            QCOMPARE(once[i], std::clamp(exact + 3, -128.0, 127.0));
            QCOMPARE(twice[i], std::clamp(rounded + 3, -128.0, 127.0));
            differ += exact != rounded ? 1 : 0;
        }
        QVERIFY(once.size() == given.size() && given.size() % 16 == 0);
        QVERIFY(differ > 0);
    }

    void averagesOfTiesGoAwayFromZero() {
        KernelCase k;
        const ValueId in = k.tensor(DType::i8, {1, 1, 1, 4}, {1, 2, -1, -2}, {0, 2, 3, 1});
        const ValueId out = k.tensor(DType::i8, {1, 1, 1, 2}, {}, {0, 2, 3, 1});
        const ValueId scratch = k.tensor(DType::u8, {4});
        const std::vector<ValueId> args{
            in,           k.ints({1, 2}),     k.ints({1, 2}), k.ints({0, 0}), k.boolean(false),
            k.integer(0), k.integer(1 << 30), k.integer(0),   scratch,        out};
        QCOMPARE(callFor(k, Core::m4, "cortex_m::quantized_avg_pool2d.out", args), QString());
        QCOMPARE(k.read(out), (Numbers{2, -2}));
    }

    void scratchOfAnotherCoreIsRefused() {
        KernelCase k;
        const ValueId in = k.tensor(DType::i8, {1, 2, 1, 2}, {1, 2, 3, 4}, {0, 2, 3, 1});
        const ValueId out = k.tensor(DType::i8, {1, 2, 1, 1}, {}, {0, 2, 3, 1});
        const ValueId scratch = k.tensor(DType::u8, {0});
        const std::vector<ValueId> args{
            in,           k.ints({1, 2}),     k.ints({1, 2}), k.ints({0, 0}), k.boolean(false),
            k.integer(0), k.integer(1 << 30), k.integer(0),   scratch,        out};
        QVERIFY(
            callFor(k, Core::m4, "cortex_m::quantized_avg_pool2d.out", args).contains("scratch memory has 0 bytes"));
        QCOMPARE(callFor(k, Core::m55, "cortex_m::quantized_avg_pool2d.out", args), QString());
    }

    /// The kernel sums include the offset's part and the bias: both ways give the same.
    void linearLayersAreOneOnAllCores() {
        const Numbers weights{1, -2, 3, 4, 5, -6}, rows{10, 20, -30, -7, 8, 9}, bias{100, -50};
        const std::int64_t offset = 7;
        Numbers sums = bias;
        for (std::size_t o = 0; o < 2; ++o)
            for (std::size_t i = 0; i < 3; ++i) sums[o] += static_cast<double>(offset) * weights[3 * o + i];
        const auto outOn = [&](Core core, bool hasSums) {
            KernelCase k;
            const ValueId in = k.tensor(DType::i8, {2, 3}, rows), weight = k.tensor(DType::i8, {2, 3}, weights);
            const ValueId begin = k.tensor(DType::i32, {2}, hasSums ? sums : bias), out = k.tensor(DType::i8, {2, 2});
            const QString said = callFor(
                k, core, "cortex_m::quantized_linear.out",
                {in, weight, hasSums ? k.none() : begin, hasSums ? begin : k.none(), k.integer(offset), k.integer(0),
                 k.integer(-3), k.ints({1 << 30}), k.ints({-1}), k.integer(127), k.integer(-128), out});
            return said.isEmpty() ? k.read(out) : Numbers();
        };
        const Numbers expected = outOn(Core::m4, false);
        QCOMPARE(expected.size(), std::size_t{4});
        QCOMPARE(outOn(Core::m55, true), expected);
        QCOMPARE(outOn(Core::m55, false), Numbers());  // refused
        QVERIFY(outOn(Core::m4, true) != expected);    // the bias is lost
    }

    void memoryIsTakenAsItLies() {
        KernelCase k;
        const ValueId a = k.tensor(DType::i8, {1, 2, 1, 2}, {1, 2, 3, 4}, {0, 2, 3, 1});  // in memory 1 3 2 4
        const ValueId b = k.tensor(DType::i8, {1, 2, 1, 2}, {0, 9, 9, 0}, {0, 2, 3, 1});
        const ValueId out = k.tensor(DType::i8, {1, 2, 1, 2});
        QCOMPARE(callFor(k, Core::m4, "cortex_m::maximum.out", {a, b, out}), QString());
        QCOMPARE(k.read(out), (Numbers{1, 9, 9, 4}));
        const ValueId padded = k.tensor(DType::i8, {1, 2, 1, 3}, {}, {0, 2, 3, 1});
        const std::vector<ValueId> by{a, k.ints({0, 0, 1, 0}), k.ints({0, 0, 0, 0}), k.integer(-5), padded};
        QCOMPARE(callFor(k, Core::m4, "cortex_m::pad.out", by), QString());
        QCOMPARE(k.read(padded), (Numbers{-5, 1, 2, -5, 3, 4}));
        QVERIFY(k.guardsHold());
    }

    /// The portable kernel concatenates memory; only programs for a core are run so.
    void tensorsAreJoinedAsThePortableKernelDoes() {
        for (const bool isForCore : {false, true}) {
            KernelCase k;
            const ValueId a = k.tensor(DType::i8, {1, 2, 1, 2}, {1, 2, 3, 4}, {0, 2, 3, 1});
            const ValueId out = k.tensor(DType::i8, {1, 4, 1, 2}, {}, {0, 2, 3, 1});
            const std::vector<ValueId> args{k.tensors({a, a}), k.integer(1), out};
            if (isForCore) QCOMPARE(callFor(k, Core::m4, "aten::cat.out", args), QString());
            else QVERIFY(k.run("aten::cat.out", args).ok());
            const Numbers right{1, 2, 3, 4, 1, 2, 3, 4}, asMemory{1, 1, 3, 3, 2, 2, 4, 4};
            QCOMPARE(k.read(out), isForCore ? asMemory : right);
        }
    }

    /// Made from the schemas, as no file of release 1.3 or older is at hand: no scratch, and sums in place of a bias.
    void programsOfEarlierReleasesRun() {
        HandMade m;
        m.method.core = Core::m55;
        const ValueId in = m.tensor("in", DType::i8, {1, 2, 2, 2}, {0, 2, 3, 1});
        const ValueId weight = m.constant<std::int8_t>("w", DType::i8, {2, 1, 1, 2}, {1, 2, 3, 4});
        const ValueId factors = m.constant<std::int32_t>("m", DType::i32, {2}, {1 << 30, 1 << 30});
        const ValueId shifts = m.constant<std::int32_t>("s", DType::i32, {2}, {1, 1});
        const ValueId middle = m.tensor("middle", DType::i8, {1, 2, 2, 2}, {0, 2, 3, 1});
        const ValueId mean = m.tensor("mean", DType::i8, {1, 2, 1, 1}, {0, 2, 3, 1});
        const ValueId twice = m.tensor("twice", DType::i8, {1, 2, 1, 1}, {0, 2, 3, 1});
        const ValueId one = m.ints({1, 1}), none = m.ints({0, 0}), two = m.ints({2, 2}), zero = m.integer(0);
        m.method.inputs = {in};
        m.method.outputs = {twice};
        m.kernel("cortex_m::quantized_conv2d.out",
                 {in, weight, m.none(), one, none, one, zero, zero, factors, shifts, m.integer(-128), m.integer(127),
                  middle, middle},
                 {middle});
        m.kernel("cortex_m::quantized_avg_pool2d.out",
                 {middle, two, one, none, zero, m.integer(1 << 30), zero, mean, mean}, {mean});
        // 1.0 to 1.2: an addition without bounds. Each operand is halved first, and the sum doubled at the end.
        m.kernel("cortex_m::quantized_add.out",
                 {mean, zero, m.integer(1 << 30), zero, mean, zero, m.integer(1 << 30), zero, zero, m.integer(1 << 30),
                  m.integer(-18), twice, twice},
                 {twice});
        const auto result = m.run({host<std::int8_t>(DType::i8, {1, 2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        // Channels (1 2 3 4), (5 6 7 8): sums a + 2b and 3a + 4b, whose means are 15.5 and 33.5, up to 16 and 34.
        QCOMPARE(items<std::int8_t>(result.value().outputs.at(0)), (std::vector<std::int8_t>{2 * 16, 2 * 34}));
    }
};

QTEST_GUILESS_MAIN(TestCortexMKernels)
#include "test_cortex_m_kernels.moc"
