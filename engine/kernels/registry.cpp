// To add a kernel: write it in a family file in this folder, with a row {operator, arguments, function}. To add a
// family: declare it in families.h and list it here. Kernels in kernels/tflite/ compute operators of a .tflite, which
// have no schema: their list is separate. Kernels in kernels/reference/ are the fallback provider: they define the
// meaning of operators and are slow.

#include "engine/kernels/attention.h"
#include "engine/kernels/families.h"
#include "engine/kernels/recurrent.h"

namespace arenascope {

std::span<const KernelFamily> kernel_families() {
    static const KernelFamily families[] = {
        pointwise_unary_kernels(),
        pointwise_binary_kernels(),
        comparison_kernels(),
        copy_view_kernels(),
        joining_kernels(),
        creation_kernels(),
        reduction_kernels(),
        softmax_kernels(),
        normalisation_kernels(),
        pooling_kernels(),
        convolution_kernels(),
        matmul_kernels(),
        indexing_kernels(),
        advanced_indexing_kernels(),
        sorting_kernels(),
        resampling_kernels(),
        axis_resampling_kernels(),
        training_kernels(),
        quantized_kernels(),
        quantized_weight_kernels(),
        quantized_token_kernels(),
        prim_kernels(),
        padding_kernels(),
        rearranging_kernels(),
        gating_kernels(),
        distance_kernels(),
        sampling_kernels(),
        detection_kernels(),
        volume_pooling_kernels(),
        embedding_bag_kernels(),
        cortex_m_quantize_kernels(),
        cortex_m_elementwise_kernels(),
        cortex_m_convolution_kernels(),
        cortex_m_pooling_kernels(),
        cortex_m_linear_kernels(),
        cortex_m_softmax_kernels(),
        cortex_m_layout_kernels(),
        fused_convolution_kernels(),
        linear_kernels(),
        pooling_row_kernels(),
        integer_product_kernels(),
        decoder_step_kernels(),
        curve_kernels(),
        volume_convolution_kernels(),
        recurrent_kernels(),
        attention_kernels(),
    };
    return families;
}

std::span<const KernelFamily> reference_families() {
    static const KernelFamily families[] = {reference_pointwise_kernels(), reference_reduction_kernels(),
                                            reference_layer_kernels(),     reference_moving_kernels(),
                                            reference_scan_kernels(),      reference_random_kernels()};
    return families;
}

std::span<const KernelFamily> tflite_families() {
    static const KernelFamily families[] = {
        tflite_convolution_kernels(), tflite_linear_kernels(),    tflite_binary_kernels(),
        tflite_unary_kernels(),       tflite_softmax_kernels(),   tflite_reduction_kernels(),
        tflite_layout_kernels(),      tflite_joining_kernels(),   tflite_variable_kernels(),
        tflite_filter_bank_kernels(), tflite_recurrent_kernels(), tflite_rearranging_kernels(),
        tflite_indexing_kernels(),    tflite_resizing_kernels(),  tflite_detection_kernels()};
    return families;
}

namespace {

const Kernel* find_in(std::span<const KernelFamily> families, std::string_view op) {
    for (const KernelFamily family : families) {
        for (const Kernel& kernel : family) {
            if (kernel.op == op) return &kernel;
        }
    }
    return nullptr;
}

}  // namespace

const Kernel* find_kernel(std::string_view op) {
    return find_in(op.starts_with("tflite::") ? tflite_families() : kernel_families(), op);
}
const Kernel* find_reference(std::string_view op) { return find_in(reference_families(), op); }

bool is_native(std::string_view op) {
    return op.starts_with("executorch_prim::")
        ? op != "executorch_prim::et_copy_index.tensor"
        : op == "aten::sym_size.int" || op == "aten::sym_numel" || op == "aten::_local_scalar_dense";
}

}  // namespace arenascope
