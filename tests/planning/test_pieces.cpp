// Buffers whose rows have separate lifetimes: verified, bounded and placed by the offset differences at which two of
// them conflict.

#include <QTest>

#include "engine/base/random.h"
#include "engine/planning/assess.h"
#include "engine/planning/bounds.h"
#include "engine/planning/placement/distances.h"
#include "engine/planning/planner.h"
#include "engine/planning/verify.h"

using namespace arenascope;

namespace {

Problem problemOf(std::vector<Buffer> buffers) {
    Problem problem;
    problem.align = 1;
    problem.pools.push_back({.mem_id = 1});
    for (Buffer& buffer : buffers) problem.buffers.push_back(std::move(buffer));
    return problem;
}

/// `rows` rows of 10 bytes, each live from first + row to last + row.
Buffer rowsOf(int id, int rows, std::int32_t first, std::int32_t last) {
    Buffer buffer{.id = ValueId(id), .bytes = 10 * rows, .first = first, .last = last + rows - 1};
    for (int row = 0; row < rows; ++row) buffer.pieces.push_back({10 * row, 10 * (row + 1), first + row, last + row});
    return buffer;
}

Placement placed(std::vector<std::int64_t> offsets) {
    Placement placement;
    for (const std::int64_t offset : offsets) placement.offsets.push_back(offset);
    return placement;
}

/// The slow way: byte by byte and step by step.
bool overlaps(const Problem& problem, const Placement& placement) {
    std::map<std::pair<std::int64_t, std::int32_t>, BufferRow> taken;
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        auto pieces = buffer.pieces;
        if (pieces.empty()) pieces = {{0, buffer.bytes, buffer.first, buffer.last}};
        for (const BufferPiece& piece : pieces)
            for (std::int64_t at = piece.begin; at < piece.end; ++at)
                for (std::int32_t step = piece.first; step <= piece.last; ++step)
                    if (!taken.emplace(std::pair(placement.offsets[row] + at, step), row).second) return true;
    }
    return false;
}

Problem randomProblem(std::uint64_t seed) {
    Xorshift random(seed);
    const auto below = [&](std::uint64_t most) { return static_cast<std::int32_t>(random.below(most)); };
    std::vector<Buffer> buffers;
    for (int i = 0; i < 12; ++i) {
        const std::int32_t first = below(12), rows = 1 + below(4);
        if (below(3) > 0) buffers.push_back(rowsOf(i, rows, first, first + below(4)));
        else buffers.push_back({.id = ValueId(i), .bytes = 1 + below(40), .first = first, .last = first + below(6)});
    }
    return problemOf(std::move(buffers));
}

struct Block {
    std::int64_t begin = 0, end = 0;
    std::int32_t first = 0, last = 0;
};

/// An arena of 640 bytes cut into blocks of bytes and steps, all of it used all the time.
void cutUp(const Block& whole, int cuts, Xorshift& random, std::vector<Block>& blocks) {
    const auto bytes = static_cast<std::uint64_t>(whole.end - whole.begin);
    const auto steps = static_cast<std::uint64_t>(whole.last - whole.first + 1);
    if (cuts == 0 || (bytes < 20 && steps < 2)) return blocks.push_back(whole);
    Block a = whole, b = whole;
    if (steps < 2 || (bytes >= 20 && random.below(2) == 0)) {
        a.end = b.begin = whole.begin + 10 * (1 + static_cast<std::int64_t>(random.below(bytes / 10 - 1)));
    } else {
        a.last = whole.first + static_cast<std::int32_t>(random.below(steps - 1));
        b.first = a.last + 1;
    }
    cutUp(a, cuts - 1, random, blocks);
    cutUp(b, cuts - 1, random, blocks);
}

/// Blocks above one another that share a step become rows of one buffer: it is known to fit into 640 bytes.
Problem fittingProblem(std::uint64_t seed) {
    Xorshift random(seed);
    std::vector<Block> blocks;
    cutUp({0, 640, 0, 31}, 6, random, blocks);
    std::vector<std::vector<Block>> joined;
    std::vector<bool> isUsed(blocks.size(), false);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (isUsed[i]) continue;
        joined.push_back({blocks[i]});
        for (std::size_t next = i + 1; next < blocks.size() && joined.back().size() < 4; ++next) {
            const Block below = joined.back().back(), &above = blocks[next];
            if (isUsed[next] || above.begin != below.end || above.first > below.last || above.last < below.first)
                continue;
            joined.back().push_back(above);
            isUsed[next] = true;
        }
    }
    std::vector<Buffer> buffers;
    for (const auto& rows : joined) {
        const std::int64_t at = rows.front().begin;
        Buffer buffer{.id = ValueId(static_cast<int>(buffers.size())), .bytes = rows.back().end - at, .first = 31};
        for (const Block& row : rows) {
            buffer.first = std::min(buffer.first, row.first);
            buffer.last = std::max(buffer.last, row.last);
            buffer.pieces.push_back({row.begin - at, row.end - at, row.first, row.last});
        }
        buffers.push_back(std::move(buffer));
    }
    for (std::size_t i = buffers.size(); i > 1; --i) std::swap(buffers[i - 1], buffers[random.below(i)]);
    return problemOf(std::move(buffers));
}

}  // namespace

class TestPieces : public QObject {
    Q_OBJECT

private slots:
    /// A result that follows its dying operand: row k is written when row k of the operand is read for the last
    /// time.
    void aResultFollowsItsDyingOperand() {
        const Problem problem = problemOf({rowsOf(0, 8, 0, 8), rowsOf(1, 8, 8, 20)});
        const Pool& pool = problem.pools[PoolRow(0)];
        QCOMPARE(lower_bound(problem, pool), 90);
        QVERIFY(faults_in(problem, placed({10, 0})).empty());   // one row before it
        QVERIFY(!faults_in(problem, placed({0, 10})).empty());  // it overwrites the row that is read next
        QVERIFY(!faults_in(problem, placed({0, 0})).empty());
        QVERIFY(faults_in(problem, placed({0, 80})).empty());
        Progress progress;
        for (const std::string_view id : {"piecewise", "auto"}) {
            const auto plan = find_planner(id)->plan(problem, {}, progress);
            QVERIFY(plan.ok());
            QVERIFY(faults_in(problem, plan.value()).empty());
            QCOMPARE(std::max(plan.value().offsets[BufferRow(0)], plan.value().offsets[BufferRow(1)]) + 80, 90);
        }
    }

    void theVerifierAgreesWithEveryByte() {
        int wrong = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const Problem problem = randomProblem(seed);
            Xorshift random(seed + 1000);
            Placement placement;
            for (std::size_t i = 0; i < problem.buffers.size(); ++i)
                placement.offsets.push_back(static_cast<std::int64_t>(random.below(250)));
            const bool expected = overlaps(problem, placement);
            QCOMPARE(!faults_in(problem, placement).empty(), expected);
            wrong += expected ? 1 : 0;
        }
        QVERIFY(wrong > 0 && wrong < 400);
    }

    void everyPlannerPlacesThem_data() {
        QTest::addColumn<QString>("id");
        for (const Planner& planner : builtin_planners())
            QTest::newRow(planner.id.data()) << QString::fromLatin1(planner.id.data());
    }
    void everyPlannerPlacesThem() {
        QFETCH(QString, id);
        Progress progress;
        const Planner* planner = find_planner(id.toStdString());
        std::int64_t bytes = 0, whole = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Problem problem = randomProblem(seed);
            const auto plan = planner->plan(problem, {.nodes = 200}, progress);
            QVERIFY2(plan.ok(), plan.ok() ? "" : plan.error().text().c_str());
            QVERIFY(!overlaps(problem, plan.value()));
            QVERIFY(faults_in(problem, plan.value()).empty());
            std::int64_t top = 0;
            for (const BufferRow row : problem.buffers.indices())
                top = std::max(top, plan.value().offsets[row] + problem.buffers[row].bytes);
            QVERIFY(top >= lower_bound(problem, problem.pools[PoolRow(0)]));
            Problem hull = problem;
            for (Buffer& buffer : hull.buffers) buffer.pieces.clear();
            bytes += top;
            whole += lower_bound(hull, hull.pools[PoolRow(0)]);
        }
        if (planner->supports.pieces) QVERIFY2(bytes < whole, "no better than whole lifetimes can be");
    }

    /// Computing distances has a work limit; beyond it buffers are kept separate as wholes.
    void manyPiecesAreNotComparedWithoutEnd() {
        constexpr int count = 12, pieces = 300;
        std::vector<Buffer> buffers;
        for (int i = 0; i < count; ++i) buffers.push_back(rowsOf(i, pieces, 0, 4));
        const Problem problem = problemOf(std::move(buffers));
        std::vector<PiecedBuffer> parts;
        for (const Buffer& buffer : problem.buffers)
            parts.push_back({buffer.bytes, buffer.first, buffer.last, buffer.pieces});
        Progress progress;
        const auto all = Distances::find(parts, progress);
        QVERIFY(all.ok() && all.value().is_complete());
        QCOMPARE(all.value().comparisons(), std::int64_t{count} * (count - 1) / 2 * pieces * pieces);

        const auto some = Distances::find(parts, progress, {.comparisons = 10 * pieces * pieces});
        QVERIFY(some.ok() && some.value().is_complete());
        QCOMPARE(some.value().comparisons(), std::int64_t{10} * pieces * pieces);
        int wholes = 0;
        for (std::size_t i = 0; i < parts.size(); ++i)
            for (const KeptApart& kept : some.value().of(i))
                wholes += kept.span == Apart{-parts[i].size, parts[kept.other].size} ? 1 : 0;
        QCOMPARE(wholes, 2 * (count * (count - 1) / 2 - 10));

        const auto none = Distances::find(parts, progress, {.spans = 20});
        QVERIFY(none.ok() && !none.value().is_complete());
        Progress cancelled;
        cancelled.cancel();
        QVERIFY(!Distances::find(parts, cancelled).ok());
    }

    /// More pairs of buffers than are stored: a plan is found by whole lifetimes.
    void moreBuffersThanDistancesAreKeptArePlaced() {
        std::vector<Buffer> buffers{rowsOf(0, 4, 0, 2)};
        for (int i = 1; i < 3000; ++i) buffers.push_back({.id = ValueId(i), .bytes = 8, .first = 0, .last = 9});
        const Problem problem = problemOf(std::move(buffers));
        Progress progress;
        const auto plan = find_planner("piecewise")->plan(problem, {.nodes = 10}, progress);
        QVERIFY2(plan.ok(), plan.ok() ? "" : plan.error().text().c_str());
        QVERIFY(faults_in(problem, plan.value()).empty());
    }

    /// Arenas that are full from the first step to the last: planners find as many of them again as possible.
    void fullArenasAreFoundAgain() {
        Progress progress;
        const Planner* planner = find_planner("piecewise");
        std::int64_t bytes = 0;
        int found = 0;
        constexpr int tried = 60;
        for (std::uint64_t seed = 1; seed <= tried; ++seed) {
            const Problem problem = fittingProblem(seed);
            QCOMPARE(lower_bound(problem, problem.pools[PoolRow(0)]), 640);
            const auto plan = planner->plan(problem, {.nodes = 20'000}, progress);
            QVERIFY(plan.ok());
            QVERIFY(faults_in(problem, plan.value()).empty());
            QVERIFY(plan.value().nodes <= 5 * 20'000 + 64);
            std::int64_t top = 0;
            for (const BufferRow row : problem.buffers.indices())
                top = std::max(top, plan.value().offsets[row] + problem.buffers[row].bytes);
            bytes += top;
            found += top == 640 ? 1 : 0;
        }
        qInfo("%d of %d, %.2f %% above the bound", found, tried,
              100.0 * (static_cast<double>(bytes) / (640.0 * tried) - 1));
        QVERIFY2(found >= 45, qPrintable(QString::number(found)));
        QVERIFY(bytes <= 640 * tried * 101 / 100);
    }

    void aCancelledSearchEnds() {
        int looks = 0;
        Progress* self = nullptr;
        Progress progress([&](const Stage&, double) {
            if (++looks == 5) self->cancel();
        });
        self = &progress;
        const auto plan = find_planner("piecewise")->plan(fittingProblem(3), {.nodes = 1'000'000'000}, progress);
        QVERIFY(!plan.ok() && plan.error().is_cancelled);
    }

    /// Bytes that are used for one value after another: others use them in between, and two at once are a fault.
    void bytesLiveAgain() {
        Buffer again{.id = ValueId(0), .bytes = 40, .first = 0, .last = 5};
        again.pieces = {{0, 40, 0, 1}, {0, 40, 4, 5}};
        Buffer between{.id = ValueId(1), .bytes = 40, .first = 2, .last = 3};
        Progress progress;
        const Problem problem = problemOf({again, between});
        const auto plan = find_planner("piecewise")->plan(problem, {}, progress);
        QVERIFY(plan.ok());
        QCOMPARE(plan.value().offsets[BufferRow(0)], plan.value().offsets[BufferRow(1)]);
        QVERIFY(faults_in(problem, plan.value()).empty());
        between.last = 4;
        QVERIFY(!faults_in(problemOf({again, between}), placed({0, 0})).empty());
        again.pieces[1].first = 1;
        QVERIFY(!faults_in(problemOf({again}), placed({0})).empty());
    }

    void piecesLieInTheirBuffer_data() {
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::newRow("behind its end") << 0 << 41 << 0 << 3;
        QTest::newRow("before it lives") << 0 << 40 << -1 << 3;
        QTest::newRow("after it has died") << 0 << 40 << 0 << 4;
        QTest::newRow("empty") << 10 << 10 << 0 << 3;
    }
    void piecesLieInTheirBuffer() {
        QFETCH(int, begin);
        QFETCH(int, end);
        QFETCH(int, first);
        QFETCH(int, last);
        Buffer buffer{.id = ValueId(0), .bytes = 40, .first = 0, .last = 3};
        buffer.pieces = {{begin, end, first, last}};
        QVERIFY(!faults_in(problemOf({buffer}), placed({0})).empty());
        buffer.pieces = {{0, 40, 0, 3}};
        QVERIFY(faults_in(problemOf({buffer}), placed({0})).empty());
    }
};

QTEST_GUILESS_MAIN(TestPieces)
#include "test_pieces.moc"
