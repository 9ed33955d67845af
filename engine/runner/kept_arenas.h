#pragma once
// Copies the arenas of a run after one instruction; in a loop the last time counts.

#include <cstddef>
#include <map>
#include <vector>

#include "engine/ir/ids.h"
#include "engine/runtime/observer.h"

namespace arenascope {

/// Contents of the arenas by mem_id.
using ArenaContents = std::map<std::int32_t, std::vector<std::byte>>;

class KeptArenas : public RunObserver {
public:
    explicit KeptArenas(InstructionIndex at) : at_(at) {}
    void begin(const Image& image) override;
    void inputs_given(ConstValuesView values) override;
    void before(InstructionIndex at, ConstValuesView values) override;
    void after(InstructionIndex at, ConstValuesView values) override;
    void end(ConstValuesView values) override;
    /// Empty: the instruction did not run, as in a branch that was not taken.
    [[nodiscard]] const ArenaContents& contents() const { return contents_; }

private:
    InstructionIndex at_;
    const Image* image_ = nullptr;
    ArenaContents contents_;
};

}  // namespace arenascope
