#include "engine/ir/method.h"

#include <algorithm>

namespace arenascope {

std::string_view name_of(Role role) {
    switch (role) {
        case Role::intermediate: return "intermediate";
        case Role::input: return "input";
        case Role::output: return "output";
        case Role::state: return "state";
        case Role::constant: return "constant";
        case Role::alias: return "alias";
    }
    return "?";
}

std::optional<std::int64_t> Tensor::bytes() const {
    std::int64_t total = item_size(dtype);
    for (const std::int64_t size : upper) {
        const auto next = checked_mul(total, size);
        if (!next || size < 0) return std::nullopt;
        total = *next;
    }
    return total;
}

namespace {

Result<std::int64_t> upper_bound(const sym::Expr& size, const sym::Ranges& ranges) {
    TRY(const sym::Range range, size.bounds(ranges));
    if (!range.max) {
        return Error{.what = message("size {size} has no upper bound", size.text()),
                     .expected = message("an upper bound for each symbol"),
                     .remedy = message("give a range, e.g. --range {symbols}=1:128", size.symbols().front()),
                     .remedy_code = RemedyCode::bound_symbols};
    }
    return std::max<std::int64_t>(*range.max, 0);
}

Result<> specialise_tensor(Tensor& tensor, const sym::Ranges& ranges) {
    tensor.upper.clear();
    bool dynamic = tensor.grows;
    for (const sym::Expr& size : tensor.sizes) {
        TRY(const std::int64_t bound, upper_bound(size, ranges));
        TRY(const sym::Range range, size.bounds(ranges));
        dynamic = dynamic || range.min != bound;
        tensor.upper.push_back(bound);
    }
    tensor.dynamism = dynamic ? Dynamism::bounded : Dynamism::fixed;
    if (!tensor.bytes()) {
        return Error{.what = message("more bytes than 64 bits can count"),
                     .expected = message("sizes whose product fits")};
    }
    return done;
}

}  // namespace

Result<> specialise(Method& method) {
    for (const auto& [name, range] : method.ranges) {
        if (range.max && range.min > *range.max) {
            return Error{.what = message("range {min}..{max} is empty", range.min, *range.max),
                         .place = name,
                         .expected = message("min <= max")};
        }
    }
    for (Value& value : method.values) {
        if (Tensor* tensor = value.tensor()) CHECKED(specialise_tensor(*tensor, method.ranges).in(value.name));
    }
    return done;
}

}  // namespace arenascope
