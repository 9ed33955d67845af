// Elementwise operators, reductions and creation.

#include <array>

#include "engine/lowering/decompose/decompose.h"

namespace arenascope::lowering {
namespace {

Core binary(Expansion& d, const std::string& target, const Core& self, fx::Arg::Variant other) {
    return d.out.emit(target, {arg("self", self), arg("other", std::move(other))},
                      dense(self.type.dtype, self.type.sizes));
}

Core times(Expansion& d, const Core& a, const Core& b) {
    return binary(d, "aten::mul.Tensor", a, fx::ValueName{b.name});
}

/// The same operands for an operator with another name.
template <int index>
Result<Cores> renamed(Expansion& d, const fx::Node& node) {
    static constexpr std::array<const char*, 3> targets{"aten::bitwise_and.Tensor", "aten::bitwise_or.Tensor",
                                                        "aten::bitwise_xor.Tensor"};
    return Cores{d.out.emit(targets[index], d.in.renamed_args(node), d.in.out_type(node))};
}

Result<Cores> silu(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{times(d, self, d.out.unary("aten::sigmoid.default", self))};
}

/// clamp(x + 3, 0, 6), in the steps that PyTorch takes.
Core ramp(Expansion& d, const Core& self) {
    const auto type = dense(self.type.dtype, self.type.sizes);
    const auto raised = binary(d, "aten::add.Tensor", self, std::int64_t{3});
    const auto low = d.out.emit("aten::clamp.default", {arg("self", raised), arg("min", std::int64_t{0})}, type);
    return d.out.emit("aten::clamp.default", {arg("self", low), arg("min", fx::None{}), arg("max", std::int64_t{6})},
                      type);
}

Result<Cores> hardswish(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{binary(d, "aten::div.Tensor", times(d, self, ramp(d, self)), std::int64_t{6})};
}

Result<Cores> hardsigmoid(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{binary(d, "aten::div.Tensor", ramp(d, self), std::int64_t{6})};
}

Result<Cores> relu6(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{d.out.emit("aten::hardtanh.default",
                            {arg("self", self), arg("min_val", std::int64_t{0}), arg("max_val", std::int64_t{6})},
                            dense(self.type.dtype, self.type.sizes))};
}

/// x where x > 20, else log(1 + exp(x)).
Core soft_ramp(Expansion& d, const Core& self) {
    const auto type = dense(self.type.dtype, self.type.sizes);
    const auto logs = d.out.unary("aten::log1p.default", d.out.unary("aten::exp.default", self));
    const auto large = d.out.emit("aten::gt.Scalar", {arg("self", self), arg("other", std::int64_t{20})},
                                  dense(DType::boolean, self.type.sizes));
    return d.out.emit("aten::where.self", {arg("condition", large), arg("self", self), arg("other", logs)}, type);
}

Result<Cores> mish(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    return Cores{times(d, self, d.out.unary("aten::tanh.default", soft_ramp(d, self)))};
}

Core scalar_tensor(Expansion& d, fx::Arg::Variant value, DType dtype) {
    return d.out.emit("aten::scalar_tensor.default", {arg("s", std::move(value)), arg("dtype", dtype)},
                      dense(dtype, {}));
}

Result<Cores> masked_fill(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto value = scalar_tensor(d, d.in.given(node, "value"), self.type.dtype);
    return Cores{d.out.emit("aten::where.self",
                            {arg("condition", d.in.given(node, "mask")), arg("self", value), arg("other", self)},
                            d.in.out_type(node))};
}

Result<Cores> where_scalar(Expansion& d, const fx::Node& node) {
    const auto type = d.in.out_type(node);
    auto args = std::vector{arg("condition", d.in.given(node, "condition"))};
    for (const auto* name : {"self", "other"}) {
        if (const auto tensor = d.in.optional_tensor(node, name)) args.push_back(arg(name, *tensor));
        else args.push_back(arg(name, scalar_tensor(d, d.in.given(node, name), type.dtype)));
    }
    return Cores{d.out.emit("aten::where.self", std::move(args), type)};
}

Result<Cores> floor_divide(Expansion& d, const fx::Node& node) {
    auto args = d.in.renamed_args(node);
    args.push_back(arg("rounding_mode", std::string("floor")));
    return Cores{d.out.emit("aten::div.Tensor_mode", std::move(args), d.in.out_type(node))};
}

/// other - self
Result<Cores> rsub(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::sub.Tensor",
                            {arg("self", d.in.given(node, "other")), arg("other", d.in.given(node, "self")),
                             arg("alpha", d.in.given(node, "alpha", std::int64_t{1}))},
                            d.in.out_type(node))};
}

Result<Cores> sum_all(Expansion& d, const fx::Node& node) {
    return Cores{d.out.emit("aten::sum.dim_IntList",
                            {arg("self", d.in.given(node, "self")), arg("dim", std::vector<std::int64_t>{})},
                            d.in.out_type(node))};
}

Result<Core> variance(Expansion& d, const fx::Node& node, bool is_root) {
    const bool is_unbiased = boolean_arg(node, "unbiased", true);
    fx::Arg::Variant correction = std::int64_t{is_unbiased};
    if (is_root) correction = is_unbiased ? 1.0 : 0.0;
    return d.out.emit("aten::var.correction",
                      {arg("self", d.in.given(node, "self")), arg("dim", d.in.given(node, "dim")),
                       arg("correction", std::move(correction)), arg("keepdim", boolean_arg(node, "keepdim", false))},
                      d.in.out_type(node));
}

Result<Cores> var(Expansion& d, const fx::Node& node) {
    TRY(const auto out, variance(d, node, false));
    return Cores{out};
}

Result<Cores> std_dev(Expansion& d, const fx::Node& node) {
    TRY(const auto out, variance(d, node, true));
    return Cores{d.out.unary("aten::sqrt.default", out)};
}

Result<Core> filled(Expansion& d, const fx::Node& node, std::int64_t value) {
    const auto type = d.in.out_type(node);
    TRY(auto size, d.out.dims(type.sizes));
    fx::Arg::Variant fill = value;
    if (type.dtype == DType::boolean) fill = value != 0;
    return d.out.emit("aten::full.default",
                      {arg("size", std::move(size)), arg("fill_value", std::move(fill)), arg("dtype", type.dtype)},
                      type);
}

Result<Cores> zeros(Expansion& d, const fx::Node& node) {
    TRY(const auto out, filled(d, node, 0));
    return Cores{out};
}

Result<Cores> ones(Expansion& d, const fx::Node& node) {
    TRY(const auto out, filled(d, node, 1));
    return Cores{out};
}

Result<Cores> like(Expansion& d, const fx::Node& node) {
    const std::int64_t value = node.target == "aten::ones_like.default" ? 1 : 0;
    return Cores{d.out.emit("aten::full_like.default",
                            {arg("self", d.in.given(node, "self")), arg("fill_value", value),
                             arg("memory_format", fx::Arg::MemoryFormat{4})},
                            d.in.out_type(node))};
}

Result<Cores> arange(Expansion& d, const fx::Node& node) {
    return Cores{
        d.out.emit("aten::arange.start_step",
                   {arg("start", d.in.given(node, "start", std::int64_t{0})), arg("end", d.in.given(node, "end"))},
                   d.in.out_type(node))};
}

Result<Cores> argsort(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto outs = d.out.emit_many("aten::sort.default", d.in.renamed_args(node),
                                      {dense(self.type.dtype, self.type.sizes), dense(DType::i64, self.type.sizes)});
    return Cores{outs[1]};
}

/// Each class number compared with all of them; whether it is in range is not checked at run time.
Result<Cores> one_hot(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto classes = integer_arg(node, "num_classes", -1);
    if (classes < 1) return Error{.what = message("one_hot without the number of classes is not lowered yet")};
    auto sizes = self.type.sizes;
    sizes.push_back(1);
    const auto wide = d.out.emit("aten::unsqueeze.default", {arg("self", self), arg("dim", std::int64_t{-1})},
                                 dense(self.type.dtype, sizes));
    const auto numbers = d.out.emit("aten::arange.start_step", {arg("start", std::int64_t{0}), arg("end", classes)},
                                    dense(DType::i64, {classes}));
    sizes.back() = classes;
    const auto same =
        d.out.emit("aten::eq.Tensor", {arg("self", wide), arg("other", numbers)}, dense(DType::boolean, sizes));
    return Cores{d.out.cast(same, DType::i64)};
}

constexpr std::array arithmetic_table{
    Decomposition{"aten::__and__.Tensor", renamed<0>},
    Decomposition{"aten::__or__.Tensor", renamed<1>},
    Decomposition{"aten::__xor__.Tensor", renamed<2>},
    Decomposition{"aten::silu.default", silu},
    Decomposition{"aten::hardswish.default", hardswish},
    Decomposition{"aten::hardsigmoid.default", hardsigmoid},
    Decomposition{"aten::relu6.default", relu6},
    Decomposition{"aten::mish.default", mish},
    Decomposition{"aten::masked_fill.Scalar", masked_fill},
    Decomposition{"aten::where.ScalarOther", where_scalar},
    Decomposition{"aten::where.ScalarSelf", where_scalar},
    Decomposition{"aten::where.Scalar", where_scalar},
    Decomposition{"aten::floor_divide.default", floor_divide},
    Decomposition{"aten::rsub.Scalar", rsub},
    Decomposition{"aten::rsub.Tensor", rsub},
    Decomposition{"aten::sum.default", sum_all},
    Decomposition{"aten::var.dim", var},
    Decomposition{"aten::std.dim", std_dev},
    Decomposition{"aten::zeros.default", zeros},
    Decomposition{"aten::ones.default", ones},
    Decomposition{"aten::new_zeros.default", zeros},
    Decomposition{"aten::new_ones.default", ones},
    Decomposition{"aten::zeros_like.default", like},
    Decomposition{"aten::ones_like.default", like},
    Decomposition{"aten::arange.default", arange},
    Decomposition{"aten::arange.start", arange},
    Decomposition{"aten::argsort.default", argsort},
    Decomposition{"aten::one_hot.default", one_hot},
};

}  // namespace

std::span<const Decomposition> arithmetic_decompositions() { return arithmetic_table; }

}  // namespace arenascope::lowering
