#include "engine/passes/best_fusion.h"

#include "engine/ops/effects.h"
#include "engine/passes/best_constants.h"

namespace arenascope::best {

Fusion::Fusion(Method& method, Table<InstructionIndex, bool>& removed)
    : method_(method),
      from_(living(method, removed)),
      uses_(from_),
      removed_(removed),
      places_(living_places(removed)) {}

ValueId Fusion::root(ValueId id) const {
    const Tensor* t = tensor(id);
    return t && t->alias_of != no_value ? t->alias_of : id;
}

std::optional<std::int64_t> Fusion::integer(ValueId id) const {
    const auto* whole = id.valid() ? std::get_if<std::int64_t>(&from_.values[id].data) : nullptr;
    return whole ? std::optional(*whole) : std::nullopt;
}

std::optional<double> Fusion::number(ValueId id) const {
    if (!id.valid()) return std::nullopt;
    const auto& data = from_.values[id].data;
    if (const auto* whole = std::get_if<std::int64_t>(&data)) return static_cast<double>(*whole);
    if (const auto* truth = std::get_if<bool>(&data)) return *truth ? 1 : 0;
    const auto* real = std::get_if<double>(&data);
    return real ? std::optional(*real) : std::nullopt;
}

bool Fusion::is_plain(ValueId id) const {
    const Tensor* t = tensor(id);
    return t && t->dtype == DType::f32 && t->dynamism == Dynamism::fixed && !t->upper.empty() && is_in_row_order(*t);
}

bool Fusion::is_given(ValueId id) const {
    const auto has = [&](const std::vector<ValueId>& ids) {
        return std::any_of(ids.begin(), ids.end(), [&](ValueId each) { return root(each) == root(id); });
    };
    const Tensor* t = tensor(root(id));
    return !t || t->is_constant || t->is_state || has(from_.inputs) || has(from_.outputs);
}

InstructionIndex Fusion::made_for(InstructionIndex reader, ValueId id, std::string_view wanted) const {
    const auto at = id.valid() ? uses_.producer(id) : InstructionIndex();
    const bool fits = at.valid() && op(at) == wanted && uses_.is_inner(id) && uses_.only_reader(id) == reader &&
        from_.instructions[at].outs.size() == 1 && !args(at).empty();
    return fits ? at : InstructionIndex();
}

std::vector<ValueId> Fusion::updated(const Instruction& instruction) {
    std::vector<ValueId> out;
    for (const std::size_t arg : ops::effects(instruction.op).updates()) {
        if (arg < instruction.args.size()) out.push_back(instruction.args[arg]);
    }
    return out;
}

bool Fusion::is_written(const std::vector<ValueId>& ids, InstructionIndex first, InstructionIndex end) const {
    for (const InstructionIndex at : IndexRange(first, end)) {
        const bool found = writes(at, [&](ValueId written) {
            return std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return root(id) == root(written); });
        });
        if (found) return true;
    }
    return false;
}

ValueId Fusion::add(decltype(Value::data) data, std::string name) {
    method_.values.push_back({std::move(name), std::move(data)});
    return method_.values.last();
}

}  // namespace arenascope::best
