#pragma once
// Bytes that a run moved and touched, call by call.

#include <span>
#include <vector>

#include "engine/runtime/image.h"

namespace arenascope {

class Profile {
public:
    void begin(const Method& method);
    /// After a call: counts the actual bytes of its arguments.
    void note(InstructionIndex at, const Image& image, ConstValuesView values, const OpEvent& event);
    /// A failed call: it is in the trace, but its traffic is not counted.
    void note_failed(const OpEvent& event) { events_.push_back(event); }
    /// Adds bytes to the times of `result`, and adds events and high-water marks.
    void give(RunResult& result);

private:
    struct Moved {
        std::int64_t read = 0, written = 0;
    };
    Table<InstructionIndex, Moved> moved_;
    std::vector<OpEvent> events_;
    std::vector<std::int64_t> touched_;
};

}  // namespace arenascope
