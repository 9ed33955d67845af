// To add a pass: write engine/passes/<id>.cpp with its function, and add its name and a row here. Passes run in the
// order of the rows. Steps that every program needs are rows of engine/lowering/lower.cpp. Tiles (engine/passes/tile/,
// and engine/passes/row_tiles/ of TensorFlow Lite models) are chosen by a search (engine/study/shrink), not by a row.

#include <algorithm>
#include <array>

#include "engine/passes/in_place.h"
#include "engine/passes/pass_ids.h"
#include "engine/passes/passes.h"

namespace arenascope::lowering {

Pass fold_batch_norm, fold_constants, drop_unused_outputs, compute_in_place, quantize_in_place, share_branch_results,
    fit_core, fold_padding, drop_copies, recompute_values;

std::span<const OptionalPass> optional_passes() {
    static constexpr std::array passes{
        OptionalPass{"cortex-m", "Integers for Cortex-M",
                     "quantised layers compute on integers, with the operators of ExecuTorch's Cortex-M library",
                     nullptr},
        OptionalPass{"fold-batch-norm", "Fold batch norm into convolution",
                     "scales the weights of a convolution by the batch norm after it, and removes the batch norm",
                     fold_batch_norm},
        OptionalPass{"fold-constants", "Fold constants",
                     "computes values that depend on constants only, such as transposed weights, and stores them",
                     fold_constants},
        OptionalPass{"fold-padding", "Fold padding into convolution",
                     "a TensorFlow Lite PAD becomes the padding of the convolution after it, where both pad the same",
                     fold_padding},
        OptionalPass{"drop-unused-outputs", "Drop unused outputs",
                     "splits with unused parts become slices of the used parts", drop_unused_outputs},
        OptionalPass{"drop-copies", "Drop copies",
                     "paddings of zero, clones in the same order, broadcast expansions, and contiguous slices or "
                     "permutations are "
                     "removed; their readers use the operand",
                     drop_copies},
        OptionalPass{
            recompute_pass, "Recompute small values",
            "values that are cheap to compute are computed again for a later reader where that lowers the peak",
            recompute_values},
        OptionalPass{recompute_halos_pass, "Recompute halos of tiles",
                     "each tile computes the rows at its borders again, and keeps none of the tile before; without "
                     "tiles, nothing changes",
                     nullptr},
        OptionalPass{
            roll_loops_pass, "Roll equal tiles into loops",
            "tiles that differ only by a constant step become a loop of the .pte, where that takes less memory "
            "to load; without tiles, nothing changes",
            nullptr},
        OptionalPass{"in-place", "Elementwise in place",
                     "an elementwise operator writes over an operand that is not read again", compute_in_place},
        OptionalPass{"quantize-in-place", "Quantise in place",
                     "the int8 result of a Cortex-M quantise lies over the beginning of its operand; runs here, but "
                     "is not exported",
                     quantize_in_place},
        OptionalPass{"state-in-place", "State updates in place",
                     "updates of a state, such as a KV cache, are written directly into its buffer",
                     update_state_in_place},
        OptionalPass{"share-branch-results", "Shared result of branches",
                     "both branches write their result to the same bytes, instead of one buffer each",
                     share_branch_results},
        OptionalPass{"concat-inside", "Concat operands inside the result",
                     "operands of a concatenation are planned inside its result, so that no bytes are copied", nullptr,
                     false},
        OptionalPass{merge_places_pass, "Merge values of one place",
                     "views and named constants at one place become one value of the .pte, which takes less memory to "
                     "load",
                     nullptr},
        OptionalPass{
            "fit-core", "Scratch and sums of the core",
            "cortex_m operators get the scratch and the bias or kernel sums that the chosen core's kernels need",
            fit_core},
    };
    return passes;
}

const OptionalPass* find_pass(std::string_view id) {
    const auto passes = optional_passes();
    const auto found = std::find_if(passes.begin(), passes.end(), [&](const auto& pass) { return pass.id == id; });
    return found == passes.end() ? nullptr : &*found;
}

}  // namespace arenascope::lowering
