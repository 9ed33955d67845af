#pragma once
// Texts of the table about the kernel that makes a tensor, and about its memory management.

#include <QString>
#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/engine.h"
#include "engine/runtime/kernel_choice.h"

namespace arenascope {

/// "out", "native", "fallback", "missing", in the language of the window.
[[nodiscard]] QString kernelWord(const NodeKernel& node);
/// Why the node's results are not managed, in the language of the window.
[[nodiscard]] QString unmanagedWord(const NodeKernel& node);

/// Kernels are looked up when the first cell is requested: a narrow dock never needs them.
class KernelColumn {
public:
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    /// "out", "native", "fallback", "missing"; empty if no node makes the tensor.
    [[nodiscard]] QString kernel(const TensorRow& row) const;
    /// "yes", or the reason; empty if no node makes the tensor.
    [[nodiscard]] QString managed(const TensorRow& row) const;

private:
    [[nodiscard]] const NodeKernel* of(const TensorRow& row) const;

    std::shared_ptr<const Outcome> outcome_;
    mutable bool known_ = false;
    mutable std::vector<NodeKernel> kernels_;
    mutable std::unordered_map<ValueId, std::size_t> at_;  ///< in kernels_, by what the node makes
};

}  // namespace arenascope
