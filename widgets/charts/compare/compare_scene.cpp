#include "widgets/charts/compare/compare_scene.h"

#include <algorithm>
#include <unordered_map>

#include "widgets/charts/chart.h"

namespace arenascope {
namespace {

enum Difference : std::uint8_t { same, lower, higher, alone };

std::vector<ColorClass> differenceColors() {
    const Theme& t = theme();
    const RoleColors grey{mixed(t.thumb, t.ink, 0.8), mixed(t.thumb, t.ink, 0.7), mixed(t.thumb, t.chart, 0.5)};
    const RoleColors ochre = t.role(DataRole::delegate);
    return {{Chart::tr("same offset"), grey}, {Chart::tr("lower than in A"), t.role(DataRole::intermediate)},
            {Chart::tr("higher"), t.role(DataRole::other)}, {Chart::tr("only in one"), ochre}};
}

void match(CompareScene& scene) {
    std::unordered_map<QString, std::size_t> row_of;
    for (const ArenaBox& box : scene.a.boxes) {
        CompareRow row{.name = box.name, .where = CompareRow::Where::only_a, .a = box.value};
        row.memA = scene.a.lanes[box.lane].memId;
        row.bytesA = box.bytes;
        row.offsetA = box.offset;
        row_of.try_emplace(box.name, scene.rows.size());
        scene.rows.push_back(std::move(row));
    }
    for (const ArenaBox& box : scene.b.boxes) {
        const auto found = row_of.find(box.name);
        const bool known = found != row_of.end() && scene.rows[found->second].b == no_value;
        CompareRow& row = known ? scene.rows[found->second] : scene.rows.emplace_back();
        row.name = box.name;
        row.where = known ? CompareRow::Where::both : CompareRow::Where::only_b;
        row.b = box.value;
        row.memB = scene.b.lanes[box.lane].memId;
        row.bytesB = box.bytes;
        row.offsetB = box.offset;
    }
}

void count(CompareScene& scene) {
    std::unordered_map<ValueId, std::uint8_t> colors_a, colors_b;
    for (const CompareRow& row : scene.rows) {
        const bool shared = row.where == CompareRow::Where::both;
        scene.onlyA += row.where == CompareRow::Where::only_a ? 1 : 0;
        scene.onlyB += row.where == CompareRow::Where::only_b ? 1 : 0;
        scene.both += shared ? 1 : 0;
        scene.moved += row.moved() ? 1 : 0;
        const qint64 delta = row.memA != row.memB ? row.memB - row.memA : row.delta();
        colors_a[row.a] = shared ? same : alone;
        colors_b[row.b] = !shared ? alone : delta < 0 ? lower : delta > 0 ? higher : same;
    }
    scene.a.classes = scene.b.classes = differenceColors();
    for (ArenaBox& box : scene.a.boxes) box.color = colors_a[box.value];
    for (ArenaBox& box : scene.b.boxes) box.color = colors_b[box.value];
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
        const auto other = std::find_if(b.pools.begin(), b.pools.end(), [&](const PoolResult& p) { return p.mem_id == pool.mem_id; });
        const QString name = pool.name.empty() ? QString::number(pool.mem_id) : QString::fromStdString(pool.name);
        add(Chart::tr("%1 peak").arg(name), Kind::bytes, static_cast<double>(pool.bytes),
            other == b.pools.end() ? 0 : static_cast<double>(other->bytes));
    }
    add(Chart::tr("Above lower bound"), Kind::bytes, static_cast<double>(a.total_bytes - a.lower_bound),
        static_cast<double>(b.total_bytes - b.lower_bound));
    add(Chart::tr("Over capacity"), Kind::bytes, static_cast<double>(overBy(a)), static_cast<double>(overBy(b)));
    add(Chart::tr("Tensors above capacity"), Kind::count, aboveCapacity(scene.a), aboveCapacity(scene.b));
    add(Chart::tr("Tensors"), Kind::count, static_cast<double>(scene.a.boxes.size()), static_cast<double>(scene.b.boxes.size()));
    scene.facts.back().less_is_better = false;
    add(Chart::tr("Planning time, ms"), Kind::milliseconds, a.seconds * 1000, b.seconds * 1000);
}

}  // namespace

CompareScene compareScene(const CompareSide& a, const CompareSide& b) {
    CompareScene scene;
    if (!a.outcome || !b.outcome || a.plan >= a.outcome->plans.size() || b.plan >= b.outcome->plans.size()) return scene;
    scene.a = arenaScene(*a.outcome, a.get());
    scene.b = arenaScene(*b.outcome, b.get());
    match(scene);
    count(scene);
    std::stable_sort(scene.rows.begin(), scene.rows.end(), [](const CompareRow& x, const CompareRow& y) {
        return std::max(x.bytesA, x.bytesB) > std::max(y.bytesA, y.bytesB);
    });
    addFacts(scene, a.get(), b.get());
    return scene;
}

}  // namespace arenascope
