// How far an output may differ from the expected one: expected 16-bit numbers are rounded.

#include <QTest>

#include "engine/runner/check_output.h"

using namespace arenascope;

class TestCheckOutput : public QObject {
    Q_OBJECT

private slots:
    void sixteenBitsMayBeOneUnitApart() {
        const auto half = [](std::uint16_t bits) {
            const auto bytes = std::as_bytes(std::span(&bits, 1));
            return HostTensor{.dtype = DType::f16, .shape = {1}, .bytes = {bytes.begin(), bytes.end()}};
        };
        const auto mismatch = [&](std::uint16_t got, std::uint16_t expected, std::optional<double> rtol) {
            const HostTensor wanted = half(expected);
            RunRequest request;
            request.rtol = rtol;
            return check_output(Method{}, 0, half(got), &wanted, request).difference.value().first_mismatch;
        };
        QCOMPARE(mismatch(0x3801, 0x3800, {}), std::int64_t{-1});  // 0.5 and the next number
        QCOMPARE(mismatch(0x3803, 0x3800, {}), std::int64_t{0});
        QCOMPARE(mismatch(0x3801, 0x3800, 1e-4), std::int64_t{0});  // a given tolerance is not widened
        QCOMPARE(mismatch(0x3801, 0x3800, 0), std::int64_t{0});
    }
};

QTEST_GUILESS_MAIN(TestCheckOutput)
#include "test_check_output.moc"
