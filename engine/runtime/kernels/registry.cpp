// To add a kernel: write it in a family file beside this one, with a row {operator, arguments, function};
// to add a family, declare it in families.h and list it here. Being listed is what makes it run.

#include "engine/runtime/kernels/families.h"

namespace arenascope {

std::span<const KernelFamily> kernel_families() {
    static const KernelFamily families[] = {
        pointwise_unary_kernels(), pointwise_binary_kernels(), comparison_kernels(), copy_view_kernels(),
        joining_kernels(), creation_kernels(), reduction_kernels(), softmax_kernels(), normalisation_kernels(),
        pooling_kernels(), convolution_kernels(), matmul_kernels(), indexing_kernels(), advanced_indexing_kernels(),
        sorting_kernels(), resampling_kernels(), quantized_kernels(), prim_kernels(),
    };
    return families;
}

const Kernel* find_kernel(std::string_view op) {
    for (const KernelFamily family : kernel_families()) {
        for (const Kernel& kernel : family) {
            if (kernel.op == op) return &kernel;
        }
    }
    return nullptr;
}

}  // namespace arenascope
