// io.json and the comparison with expected outputs.

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

#include "engine/runtime/vectors.h"
#include "tests/runtime/hand_made.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class TestVectors : public QObject {
    Q_OBJECT

private slots:
    void everyRecordedProgramIsRead() {
        int read = 0;
        for (const QString& name : programNames()) {
            const QString path = programFolder(name) + QStringLiteral("/io.json");
            if (!QFileInfo::exists(path)) continue;
            const auto runs = load_vectors(path.toStdString());
            // c64 tensors are read too; only running them is refused.
            QVERIFY2(runs.ok(), runs.ok() ? "" : runs.error().text().c_str());
            QVERIFY(!runs.value().empty());
            ++read;
        }
        QVERIFY(read > 0);
    }
    void damagedDescriptionsAreRefusedByName_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no json") << QByteArray("{") << "JSON";
        QTest::newRow("no runs") << QByteArray("{\"x\": 1}") << "runs";
        QTest::newRow("deep") << QByteArray("{\"runs\":") + QByteArray(100000, '[') << "JSON";
        const QByteArray start = "{\"runs\":[{\"outputs\":[],\"inputs\":[", end = "]}]}";
        QTest::newRow("dtype") << start + "{\"file\":\"a.bin\",\"dtype\":\"float99\",\"shape\":[1]}" + end << "float99";
        QTest::newRow("shape") << start + "{\"file\":\"a.bin\",\"dtype\":\"float32\",\"shape\":[-1]}" + end << "-1";
        QTest::newRow("overflow") << start +
                "{\"file\":\"a.bin\",\"dtype\":\"float32\",\"shape\":[4611686018427387904,4]}" +
                end << "bytes";
        QTest::newRow("bytes") << start + "{\"file\":\"a.bin\",\"dtype\":\"float32\",\"shape\":[2]}" + end << "4 bytes";
        QTest::newRow("elsewhere") << start + "{\"file\":\"../a.bin\",\"dtype\":\"float32\",\"shape\":[1]}" + end
                                   << "a file next to io.json";
        QTest::newRow("absent") << start + "{\"file\":\"b.bin\",\"dtype\":\"float32\",\"shape\":[1]}" + end << "b.bin";
    }
    void damagedDescriptionsAreRefusedByName() {
        QFETCH(QByteArray, json);
        QFETCH(QString, expected);
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("io.json")), json);
        write(folder.filePath(QStringLiteral("a.bin")), QByteArray(4, '\0'));
        const auto runs = load_vectors(folder.filePath(QStringLiteral("io.json")).toStdString());
        QVERIFY(!runs.ok());
        QVERIFY2(QString::fromStdString(runs.error().text()).contains(expected), runs.error().text().c_str());
    }
    void runsMayNameTheirMethod() {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("io.json")),
              "{\"runs\":[{\"method\":\"decode\",\"inputs\":[],\"outputs\":[]}]}");
        const auto runs = load_vectors(folder.filePath(QStringLiteral("io.json")).toStdString());
        QVERIFY(runs.ok());
        QCOMPARE(runs.value().front().method, std::string("decode"));
    }

    void comparisonFollowsTheRule_data() {
        QTest::addColumn<QList<float>>("got");
        QTest::addColumn<QList<float>>("expected");
        QTest::addColumn<qint64>("mismatch");
        const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
        QTest::newRow("equal") << QList<float>{1, 2} << QList<float>{1, 2} << qint64(-1);
        QTest::newRow("small beside a large one") << QList<float>{1e-4f, 100} << QList<float>{0, 100} << qint64(-1);
        QTest::newRow("relative") << QList<float>{100.009f} << QList<float>{100} << qint64(-1);
        QTest::newRow("too far") << QList<float>{1, 2.01f} << QList<float>{1, 2} << qint64(1);
        QTest::newRow("nan is nan") << QList<float>{nan, 1} << QList<float>{nan, 1} << qint64(-1);
        QTest::newRow("nan is no number") << QList<float>{1, nan} << QList<float>{1, 1} << qint64(1);
        QTest::newRow("infinity") << QList<float>{inf, -inf} << QList<float>{inf, inf} << qint64(1);
        QTest::newRow("infinity excuses nothing") << QList<float>{inf, 5} << QList<float>{inf, 1} << qint64(1);
    }
    void comparisonFollowsTheRule() {
        QFETCH(QList<float>, got);
        QFETCH(QList<float>, expected);
        QFETCH(qint64, mismatch);
        const auto as_host = [](const QList<float>& list) {
            return host<float>(DType::f32, {list.size()}, std::vector<float>(list.begin(), list.end()));
        };
        const auto result = compare(as_host(got), as_host(expected));
        QVERIFY(result.ok());
        QCOMPARE(qint64(result.value().first_mismatch), mismatch);
    }
    void integersMustBeEqual() {
        const auto result = compare(host<std::int64_t>(DType::i64, {2}, {1, (std::int64_t{1} << 60) + 1}),
                                    host<std::int64_t>(DType::i64, {2}, {1, std::int64_t{1} << 60}));
        QVERIFY(result.ok());
        QCOMPARE(result.value().first_mismatch, std::int64_t{1});
    }
    void otherShapesAndTypesAreRefused() {
        const HostTensor a = host<float>(DType::f32, {2}, {1, 2});
        // No kernel computes with u16, but its values are compared.
        const auto shorts = [](std::uint16_t last) { return host<std::uint16_t>(DType::u16, {3}, {1, 2, last}); };
        QCOMPARE(compare(shorts(9), shorts(9)).value().first_mismatch, -1);
        const auto apart = compare(shorts(9), shorts(65535));
        QVERIFY(apart.ok());
        QCOMPARE(apart.value().first_mismatch, 2);
        QCOMPARE(apart.value().max_abs, 65526.0);
        QVERIFY(!compare(a, host<float>(DType::f32, {1, 2}, {1, 2})).ok());
        QVERIFY(!compare(a, host<std::int32_t>(DType::i32, {2}, {1, 2})).ok());
    }
};

QTEST_GUILESS_MAIN(TestVectors)
#include "test_vectors.moc"
