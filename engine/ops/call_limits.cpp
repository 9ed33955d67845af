#include "engine/ops/call_limits.h"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/base/bytes.h"
#include "engine/base/text.h"
#include "engine/ir/shape_text.h"
#include "engine/ops/portable_limits.h"

namespace arenascope::ops {
namespace {

/// A tensor that a rule applies to, and its argument, or the argument whose item it is.
struct Limited {
    std::string_view argument;
    const CallTensor* tensor = nullptr;
};

struct LimitedCall {
    const std::string& op;
    const Limit& limit;
    std::vector<Limited> tensors;
    std::vector<Error>& faults;
};

bool is_default(const std::vector<std::uint8_t>& order) {
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != i) return false;
    }
    return true;
}

/// N, then the spatial dimensions, then C.
bool is_channels_last(const std::vector<std::uint8_t>& order) {
    if ((order.size() != 4 && order.size() != 5) || order.front() != 0 || order.back() != 1) return false;
    for (std::size_t i = 1; i + 1 < order.size(); ++i) {
        if (order[i] != i + 1) return false;
    }
    return true;
}

std::string order_text(const CallTensor& tensor) { return "[" + joined(tensor.dim_order, ", ") + "]"; }

Message expected_rank(const Limit& limit) {
    if (limit.least_rank == limit.most_rank) return message("rank {rank}", limit.least_rank);
    if (limit.least_rank == 0) return message("rank {rank} at most", limit.most_rank);
    if (limit.most_rank >= 16) return message("rank {rank} at least", limit.least_rank);
    return message("rank {minimum} to {maximum}", limit.least_rank, limit.most_rank);
}

std::string types_text(const Limit& limit) {
    return joined(limit.types, ", ", [](DType type) { return name_of(type); });
}

/// Rules for each tensor by itself.
void check_each(LimitedCall& call) {
    const Limit& limit = call.limit;
    for (const auto& [argument, tensor] : call.tensors) {
        const std::size_t rank = tensor->sizes.size();
        if (rank < limit.least_rank || rank > limit.most_rank) {
            call.faults.push_back(
                {.what = message("argument '{argument}' of {operator} has rank {rank}", argument, call.op, rank),
                 .expected = expected_rank(limit)});
        }
        const bool has_type = limit.types.empty() ||
            std::find(limit.types.begin(), limit.types.end(), tensor->dtype) != limit.types.end();
        if (!has_type) {
            call.faults.push_back({.what = message("argument '{argument}' of {operator} has type {type}", argument,
                                                   call.op, name_of(tensor->dtype)),
                                   .expected = Message::verbatim(types_text(limit))});
        }
        const bool is_last =
            limit.order == OrderLimit::standard_or_channels_last && is_channels_last(tensor->dim_order);
        if (limit.order != OrderLimit::any && !is_default(tensor->dim_order) && !is_last) {
            call.faults.push_back({.what = message("argument '{argument}' of {operator} has dimension order {order}",
                                                   argument, call.op, order_text(*tensor)),
                                   .expected = limit.order == OrderLimit::standard
                                       ? message("the default dimension order")
                                       : message("the default dimension order or channels last")});
        }
    }
}

/// Names a tensor that differs from the first one, and `value` of both.
template <class Value, class Differs>
void check_pairs(LimitedCall& call, const Value& value, const Message& expected, const Differs& differs) {
    for (std::size_t i = 1; i < call.tensors.size(); ++i) {
        const Limited &first = call.tensors.front(), &other = call.tensors[i];
        if (!differs(*first.tensor, *other.tensor)) continue;
        call.faults.push_back(
            {.what = message("arguments '{argument}' ({value}) and '{other_argument}' ({other_value}) of "
                             "{operator} differ",
                             first.argument, value(*first.tensor), other.argument, value(*other.tensor), call.op),
             .expected = expected});
        return;
    }
}

std::string type_text(const CallTensor& tensor) { return std::string(name_of(tensor.dtype)); }
std::string sizes_text(const CallTensor& tensor) { return shape_text(tensor.sizes); }

/// Nothing if a count overflows.
std::optional<std::int64_t> count_of(const CallTensor& tensor) {
    std::optional<std::int64_t> count = 1;
    for (const std::int64_t size : tensor.sizes) count = count ? checked_mul(*count, size) : std::nullopt;
    return count;
}

/// A static tensor cannot be resized: the result of operands whose sizes change must change with them.
bool is_resized(LimitedCall& call) {
    const Limited& result = call.tensors.back();
    const auto changing = std::find_if(call.tensors.begin(), call.tensors.end() - 1,
                                       [](const Limited& each) { return !each.tensor->is_static; });
    if (!result.tensor->is_static || changing == call.tensors.end() - 1) return false;
    call.faults.push_back({.what = message("result '{result}' of {operator} is static, but the sizes of argument "
                                           "'{argument}' change",
                                           result.argument, call.op, changing->argument),
                           .expected = message("a result with dynamic sizes")});
    return true;
}

bool all_static(const LimitedCall& call) {
    return std::all_of(call.tensors.begin(), call.tensors.end(),
                       [](const Limited& each) { return each.tensor->is_static; });
}

/// Rules for all tensors together.
void check_same(LimitedCall& call) {
    if (call.limit.same_type) {
        check_pairs(call, type_text, message("one element type"),
                    [](const CallTensor& a, const CallTensor& b) { return a.dtype != b.dtype; });
    }
    if (call.limit.same_rank) {
        check_pairs(call, sizes_text, message("one rank"),
                    [](const CallTensor& a, const CallTensor& b) { return a.sizes.size() != b.sizes.size(); });
    }
    if (call.limit.same_order) {
        check_pairs(call, order_text, message("one dimension order: the default one, or channels last"),
                    [](const CallTensor& a, const CallTensor& b) {
                        return !(is_default(a.dim_order) && is_default(b.dim_order)) &&
                            !(is_channels_last(a.dim_order) && is_channels_last(b.dim_order));
                    });
    }
    if (!call.limit.same_count || is_resized(call) || !all_static(call)) return;
    check_pairs(call, sizes_text, message("one number of elements"),
                [](const CallTensor& a, const CallTensor& b) { return count_of(a) != count_of(b); });
}

bool is_int(DType type) {
    return type == DType::u8 || type == DType::i8 || type == DType::i16 || type == DType::i32 || type == DType::i64;
}
bool is_complex(DType type) { return type == DType::c32 || type == DType::c64 || type == DType::c128; }

/// As torch casts results: never complex to real, floating to integer, or anything to Boolean.
bool can_cast(DType from, DType to) {
    return !(is_complex(from) && !is_complex(to)) && !(is_floating(from) && is_int(to)) &&
        !(from != DType::boolean && to == DType::boolean);
}

void check_casts(LimitedCall& call) {
    const Limited& result = call.tensors.back();
    for (const auto& [argument, tensor] : call.tensors) {
        if (can_cast(tensor->dtype, result.tensor->dtype)) continue;
        call.faults.push_back({.what = message("result '{result}' of {operator} has type {type}", result.argument,
                                               call.op, name_of(result.tensor->dtype)),
                               .expected = message("a type that {type} of argument '{argument}' casts to",
                                                   name_of(tensor->dtype), argument)});
        return;
    }
}

/// Sizes that both broadcast to; nothing where they do not.
std::optional<std::vector<std::int64_t>> broadcast_sizes(const std::vector<std::int64_t>& a,
                                                         const std::vector<std::int64_t>& b) {
    std::vector<std::int64_t> out(std::max(a.size(), b.size()));
    for (std::size_t i = 0; i < out.size(); ++i) {  // counted from the last dimension
        const std::int64_t left = i < a.size() ? a[a.size() - 1 - i] : 1,
                           right = i < b.size() ? b[b.size() - 1 - i] : 1;
        if (left != right && left != 1 && right != 1) return std::nullopt;
        out[out.size() - 1 - i] = left == 1 ? right : left;
    }
    return out;
}

void check_broadcast(LimitedCall& call) {
    if (is_resized(call)) return;
    const Limited& result = call.tensors.back();
    if (!all_static(call)) {
        std::size_t rank = 0;
        for (std::size_t i = 0; i + 1 < call.tensors.size(); ++i)
            rank = std::max(rank, call.tensors[i].tensor->sizes.size());
        if (rank == result.tensor->sizes.size()) return;
        call.faults.push_back({.what = message("argument '{argument}' of {operator} has rank {rank}", result.argument,
                                               call.op, result.tensor->sizes.size()),
                               .expected = message("rank {rank}", rank)});
        return;
    }
    std::vector<std::int64_t> sizes;
    for (std::size_t i = 0; i + 1 < call.tensors.size(); ++i) {
        const auto& [argument, tensor] = call.tensors[i];
        const auto both = broadcast_sizes(sizes, tensor->sizes);
        if (!both) {
            call.faults.push_back({.what = message("argument '{argument}' of {operator} has sizes {sizes}", argument,
                                                   call.op, shape_text(tensor->sizes)),
                                   .expected = message("sizes that broadcast with {sizes}", shape_text(sizes))});
            return;
        }
        sizes = *both;
    }
    if (sizes == result.tensor->sizes) return;
    call.faults.push_back({.what = message("argument '{argument}' of {operator} has sizes {sizes}", result.argument,
                                           call.op, shape_text(result.tensor->sizes)),
                           .expected = message("sizes {sizes}", shape_text(sizes))});
}

/// The tensor of an argument; null unless it is one tensor of known sizes.
const CallTensor* static_tensor(const KernelCall& call, const Schema& schema, const LimitedSize& size) {
    for (std::size_t i = 0; i < schema.params.size(); ++i) {
        if (schema.params[i].name != size.argument || call.arguments[i].tensors.size() != 1) continue;
        const CallTensor& tensor = call.arguments[i].tensors.front();
        return tensor.is_static && size.dim < tensor.sizes.size() ? &tensor : nullptr;
    }
    return nullptr;
}

void check_sizes(const KernelCall& call, const Schema& schema, const Limit& limit, std::vector<Error>& faults) {
    for (const auto& [size, other] : limit.sizes) {
        const CallTensor *tensor = static_tensor(call, schema, size), *of_other = static_tensor(call, schema, other);
        if (!tensor || !of_other || tensor->sizes[size.dim] == of_other->sizes[other.dim]) continue;
        faults.push_back(
            {.what = message("argument '{argument}' of {operator} has sizes {sizes}", size.argument, call.op,
                             shape_text(tensor->sizes)),
             .expected =
                 message("size {size} in dimension {dimension}, as dimension {other_dimension} of '{argument}' has",
                         of_other->sizes[other.dim], size.dim, other.dim, other.argument)});
        return;
    }
}

std::vector<Limited> tensors_of(const KernelCall& call, const Schema& schema, const Limit& limit) {
    std::vector<Limited> tensors;
    for (const std::string_view name : limit.arguments) {
        for (std::size_t i = 0; i < schema.params.size(); ++i) {
            if (schema.params[i].name != name) continue;
            for (const CallTensor& tensor : call.arguments[i].tensors) tensors.push_back({name, &tensor});
        }
    }
    return tensors;
}

}  // namespace

std::vector<Error> limit_faults(const KernelCall& call, const Schema& schema, Kernels kernels) {
    std::vector<Error> faults;
    if (call.arguments.size() < schema.params.size()) return faults;
    for (const Limit& limit : limits_of(call.op)) {
        if (limit.is_portable && kernels == Kernels::every) continue;
        LimitedCall limited{call.op, limit, tensors_of(call, schema, limit), faults};
        if (limited.tensors.empty()) continue;
        check_each(limited);
        check_same(limited);
        if (limit.casts) check_casts(limited);
        if (limit.broadcasts && limited.tensors.size() > 1) check_broadcast(limited);
        check_sizes(call, schema, limit, faults);
    }
    return faults;
}

}  // namespace arenascope::ops
