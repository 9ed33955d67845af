#include "engine/runner/kept_arenas.h"

#include "engine/runtime/image.h"

namespace arenascope {

void KeptArenas::begin(const Image& image) {
    image_ = &image;
    contents_.clear();
}

void KeptArenas::inputs_given(ConstValuesView) {}

void KeptArenas::before(InstructionIndex, ConstValuesView) {}

void KeptArenas::after(InstructionIndex at, ConstValuesView) {
    if (at != at_ || !image_) return;
    for (const auto& [mem_id, arena] : image_->arenas())
        contents_[mem_id].assign(arena.data(), arena.data() + arena.size());
}

void KeptArenas::end(ConstValuesView) {}

}  // namespace arenascope
