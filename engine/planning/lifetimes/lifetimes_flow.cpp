#include "engine/planning/lifetimes/lifetimes_flow.h"

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/ops/effects.h"
#include "engine/planning/issue.h"
#include "engine/planning/lifetimes/lifetimes.h"

namespace arenascope {

namespace {

using Ranges = FlowLiveness::Ranges;
using Range = FlowLiveness::Range;
using Set = Table<ValueId, bool>;

constexpr std::size_t most_bits = std::size_t{1} << 31;  // of all sets together; above it, everything counts as needed

bool unite(Set& into, const Set& from) {
    bool changed = false;
    for (const ValueId id : into.indices()) {
        if (!from[id] || into[id]) continue;
        into[id] = true;
        changed = true;
    }
    return changed;
}

/// Sorted, with adjacent ranges merged.
void normalise(Ranges& ranges) {
    std::sort(ranges.begin(), ranges.end(), [](const Range& a, const Range& b) { return a.first < b.first; });
    Ranges out;
    for (const Range& range : ranges) {
        if (!out.empty() && range.first <= out.back().last + 1) out.back().last = std::max(out.back().last, range.last);
        else out.push_back(range);
    }
    ranges = std::move(out);
}

Ranges intersection(const Ranges& a, const Ranges& b) {
    Ranges out;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const Range both{std::max(a[i].first, b[j].first), std::min(a[i].last, b[j].last)};
        if (both.first <= both.last) out.push_back(both);
        (a[i].last < b[j].last ? i : j) += 1;
    }
    return out;
}

bool covers(const Ranges& ranges, InstructionIndex at) {
    const auto after = std::upper_bound(ranges.begin(), ranges.end(), at,
                                        [](InstructionIndex value, const Range& range) { return value < range.first; });
    return after != ranges.begin() && std::prev(after)->last >= at;
}

// Writes part of its result, or also reads it.
bool keeps_old_bytes(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::delegate || ops::effects(instruction.op).keeps_old_bytes;
}

bool is_view(const Instruction& instruction) { return ops::effects(instruction.op).is_view; }

}  // namespace

/// One instruction: tensors read, tensors written, and those of them that are fully overwritten.
struct Effect {
    std::vector<ValueId> reads, writes, kills;
    bool is_move = false;
};

class FlowAnalysis {
public:
    FlowAnalysis(const Method& method, FlowLiveness& out)
        : method_(method), out_(out), after_(method.instructions.next()) {}

    void run() {
        out_.needed_.resize(method_.values.size());
        out_.writes_.resize(method_.values.size());
        for (const Instruction& instruction : method_.instructions) effects_.push_back(effect_of(instruction));
        find_set();
        split();
        find_given();
        if ((blocks_.size() + 1) * method_.values.size() > most_bits / 8) return need_everything();
        flow_backward();
        flow_forward();
        for (std::size_t b = 0; b < blocks_.size(); ++b) trace(b);
        for (Ranges& ranges : out_.needed_) normalise(ranges);
        out_.held_ = out_.needed_;
        follow_moves();
    }

private:
    struct Block {
        InstructionIndex begin{0}, end{0};  // end is outside
        std::vector<std::size_t> next;
        bool leaves = false;  // to the end of the method
        Set live_out, reached_in;
    };

    [[nodiscard]] std::optional<ValueId> root_of(ValueId id) const {
        for (int hops = 0; hops < 2; ++hops) {
            if (!method_.values.has(id)) return std::nullopt;
            const Tensor* tensor = method_.values[id].tensor();
            if (!tensor || (tensor->is_constant && tensor->alias_of == no_value)) return std::nullopt;
            if (tensor->alias_of == no_value) return id;
            id = tensor->alias_of;
        }
        return std::nullopt;
    }

    template <class Visit>
    void each_root(ValueId id, Visit visit) const {
        if (const auto root = root_of(id)) visit(*root);
        if (!method_.values.has(id)) return;
        const auto& data = method_.values[id].data;
        const std::vector<ValueId>* items = nullptr;
        if (const auto* list = std::get_if<TensorList>(&data)) items = &list->items;
        if (const auto* list = std::get_if<OptionalTensorList>(&data)) items = &list->items;
        if (!items) return;
        for (const ValueId item : *items) {
            if (const auto root = root_of(item)) visit(*root);
        }
    }

    [[nodiscard]] Effect effect_of(const Instruction& in) const {
        Effect effect;
        const auto read = [&](ValueId root) { effect.reads.push_back(root); };
        if (in.kind == Instruction::Kind::move && in.args.size() == 2) {
            effect.is_move = true;
            each_root(in.args[0], read);
            const auto to = root_of(in.args[1]);
            // Values of a file may already be views of the source: such a move changes nothing.
            if (to && *to != root_of(in.args[0])) effect.writes = effect.kills = {*to};
            return effect;
        }
        const bool keeps = keeps_old_bytes(in);
        const std::vector<bool> is_read = ops::read_arguments(method_, in);
        for (std::size_t i = 0; i < in.args.size(); ++i) {
            if (is_view(in) || is_read[i]) each_root(in.args[i], read);
        }
        if (is_view(in)) return effect;  // it only makes its result a view
        for (const ValueId out : in.outs) {
            const auto root = root_of(out);
            if (!root) continue;
            effect.writes.push_back(*root);
            const bool is_state = method_.values[*root].tensor()->is_state;  // its place never changes
            if (!keeps && !is_state && *root == out) effect.kills.push_back(*root);
        }
        return effect;
    }

    /// A jump on a constant condition is always taken, or never.
    [[nodiscard]] std::optional<bool> literal(ValueId id) const {
        if (!method_.values.has(id) || set_[id]) return std::nullopt;
        const auto* value = std::get_if<bool>(&method_.values[id].data);
        return value ? std::optional(*value) : std::nullopt;
    }

    /// Numbers and truth values are set by an operator's last argument or by a move.
    void find_set() {
        set_.assign(method_.values.size(), false);
        for (const Instruction& in : method_.instructions) {
            const bool may_set = in.kind == Instruction::Kind::kernel || in.kind == Instruction::Kind::move;
            if (may_set && !in.args.empty() && set_.has(in.args.back())) set_[in.args.back()] = true;
        }
    }

    void split() {
        constexpr InstructionIndex first{0};
        const auto& instructions = method_.instructions;
        Table<InstructionIndex, bool> leads(instructions.size() + 1, false);
        leads[first] = true;
        const auto is_jump = [&](InstructionIndex i) { return instructions[i].kind == Instruction::Kind::jump_false; };
        const auto target = [&](InstructionIndex i) { return std::clamp(instructions[i].jump_to, first, after_); };
        for (const InstructionIndex i : instructions.indices()) {
            if (is_jump(i)) leads[i + 1] = leads[target(i)] = true;
        }
        Table<InstructionIndex, std::size_t> block_at(leads.size(), 0);
        for (const InstructionIndex i : instructions.indices()) {
            if (leads[i]) blocks_.push_back({.begin = i});
            blocks_.back().end = i + 1;
            block_at[i] = blocks_.size() - 1;
        }
        if (blocks_.empty()) blocks_.push_back({.leaves = true});
        for (Block& block : blocks_) {
            if (block.begin == block.end) continue;
            const InstructionIndex last = block.end - 1;
            const auto go = [&](InstructionIndex to) {
                if (to >= after_) block.leaves = true;
                else block.next.push_back(block_at[to]);
            };
            const auto known =
                is_jump(last) && !instructions[last].args.empty() ? literal(instructions[last].args[0]) : std::nullopt;
            if (is_jump(last) && (!known || !*known)) go(target(last));
            if (!is_jump(last) || !known || *known) go(block.end);
        }
    }

    void give(ValueId id) {
        each_root(id, [&](ValueId root) { given_[root] = true; });
    }

    void find_given() {
        given_.assign(method_.values.size(), false);
        returned_.assign(method_.values.size(), false);
        for (const ValueId id : method_.inputs) give(id);
        for (const ValueId id : method_.outputs) each_root(id, [&](ValueId root) { returned_[root] = true; });
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (tensor && tensor->is_state && tensor->alias_of == no_value) given_[id] = returned_[id] = true;
            if (given_[id]) out_.writes_[id].push_back(before_);
        }
        for (const InstructionIndex i : effects_.indices()) {
            if (effects_[i].is_move) continue;
            for (const ValueId root : effects_[i].writes) out_.writes_[root].push_back(i);
        }
    }

    void need_everything() {
        for (const ValueId id : method_.values.indices()) {
            if (root_of(id) == id) out_.needed_[id] = {Range{before_, after_}};
        }
        out_.held_ = out_.needed_;
    }

    /// Live at the end of each block: read on some path before it is fully overwritten.
    void flow_backward() {
        std::vector<Set> live_in(blocks_.size(), Set(method_.values.size(), false));
        for (Block& block : blocks_) block.live_out = block.leaves ? returned_ : Set(method_.values.size(), false);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t b = blocks_.size(); b-- > 0;) {
                Block& block = blocks_[b];
                for (const std::size_t next : block.next) unite(block.live_out, live_in[next]);
                Set live = block.live_out;
                for (InstructionIndex i = block.end - 1; i >= block.begin; --i) {
                    const Effect& effect = effects_[i];
                    for (const ValueId root : effect.kills) live[root] = false;
                    for (const ValueId root : effect.reads) live[root] = true;
                }
                changed = unite(live_in[b], live) || changed;
            }
        }
    }

    /// Written on some path before the block begins: other values have no bytes to keep.
    void flow_forward() {
        for (Block& block : blocks_) block.reached_in.assign(method_.values.size(), false);
        blocks_[0].reached_in = given_;
        for (bool changed = true; changed;) {
            changed = false;
            for (Block& block : blocks_) {
                Set reached = block.reached_in;
                for (const InstructionIndex i : IndexRange<InstructionIndex>(block.begin, block.end)) {
                    for (const ValueId root : effects_[i].writes) reached[root] = true;
                }
                for (const std::size_t next : block.next) changed = unite(blocks_[next].reached_in, reached) || changed;
            }
        }
    }

    /// Ranges within one block, walking backward.
    void trace(std::size_t b) {
        const Block& block = blocks_[b];
        constexpr InstructionIndex dead(-2);
        Table<ValueId, InstructionIndex> until(method_.values.size(), dead);  // end of the open range
        Table<ValueId, InstructionIndex> earliest(method_.values.size(), block.end);
        for (InstructionIndex i = block.end - 1; i >= block.begin; --i) {
            for (const auto* roots : {&effects_[i].reads, &effects_[i].writes}) {
                for (const ValueId root : *roots) earliest[root] = i;
            }
        }
        for (const ValueId root : until.indices()) {
            if (block.live_out[root]) until[root] = block.end - 1;
        }
        const auto close = [&](ValueId root, InstructionIndex from) {
            if (until[root] != dead && from <= until[root]) out_.needed_[root].push_back({from, until[root]});
            until[root] = dead;
        };
        for (InstructionIndex i = block.end - 1; i >= block.begin; --i) {
            const Effect& effect = effects_[i];
            for (const ValueId root : effect.writes) until[root] = std::max(until[root], i);
            for (const ValueId root : effect.kills) close(root, i);
            for (const ValueId root : effect.reads) until[root] = std::max(until[root], i);
        }
        for (const ValueId root : until.indices()) {
            if (until[root] == dead) continue;
            const InstructionIndex begin = b == 0 && given_[root] ? before_ : block.begin;
            close(root, block.reached_in[root] ? begin : std::max(block.begin, earliest[root]));
        }
        if (b != 0) return;
        for (const ValueId root : given_.indices()) {
            if (given_[root]) out_.needed_[root].push_back({before_, before_});
            if (returned_[root]) out_.needed_[root].push_back({after_, after_});
        }
    }

    /// Where a move's destination still contains the moved value.
    [[nodiscard]] Ranges reach_of(InstructionIndex move, ValueId to) const {
        std::vector<bool> in(blocks_.size(), false);
        Ranges ranges;
        const auto walk = [&](std::size_t b, InstructionIndex from, std::vector<std::size_t>& work) {
            const Block& block = blocks_[b];
            for (const InstructionIndex i : IndexRange<InstructionIndex>(from, block.end)) {
                const auto& kills = effects_[i].kills;
                if (std::find(kills.begin(), kills.end(), to) == kills.end()) continue;
                const auto& reads = effects_[i].reads;
                const bool is_read = std::find(reads.begin(), reads.end(), to) != reads.end();
                ranges.push_back({from, is_read ? i : i - 1});
                return;
            }
            ranges.push_back({from, block.end - 1});
            if (block.leaves) ranges.push_back({after_, after_});
            for (const std::size_t next : block.next) {
                if (!in[next]) work.push_back(next);
                in[next] = true;
            }
        };
        std::vector<std::size_t> work;
        std::size_t start = 0;
        while (blocks_[start].end <= move) ++start;
        ranges.push_back({move, move});
        walk(start, move + 1, work);
        while (!work.empty()) {
            const std::size_t b = work.back();
            work.pop_back();
            walk(b, blocks_[b].begin, work);
        }
        std::erase_if(ranges, [](const Range& range) { return range.first > range.last; });
        normalise(ranges);
        return ranges;
    }

    /// After a move the destination shares the source's bytes: they are needed as long as the destination contains the
    /// value, even if the source is not used again.
    void follow_moves() {
        struct Move {
            InstructionIndex at;
            ValueId from, to;
            Ranges reach;
            std::vector<ValueId> origins;  ///< values whose bytes it may pass on
        };
        std::vector<Move> moves;
        Set is_target(method_.values.size(), false);
        for (const InstructionIndex at : effects_.indices()) {
            const Effect& effect = effects_[at];
            if (!effect.is_move || effect.reads.empty() || effect.writes.empty()) continue;
            moves.push_back({at, effect.reads[0], effect.writes[0], reach_of(at, effect.writes[0]), {}});
            is_target[effect.writes[0]] = true;
        }
        for (Move& move : moves) {
            if (!is_target[move.from] || !out_.writes_[move.from].empty()) move.origins.push_back(move.from);
        }
        for (bool changed = true; changed;) {  // terminates: origins only grow, and each move has at most all tensors
            changed = false;
            for (Move& move : moves) {
                for (const Move& earlier : moves) {
                    if (earlier.to != move.from || !covers(earlier.reach, move.at)) continue;
                    for (const ValueId origin : earlier.origins) {
                        if (std::find(move.origins.begin(), move.origins.end(), origin) != move.origins.end()) continue;
                        move.origins.push_back(origin);
                        changed = true;
                    }
                }
            }
        }
        for (const Move& move : moves) {
            const Ranges more = intersection(out_.held_[move.to], move.reach);
            for (const ValueId origin : move.origins) {
                Ranges& own = out_.needed_[origin];
                own.insert(own.end(), more.begin(), more.end());
            }
        }
        for (Ranges& ranges : out_.needed_) normalise(ranges);
    }

    const Method& method_;
    FlowLiveness& out_;
    static constexpr InstructionIndex before_{};  // the first instruction
    const InstructionIndex after_;                // the last
    Table<InstructionIndex, Effect> effects_;
    std::vector<Block> blocks_;
    Set given_, returned_, set_;
};

FlowLiveness::FlowLiveness(const Method& method) { FlowAnalysis(method, *this).run(); }

std::optional<InstructionIndex> FlowLiveness::clash(ValueId a, ValueId b) const {
    std::optional<InstructionIndex> first;
    for (const auto& [writer, other] : {std::pair{a, b}, std::pair{b, a}}) {
        for (const InstructionIndex at : writes_[writer]) {
            if (covers(needed(other), at) && (!first || at < *first)) first = at;
        }
    }
    return first;
}

std::vector<PlanIssue> overlaps_in_flow(const Method& method, const Problem& problem, const Placement& placement) {
    constexpr std::size_t most_reported = 100;
    const FlowLiveness liveness(method);
    Table<InstructionIndex, Position> position_of(method.instructions.size() + 1, method.node_list.last());
    for (const Position row : method.node_list.indices()) {
        const InstructionIndex instruction = method.node_list[row].instruction;
        if (method.instructions.has(instruction)) position_of[instruction] = row;
    }
    std::vector<PlanIssue> found;
    for (const BufferRow i : problem.buffers.indices()) {
        for (const BufferRow j : IndexRange<BufferRow>(BufferRow(0), i)) {
            const Buffer &a = problem.buffers[j], &b = problem.buffers[i];
            if (a.mem_id != b.mem_id || a.bytes == 0 || b.bytes == 0) continue;
            if (a.group >= 0 && a.group == b.group) continue;  // they share storage on purpose
            const std::int64_t shared = std::min(placement.offsets[j] + a.bytes, placement.offsets[i] + b.bytes) -
                std::max(placement.offsets[j], placement.offsets[i]);
            if (shared <= 0) continue;
            const auto at = liveness.clash(a.id, b.id);
            if (!at) continue;
            found.push_back(overlap_issue(a, b, shared, at->valid() ? position_of[*at] : Position(0)));
            if (found.size() >= most_reported) return found;
        }
    }
    return found;
}

bool has_jumps(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(),
                       [](const Instruction& i) { return i.kind == Instruction::Kind::jump_false; }) &&
        !lives_in_pieces(method);
}

}  // namespace arenascope
