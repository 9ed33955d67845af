// Operators whose node lists were compared with ExecuTorch's for the same program. ExecuTorch may decompose others
// differently, or refuse them, so a plan for its own node list is not guaranteed to match. test_lowering.cpp compares
// the lists and checks that this table names their operators.

#include "engine/export/confirmed_operators.h"

#include <algorithm>
#include <set>

#include "engine/formats/pt2/pt2.h"
#include "engine/lowering/graph/node_names.h"
#include "engine/ops/op.h"

namespace arenascope {

namespace {

constexpr int most_nested = 64;

/// By namespace.
constexpr std::string_view confirmed = R"(
aten: __and__.Tensor _assert_async.msg _assert_tensor_metadata.default _embedding_bag.default
    _log_softmax.default _native_batch_norm_legit_no_training.default _softmax.default _to_copy.default
    abs.default adaptive_avg_pool2d.default adaptive_avg_pool3d.default add.Tensor add_.Tensor addmm.default
    alias.default amax.default amin.default any.default any.dim any.dims arange.default arange.start_step
    argmax.default argsort.default as_strided.default atan.default avg_pool2d.default avg_pool3d.default
    batch_norm.default bitwise_and.Scalar bitwise_and.Tensor bitwise_not.default bitwise_xor.Scalar
    bitwise_xor.Tensor bmm.default cat.default ceil.default chunk.default clamp.default clone.default
    constant_pad_nd.default contiguous.default conv1d.default conv2d.default conv3d.default
    conv_transpose2d.input conv_transpose3d.input convolution.default copy.default copy_.default cos.default
    cumsum.default detach_.default diff.default div.Tensor div.Tensor_mode dropout.default dropout_.default
    einsum.default elu.default embedding.default embedding_bag.padding_idx eq.Scalar eq.Tensor erf.default
    exp.default expand.default fill_.Tensor flatten.using_ints flip.default floor.default floor_divide.default
    fmod.Scalar full.default full_like.default gather.default ge.Scalar gelu.default group_norm.default
    gt.Scalar gt.Tensor hardsigmoid.default hardswish.default hardswish_.default hardtanh.default
    hardtanh_.default index.Tensor index_put.default index_put_.default index_select.default isinf.default
    isnan.default layer_norm.default le.Scalar le.Tensor leaky_relu.default lift_fresh_copy.default
    linear.default log.default log1p.default log_softmax.int logical_and.default logical_not.default
    logical_or.default lstm.input lt.Scalar masked_fill.Scalar matmul.default max.default max_pool2d.default
    max_pool2d_with_indices.default max_pool3d.default max_pool3d_with_indices.default maximum.default
    mean.default mean.dim min.other minimum.default mish.default mm.default mul.Scalar mul.Tensor mul_.Tensor
    native_group_norm.default native_layer_norm.default ne.Scalar neg.default new_ones.default
    new_zeros.default one_hot.default pad.default permute.default
    pixel_shuffle.default pixel_unshuffle.default pow.Tensor_Scalar prelu.default prod.dim_int
    reciprocal.default relu.default relu6.default relu_.default remainder.Scalar repeat.default repeat_interleave.self_int reshape.default
    roll.default round.default rsqrt.default rsub.Scalar scalar_tensor.default
    scaled_dot_product_attention.default scatter_add.default select.int sigmoid.default sign.default
    silu.default sin.default sinh.default slice.Tensor slice_scatter.default softmax.int softplus.default
    sort.default split.Tensor split_with_sizes.default sqrt.default squeeze.dim squeeze.dims stack.default
    std.dim sub.Tensor sum.default sum.dim_IntList sym_size.int t.default tan.default tanh.default to.device
    to.dtype to.dtype_layout topk.default transpose.int tril.default type_as.default unflatten.int
    unfold.default unsqueeze.default upsample_bicubic2d.vec upsample_bilinear2d.vec upsample_nearest2d.vec
    var.correction var.dim view.default where.ScalarOther where.self zeros.default zeros_like.default
higher_order: cond map_impl scan
quantized_decomposed: choose_qparams.tensor dequantize_per_channel.default dequantize_per_tensor.default
    dequantize_per_tensor.tensor quantize_per_tensor.default quantize_per_tensor.tensor
)";

std::set<std::string> names_in(std::string_view text) {
    std::set<std::string> out;
    std::string name_space;
    while (!text.empty()) {
        const auto begin = std::min(text.find_first_not_of(" \n"), text.size());
        text.remove_prefix(begin);
        const auto end = std::min(text.find_first_of(" \n"), text.size());
        const auto word = text.substr(0, end);
        if (word.ends_with(':')) name_space = std::string(word) + ":";
        else if (!word.empty()) out.insert(name_space + std::string(word));
        text.remove_prefix(end);
    }
    return out;
}

class Look {
public:
    Look(const ops::Registry& registry, bool is_core) : registry_(registry), is_core_(is_core) {}

    void at(const fx::Graph& graph, int depth = 0) {
        for (const fx::Node& node : graph.nodes) {
            if (!is_confirmed(node.target)) found_.insert(node.target);
            for (const fx::Arg& arg : node.args) {
                const auto* inner = std::get_if<std::shared_ptr<fx::Graph>>(&arg.value);
                if (inner && *inner && depth < most_nested) at(**inner, depth + 1);
            }
        }
    }
    [[nodiscard]] std::vector<std::string> found() const { return {found_.begin(), found_.end()}; }

private:
    [[nodiscard]] bool is_confirmed(const std::string& target) const {
        const bool is_block = target.starts_with("higher_order::wrap_with_");  // inlined into the surrounding graph
        return is_block || lowering::makes_number(target) || target.starts_with("aten::_assert") ||
            known_.contains(target) || (is_core_ && registry_.by_core(target));
    }

    const ops::Registry& registry_;
    bool is_core_;
    std::set<std::string> known_ = names_in(confirmed), found_;
};

}  // namespace

Result<std::vector<std::string>> unconfirmed_operators(const Program& program, const std::string& method,
                                                       Progress& progress) {
    if (program.format != FormatId::pt2 || !program.file) return std::vector<std::string>();
    TRY(const auto registry, ops::Registry::builtin());
    TRY(const auto models, read_exported(program.file, progress));
    for (const fx::ExportedProgram& model : models) {
        if (models.size() > 1 && model.model_name != method) continue;
        Look look(registry, model.dialect != "TRAINING");
        look.at(model.graph);
        return look.found();
    }
    return std::vector<std::string>();
}

}  // namespace arenascope
