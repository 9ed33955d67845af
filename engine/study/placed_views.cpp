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

}  // namespace

std::vector<ValueId> views_known_by_place(const Method& method) {
    const Table<ValueId, Use> uses = uses_of(method);
    std::vector<ValueId> found;
    for (const ValueId id : method.values.indices()) {
        const Tensor* view = method.values[id].tensor();
        const Use& use = uses[id];
        if (!view || !view->loaded || view->alias_of == no_value || use.made.valid() || !use.first_read.valid())
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
