#include "widgets/charts/compare/compare_scene.h"

#include <algorithm>
#include <numeric>

#include "engine/open/match_tensors.h"
#include "engine/planning/move_time.h"
#include "engine/planning/pin_cost.h"
#include "widgets/plot/chart.h"

namespace arenascope {
namespace {

enum Difference : std::uint8_t { same, lower, higher, alone };

std::vector<ColorClass> differenceColors(std::size_t base) {
    const Theme& t = theme();
    const RoleColors grey{mixed(t.thumb, t.ink, 0.8), mixed(t.thumb, t.ink, 0.7), mixed(t.thumb, t.chart, 0.5)};
    const RoleColors ochre = t.role(DataRole::delegate);
    return {{Chart::tr("same offset"), grey},
            {Chart::tr("lower than in %1").arg(sideLetter(base)), t.role(DataRole::intermediate)},
            {Chart::tr("higher"), t.role(DataRole::other)},
            {Chart::tr("in one plan only"), ochre}};
}

/// The baseline first: it provides names and offsets to compare with.
std::vector<std::size_t> matchingOrder(std::size_t sides, std::size_t base) {
    std::vector<std::size_t> order{base};
    for (std::size_t side = 0; side < sides; ++side) {
        if (side != base) order.push_back(side);
    }
    return order;
}

/// By row of an outcome's tensors.
using CompareRows = std::vector<CompareIndex>;

/// Rows of a side's tensors that are matched with an earlier side.
void adoptRows(const CompareSide& before, const CompareRows& rowsBefore, const CompareSide& side, CompareRows& rows) {
    const TensorMatch found = match_tensors(*before.outcome, *side.outcome);
    for (std::size_t tensor = 0; tensor < found.partner.size(); ++tensor) {
        if (found.partner[tensor] < 0 || !rowsBefore[tensor].valid()) continue;
        CompareIndex& row = rows[static_cast<std::size_t>(found.partner[tensor])];
        if (!row.valid()) row = rowsBefore[tensor];
    }
}

void addSide(CompareScene& scene, std::size_t side, CompareRows& rowOfTensor) {
    for (const ArenaBox& box : scene.sides[side].boxes) {
        CompareIndex& at = rowOfTensor[box.row];
        if (!at.valid() || scene.rows[at].isIn(side)) {
            at = scene.rows.next();
            CompareRow& fresh = scene.rows.emplace_back();
            fresh.name = box.name();
            fresh.reference = side;
        }
        scene.rowOf.try_emplace(box.name(), at);
        scene.rows[at].at[side] = {.value = box.value,
                                   .mem = scene.sides[side].lanes[box.lane].memId,
                                   .bytes = box.bytes,
                                   .offset = box.offset};
    }
}

void match(CompareScene& scene, const std::vector<CompareSide>& sides) {
    std::vector<CompareRows> rowOfTensor(sides.size());
    scene.rows.reserve(scene.sides[scene.base].boxes.size());
    scene.rowOf.reserve(scene.rows.rows().capacity());
    const std::vector<std::size_t> order = matchingOrder(sides.size(), scene.base);
    for (std::size_t i = 0; i < order.size(); ++i) {
        CompareRows& rows = rowOfTensor[order[i]];
        rows.assign(sides[order[i]].outcome->tensors.size(), {});
        for (std::size_t before = 0; before < i; ++before) {
            const auto& boxes = scene.sides[order[i]].boxes;
            if (std::none_of(boxes.begin(), boxes.end(), [&](const ArenaBox& box) { return !rows[box.row].valid(); }))
                break;
            adoptRows(sides[order[before]], rowOfTensor[order[before]], sides[order[i]], rows);
        }
        addSide(scene, order[i], rows);
    }
}

void count(CompareScene& scene) {
    const auto paint = [](ArenaScene& side, ValueId value, Difference color) {
        if (side.boxOf(value)) side.boxes[side.boxOfValue[value]].color = color;
    };
    for (const CompareRow& row : scene.rows) {
        const bool shared = row.isShared();
        if (shared) ++scene.shared;
        else ++scene.only[row.reference];
        scene.moved += row.moved() ? 1 : 0;
        for (std::size_t side = 0; side < scene.sides.size(); ++side) {
            if (!row.isIn(side)) continue;
            const qint64 delta = row.otherPool(side) ? row.at[side].mem - row.at[row.reference].mem : row.delta(side);
            paint(scene.sides[side], row.at[side].value,
                  !shared         ? alone
                      : delta < 0 ? lower
                      : delta > 0 ? higher
                                  : same);
        }
    }
}

/// Most bytes first.
void sortRows(CompareScene& scene) {
    std::vector<CompareIndex> order(scene.rows.size());
    Table<CompareIndex, CompareIndex> place(scene.rows.size());
    Table<CompareIndex, qint64> bytes(scene.rows.size());
    for (const CompareIndex row : bytes.indices()) bytes[row] = scene.rows[row].bytes();
    std::iota(order.begin(), order.end(), CompareIndex(0));
    std::stable_sort(order.begin(), order.end(), [&](CompareIndex x, CompareIndex y) { return bytes[x] > bytes[y]; });
    Table<CompareIndex, CompareRow> sorted;
    sorted.reserve(order.size());
    for (const CompareIndex row : order) {
        place[row] = sorted.next();
        sorted.push_back(std::move(scene.rows[row]));
    }
    scene.rows = std::move(sorted);
    for (auto& [name, row] : scene.rowOf) row = place[row];
}

void findRowsByValue(CompareScene& scene) {
    for (std::size_t side = 0; side < scene.sides.size(); ++side)
        scene.rowOfValue[side].assign(scene.sides[side].boxOfValue.size(), {});
    for (const CompareIndex row : scene.rows.indices()) {
        for (std::size_t side = 0; side < scene.sides.size(); ++side) {
            const ValueId value = scene.rows[row].at[side].value;
            if (scene.rows[row].isIn(side) && scene.rowOfValue[side].has(value)) scene.rowOfValue[side][value] = row;
        }
    }
}

using Number = std::optional<double>;

bool isLimited(const Plan& plan) {
    return std::any_of(plan.pools.begin(), plan.pools.end(),
                       [](const PoolResult& pool) { return pool.capacity.has_value(); });
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

/// Pools of all sides by mem_id, the baseline's first.
std::vector<std::pair<int, QString>> allPools(const CompareScene& scene) {
    std::vector<std::pair<int, QString>> pools;
    for (const std::size_t side : matchingOrder(scene.sides.size(), scene.base)) {
        for (const ArenaLane& lane : scene.sides[side].lanes) {
            if (std::none_of(pools.begin(), pools.end(), [&](const auto& pool) { return pool.first == lane.memId; }))
                pools.emplace_back(lane.memId, lane.name);
        }
    }
    return pools;
}

const ArenaLane* laneOf(const ArenaScene& scene, int memId) {
    const auto found = std::find_if(scene.lanes.begin(), scene.lanes.end(),
                                    [memId](const ArenaLane& lane) { return lane.memId == memId; });
    return found == scene.lanes.end() ? nullptr : &*found;
}

/// Tensors with a lower (`sign` −1) or higher (1) offset than in the baseline.
double movedTo(const CompareScene& scene, std::size_t side, int sign) {
    return static_cast<double>(std::count_if(scene.rows.begin(), scene.rows.end(), [&](const CompareRow& row) {
        const qint64 delta = row.reference == scene.base ? row.delta(side) : 0;
        return sign < 0 ? delta < 0 : delta > 0;
    }));
}

void addFacts(CompareScene& scene, const std::vector<CompareSide>& sides) {
    using Kind = CompareFact::Kind;
    const auto add = [&](const QString& label, Kind kind, const auto& value, const QString& none = {}) {
        CompareFact fact{.label = label, .kind = kind, .values = {}, .none = none};
        for (std::size_t side = 0; side < sides.size(); ++side) fact.values.push_back(value(side));
        scene.facts.push_back(std::move(fact));
    };
    for (const auto& [memId, poolName] : allPools(scene)) {
        add(
            Chart::tr("%1 peak").arg(poolName.isEmpty() ? QString::number(memId) : poolName), Kind::bytes,
            [&, id = memId](std::size_t side) {
                const ArenaLane* lane = laneOf(scene.sides[side], id);
                return lane ? Number(lane->bytes) : std::nullopt;
            },
            Chart::tr("pool not in this plan"));
    }
    const auto plan = [&](std::size_t side) -> const Plan& { return sides[side].get(); };
    add(Chart::tr("Above lower bound"), Kind::bytes,
        [&](std::size_t side) { return static_cast<double>(plan(side).total_bytes - total_without_pins(plan(side))); });
    // A plan without a limit has no overrun: 0 bytes over would look like an improvement.
    const auto ofLimited = [&](const auto& number) {
        return [&plan, number](std::size_t side) {
            return isLimited(plan(side)) ? Number(static_cast<double>(number(side))) : std::nullopt;
        };
    };
    const QString noLimit = Chart::tr("no limit");
    add(Chart::tr("Over capacity"), Kind::bytes, ofLimited([&](std::size_t side) { return overBy(plan(side)); }),
        noLimit);
    add(Chart::tr("Tensors above capacity"), Kind::count,
        ofLimited([&](std::size_t side) { return aboveCapacity(scene.sides[side]); }), noLimit);
    add(Chart::tr("Tensors"), Kind::count,
        [&](std::size_t side) { return static_cast<double>(scene.sides[side].boxes.size()); });
    scene.facts.back().less_is_better = false;
    add(Chart::tr("Lower than in %1").arg(sideLetter(scene.base)), Kind::moves,
        [&](std::size_t side) { return movedTo(scene, side, -1); });
    add(Chart::tr("Higher than in %1").arg(sideLetter(scene.base)), Kind::moves,
        [&](std::size_t side) { return movedTo(scene, side, 1); });
    const auto has_time = [](const CompareSide& side) { return has_bandwidth(side.get().problem); };
    if (std::any_of(sides.begin(), sides.end(), has_time)) {
        add(
            Chart::tr("Transfer time"), Kind::move_time, [&](std::size_t side) { return plan(side).move_ms; },
            Chart::tr("no bandwidth"));
    }
    add(Chart::tr("Planning time, ms"), Kind::milliseconds,
        [&](std::size_t side) { return plan(side).seconds * 1000; });
}

/// The highest that is not much higher than the lowest: a larger one would shrink the others.
double linkedTop(const std::vector<double>& tops) {
    const double most = *std::min_element(tops.begin(), tops.end()) * 1.8 + 4096;
    double top = 0;
    for (const double each : tops) {
        if (each <= most) top = std::max(top, each);
    }
    return top;
}

}  // namespace

std::size_t CompareRow::sides() const {
    return static_cast<std::size_t>(
        std::count_if(at.begin(), at.end(), [](const ComparePlace& place) { return place.isThere(); }));
}

qint64 CompareRow::bytes() const {
    qint64 most = 0;
    for (const ComparePlace& place : at) most = std::max(most, place.bytes);
    return most;
}

bool CompareRow::moved() const {
    for (std::size_t side = 0; side < most_sides; ++side) {
        if (isIn(side) && (otherPool(side) || at[side].offset != at[reference].offset)) return true;
    }
    return false;
}

bool CompareRow::otherPool(std::size_t side) const { return isIn(side) && at[side].mem != at[reference].mem; }

qint64 CompareRow::delta(std::size_t side) const {
    return isIn(side) && !otherPool(side) ? at[side].offset - at[reference].offset : 0;
}

bool CompareScene::isEmpty() const {
    return std::all_of(sides.begin(), sides.end(), [](const ArenaScene& side) { return side.isEmpty(); });
}

int CompareScene::steps() const {
    int most = 0;
    for (const ArenaScene& side : sides) most = std::max(most, side.steps);
    return most;
}

const CompareRow* CompareScene::row(std::size_t side, ValueId value) const {
    const Table<ValueId, CompareIndex>& known = rowOfValue[side];
    return known.has(value) && known[value].valid() ? &rows[known[value]] : nullptr;
}

QString sideLetter(std::size_t side) { return QString(QChar(static_cast<char16_t>(u'A' + side))); }

CompareScene matchedPlans(const std::vector<CompareSide>& sides, std::size_t base) {
    CompareScene scene;
    for (const CompareSide& side : sides) {
        if (!side.outcome || side.plan >= side.outcome->plans.size()) return scene;
    }
    if (sides.empty() || sides.size() > most_sides) return scene;
    for (const CompareSide& side : sides) scene.sides.push_back(arenaScene(*side.outcome, side.get()));
    scene.base = std::min(base, sides.size() - 1);
    match(scene, sides);
    count(scene);
    sortRows(scene);
    findRowsByValue(scene);
    return scene;
}

void dress(CompareScene& scene, const std::vector<CompareSide>& sides) {
    for (ArenaScene& side : scene.sides) side.classes = differenceColors(scene.base);
    addFacts(scene, sides);
}

CompareScene compareScene(const std::vector<CompareSide>& sides, std::size_t base) {
    CompareScene scene = matchedPlans(sides, base);
    if (!scene.isEmpty()) dress(scene, sides);
    return scene;
}

CompareLayout compareLayout(const CompareScene& scene, bool linked) {
    CompareLayout layout;
    for (const ArenaScene& side : scene.sides) layout.modules = layout.modules || !side.modules.empty();
    for (const auto& [memId, name] : allPools(scene)) {
        CompareLayout::Pool pool{.memId = memId, .name = name, .share = 1, .top = {}};
        std::vector<double> tops;
        for (const ArenaScene& side : scene.sides) {
            const ArenaLane* lane = laneOf(side, memId);
            if (!lane) continue;
            std::size_t fullest = 1;
            for (const ArenaLane& each : side.lanes) fullest = std::max(fullest, each.boxes.size());
            const double part = static_cast<double>(lane->boxes.size()) / static_cast<double>(fullest);
            pool.share = std::max(pool.share, 1 + 2 * part);
            pool.empty = pool.empty && lane->boxes.empty();
            if (!lane->boxes.empty()) tops.push_back(lane->top());
        }
        for (std::size_t side = 0; side < scene.sides.size(); ++side) {
            const ArenaLane* lane = laneOf(scene.sides[side], memId);
            pool.top[side] = linked && !tops.empty() ? linkedTop(tops) : lane ? lane->top() : 1;
        }
        layout.pools.push_back(std::move(pool));
    }
    return layout;
}

}  // namespace arenascope
