#include "engine/planning/lifetimes/lifetimes.h"

#include <algorithm>
#include <unordered_map>

#include "engine/ir/dependences.h"
#include "engine/ir/steps.h"
#include "engine/ops/effects.h"

namespace arenascope {

namespace {

using LifetimeRow = Index<Lifetime>;  // row in the results

bool counts_as_step(const Method& method, const ListedNode& row) {
    return row.kind == ListedNode::Kind::call && method.instructions.has(row.instruction) &&
        takes_step(method.instructions[row.instruction]);
}

// The rows of the node list between which an instruction runs (its own row, if it has one).
struct Place {
    Position low{}, high{};
};

Position last_row(const Method& method) { return method.node_list.empty() ? Position(0) : method.node_list.last(); }

Table<InstructionIndex, Place> places_of_instructions(const Method& method) {
    Table<InstructionIndex, Place> places(method.instructions.size());
    for (const Position row : method.node_list.indices()) {
        const InstructionIndex instruction = method.node_list[row].instruction;
        if (!places.has(instruction)) continue;
        Place& place = places[instruction];
        if (!place.low.valid()) place.low = row;
        place.high = row;
    }
    Position low{0}, high = last_row(method);
    for (Place& place : places) {
        if (!place.low.valid()) {
            place.low = low;
        } else {
            low = place.low;
        }
    }
    for (InstructionIndex i = places.last(); i.valid(); --i) {
        if (!places[i].high.valid()) {
            places[i].high = high;
        } else {
            high = places[i].high;
        }
    }
    return places;
}

class Tracker {
public:
    explicit Tracker(const Method& method) : method_(method), row_of_(method.values.size()) {}

    /// The non-constant root tensor that owns a value's bytes.
    [[nodiscard]] std::optional<ValueId> root_of(ValueId id) const {
        for (int hops = 0; hops < 2; ++hops) {
            if (!method_.values.has(id)) return std::nullopt;
            const Tensor* tensor = method_.values[id].tensor();
            if (!tensor) return std::nullopt;
            if (tensor->alias_of == no_value) {
                if (tensor->is_constant) return std::nullopt;
                return id;
            }
            id = tensor->alias_of;
        }
        return std::nullopt;
    }

    void extend(ValueId id, Position first, Position last) {
        const auto root = root_of(id);
        if (!root) return;
        LifetimeRow& row = row_of_[*root];
        if (!row.valid()) {
            row = found_.next();
            found_.push_back({.value = *root, .first = first, .last = last});
        }
        Lifetime& life = found_[row];
        life.first = std::min(life.first, first);
        life.last = std::max(life.last, last);
    }

    [[nodiscard]] Lifetime* find(ValueId id) {
        const auto root = root_of(id);
        if (!root || !row_of_[*root].valid()) return nullptr;
        return &found_[row_of_[*root]];
    }

    std::vector<Lifetime>& found() { return found_.rows(); }

private:
    const Method& method_;
    Table<LifetimeRow, Lifetime> found_;
    Table<ValueId, LifetimeRow> row_of_;
};

const Instruction* move_of(const Method& method, const ListedNode& row) {
    if (!method.instructions.has(row.instruction)) return nullptr;
    const Instruction& instruction = method.instructions[row.instruction];
    return instruction.kind == Instruction::Kind::move && !instruction.args.empty() ? &instruction : nullptr;
}

// ExecuTorch's rule: a tensor lives from the first to the last row that mentions it.
// `safe`: what stands for control flow only names what its graphs use, which their own instructions say.
void follow_node_list(const Method& method, bool safe, Tracker& tracker) {
    for (const Position row : method.node_list.indices()) {
        const ListedNode& node = method.node_list[row];
        const bool placeholder = node.kind == ListedNode::Kind::placeholder && node.graph == GraphIndex(0);
        for (const ValueId value : node.values) tracker.extend(value, placeholder ? Position(0) : row, row);
        if (const Instruction* move = move_of(method, node)) {
            tracker.extend(move->args.front(), row, row);  // the destination's bytes are not touched
            continue;
        }
        if (safe && node.kind == ListedNode::Kind::flow) continue;
        for (const ValueId value : node.uses) tracker.extend(value, row, row);
    }
    for (Lifetime& life : tracker.found()) {
        const Tensor* tensor = method.values[life.value].tensor();
        if (tensor->is_state) life = {.value = life.value, .first = Position(0), .last = last_row(method)};
    }
}

void extend_by_arguments(const Method& method, const Table<InstructionIndex, Place>& places, Tracker& tracker) {
    for (const InstructionIndex i : method.instructions.indices()) {
        const auto extend = [&](ValueId value) { tracker.extend(value, places[i].low, places[i].high); };
        for (const ValueId arg : method.instructions[i].args) {
            extend(arg);
            if (method.instructions[i].kind == Instruction::Kind::move) break;  // only the source is read
            if (!method.values.has(arg)) continue;
            const auto& data = method.values[arg].data;
            if (const auto* list = std::get_if<TensorList>(&data)) {
                std::for_each(list->items.begin(), list->items.end(), extend);
            } else if (const auto* optional = std::get_if<OptionalTensorList>(&data)) {
                std::for_each(optional->items.begin(), optional->items.end(), extend);
            }
        }
        for (const ValueId out : method.instructions[i].outs) extend(out);
    }
}

// After a move the destination shares the source's bytes, so the source lives until the destination's lifetime ends.
bool join_moves(const Method& method, Tracker& tracker) {
    bool changed = false;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::move || instruction.args.size() < 2) continue;
        Lifetime* from = tracker.find(instruction.args[0]);
        const Lifetime* to = tracker.find(instruction.args[1]);
        if (!from || !to || from->last >= to->last) continue;
        from->last = to->last;
        changed = true;
    }
    return changed;
}

struct Loop {
    InstructionIndex begin{0}, end{0};  // inclusive
    Position first{0}, last{0};
    std::vector<ValueId> carried;  // read in an iteration before it is written there
};

// Instructions that write only part of their result, or also read it.
bool keeps_old_bytes(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::delegate || ops::effects(instruction.op).keeps_old_bytes;
}

std::vector<Loop> loops_of(const Method& method, const Table<InstructionIndex, Place>& places) {
    std::vector<Loop> loops;
    for (const InstructionIndex i : method.instructions.indices()) {
        const Instruction& jump = method.instructions[i];
        const InstructionIndex begin = jump.jump_to;
        if (jump.kind != Instruction::Kind::jump_false || !begin.valid() || begin > i) continue;
        Loop loop{.begin = begin, .end = i, .first = places[begin].low, .last = places[i].low, .carried = {}};
        // The allocs of the body's first operator belong to the body.
        const auto is_alloc = [&](Position row) { return method.node_list[row].kind == ListedNode::Kind::alloc; };
        while (loop.first > Position(0) && is_alloc(loop.first - 1)) --loop.first;
        loops.push_back(std::move(loop));
    }
    return loops;
}

// Values that an iteration may read before it writes all of them: their bytes come from the previous iteration. A write
// that a jump may skip does not count.
void find_carried(const Method& method, const Tracker& tracker, Loop& loop) {
    Table<ValueId, bool> written(method.values.size(), false);
    InstructionIndex sure_from = loop.begin;  // instructions before this may be skipped
    for (const InstructionIndex i : IndexRange<InstructionIndex>(loop.begin, loop.end + 1)) {
        const Instruction& instruction = method.instructions[i];
        std::vector<ValueId> outs = instruction.outs;
        std::vector<ValueId> reads = instruction.args;
        if (instruction.kind == Instruction::Kind::move && instruction.args.size() == 2) {
            reads = {instruction.args[0]};
            outs = {instruction.args[1]};
        }
        const bool keeps = keeps_old_bytes(instruction);
        const std::vector<bool> is_read = ops::read_arguments(method, instruction);
        for (std::size_t arg = 0; arg < reads.size(); ++arg) {
            if (!is_read[arg]) continue;
            each_value(method, reads[arg], [&](ValueId id) {
                const auto root = tracker.root_of(id);
                if (root && !written[*root]) loop.carried.push_back(*root);
            });
        }
        for (const ValueId id : outs) {
            const auto root = tracker.root_of(id);
            if (root && !keeps && i >= sure_from) written[*root] = true;
        }
        // A jump out of the loop skips no instruction of an iteration that continues.
        const InstructionIndex target = instruction.jump_to;
        if (instruction.kind == Instruction::Kind::jump_false && target > i && target <= loop.end) {
            sure_from = std::max(sure_from, target);
        }
    }
}

// The source of a move into a carried value is carried, too.
void carry_sources(const Method& method, const Tracker& tracker, Loop& loop) {
    Table<ValueId, bool> carried(method.values.size(), false);
    for (const ValueId id : loop.carried) carried[id] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Instruction& instruction : method.instructions) {
            if (instruction.kind != Instruction::Kind::move || instruction.args.size() < 2) continue;
            const auto from = tracker.root_of(instruction.args[0]), to = tracker.root_of(instruction.args[1]);
            if (!from || !to || !carried[*to] || carried[*from]) continue;
            carried[*from] = true;
            loop.carried.push_back(*from);
            changed = true;
        }
    }
}

// Values used both inside and outside a loop, or carried from one iteration to the next, live across the whole loop.
bool cover_loops(const std::vector<Loop>& loops, Tracker& tracker) {
    bool changed = false;
    for (const Loop& loop : loops) {
        const auto cover = [&](Lifetime& life) {
            const auto first = std::min(life.first, loop.first), last = std::max(life.last, loop.last);
            changed = changed || first != life.first || last != life.last;
            life.first = first;
            life.last = last;
        };
        for (Lifetime& life : tracker.found()) {
            const bool touches = life.first <= loop.last && life.last >= loop.first;
            if (touches && (life.first < loop.first || life.last > loop.last)) cover(life);
        }
        for (const ValueId id : loop.carried) {
            if (Lifetime* life = tracker.find(id)) cover(*life);
        }
    }
    return changed;
}

void make_safe(const Method& method, Tracker& tracker) {
    const Table<InstructionIndex, Place> places = places_of_instructions(method);
    extend_by_arguments(method, places, tracker);
    std::vector<Loop> loops = loops_of(method, places);
    for (Loop& loop : loops) {
        find_carried(method, tracker, loop);
        carry_sources(method, tracker, loop);
    }
    // Terminates, because lifetimes only grow and are bounded by the node list.
    for (bool changed = true; changed;) {
        const bool moved = join_moves(method, tracker);
        changed = cover_loops(loops, tracker) || moved;
    }
}

}  // namespace

Table<Position, Step> steps_of_node_list(const Method& method) {
    Table<Position, Step> steps;
    Step next{0};
    for (const ListedNode& row : method.node_list) {
        steps.push_back(next);
        if (counts_as_step(method, row)) ++next;
    }
    for (Step& step : steps) step = std::max(Step(0), std::min(step, next - 1));
    return steps;
}

Table<GraphIndex, std::vector<Lifetime>> graph_lifetimes(const Method& method) {
    constexpr GraphIndex outermost{0};
    Table<GraphIndex, std::vector<Lifetime>> graphs(std::max<std::size_t>(1, method.graphs.size()));
    Table<GraphIndex, Position> next(graphs.size(), Position(0));
    // For a tensor in each graph's list: a region of several graphs may leave one tensor in the rows of two of them.
    Table<GraphIndex, std::unordered_map<ValueId, LifetimeRow>> rows_of(graphs.size());
    Table<ValueId, GraphIndex> owner(method.values.size());  // the graph that has it as an input
    const Tracker tracker(method);
    for (const ListedNode& row : method.node_list) {
        if (!graphs.has(row.graph)) continue;
        std::vector<Lifetime>& found = graphs[row.graph];
        const Position position = next[row.graph];
        ++next[row.graph];
        const bool placeholder = row.kind == ListedNode::Kind::placeholder;
        for (const auto* ids : {&row.values, &row.uses}) {
            for (const ValueId id : *ids) {
                if (!owner.has(id) || !method.values[id].tensor()) continue;
                if (placeholder && row.graph != outermost) owner[id] = row.graph;
                const auto root = owner[id] == row.graph ? std::optional(id) : tracker.root_of(id);
                if (!root) continue;
                LifetimeRow& at = rows_of[row.graph][*root];
                if (!at.valid()) {
                    at = LifetimeRow(found.size());
                    found.push_back({.value = *root, .first = placeholder ? Position(0) : position, .last = position});
                }
                found[at.row()].last = position;
            }
        }
    }
    for (Lifetime& life : graphs[outermost]) {
        const Tensor* tensor = method.values[life.value].tensor();
        if (tensor->is_state) life = {.value = life.value, .first = Position(0), .last = next[outermost] - 1};
    }
    return graphs;
}

std::vector<Lifetime> lifetimes(const Method& method, LifetimeRules rules) {
    Tracker tracker(method);
    follow_node_list(method, rules == LifetimeRules::safe, tracker);
    if (rules == LifetimeRules::safe || method.graphs.size() > 1) make_safe(method, tracker);
    Table<Position, Step> latest;  // the last one that began at or before a row
    Step begun{};
    for (const ListedNode& row : method.node_list) {
        if (counts_as_step(method, row)) ++begun;
        latest.push_back(begun);
    }
    const Table<Position, Step> steps = steps_of_node_list(method);
    for (Lifetime& life : tracker.found()) {
        if (steps.empty()) continue;
        life.first_step = steps[life.first];
        life.last_step = std::max(life.first_step, latest[life.last]);
    }
    return std::move(tracker.found());
}

}  // namespace arenascope
