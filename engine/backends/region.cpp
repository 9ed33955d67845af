#include "engine/backends/region.h"

namespace arenascope {

const Tensor* tensor_at(const Method& method, ValueId id) {
    return method.values.has(id) ? method.values[id].tensor() : nullptr;
}

bool is_one(const Method& method, ValueId id) {
    const auto& data = method.values[id].data;
    if (const auto* whole = std::get_if<std::int64_t>(&data)) return *whole == 1;
    const auto* real = std::get_if<double>(&data);
    return real && *real == 1;
}

bool is_row_major(const Tensor& tensor) {
    for (std::size_t i = 0; i < tensor.dim_order.size(); ++i) {
        if (tensor.dim_order[i] != i) return false;
    }
    return true;
}

Result<Data> named_bytes(const InitContext& context, std::string_view key, std::int64_t bytes, std::size_t byte) {
    auto found = context.named(key);
    if (found && found->bytes.size() == static_cast<std::uint64_t>(bytes)) return *std::move(found);
    return Error{
        .what = found ? message("named data of {bytes} bytes", found->bytes.size()) : message("named data is missing"),
        .place = {message("byte {byte}", byte), "key " + std::string(key.substr(0, 80))},
        .expected = message("{bytes} bytes", bytes)};
}

}  // namespace arenascope
