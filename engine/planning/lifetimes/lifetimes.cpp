#include "engine/planning/lifetimes/lifetimes.h"

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/ir/steps.h"
#include "engine/ops/effects.h"

namespace arenascope {

namespace {

constexpr std::int32_t unseen = -1;

bool counts_as_step(const Method& method, const Listing& row) {
    if (row.kind != Listing::Kind::call || row.instruction < 0 ||
        static_cast<std::size_t>(row.instruction) >= method.instructions.size()) {
        return false;
    }
    return takes_step(method.instructions[static_cast<std::size_t>(row.instruction)]);
}

// The rows of the listing between which an instruction runs (itself, where it has a row).
struct Place {
    std::int32_t low = 0, high = 0;
};

std::vector<Place> places_of_instructions(const Method& method) {
    const auto count = method.instructions.size();
    const auto last_row = static_cast<std::int32_t>(method.listing.empty() ? 0 : method.listing.size() - 1);
    std::vector<Place> places(count, {unseen, unseen});
    for (std::size_t row = 0; row < method.listing.size(); ++row) {
        const std::int32_t instruction = method.listing[row].instruction;
        if (instruction < 0 || static_cast<std::size_t>(instruction) >= count) continue;
        Place& place = places[static_cast<std::size_t>(instruction)];
        if (place.low == unseen) place.low = static_cast<std::int32_t>(row);
        place.high = static_cast<std::int32_t>(row);
    }
    std::int32_t low = 0, high = last_row;
    for (Place& place : places) {
        if (place.low == unseen) {
            place.low = low;
        } else {
            low = place.low;
        }
    }
    for (std::size_t i = count; i-- > 0;) {
        if (places[i].high == unseen) {
            places[i].high = high;
        } else {
            high = places[i].high;
        }
    }
    return places;
}

class Tracker {
public:
    explicit Tracker(const Method& method) : method_(method), index_(method.values.size(), unseen) {}

    /// The non-constant root tensor that a value's bytes are in.
    [[nodiscard]] std::optional<ValueId> root_of(ValueId id) const {
        for (int hops = 0; hops < 2; ++hops) {
            if (id < 0 || static_cast<std::size_t>(id) >= method_.values.size()) return std::nullopt;
            const Tensor* tensor = method_.values[static_cast<std::size_t>(id)].tensor();
            if (!tensor) return std::nullopt;
            if (tensor->alias_of == no_value) {
                if (tensor->is_constant) return std::nullopt;
                return id;
            }
            id = tensor->alias_of;
        }
        return std::nullopt;
    }

    void extend(ValueId id, std::int32_t first, std::int32_t last) {
        const auto root = root_of(id);
        if (!root) return;
        std::int32_t& index = index_[static_cast<std::size_t>(*root)];
        if (index == unseen) {
            index = static_cast<std::int32_t>(found_.size());
            found_.push_back({.value = *root, .first = first, .last = last});
        }
        Lifetime& life = found_[static_cast<std::size_t>(index)];
        life.first = std::min(life.first, first);
        life.last = std::max(life.last, last);
    }

    [[nodiscard]] Lifetime* find(ValueId id) {
        const auto root = root_of(id);
        if (!root || index_[static_cast<std::size_t>(*root)] == unseen) return nullptr;
        return &found_[static_cast<std::size_t>(index_[static_cast<std::size_t>(*root)])];
    }

    std::vector<Lifetime>& found() { return found_; }

private:
    const Method& method_;
    std::vector<Lifetime> found_;
    std::vector<std::int32_t> index_;
};

const Instruction* move_of(const Method& method, const Listing& row) {
    if (row.instruction < 0 || static_cast<std::size_t>(row.instruction) >= method.instructions.size()) return nullptr;
    const Instruction& instruction = method.instructions[static_cast<std::size_t>(row.instruction)];
    return instruction.kind == Instruction::Kind::move && !instruction.args.empty() ? &instruction : nullptr;
}

// ExecuTorch's rule: a tensor lives from the first to the last row that mentions it.
// `safe`: what stands for control flow only names what its graphs use, which their own instructions say.
void follow_listing(const Method& method, bool safe, Tracker& tracker) {
    for (std::size_t i = 0; i < method.listing.size(); ++i) {
        const auto row = static_cast<std::int32_t>(i);
        const bool placeholder = method.listing[i].kind == Listing::Kind::placeholder && method.listing[i].graph == 0;
        for (const ValueId value : method.listing[i].values) tracker.extend(value, placeholder ? 0 : row, row);
        if (const Instruction* move = move_of(method, method.listing[i])) {
            tracker.extend(move->args.front(), row, row);  // the destination's bytes are not touched
            continue;
        }
        if (safe && method.listing[i].kind == Listing::Kind::flow) continue;
        for (const ValueId value : method.listing[i].uses) tracker.extend(value, row, row);
    }
    const auto last = static_cast<std::int32_t>(method.listing.empty() ? 0 : method.listing.size() - 1);
    for (Lifetime& life : tracker.found()) {
        const Tensor* tensor = method.values[static_cast<std::size_t>(life.value)].tensor();
        if (tensor->is_state) life = {.value = life.value, .first = 0, .last = last};
    }
}

void extend_by_arguments(const Method& method, const std::vector<Place>& places, Tracker& tracker) {
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const auto extend = [&](ValueId value) { tracker.extend(value, places[i].low, places[i].high); };
        for (const ValueId arg : method.instructions[i].args) {
            extend(arg);
            if (method.instructions[i].kind == Instruction::Kind::move) break;  // only the source is read
            if (arg < 0 || static_cast<std::size_t>(arg) >= method.values.size()) continue;
            const auto& data = method.values[static_cast<std::size_t>(arg)].data;
            if (const auto* list = std::get_if<TensorList>(&data)) {
                std::for_each(list->items.begin(), list->items.end(), extend);
            } else if (const auto* optional = std::get_if<OptionalTensorList>(&data)) {
                std::for_each(optional->items.begin(), optional->items.end(), extend);
            }
        }
        for (const ValueId out : method.instructions[i].outs) extend(out);
    }
}

// After a move the destination is the source's bytes: the source lives until the destination's end.
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
    std::size_t begin = 0, end = 0;    // instructions, inclusive
    std::int32_t first = 0, last = 0;  // rows
    std::vector<ValueId> carried;      // used within before they are written within
};

// Instructions that write only part of their result, or also read it.
bool keeps_old_bytes(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::delegate || ops::effects(instruction.op).keeps_old_bytes;
}

std::vector<Loop> loops_of(const Method& method, const std::vector<Place>& places) {
    std::vector<Loop> loops;
    for (std::size_t i = 0; i < method.instructions.size(); ++i) {
        const Instruction& jump = method.instructions[i];
        if (jump.kind != Instruction::Kind::jump_false || jump.jump_to < 0 ||
            static_cast<std::size_t>(jump.jump_to) > i) {
            continue;
        }
        const auto begin = static_cast<std::size_t>(jump.jump_to);
        Loop loop{.begin = begin, .end = i, .first = places[begin].low, .last = places[i].low, .carried = {}};
        // The allocs of the body's first operator belong to the body.
        const auto is_alloc = [&](std::int32_t row) {
            return method.listing[static_cast<std::size_t>(row)].kind == Listing::Kind::alloc;
        };
        while (loop.first > 0 && is_alloc(loop.first - 1)) --loop.first;
        loops.push_back(std::move(loop));
    }
    return loops;
}

// Values that an iteration may read before it writes them all: their bytes come from the iteration before.
// A write that a jump may skip does not count as one.
void find_carried(const Method& method, const Tracker& tracker, Loop& loop) {
    std::vector<bool> written(method.values.size(), false);
    std::size_t sure_from = loop.begin;  // instructions before this may be skipped
    for (std::size_t i = loop.begin; i <= loop.end; ++i) {
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
                if (root && !written[static_cast<std::size_t>(*root)]) loop.carried.push_back(*root);
            });
        }
        for (const ValueId id : outs) {
            const auto root = tracker.root_of(id);
            if (root && !keeps && i >= sure_from) written[static_cast<std::size_t>(*root)] = true;
        }
        // A jump out of the loop skips nothing of an iteration that goes on.
        const auto target = static_cast<std::size_t>(std::max(instruction.jump_to, 0));
        if (instruction.kind == Instruction::Kind::jump_false && target > i && target <= loop.end) {
            sure_from = std::max(sure_from, target);
        }
    }
}

// What is moved into a carried value is carried.
void carry_sources(const Method& method, const Tracker& tracker, Loop& loop) {
    std::vector<bool> carried(method.values.size(), false);
    for (const ValueId id : loop.carried) carried[static_cast<std::size_t>(id)] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Instruction& instruction : method.instructions) {
            if (instruction.kind != Instruction::Kind::move || instruction.args.size() < 2) continue;
            const auto from = tracker.root_of(instruction.args[0]), to = tracker.root_of(instruction.args[1]);
            if (!from || !to || !carried[static_cast<std::size_t>(*to)] || carried[static_cast<std::size_t>(*from)])
                continue;
            carried[static_cast<std::size_t>(*from)] = true;
            loop.carried.push_back(*from);
            changed = true;
        }
    }
}

// What is used both in and around a loop, or carried from one iteration to the next, lives across all of it.
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
    const std::vector<Place> places = places_of_instructions(method);
    extend_by_arguments(method, places, tracker);
    std::vector<Loop> loops = loops_of(method, places);
    for (Loop& loop : loops) {
        find_carried(method, tracker, loop);
        carry_sources(method, tracker, loop);
    }
    // Lifetimes only grow and are bounded by the listing, so this ends.
    for (bool changed = true; changed;) {
        const bool moved = join_moves(method, tracker);
        changed = cover_loops(loops, tracker) || moved;
    }
}

}  // namespace

std::vector<std::int32_t> steps_of_listing(const Method& method) {
    std::vector<std::int32_t> steps;
    std::int32_t before = 0;
    for (const Listing& row : method.listing) {
        steps.push_back(before);
        if (counts_as_step(method, row)) ++before;
    }
    for (std::int32_t& step : steps) step = std::max(0, std::min(step, before - 1));
    return steps;
}

std::vector<std::vector<Lifetime>> graph_lifetimes(const Method& method) {
    std::vector<std::vector<Lifetime>> graphs(std::max<std::size_t>(1, method.graphs.size()));
    std::vector<std::int32_t> rows(graphs.size(), 0);
    std::vector<std::int32_t> index(method.values.size(), unseen);  // of a tensor in its graph's list
    std::vector<std::int32_t> owner(method.values.size(), unseen);  // graph whose input it stands for
    const Tracker tracker(method);
    for (const Listing& row : method.listing) {
        if (row.graph < 0 || static_cast<std::size_t>(row.graph) >= graphs.size()) continue;
        std::vector<Lifetime>& found = graphs[static_cast<std::size_t>(row.graph)];
        const std::int32_t position = rows[static_cast<std::size_t>(row.graph)]++;
        const bool placeholder = row.kind == Listing::Kind::placeholder;
        for (const auto* ids : {&row.values, &row.uses}) {
            for (const ValueId id : *ids) {
                if (id < 0 || static_cast<std::size_t>(id) >= owner.size()) continue;
                if (placeholder && row.graph > 0) owner[static_cast<std::size_t>(id)] = row.graph;
                const auto root =
                    owner[static_cast<std::size_t>(id)] == row.graph ? std::optional(id) : tracker.root_of(id);
                if (!root) continue;
                std::int32_t& at = index[static_cast<std::size_t>(*root)];
                if (at == unseen) {
                    at = static_cast<std::int32_t>(found.size());
                    found.push_back({.value = *root, .first = placeholder ? 0 : position, .last = position});
                }
                found[static_cast<std::size_t>(at)].last = position;
            }
        }
    }
    for (Lifetime& life : graphs[0]) {
        const Tensor* tensor = method.values[static_cast<std::size_t>(life.value)].tensor();
        if (tensor->is_state) life = {.value = life.value, .first = 0, .last = rows[0] - 1};
    }
    return graphs;
}

std::vector<Lifetime> lifetimes(const Method& method, LifetimeRules rules) {
    Tracker tracker(method);
    follow_listing(method, rules == LifetimeRules::safe, tracker);
    if (rules == LifetimeRules::safe || method.graphs.size() > 1) make_safe(method, tracker);
    std::vector<std::int32_t> until;  // steps that have begun at or before a row
    std::int32_t count = 0;
    for (const Listing& row : method.listing) until.push_back(count += counts_as_step(method, row) ? 1 : 0);
    const std::vector<std::int32_t> steps = steps_of_listing(method);
    for (Lifetime& life : tracker.found()) {
        if (steps.empty()) continue;
        life.first_step = steps[static_cast<std::size_t>(life.first)];
        life.last_step = std::max(life.first_step, until[static_cast<std::size_t>(life.last)] - 1);
    }
    return std::move(tracker.found());
}

}  // namespace arenascope
