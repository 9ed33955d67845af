// Decodes values and their allocation of a .pte, and checks every index and size.

#include <algorithm>

#include "engine/base/text.h"
#include "engine/formats/pte/pte_decode.h"

namespace arenascope::pte {
namespace {

constexpr std::size_t most_dimensions = 16;  // the runtime's limit

Result<> check_kind(const fb::Tensor& from) {
    if (!is_known(static_cast<DType>(from.scalar_type())) || item_size(static_cast<DType>(from.scalar_type())) <= 0) {
        return Error{.what = message("scalar type {scalar_type} is not known", from.scalar_type()),
                     .expected = message("a PyTorch scalar type")};
    }
    if (from.storage_offset() != 0) {
        return Error{.what = message("storage_offset {storage_offset}", from.storage_offset()),
                     .expected = message("0")};
    }
    if (from.shape_dynamism() < 0 || from.shape_dynamism() > 1) {
        return Error{.what = from.shape_dynamism() == 2 ? message("its size has no upper bound (DYNAMIC_UNBOUND)")
                                                        : message("shape_dynamism {value}", from.shape_dynamism()),
                     .expected = message("STATIC or DYNAMIC_BOUND"),
                     .remedy = message("export the model with bounded dimensions")};
    }
    return done;
}

Result<> decode_shape(const fb::Tensor& from, Tensor& tensor) {
    const std::size_t rank = from.sizes() ? from.sizes()->size() : 0;
    if (!from.sizes() || rank > most_dimensions) {
        return Error{.what = from.sizes() ? message("{rank} dimensions", rank) : message("no sizes"),
                     .expected = message("at most 16 dimensions")};
    }
    for (const std::int32_t size : *from.sizes()) {
        if (size < 0) return Error{.what = message("size {size}", size), .expected = message("no negative size")};
        tensor.sizes.emplace_back(size);
        tensor.upper.push_back(size);
    }
    std::vector<bool> seen(rank, false);
    const bool as_long = from.dim_order() && from.dim_order()->size() == rank;
    for (std::uint32_t i = 0; as_long && i < rank; ++i) {
        const std::uint8_t axis = from.dim_order()->Get(i);
        if (axis < rank) seen[axis] = true;
        tensor.dim_order.push_back(axis);
    }
    if (!as_long || std::find(seen.begin(), seen.end(), false) != seen.end()) {
        return Error{.what = from.dim_order()
                         ? message("dim_order is {order}", "[" + joined(*from.dim_order(), ", ") + "]")
                         : message("dim_order is absent"),
                     .expected = message("a permutation of its {rank} dimensions", rank)};
    }
    if (!tensor.bytes())
        return Error{.what = message("the size in bytes does not fit in 64 bits"),
                     .expected = message("a smaller shape")};
    return done;
}

Result<> decode_place(const fb::AllocationDetails& from, const fb::ExecutionPlan& plan, Tensor& tensor) {
    const std::uint64_t offset = from.memory_offset_low() | std::uint64_t{from.memory_offset_high()} << 32;
    const std::uint32_t pools = plan.non_const_buffer_sizes()->size();
    if (from.memory_id() == 0 || from.memory_id() >= pools) {
        return Error{.what = message("memory id {memory_id} of {pools}", from.memory_id(), pools),
                     .expected = message("1..{pools}", pools - 1)};
    }
    if (offset > std::uint64_t{1} << 62) {
        return Error{.what = message("offset {offset}", offset), .expected = message("an offset inside its arena")};
    }
    tensor.loaded = Allocation{static_cast<std::int32_t>(from.memory_id()), static_cast<std::int64_t>(offset)};
    return done;
}

Result<> decode_data(const Container& file, const fb::Tensor& from, Tensor& tensor) {
    const fb::ExtraTensorInfo* extra = from.extra_tensor_info();
    if (extra) {
        TRY(tensor.qualified_name, file.text(extra->fully_qualified_name()));
        if (extra->location() == 1) {
            TRY(tensor.data, file.external->find(tensor.qualified_name, tensor));
            (from.allocation_info() ? tensor.is_state : tensor.is_constant) = true;
            return done;
        }
    }
    if (from.data_buffer_idx() == 0) return done;
    const std::int64_t bytes = tensor.bytes().value_or(0);
    if (from.allocation_info()) {
        TRY(const ByteView initial, file.initial_state(from.data_buffer_idx(), bytes));
        tensor.data = file.part(initial);
        tensor.is_state = true;
        return done;
    }
    TRY(const ByteView constant, file.constant(from.data_buffer_idx(), bytes));
    tensor.data = file.part(constant);
    tensor.is_constant = true;
    return done;
}

Result<Value> decode_tensor(const Container& file, const fb::ExecutionPlan& plan, const fb::Tensor& from) {
    CHECKED(check_kind(from));
    Tensor tensor;
    tensor.dtype = static_cast<DType>(from.scalar_type());
    CHECKED(decode_shape(from, tensor));
    tensor.dynamism = static_cast<Dynamism>(from.shape_dynamism());
    if (from.allocation_info()) CHECKED(decode_place(*from.allocation_info(), plan, tensor));
    CHECKED(decode_data(file, from, tensor));
    return Value{.name = {}, .data = std::move(tensor)};
}

/// Ids of a list; each refers to a value (or is -1 if `none` is allowed).
template <class Vector>
Result<std::vector<ValueId>> decode_ids(const Container& file, const Vector* items, std::size_t count, bool none) {
    std::vector<ValueId> ids;
    if (!items) return Error{.what = message("the list has no items"), .expected = message("a (possibly empty) list")};
    CHECKED(file.spend(items->size()));
    CHECKED(file.memory.take(item_bytes * static_cast<std::int64_t>(items->size())));
    for (const auto item : elements_of(*items)) {
        if (item < (none ? -1 : 0) || item >= static_cast<std::int64_t>(count)) {
            return Error{.what = message("list item {index} does not exist", item),
                         .expected = message("an index below {count}", count)};
        }
        ids.push_back(ValueId(item));
    }
    return ids;
}

template <class List, class Vector>
Result<Value> decode_literals(const Container& file, const Vector* items) {
    List list;
    if (!items) return Error{.what = message("the list has no items"), .expected = message("a (possibly empty) list")};
    CHECKED(file.spend(items->size()));
    CHECKED(file.memory.take(item_bytes * static_cast<std::int64_t>(items->size())));
    for (const auto item : elements_of(*items))
        list.items.push_back(static_cast<typename decltype(list.items)::value_type>(item));
    return Value{.name = {}, .data = std::move(list)};
}

Result<Value> decode_value(const Container& file, const fb::ExecutionPlan& plan, std::uint32_t index) {
    const fb::EValue& from = *plan.values()->Get(index);
    const std::size_t count = plan.values()->size();
    if (from.val_type() != fb::KernelTypes::NONE && !from.val()) {
        return Error{.what = message("the value has no content"), .expected = message("a table")};
    }
    switch (from.val_type()) {
        case fb::KernelTypes::Null: return Value{.name = {}, .data = Null{}};
        case fb::KernelTypes::Int: return Value{.name = {}, .data = std::int64_t{from.val_as_Int()->int_val()}};
        case fb::KernelTypes::Bool: return Value{.name = {}, .data = from.val_as_Bool()->bool_val()};
        case fb::KernelTypes::Double: return Value{.name = {}, .data = from.val_as_Double()->double_val()};
        case fb::KernelTypes::Tensor: return decode_tensor(file, plan, *from.val_as_Tensor());
        case fb::KernelTypes::String: {
            TRY(std::string text, file.text(from.val_as_String()->string_val()));
            return Value{.name = {}, .data = std::move(text)};
        }
        case fb::KernelTypes::IntList: {
            TRY(std::vector<ValueId> ids, decode_ids(file, from.val_as_IntList()->items(), count, false));
            return Value{.name = {}, .data = IntList{std::move(ids)}};
        }
        case fb::KernelTypes::DoubleList: return decode_literals<DoubleList>(file, from.val_as_DoubleList()->items());
        case fb::KernelTypes::BoolList: return decode_literals<BoolList>(file, from.val_as_BoolList()->items());
        case fb::KernelTypes::TensorList: {
            TRY(std::vector<ValueId> ids, decode_ids(file, from.val_as_TensorList()->items(), count, false));
            return Value{.name = {}, .data = TensorList{std::move(ids)}};
        }
        case fb::KernelTypes::OptionalTensorList: {
            TRY(std::vector<ValueId> ids, decode_ids(file, from.val_as_OptionalTensorList()->items(), count, true));
            return Value{.name = {}, .data = OptionalTensorList{std::move(ids)}};
        }
        case fb::KernelTypes::NONE: break;
    }
    return Error{.what = message("value type {type}", static_cast<int>(from.val_type())),
                 .expected = message("one of the 11 types of the format")};
}

/// Checks items against the kind of their list, once every value is known.
Result<> check_list(const Table<ValueId, Value>& values, ValueId id) {
    const auto check = [&](const std::vector<ValueId>& items, bool tensors) -> Result<> {
        for (const ValueId item : items) {
            if (item == no_value) continue;
            const Value& value = values[item];
            const bool right = tensors ? value.tensor() != nullptr || std::holds_alternative<Null>(value.data)
                                       : std::holds_alternative<std::int64_t>(value.data);
            if (!right) {
                return Error{.what = message("list item {index} has another type", item.number()),
                             .expected = tensors ? message("a tensor") : message("an int")};
            }
        }
        return done;
    };
    const auto& data = values[id].data;
    if (const auto* ints = std::get_if<IntList>(&data)) return check(ints->items, false);
    if (const auto* tensors = std::get_if<TensorList>(&data)) {
        for (const ValueId item : tensors->items) {
            if (!values[item].tensor()) {
                return Error{.what = message("list item {index} has another type", item.number()),
                             .expected = message("a tensor")};
            }
        }
    }
    if (const auto* some = std::get_if<OptionalTensorList>(&data)) return check(some->items, true);
    return done;
}

}  // namespace

Result<Table<ValueId, Value>> decode_values(const Container& file, const fb::ExecutionPlan& plan) {
    Table<ValueId, Value> values;
    for (std::uint32_t i = 0; i < plan.values()->size(); ++i) {
        const bool is_tensor = plan.values()->Get(i)->val_type() == fb::KernelTypes::Tensor;
        CHECKED(file.memory.take(is_tensor ? GraphBudget::tensor_bytes : value_bytes));
        TRY(Value value, decode_value(file, plan, i).in(message("value {value}", i)));
        values.push_back(std::move(value));
    }
    for (const ValueId id : values.indices()) CHECKED(check_list(values, id).in(message("value {value}", id.number())));
    return values;
}

}  // namespace arenascope::pte
