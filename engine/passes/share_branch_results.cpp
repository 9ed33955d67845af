// ExecuTorch's arms each make a result of their own, and a move makes it the branch's result: both tensors live as long
// as the result. With this pass, the operators of both arms write the result directly, and the moves are removed. (If
// the result is an unplanned output, it is also written directly to the caller's buffer.)

#include <algorithm>
#include <map>

#include "engine/ops/effects.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

using Kind = Instruction::Kind;

/// Its result is an operand, or a part of one.
bool is_bound_to_place(const Instruction& in) {
    const ops::Effects& effects = ops::effects(in.op);
    return effects.is_in_place || effects.is_view;
}

bool is_own(const Tensor& tensor) {
    return tensor.alias_of == no_value && !tensor.is_constant && !tensor.is_state && !tensor.grows;
}

bool is_alike(const Tensor& a, const Tensor& b) {
    return a.dtype == b.dtype && a.sizes == b.sizes && a.upper == b.upper && a.dim_order == b.dim_order &&
        a.dynamism == b.dynamism;
}

class BranchSharing {
public:
    explicit BranchSharing(Method& method) : method_(method), gone_(method.instructions.size(), false) {
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& in = method.instructions[at];
            if (in.kind == Kind::move && in.args.size() == 2) moves_[in.args[1]].push_back(at);
            for_each_tensor(method, in, [&](ValueId id) { mentions_[id].push_back(at); });
        }
        for (const ValueId id : method.values.indices())
            if (const Tensor* view = method.values[id].tensor(); view && view->alias_of != no_value)
                views_[view->alias_of].push_back(id);
    }

    /// Whether any move was removed.
    bool run() {
        bool any = false;
        for (const auto& [to, moves] : moves_) {
            const bool all = moves.size() > 1 &&
                std::all_of(moves.begin(), moves.end(),
                            [&, to = to](InstructionIndex move) { return can_take(to, move); });
            if (!all || !is_set_by_moves_only(to, moves)) continue;
            for (const InstructionIndex move : moves) {
                take(to, method_.instructions[move].args[0]);
                gone_[move] = any = true;
            }
        }
        if (any) remove_instructions(method_, gone_);
        return any;
    }

private:
    /// The first mention of the result is a move, and nothing between the moves reads it.
    bool is_set_by_moves_only(ValueId to, const std::vector<InstructionIndex>& moves) const {
        const Tensor* result = tensor_of(method_, to);
        if (!result || !is_own(*result) ||
            std::find(method_.inputs.begin(), method_.inputs.end(), to) != method_.inputs.end())
            return false;
        const auto mentions = mentions_of(to);
        return std::all_of(mentions.begin(), mentions.end(), [&](InstructionIndex at) {
            return at > moves.back() || std::find(moves.begin(), moves.end(), at) != moves.end();
        });
    }

    /// Whether the source of a move may be the result itself: written by kernels before the move, and not used after
    /// it.
    bool can_take(ValueId to, InstructionIndex move) const {
        const ValueId from = method_.instructions[move].args[0];
        const Tensor *source = tensor_of(method_, from), *result = tensor_of(method_, to);
        if (!source || !result || from == to || !is_own(*source) || source->role != Role::intermediate ||
            !is_alike(*source, *result))
            return false;
        bool is_made = false;
        for (const InstructionIndex at : mentions_of(from)) {
            if (at > move) return false;
            const Instruction& in = method_.instructions[at];
            const bool is_out = std::find(in.outs.begin(), in.outs.end(), from) != in.outs.end();
            if (is_out && (in.kind != Kind::kernel || is_bound_to_place(in))) return false;
            if (at != move && in.kind == Kind::move) return false;
            is_made = is_made || is_out;
        }
        const bool is_given = std::find(method_.outputs.begin(), method_.outputs.end(), from) != method_.outputs.end();
        return is_made && !is_given;
    }

    /// Instructions that refer to a tensor or a view of it, ascending.
    std::vector<InstructionIndex> mentions_of(ValueId id) const {
        std::vector<InstructionIndex> all;
        const auto add = [&](ValueId each) {
            if (const auto found = mentions_.find(each); found != mentions_.end())
                all.insert(all.end(), found->second.begin(), found->second.end());
        };
        add(id);
        if (const auto views = views_.find(id); views != views_.end())
            std::for_each(views->second.begin(), views->second.end(), add);
        std::sort(all.begin(), all.end());
        return all;
    }

    void take(ValueId to, ValueId from) {
        const auto rename = [&](std::vector<ValueId>& ids) { std::replace(ids.begin(), ids.end(), from, to); };
        for (auto& in : method_.instructions) {
            rename(in.args);
            rename(in.outs);
        }
        for (auto& value : method_.values) {
            if (auto* list = std::get_if<TensorList>(&value.data)) rename(list->items);
            if (auto* list = std::get_if<OptionalTensorList>(&value.data)) rename(list->items);
            if (Tensor* view = value.tensor(); view && view->alias_of == from) view->alias_of = to;
        }
        // The result is a tensor of the graph around the arms, whose own lists do not have it.
        for (auto& row : method_.node_list) {
            if (method_.graphs.empty()) {
                rename(row.values);
                rename(row.uses);
            } else {
                std::erase(row.values, from);
                std::erase(row.uses, from);
            }
        }
    }

    Method& method_;
    Table<InstructionIndex, bool> gone_;
    std::map<ValueId, std::vector<InstructionIndex>> moves_;     ///< by result
    std::map<ValueId, std::vector<InstructionIndex>> mentions_;  ///< by tensor
    std::map<ValueId, std::vector<ValueId>> views_;
};

}  // namespace

Result<> share_branch_results(Method& method, const PassTools&) {
    while (BranchSharing(method).run()) {  // the result of a branch within a branch is then made by kernels, too
    }
    return done;
}

}  // namespace arenascope::lowering
