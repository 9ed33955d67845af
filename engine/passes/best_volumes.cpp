#include "engine/passes/best_volumes.h"

#include "engine/passes/best_constants.h"

namespace arenascope::best {

Method convolve_volumes(Method method) {
    const auto is_volume = [&](ValueId id) {
        const Tensor* tensor = id.valid() ? method.values[id].tensor() : nullptr;
        return tensor && tensor->dtype == DType::f32 && tensor->upper.size() == 5 && is_in_row_order(*tensor);
    };
    for (Instruction& each : method.instructions) {
        if (each.op != "aten::convolution.out" || each.args.size() < 10 || each.outs.size() != 1) continue;
        const Tensor* bias = each.args[2].valid() ? method.values[each.args[2]].tensor() : nullptr;
        if (is_volume(each.args[0]) && is_volume(each.args[1]) && is_volume(each.outs[0]) &&
            (!bias || bias->dtype == DType::f32))
            each.op = "arenascope::volume_convolution.out";
    }
    return method;
}

}  // namespace arenascope::best
