#include "engine/ops/cortex_m.h"

#include <algorithm>
#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {
namespace {

struct Released {
    std::string_view op;
    std::size_t arguments;
    std::string_view first, last;
};

/// resources/cortex_m_ops.txt, written into a header by CMake.
constexpr Released released[] = {
#include "cortex_m_ops.inc"
};

constexpr std::array<std::string_view, 6> releases{"1.0", "1.1", "1.2", "1.3", "1.4", "1.5"};

constexpr std::string_view older[] = {
    // 1.0 to 1.2
    "cortex_m::quantized_add.out(Tensor self, int self_zero_point, int self_multiplier, int self_shift, Tensor other, "
    "int other_zero_point, int other_multiplier, int other_shift, int output_zero_point, int output_multiplier, int "
    "output_shift, *, Tensor(a!) out) -> Tensor(a!)",
    // to 1.3: kernels get their scratch from the runtime
    "cortex_m::quantized_conv2d.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] "
    "dilation, int input_offset, int output_offset, Tensor requantize_multipliers, Tensor requantize_shifts, int "
    "activation_min, int activation_max, *, Tensor(a!) out) -> Tensor(a!)",
    "cortex_m::quantized_depthwise_conv2d.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, "
    "int[] dilation, int depth_multiplier, int input_offset, int output_offset, Tensor requantize_multipliers, Tensor "
    "requantize_shifts, int activation_min, int activation_max, *, Tensor(a!) out) -> Tensor(a!)",
    "cortex_m::quantized_transpose_conv2d.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, "
    "int[] output_padding, int[] dilation, int input_offset, int output_offset, Tensor requantize_multipliers, Tensor "
    "requantize_shifts, int activation_min, int activation_max, *, Tensor(a!) out) -> Tensor(a!)",
    "cortex_m::quantized_avg_pool2d.out(Tensor input, int[] kernel_size, int[] stride, int[] padding, int zero_point, "
    "int multiplier, int shift, *, Tensor(a!) out) -> Tensor(a!)",
    "cortex_m::quantized_batch_matmul.out(Tensor lhs, int lhs_offset, Tensor rhs_transposed, int rhs_offset, int "
    "output_offset, int output_multiplier, int output_shift, *, Tensor(a!) out) -> Tensor(a!)",
    // 1.4
    "cortex_m::quantized_avg_pool2d.out(Tensor input, int[] kernel_size, int[] stride, int[] padding, int zero_point, "
    "int multiplier, int shift, *, Tensor(b!) scratch, Tensor(a!) out) -> Tensor(a!)",
};

constexpr std::array<std::string_view, 8> in_place{"cortex_m::quantized_add.out", "cortex_m::quantized_mul.out",
                                                   "cortex_m::quantized_div.out", "cortex_m::minimum.out",
                                                   "cortex_m::maximum.out",       "cortex_m::quantized_activation.out",
                                                   "cortex_m::softmax.out",       "cortex_m::quantize_per_tensor.out"};

}  // namespace

std::span<const Row> cortex_m_ops() {
    static constexpr std::array rows{
        Row{"cortex_m::quantize_per_tensor.default",
            "cortex_m::quantize_per_tensor.out(Tensor input, float scale, int zero_point, int quant_min, int "
            "quant_max, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::dequantize_per_tensor.default",
            "cortex_m::dequantize_per_tensor.out(Tensor input, float scale, int zero_point, int quant_min, int "
            "quant_max, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_add.default",
            "cortex_m::quantized_add.out(Tensor self, int self_zero_point, int self_multiplier, int self_shift, Tensor "
            "other, int other_zero_point, int other_multiplier, int other_shift, int output_zero_point, int "
            "output_multiplier, int output_shift, int activation_min, int activation_max, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"cortex_m::quantized_mul.default",
            "cortex_m::quantized_mul.out(Tensor self, int self_zero_point, Tensor other, int other_zero_point, int "
            "output_zero_point, int output_multiplier, int output_shift, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_div.default",
            "cortex_m::quantized_div.out(Tensor self, int self_zero_point, Tensor other, int other_zero_point, int "
            "output_zero_point, float scale, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_activation.default",
            "cortex_m::quantized_activation.out(Tensor input, Tensor lut, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::minimum.default",
            "cortex_m::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::maximum.default",
            "cortex_m::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::transpose.default",
            "cortex_m::transpose.out(Tensor input, int[] perm, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::pad.default",
            "cortex_m::pad.out(Tensor input, int[] pre_pad, int[] post_pad, int value, *, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"cortex_m::quantized_linear.default",
            "cortex_m::quantized_linear.out(Tensor input, Tensor weights, Tensor? bias, Tensor? kernel_sum, int "
            "input_offset, int filter_offset, int output_offset, int[] requantize_multipliers, int[] "
            "requantize_shifts, int activation_max, int activation_min, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::softmax.default",
            "cortex_m::softmax.out(Tensor input, int dim, int input_zero_point, int output_zero_point, int "
            "input_multiplier, int input_shift, int diff_min, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_conv2d.default",
            "cortex_m::quantized_conv2d.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, "
            "int[] dilation, int input_offset, int output_offset, Tensor requantize_multipliers, Tensor "
            "requantize_shifts, int activation_min, int activation_max, *, Tensor(b!) scratch, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"cortex_m::quantized_depthwise_conv2d.default",
            "cortex_m::quantized_depthwise_conv2d.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] "
            "padding, int[] dilation, int depth_multiplier, int input_offset, int output_offset, Tensor "
            "requantize_multipliers, Tensor requantize_shifts, int activation_min, int activation_max, *, Tensor(b!) "
            "scratch, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_transpose_conv2d.default",
            "cortex_m::quantized_transpose_conv2d.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] "
            "padding, int[] output_padding, int[] dilation, int input_offset, int output_offset, Tensor "
            "requantize_multipliers, Tensor requantize_shifts, int activation_min, int activation_max, *, Tensor(b!) "
            "scratch, Tensor(c!) output_scratch, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_avg_pool2d.default",
            "cortex_m::quantized_avg_pool2d.out(Tensor input, int[] kernel_size, int[] stride, int[] padding, bool "
            "ceil_mode, int zero_point, int multiplier, int shift, *, Tensor(b!) scratch, Tensor(a!) out) -> "
            "Tensor(a!)"},
        Row{"cortex_m::quantized_max_pool2d.default",
            "cortex_m::quantized_max_pool2d.out(Tensor input, int[] kernel_size, int[] stride, int[] padding, int[] "
            "dilation, bool ceil_mode, int input_zero_point, int output_zero_point, int activation_min, int "
            "activation_max, *, Tensor(a!) out) -> Tensor(a!)"},
        Row{"cortex_m::quantized_batch_matmul.default",
            "cortex_m::quantized_batch_matmul.out(Tensor lhs, int lhs_offset, Tensor rhs_transposed, int rhs_offset, "
            "int output_offset, int output_multiplier, int output_shift, *, Tensor(b!) scratch, Tensor(a!) out) -> "
            "Tensor(a!)"},
    };
    return rows;
}

bool is_cortex_m(std::string_view op) { return op.starts_with("cortex_m::"); }

std::span<const std::string_view> older_cortex_m_schemas() { return older; }

bool is_cortex_m_in_place(std::string_view op) {
    return std::find(in_place.begin(), in_place.end(), op) != in_place.end();
}

std::vector<std::string_view> cortex_m_operators() {
    std::vector<std::string_view> out;
    for (const Released& row : released) out.push_back(row.op);
    return out;
}

std::vector<std::string_view> cortex_m_releases(std::string_view op, std::size_t arguments) {
    std::vector<std::string_view> out;
    for (const Released& row : released) {
        if (row.op != op || row.arguments != arguments) continue;
        for (const std::string_view release : releases)
            if (release >= row.first && release <= row.last) out.push_back(release);
    }
    return out;
}

}  // namespace arenascope::ops
