#include "engine/runtime/overlaps.h"

#include <algorithm>

#include "engine/kernels/kernel.h"
#include "engine/ops/effects.h"
#include "engine/ops/split_sum.h"
#include "engine/runtime/resolved_instruction.h"

namespace arenascope {
namespace {

TensorValue* tensor_in(ValuesView values, ValueId id) { return std::get_if<TensorValue>(&values[id]); }

bool holds(const std::vector<ValueId>& ids, ValueId id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

const Tensor* tensor_at(const Method& method, ValueId id) {
    return method.values.has(id) ? method.values[id].tensor() : nullptr;
}

const std::string& name_in(const Method& method, ValueId id) { return method.values[id].name; }

/// The tensors of an argument.
template <class Visit>
void visit_tensors(const Method& method, ValueId arg, const Visit& visit) {
    const auto& data = method.values[arg].data;
    const auto visit_all = [&](const std::vector<ValueId>& items) {
        for (const ValueId item : items)
            if (tensor_at(method, item)) visit(item);
    };
    if (std::holds_alternative<Tensor>(data)) visit(arg);
    else if (const auto* list = std::get_if<TensorList>(&data)) visit_all(list->items);
    else if (const auto* optional = std::get_if<OptionalTensorList>(&data)) visit_all(optional->items);
}

/// Element by element: operand and result have the same shape and place.
bool lies_exactly(const TensorValue& operand, const TensorValue& result, std::int64_t largest) {
    return operand.data == result.data && item_size(operand.dtype) == item_size(result.dtype) &&
        operand.numel() == largest && operand.rank() == result.rank() &&
        std::equal(operand.order.begin(), operand.order.begin() + static_cast<std::ptrdiff_t>(operand.rank()),
                   result.order.begin());
}

/// Whether an operand of a concatenation is already at the place of its elements: it is copied onto itself.
bool lies_in_place(const TensorValue& operand, const TensorValue& result, std::int64_t before, std::size_t dim) {
    if (operand.dtype != result.dtype || operand.rank() != result.rank()) return false;
    if (operand.data != result.data + before * result.strides[dim] * item_size(result.dtype)) return false;
    for (std::size_t i = 0; i < operand.rank(); ++i)
        if (operand.sizes[i] > 1 && operand.strides[i] != result.strides[i]) return false;
    return true;
}

/// The dimension of a concatenation; nothing if the kernel will refuse it.
std::optional<std::size_t> joined_dim(ConstValuesView values, ValueId along, const TensorValue& operand) {
    const auto* given = along != no_value ? std::get_if<std::int64_t>(&values[along]) : nullptr;
    if (!given) return std::nullopt;
    const auto dim = wrap_dim(*given, operand.rank());
    if (!dim.ok() || dim.value() >= operand.rank()) return std::nullopt;
    return dim.value();
}

}  // namespace

Result<Overlaps> Overlaps::find(const Method& method) {
    Overlaps out;
    for (const Instruction& instruction : method.instructions) {
        TRY(Operands operands, operands_of(method, instruction).in(place_of(instruction)));
        out.operands_.push_back(std::move(operands));
    }
    return out;
}

Result<Overlaps::Operands> Overlaps::operands_of(const Method& method, const Instruction& instruction) {
    Operands out;
    const bool is_kernel = instruction.kind == Instruction::Kind::kernel && !is_native(instruction.op);
    if (!is_kernel && instruction.kind != Instruction::Kind::delegate) return out;
    for (const ValueId id : instruction.outs) {
        if (!tensor_at(method, id)) continue;
        if (holds(out.results, id))
            return Error{.what = message("'{name}' is used for two results", name_in(method, id)),
                         .expected = message("a tensor for each result")};
        out.results.push_back(id);
    }
    const ops::Effects& effects = ops::effects(instruction.op, instruction.args.size());
    out.may_share = is_kernel && (effects.may_lie_on_operand || effects.copies_first);
    const bool joins = is_kernel && instruction.op == "aten::cat.out" && instruction.args.size() > 1;
    if (joins) out.joined_along = instruction.args[1];
    const auto summand = ops::summand_written_over(instruction.op);
    if (is_kernel && summand && *summand < instruction.args.size()) {
        const ValueId id = instruction.args[*summand];
        const bool is_read_once = std::count(instruction.args.begin(), instruction.args.end(), id) == 1;
        if (is_read_once) out.summand = id;
    }
    const std::vector<bool> is_read = ops::read_arguments(method, instruction);
    // Element by element, or a copy of a tensor onto itself, which does nothing.
    const bool may_be_both = effects.may_lie_on_operand || (effects.is_in_place && effects.writes_whole);
    ValueId clash = no_value;
    for (std::size_t i = 0; i < instruction.args.size(); ++i) {
        const bool is_updated = i < effects.arguments.size() && effects.arguments[i].is_written;
        visit_tensors(method, instruction.args[i], [&](ValueId id) {
            if (!is_read[i]) return;
            if (holds(out.results, id)) {
                if (is_kernel && effects.has_schema && !is_updated && !may_be_both) clash = id;
                return;
            }
            // Repeated operands of a concatenation count each time, because each moves the next.
            if (joins || !holds(out.reads, id)) out.reads.push_back(id);
        });
    }
    if (clash == no_value) return out;
    return Error{.what = message("'{name}' is an operand and a result", name_in(method, clash)),
                 .expected = message("a result in memory of its own")};
}

Overlaps::Bytes Overlaps::bytes_of(const TensorValue& tensor, bool is_written) {
    if (!tensor.data) return {};
    const std::int64_t elements =
        is_written && !tensor.is_fixed ? std::max(tensor.numel(), product(tensor.upper)) : tensor.numel();
    if (elements == 0) return {};  // a tensor without bytes never overlaps
    return {tensor.data, tensor.data + elements * item_size(tensor.dtype)};
}

Result<> Overlaps::part(const Method& method, InstructionIndex at, ValuesView values) {
    const Operands& operands = operands_[at];
    for (std::size_t i = 0; i < operands.results.size(); ++i) {
        const TensorValue* result = tensor_in(values, operands.results[i]);
        if (!result || !result->data) continue;
        for (std::size_t k = i + 1; k < operands.results.size(); ++k) {
            const TensorValue* other = tensor_in(values, operands.results[k]);
            if (!other || !bytes_of(*other, true).overlap(bytes_of(*result, true))) continue;
            return Error{.what = message("results '{name}' and '{other_name}' share bytes",
                                         name_in(method, operands.results[i]), name_in(method, operands.results[k])),
                         .expected = message("results in memory of their own")};
        }
        part_from(operands, *result, values);
    }
    return done;
}

void Overlaps::part_from(const Operands& operands, const TensorValue& result, ValuesView values) {
    const Bytes written = bytes_of(result, true);
    std::int64_t joined = 0;  // rows of the operands so far
    for (const ValueId id : operands.reads) {
        TensorValue* operand = tensor_in(values, id);
        if (!operand) continue;
        const auto dim = joined_dim(values, operands.joined_along, *operand);
        const std::int64_t before = joined;
        if (dim) joined += operand->sizes[*dim];
        if (!bytes_of(*operand, false).overlap(written)) continue;
        if (dim && lies_in_place(*operand, result, before, *dim)) continue;
        if (id == operands.summand && lies_exactly(*operand, result, result.numel())) continue;
        if (operands.may_share) {
            std::int64_t largest = 0;
            for (const ValueId each : operands.reads)
                if (const TensorValue* tensor = tensor_in(values, each)) largest = std::max(largest, tensor->numel());
            if (lies_exactly(*operand, result, largest)) continue;
        }
        copy(id, *operand);
    }
}

void Overlaps::copy(ValueId id, TensorValue& tensor) {
    const Bytes bytes = bytes_of(tensor, false);
    if (copies_.size() == moved_.size()) copies_.emplace_back();
    std::vector<std::byte>& copy = copies_[moved_.size()];
    copy.assign(bytes.begin, bytes.end);
    moved_.push_back({id, tensor.data});
    tensor.data = copy.data();
}

void Overlaps::join(ValuesView values) {
    for (auto each = moved_.rbegin(); each != moved_.rend(); ++each)
        if (TensorValue* tensor = tensor_in(values, each->id)) tensor->data = each->data;
    moved_.clear();
}

}  // namespace arenascope
