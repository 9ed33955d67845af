// Computes small values again just before a later reader instead of keeping them: masks, expanded tensors, activations,
// small convolutions. Only operators whose operands are still there, or are much smaller, and only where the peak of
// live bytes falls.

#include <algorithm>
#include <optional>
#include <string>

#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/ops/split_sum.h"
#include "engine/passes/live_height.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

constexpr std::size_t most_instructions = 20'000, most_rounds = 32;
constexpr int deepest = 3;                                 // operators that one value takes
constexpr std::int64_t once_share = 50, total_share = 10;  // of the multiply-adds that may be repeated: one part in
constexpr std::int64_t least_share = 100;                  // of the peak that a value must have: one part in

/// An operator gives the same numbers every time.
bool is_repeatable(std::string_view op) {
    for (const std::string_view random : {"rand", "bernoulli", "multinomial", "dropout", "normal_", "::normal."})
        if (op.find(random) != std::string_view::npos) return false;
    return true;
}

/// A value that is made again before one of its readers.
struct Again {
    ValueId value{};
    InstructionIndex after{}, before{};   ///< the readers around the gap
    std::vector<InstructionIndex> calls;  ///< to repeat, in order
    std::vector<ValueId> kept;            ///< operands that must live until then
    std::int64_t multiply_adds = 0;
    Height height{};
};

class Recompute {
public:
    explicit Recompute(Method& method) : method_(method) {
        for (const Instruction& in : method.instructions) all_ += ops::multiply_adds(method, in);
    }

    /// Whether the peak falls.
    bool run() {
        const Height before = height_of(Lives(method_).live);
        for (std::size_t round = 0; round < most_rounds; ++round) {
            const Lives lives(method_);
            const auto best = best_of(lives);
            if (!best) break;
            apply(*best);
            repeated_ += best->multiply_adds;
        }
        return height_of(Lives(method_).live).bytes < before.bytes;
    }

private:
    [[nodiscard]] std::optional<Again> best_of(const Lives& lives) const {
        const Height now = height_of(lives.live);
        std::optional<Again> best;
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = tensor_of(method_, id);
            if (!can_go(id, lives) || tensor->bytes().value_or(0) < now.bytes / least_share) continue;
            const std::vector<InstructionIndex> uses = uses_of(id, lives);
            for (std::size_t i = 0; i + 1 < uses.size(); ++i) {
                auto again = across(id, uses[i], uses[i + 1], lives);
                if (!again || !(again->height < now)) continue;
                const bool is_better = !best || again->height < best->height ||
                    (!(best->height < again->height) && again->multiply_adds < best->multiply_adds);
                if (is_better) best = std::move(again);
            }
        }
        return best;
    }

    /// Made once, whole, by an operator that may run again; no view, result or state shares its bytes.
    [[nodiscard]] bool can_go(ValueId id, const Lives& lives) const {
        const Tensor* tensor = tensor_of(method_, id);
        return tensor && tensor->role == Role::intermediate && tensor->alias_of == no_value && !tensor->is_constant &&
            !tensor->is_state && is_static(*tensor) && lives.writers[id] == 1 && has_no_views(id) &&
            can_repeat(lives.writer[id]) && lives.last[id] < method_.instructions.next();
    }

    [[nodiscard]] bool has_no_views(ValueId id) const {
        return std::none_of(method_.values.begin(), method_.values.end(),
                            [&](const Value& each) { return each.tensor() && each.tensor()->alias_of == id; });
    }

    [[nodiscard]] bool can_repeat(InstructionIndex at) const {
        const Instruction& in = method_.instructions[at];
        return in.kind == Instruction::Kind::kernel && in.outs.size() == 1 && is_repeatable(in.op) &&
            ops::effects(in.op).has_schema && ops::effects(in.op).updates().empty() &&
            ops::overwrites_results(method_, in);
    }

    /// The instruction that makes it, and those that read it, ascending.
    [[nodiscard]] std::vector<InstructionIndex> uses_of(ValueId id, const Lives& lives) const {
        std::vector<InstructionIndex> out{lives.writer[id]};
        for (InstructionIndex at = lives.writer[id] + 1; at <= lives.last[id]; ++at) {
            const auto reads = reads_of(method_, method_.instructions[at]);
            if (std::find(reads.begin(), reads.end(), id) != reads.end()) out.push_back(at);
        }
        return out;
    }

    [[nodiscard]] std::optional<Again> across(ValueId id, InstructionIndex after, InstructionIndex before,
                                              const Lives& lives) const {
        if (before - after < 2) return std::nullopt;
        Again out{.value = id, .after = after, .before = before, .calls = {}, .kept = {}};
        if (!collect(id, out, lives, deepest)) return std::nullopt;
        for (const InstructionIndex at : out.calls)
            out.multiply_adds += ops::multiply_adds(method_, method_.instructions[at]);
        if (out.multiply_adds > all_ / once_share || repeated_ + out.multiply_adds > all_ / total_share)
            return std::nullopt;
        Table<InstructionIndex, std::int64_t> live = lives.live;
        const std::int64_t bytes = tensor_of(method_, id)->bytes().value_or(0);
        for (InstructionIndex at = after + 1; at < before; ++at) live[at] -= bytes;
        std::int64_t made = bytes;  // all of it at once, before the reader
        for (const InstructionIndex at : out.calls)
            if (at != lives.writer[id]) made += result_bytes(at);
        for (const ValueId kept : out.kept)
            for (InstructionIndex at = lives.last[kept] + 1; at < before; ++at)
                live[at] += tensor_of(method_, kept)->bytes().value_or(0);
        live.push_back(live[before - 1] - ending_at(before - 1, lives) + made);
        out.height = height_of(live);
        return out;
    }

    /// Bytes whose last use an instruction is.
    [[nodiscard]] std::int64_t ending_at(InstructionIndex at, const Lives& lives) const {
        std::vector<ValueId> roots;
        for_each_tensor(method_, method_.instructions[at], [&](ValueId id) {
            const ValueId root = memory_root(method_, id);
            const bool is_new = std::find(roots.begin(), roots.end(), root) == roots.end();
            if (is_new && lives.last[root] == at && !tensor_of(method_, root)->is_constant) roots.push_back(root);
        });
        std::int64_t bytes = 0;
        for (const ValueId root : roots)
            if (!tensor_of(method_, root)->is_state) bytes += tensor_of(method_, root)->bytes().value_or(0);
        return bytes;
    }

    [[nodiscard]] std::int64_t result_bytes(InstructionIndex at) const {
        const Tensor* tensor = tensor_of(method_, method_.instructions[at].outs.front());
        return tensor ? tensor->bytes().value_or(0) : 0;
    }

    /// The calls that make `id` before that reader, and what they need then. False: an operand is gone, and too much.
    [[nodiscard]] bool collect(ValueId id, Again& again, const Lives& lives, int depth) const {
        const InstructionIndex at = lives.writer[id];
        const std::int64_t bytes = tensor_of(method_, again.value)->bytes().value_or(0);
        for (const ValueId operand : reads_of(method_, method_.instructions[at])) {
            const ValueId root = memory_root(method_, operand);
            const Tensor* tensor = tensor_of(method_, root);
            if (!tensor || root == again.value) return false;
            if (tensor->is_constant) continue;
            if (tensor->is_state || !is_static(*tensor)) return false;
            const bool is_input = tensor->role == Role::input && lives.writers[root] == 0;
            if (!is_input && lives.writers[root] != 1) return false;  // other bytes may be there by then
            if (lives.last[root] >= again.before) continue;
            if (tensor->bytes().value_or(bytes) <= bytes / 2) {
                if (std::find(again.kept.begin(), again.kept.end(), root) == again.kept.end())
                    again.kept.push_back(root);
                continue;
            }
            const bool can_make = depth > 1 && !is_input && operand == root && can_go(root, lives);
            if (!can_make || !collect(root, again, lives, depth - 1)) return false;
        }
        if (std::find(again.calls.begin(), again.calls.end(), at) == again.calls.end()) again.calls.push_back(at);
        return true;
    }

    /// Inserts the calls on values of their own before the reader; it and later ones read the new value.
    void apply(const Again& again) {
        Table<ValueId, ValueId> instead(method_.values.size());
        std::vector<Instruction> calls;
        ++made_;
        for (const InstructionIndex at : again.calls) {
            Instruction copy = method_.instructions[at];
            const ValueId made = copy.outs.front();
            Value value = method_.values[made];
            value.name += ".again" + std::to_string(made_);
            value.tensor()->loaded.reset();
            method_.values.push_back(std::move(value));
            const ValueId fresh = method_.values.last();
            instead[made] = fresh;
            for (ValueId& id : copy.args) id = renamed(id, instead);
            copy.outs = {fresh};
            copy.name += ".again" + std::to_string(made_);
            copy.fx_name.clear();  // a trace has the node once
            calls.push_back(std::move(copy));
        }
        Table<ValueId, ValueId> only(method_.values.size());
        only[again.value] = instead[again.value];
        for (InstructionIndex at = again.before; at < method_.instructions.next(); ++at)
            for (ValueId& id : method_.instructions[at].args) id = renamed(id, only);
        insert(again.before, calls);
        for (ListedNode& row : method_.node_list)
            if (row.instruction.valid() && row.instruction >= again.before)
                std::replace(row.uses.begin(), row.uses.end(), again.value, instead[again.value]);
    }

    /// The same argument on other tensors; a list becomes another list.
    ValueId renamed(ValueId id, const Table<ValueId, ValueId>& instead) {
        if (id == no_value) return id;
        if (instead.has(id) && instead[id] != no_value) return instead[id];
        Value copy = method_.values[id];
        bool is_other = false;
        const auto rename = [&](std::vector<ValueId>& items) {
            for (ValueId& item : items) {
                if (item == no_value || !instead.has(item) || instead[item] == no_value) continue;
                item = instead[item];
                is_other = true;
            }
        };
        if (auto* list = std::get_if<TensorList>(&copy.data)) rename(list->items);
        if (auto* list = std::get_if<OptionalTensorList>(&copy.data)) rename(list->items);
        if (!is_other) return id;
        method_.values.push_back(std::move(copy));
        return method_.values.last();
    }

    void insert(InstructionIndex before, const std::vector<Instruction>& calls) {
        auto& all = method_.instructions.rows();
        const auto count = static_cast<std::int64_t>(calls.size());
        all.insert(all.begin() + before.number(), calls.begin(), calls.end());
        for (SubGraph& graph : method_.graphs) graph.end = graph.end + count;
        auto& list = method_.node_list.rows();
        if (list.empty()) return;
        auto place = list.end();
        for (auto row = list.begin(); row != list.end(); ++row) {
            if (!row->instruction.valid() || row->instruction < before) continue;
            if (place == list.end()) place = row;
            row->instruction = row->instruction + count;
        }
        std::vector<ListedNode> rows;
        for (std::size_t i = 0; i < calls.size(); ++i) {
            ListedNode row{.kind = ListedNode::Kind::call,
                           .name = calls[i].name,
                           .values = calls[i].outs,
                           .uses = reads_of(method_, calls[i]),
                           .instruction = before + static_cast<std::int64_t>(i)};
            rows.push_back(std::move(row));
        }
        list.insert(place, rows.begin(), rows.end());
    }

    Method& method_;
    std::int64_t all_ = 0, repeated_ = 0;  ///< multiply-adds
    int made_ = 0;
};

}  // namespace

Result<> recompute_values(Method& method, const PassTools& tools) {
    if (has_jumps_or_moves(method) || method.instructions.size() > most_instructions) return done;
    Method cheaper = method;
    if (tools.progress.cancelled()) return cancelled();
    if (Recompute(cheaper).run()) method = std::move(cheaper);
    return done;
}

}  // namespace arenascope::lowering
