#include "engine/study/placed_views.h"

#include <algorithm>

#include "engine/ir/dependences.h"

namespace arenascope {

namespace {

struct Use {
    InstructionIndex made{}, first_read{}, last_read{};
};

Table<ValueId, Use> uses_of(const Method& method) {
    Table<ValueId, Use> uses(method.values.size());
    const auto read = [&](ValueId id, InstructionIndex at) {
        if (!uses[id].first_read.valid()) uses[id].first_read = at;
        uses[id].last_read = at;
    };
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        for (const ValueId out : instruction.outs) {
            if (!uses[out].made.valid()) uses[out].made = at;
        }
        for (const ValueId arg : instruction.args) {
            each_value(method, arg, [&](ValueId id) {
                if (std::find(instruction.outs.begin(), instruction.outs.end(), id) == instruction.outs.end())
                    read(id, at);
            });
        }
    }
    for (const ValueId output : method.outputs)
        each_value(method, output, [&](ValueId id) { read(id, method.instructions.next()); });
    return uses;
}

/// Roots that one instruction computes for a single view. Were the view another tensor's, the program would compute its
/// root for nothing, and no exporter keeps such instructions: the view is known without its place.
class ComputedForOne {
public:
    ComputedForOne(const Method& method, const Table<ValueId, Use>& uses)
        : is_sole_(method.values.size(), false), readers_(method.values.size(), 0) {
        for (const Instruction& instruction : method.instructions)
            if (instruction.kind == Instruction::Kind::kernel && instruction.outs.size() == 1)
                is_sole_[instruction.outs.front()] = true;
        for (const ValueId id : method.values.indices()) {
            const Tensor* tensor = method.values[id].tensor();
            if (tensor && uses[id].first_read.valid()) ++readers_[root_of(*tensor, id)];
        }
        for (const ValueId id : method.inputs) each_value(method, id, [&](ValueId input) { is_sole_[input] = false; });
    }
    /// Of a view that is read.
    [[nodiscard]] bool has(const Tensor& view) const { return is_sole_[view.alias_of] && readers_[view.alias_of] == 1; }

private:
    static ValueId root_of(const Tensor& tensor, ValueId id) {
        return tensor.alias_of == no_value ? id : tensor.alias_of;
    }
    Table<ValueId, bool> is_sole_;
    Table<ValueId, std::size_t> readers_;  ///< tensors of its bytes that are read
};

}  // namespace

std::vector<ValueId> views_known_by_place(const Method& method) {
    const Table<ValueId, Use> uses = uses_of(method);
    const ComputedForOne for_one(method, uses);
    std::vector<ValueId> found;
    for (const ValueId id : method.values.indices()) {
        const Tensor* view = method.values[id].tensor();
        const Use& use = uses[id];
        if (!view || !view->loaded || view->alias_of == no_value || use.made.valid() || !use.first_read.valid() ||
            for_one.has(*view))
            continue;
        const auto may_be_meant = [&](ValueId other) {
            const Tensor* tensor = method.values[other].tensor();
            const bool is_other = tensor && other != view->alias_of && tensor->alias_of == no_value;
            return is_other && tensor->loaded && tensor->dtype == view->dtype && tensor->bytes() == view->bytes() &&
                uses[other].made.valid() && uses[other].made < use.first_read &&
                uses[other].last_read >= use.first_read;
        };
        const auto ids = method.values.indices();
        if (std::any_of(ids.begin(), ids.end(), may_be_meant)) found.push_back(id);
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](ValueId a, ValueId b) { return uses[a].first_read < uses[b].first_read; });
    return found;
}

}  // namespace arenascope
