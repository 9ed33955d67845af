// Damaged payloads: cut at every byte, and with every field changed. A refusal names the field and its place.

#include <QRegularExpression>
#include <QTest>

#include <cstring>
#include <optional>

#include "tests/backends/built_in.h"
#include "tests/backends/demo_programs.h"

namespace arenascope {

namespace {

/// A program in one region of one backend, ready to be loaded with other payloads.
struct Delegated {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    Method method;
    std::vector<std::byte> payload;

    /// The error of loading and running it with that payload; empty if it runs.
    std::optional<Error> failure(std::vector<std::byte> bytes, const LoadOptions& options, bool& is_loaded) {
        auto owner = std::make_shared<std::vector<std::byte>>(std::move(bytes));
        method.delegates.front().payload = {*owner, owner};
        auto executor = Executor::load(program, method, outcome.plan(), options);
        is_loaded = executor.ok();
        if (!is_loaded) return executor.error();
        Progress progress;
        const auto result = executor.value()->run(testing::some_inputs(program->methods.front()), {}, progress);
        return result.ok() ? std::nullopt : std::optional<Error>(result.error());
    }
};

Result<Delegated> delegated(const std::string& backend) {
    testing::Graph graph;
    const ValueId x = graph.input("x");
    graph.output(graph.mul(graph.add(x, graph.constant("c", 1)), x));
    Delegated out{.program = graph.program(), .outcome = {}, .method = {}, .payload = {}};
    Tuning tuning;
    tuning.delegation.backends = {backend};
    Progress progress;
    TRY(out.outcome, Engine().evaluate(*out.program, tuning, {}, progress));
    if (out.outcome.method->delegates.size() != 1) return Error{.what = message("not one region")};
    out.method = *out.outcome.method;
    const ByteView payload = out.method.delegates.front().payload.bytes;
    out.payload.assign(payload.begin(), payload.end());
    return out;
}

}  // namespace

class TestHostilePayloads : public QObject {
    Q_OBJECT

private slots:
    void whatIsRefusedNamesBackendRegionAndByte_data() {
        QTest::addColumn<QString>("backend");
        for (const char* backend : {"demo", "xnnpack", "opencl"}) QTest::newRow(backend) << QString(backend);
    }
    void whatIsRefusedNamesBackendRegionAndByte() {
        QFETCH(const QString, backend);
        const std::string name = backend.toStdString();
        if (!testing::is_built_in(name)) QSKIP("built without it");
        auto made = delegated(name);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        Delegated& one = made.value();
        const Backends backends = Backends::builtin();
        const LoadOptions options{.backends = &backends};
        // Kept alive: a device's kernels are compiled once.
        const auto good = Executor::load(one.program, *one.outcome.method, one.outcome.plan(), options);
        QVERIFY2(good.ok(), good.ok() ? "" : good.error().text().c_str());
        int refused = 0, ran = 0, failed = 0;
        const auto attempt = [&](std::vector<std::byte> bytes) {
            bool is_loaded = false;
            const auto error = one.failure(std::move(bytes), options, is_loaded);
            ran += error ? 0 : 1;
            failed += error && is_loaded ? 1 : 0;
            refused += is_loaded ? 0 : 1;
            if (!error) return QString();
            const QString text = QString::fromStdString(error->text());
            const std::string id(backends.find(name)->id());
            const bool named = text.contains("executorch_call_delegate") &&
                text.contains("delegate 0 (" + QString::fromStdString(id) + ")");
            const bool placed = is_loaded || text.contains(QRegularExpression("/byte \\d+"));
            return named && placed ? QString() : text;
        };
        for (std::size_t cut = 0; cut < one.payload.size(); ++cut) {
            const auto end = one.payload.begin() + static_cast<std::ptrdiff_t>(cut);
            QCOMPARE(attempt({one.payload.begin(), end}), QString());
        }
        QVERIFY(refused >= static_cast<int>(one.payload.size()) * 9 / 10);
        for (std::size_t at = 0; at + 4 <= one.payload.size(); at += 2) {
            std::uint32_t field = 0;
            std::memcpy(&field, one.payload.data() + at, 4);
            for (const std::uint32_t other : {0U, field + 1, field - 1, 0x7fffffffU, 0x80000000U, 0xffffffffU}) {
                std::vector<std::byte> bent = one.payload;
                std::memcpy(bent.data() + at, &other, 4);
                QCOMPARE(attempt(std::move(bent)), QString());
            }
        }
        qInfo("%d refused, %d ran, %d failed while running", refused, ran, failed);
        QVERIFY(refused > static_cast<int>(one.payload.size()));
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestHostilePayloads)
#include "test_hostile_payloads.moc"
