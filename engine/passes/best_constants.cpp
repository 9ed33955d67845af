#include "engine/passes/best_constants.h"

#include <cstring>
#include <memory>
#include <span>

namespace arenascope::best {

bool is_in_row_order(const Tensor& tensor) {
    for (std::size_t i = 0; i < tensor.dim_order.size(); ++i) {
        if (tensor.dim_order[i] != i) return false;
    }
    return true;
}

std::optional<std::vector<float>> floats_of(const Method& method, ValueId id) {
    const Tensor* t = id.valid() ? method.values[id].tensor() : nullptr;
    const std::int64_t bytes = t ? t->bytes().value_or(-1) : -1;
    if (!t || !t->is_constant || t->dtype != DType::f32 || !t->data || bytes < 0 || !is_in_row_order(*t))
        return std::nullopt;
    if (t->data->bytes.size() < static_cast<std::size_t>(bytes)) return std::nullopt;
    std::vector<float> out(static_cast<std::size_t>(bytes) / sizeof(float));
    if (!out.empty()) std::memcpy(out.data(), t->data->bytes.data(), static_cast<std::size_t>(bytes));
    return out;
}

ValueId add_floats(Method& method, const std::string& name, const std::vector<std::int64_t>& sizes,
                   std::vector<float> floats) {
    const auto owner = std::make_shared<std::vector<float>>(std::move(floats));
    Tensor made;
    made.upper = sizes;
    made.sizes.assign(sizes.begin(), sizes.end());
    for (std::size_t i = 0; i < sizes.size(); ++i) made.dim_order.push_back(static_cast<std::uint8_t>(i));
    made.role = Role::constant;
    made.is_constant = true;
    made.data = Data{std::as_bytes(std::span(*owner)), owner};
    method.values.push_back({name, std::move(made)});
    return method.values.last();
}

}  // namespace arenascope::best
