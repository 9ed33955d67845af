#pragma once
// Tensors outside of the arenas: inputs, outputs and comparisons.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/dtype.h"

namespace arenascope {

/// A tensor's value outside the arena: row-major bytes of `shape` (logical order).
struct HostTensor {
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::vector<std::byte> bytes;
};

/// A buffer that outlives runs.
struct NamedTensor {
    std::string name;
    HostTensor tensor;
};

/// Largest absolute difference, and whether |a-b| <= rtol_of_max*max|ref| + rtol*|ref| everywhere.
struct Difference {
    double max_abs = 0;
    std::int64_t first_mismatch = -1;  ///< element index; -1: none
};
Result<Difference> compare(const HostTensor& got, const HostTensor& expected, double atol_of_max = 1e-5,
                           double rtol = 1e-4);

}  // namespace arenascope
