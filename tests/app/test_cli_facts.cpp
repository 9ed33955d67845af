// What the command line tells of tensors: their specs, their memories, and which are the same in two files.

#include <QTest>
#include <algorithm>

#include "tests/app/cli_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestCliFacts : public QObject {
    Q_OBJECT

private slots:
    /// ExecuTorch's own example: mul goes to memory 2, which no pool was made for.
    void aMemoryIdMakesItsPool() {
        const Said said =
            say({"plan", sample("model.pt2"), "--assign", "op:aten::mul.*=2", "--planner", "greedy", "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QJsonArray plans = said.json()["plans"].toArray();
        const auto greedy = std::find_if(plans.begin(), plans.end(), [](const QJsonValue& plan) {
            return plan["planner"].toString() == QStringLiteral("greedy");
        });
        QVERIFY(greedy != plans.end());
        const QJsonArray pools = greedy->toObject()["pools"].toArray();
        QCOMPARE(pools.size(), 2);
        QCOMPARE(pools[0]["bytes"].toInt(), 384);
        QCOMPARE(pools[1]["bytes"].toInt(), 128);
        QCOMPARE(pools[1]["mem_id"].toInt(), 2);
        QCOMPARE(say({"plan", sample("model.pt2"), "--assign", "*=256"}).status, 2);  // ids end at 255
    }

    void everyTensorHasItsSpec_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("with a symbol") << sample("model.pt2", "mlp_dynbatch");
        QTest::newRow("static") << sample("model.pt2", "channels_last_conv");
        QTest::newRow("planned by ExecuTorch") << sample("model_greedy.pte", "mutable_state");
    }
    void everyTensorHasItsSpec() {
        QFETCH(QString, file);
        const QJsonValue method = say({"info", file, "--json"}).json()["methods"][0];
        const QJsonArray tensors = method["tensors"].toArray();
        QVERIFY(!tensors.isEmpty());
        for (const QJsonValue& tensor : tensors) {
            const QJsonValue spec = tensor["spec"];
            const auto rank = spec["dims"].toArray().size();
            QCOMPARE(tensor["shape"].toArray().size(), rank);
            QCOMPARE(spec["dim_order"].toArray().size(), rank);
            qint64 bytes = 1;
            for (const QJsonValue& term : spec["byte_terms"].toArray()) bytes *= term["value"].toInteger();
            QCOMPARE(bytes, tensor["bytes"].toInteger());
            for (qsizetype i = 0; i < rank; ++i) {
                const QJsonValue dim = spec["dims"][i];
                QCOMPARE(dim["max"].toInteger(), tensor["shape"][i].toInteger());
                QVERIFY(dim["min"].toInteger() <= dim["max"].toInteger());
                const bool isFixed = dim["min"] == dim["max"];
                QVERIFY(isFixed || spec["dynamism"].toString() == QStringLiteral("bounded"));
                if (!isFixed) QVERIFY(dim["hint"].isDouble());
            }
            if (spec["kind"].toString().startsWith(QStringLiteral("planned"))) QVERIFY(tensor["offset"].isDouble());
        }
        for (const QJsonValue& input : method["inputs"].toArray())
            QCOMPARE(input["shape"].toArray().size(), input["shape_expr"].toArray().size());
        const QString node = tensors.last()["node"].toString();
        const Said inspected = say({"inspect", file, node});
        if (inspected.status == 0) QVERIFY2(inspected.out.contains(", dim order"), qPrintable(inspected.out));
    }

    void aProgramIsComparedWithItsPte() {
        const QString model = sample("model.pt2", "dw_conv_tiny"), file = sample("model_greedy.pte", "dw_conv_tiny");
        const QJsonDocument json = say({"compare", model, file, "--json"}).json();
        QVERIFY(json["added"].toArray().isEmpty());
        QVERIFY(json["removed"].toArray().isEmpty());
        QVERIFY(json["matched_by_order"].toInt() > 0);
        QCOMPARE(json["matched"].toInt(), json["matched_by_order"].toInt() + json["matched_by_name"].toInt());
        QVERIFY(say({"compare", model, file}).out.contains(QStringLiteral(" by the order of operators")));
        const QJsonDocument same = say({"compare", file, file, "--json"}).json();
        QCOMPARE(same["matched_by_order"].toInt(), 0);
        QCOMPARE(same["matched"].toInt(), json["matched"].toInt());
    }

    void whatSaysNothingIsNotShown() {
        const Said plan = say({"plan", sample("model_greedy_noio.pte", "map_scan")});
        QCOMPARE(plan.status, 1);
        QVERIFY2(!plan.out.contains("-100"), qPrintable(plan.out));
        const Said pass = say({"plan", sample("model.pt2"), "--pass", "fold-constant"});
        QCOMPARE(pass.status, 2);
        QVERIFY2(pass.err.contains("expected fold-batch-norm") && pass.err.contains("'fold-constants'") &&
                     !pass.err.contains("  "),
                 qPrintable(pass.err));
        const Said inside = say({"plan", sample("model.pt2"), "--unplanned", "kind:intermediate"});
        QVERIFY2(inside.err.contains("only tensors inside the program"), qPrintable(inside.err));
    }
};

QTEST_GUILESS_MAIN(TestCliFacts)
#include "test_cli_facts.moc"
