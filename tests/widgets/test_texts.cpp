// Texts made of other texts and of figures: a command without its mnemonic, the head of an arena, bytes of a step.

#include <QTest>
#include <map>

#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/arena/arena_facts.h"
#include "widgets/charts/map/map_scene.h"
#include "widgets/ui/ui_helpers.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void aCommandIsNamedWithoutItsMnemonic_data() {
        QTest::addColumn<QString>("plain");
        QTest::newRow("&Save session") << QStringLiteral("Save session");
        QTest::newRow("Drag && drop") << QStringLiteral("Drag & drop");
        QTest::newRow("保存(&S)") << QStringLiteral("保存");
        QTest::newRow("情報(&F) (info)") << QStringLiteral("情報 (info)");
        QTest::newRow("f(x)") << QStringLiteral("f(x)");
    }
    void aCommandIsNamedWithoutItsMnemonic() {
        QFETCH(const QString, plain);
        QCOMPARE(kit::withoutMnemonic(QString::fromUtf8(QTest::currentDataTag())), plain);
    }

    /// The peak of the arena and the most live bytes are told apart where they differ.
    void theHeadOfAnArenaNamesTheMostLiveBytes() {
        const auto heads = [](std::int64_t offset) {
            Pool sram;
            sram.name = "SRAM";
            const auto outcome = outcomeOf({{0, "a", 4096, 0, 1, 1, 0}, {1, "b", 4096, 1, 2, 1, offset}}, 3, {sram});
            const ArenaScene scene = arenaScene(*outcome);
            QStringList out;
            for (const Fact& each : arenaFacts(scene, outcome->plan(), 0, nullptr))
                out.append(each.label + QLatin1Char('=') + each.value);
            return out;
        };
        QVERIFY(heads(4096).contains(QStringLiteral("Peak at step=1")));
        QVERIFY(heads(8192).contains(QStringLiteral("Most live bytes=8 KiB")));
        QVERIFY(heads(8192).contains(QStringLiteral("SRAM peak=12 KiB")));
    }

    /// Where rows of a tensor have lifetimes of their own, the list of a step counts those that live there.
    void onlyLiveRowsCount() {
        Pool sram;
        sram.name = "SRAM";
        const auto whole = outcomeOf({{0, "a", 4096, 0, 2, 1, 0}, {1, "b", 1024, 0, 2, 1, 4096}}, 3, {sram});
        auto outcome = std::make_shared<Outcome>(*whole);
        std::vector<BufferPiece>& pieces = outcome->plans.front().problem.buffers[BufferRow(0)].pieces;
        pieces = {{0, 1024, 0, 1}, {512, 2048, 0, 0}, {3072, 4096, 2, 2}};
        const ArenaScene scene = arenaScene(*outcome);
        const auto listed = [&](int step) {
            std::map<std::string, qint64> out;
            for (const LiveTensor& each : liveAt(scene, 0, Step(step))) out[*each.box->label] = each.bytes;
            return out;
        };
        using Listed = std::map<std::string, qint64>;
        QCOMPARE(listed(0), (Listed{{"a", 2048}, {"b", 1024}}));
        QCOMPARE(listed(1), (Listed{{"a", 1024}, {"b", 1024}}));
        QCOMPARE(listed(2), (Listed{{"a", 1024}, {"b", 1024}}));
        pieces.erase(pieces.begin());
        const ArenaScene gap = arenaScene(*outcome);
        QCOMPARE(liveAt(gap, 0, Step(1)).size(), std::size_t{1});
    }
};

QTEST_MAIN(TestTexts)
#include "test_texts.moc"
