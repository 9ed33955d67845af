// Operators that equal another one with the same arguments.

#include <algorithm>
#include <array>

#include "engine/lowering/decompose/decompose.h"

namespace arenascope::lowering {
namespace {

struct Alias {
    std::string_view from, to;
};
constexpr std::array aliases{
    Alias{"aten::multiply.Tensor", "aten::mul.Tensor"},
    Alias{"aten::multiply.Scalar", "aten::mul.Scalar"},
    Alias{"aten::subtract.Tensor", "aten::sub.Tensor"},
    Alias{"aten::subtract.Scalar", "aten::sub.Scalar"},
    Alias{"aten::divide.Tensor", "aten::div.Tensor"},
    Alias{"aten::divide.Scalar", "aten::div.Scalar"},
    Alias{"aten::divide.Tensor_mode", "aten::div.Tensor_mode"},
    Alias{"aten::true_divide.Tensor", "aten::div.Tensor"},
    Alias{"aten::true_divide.Scalar", "aten::div.Scalar"},
    Alias{"aten::greater.Tensor", "aten::gt.Tensor"},
    Alias{"aten::greater.Scalar", "aten::gt.Scalar"},
    Alias{"aten::greater_equal.Tensor", "aten::ge.Tensor"},
    Alias{"aten::greater_equal.Scalar", "aten::ge.Scalar"},
    Alias{"aten::less.Tensor", "aten::lt.Tensor"},
    Alias{"aten::less.Scalar", "aten::lt.Scalar"},
    Alias{"aten::less_equal.Tensor", "aten::le.Tensor"},
    Alias{"aten::less_equal.Scalar", "aten::le.Scalar"},
    Alias{"aten::not_equal.Tensor", "aten::ne.Tensor"},
    Alias{"aten::not_equal.Scalar", "aten::ne.Scalar"},
    Alias{"aten::max.other", "aten::maximum.default"},
    Alias{"aten::min.other", "aten::minimum.default"},
    Alias{"aten::absolute.default", "aten::abs.default"},
    Alias{"aten::negative.default", "aten::neg.default"},
    Alias{"aten::arccos.default", "aten::acos.default"},
    Alias{"aten::arcsin.default", "aten::asin.default"},
    Alias{"aten::arctan.default", "aten::atan.default"},
    Alias{"aten::arccosh.default", "aten::acosh.default"},
    Alias{"aten::arcsinh.default", "aten::asinh.default"},
    Alias{"aten::arctanh.default", "aten::atanh.default"},
    Alias{"aten::arctan2.default", "aten::atan2.default"},
    Alias{"aten::fix.default", "aten::trunc.default"},
    Alias{"aten::sgn.default", "aten::sign.default"},
    Alias{"aten::special_expit.default", "aten::sigmoid.default"},
    Alias{"aten::special_erf.default", "aten::erf.default"},
    Alias{"aten::special_expm1.default", "aten::expm1.default"},
    Alias{"aten::special_log1p.default", "aten::log1p.default"},
    Alias{"aten::special_round.default", "aten::round.default"},
    Alias{"aten::clip.default", "aten::clamp.default"},
    Alias{"aten::clip.Tensor", "aten::clamp.Tensor"},
    Alias{"aten::__and__.Scalar", "aten::bitwise_and.Scalar"},
    Alias{"aten::__or__.Scalar", "aten::bitwise_or.Scalar"},
    Alias{"aten::__xor__.Scalar", "aten::bitwise_xor.Scalar"},
    Alias{"aten::__lshift__.Tensor", "aten::bitwise_left_shift.Tensor"},
    Alias{"aten::__rshift__.Tensor", "aten::bitwise_right_shift.Tensor"},
    Alias{"aten::__lshift__.Scalar", "aten::bitwise_left_shift.Tensor_Scalar"},
    Alias{"aten::__rshift__.Scalar", "aten::bitwise_right_shift.Tensor_Scalar"},
    Alias{"aten::concat.default", "aten::cat.default"},
    Alias{"aten::concatenate.default", "aten::cat.default"},
    Alias{"aten::_unsafe_index.Tensor", "aten::index.Tensor"},
    Alias{"aten::_unsafe_index_put.default", "aten::index_put.default"},
    Alias{"aten::index_put.hacked_twin", "aten::index_put.default"},
    Alias{"aten::index.Tensor_hacked_twin", "aten::index.Tensor"},
    Alias{"aten::view_copy.default", "aten::view.default"},
    Alias{"aten::_reshape_alias.default", "aten::view.default"},
    Alias{"aten::_reshape_copy.default", "aten::reshape.default"},
    Alias{"aten::permute_copy.default", "aten::permute.default"},
    Alias{"aten::expand_copy.default", "aten::expand.default"},
    Alias{"aten::alias_copy.default", "aten::clone.default"},
    Alias{"aten::detach_copy.default", "aten::clone.default"},
    Alias{"aten::lift.default", "aten::lift_fresh.default"},
    Alias{"aten::select_copy.int", "aten::select.int"},
    Alias{"aten::slice_copy.Tensor", "aten::slice.Tensor"},
    Alias{"aten::squeeze_copy.default", "aten::squeeze.default"},
    Alias{"aten::squeeze_copy.dim", "aten::squeeze.dim"},
    Alias{"aten::squeeze_copy.dims", "aten::squeeze.dims"},
    Alias{"aten::unsqueeze_copy.default", "aten::unsqueeze.default"},
    Alias{"aten::t_copy.default", "aten::t.default"},
    Alias{"aten::transpose_copy.int", "aten::transpose.int"},
    Alias{"aten::unbind_copy.int", "aten::unbind.int"},
    Alias{"aten::split_copy.Tensor", "aten::split.Tensor"},
    Alias{"aten::split_with_sizes_copy.default", "aten::split_with_sizes.default"},
    Alias{"aten::unfold_copy.default", "aten::unfold.default"},
    Alias{"aten::diagonal_copy.default", "aten::diagonal.default"},
    Alias{"aten::linalg_diagonal.default", "aten::diagonal.default"},
    Alias{"aten::as_strided_copy.default", "aten::as_strided.default"},
    Alias{"aten::divide.Scalar_mode", "aten::div.Scalar_mode"},
    Alias{"aten::special_softmax.int", "aten::softmax.int"},
    Alias{"aten::special_log_softmax.int", "aten::log_softmax.int"},
    Alias{"aten::special_sinc.default", "aten::sinc.default"},
    Alias{"aten::special_logsumexp.default", "aten::logsumexp.default"},
    Alias{"aten::special_xlogy.other_scalar", "aten::xlogy.Tensor"},
    Alias{"aten::special_erfinv.default", "aten::erfinv.default"},
    Alias{"aten::special_gammaln.default", "aten::lgamma.default"},
    Alias{"aten::special_digamma.default", "aten::digamma.default"},
    Alias{"aten::special_psi.default", "aten::digamma.default"},
    Alias{"aten::matrix_H.default", "aten::t.default"},
    Alias{"aten::native_channel_shuffle.default", "aten::channel_shuffle.default"},
};

/// The other operator's decomposition if it has one, otherwise the other operator.
Result<Cores> renamed(Expansion& d, const fx::Node& node) {
    const auto found =
        std::find_if(aliases.begin(), aliases.end(), [&](const auto& each) { return each.from == node.target; });
    if (found == aliases.end()) return Error{.what = message("{operator} has no other name", node.target)};
    fx::Node same = node;
    same.target = std::string(found->to);
    if (const auto handler = find_decomposition(same.target)) return handler(d, same);
    std::vector<TensorType> types;
    for (const auto& output : node.outputs)
        for (std::size_t i = 0; i < output.names.size(); ++i) types.push_back(d.in.out_type(node, types.size()));
    if (node.outputs.size() == 1 && node.outputs[0].is_list)
        return d.out.emit_list(same.target, d.in.renamed_args(node), types);
    if (types.size() != 1) return d.out.emit_many(same.target, d.in.renamed_args(node), types);
    return Cores{d.out.emit(same.target, d.in.renamed_args(node), types[0])};
}

constexpr auto make_table() {
    std::array<Decomposition, aliases.size()> out{};
    for (std::size_t i = 0; i < aliases.size(); ++i) out[i] = {aliases[i].from, renamed};
    return out;
}
constexpr auto renamed_table = make_table();

}  // namespace

std::span<const Decomposition> renamed_decompositions() { return renamed_table; }

}  // namespace arenascope::lowering
