// Merges a batch norm after a convolution that only it reads into the convolution's weights and bias.

#include <cmath>
#include <cstring>

#include "engine/ir/dependences.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {
namespace {

std::optional<std::vector<float>> floats_of(const Method& method, ValueId id) {
    const Tensor* tensor = tensor_of(method, id);
    if (!tensor || !tensor->is_constant || tensor->dtype != DType::f32 || !tensor->data) return std::nullopt;
    std::vector<float> out(tensor->data->bytes.size() / sizeof(float));
    if (!out.empty()) std::memcpy(out.data(), tensor->data->bytes.data(), out.size() * sizeof(float));
    return out;
}

Data data_of(const std::vector<float>& numbers) {
    const auto owner = std::make_shared<std::vector<std::byte>>(numbers.size() * sizeof(float));
    std::memcpy(owner->data(), numbers.data(), owner->size());
    return Data{.bytes = *owner, .owner = owner};
}

bool is_null(const Method& method, ValueId id) {
    return id == no_value || std::holds_alternative<Null>(method.values[id].data);
}

/// convolution.out: input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out, out.
bool is_plain_convolution(const Method& method, const Instruction& instruction) {
    if (instruction.op != "aten::convolution.out" || instruction.args.size() < 10 || instruction.outs.size() != 1)
        return false;
    const auto* transposed = std::get_if<bool>(&method.values[instruction.args[6]].data);
    const Tensor* weight = tensor_of(method, instruction.args[1]);
    return transposed && !*transposed && weight && !weight->dim_order.empty() && weight->dim_order[0] == 0;
}

/// Per channel: y = scale x + shift.
struct Affine {
    std::vector<double> scale, shift;
};

/// _native_batch_norm_legit_no_training.out: input, weight, bias, mean, var, momentum, eps, outs.
std::optional<Affine> affine_of(const Method& method, const Instruction& norm) {
    const auto mean = floats_of(method, norm.args[3]), var = floats_of(method, norm.args[4]);
    const auto* eps = std::get_if<double>(&method.values[norm.args[6]].data);
    if (!mean || !var || !eps || mean->size() != var->size()) return std::nullopt;
    std::vector<float> gamma(mean->size(), 1.0f), beta(mean->size(), 0.0f);
    for (const auto& [index, values] : {std::pair{1, &gamma}, std::pair{2, &beta}}) {
        const ValueId id = norm.args[static_cast<std::size_t>(index)];
        if (is_null(method, id)) continue;
        const auto given = floats_of(method, id);
        if (!given || given->size() != values->size()) return std::nullopt;
        *values = *given;
    }
    Affine out;
    for (std::size_t i = 0; i < mean->size(); ++i) {
        const double scale = static_cast<double>(gamma[i]) / std::sqrt(static_cast<double>((*var)[i]) + *eps);
        out.scale.push_back(scale);
        out.shift.push_back(static_cast<double>(beta[i]) - static_cast<double>((*mean)[i]) * scale);
    }
    return out;
}

ValueId add_constant(Method& method, const Tensor& like, const std::vector<float>& numbers, const std::string& name) {
    Tensor tensor = like;
    tensor.role = Role::constant;
    tensor.is_constant = true;
    tensor.loaded.reset();
    tensor.alias_of = no_value;
    tensor.data = data_of(numbers);
    tensor.qualified_name = name;
    method.values.push_back({.name = name, .data = std::move(tensor)});
    return method.values.last();
}

bool fold_pair(Method& method, Instruction& convolution, const Instruction& norm) {
    const auto affine = affine_of(method, norm);
    auto weight = floats_of(method, convolution.args[1]);
    if (!affine || !weight || affine->scale.empty() || weight->size() % affine->scale.size() != 0) return false;
    const auto channels = affine->scale.size();
    const Tensor weight_spec = *tensor_of(method, convolution.args[1]);
    if (weight_spec.upper.empty() || weight_spec.upper[0] != static_cast<std::int64_t>(channels)) return false;
    std::vector<float> bias(channels, 0.0f);
    if (!is_null(method, convolution.args[2])) {
        const auto given = floats_of(method, convolution.args[2]);
        if (!given || given->size() != channels) return false;
        bias = *given;
    }
    const std::size_t each = weight->size() / channels;
    for (std::size_t c = 0; c < channels; ++c) {
        for (std::size_t k = 0; k < each; ++k) {
            float& w = (*weight)[c * each + k];
            w = static_cast<float>(static_cast<double>(w) * affine->scale[c]);
        }
        bias[c] = static_cast<float>(static_cast<double>(bias[c]) * affine->scale[c] + affine->shift[c]);
    }
    Tensor bias_spec = *tensor_of(method, norm.args[3]);
    const std::string base = convolution.name.empty() ? std::string("convolution") : convolution.name;
    convolution.args[1] = add_constant(method, weight_spec, *weight, base + "_folded_weight");
    convolution.args[2] = add_constant(method, bias_spec, bias, base + "_folded_bias");
    return true;
}

}  // namespace

Result<> fold_batch_norm(Method& method, const PassTools&) {
    if (has_jumps_or_moves(method)) return done;
    Table<ValueId, int> readers(method.values.size(), 0);
    Table<ValueId, InstructionIndex> writer(method.values.size());
    for (const InstructionIndex at : method.instructions.indices()) {
        for (const ValueId id : reads_of(method, method.instructions[at])) ++readers[memory_root(method, id)];
        for (const ValueId id : method.instructions[at].outs) writer[id] = at;
    }
    for (const ValueId id : method.outputs)
        if (const ValueId root = memory_root(method, id); root != no_value) ++readers[root];
    Table<InstructionIndex, bool> gone(method.instructions.size(), false);
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& norm = method.instructions[at];
        if (norm.op != "aten::_native_batch_norm_legit_no_training.out" || norm.args.size() < 10 ||
            norm.outs.size() != 3)
            continue;
        const ValueId between = norm.args[0];
        const InstructionIndex before_norm = writer[between];
        const bool saved_are_read = readers[norm.outs[1]] + readers[norm.outs[2]] > 0;
        if (!before_norm.valid() || readers[between] != 1 || saved_are_read) continue;
        auto& convolution = method.instructions[before_norm];
        const Tensor *before = tensor_of(method, between), *after = tensor_of(method, norm.outs[0]);
        if (!is_plain_convolution(method, convolution) || before->dim_order != after->dim_order ||
            before->dtype != after->dtype)
            continue;
        if (!fold_pair(method, convolution, norm)) continue;
        readers.resize(method.values.size(), 1);
        writer.resize(method.values.size());
        // The convolution writes the result of the norm; its own result is removed.
        const ValueId result = norm.outs[0];
        for (ValueId& id : convolution.args)
            if (id == between) id = result;
        convolution.outs = {result};
        for (auto& row : method.node_list) {
            if (row.kind == ListedNode::Kind::output || row.instruction == at) continue;
            const bool is_own = row.instruction == before_norm ||
                (row.kind == ListedNode::Kind::alloc && row.values == std::vector<ValueId>{between});
            if (is_own) row.values = {result};
        }
        for (auto& row : method.node_list) {
            if (row.kind == ListedNode::Kind::alloc && row.values.size() > 1) std::erase(row.values, result);
        }
        gone[at] = true;
    }
    remove_instructions(method, gone);
    return done;
}

}  // namespace arenascope::lowering
