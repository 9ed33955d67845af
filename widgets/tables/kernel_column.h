#pragma once
// What the table says of the kernel that makes a tensor, and of who manages its memory.

#include <QString>
#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/engine.h"
#include "engine/runtime/kernel_choice.h"

namespace arenascope {

/// Kernels are looked up when the first cell is asked for: a narrow dock never asks.
class KernelColumn {
public:
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    /// "out", "native", "fallback", "missing"; empty where no node makes the tensor.
    [[nodiscard]] QString kernel(const TensorRow& row) const;
    /// "yes", or why not; empty where no node makes the tensor.
    [[nodiscard]] QString managed(const TensorRow& row) const;

private:
    [[nodiscard]] const NodeKernel* of(const TensorRow& row) const;

    std::shared_ptr<const Outcome> outcome_;
    mutable bool known_ = false;
    mutable std::vector<NodeKernel> kernels_;
    mutable std::unordered_map<ValueId, std::size_t> at_;  ///< in kernels_, by what the node makes
};

}  // namespace arenascope
