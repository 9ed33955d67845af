// Planners that share objects look at few of them; the simple loops here look at all and give the same plan.

#include <QtTest>
#include <algorithm>
#include <map>

#include "engine/base/progress.h"
#include "engine/planning/planner.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Member {
    std::int32_t first = 0, last = 0;
    std::int64_t end = 0;
};
struct Object {
    std::int64_t size = 0;
    std::vector<Member> members;
};

bool meets(const Member& member, const Buffer& buffer) {
    return member.first <= buffer.last && buffer.first <= member.last;
}

bool is_free(const Object& object, const Buffer& buffer) {
    return std::none_of(object.members.begin(), object.members.end(),
                        [&](const Member& member) { return meets(member, buffer); });
}

std::int64_t up(std::int64_t bytes, std::int64_t unit) { return (bytes + unit - 1) / unit * unit; }

/// Each buffer's object, and the offset in it.
struct Shared {
    std::vector<Object> objects;
    Table<BufferRow, std::int32_t> object;
    Table<BufferRow, std::int64_t> inner;

    explicit Shared(const Problem& problem) : object(problem.buffers.size()), inner(problem.buffers.size()) {}
    void put(const Problem& problem, BufferRow row, std::size_t at, std::int64_t floor) {
        const Buffer& buffer = problem.buffers[row];
        const std::int64_t size = up(buffer.bytes, problem.align);
        if (at == objects.size()) objects.push_back({});
        objects[at].size = std::max(objects[at].size, size);
        objects[at].members.push_back({buffer.first, buffer.last, floor + size});
        object[row] = static_cast<std::int32_t>(at);
        inner[row] = floor;
    }
    [[nodiscard]] Table<BufferRow, std::int64_t> offsets() const {
        std::vector<std::int64_t> starts{0};
        Table<BufferRow, std::int64_t> out;
        for (const Object& each : objects) starts.push_back(starts.back() + each.size);
        for (const BufferRow row : object.indices())
            out.push_back(starts[static_cast<std::size_t>(object[row])] + inner[row]);
        return out;
    }
};

std::size_t slot_of(const Shared& shared, const Buffer& buffer, std::int64_t size, bool sub_pack, std::int64_t& floor) {
    floor = 0;
    for (std::size_t i = 0; i < shared.objects.size(); ++i)
        if (size <= shared.objects[i].size && is_free(shared.objects[i], buffer)) return i;
    for (std::size_t i = 0; sub_pack && i < shared.objects.size(); ++i) {
        std::int64_t end = 0;
        for (const Member& member : shared.objects[i].members)
            if (meets(member, buffer)) end = std::max(end, member.end);
        if (end == 0 || end + size > shared.objects[i].size) continue;
        floor = end;
        return i;
    }
    return shared.objects.size();
}

std::vector<BufferRow> rows_of(const Problem& problem) {
    std::vector<BufferRow> out;
    for (const BufferRow row : problem.buffers.indices()) out.push_back(row);
    return out;
}

Shared greedy(const Problem& problem, bool sub_pack) {
    std::vector<BufferRow> order = rows_of(problem);
    const auto key = [&](BufferRow row) { return up(problem.buffers[row].bytes, 16); };
    std::stable_sort(order.begin(), order.end(), [&](BufferRow a, BufferRow b) { return key(a) < key(b); });
    std::reverse(order.begin(), order.end());
    Shared shared(problem);
    for (const BufferRow row : order) {
        std::int64_t floor = 0;
        const Buffer& buffer = problem.buffers[row];
        const std::size_t at = slot_of(shared, buffer, up(buffer.bytes, problem.align), sub_pack, floor);
        shared.put(problem, row, at, floor);
    }
    return shared;
}

Shared documented(const Problem& problem) {
    Shared shared(problem);
    for (const BufferRow row : problem.buffers.indices()) {
        const std::int64_t size = up(problem.buffers[row].bytes, problem.align);
        std::size_t best = shared.objects.size();
        std::int64_t distance = INT64_MAX;
        for (std::size_t i = 0; i < shared.objects.size(); ++i) {
            const std::int64_t off = std::abs(shared.objects[i].size - size);
            if (off >= distance || !is_free(shared.objects[i], problem.buffers[row])) continue;
            best = i;
            distance = off;
        }
        shared.put(problem, row, best, 0);
    }
    return shared;
}

Shared by_size(const Problem& problem) {
    std::vector<BufferRow> order = rows_of(problem);
    const auto& buffers = problem.buffers;
    std::stable_sort(order.begin(), order.end(),
                     [&](BufferRow a, BufferRow b) { return buffers[a].first < buffers[b].first; });
    std::stable_sort(order.begin(), order.end(), [&](BufferRow a, BufferRow b) {
        return up(buffers[a].bytes, problem.align) > up(buffers[b].bytes, problem.align);
    });
    Shared shared(problem);
    for (const BufferRow row : order) {
        std::size_t at = shared.objects.size();
        for (std::size_t i = shared.objects.size(); i-- > 0 && at == shared.objects.size();)
            if (is_free(shared.objects[i], buffers[row])) at = i;
        shared.put(problem, row, at, 0);
    }
    return shared;
}

Shared equality(const Problem& problem) {
    std::vector<BufferRow> order = rows_of(problem);
    std::stable_sort(order.begin(), order.end(),
                     [&](BufferRow a, BufferRow b) { return problem.buffers[a].first < problem.buffers[b].first; });
    Shared shared(problem);
    for (const BufferRow row : order) {
        const Buffer& buffer = problem.buffers[row];
        std::size_t best = shared.objects.size();
        std::int32_t free_since = INT32_MAX;
        for (std::size_t i = 0; i < shared.objects.size(); ++i) {
            const std::int32_t last = shared.objects[i].members.back().last;
            if (shared.objects[i].size != up(buffer.bytes, problem.align)) continue;
            if (last >= buffer.first || last >= free_since) continue;
            best = i;
            free_since = last;
        }
        shared.put(problem, row, best, 0);
    }
    return shared;
}

Shared simple(const std::string& planner, const Problem& problem) {
    if (planner == "greedy_best_fit") return documented(problem);
    if (planner == "objects_by_size") return by_size(problem);
    if (planner == "equality") return equality(problem);
    return greedy(problem, planner == "greedy");
}

}  // namespace

class TestSharedObjects : public QObject {
    Q_OBJECT

private slots:
    void plans_are_those_of_the_simple_loop_data();
    void plans_are_those_of_the_simple_loop();
    void many_that_live_at_once_take_no_longer_than_many_in_turn();
};

void TestSharedObjects::plans_are_those_of_the_simple_loop_data() {
    QTest::addColumn<QString>("planner");
    for (const char* planner : {"greedy", "greedy_no_overlap", "greedy_best_fit", "objects_by_size", "equality"})
        QTest::addRow("%s", planner) << planner;
}

void TestSharedObjects::plans_are_those_of_the_simple_loop() {
    QFETCH(QString, planner);
    const Planner* found = find_planner(planner.toStdString());
    QVERIFY(found);
    int shared_objects = 0;
    for (std::uint32_t seed = 0; seed < 120; ++seed) {
        ProblemKind kind{.buffers = 200, .times = 1 + static_cast<std::int64_t>(seed) * 7};
        kind.most_bytes = seed % 3 == 0 ? 40 : 5000;
        Problem problem = random_problem(seed, kind);
        for (Buffer& buffer : problem.buffers) {  // also short lifetimes, and some that end at the last possible step
            if (seed % 4 == 1) buffer.last = std::min(buffer.last, buffer.first + 3);
            if (seed % 8 == 2 && buffer.id.number() % 9 == 0) buffer.last = INT32_MAX;
        }
        Progress progress;
        const auto placement = found->plan(problem, {}, progress);
        QVERIFY2(placement.ok(), placement.ok() ? "" : placement.error().text().c_str());
        const Shared expected = simple(planner.toStdString(), problem);
        QCOMPARE(placement.value().objects, expected.object);
        QCOMPARE(placement.value().offsets, expected.offsets());
        shared_objects += static_cast<int>(problem.buffers.size() - expected.objects.size());
    }
    QVERIFY(shared_objects > 5000);
}

void TestSharedObjects::many_that_live_at_once_take_no_longer_than_many_in_turn() {
    // No time is measured: a search through all objects would end at the time limit of the test.
    Problem problem{{}, {{.mem_id = 1}}, 16};
    for (std::int32_t i = 0; i < 100'000; ++i)
        problem.buffers.push_back({.id = ValueId(i), .bytes = 16 + i % 7, .first = i % 5, .last = 100'000 - i % 3});
    for (const char* planner : {"greedy", "greedy_no_overlap", "greedy_best_fit", "objects_by_size", "equality"}) {
        Progress progress;
        const auto placement = find_planner(planner)->plan(problem, {}, progress);
        QVERIFY(placement.ok());
        QCOMPARE(*std::max_element(placement.value().objects.begin(), placement.value().objects.end()), 99'999);
    }
}

QTEST_GUILESS_MAIN(TestSharedObjects)
#include "test_shared_objects.moc"
