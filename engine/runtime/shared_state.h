#pragma once
// State that several methods of one program see: ExecuTorch keeps it in a memory of its own (share_mutable_buffers), at
// the same offset in every method. Each executor has its own arenas, so values go along when another method runs.

#include <map>
#include <string>
#include <tuple>

#include "engine/runtime/executor.h"

namespace arenascope {

class SharedState {
public:
    /// Before a method runs that was not the last one to run: it gets the values that others left in the places it
    /// shares.
    Result<> enter(const Method& method, const Plan& plan, Executor& executor) const;
    /// Before another method runs: what this one has in pools that hold nothing but state.
    Result<> leave(const Method& method, const Plan& plan, const Executor& executor);
    /// State starts anew.
    void clear() { values_.clear(); }

private:
    using Place = std::tuple<std::string, std::int32_t, std::int64_t>;  ///< name, mem_id, offset
    static std::map<std::string, Place> shareable(const Method& method, const Plan& plan);
    std::map<Place, HostTensor> values_;
};

}  // namespace arenascope
