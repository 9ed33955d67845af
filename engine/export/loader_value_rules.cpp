#include "engine/export/loader_value_rules.h"

#include <algorithm>
#include <optional>

#include "engine/base/text.h"
#include "engine/ir/dtype.h"

namespace arenascope {

namespace {

namespace fb = pte::fb;

constexpr std::size_t most_dimensions = 16;
constexpr std::int8_t external_location = 1;

Result<> check_sizes(const fb::Tensor& tensor) {
    if (!tensor.sizes() || tensor.sizes()->size() > most_dimensions) {
        return Error{.what = tensor.sizes() ? message("the tensor has {rank} dimensions", tensor.sizes()->size())
                                            : message("the tensor has no sizes"),
                     .expected = message("at most 16 dimensions")};
    }
    for (const std::int32_t size : *tensor.sizes()) {
        if (size < 0) return Error{.what = message("a size is {size}", size), .expected = message("0 or more")};
    }
    return done;
}

Result<> check_dim_order(const fb::Tensor& tensor) {
    const std::size_t rank = tensor.sizes()->size();
    std::vector<std::uint8_t> order;
    if (tensor.dim_order()) order.assign(tensor.dim_order()->begin(), tensor.dim_order()->end());
    const std::string text = "[" + joined(order, ", ") + "]";
    std::sort(order.begin(), order.end());
    bool is_permutation = tensor.dim_order() && order.size() == rank;
    for (std::size_t i = 0; is_permutation && i < rank; ++i) is_permutation = order[i] == i;
    if (is_permutation) return done;
    return Error{.what = tensor.dim_order() ? message("dim_order is {order}", text) : message("dim_order is absent"),
                 .expected = message("a permutation of its {rank} dimensions", rank)};
}

/// Of the upper bounds; a tensor without dimensions has one element.
std::optional<std::int64_t> bytes_of(const fb::Tensor& tensor) {
    std::optional<std::int64_t> bytes = item_size(static_cast<DType>(tensor.scalar_type()));
    for (const std::int32_t size : *tensor.sizes()) bytes = bytes ? checked_mul(*bytes, size) : std::nullopt;
    return bytes;
}

Result<> check_place(const fb::AllocationDetails& place, const fb::ExecutionPlan& plan, std::int64_t bytes) {
    const auto arenas = pte::elements_of(*plan.non_const_buffer_sizes());
    if (place.memory_id() == 0 || place.memory_id() >= arenas.size()) {
        return Error{.what = message("memory id {memory_id} does not exist", place.memory_id()),
                     .expected = message("1..{pools}", arenas.size() - 1)};
    }
    const std::uint64_t offset = place.memory_offset_low() | std::uint64_t{place.memory_offset_high()} << 32;
    const auto have = static_cast<std::uint64_t>(std::max<std::int64_t>(arenas[place.memory_id()], 0));
    if (offset <= have && static_cast<std::uint64_t>(bytes) <= have - offset) return done;
    return Error{.what = message("{bytes} bytes at {offset} lie outside the {size} bytes of memory {memory_id}", bytes,
                                 offset, have, place.memory_id()),
                 .expected = message("a place inside its arena")};
}

Result<> check_data(const pte::Container& file, const fb::Tensor& tensor, std::int64_t bytes) {
    const fb::ExtraTensorInfo* extra = tensor.extra_tensor_info();
    if (extra && extra->location() == external_location) {
        if (extra->fully_qualified_name()) return done;
        return Error{.what = message("the tensor has external data, but no name to find the data by"),
                     .expected = message("a fully qualified name")};
    }
    if (tensor.data_buffer_idx() == 0) return done;
    if (tensor.allocation_info()) {
        TRY([[maybe_unused]] const ByteView state, file.initial_state(tensor.data_buffer_idx(), bytes));
    } else {
        TRY([[maybe_unused]] const ByteView constant, file.constant(tensor.data_buffer_idx(), bytes));
    }
    return done;
}

Result<> check_tensor(const pte::Container& file, const fb::ExecutionPlan& plan, const fb::Tensor& tensor) {
    const auto type = static_cast<DType>(tensor.scalar_type());
    if (!is_known(type) || item_size(type) <= 0) {
        return Error{.what = message("unknown scalar type {scalar_type}", tensor.scalar_type()),
                     .expected = message("a PyTorch scalar type")};
    }
    if (tensor.storage_offset() != 0) {
        return Error{.what = message("storage_offset is {storage_offset}", tensor.storage_offset()),
                     .expected = message("0")};
    }
    if (tensor.shape_dynamism() < 0 || tensor.shape_dynamism() > 1) {
        return Error{.what = tensor.shape_dynamism() == 2
                         ? message("the size has no upper bound (DYNAMIC_UNBOUND)")
                         : message("shape_dynamism is {value}", tensor.shape_dynamism()),
                     .expected = message("STATIC or DYNAMIC_BOUND")};
    }
    CHECKED(check_sizes(tensor));
    CHECKED(check_dim_order(tensor));
    const auto bytes = bytes_of(tensor);
    if (!bytes)
        return Error{.what = message("the size in bytes does not fit in 64 bits"),
                     .expected = message("a smaller shape")};
    if (tensor.allocation_info()) CHECKED(check_place(*tensor.allocation_info(), plan, *bytes));
    return check_data(file, tensor, *bytes);
}

/// Items of `list`, the value `id`: indices of values of one type. The runtime copies tensors into a list when it
/// reaches the list, so they must come before it.
template <class Items>
Result<> check_items(const Items* items, const fb::ExecutionPlan& plan, std::uint32_t id, fb::KernelTypes type,
                     bool may_be_none) {
    if (!items) return Error{.what = message("the list has no items"), .expected = message("a (possibly empty) list")};
    const std::uint32_t count = plan.values()->size();
    for (const auto item : pte::elements_of(*items)) {
        if (may_be_none && item == -1) continue;
        if (item < 0 || item >= static_cast<std::int64_t>(count)) {
            return Error{.what = message("list item {index} does not exist", item),
                         .expected = message("an index below {count}", count)};
        }
        const fb::KernelTypes found = plan.values()->Get(static_cast<std::uint32_t>(item))->val_type();
        const bool is_tensor = type == fb::KernelTypes::Tensor;
        if (found != type && !(may_be_none && found == fb::KernelTypes::Null)) {
            return Error{.what = message("list item {index} has another type", item),
                         .expected = is_tensor ? message("a tensor") : message("an int")};
        }
        if (is_tensor && item >= static_cast<std::int64_t>(id)) {
            return Error{.what = message("list item {index} has a larger index than the list", item),
                         .expected = message("tensors of smaller indices than their list")};
        }
    }
    return done;
}

Result<> check_has_items(bool has_items) {
    if (has_items) return done;
    return Error{.what = message("the list has no items"), .expected = message("a (possibly empty) list")};
}

Result<> check_value(const pte::Container& file, const fb::ExecutionPlan& plan, std::uint32_t id) {
    using Type = fb::KernelTypes;
    const fb::EValue& value = *plan.values()->Get(id);
    if (value.val_type() == Type::Null) return done;
    if (!value.val()) return Error{.what = message("the value has no content"), .expected = message("a table")};
    switch (value.val_type()) {
        case Type::Tensor: return check_tensor(file, plan, *value.val_as_Tensor());
        case Type::IntList: return check_items(value.val_as_IntList()->items(), plan, id, Type::Int, false);
        case Type::TensorList: return check_items(value.val_as_TensorList()->items(), plan, id, Type::Tensor, false);
        case Type::OptionalTensorList:
            return check_items(value.val_as_OptionalTensorList()->items(), plan, id, Type::Tensor, true);
        case Type::DoubleList: return check_has_items(value.val_as_DoubleList()->items() != nullptr);
        case Type::BoolList: return check_has_items(value.val_as_BoolList()->items() != nullptr);
        case Type::String:
            if (value.val_as_String()->string_val()) return done;
            return Error{.what = message("the string has no text"), .expected = message("a (possibly empty) text")};
        default: break;
    }
    if (value.val_type() > Type::NONE && value.val_type() <= Type::MAX) return done;
    return Error{.what = message("unknown value type {type}", static_cast<int>(value.val_type())),
                 .expected = message("one of the 11 types of the format")};
}

}  // namespace

void check_loader_values(const pte::Container& file, const fb::ExecutionPlan& plan, LoaderFaults& faults) {
    for (std::uint32_t id = 0; id < plan.values()->size(); ++id)
        faults.add_of(check_value(file, plan, id), message("value {value}", id));
}

}  // namespace arenascope
