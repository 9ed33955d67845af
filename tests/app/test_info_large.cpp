// `info` on a large problem reports the file's figures and does not search for a better plan unless requested.

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/app/cli_testing.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestInfoLarge : public QObject {
    Q_OBJECT
private:
    QTemporaryDir folder_;

    /// For so many buffers no quick plan is proven optimal.
    QString problem(int buffers) {
        std::mt19937 random(3);
        QByteArray text("id,lower,upper,size\n");
        for (int i = 0; i < buffers; ++i) {
            const int last = i + 1 + static_cast<int>(random() % 400);
            text += 'b' + QByteArray::number(i) + ',' + QByteArray::number(i) + ',' + QByteArray::number(last) + ',' +
                QByteArray::number(1 + static_cast<int>(random() % 5000)) + '\n';
        }
        const QString path = folder_.filePath(QStringLiteral("%1.csv").arg(buffers));
        return put(path, text) ? path : QString();
    }

private slots:
    void aLargeProblemIsListedWithAQuickPlanAndSaysSo() {
        const Said said = say({"info", problem(20'000), "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        const QJsonObject method = said.json()["methods"][0].toObject();
        QCOMPARE(method["planner"].toString(), QStringLiteral("greedy_by_size"));
        QCOMPARE(method["tensors"].toArray().size(), 20'000);
        QVERIFY2(said.err.contains(QStringLiteral("--planner auto")), qPrintable(said.err));
    }

    /// It is written piece by piece, in the form of every other verb.
    void theJsonIsWrittenAsItIsDumped() {
        const QString table = problem(300), model = sample(QStringLiteral("model_greedy.pte"), QStringLiteral("cond"));
        const QString broken = folder_.filePath(QStringLiteral("broken.csv"));
        QVERIFY(put(broken, "id,lower,upper,size\n"));
        for (const QStringList& files : {QStringList{table}, QStringList{model}, QStringList{table, broken, model}}) {
            const Said said = say(QStringList{"info", "--json"} + files);
            QVERIFY2(!said.out.isEmpty(), qPrintable(said.err));
            const auto json = nlohmann::ordered_json::parse(said.out.toStdString(), nullptr, false);
            QVERIFY(!json.is_discarded());
            QCOMPARE(said.out, QString::fromStdString(json.dump(1)) + '\n');
        }
    }

    void aLargeProblemIsExplainedWithAQuickPlanUnlessAPlannerIsGiven() {
        const QString path = problem(20'000);
        const Said said = say({"explain", path, "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        QCOMPARE(said.json()["planner"].toString(), QStringLiteral("greedy_by_size"));
        QCOMPARE(said.json()["gains"]["possible"].toInt(), 1);  // the search
        QVERIFY2(said.err.contains(QStringLiteral("--planner auto")), qPrintable(said.err));
        const Said given = say({"explain", path, "--json", "--planner", "greedy"});
        QCOMPARE(given.json()["planner"].toString(), QStringLiteral("greedy"));
        QVERIFY2(given.err.isEmpty(), qPrintable(given.err));
    }

    void aSmallOneIsSearchedAndThereIsNothingToSay() {
        const Said said = say({"info", problem(60), "--json"});
        QVERIFY2(said.status == 0, qPrintable(said.err));
        QCOMPARE(said.json()["methods"][0]["planner"].toString(), QStringLiteral("auto"));
        QVERIFY2(said.err.isEmpty(), qPrintable(said.err));
    }
};

QTEST_MAIN(TestInfoLarge)
#include "test_info_large.moc"
