// Lifetimes of parts of a tensor: rows that are written and read tile by tile begin and end their lifetimes one after
// the other.

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/base/bytes.h"
#include "engine/base/living_bytes.h"
#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/ops/tflite_flow.h"
#include "engine/ops/tflite_rows.h"
#include "engine/planning/lifetimes/lifetimes.h"

namespace arenascope {
namespace {

constexpr std::size_t most_loops = 64;  // the work grows with them

/// Rows of the node list that a jump back repeats.
struct LoopRows {
    Position first{0}, last{0};
};

/// Whether loops copy what they carry by operators of their own, as those of TensorFlow Lite models do. Other files do
/// not say which parts of a tensor a loop carries: read again, such a tensor lives as a whole.
bool lists_what_loops_carry(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(),
                       [](const Instruction& in) { return in.op == ops::flow_in_op; });
}

/// Loops one after the other, each left at its end alone; nothing if jumps, moves or delegates do anything else.
std::optional<std::vector<LoopRows>> plain_loops(const Method& method) {
    struct Loop {
        InstructionIndex begin{0}, end{0};  // inclusive
    };
    std::vector<Loop> loops;
    std::vector<InstructionIndex> ways_out;
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& in = method.instructions[at];
        if (in.kind == Instruction::Kind::kernel || in.kind == Instruction::Kind::free) continue;
        if (in.kind != Instruction::Kind::jump_false) return std::nullopt;
        if (in.jump_to > at) {
            ways_out.push_back(at);
            continue;
        }
        if (!in.jump_to.valid() || (!loops.empty() && in.jump_to <= loops.back().end)) return std::nullopt;
        if (loops.size() == most_loops) return std::nullopt;
        loops.push_back({in.jump_to, at});
    }
    if (!loops.empty() && !lists_what_loops_carry(method)) return std::nullopt;
    for (const InstructionIndex way_out : ways_out) {
        const bool is_end = std::any_of(loops.begin(), loops.end(), [&](const Loop& loop) {
            return loop.begin <= way_out && way_out < loop.end && method.instructions[way_out].jump_to == loop.end + 1;
        });
        if (!is_end) return std::nullopt;
    }
    std::vector<LoopRows> rows(loops.size());
    std::vector<bool> is_listed(loops.size(), false);
    for (const Position row : method.node_list.indices()) {
        const InstructionIndex at = method.node_list[row].instruction;
        for (std::size_t i = 0; at.valid() && i < loops.size(); ++i) {
            if (at < loops[i].begin || at > loops[i].end) continue;
            if (!is_listed[i]) rows[i].first = row;
            is_listed[i] = true;
            rows[i].last = row;
        }
    }
    return rows;
}

/// Roots of which some view is only a part.
Table<ValueId, bool> divided(const Method& method) {
    Table<ValueId, bool> out(method.values.size(), false);
    for (const Value& value : method.values) {
        const Tensor* view = value.tensor();
        if (!view || view->alias_of == no_value || !method.values.has(view->alias_of)) continue;
        const Tensor* root = method.values[view->alias_of].tensor();
        if (!root || root->is_constant || root->is_state) continue;
        if (view->alias_offset != 0 || view->bytes() != root->bytes()) out[view->alias_of] = true;
    }
    return out;
}

bool any(const Table<ValueId, bool>& flags) { return std::find(flags.begin(), flags.end(), true) != flags.end(); }

/// Bytes that live during a whole loop are touched at its beginning and its end, whichever of its operators does.
void cover_loops(const Method& method, const std::vector<LoopRows>& loops,
                 Table<ValueId, std::vector<TouchedBytes>>& touches) {
    if (loops.empty()) return;
    for (const Lifetime& life : lifetimes(method, LifetimeRules::safe)) {
        std::vector<TouchedBytes>& own = touches[life.value];
        const std::size_t count = own.size();
        for (std::size_t i = 0; i < count; ++i) {
            const TouchedBytes touch = own[i];
            for (const LoopRows& loop : loops) {
                const bool is_inside = touch.at >= loop.first.number() && touch.at <= loop.last.number();
                if (!is_inside || life.first > loop.first || life.last < loop.last) continue;
                own.push_back({touch.begin, touch.end, loop.first.number()});
                own.push_back({touch.begin, touch.end, loop.last.number()});
            }
        }
    }
}

/// Tensors that an instruction reads, lists opened.
void for_each_read(const Method& method, const Instruction& in, const std::function<void(ValueId)>& use) {
    const std::vector<bool> is_read = ops::read_arguments(method, in);
    for (std::size_t i = 0; i < in.args.size(); ++i)
        if (is_read[i]) each_tensor(method, in.args[i], use);
}

/// Roots that get new bytes more often than once, as the temporaries of a loop's tiles.
Table<ValueId, bool> rewritten(const Method& method) {
    Table<ValueId, std::int64_t> written(method.values.size(), 0);
    Table<ValueId, bool> out(method.values.size(), false);
    for (const Instruction& in : method.instructions) {
        if (!ops::overwrites_results(method, in)) continue;
        for (const ValueId id : in.outs) {
            const ValueId at = memory_root(method, id);
            const Tensor* root = at == no_value ? nullptr : method.values[at].tensor();
            if (!root || root->is_constant || root->is_state) continue;
            const auto sum = checked_add(written[at], method.values[id].tensor()->bytes().value_or(0));
            written[at] = sum.value_or(written[at]);
            out[at] = written[at] > root->bytes().value_or(0);
        }
    }
    return out;
}

}  // namespace

bool lives_in_pieces(const Method& method) { return any(divided(method)) && plain_loops(method); }

Table<ValueId, std::vector<BufferPiece>> lifetime_pieces(const Method& method) {
    Table<ValueId, std::vector<BufferPiece>> pieces(method.values.size());
    const auto loops = plain_loops(method);
    if (!loops) return pieces;
    const Table<ValueId, bool> has_parts = divided(method);
    // In a loop of the method a tensor gets new bytes in each turn: it lives as a whole.
    const Table<ValueId, bool> is_rewritten =
        loops->empty() ? rewritten(method) : Table<ValueId, bool>(method.values.size(), false);
    Table<ValueId, bool> is_divided = has_parts;
    for (const ValueId id : is_divided.indices()) is_divided[id] = has_parts[id] || is_rewritten[id];
    if (!any(is_divided)) return pieces;
    Table<ValueId, std::vector<TouchedBytes>> touches(method.values.size());
    const auto touch = [&](ValueId id, Position at, bool is_new = false) {
        const ValueId root = memory_root(method, id);
        if (root == no_value || !is_divided[root]) return;
        const Tensor& tensor = *method.values[id].tensor();
        // The bound of a view may be larger than its tensor's, where the sizes depend on each other.
        const std::int64_t whole = method.values[root].tensor()->bytes().value_or(0) - tensor.alias_offset;
        const std::int64_t bytes = std::min(tensor.bytes().value_or(0), whole);
        if (bytes > 0) touches[root].push_back({tensor.alias_offset, tensor.alias_offset + bytes, at.number(), is_new});
    };
    for (const Position at : method.node_list.indices()) {
        const ListedNode& row = method.node_list[at];
        if (row.kind == ListedNode::Kind::placeholder && row.graph == GraphIndex(0)) {
            for (const ValueId id : row.values) touch(id, Position(0)), touch(id, at);
        } else if (row.kind == ListedNode::Kind::output) {
            for (const ValueId id : method.outputs) each_tensor(method, id, [&](ValueId each) { touch(each, at); });
        } else if (method.instructions.has(row.instruction)) {
            const Instruction& in = method.instructions[row.instruction];
            const bool is_new = ops::overwrites_results(method, in);
            if (!ops::slices_in_place(method, in)) for_each_read(method, in, [&](ValueId id) { touch(id, at); });
            for (const ValueId out : in.outs) touch(out, at, is_new);
        }
    }
    cover_loops(method, *loops, touches);
    for (const ValueId root : touches.indices()) {
        const auto lives =
            is_rewritten[root] ? lives_of_bytes(std::move(touches[root])) : living_bytes(std::move(touches[root]));
        if (!has_parts[root] && lives.size() < 2) continue;
        for (const LivingBytes& part : lives) pieces[root].push_back({part.begin, part.end, part.first, part.last});
    }
    return pieces;
}

}  // namespace arenascope
