// The footprint chart: its parts add up, all memories have one scale, an overrun has its true length, and unknown parts
// are marked.

#include <QLineEdit>
#include <QTest>
#include <cmath>

#include "engine/engine.h"
#include "tests/test_data.h"
#include "widgets/charts/footprint/footprint_bars.h"
#include "widgets/panels/pool_card.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Model {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
};

Model openedModel(const QString& name) {
    const Engine engine;
    Progress progress;
    const auto program = engine.open((programFolder(name) + "/model.pt2").toStdString(), progress);
    if (!program.ok()) return {};
    auto outcome = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
    if (!outcome.ok()) return {};
    return {program.value(), std::make_shared<const Outcome>(std::move(outcome).take())};
}

Tuning limited(std::vector<Limit> limits) {
    Tuning tuning;
    tuning.limits = std::move(limits);
    return tuning;
}

}  // namespace

class TestFootprintView : public QObject {
    Q_OBJECT
private slots:
    void every_limit_of_the_footprint_has_room_of_its_own() {
        const Model model = openedModel(QStringLiteral("mobilenet_v2_w035"));
        FootprintScene scene = footprintScene(footprint(*model.program, *model.outcome), limited({{"ram", 1}}));
        FootprintBars bars;
        std::vector<QLineEdit*> fields;
        for (std::size_t i = 0; i < scene.memories.size(); ++i) fields.push_back(new QLineEdit(&bars));
        QVERIFY(fields.size() >= 3);
        bars.setFields(fields);
        for (const int width : {480, 900}) {
            scene.memories.front().name = QString(40, u'W');  // of any length, in any language
            bars.resize(width, bars.height());
            bars.show(scene);
            for (std::size_t i = 0; i < fields.size(); ++i) {
                QVERIFY(bars.rect().contains(fields[i]->geometry()));
                for (std::size_t other = 0; other < i; ++other)
                    QVERIFY(!fields[i]->geometry().intersects(fields[other]->geometry()));
            }
        }
    }

    void the_footprint_adds_up() {
        const Model model = openedModel(QStringLiteral("mobilenet_v2_w035"));
        const Footprint print = footprint(*model.program, *model.outcome);
        const FootprintScene free = footprintScene(print, {});
        QVERIFY(!free.hasLimits());
        for (const FootprintBar& memory : free.memories) {
            qint64 sum = 0;
            for (const FootprintRow& part : memory.rows)
                sum += part.within || part.known == Known::unknown ? 0 : part.bytes;
            QCOMPARE(sum, memory.used);
        }
        const qint64 ram = free.memories.front().used, flash = free.memories.back().used;
        const FootprintScene tight = footprintScene(print, limited({{"ram", ram - 1}, {"flash", flash}}));
        QCOMPARE(tight.fit, Fit::over);
        QCOMPARE(tight.memories[tight.memories.size() - 2].overBy(), 1);
        QVERIFY(footprintScene(print, limited({{"ram", ram}, {"flash", flash}})).fits());
    }

    /// 9.28 MiB of 256 KiB must not look a quarter over, nor 384 bytes as wide as 2.6 KiB.
    void the_footprint_has_one_scale_and_an_overrun_its_length() {
        FootprintScene scene;
        scene.memories = {
            {.name = QStringLiteral("SRAM"), .id = {}, .rows = {}, .used = 4096, .limit = 1024, .fit = Fit::over},
            {.name = QStringLiteral("Flash"), .id = {}, .rows = {}, .used = 512}};
        FootprintBars bars;
        bars.resize(900, bars.height());
        bars.show(scene);
        const double unit = bars.xOf(1024) - bars.xOf(0);
        QVERIFY(unit > 50);
        QVERIFY(std::abs(bars.xOf(4096) - bars.xOf(0) - 4 * unit) < 1);  // four times the capacity, for every memory
        QVERIFY(std::abs(bars.xOf(512) - bars.xOf(0) - unit / 2) < 1);
        QVERIFY(bars.xOf(4096) < bars.width());
        const QImage image = [&] {
            QImage out(bars.size(), QImage::Format_RGB32);
            bars.render(&out);
            return out;
        }();
        const auto y = static_cast<int>(16 + 15 - 5);  // the upper border of the first bar
        QCOMPARE(image.pixelColor(static_cast<int>(bars.xOf(3072)), y + 1).hue() >= 0, true);
        QVERIFY(image.pixelColor(static_cast<int>(bars.xOf(3900)), y + 4) !=
                image.pixelColor(static_cast<int>(bars.xOf(3900)), 16 + 30 + 14));
    }

    void the_bar_of_a_pool_card_is_to_scale() {
        PoolBar bar;
        bar.resize(400, bar.height());
        bar.show({.name = "SRAM", .bytes = 4096, .capacity = 1024});
        QVERIFY(std::abs(bar.xOf(4096) - 4 * bar.xOf(1024)) < 1);
        QCOMPARE(bar.xOf(4096), 400.0);
        bar.show({.name = "SRAM", .bytes = 512, .capacity = 1024});
        QCOMPARE(bar.xOf(1024), 320.0);  // there is room to be over
    }

    void what_is_not_known_is_said_in_a_banner_and_not_as_fitting() {
        Footprint print;
        print.pools = {{.name = "SRAM", .mem_id = 1, .bytes = 1000}};
        print.parts = {
            {.kind = FootprintPart::Kind::arena, .memory = "SRAM", .name = message("Arena"), .from = {}, .bytes = 1000},
            {.kind = FootprintPart::Kind::delegate,
             .memory = "SRAM",
             .name = message("Workspace"),
             .from = {},
             .subjects = {"call_0", "XnnpackBackend", "xnnpack"},
             .bytes = 500,
             .known = Known::at_least}};
        const FootprintScene open = footprintScene(print, limited({{"SRAM", 4000}}));
        QCOMPARE(open.fit, Fit::unknown);
        QVERIFY(open.memories.front().isOpen && open.memories.front().used == 1500);
        QVERIFY2(open.cause().contains(QStringLiteral("call_0")), qPrintable(open.cause()));
        QCOMPARE(FootprintScene::bytesOf(open.memories.front().rows.back()), QStringLiteral("≥ 500"));
        // A lower bound above the limit: over, whatever the unknown parts are.
        QCOMPARE(footprintScene(print, limited({{"SRAM", 1200}})).fit, Fit::over);
        const FootprintScene given = footprintScene(print, limited({{"SRAM", 4000}, {"xnnpack", 800}}));
        QCOMPARE(given.fit, Fit::fits);
        QVERIFY(given.cause().isEmpty() && given.memories.front().used == 1800);
        print.parts.back().known = Known::measured;
        QCOMPARE(footprintScene(print, limited({{"SRAM", 4000}})).fit, Fit::fits);
    }
};

QTEST_MAIN(TestFootprintView)
#include "test_footprint_view.moc"
