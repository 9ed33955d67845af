#pragma once
// Nodes that the installed XNNPACK lacks: computed by this project's kernels, or by short loops.

#include "engine/backends/xnnpack/payload.h"
#include "engine/kernels/kernel.h"

namespace arenascope::xnn {

/// A value of a region at run time: f32, dense.
struct Array {
    std::vector<std::int64_t> dims;
    float* data = nullptr;
};

/// Whether XNNPACK of Debian 12 has this node for these shapes. `constant`: which inputs are constants.
[[nodiscard]] bool library_has(const Node& node, const std::vector<std::vector<std::int64_t>>& inputs,
                               const std::vector<bool>& constant);
/// Whether it has a node on integers too, for the element types of its values.
[[nodiscard]] bool library_has_on_integers(const Node& node, const Payload& payload);
/// A transpose that moves dimensions of size 1 only changes the shape, not the bytes.
[[nodiscard]] bool keeps_bytes(const Node& node, const std::vector<std::int64_t>& input);
/// Computes one node; `kernel` names what computed it. `second`: for the only kind with two results.
Result<> run_own(const Node& node, const std::vector<Array>& inputs, const Array& output, std::string& kernel,
                 const Array& second = {});

}  // namespace arenascope::xnn
