#include "engine/ir/source_line.h"

#include "engine/ir/python_stack.h"

namespace arenascope {

std::string source_line(std::string_view trace) {
    const std::vector<PythonFrame> frames = python_frames(trace);
    const std::size_t own = own_frame(frames);
    if (own == frames.size()) return {};
    return frames[own].file + (frames[own].line > 0 ? ":" + std::to_string(frames[own].line) : std::string());
}

}  // namespace arenascope
