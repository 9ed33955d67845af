#include "widgets/charts/compare/compare_scene.h"

#include <algorithm>
#include <numeric>

#include "engine/match_tensors.h"
#include "widgets/charts/chart.h"

namespace arenascope {
namespace {

enum Difference : std::uint8_t { same, lower, higher, alone };

std::vector<ColorClass> differenceColors() {
    const Theme& t = theme();
    const RoleColors grey{mixed(t.thumb, t.ink, 0.8), mixed(t.thumb, t.ink, 0.7), mixed(t.thumb, t.chart, 0.5)};
    const RoleColors ochre = t.role(DataRole::delegate);
    return {{Chart::tr("same offset"), grey},
            {Chart::tr("lower than in A"), t.role(DataRole::intermediate)},
            {Chart::tr("higher"), t.role(DataRole::other)},
            {Chart::tr("only in one"), ochre}};
}

void match(CompareScene& scene, const CompareSide& a, const CompareSide& b) {
    const TensorMatch found = match_tensors(*a.outcome, *b.outcome);
    std::vector<std::size_t> rowOfTensor(b.outcome->tensors.size(), SIZE_MAX);
    scene.rows.reserve(std::max(scene.a.boxes.size(), scene.b.boxes.size()));
    scene.rowOf.reserve(scene.rows.capacity());
    for (const ArenaBox& box : scene.a.boxes) {
        CompareRow row{.name = box.name, .where = CompareRow::Where::only_a, .a = box.value};
        row.memA = scene.a.lanes[box.lane].memId;
        row.bytesA = box.bytes;
        row.offsetA = box.offset;
        if (const std::int32_t partner = found.partner[box.row]; partner >= 0)
            rowOfTensor[static_cast<std::size_t>(partner)] = scene.rows.size();
        scene.rowOf.try_emplace(box.name, scene.rows.size());
        scene.rows.push_back(std::move(row));
    }
    for (const ArenaBox& box : scene.b.boxes) {
        const std::size_t at = rowOfTensor[box.row];
        const bool known = at != SIZE_MAX && scene.rows[at].b == no_value;
        scene.rowOf.try_emplace(box.name, known ? at : scene.rows.size());
        CompareRow& row = known ? scene.rows[at] : scene.rows.emplace_back();
        if (!known) row.name = box.name;
        row.where = known ? CompareRow::Where::both : CompareRow::Where::only_b;
        row.b = box.value;
        row.memB = scene.b.lanes[box.lane].memId;
        row.bytesB = box.bytes;
        row.offsetB = box.offset;
    }
}

void count(CompareScene& scene) {
    const auto paint = [](ArenaScene& side, ValueId value, Difference color) {
        const auto at = static_cast<std::size_t>(value);
        if (value >= 0 && at < side.boxOfValue.size() && side.boxOfValue[at] >= 0)
            side.boxes[static_cast<std::size_t>(side.boxOfValue[at])].color = color;
    };
    for (const CompareRow& row : scene.rows) {
        const bool shared = row.where == CompareRow::Where::both;
        scene.onlyA += row.where == CompareRow::Where::only_a ? 1 : 0;
        scene.onlyB += row.where == CompareRow::Where::only_b ? 1 : 0;
        scene.both += shared ? 1 : 0;
        scene.moved += row.moved() ? 1 : 0;
        const qint64 delta = row.memA != row.memB ? row.memB - row.memA : row.delta();
        paint(scene.a, row.a, shared ? same : alone);
        paint(scene.b, row.b, !shared ? alone : delta < 0 ? lower : delta > 0 ? higher : same);
    }
}

/// Most bytes first.
void sortRows(CompareScene& scene) {
    const auto bytes = [&](std::size_t row) { return std::max(scene.rows[row].bytesA, scene.rows[row].bytesB); };
    std::vector<std::size_t> order(scene.rows.size()), place(scene.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) { return bytes(x) > bytes(y); });
    std::vector<CompareRow> sorted;
    sorted.reserve(order.size());
    for (const std::size_t row : order) {
        place[row] = sorted.size();
        sorted.push_back(std::move(scene.rows[row]));
    }
    scene.rows = std::move(sorted);
    for (auto& [name, row] : scene.rowOf) row = place[row];
}

double aboveCapacity(const ArenaScene& scene) {
    return static_cast<double>(std::count_if(scene.boxes.begin(), scene.boxes.end(), [&](const ArenaBox& box) {
        const std::optional<qint64>& capacity = scene.lanes[box.lane].capacity;
        return capacity && box.top() > *capacity;
    }));
}

qint64 overBy(const Plan& plan) {
    qint64 over = 0;
    for (const PoolResult& pool : plan.pools) over += pool.over_by();
    return over;
}

void addFacts(CompareScene& scene, const Plan& a, const Plan& b) {
    using Kind = CompareFact::Kind;
    const auto add = [&](const QString& label, Kind kind, double left, double right) {
        scene.facts.push_back({.label = label, .kind = kind, .a = left, .b = right});
    };
    for (const PoolResult& pool : a.pools) {
        const auto other =
            std::find_if(b.pools.begin(), b.pools.end(), [&](const PoolResult& p) { return p.mem_id == pool.mem_id; });
        const QString name = pool.name.empty() ? QString::number(pool.mem_id) : QString::fromStdString(pool.name);
        add(Chart::tr("%1 peak").arg(name), Kind::bytes, static_cast<double>(pool.bytes),
            other == b.pools.end() ? 0 : static_cast<double>(other->bytes));
    }
    add(Chart::tr("Above lower bound"), Kind::bytes, static_cast<double>(a.total_bytes - a.lower_bound),
        static_cast<double>(b.total_bytes - b.lower_bound));
    add(Chart::tr("Over capacity"), Kind::bytes, static_cast<double>(overBy(a)), static_cast<double>(overBy(b)));
    add(Chart::tr("Tensors above capacity"), Kind::count, aboveCapacity(scene.a), aboveCapacity(scene.b));
    add(Chart::tr("Tensors"), Kind::count, static_cast<double>(scene.a.boxes.size()),
        static_cast<double>(scene.b.boxes.size()));
    scene.facts.back().less_is_better = false;
    add(Chart::tr("Planning time, ms"), Kind::milliseconds, a.seconds * 1000, b.seconds * 1000);
}

}  // namespace

CompareScene matchedPlans(const CompareSide& a, const CompareSide& b) {
    CompareScene scene;
    if (!a.outcome || !b.outcome || a.plan >= a.outcome->plans.size() || b.plan >= b.outcome->plans.size())
        return scene;
    scene.a = arenaScene(*a.outcome, a.get());
    scene.b = arenaScene(*b.outcome, b.get());
    match(scene, a, b);
    count(scene);
    sortRows(scene);
    return scene;
}

void dress(CompareScene& scene, const CompareSide& a, const CompareSide& b) {
    scene.a.classes = scene.b.classes = differenceColors();
    addFacts(scene, a.get(), b.get());
}

CompareScene compareScene(const CompareSide& a, const CompareSide& b) {
    CompareScene scene = matchedPlans(a, b);
    if (!scene.isEmpty()) dress(scene, a, b);
    return scene;
}

}  // namespace arenascope
