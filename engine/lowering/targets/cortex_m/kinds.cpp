#include "engine/lowering/targets/cortex_m/kinds.h"

#include <algorithm>
#include <numeric>

namespace arenascope::lowering::cortex_m {
namespace {

struct Named {
    std::string_view target;
    Kind kind;
};

constexpr std::array named{
    Named{"aten::conv2d.default", Kind::convolution},
    Named{"aten::conv_transpose2d.input", Kind::transposed_convolution},
    Named{"aten::linear.default", Kind::linear},
    Named{"aten::add.Tensor", Kind::add},
    Named{"aten::mul.Tensor", Kind::mul},
    Named{"aten::div.Tensor", Kind::div},
    Named{"aten::bmm.default", Kind::product},
    Named{"aten::softmax.int", Kind::softmax},
    Named{"aten::_softmax.default", Kind::softmax},
    Named{"aten::avg_pool2d.default", Kind::average_pool},
    Named{"aten::max_pool2d.default", Kind::max_pool},
    Named{"aten::pad.default", Kind::pad},
    Named{"aten::constant_pad_nd.default", Kind::pad},
    Named{"aten::minimum.default", Kind::extreme},
    Named{"aten::maximum.default", Kind::extreme},
    Named{"aten::relu.default", Kind::bound},
    Named{"aten::relu6.default", Kind::bound},
    Named{"aten::hardtanh.default", Kind::bound},
    Named{"aten::clamp.default", Kind::bound},
    Named{"aten::hardsigmoid.default", Kind::hardsigmoid},
    Named{"aten::hardswish.default", Kind::hardswish},
    Named{"aten::transpose.int", Kind::permute},
    Named{"aten::permute.default", Kind::permute},
    Named{"aten::reshape.default", Kind::move},
    Named{"aten::view.default", Kind::move},
    Named{"aten::flatten.using_ints", Kind::move},
    Named{"aten::unflatten.int", Kind::move},
    Named{"aten::squeeze.dim", Kind::move},
    Named{"aten::squeeze.dims", Kind::move},
    Named{"aten::unsqueeze.default", Kind::move},
    Named{"aten::slice.Tensor", Kind::move},
    Named{"aten::select.int", Kind::move},
    Named{"aten::cat.default", Kind::move},
    Named{"aten::expand.default", Kind::move},
    Named{"aten::repeat.default", Kind::move},
    Named{"aten::clone.default", Kind::move},
    Named{"aten::contiguous.default", Kind::move},
    Named{"aten::dropout.default", Kind::move},
};

constexpr std::array<std::string_view, 1> input{"input"}, self{"self"}, tensors{"tensors"};
constexpr std::array<std::string_view, 2> two{"self", "other"}, factors{"self", "mat2"};

}  // namespace

Kind kind_of(const fx::Node& node) {
    const auto* found =
        std::find_if(named.begin(), named.end(), [&](const Named& each) { return each.target == node.target; });
    if (found != named.end()) return found->kind;
    return has_activation_table(node.target) ? Kind::table : Kind::none;
}

std::span<const std::string_view> operand_names(Kind kind) {
    switch (kind) {
        case Kind::convolution:
        case Kind::transposed_convolution:
        case Kind::linear: return input;
        case Kind::add:
        case Kind::mul:
        case Kind::div:
        case Kind::extreme: return two;
        case Kind::product: return factors;
        default: return self;
    }
}

std::vector<std::string> operands_of(const fx::Node& node) {
    std::vector<std::string> out;
    if (const fx::Arg* list = find_arg(node, tensors[0])) {
        for_each_value(*list, [&](const std::string& name) { out.push_back(name); });
        return out;
    }
    for (const std::string_view name : operand_names(kind_of(node))) out.push_back(tensor_arg(node, name));
    return out;
}

bool has_weights(Kind kind) {
    return kind == Kind::convolution || kind == Kind::transposed_convolution || kind == Kind::linear;
}

bool requantises(Kind kind) {
    switch (kind) {
        case Kind::average_pool:
        case Kind::max_pool:
        case Kind::pad:
        case Kind::extreme:
        case Kind::bound:
        case Kind::permute:
        case Kind::move: return false;
        default: return true;
    }
}

Bounds bounds_of(const fx::Node& node) {
    const auto given = [&](std::string_view name) -> std::optional<double> {
        const fx::Arg* found = find_arg(node, name);
        if (!found || std::holds_alternative<fx::None>(found->value)) return std::nullopt;
        return number_arg(node, name, 0);
    };
    if (node.target == "aten::relu.default") return {.lower = 0};
    if (node.target == "aten::relu6.default") return {.lower = 0, .upper = 6};
    if (node.target == "aten::hardsigmoid.default") return {.lower = 0, .upper = 1};
    if (node.target == "aten::hardtanh.default")
        return {.lower = number_arg(node, "min_val", -1), .upper = number_arg(node, "max_val", 1)};
    return {.lower = given("min"), .upper = given("max")};
}

std::array<std::int64_t, 2> pair_arg(const fx::Node& node, std::string_view name, std::int64_t otherwise) {
    const auto numbers = integers_arg(node, name);
    if (numbers.empty()) return {otherwise, otherwise};
    return {numbers.front(), numbers.back()};
}

std::vector<std::int64_t> permutation(const fx::Node& node, std::size_t rank) {
    std::vector<std::int64_t> out(rank);
    std::iota(out.begin(), out.end(), 0);
    const auto dim_of = [&](std::int64_t dim) { return static_cast<std::int64_t>(wrapped(dim, rank)); };
    if (rank == 0) return out;
    if (node.target == "aten::transpose.int") {
        const auto a = dim_of(integer_arg(node, "dim0", 0)), b = dim_of(integer_arg(node, "dim1", 0));
        std::swap(out[static_cast<std::size_t>(a)], out[static_cast<std::size_t>(b)]);
        return out;
    }
    const auto dims = integers_arg(node, "dims");
    for (std::size_t i = 0; i < std::min(rank, dims.size()); ++i) out[i] = dim_of(dims[i]);
    return out;
}

}  // namespace arenascope::lowering::cortex_m
