#include "engine/passes/best_halves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <optional>

namespace arenascope::best {

namespace {

/// Operators whose kernels read and write any float type, whatever else they are given.
bool follows_type(std::string_view op) {
    static constexpr std::array ops{"aten::convolution.out",
                                    "aten::addmm.out",
                                    "aten::mm.out",
                                    "aten::bmm.out",
                                    "aten::add.out",
                                    "aten::add.Scalar_out",
                                    "aten::sub.out",
                                    "aten::mul.out",
                                    "aten::mul.Scalar_out",
                                    "aten::div.out",
                                    "aten::div.Scalar_out",
                                    "aten::relu.out",
                                    "aten::clamp.out",
                                    "aten::hardtanh.out",
                                    "aten::hardswish.out",
                                    "aten::hardsigmoid.out",
                                    "aten::leaky_relu.out",
                                    "aten::sigmoid.out",
                                    "aten::tanh.out",
                                    "aten::erf.out",
                                    "aten::gelu.out",
                                    "aten::cat.out",
                                    "aten::mean.out",
                                    "aten::max_pool2d_with_indices.out",
                                    "aten::avg_pool2d.out",
                                    "aten::_adaptive_avg_pool2d.out",
                                    "aten::_softmax.out",
                                    "aten::_log_softmax.out",
                                    "aten::native_layer_norm.out",
                                    "aten::_native_batch_norm_legit_no_training.out",
                                    "aten::constant_pad_nd.out",
                                    "aten::view_copy.out",
                                    "aten::permute_copy.out",
                                    "aten::t_copy.out",
                                    "aten::transpose_copy.int_out",
                                    "aten::unsqueeze_copy.out",
                                    "aten::squeeze_copy.dim_out",
                                    "aten::squeeze_copy.dims_out",
                                    "aten::expand_copy.out",
                                    "aten::slice_copy.Tensor_out",
                                    "aten::select_copy.int_out",
                                    "aten::clone.out",
                                    "aten::upsample_nearest2d.vec_out"};
    return std::find(ops.begin(), ops.end(), op) != ops.end();
}

float widen(std::uint16_t half) {
    const std::uint32_t magnitude = half & 0x7fffu, sign = static_cast<std::uint32_t>(half & 0x8000u) << 16;
    const auto scaled = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude << 13) * 0x1p112f);
    return std::bit_cast<float>(scaled | (magnitude >= 0x7c00u ? 0x7f800000u : 0u) | sign);
}

class Widening {
public:
    explicit Widening(const Method& method) : from_(method), to_(method) {}

    std::optional<Method> run() {
        if (!can_run()) return std::nullopt;
        for (const ValueId id : from_.values.indices()) {
            if (is_half(id) && !widen_value(id)) return std::nullopt;
        }
        Table<InstructionIndex, Instruction> all;
        for (const ValueId id : from_.inputs) {
            if (is_half(id)) all.push_back(conversion(id, twin(id)));
        }
        for (Instruction& instruction : to_.instructions) {
            for (auto* ids : {&instruction.args, &instruction.outs}) {
                for (ValueId& id : *ids) id = twin(id);
            }
            all.push_back(std::move(instruction));
        }
        for (const ValueId id : from_.outputs) {
            if (is_half(id)) all.push_back(conversion(twin(id), id));
        }
        to_.instructions = std::move(all);
        return std::move(to_);
    }

private:
    [[nodiscard]] const Tensor* tensor(ValueId id) const { return id.valid() ? from_.values[id].tensor() : nullptr; }
    [[nodiscard]] bool is_half(ValueId id) const { return tensor(id) && tensor(id)->dtype == DType::f16; }
    [[nodiscard]] ValueId twin(ValueId id) const {
        const auto found = twins_.find(id);
        return found == twins_.end() ? id : found->second;
    }

    [[nodiscard]] bool can_run() const {
        bool any = false;
        for (const Value& value : from_.values) {
            const Tensor* t = value.tensor();
            if (!t || t->dtype != DType::f16) continue;
            any = true;
            if (t->is_state || t->alias_of != no_value) return false;
        }
        return any && std::all_of(from_.instructions.begin(), from_.instructions.end(), [&](const Instruction& each) {
                   return each.kind == Instruction::Kind::kernel && (follows_type(each.op) || !touches_half(each));
               });
    }
    [[nodiscard]] bool touches_half(const Instruction& instruction) const {
        return std::any_of(instruction.args.begin(), instruction.args.end(), [&](ValueId id) {
            if (!id.valid()) return false;
            const auto& data = from_.values[id].data;
            const auto* list = std::get_if<TensorList>(&data);
            const auto* optional = std::get_if<OptionalTensorList>(&data);
            const auto any = [&](const std::vector<ValueId>& items) {
                return std::any_of(items.begin(), items.end(), [&](ValueId item) { return is_half(item); });
            };
            return is_half(id) || (list && any(list->items)) || (optional && any(optional->items));
        });
    }

    /// The caller's own keep their type and get a twin; everything else changes it.
    bool widen_value(ValueId id) {
        const auto is_in = [&](const std::vector<ValueId>& ids) {
            return std::find(ids.begin(), ids.end(), id) != ids.end();
        };
        Tensor wide = *from_.values[id].tensor();
        wide.dtype = DType::f32;
        wide.loaded.reset();
        if (wide.is_constant && !widen_bytes(wide)) return false;
        const bool is_input = is_in(from_.inputs), is_output = is_in(from_.outputs);
        if (!is_input && !is_output) {
            to_.values[id].data = std::move(wide);
            return true;
        }
        if ((is_input && is_output) || wide.is_constant || is_listed(id)) return false;
        wide.role = Role::intermediate;
        to_.values.push_back({from_.values[id].name + "_f32", std::move(wide)});
        twins_[id] = to_.values.last();
        return true;
    }
    /// Lists name their tensors themselves.
    [[nodiscard]] bool is_listed(ValueId id) const {
        return std::any_of(from_.values.begin(), from_.values.end(), [&](const Value& value) {
            const auto* list = std::get_if<TensorList>(&value.data);
            const auto* optional = std::get_if<OptionalTensorList>(&value.data);
            const auto has = [&](const std::vector<ValueId>& items) {
                return std::find(items.begin(), items.end(), id) != items.end();
            };
            return (list && has(list->items)) || (optional && has(optional->items));
        });
    }
    static bool widen_bytes(Tensor& tensor) {
        const std::int64_t bytes = tensor.bytes().value_or(-1);  // as f32
        if (!tensor.data || bytes < 0 || tensor.data->bytes.size() < static_cast<std::size_t>(bytes) / 2) return false;
        const auto owner = std::make_shared<std::vector<float>>(static_cast<std::size_t>(bytes) / sizeof(float));
        for (std::size_t i = 0; i < owner->size(); ++i) {
            std::uint16_t half = 0;
            std::memcpy(&half, tensor.data->bytes.data() + i * sizeof half, sizeof half);
            (*owner)[i] = widen(half);
        }
        tensor.data = Data{std::as_bytes(std::span(*owner)), owner};
        return true;
    }

    Instruction conversion(ValueId from, ValueId to) {
        const auto add = [&](decltype(Value::data) data) {
            to_.values.push_back({"", std::move(data)});
            return to_.values.last();
        };
        Instruction made;
        made.op = "aten::_to_copy.out";
        made.name = to_.values[to].name + "_copy";
        made.args = {from, add(false), add(Null{}), to, to};
        made.outs = {to};
        return made;
    }

    const Method& from_;
    Method to_;
    std::map<ValueId, ValueId> twins_;  ///< of inputs and outputs
};

}  // namespace

Method use_floats(const Method& method) {
    auto wide = Widening(method).run();
    return wide ? std::move(*wide) : method;
}

}  // namespace arenascope::best
