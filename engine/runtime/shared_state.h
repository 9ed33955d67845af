#pragma once
// State that several methods of one program share: ExecuTorch keeps it in a memory of its own (share_mutable_buffers),
// at the same offset in every method. Here each executor has its own arenas, so the values are copied when another
// method runs.

#include <map>
#include <string>
#include <tuple>

#include "engine/runtime/executor.h"

namespace arenascope {

class SharedState {
public:
    /// Before a method runs after another: gets the values of the shared places from the others.
    Result<> enter(const Method& method, const Plan& plan, Executor& executor) const;
    /// Before another method runs: saves this one's pools that contain only states.
    Result<> leave(const Method& method, const Plan& plan, const Executor& executor);
    /// Resets all state.
    void clear() { values_.clear(); }

private:
    using Place = std::tuple<std::string, std::int32_t, std::int64_t>;  ///< name, mem_id, offset
    static std::map<std::string, Place> shareable(const Method& method, const Plan& plan);
    std::map<Place, HostTensor> values_;
};

}  // namespace arenascope
