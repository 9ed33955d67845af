#include "widgets/plot/arena_scene.h"

#include <QStringList>
#include <algorithm>
#include <map>
#include <unordered_map>

#include "engine/evaluate/tiled_method.h"
#include "engine/ir/steps.h"
#include "engine/passes/tile/to_method.h"
#include "engine/planning/bounds.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/lifetimes/live_bytes.h"
#include "engine/planning/pin_cost.h"
#include "engine/study/delegation_study.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/ui/tile_texts.h"

namespace arenascope {
namespace {

using Steps = Table<Position, Step>;

/// Step of a lifetime's position. A problem without a node list (a .csv) already counts in steps.
Step stepOf(const Steps& steps, Position position, int count) {
    if (steps.empty()) return nearestStep(Step(position.number()), count);
    return nearestStep(steps[std::clamp(position, Position(0), steps.last())], count);
}

std::vector<ArenaLane> lanesOf(const Plan& plan, const Steps& steps, int count) {
    std::vector<ArenaLane> lanes;
    for (const PoolResult& pool : plan.pools) {
        ArenaLane lane;
        lane.memId = pool.mem_id;
        lane.name = pool.name.empty() ? QStringLiteral("id %1").arg(pool.mem_id) : QString::fromStdString(pool.name);
        lane.bytes = pool.bytes;
        lane.lowerBound = bound_without_pins(plan, pool);
        lane.align = std::max<qint64>(1, pool.align);
        if (pool.capacity) lane.capacity = *pool.capacity;
        if (const Pool* own = find_pool(plan.problem, pool.mem_id)) {
            Pool closed = *own;
            if (closed.reserved > 0) closed.keep_out.push_back({0, closed.reserved});
            lane.closed = merged_keep_outs(closed);
        }
        if (pool.peak_position.valid()) lane.peakStep = stepOf(steps, pool.peak_position, count);
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

/// Live bytes at each position, combined to steps by their maximum.
Table<Step, qint64> liveIn(const LiveBytes& live, int count, const Steps& steps) {
    Table<Step, qint64> out(static_cast<std::size_t>(count), 0);
    for (const Position position : live.at.indices()) {
        const Step step = stepOf(steps, position, count);
        if (out.has(step)) out[step] = std::max<qint64>(out[step], live.at[position]);
    }
    return out;
}

void addBoxes(ArenaScene& scene, const Outcome& outcome, const Plan& plan, const Steps& steps) {
    std::map<int, std::size_t> lane_of;
    for (std::size_t i = 0; i < scene.lanes.size(); ++i) lane_of[scene.lanes[i].memId] = i;
    std::map<int, Position> peak_of;
    for (const PoolResult& pool : plan.pools) peak_of[pool.mem_id] = pool.peak_position;
    scene.boxes.reserve(plan.problem.buffers.size());
    scene.boxOfValue.reserve(plan.problem.buffers.size());
    if (scene.lanes.size() == 1) scene.lanes.front().boxes.reserve(plan.problem.buffers.size());
    // An unread input ends before the first operator, which may use its bytes in the same step: it is painted on top,
    // otherwise it would be invisible.
    std::vector<std::size_t> rows;
    Position starts{0};
    if (outcome.method) {
        const auto& list = outcome.method->node_list;
        const auto call = std::find_if(list.begin(), list.end(),
                                       [](const ListedNode& each) { return each.kind == ListedNode::Kind::call; });
        starts = Position(call - list.begin());
    }
    const auto isUnread = [&](std::size_t row) {
        return outcome.tensors[row].role == Role::input && outcome.tensors[row].last < starts;
    };
    for (const bool unread : {false, true}) {
        for (std::size_t row = 0; row < outcome.tensors.size(); ++row) {
            if (isUnread(row) == unread) rows.push_back(row);
        }
    }
    for (const std::size_t row : rows) {
        const TensorRow& tensor = outcome.tensors[row];
        if (!tensor.planned || !plan.problem.buffers.has(tensor.buffer)) continue;
        if (!plan.placement.offsets.has(tensor.buffer)) continue;
        const Buffer& buffer = plan.problem.buffers[tensor.buffer];
        const auto lane = lane_of.find(buffer.mem_id);
        if (lane == lane_of.end() || buffer.bytes <= 0 || buffer.first < 0 || buffer.last < buffer.first) continue;
        ArenaBox box;
        box.value = tensor.value;
        box.row = row;
        box.lane = lane->second;
        box.offset = plan.placement.offsets[tensor.buffer];
        box.bytes = buffer.bytes;
        box.align = std::max<qint64>(1, alignment_of(plan.problem, buffer));
        box.first = nearestStep(tensor.first_step, scene.steps);
        box.last = std::clamp(tensor.last_step, box.first, std::max(box.first, Step(scene.steps - 1)));
        box.seen = box.last;
        box.begin = Position(buffer.first);
        box.end = Position(buffer.last);
        const Position peak = peak_of[buffer.mem_id];
        box.peak = box.begin <= peak && peak <= box.end;
        for (const BufferPiece& piece : buffer.pieces)
            box.pieces.push_back({.begin = box.offset + piece.begin,
                                  .end = box.offset + piece.end,
                                  .first = stepOf(steps, Position(piece.first), scene.steps),
                                  .last = stepOf(steps, Position(piece.last), scene.steps)});
        if (!buffer.pieces.empty())
            box.peak = std::any_of(buffer.pieces.begin(), buffer.pieces.end(), [&](const BufferPiece& piece) {
                return Position(piece.first) <= peak && peak <= Position(piece.last);
            });
        box.pinned = tensor.pinned || buffer.pinned.has_value();
        box.role = outcome.method ? dataRole(*outcome.method, tensor) : DataRole::intermediate;
        scene.lanes[box.lane].boxes.push_back(scene.boxes.next());
        if (box.value.valid()) {
            if (!scene.boxOfValue.has(box.value)) scene.boxOfValue.resize(box.value.row() + 1);
            scene.boxOfValue[box.value] = scene.boxes.next();
            if (outcome.method && outcome.method->values.has(box.value))
                box.label = &outcome.method->values[box.value].name;
        }
        scene.boxes.push_back(std::move(box));
    }
}

void addConflicts(ArenaScene& scene, const Plan& plan) {
    if (plan.issues.empty()) return;
    std::unordered_map<ValueId, BoxIndex> at;
    for (const BoxIndex box : scene.boxes.indices()) at[scene.boxes[box].value] = box;
    for (const PlanIssue& problem : plan.issues) {
        if (problem.code != IssueCode::overlap || problem.buffers.size() < 2) continue;
        const auto first = at.find(problem.buffers[0]), second = at.find(problem.buffers[1]);
        if (first == at.end() || second == at.end()) continue;
        ArenaBox &a = scene.boxes[first->second], &b = scene.boxes[second->second];
        a.conflict = b.conflict = true;
        scene.conflicts.push_back({.lane = a.lane,
                                   .first = std::max(a.first, b.first),
                                   .last = std::min(a.last, b.last),
                                   .offset = std::max(a.offset, b.offset),
                                   .end = std::min(a.top(), b.top()),
                                   .a = a.value,
                                   .b = b.value});
    }
}

/// Tensors that use the same bytes at the same time without a conflict.
void addShared(ArenaScene& scene, const Plan& plan) {
    constexpr std::size_t most_boxes = 3000;  // limit, because pairs of them are compared
    const bool groups = std::any_of(plan.problem.buffers.begin(), plan.problem.buffers.end(),
                                    [](const Buffer& buffer) { return buffer.group >= 0; });
    if (!(groups || (scene.method && has_jumps(*scene.method))) || scene.boxes.size() > most_boxes) return;
    for (ArenaBox& a : scene.boxes) {
        for (ArenaBox& b : scene.boxes) {
            const bool meet = &a != &b && a.lane == b.lane && a.begin <= b.begin && b.begin <= a.end;
            if (!meet || a.offset >= b.top() || b.offset >= a.top() || (a.conflict && b.conflict)) continue;
            a.shared = b.shared = true;
            // The one painted later is visible, with its name; of the other one the part before it.
            ArenaBox& below = a.first != b.first || &a < &b ? a : b;
            const ArenaBox& above = &below == &a ? b : a;
            if (below.first <= above.first) below.seen = std::min(below.seen, above.first - 1);
        }
    }
}

NameEnds endsOf(const ArenaScene& scene) {
    QStringList names;
    for (const ArenaBox& box : scene.boxes)
        if (box.label && box.label->find('/') != std::string::npos) names.append(paint::shortName(box.name()));
    return NameEnds(std::move(names));
}

QString modulePrefix(const std::string* path, int depth) {
    return path ? QString::fromStdString(*path).section(QLatin1Char('.'), 0, depth - 1) : QString();
}

bool samePath(const std::string* a, const std::string* b) { return a == b || (a && b && *a == *b); }

/// Modules at a depth that gives a readable number of spans.
std::vector<ModuleSpan> spansOf(const Table<Step, const std::string*>& paths) {
    std::vector<ModuleSpan> best;
    const std::size_t most = std::max<std::size_t>(4, paths.size() / 3);
    for (int depth = 1; depth <= 3; ++depth) {
        std::vector<ModuleSpan> spans;
        for (const Step step : paths.indices()) {
            const bool same = step > Step(0) && samePath(paths[step], paths[step - 1]);
            const QString name = same ? QString() : modulePrefix(paths[step], depth);
            if (same || (!spans.empty() && spans.back().name == name)) spans.back().last = step;
            else spans.push_back({name, step, step});
        }
        if (depth > 1 && spans.size() > most) break;
        best = std::move(spans);
        if (best.size() >= 6) break;
    }
    const bool named =
        std::any_of(best.begin(), best.end(), [](const ModuleSpan& span) { return !span.name.isEmpty(); });
    return named ? best : std::vector<ModuleSpan>{};
}

void addSteps(ArenaScene& scene, const Method& method, const Steps& steps) {
    const auto count = static_cast<std::size_t>(scene.steps);
    Table<Step, const std::string*> modules(count, nullptr);
    scene.stepLabels.assign(count, nullptr);
    for (const Position position : method.node_list.indices()) {
        const ListedNode& listed = method.node_list[position];
        if (listed.kind != ListedNode::Kind::call || !steps.has(position)) continue;
        const Step step = steps[position];
        if (!modules.has(step) || !method.instructions.has(listed.instruction)) continue;
        const Instruction& instruction = method.instructions[listed.instruction];
        if (!takes_step(instruction)) continue;
        scene.stepLabels[step] = instruction.name.empty() ? &listed.name : &instruction.name;
        modules[step] = &instruction.module_path;
    }
    scene.modules = spansOf(modules);
}

/// First step at or after each instruction; one more for the end.
Table<InstructionIndex, Step> stepsOfInstructions(const Method& method) {
    Table<InstructionIndex, Step> steps;
    Step step{0};
    for (const Instruction& instruction : method.instructions) {
        steps.push_back(step);
        if (takes_step(instruction)) ++step;
    }
    steps.push_back(step);
    return steps;
}

/// "true_graph_0" for instructions that all have its prefix, or that of its sub-graphs; empty otherwise. A loop has the
/// name of its first graph, because its condition and its body are graphs of their own.
std::string subGraph(const Method& method, InstructionIndex from, InstructionIndex to, bool is_loop) {
    std::optional<std::string> common;
    std::string leading;
    for (InstructionIndex i = from; i < to && method.instructions.has(i); ++i) {
        if (!takes_step(method.instructions[i])) continue;
        const std::string& name = method.instructions[i].name;
        const std::size_t dot = name.rfind('.');
        const std::string graph = dot == std::string::npos ? std::string() : name.substr(0, dot);
        if (!common) common = leading = graph;
        while (!common->empty() && graph != *common && !graph.starts_with(*common + '.')) {
            const std::size_t end = common->rfind('.');
            common->resize(end == std::string::npos ? 0 : end);
        }
    }
    return common && !common->empty() ? *common : is_loop ? leading : std::string();
}

void addRegions(ArenaScene& scene, const Outcome& outcome) {
    const Method& method = *outcome.method;
    const Table<InstructionIndex, Step> steps = stepsOfInstructions(method);
    const auto add = [&](StepRegion::Kind kind, const std::string& name, InstructionIndex from, InstructionIndex to) {
        const Step first = steps[from], last = std::min(steps[to], Step(scene.steps)) - 1;
        if (last >= first) scene.regions.push_back({kind, QString::fromStdString(name), first, last});
    };
    const Table<DelegateIndex, std::string> names = region_names(outcome);
    const auto nameOf = [&](const Instruction& call) {
        return names.has(call.delegate) ? names[call.delegate] : call.op;
    };
    for (const InstructionIndex i : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[i];
        if (instruction.kind == Instruction::Kind::delegate) {
            add(StepRegion::Kind::delegate, nameOf(instruction), i, i + 1);
        }
        if (instruction.kind != Instruction::Kind::jump_false || !instruction.jump_to.valid()) continue;
        const InstructionIndex target = std::min(instruction.jump_to, method.instructions.next());
        if (target > i) add(StepRegion::Kind::branch, subGraph(method, i + 1, target, false), i, target);
        else add(StepRegion::Kind::loop, subGraph(method, target, i, true), target, i);
    }
}

}  // namespace

double ArenaLane::top() const {
    const double used = static_cast<double>(std::max({bytes, lowerBound, former}));
    double shown = used;
    if (capacity && static_cast<double>(*capacity) <= std::max(used * 1.6, 1.0))
        shown = std::max(shown, static_cast<double>(*capacity));
    return shown > 0 ? shown * 1.14 : 1024;
}

std::size_t ArenaScene::mainLane() const {
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (!lanes[i].boxes.empty()) return i;
    }
    return 0;
}

const ArenaBox* ArenaScene::boxAt(std::size_t lane, double step, double offset) const {
    if (lane >= lanes.size()) return nullptr;
    const ArenaBox* found = nullptr;
    for (const BoxIndex index : lanes[lane].boxes) {
        const ArenaBox& box = boxes[index];
        const bool inside = box.first.number() <= step && step < box.last.number() + 1 &&
            static_cast<double>(box.offset) <= offset && offset < static_cast<double>(box.top()) &&
            box.livesAt(step, offset);
        // Of two that overlap the smaller one is on top, of equal ones the later.
        if (inside && (!found || box.bytes <= found->bytes)) found = &box;
    }
    return found;
}

const ArenaBox* ArenaScene::boxOf(ValueId value) const {
    return boxOfValue.has(value) && boxOfValue[value].valid() ? &boxes[boxOfValue[value]] : nullptr;
}

QString ArenaScene::fittedName(const QString& name, const QFontMetricsF& metrics, double width) const {
    return metrics.horizontalAdvance(name) <= width ? name : ends.fitted(paint::shortName(name), metrics, width);
}

QString ArenaScene::stepName(Step step) const {
    const bool known = stepLabels.has(step) && stepLabels[step];
    return known ? QString::fromStdString(*stepLabels[step]) : QString();
}

ArenaScene arenaScene(const Outcome& outcome) {
    if (outcome.plans.empty() || outcome.shown >= outcome.plans.size()) return {};
    return arenaScene(outcome, outcome.plan());
}

void addTiles(ArenaScene& scene, const TiledMethod& tiles) {
    for (const TiledGroup& group : tiles.groups) {
        if (group.first.empty() || group.last.empty()) continue;  // copies into another layout: no node's
        Step first{}, last{};
        for (const Step step : scene.stepLabels.indices()) {
            const std::string* label = scene.stepLabels[step];
            const std::string_view node = label ? tile::untiled(*label) : std::string_view();
            if (node == group.first && !first.valid()) first = step;
            if (node == group.last) last = step;
        }
        if (!first.valid() || !last.valid() || last < first) continue;
        scene.regions.push_back({StepRegion::Kind::tiles, tilesText(group), first, last});
    }
}

Table<Step, qint64> liveWith(const ArenaScene& scene, const Plan& plan, int memId) {
    const Steps steps = scene.method ? steps_of_node_list(*scene.method) : Steps{};
    return liveIn(live_bytes(scene.method.get(), plan, memId), scene.steps, steps);
}

ArenaScene arenaScene(const Outcome& outcome, const Plan& plan) {
    ArenaScene scene;
    scene.method = outcome.method;
    const Steps steps = outcome.method ? steps_of_node_list(*outcome.method) : Steps{};
    scene.steps = std::max(0, outcome.steps);
    scene.lanes = lanesOf(plan, steps, scene.steps);
    addBoxes(scene, outcome, plan, steps);
    addConflicts(scene, plan);
    addShared(scene, plan);
    scene.ends = endsOf(scene);
    for (ArenaLane& lane : scene.lanes)
        lane.live = liveIn(live_bytes(outcome.method.get(), plan, lane.memId), scene.steps, steps);
    if (!outcome.method) return scene;
    addSteps(scene, *outcome.method, steps);
    addRegions(scene, outcome);
    if (const auto tiles = tiles_of(outcome.report.asked, outcome.method->name)) addTiles(scene, *tiles);
    return scene;
}

}  // namespace arenascope
