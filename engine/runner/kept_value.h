#pragma once
// Copies one tensor of a run each time that an instruction writes it; the last copy stays.

#include <memory>

#include "engine/ir/method.h"
#include "engine/runtime/host_tensor.h"
#include "engine/runtime/observer.h"

namespace arenascope {

class KeptValue : public RunObserver {
public:
    /// `method` must outlive it.
    KeptValue(const Method& method, ValueId value);
    void begin(const Image& image) override;
    void inputs_given(ConstValuesView values) override;
    void before(InstructionIndex at, ConstValuesView values) override;
    void after(InstructionIndex at, ConstValuesView values) override;
    void end(ConstValuesView values) override;
    /// Null: nothing has written the tensor, as in a branch that was not taken.
    [[nodiscard]] const std::shared_ptr<const HostTensor>& tensor() const { return tensor_; }

private:
    void copy(ConstValuesView values);

    const Method& method_;
    ValueId value_, root_;  ///< root: what it is a view of, or itself
    std::shared_ptr<const HostTensor> tensor_;
};

}  // namespace arenascope
