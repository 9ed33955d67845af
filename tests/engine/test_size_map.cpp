// Arena sizes over two symbols: the same numbers as plans and as curves, and where they stop fitting.

#include <QTest>

#include "engine/engine.h"
#include "engine/study/size_curve.h"
#include "engine/study/size_map.h"
#include "tests/test_data.h"

namespace arenascope {

class TestSizeMap : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString folder = testing::programFolder(QStringLiteral("superres_dyn"));
        Progress progress;
        auto program = engine_.open((folder + "/model.pt2").toStdString(), progress);
        QVERIFY2(program.ok(), program.ok() ? "" : program.error().text().c_str());
        program_ = program.value();
        const sym::Ranges& ranges = program_->methods.front().ranges;
        QCOMPARE(ranges.size(), std::size_t{2});
        first_ = ranges.begin()->first;
        second_ = std::next(ranges.begin())->first;
    }

    void everyPointIsThePlanOfItsSizes() {
        const SizeMap map = mapOf({}, first_, second_, 4);
        QCOMPARE(map.points.size(), map.across.values.size() * map.up.values.size());
        for (std::size_t up = 0; up < map.up.values.size(); ++up) {
            for (std::size_t across = 0; across < map.across.values.size(); ++across) {
                Tuning here;
                here.ranges[first_] = {map.across.min, map.across.values[across]};
                here.ranges[second_] = {map.up.min, map.up.values[up]};
                Progress progress;
                const auto outcome = engine_.evaluate(*program_, here, {}, progress);
                QVERIFY(outcome.ok());
                QCOMPARE(map.at(across, up).bounds.front(), outcome.value().plan().pools.front().lower_bound);
                QVERIFY(map.at(across, up).bytes.front() >= outcome.value().plan().pools.front().bytes);
                QVERIFY(map.at(across, up).fits);
            }
        }
        QVERIFY(
            std::none_of(map.largest.begin(), map.largest.end(), [](const auto& each) { return each.has_value(); }));
    }

    void turnedItIsTheSameMap() {
        const SizeMap map = mapOf({}, first_, second_, 5), turned = mapOf({}, second_, first_, 5);
        for (std::size_t up = 0; up < map.up.values.size(); ++up) {
            for (std::size_t across = 0; across < map.across.values.size(); ++across)
                QCOMPARE(map.at(across, up).bytes.front(), turned.at(up, across).bytes.front());
        }
    }

    /// Each row is the curve of its symbol, with the other symbol at the value of the row.
    void theFrontierIsThatOfTheCurves() {
        const SizeMap free = mapOf({}, first_, second_, 5);
        const std::int64_t least = free.points.front().bytes.front(), most = free.points.back().bytes.front();
        QVERIFY(least < most);
        for (const int part : {8, 3, 2}) {
            Tuning tuning;
            tuning.pools[0].capacity = least + (most - least) / part;
            const SizeMap map = mapOf(tuning, first_, second_, 5);
            int cut = 0;
            for (std::size_t row = 0; row < map.up.values.size(); ++row) {
                Tuning here = tuning;
                here.ranges[second_] = {map.up.min, map.up.values[row]};
                Progress progress;
                const auto curve = size_curve(engine_, *program_, here, first_, 5, progress);
                QVERIFY(curve.ok());
                QCOMPARE(map.largest[row], curve.value().largest_fit);
                for (std::size_t across = 0; across < map.across.values.size(); ++across)
                    QCOMPARE(map.at(across, row).fits,
                             map.largest[row] && map.across.values[across] <= *map.largest[row]);
                cut += map.largest[row] && *map.largest[row] < map.across.values.back() ? 1 : 0;
            }
            QVERIFY2(cut > 0, "somewhere between the ends");
        }
    }

    void whatCannotBeMappedIsNamed() {
        Progress progress;
        QVERIFY(!size_map(engine_, *program_, {}, first_, first_, 5, progress).ok());
        const auto unknown = size_map(engine_, *program_, {}, first_, "no_such", 5, progress);
        QVERIFY(!unknown.ok() && unknown.error().text().find(second_) != std::string::npos);
    }

    void aMapIsCancelledBetweenItsPoints() {
        int reported = 0;
        Progress* shared = nullptr;
        Progress progress([&](const Stage&, double) {
            if (++reported == 3) shared->cancel();
        });
        shared = &progress;
        const auto map = size_map(engine_, *program_, {}, first_, second_, 9, progress);
        QVERIFY(!map.ok() && map.error().is_cancelled);
        QVERIFY(reported < 20);
    }

private:
    [[nodiscard]] SizeMap mapOf(const Tuning& tuning, const std::string& across, const std::string& up,
                                int samples) const {
        Progress progress;
        auto map = size_map(engine_, *program_, tuning, across, up, samples, progress);
        if (!map.ok()) qFatal("%s", map.error().text().c_str());
        return std::move(map).take();
    }

    Engine engine_;
    std::shared_ptr<const Program> program_;
    std::string first_, second_;
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestSizeMap)
#include "test_size_map.moc"
