// Adapts cortex_m operators to the method's core: scratch tensors get the bytes that the core's kernels write, and
// linear layers a bias or kernel sums that include the bias. Other differences between cores, such as calls that a
// kernel refuses, are left and reported.

#include <cstring>

#include "engine/ops/cortex_m_rules.h"
#include "engine/ops/effects.h"
#include "engine/passes/method_edit.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {

namespace {

constexpr std::size_t weights_at = 1, bias_at = 2, sums_at = 3, offset_at_input = 4;

/// A place from the file is kept if no more bytes are needed.
void set_bytes(Tensor& scratch, std::int64_t bytes) {
    if (scratch.upper.size() != 1 || scratch.upper.front() == bytes) return;
    if (bytes > scratch.upper.front()) scratch.loaded.reset();
    scratch.upper.front() = bytes;
    scratch.sizes.front() = sym::Expr(bytes);
}

void fit_scratch(Method& method, const Instruction& instruction, const ops::KernelCall& call) {
    const auto arguments = ops::scratch_arguments(instruction);
    const auto needed = ops::scratch_needed(call, unit_of(*method.core));
    for (std::size_t i = 0; i < arguments.size() && i < needed.size(); ++i) {
        Tensor* scratch = tensor_of(method, instruction.args[arguments[i]]);
        const bool is_own = scratch && !scratch->is_constant && scratch->alias_of == no_value;
        if (is_own && needed[i]) set_bytes(*scratch, *needed[i]);
    }
}

/// Bytes of a constant; empty if it is not constant, or if its size differs from its shape.
ByteView bytes_of(const Tensor* tensor) {
    if (!tensor || !tensor->is_constant || !tensor->data) return {};
    const auto bytes = tensor->bytes();
    return bytes && static_cast<std::size_t>(*bytes) == tensor->data->bytes.size() ? tensor->data->bytes : ByteView();
}

/// Initial values of the sums of a linear layer, with the input offset times each row of weights added or subtracted.
/// Nothing if the program does not contain them.
std::optional<std::vector<std::int32_t>> moved_sums(const Method& method, const Instruction& instruction, ValueId from,
                                                    std::int64_t offset) {
    const Tensor* weights = tensor_of(method, instruction.args[weights_at]);
    const ByteView rows = bytes_of(weights);
    if (rows.empty() || weights->dtype != DType::i8 || weights->upper.size() != 2) return std::nullopt;
    const auto results = static_cast<std::size_t>(weights->upper[0]), features = rows.size() / results;
    std::vector<std::int32_t> out(results, 0);
    if (const Tensor* given = tensor_of(method, from)) {
        const ByteView bytes = bytes_of(given);
        if (given->dtype != DType::i32 || bytes.size() != results * sizeof(std::int32_t)) return std::nullopt;
        std::memcpy(out.data(), bytes.data(), bytes.size());
    }
    for (std::size_t o = 0; o < results; ++o) {
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < features; ++i)
            sum += static_cast<std::uint32_t>(static_cast<std::int8_t>(rows[o * features + i]));
        out[o] =
            static_cast<std::int32_t>(static_cast<std::uint32_t>(out[o]) + sum * static_cast<std::uint32_t>(offset));
    }
    return out;
}

ValueId add_constant(Method& method, const std::string& name, const std::vector<std::int32_t>& items,
                     const std::vector<std::int64_t>& sizes) {
    const auto owner = std::make_shared<std::vector<std::byte>>(items.size() * sizeof(std::int32_t));
    std::memcpy(owner->data(), items.data(), owner->size());
    Tensor tensor{.dtype = DType::i32, .upper = sizes, .role = Role::constant, .is_constant = true};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        tensor.sizes.emplace_back(sizes[i]);
        tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
    }
    tensor.data = Data{*owner, owner};
    method.values.push_back({.name = name, .data = std::move(tensor)});
    return method.values.last();
}

/// The MVE kernel takes sums [1, results] and no bias, the others a bias [results] and no sums.
void fit_linear(Method& method, InstructionIndex at) {
    const Instruction instruction = method.instructions[at];
    const ValueId bias = instruction.args[bias_at], sums = instruction.args[sums_at];
    const auto* offset = std::get_if<std::int64_t>(&method.values[instruction.args[offset_at_input]].data);
    const bool is_mve = unit_of(*method.core) == CoreUnit::mve;
    const bool has_bias = tensor_of(method, bias), has_sums = tensor_of(method, sums);
    if (!offset || (is_mve ? has_sums : !has_sums || has_bias)) return;
    const auto moved = moved_sums(method, instruction, is_mve ? bias : sums, is_mve ? *offset : -*offset);
    if (!moved) return;
    const auto results = static_cast<std::int64_t>(moved->size());
    const std::vector<std::int64_t> sizes = is_mve ? std::vector{std::int64_t{1}, results} : std::vector{results};
    const ValueId made = add_constant(method, instruction.name + (is_mve ? ".kernel_sum" : ".bias"), *moved, sizes);
    method.values.push_back({.name = {}, .data = Null{}});
    const ValueId none = method.values.last();
    std::vector<ValueId>& args = method.instructions[at].args;
    args[bias_at] = is_mve ? none : made;
    args[sums_at] = is_mve ? made : none;
}

}  // namespace

Result<> fit_core(Method& method, const PassTools&) {
    if (!method.core) return done;
    const Table<ValueId, bool> computed = ops::computed_values(method);
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        if (instruction.kind != Instruction::Kind::kernel) continue;
        if (!ops::scratch_arguments(instruction).empty())
            fit_scratch(method, instruction, ops::call_of(method, instruction, computed));
        if (instruction.op == "cortex_m::quantized_linear.out" && instruction.args.size() == 13) fit_linear(method, at);
    }
    return done;
}

}  // namespace arenascope::lowering
