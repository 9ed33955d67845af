#include "engine/lowering/decompose/core_math.h"

#include "engine/lowering/promotion.h"

namespace arenascope::lowering {

Sizes broadcast(const Sizes& a, const Sizes& b) {
    const auto rank = std::max(a.size(), b.size());
    Sizes out(rank, sym::Expr(1));
    for (const Sizes* from : {&a, &b})
        for (std::size_t i = 0; i < from->size(); ++i)
            if (!((*from)[i] == sym::Expr(1))) out[rank - from->size() + i] = (*from)[i];
    return out;
}

fx::Arg::Variant as_value(const fx::Arg::Dim& dim) {
    if (const auto* number = std::get_if<std::int64_t>(&dim)) return *number;
    return std::get<fx::ValueName>(dim);
}

DType Math::promoted(const Core& a, const Operand& b) const {
    if (b.type) {
        const bool a_leads = !a.type.sizes.empty(), b_leads = !b.type->sizes.empty();
        if (a_leads == b_leads) return wider(a.type.dtype, b.type->dtype);
        const DType shaped = a_leads ? a.type.dtype : b.type->dtype, single = a_leads ? b.type->dtype : a.type.dtype;
        return category_of(shaped) >= category_of(single) ? shaped : single;
    }
    if (std::holds_alternative<double>(b.value) && category_of(a.type.dtype) != Category::floating) return DType::f32;
    if (std::holds_alternative<std::int64_t>(b.value) && a.type.dtype == DType::boolean) return DType::i64;
    return a.type.dtype;
}

Core Math::binary(const std::string& target, const Core& a, const Operand& b) {
    auto sizes = b.type ? broadcast(a.type.sizes, b.type->sizes) : a.type.sizes;
    return d_.emit(target, {arg("self", a), arg("other", b.value)}, dense(promoted(a, b), std::move(sizes)));
}

Core Math::div(const Core& a, const Operand& b) {
    auto type = dense(promoted(a, b), b.type ? broadcast(a.type.sizes, b.type->sizes) : a.type.sizes);
    if (category_of(type.dtype) != Category::floating) type.dtype = DType::f32;
    return d_.emit("aten::div.Tensor", {arg("self", a), arg("other", b.value)}, std::move(type));
}

Core Math::compare(const std::string& how, const Core& a, const Operand& b) {
    return d_.emit("aten::" + how + (b.type ? ".Tensor" : ".Scalar"), {arg("self", a), arg("other", b.value)},
                   dense(DType::boolean, b.type ? broadcast(a.type.sizes, b.type->sizes) : a.type.sizes));
}

Core Math::logical(const std::string& how, const Core& a, const Core& b) {
    return d_.emit("aten::logical_" + how + ".default", {arg("self", a), arg("other", b)},
                   dense(DType::boolean, broadcast(a.type.sizes, b.type.sizes)));
}

Core Math::where(const Core& condition, const Operand& yes, const Operand& no) {
    const DType dtype = yes.type ? yes.type->dtype : no.type ? no.type->dtype : DType::f32;
    Sizes sizes = condition.type.sizes;
    std::vector<fx::Arg> args{arg("condition", condition)};
    for (const auto& [name, operand] : {std::pair{"self", &yes}, std::pair{"other", &no}}) {
        if (operand->type) sizes = broadcast(sizes, operand->type->sizes);
        args.push_back(
            arg(name,
                operand->type ? operand->value : fx::Arg::Variant(fx::ValueName{scalar(operand->value, dtype).name})));
    }
    return d_.emit("aten::where.self", std::move(args), dense(dtype, std::move(sizes)));
}

Core Math::pow(const Core& a, fx::Arg::Variant exponent) {
    return d_.emit("aten::pow.Tensor_Scalar", {arg("self", a), arg("exponent", std::move(exponent))},
                   dense(a.type.dtype, a.type.sizes));
}

Core Math::clamp(const Core& a, fx::Arg::Variant min, fx::Arg::Variant max) {
    return d_.emit("aten::clamp.default", {arg("self", a), arg("min", std::move(min)), arg("max", std::move(max))},
                   dense(a.type.dtype, a.type.sizes));
}

Core Math::reduce(const std::string& name, const Core& a, const std::vector<std::int64_t>& dims, bool keepdim) {
    const auto rank = a.type.sizes.size();
    std::vector<bool> gone(rank, dims.empty());
    for (const auto dim : dims)
        if (rank > 0) gone[wrapped(dim, rank)] = true;
    Sizes sizes;
    for (std::size_t i = 0; i < rank; ++i) {
        if (!gone[i]) sizes.push_back(a.type.sizes[i]);
        else if (keepdim) sizes.emplace_back(1);
    }
    const bool counts = name.starts_with("sum") && category_of(a.type.dtype) != Category::floating;
    return d_.emit("aten::" + name, {arg("self", a), arg("dim", dims), arg("keepdim", keepdim)},
                   dense(counts ? DType::i64 : a.type.dtype, std::move(sizes)));
}

Core Math::scalar(fx::Arg::Variant value, DType dtype) {
    return d_.emit("aten::scalar_tensor.default", {arg("s", std::move(value)), arg("dtype", dtype)}, dense(dtype, {}));
}

Result<Core> Math::counting(const sym::Expr& count, std::int64_t start) {
    TRY(const auto end, d_.dim(count + start));
    return d_.emit("aten::arange.start_step", {arg("start", start), arg("end", as_value(end))},
                   dense(DType::i64, {count}));
}

Core Math::unsqueeze(const Core& a, std::int64_t dim) {
    auto sizes = a.type.sizes;
    const auto at = wrapped(dim, sizes.size() + 1);
    sizes.insert(sizes.begin() + static_cast<std::ptrdiff_t>(at), sym::Expr(1));
    return d_.emit("aten::unsqueeze.default", {arg("self", a), arg("dim", dim)}, dense(a.type.dtype, std::move(sizes)));
}

Core Math::squeeze(const Core& a, const std::vector<std::int64_t>& dims) {
    std::vector<bool> gone(a.type.sizes.size(), false);
    for (const auto dim : dims)
        if (!gone.empty()) gone[wrapped(dim, gone.size())] = true;
    Sizes sizes;
    for (std::size_t i = 0; i < gone.size(); ++i)
        if (!gone[i]) sizes.push_back(a.type.sizes[i]);
    return d_.emit("aten::squeeze.dims", {arg("self", a), arg("dim", dims)}, dense(a.type.dtype, std::move(sizes)));
}

Result<Core> Math::slice(const Core& a, std::size_t dim, const sym::Expr& start, const sym::Expr& length) {
    TRY(const auto from, d_.dim(start));
    TRY(const auto to, d_.dim(start + length));
    auto sizes = a.type.sizes;
    sizes[dim] = length;
    return d_.emit("aten::slice.Tensor",
                   {arg("self", a), arg("dim", static_cast<std::int64_t>(dim)), arg("start", as_value(from)),
                    arg("end", as_value(to))},
                   dense(a.type.dtype, std::move(sizes)));
}

Core Math::select(const Core& a, std::size_t dim, std::int64_t index) {
    auto sizes = a.type.sizes;
    sizes.erase(sizes.begin() + static_cast<std::ptrdiff_t>(dim));
    return d_.emit("aten::select.int",
                   {arg("self", a), arg("dim", static_cast<std::int64_t>(dim)), arg("index", index)},
                   dense(a.type.dtype, std::move(sizes)));
}

Core Math::cat(const Cores& parts, std::size_t dim) {
    std::vector<fx::Arg::Item> items;
    auto type = dense(parts[0].type.dtype, parts[0].type.sizes);
    type.sizes[dim] = 0;
    for (const auto& part : parts) {
        items.emplace_back(fx::ValueName{part.name});
        type.sizes[dim] = type.sizes[dim] + part.type.sizes[dim];
        type.dtype = wider(type.dtype, part.type.dtype);
    }
    return d_.emit("aten::cat.default", {arg("tensors", std::move(items)), arg("dim", static_cast<std::int64_t>(dim))},
                   std::move(type));
}

Core Math::clone(const Core& a) {
    return d_.emit("aten::clone.default", {arg("self", a), arg("memory_format", fx::Arg::MemoryFormat{1})},
                   dense(a.type.dtype, a.type.sizes));
}

Core Math::gather_rows(const Core& a, std::size_t dim, const Core& index) {
    auto sizes = a.type.sizes;
    sizes[dim] = index.type.sizes.at(0);
    return d_.emit("aten::index_select.default",
                   {arg("self", a), arg("dim", static_cast<std::int64_t>(dim)), arg("index", index)},
                   dense(a.type.dtype, std::move(sizes)));
}

Result<Core> Math::full(const Sizes& sizes, fx::Arg::Variant value, DType dtype) {
    TRY(auto size, d_.dims(sizes));
    return d_.emit("aten::full.default",
                   {arg("size", std::move(size)), arg("fill_value", std::move(value)), arg("dtype", dtype)},
                   dense(dtype, sizes));
}

}  // namespace arenascope::lowering
