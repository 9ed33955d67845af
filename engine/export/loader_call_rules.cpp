#include "engine/export/loader_call_rules.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/ops/call_limits.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_rules.h"

namespace arenascope {

namespace {

namespace fb = pte::fb;

constexpr std::int8_t external_location = 1;

class CallRules {
public:
    CallRules(const fb::ExecutionPlan& plan, const ExportTarget* target, LoaderFaults& faults);
    void check();

private:
    [[nodiscard]] bool has_value(std::int64_t id) const { return id >= 0 && id < count_; }
    [[nodiscard]] const fb::EValue& value(std::int64_t id) const {
        return *plan_.values()->Get(static_cast<std::uint32_t>(id));
    }
    [[nodiscard]] std::string operator_name(std::int32_t index) const;
    [[nodiscard]] ops::CallArgument argument(std::int64_t id) const;
    [[nodiscard]] std::vector<std::int64_t> integers(const fb::EValue& from) const;
    void mark(std::int64_t id, std::vector<bool>& marked) const;
    void mark_written(const fb::Instruction& instruction);
    void check_instruction(const fb::Instruction& instruction, std::int32_t chain_length);
    void check_kernel(const fb::KernelCall& call);
    void check_delegate(const fb::DelegateCall& call);
    void check_jump(const fb::JumpFalseCall& jump, std::int32_t chain_length);
    bool check_arguments(const flatbuffers::Vector<std::int32_t>* args, const std::string& op);
    void check_memory(std::int64_t id, const std::string& op);
    void check_call(const std::string& op, const flatbuffers::Vector<std::int32_t>& args);
    bool need_value(std::int64_t id);

    const fb::ExecutionPlan& plan_;
    const ExportTarget* target_;
    LoaderFaults& faults_;
    std::int64_t count_;
    std::vector<bool> computed_;  ///< values that an operator of numbers or a move writes
    std::vector<bool> supplied_;  ///< tensors that get their memory when the method runs
    InstructionIndex at_{0};
};

CallRules::CallRules(const fb::ExecutionPlan& plan, const ExportTarget* target, LoaderFaults& faults)
    : plan_(plan),
      target_(target),
      faults_(faults),
      count_(plan.values()->size()),
      computed_(plan.values()->size()),
      supplied_(plan.values()->size()) {
    for (const std::int32_t id : *plan.inputs()) mark(id, supplied_);
    for (const std::int32_t id : *plan.outputs()) mark(id, supplied_);
    for (const fb::Chain* chain : *plan.chains()) {
        for (const fb::Instruction* instruction : *chain->instructions()) mark_written(*instruction);
    }
}

/// With the items of a list.
void CallRules::mark(std::int64_t id, std::vector<bool>& marked) const {
    if (!has_value(id)) return;
    marked[static_cast<std::size_t>(id)] = true;
    const fb::TensorList* list = value(id).val_as_TensorList();
    if (!list || !list->items()) return;
    for (const std::int32_t item : *list->items()) {
        if (has_value(item)) marked[static_cast<std::size_t>(item)] = true;
    }
}

void CallRules::mark_written(const fb::Instruction& instruction) {
    if (const fb::MoveCall* move = instruction.instr_args_as_MoveCall()) {
        mark(move->move_to(), computed_);
        mark(move->move_to(), supplied_);
    }
    const fb::KernelCall* call = instruction.instr_args_as_KernelCall();
    if (!call || !call->args() || call->args()->size() == 0) return;
    const ops::CallSchema* known = ops::find_call_schema(operator_name(call->op_index()));
    if (!known || known->repeats_result) return;
    const std::int32_t last = call->args()->Get(call->args()->size() - 1);
    if (known->schema.params.back().is_out) mark(last, computed_);
    mark(last, supplied_);  // a view gets its memory at run time
}

std::string CallRules::operator_name(std::int32_t index) const {
    if (index < 0 || static_cast<std::uint32_t>(index) >= plan_.operators()->size()) return {};
    const fb::Operator* op = plan_.operators()->Get(static_cast<std::uint32_t>(index));
    std::string name = op->name() ? op->name()->str() : std::string();
    if (op->overload() && op->overload()->size() > 0) name += "." + op->overload()->str();
    return name;
}

bool has_external_data(const fb::Tensor& tensor) {
    return tensor.extra_tensor_info() && tensor.extra_tensor_info()->location() == external_location;
}

ops::CallTensor tensor_of_file(const fb::Tensor& tensor) {
    ops::CallTensor out{
        .dtype = static_cast<DType>(tensor.scalar_type()),
        .sizes = {},
        .dim_order = {},
        .is_static = tensor.shape_dynamism() == 0,
        .is_constant = !tensor.allocation_info() && (tensor.data_buffer_idx() > 0 || has_external_data(tensor))};
    if (tensor.sizes()) out.sizes.assign(tensor.sizes()->begin(), tensor.sizes()->end());
    if (tensor.dim_order()) out.dim_order.assign(tensor.dim_order()->begin(), tensor.dim_order()->end());
    return out;
}

/// The numbers of a value; nothing if an item of a list is not a number.
std::vector<std::int64_t> CallRules::integers(const fb::EValue& from) const {
    if (const fb::Int* number = from.val_as_Int()) return {number->int_val()};
    if (const fb::Bool* boolean = from.val_as_Bool()) return {boolean->bool_val() ? 1 : 0};
    std::vector<std::int64_t> out;
    const fb::IntList* list = from.val_as_IntList();
    for (std::uint32_t i = 0; list && list->items() && i < list->items()->size(); ++i) {
        const std::int64_t item = list->items()->Get(i);
        const fb::Int* number = has_value(item) ? value(item).val_as_Int() : nullptr;
        if (!number) return {};
        out.push_back(number->int_val());
    }
    return out;
}

ops::CallArgument CallRules::argument(std::int64_t id) const {
    const fb::EValue& from = value(id);
    const bool is_known = from.val_type() > fb::KernelTypes::NONE && from.val_type() <= fb::KernelTypes::MAX;
    ops::CallArgument out{
        .kind = is_known ? static_cast<ops::ValueKind>(static_cast<int>(from.val_type()) - 1) : ops::ValueKind::none,
        .tensors = {},
        .integers = {},
        .is_computed = computed_[static_cast<std::size_t>(id)]};
    if (!out.is_computed) out.integers = integers(from);
    const auto add = [&](std::int64_t item) {
        const fb::Tensor* tensor = has_value(item) ? value(item).val_as_Tensor() : nullptr;
        if (tensor) out.tensors.push_back(tensor_of_file(*tensor));
    };
    const auto add_all = [&](const flatbuffers::Vector<std::int32_t>* items) {
        for (std::uint32_t i = 0; items && i < items->size(); ++i) add(items->Get(i));
    };
    add(id);
    if (const fb::TensorList* list = from.val_as_TensorList()) add_all(list->items());
    if (const fb::OptionalTensorList* list = from.val_as_OptionalTensorList()) add_all(list->items());
    return out;
}

bool CallRules::need_value(std::int64_t id) {
    if (has_value(id)) return true;
    faults_.add(
        {.what = message("value {id} does not exist", id), .expected = message("an index below {count}", count_)}, at_);
    return false;
}

bool CallRules::check_arguments(const flatbuffers::Vector<std::int32_t>* args, const std::string& op) {
    if (!args) {
        faults_.add({.what = message("{field} is absent", "args"), .expected = message("a (possibly empty) list")}, at_,
                    op);
        return false;
    }
    bool has_all = true;
    for (const std::int32_t id : *args) has_all = need_value(id) && has_all;
    if (!has_all) return false;
    for (const std::int32_t id : *args) {
        check_memory(id, op);
        const fb::TensorList* list = value(id).val_as_TensorList();
        for (std::uint32_t i = 0; list && list->items() && i < list->items()->size(); ++i)
            check_memory(list->items()->Get(i), op);
    }
    return true;
}

/// The runtime would follow a null pointer if a tensor has no memory.
void CallRules::check_memory(std::int64_t id, const std::string& op) {
    const fb::Tensor* tensor = has_value(id) ? value(id).val_as_Tensor() : nullptr;
    if (!tensor || !tensor->sizes() || supplied_[static_cast<std::size_t>(id)]) return;
    const auto* sizes = tensor->sizes();
    const bool is_empty = std::find(sizes->begin(), sizes->end(), 0) != sizes->end();
    if (is_empty || tensor->allocation_info() || tensor->data_buffer_idx() > 0 || has_external_data(*tensor)) return;
    faults_.add({.what = message("tensor {value} has no memory", id),
                 .expected = message("a place in an arena, data, or memory that the caller supplies")},
                at_, op);
}

void CallRules::check_call(const std::string& op, const flatbuffers::Vector<std::int32_t>& args) {
    const ops::CallSchema* known = ops::find_call_schema(op, args.size());
    if (!known) return;
    ops::KernelCall call{.op = op};
    for (const std::int32_t id : args) call.arguments.push_back(argument(id));
    std::vector<Error> found = ops::schema_faults(call, *known);
    const bool is_own = target_ && target_->links_cortex_m && ops::is_cortex_m(op);
    if (found.empty() && target_ && (is_own || target_->is_portable(op)))
        found = ops::limit_faults(call, known->schema, ops::Kernels::portable);
    if (found.empty() && target_ && target_->core) {
        for (ops::CoreFault& fault : ops::core_faults(call, known->schema, *target_->core))
            if (fault.kind != ops::CoreFaultKind::wrong_result) found.push_back(std::move(fault.error));
    }
    for (Error& fault : found) faults_.add(std::move(fault), at_, op);
}

void CallRules::check_kernel(const fb::KernelCall& call) {
    const std::string op = operator_name(call.op_index());
    if (op.empty()) {
        faults_.add({.what = message("operator {index} does not exist", call.op_index()),
                     .expected = message("an index below {count}", plan_.operators()->size())},
                    at_);
        return;
    }
    if (target_ && !target_->has_operator(op)) {
        faults_.add({.what = message("{id} lacks {missing}", target_->id, op),
                     .expected = message("operators and backends of {target}", target_->title)},
                    at_, op);
    }
    if (check_arguments(call.args(), op)) check_call(op, *call.args());
}

void CallRules::check_delegate(const fb::DelegateCall& call) {
    const auto index = static_cast<std::uint32_t>(call.delegate_index());
    if (call.delegate_index() < 0 || index >= plan_.delegates()->size()) {
        faults_.add({.what = message("delegate {index} does not exist", call.delegate_index()),
                     .expected = message("an index below {count}", plan_.delegates()->size())},
                    at_);
        return;
    }
    const auto* id = plan_.delegates()->Get(index)->id();
    if (target_ && id && !target_->has_backend(id->string_view())) {
        faults_.add({.what = message("{id} lacks {missing}", target_->id, message("backend {backend}", id->str())),
                     .expected = message("operators and backends of {target}", target_->title)},
                    at_);
    }
    check_arguments(call.args(), {});
}

void CallRules::check_jump(const fb::JumpFalseCall& jump, std::int32_t chain_length) {
    const std::int32_t target = jump.destination_instruction();
    if (target < 0 || target > chain_length) {
        faults_.add({.what = message("the instruction jumps to {instruction}", target),
                     .expected = message("0..{count}", chain_length)},
                    at_);
    }
    if (!need_value(jump.cond_value_index())) return;
    const fb::EValue& condition = value(jump.cond_value_index());
    const fb::Tensor* tensor = condition.val_as_Tensor();
    const bool is_true_or_false = condition.val_type() == fb::KernelTypes::Bool ||
        (tensor && static_cast<DType>(tensor->scalar_type()) == DType::boolean);
    if (is_true_or_false || computed_[static_cast<std::size_t>(jump.cond_value_index())]) return;
    faults_.add({.what = message("condition {condition} is not a truth value", jump.cond_value_index()),
                 .expected = message("a bool or a bool tensor")},
                at_);
}

void CallRules::check_instruction(const fb::Instruction& instruction, std::int32_t chain_length) {
    using Type = fb::InstructionArguments;
    if (!instruction.instr_args()) {
        faults_.add({.what = message("the instruction has no content"), .expected = message("a table")}, at_);
        return;
    }
    switch (instruction.instr_args_type()) {
        case Type::KernelCall: return check_kernel(*instruction.instr_args_as_KernelCall());
        case Type::DelegateCall: return check_delegate(*instruction.instr_args_as_DelegateCall());
        case Type::JumpFalseCall: return check_jump(*instruction.instr_args_as_JumpFalseCall(), chain_length);
        case Type::MoveCall:
            need_value(instruction.instr_args_as_MoveCall()->move_from());
            need_value(instruction.instr_args_as_MoveCall()->move_to());
            return;
        case Type::FreeCall: need_value(instruction.instr_args_as_FreeCall()->value_index()); return;
        case Type::NONE: break;
    }
    faults_.add({.what = message("unknown instruction type {type}", static_cast<int>(instruction.instr_args_type())),
                 .expected = message("one of the 5 types of the format")},
                at_);
}

void CallRules::check() {
    for (const fb::Chain* chain : *plan_.chains()) {
        const auto length = static_cast<std::int32_t>(chain->instructions()->size());
        for (const fb::Instruction* instruction : *chain->instructions()) {
            check_instruction(*instruction, length);
            ++at_;
        }
    }
}

}  // namespace

void check_loader_calls(const fb::ExecutionPlan& plan, const ExportTarget* target, LoaderFaults& faults) {
    CallRules(plan, target, faults).check();
}

}  // namespace arenascope
