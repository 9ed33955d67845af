#pragma once
// Memory at one step, and the reasons for a peak: the tensors live there, and the effect of removing each.

#include "widgets/plot/arena_scene.h"

namespace arenascope {

struct LiveTensor {
    enum class Why : std::uint8_t { written, read, both, waits };
    const ArenaBox* box = nullptr;
    Why why = Why::waits;  ///< written by the step's operator, last read by it, both, or needed later
    qint64 bytes = 0;      ///< live at that step: fewer than the tensor has where its rows have lifetimes of their own
};

/// The peak of a pool without one of its tensors.
struct LowerIdea {
    ValueId value = no_value;
    QString name;
    qint64 peak = 0, saves = 0;  ///< peak live bytes without it, and the difference
};

/// Tensors of a pool that live at a step, by address.
std::vector<LiveTensor> liveAt(const ArenaScene& scene, std::size_t lane, Step step);
/// Live bytes of a pool at a step; bytes that several tensors share count once.
qint64 liveBytes(const ArenaScene& scene, std::size_t lane, Step step);
/// The tensors of the peak, each removed alone, best first; at most `most`.
std::vector<LowerIdea> lowerIdeas(const ArenaScene& scene, std::size_t lane, std::size_t most);

}  // namespace arenascope
