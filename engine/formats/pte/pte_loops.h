#pragma once
// Equal instructions as a loop of a file's method. The runtime's kernels have fixed addresses: in the loop, what steps
// is a slice that is copied, or a row that et_copy_index writes.

#include <vector>

#include "engine/formats/pte/pte_encode.h"

namespace arenascope::pte {

/// Instructions that are repeated with a constant step.
struct RepeatedCalls {
    InstructionIndex begin{};
    std::int32_t length = 0, tiles = 0;
    /// By instruction and argument: bytes, of a tensor; or the step of a number.
    std::vector<std::vector<std::int64_t>> steps{};
};

/// Those that take less to load as a loop. Only of methods without jumps, and without numbers computed at run time.
[[nodiscard]] std::vector<RepeatedCalls> find_repeated(const Encoded& encoded);
/// Writes them as loops. The places of the values must be those of find_repeated(), and the instructions as many.
void write_loops(const std::vector<RepeatedCalls>& repeated, Encoded& encoded);

}  // namespace arenascope::pte
