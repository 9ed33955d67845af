// Damaged .pte files are refused with an error, never a crash.

#include <QtTest>
#include <random>

#include "engine/planning/lifetimes/lifetimes.h"
#include "tests/formats/pte_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

std::vector<std::byte> sample(const QString& name) { return bytesOf(programFolder(name) + "/model_greedy.pte"); }

QString refusal(const Result<Program>& program) {
    return program.ok() ? QString() : QString::fromStdString(program.error().text());
}

/// Reads everything that the importer returned, and writes it again: accepted files must be usable.
void use(const Program& program) {
    std::size_t sum = 0;
    for (const Method& method : program.methods) {
        for (const Value& value : method.values) {
            const Tensor* tensor = value.tensor();
            if (!tensor || !tensor->data) continue;
            for (const std::byte byte : tensor->data->bytes) sum += static_cast<std::size_t>(byte);
        }
        (void)lifetimes(method, LifetimeRules::safe);
        Progress progress;
        const Plan plan = storedPlan(method);
        const auto written = write_pte(Artifact{program, method, plan}, progress);
        if (written.ok()) sum += parsePte(written.value()).ok() ? 1 : 0;
    }
    for (const auto& [key, data] : program.named_data) sum += data.bytes.size();
    QVERIFY(sum < std::numeric_limits<std::size_t>::max());
}

}  // namespace

class TestPteDamage : public QObject {
    Q_OBJECT

private slots:
    void wrongFilesAreNamed() {
        QVERIFY(refusal(parsePte({})).contains("empty"));
        QVERIFY(refusal(parsePte(std::vector<std::byte>(200))).contains("not a .pte program"));
        std::vector<std::byte> old = sample("add_mul_sin");
        QVERIFY(old.size() > 64);
        old[7] = std::byte{'1'};
        QVERIFY(refusal(parsePte(old)).contains("ET11"));
        QVERIFY(sniff_pte(old));
        old[7] = std::byte{'2'};
        old.resize(60);
        QVERIFY(refusal(parsePte(old)).contains("60 bytes"));
        QVERIFY(!sniff_pte(ByteView(old).subspan(0, 7)));
    }

    void headersAreChecked() {
        const std::vector<std::byte> good = sample("add_mul_sin");
        const auto with = [&](std::size_t at, auto value) {
            std::vector<std::byte> bytes = good;
            std::memcpy(bytes.data() + at, &value, sizeof value);
            return refusal(parsePte(std::move(bytes)));
        };
        QVERIFY(parsePte(good).ok());
        QVERIFY(with(12, std::uint32_t{23}).contains("extended header of 23 bytes"));
        QVERIFY(with(16, std::uint64_t{1} << 40).contains("truncated"));
        QVERIFY(with(24, std::uint64_t{16}).contains("inside the program"));
        QVERIFY(with(24, ~std::uint64_t{0}).contains("truncated"));
        QVERIFY(with(32, std::uint64_t{1} << 40).contains("truncated"));
        QVERIFY(with(8, std::uint32_t{0}).contains("header"));
        QVERIFY(with(0, std::uint32_t{1} << 30).contains("damaged"));
    }

    void everyTruncationIsRefused() {
        const std::vector<std::byte> good = sample("add_mul_sin");
        for (std::size_t size = 0; size < good.size(); size += 1 + size / 64) {
            const auto program = parsePte({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)});
            QVERIFY2(!program.ok(), qPrintable(QString::number(size)));
            QVERIFY(!program.error().what.empty() && !program.error().expected.empty());
        }
    }

    void bitFlipsNeverCrash_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("flips");
        for (const char* name : {"add_mul_sin", "cond", "map_scan", "mutable_state", "branchy_multi_io", "ops_zoo"}) {
            QTest::newRow(name) << QString(name) << 400;
        }
    }
    void bitFlipsNeverCrash() {
        QFETCH(QString, name);
        QFETCH(int, flips);
        const std::vector<std::byte> good = sample(name);
        QVERIFY(good.size() > 64);
        std::mt19937 random(7);
        int refused = 0;
        for (int i = 0; i < flips; ++i) {
            std::vector<std::byte> bad = good;
            for (int k = 0; k <= i % 3; ++k) {
                bad[random() % bad.size()] ^= static_cast<std::byte>(1u << (random() % 8));
            }
            const auto program = parsePte(std::move(bad));
            if (program.ok()) use(program.value());
            else ++refused;
        }
        QVERIFY(refused > flips / 10);
    }

    void overwrittenWordsNeverCrash() {
        const std::vector<std::byte> good = sample("cond");
        std::mt19937 random(11);
        for (int i = 0; i < 600; ++i) {
            std::vector<std::byte> bad = good;
            static constexpr std::uint32_t words[] = {0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0xffff};
            const std::uint32_t word = words[random() % std::size(words)];
            std::memcpy(bad.data() + random() % (bad.size() - 4) / 4 * 4, &word, 4);
            const auto program = parsePte(std::move(bad));
            if (program.ok()) use(program.value());
        }
    }
};

QTEST_GUILESS_MAIN(TestPteDamage)
#include "test_pte_damage.moc"
