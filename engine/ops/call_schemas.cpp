#include "engine/ops/call_schemas.h"

#include <map>
#include <string>

#include "engine/ops/cortex_m.h"
#include "engine/ops/op.h"

namespace arenascope::ops {
namespace {

constexpr std::string_view in_place[] = {
    "aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    "aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)",
    "aten::zero_(Tensor(a!) self) -> Tensor(a!)",
    "aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)",
    "executorch_prim::et_copy_index.tensor(Tensor(a!) self, Tensor src, SymInt index) -> ()",
    "executorch_prim::et_view.default(Tensor(a) self, SymInt[] size, Tensor(a) out) -> ()",
};

/// Their calls overwrite the last value.
constexpr std::string_view of_numbers[] = {
    "aten::sym_size.int(Tensor self, int dim, *, Scalar(a!) out) -> ()",
    "aten::sym_numel(Tensor self, *, Scalar(a!) out) -> ()",
    "aten::_local_scalar_dense(Tensor self, *, Scalar(a!) out) -> ()",
    "executorch_prim::add.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::sub.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::mul.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::floordiv.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::floordiv.int(int a, int b, *, Scalar(a!) out) -> ()",
    "executorch_prim::truediv.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::mod.Scalar(int a, int b, *, Scalar(a!) out) -> ()",
    "executorch_prim::mod.int(int a, int b, *, Scalar(a!) out) -> ()",
    "executorch_prim::sym_max.Scalar(int a, int b, *, Scalar(a!) out) -> ()",
    "executorch_prim::sym_min.Scalar(int a, int b, *, Scalar(a!) out) -> ()",
    "executorch_prim::eq.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::ne.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::gt.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::lt.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::ge.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::le.Scalar(Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
    "executorch_prim::neg.Scalar(Scalar a, *, Scalar(a!) out) -> ()",
    "executorch_prim::ceil.Scalar(float a, *, Scalar(a!) out) -> ()",
    "executorch_prim::round.Scalar(float a, *, Scalar(a!) out) -> ()",
    "executorch_prim::trunc.Scalar(float a, *, Scalar(a!) out) -> ()",
    "executorch_prim::sym_float.Scalar(Scalar a, *, Scalar(a!) out) -> ()",
    "executorch_prim::sym_int.Scalar(Scalar a, *, Scalar(a!) out) -> ()",
    "executorch_prim::sym_not.Scalar(bool a, *, Scalar(a!) out) -> ()",
    "executorch_prim::sym_ite.Scalar(bool condition, Scalar a, Scalar b, *, Scalar(a!) out) -> ()",
};

/// Operators that ExecuTorch has kernels for and that no lowering here makes.
constexpr std::string_view of_executorch[] = {
    "aten::_conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> "
    "Tensor(a!)",
    "aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
    "aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
    "aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), "
    "Tensor(b!))",
    "aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::pixel_unshuffle.out(Tensor self, int downscale_factor, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)",
    "aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()",
    "aten::squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()",
    "aten::var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, "
    "Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
    "aten::view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "dim_order_ops::_empty_dim_order.out(int[] size, *, int[]? dim_order=None, Tensor(a!) out) -> Tensor(a!)",
    "aten::exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
    "aten::ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
    "aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    "aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::avg_pool1d.out(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, "
    "bool count_include_pad=True, *, Tensor(a!) out) -> Tensor(a!)",
    "aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> "
    "Tensor(a!)",
    "aten::_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, "
    "Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, "
    "Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))",
    "aten::max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] "
    "stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)",
    "aten::convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] "
    "stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] "
    "output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))",
    "aten::triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::add.out(Tensor a, float a_scale, int a_zero_point, int a_quant_min, int a_quant_max, Tensor "
    "b, float b_scale, int b_zero_point, int b_quant_min, int b_quant_max, float out_scale, int out_zero_point, int "
    "out_quant_min, int out_quant_max, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::embedding_byte.out(Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, int "
    "weight_quant_min, int weight_quant_max, Tensor indices, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::embedding_byte.dtype_out(Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, "
    "int weight_quant_min, int weight_quant_max, Tensor indices, *, ScalarType? dtype=None, Tensor(a!) out) -> "
    "Tensor(a!)",
    "quantized_decomposed::embedding_4bit.out(Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, int "
    "weight_quant_min, int weight_quant_max, Tensor indices, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::embedding_4bit.dtype_out(Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, "
    "int weight_quant_min, int weight_quant_max, Tensor indices, *, ScalarType? dtype=None, Tensor(a!) out) -> "
    "Tensor(a!)",
    "quantized_decomposed::embedding_2bit.out(Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, int "
    "weight_quant_min, int weight_quant_max, Tensor indices, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::embedding_2bit.dtype_out(Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, "
    "int weight_quant_min, int weight_quant_max, Tensor indices, *, ScalarType? dtype=None, Tensor(a!) out) -> "
    "Tensor(a!)",
    "quantized_decomposed::mixed_mm.out(Tensor input, Tensor weight, Tensor weight_scales, Tensor? weight_zero_points, "
    "*, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::mixed_linear.out(Tensor input, Tensor weight, Tensor weight_scales, Tensor? "
    "weight_zero_points, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::quantize_per_token.out(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int "
    "quant_max, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::dequantize_per_token.out(Tensor input, Tensor scales, Tensor zero_points, int quant_min, "
    "int quant_max, ScalarType dtype, ScalarType output_dtype, *, Tensor(a!) out) -> Tensor(a!)",
    "quantized_decomposed::choose_qparams_per_token_asymmetric.out(Tensor input, ScalarType dtype, *, Tensor(a!) "
    "scale_out, Tensor(b!) zero_point_out) -> (Tensor(a!), Tensor(b!))",
    "et_copy::_h2d_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "et_copy::_d2h_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
};

/// Operators that `--layout best` introduces, and recurrent layers of ONNX models.
constexpr std::string_view of_this_program[] = {
    "arenascope::rms_norm.out(Tensor input, Tensor? weight, float eps, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::convolution.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] "
    "dilation, int groups, Scalar? low, Scalar? high, Tensor? added, str? curve, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::volume_convolution.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] "
    "dilation, bool transposed, int[] output_padding, int groups, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::linear.out(Tensor input, Tensor weight, Tensor? bias, str? curve, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::linear_columns.out(Tensor input, Tensor weight, Tensor? bias, str? curve, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    "arenascope::attention.out(Tensor query, Tensor key, Tensor value, Tensor? mask, Scalar factor, bool by_rows, bool "
    "is_safe, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::safe_softmax.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::gru.out(Tensor projected, Tensor weight, Tensor? bias, Tensor hidden, bool reverses_input, bool "
    "reverses_output, bool resets_before, *, Tensor(a!) out, Tensor(b!) last) -> (Tensor(a!), Tensor(b!))",
    "arenascope::lstm.out(Tensor projected, Tensor weight, Tensor? bias, Tensor hidden, Tensor cell, bool "
    "reverses_input, bool reverses_output, *, Tensor(a!) out, Tensor(b!) last, Tensor(c!) last_cell) -> (Tensor(a!), "
    "Tensor(b!), Tensor(c!))",
    "arenascope::rnn.out(Tensor projected, Tensor weight, Tensor? bias, Tensor hidden, bool reverses_input, bool "
    "reverses_output, bool is_relu, *, Tensor(a!) out, Tensor(b!) last) -> (Tensor(a!), Tensor(b!))",
    "arenascope::layer_norm.out(Tensor x, Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::scale_channels.out(Tensor[] inputs, Tensor scale, Tensor shift, Scalar? low, Scalar? high, *, "
    "Tensor(a!) out) -> Tensor(a!)",
    "arenascope::curve.out(Tensor x, str curve, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::rows_times_vector.out(Tensor vectors, Tensor matrices, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::vector_times_rows.out(Tensor vectors, Tensor matrices, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::max_pool2d.out(Tensor input, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool "
    "ceil_mode, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::channel_shuffle.out(Tensor input, int groups, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::requantize.out(Tensor input, float scale, int zero_point, float new_scale, int new_zero_point, int "
    "quant_min, int quant_max, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::integer_linear.out(Tensor input, Scalar scale, Scalar zero_point, Tensor weight, Tensor "
    "weight_scales, Tensor? bias, Scalar? low, Scalar? high, Scalar? out_scale, int zero, int least, int largest, *, "
    "Tensor(a!) out) -> Tensor(a!)",
    "arenascope::integer_convolution.out(Tensor input, Scalar scale, Scalar zero_point, Tensor weight, Tensor "
    "weight_scales, Tensor? bias, int[] stride, int[] padding, int[] dilation, int groups, Scalar? low, "
    "Scalar? high, Scalar? out_scale, int zero, int least, int largest, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::gated.out(Tensor x, Tensor? y, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::masked_softmax.out(Tensor x, Scalar factor, Tensor? mask, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::turned_halves.out(Tensor x, Tensor cosine, Tensor sine, *, Tensor(a!) out) -> Tensor(a!)",
    "arenascope::sum_rms_norm.out(Tensor x, Tensor y, Tensor? weight, float eps, *, Tensor(a!) sum, Tensor(b!) out) -> "
    "(Tensor(a!), Tensor(b!))",
};

class CallSchemas {
public:
    CallSchemas() {
        for (const Family& family : builtin_families()) {
            for (const Row& row : family.rows) add(row.schema, true);
        }
        for (const auto& schemas : {out_schemas(), own_schemas()})
            for (const std::string_view schema : schemas) add(schema, true);
        for (const std::string_view schema : in_place) add(schema, !schema.starts_with("executorch_prim::"));
        for (const std::string_view schema : of_numbers) add(schema, false);
        for (const std::string_view schema : older_cortex_m_schemas()) add(schema, true);
    }
    [[nodiscard]] const CallSchema* find(std::string_view op) const {
        const auto found = by_name_.find(op);
        return found == by_name_.end() ? nullptr : &found->second.front();
    }
    [[nodiscard]] const CallSchema* find(std::string_view op, std::size_t arguments) const {
        const auto found = by_name_.find(op);
        if (found == by_name_.end()) return nullptr;
        for (const CallSchema& each : found->second)
            if (each.arguments() == arguments) return &each;
        return &found->second.front();
    }

private:
    void add(std::string_view text, bool repeats_result) {
        auto schema = parse_schema(text);
        if (!schema.ok()) return;  // a test parses all of them
        std::string name = schema.value().name;
        by_name_[std::move(name)].push_back({std::move(schema).take(), repeats_result});
    }
    std::map<std::string, std::vector<CallSchema>, std::less<>> by_name_;  ///< the newest comes first
};

}  // namespace

namespace {

const CallSchemas& call_schemas() {
    static const CallSchemas known;
    return known;
}

}  // namespace

const CallSchema* find_call_schema(std::string_view op) { return call_schemas().find(op); }

const CallSchema* find_call_schema(std::string_view op, std::size_t arguments) {
    return call_schemas().find(op, arguments);
}

std::span<const std::string_view> in_place_schemas() { return in_place; }
std::span<const std::string_view> out_schemas() { return of_executorch; }
std::span<const std::string_view> own_schemas() { return of_this_program; }

}  // namespace arenascope::ops
