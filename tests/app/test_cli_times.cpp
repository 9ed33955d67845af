// The time of moves on the command line: in JSON and in text, chosen for by --place auto, and unknown without
// bandwidths.

#include <QJsonArray>
#include <QTest>
#include <cmath>

#include "tests/app/cli_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Costs that rank the pools the other way around.
const QStringList timed{"--pool", "SRAM=1,size=200K,cost=9,bandwidth=900", "--pool", "PSRAM=2,cost=1,bandwidth=12.5ns"};

QJsonObject shownPlan(const QJsonObject& json) { return json["plans"].toArray().last().toObject(); }

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

}  // namespace

class TestCliTimes : public QObject {
    Q_OBJECT

    const QString model_ = sample("model_greedy.pte", "mobilenet_v2_w035");

private slots:
    void theTimesOfAPlanAddUp() {
        const QStringList words =
            QStringList{"plan", model_, "--planner", "greedy_by_size", "--assign", "op:*hardtanh*=PSRAM"};
        const QJsonObject plan = shownPlan(say(words + timed + QStringList{"--json"}).json().object());
        QMap<int, double> bytes, times;
        for (const QJsonValue& tensor : plan["tensors"].toArray()) {
            bytes[tensor["mem_id"].toInt()] += tensor["moved_bytes"].toDouble();
            times[tensor["mem_id"].toInt()] += tensor["move_milliseconds"].toDouble();
        }
        double sum = 0;
        for (const QJsonValue& pool : plan["pools"].toArray()) {
            const int id = pool["mem_id"].toInt();
            const double rate = id == 1 ? 900 : 80;
            QVERIFY(bytes[id] > 0);
            QCOMPARE(pool["bandwidth"].toDouble(), rate);
            QCOMPARE(pool["moved_bytes"].toDouble(), bytes[id]);
            QVERIFY(near(pool["move_milliseconds"].toDouble(), bytes[id] / (rate * 1000)));
            QVERIFY(near(pool["move_milliseconds"].toDouble(), times[id]));
            sum += times[id];
        }
        QVERIFY(near(plan["move_milliseconds"].toDouble(), sum));
        const QString text = say(words + timed).out;
        QVERIFY2(text.contains("moves in") && text.contains("moving the bytes of one run takes "), qPrintable(text));
    }

    void automaticPlacementTakesTheFasterPool() {
        const QStringList words{"plan", model_, "--planner", "greedy_by_size", "--json"};
        const auto time = [&](const QStringList& more) {
            return shownPlan(say(words + timed + more).json().object())["move_milliseconds"].toDouble();
        };
        const double automatic = time({"--place", "auto"}), slow = time({"--assign", "*=PSRAM"});
        QVERIFY2(automatic > 0 && automatic < 0.8 * slow, qPrintable(QString("%1 %2").arg(automatic).arg(slow)));
    }

    void withoutABandwidthTimesAreUnknown() {
        for (const QString& pools : {QString("PSRAM=2"), QString("PSRAM=2,bandwidth=80")}) {
            const QStringList words{"plan",   model_, "--planner", "greedy_by_size",
                                    "--pool", pools,  "--assign",  "op:*hardtanh*=PSRAM"};
            const QJsonObject plan = shownPlan(say(words + QStringList{"--json"}).json().object());
            QVERIFY(plan["move_milliseconds"].isNull());
            QVERIFY(plan["pools"].toArray()[0].toObject()["move_milliseconds"].isNull());
            const bool known = pools.contains("bandwidth");
            QCOMPARE(plan["pools"].toArray()[1].toObject()["move_milliseconds"].isNull(), !known);
            const QString text = say(words).out;
            QCOMPARE(text.contains("is unknown"), known);
            QCOMPARE(text.contains("moves in"), known);
        }
    }

    void everyVerbTellsThem() {
        const QStringList pool{"--pool", "SRAM=1,bandwidth=100"};
        const QString naive = sample("model_naive.pte"), greedy = sample("model_greedy.pte");
        QVERIFY2(say(QStringList{"info", greedy} + pool).out.contains(" in 0."),
                 qPrintable(say(QStringList{"info", greedy} + pool).out));
        const QString explained = say(QStringList{"explain", greedy, "--study-time", "0"} + pool).out;
        QVERIFY2(explained.contains("moving the bytes of one run takes"), qPrintable(explained));
        const QString compared = say(QStringList{"compare", greedy, naive} + pool).out;
        QVERIFY2(compared.contains("moving the bytes of one run takes") && compared.contains("before"),
                 qPrintable(compared));
        const QJsonObject json = say(QStringList{"compare", greedy, naive, "--json"} + pool).json().object();
        QVERIFY(json["before"].toObject()["move_milliseconds"].toDouble() > 0);
        const QString steps =
            say(QStringList{"explain", model_, "--place", "auto", "--study-time", "0", "--planner", "greedy_by_size"} +
                timed)
                .out;
        QVERIFY2(steps.contains(" ms (") || steps.contains(" ms, does not fit"), qPrintable(steps));
    }

    void aTargetStatesWhereItsFiguresAreFrom() {
        int timed_pools = 0;
        for (const QJsonValue& target : say({"list", "targets", "--json"}).json().object()["targets"].toArray()) {
            for (const QJsonValue& pool : target["pools"].toArray()) {
                if (pool["bandwidth"].isNull()) continue;
                ++timed_pools;
                QVERIFY2(!target["source"].toString().isEmpty(), qPrintable(target["id"].toString()));
            }
        }
        QVERIFY(timed_pools > 0);
    }
};

QTEST_MAIN(TestCliTimes)
#include "test_cli_times.moc"
