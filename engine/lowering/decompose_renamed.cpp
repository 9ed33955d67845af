// Operators that are another one by a different name, with the same arguments.

#include <algorithm>
#include <array>

#include "engine/lowering/decompose.h"

namespace arenascope::lowering {
namespace {

struct Alias {
    std::string_view from, to;
};
constexpr std::array aliases{
    Alias{"aten::multiply.Tensor", "aten::mul.Tensor"}, Alias{"aten::multiply.Scalar", "aten::mul.Scalar"},
    Alias{"aten::subtract.Tensor", "aten::sub.Tensor"}, Alias{"aten::subtract.Scalar", "aten::sub.Scalar"},
    Alias{"aten::divide.Tensor", "aten::div.Tensor"}, Alias{"aten::divide.Scalar", "aten::div.Scalar"},
    Alias{"aten::divide.Tensor_mode", "aten::div.Tensor_mode"},
    Alias{"aten::true_divide.Tensor", "aten::div.Tensor"}, Alias{"aten::true_divide.Scalar", "aten::div.Scalar"},
    Alias{"aten::greater.Tensor", "aten::gt.Tensor"}, Alias{"aten::greater.Scalar", "aten::gt.Scalar"},
    Alias{"aten::greater_equal.Tensor", "aten::ge.Tensor"}, Alias{"aten::greater_equal.Scalar", "aten::ge.Scalar"},
    Alias{"aten::less.Tensor", "aten::lt.Tensor"}, Alias{"aten::less.Scalar", "aten::lt.Scalar"},
    Alias{"aten::less_equal.Tensor", "aten::le.Tensor"}, Alias{"aten::less_equal.Scalar", "aten::le.Scalar"},
    Alias{"aten::not_equal.Tensor", "aten::ne.Tensor"}, Alias{"aten::not_equal.Scalar", "aten::ne.Scalar"},
    Alias{"aten::max.other", "aten::maximum.default"}, Alias{"aten::min.other", "aten::minimum.default"},
    Alias{"aten::fmax.default", "aten::maximum.default"}, Alias{"aten::fmin.default", "aten::minimum.default"},
    Alias{"aten::absolute.default", "aten::abs.default"}, Alias{"aten::negative.default", "aten::neg.default"},
    Alias{"aten::arccos.default", "aten::acos.default"}, Alias{"aten::arcsin.default", "aten::asin.default"},
    Alias{"aten::arctan.default", "aten::atan.default"}, Alias{"aten::arccosh.default", "aten::acosh.default"},
    Alias{"aten::arcsinh.default", "aten::asinh.default"}, Alias{"aten::arctanh.default", "aten::atanh.default"},
    Alias{"aten::arctan2.default", "aten::atan2.default"}, Alias{"aten::fix.default", "aten::trunc.default"},
    Alias{"aten::sgn.default", "aten::sign.default"},
    Alias{"aten::special_expit.default", "aten::sigmoid.default"},
    Alias{"aten::special_erf.default", "aten::erf.default"}, Alias{"aten::special_expm1.default", "aten::expm1.default"},
    Alias{"aten::special_log1p.default", "aten::log1p.default"},
    Alias{"aten::special_round.default", "aten::round.default"},
    Alias{"aten::clip.default", "aten::clamp.default"}, Alias{"aten::clip.Tensor", "aten::clamp.Tensor"},
    Alias{"aten::__and__.Scalar", "aten::bitwise_and.Scalar"}, Alias{"aten::__or__.Scalar", "aten::bitwise_or.Scalar"},
    Alias{"aten::__xor__.Scalar", "aten::bitwise_xor.Scalar"},
    Alias{"aten::__lshift__.Tensor", "aten::bitwise_left_shift.Tensor"},
    Alias{"aten::__rshift__.Tensor", "aten::bitwise_right_shift.Tensor"},
    Alias{"aten::__lshift__.Scalar", "aten::bitwise_left_shift.Tensor_Scalar"},
    Alias{"aten::__rshift__.Scalar", "aten::bitwise_right_shift.Tensor_Scalar"},
    Alias{"aten::concat.default", "aten::cat.default"}, Alias{"aten::concatenate.default", "aten::cat.default"},
    Alias{"aten::_unsafe_index.Tensor", "aten::index.Tensor"},
    Alias{"aten::_unsafe_index_put.default", "aten::index_put.default"},
    Alias{"aten::index_put.hacked_twin", "aten::index_put.default"},
    Alias{"aten::index.Tensor_hacked_twin", "aten::index.Tensor"},
    Alias{"aten::grid_sampler.default", "aten::grid_sampler_2d.default"},
};

Result<Cores> renamed(Decomposer& d, const fx::Node& node) {
    const auto found = std::find_if(aliases.begin(), aliases.end(), [&](const auto& each) { return each.from == node.target; });
    std::vector<TensorType> types;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i) types.push_back(d.out_type(node, types.size()));
    if (found == aliases.end() || types.size() != 1) return Error{.what = node.target + " has no other name"};
    return Cores{d.emit(std::string(found->to), d.renamed_args(node), types[0])};
}

constexpr auto make_table() {
    std::array<Decomposition, aliases.size()> out{};
    for (std::size_t i = 0; i < aliases.size(); ++i) out[i] = {aliases[i].from, renamed};
    return out;
}
constexpr auto table = make_table();

}  // namespace

std::span<const Decomposition> renamed_decompositions() {
    return table;
}

}  // namespace arenascope::lowering
