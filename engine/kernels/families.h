#pragma once
// One function per family file; registry.cpp lists them.

#include "engine/kernels/kernel.h"

namespace arenascope {

KernelFamily pointwise_unary_kernels();
KernelFamily pointwise_binary_kernels();
KernelFamily comparison_kernels();
KernelFamily copy_view_kernels();
KernelFamily joining_kernels();
KernelFamily creation_kernels();
KernelFamily reduction_kernels();
KernelFamily softmax_kernels();
KernelFamily normalisation_kernels();
KernelFamily pooling_kernels();
KernelFamily convolution_kernels();
KernelFamily matmul_kernels();
KernelFamily indexing_kernels();
KernelFamily advanced_indexing_kernels();
KernelFamily sorting_kernels();
KernelFamily resampling_kernels();
KernelFamily axis_resampling_kernels();
KernelFamily training_kernels();
KernelFamily quantized_kernels();
KernelFamily prim_kernels();
KernelFamily padding_kernels();
KernelFamily rearranging_kernels();
KernelFamily gating_kernels();
KernelFamily distance_kernels();
KernelFamily sampling_kernels();
KernelFamily quantized_weight_kernels();
KernelFamily quantized_token_kernels();
KernelFamily volume_pooling_kernels();
KernelFamily embedding_bag_kernels();
KernelFamily detection_kernels();

// Of ExecuTorch's library for Cortex-M.
KernelFamily cortex_m_quantize_kernels();
KernelFamily cortex_m_elementwise_kernels();
KernelFamily cortex_m_convolution_kernels();
KernelFamily cortex_m_pooling_kernels();
KernelFamily cortex_m_linear_kernels();
KernelFamily cortex_m_softmax_kernels();
KernelFamily cortex_m_layout_kernels();

// For --layout best: fused operators.
KernelFamily fused_convolution_kernels();
KernelFamily linear_kernels();
KernelFamily integer_product_kernels();
KernelFamily pooling_row_kernels();
KernelFamily decoder_step_kernels();
KernelFamily curve_kernels();
KernelFamily volume_convolution_kernels();

// TensorFlow Lite's operators, in tflite/.
KernelFamily tflite_convolution_kernels();
KernelFamily tflite_linear_kernels();
KernelFamily tflite_binary_kernels();
KernelFamily tflite_unary_kernels();
KernelFamily tflite_softmax_kernels();
KernelFamily tflite_reduction_kernels();
KernelFamily tflite_layout_kernels();
KernelFamily tflite_joining_kernels();
KernelFamily tflite_variable_kernels();
KernelFamily tflite_filter_bank_kernels();
KernelFamily tflite_recurrent_kernels();
KernelFamily tflite_rearranging_kernels();
KernelFamily tflite_indexing_kernels();
KernelFamily tflite_resizing_kernels();
KernelFamily tflite_detection_kernels();

// The fallback provider, in reference/.
KernelFamily reference_pointwise_kernels();
KernelFamily reference_reduction_kernels();
KernelFamily reference_layer_kernels();
KernelFamily reference_moving_kernels();
KernelFamily reference_scan_kernels();
KernelFamily reference_random_kernels();

}  // namespace arenascope
