#include "engine/study/load_counts.h"

namespace arenascope {

namespace {

namespace fb = pte::fb;

void count_value(const fb::EValue& value, LoadCounts& counts) {
    const auto count = [](const auto* list) {
        return list && list->items() ? static_cast<std::int64_t>(list->items()->size()) : 0;
    };
    switch (value.val_type()) {
        case fb::KernelTypes::Tensor: {
            const fb::Tensor& tensor = *value.val_as_Tensor();
            const std::int64_t rank = tensor.sizes() ? tensor.sizes()->size() : 0;
            ++counts.tensors;
            counts.ranks += rank;
            counts.resizable_ranks += tensor.shape_dynamism() == 0 ? 0 : rank;
            const auto* extra = tensor.extra_tensor_info();
            counts.external += extra && extra->location() == 1 ? 1 : 0;
            break;
        }
        case fb::KernelTypes::IntList:
            ++counts.int_lists;
            counts.int_items += count(value.val_as_IntList());
            break;
        case fb::KernelTypes::TensorList:
            ++counts.tensor_lists;
            counts.tensor_items += count(value.val_as_TensorList());
            break;
        case fb::KernelTypes::OptionalTensorList:
            ++counts.optional_lists;
            counts.optional_items += count(value.val_as_OptionalTensorList());
            break;
        case fb::KernelTypes::BoolList:
        case fb::KernelTypes::DoubleList:
        case fb::KernelTypes::String: ++counts.spans; break;
        default: break;
    }
}

std::int64_t rank_of(const fb::ExecutionPlan& plan, std::int32_t id) {
    if (id < 0 || static_cast<std::uint32_t>(id) >= plan.values()->size()) return 0;
    const fb::Tensor* tensor = plan.values()->Get(static_cast<std::uint32_t>(id))->val_as_Tensor();
    return tensor && tensor->sizes() ? tensor->sizes()->size() : 0;
}

void count_instruction(const fb::ExecutionPlan& plan, const fb::Instruction& instruction, LoadCounts& counts) {
    ++counts.instructions;
    const fb::KernelCall* kernel = instruction.instr_args_as_KernelCall();
    const fb::DelegateCall* delegate = instruction.instr_args_as_DelegateCall();
    const auto* args = kernel ? kernel->args() : delegate ? delegate->args() : nullptr;
    LoadCounts::Call call;
    if (args) {
        call.arguments = args->size();
        for (flatbuffers::uoffset_t i = 0; i < args->size(); ++i) call.ranks += rank_of(plan, args->Get(i));
    }
    counts.arguments += call.arguments;
    if (kernel) counts.kernels.push_back(call);
}

}  // namespace

LoadCounts load_counts(const fb::ExecutionPlan& plan) {
    LoadCounts counts;
    counts.inputs = plan.inputs() ? plan.inputs()->size() : 0;
    counts.delegates = plan.delegates() ? plan.delegates()->size() : 0;
    if (!plan.values()) return counts;
    counts.values = plan.values()->size();
    for (const fb::EValue* value : *plan.values()) count_value(*value, counts);
    if (!plan.chains()) return counts;
    for (const fb::Chain* chain : *plan.chains()) {
        ++counts.chains;
        if (!chain->instructions()) continue;
        for (const fb::Instruction* instruction : *chain->instructions()) count_instruction(plan, *instruction, counts);
    }
    return counts;
}

}  // namespace arenascope
