#pragma once
// Memory at one step, and why a peak is what it is: which tensors live there and what would lower it.

#include "widgets/plot/arena_scene.h"

namespace arenascope {

struct LiveTensor {
    enum class Why : std::uint8_t { written, read, both, waits };
    const ArenaBox* box = nullptr;
    Why why = Why::waits;  ///< written by the step's operator, read by it for the last time, both, or needed later
};

/// What the peak of a pool would be without one of its tensors.
struct LowerIdea {
    ValueId value = no_value;
    QString name;
    qint64 peak = 0, saves = 0;  ///< bytes that live at once after it has left, and how many fewer
};

/// Tensors of a pool that live at a step, by address.
std::vector<LiveTensor> liveAt(const ArenaScene& scene, std::size_t lane, Step step);
/// Bytes of a pool that are live at a step, those that several tensors share counted once.
qint64 liveBytes(const ArenaScene& scene, std::size_t lane, Step step);
/// The tensors of the peak, each taken out alone, best first; at most `most`.
std::vector<LowerIdea> lowerIdeas(const ArenaScene& scene, std::size_t lane, std::size_t most);

}  // namespace arenascope
