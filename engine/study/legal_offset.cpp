#include "engine/study/legal_offset.h"

#include <algorithm>
#include <unordered_map>

namespace arenascope {

namespace {

std::optional<IllegalOffset> check(const Plan& plan, const Tuning& tuning, const TensorEdit& edit,
                                   const Buffer& buffer) {
    const bool moves = edit.mem_id && *edit.mem_id != buffer.mem_id;
    const std::optional<std::int64_t> offset = edit.offset ? edit.offset
        : moves || edit.unpin                              ? std::nullopt
                                                           : buffer.pinned;
    if (!offset) return std::nullopt;
    Buffer wanted = buffer;
    if (edit.align) wanted.align = *edit.align;
    if (edit.mem_id) wanted.mem_id = *edit.mem_id;
    // From the tuning's pools: the plan may not contain the requested one yet.
    const Problem there{.pools = Table<PoolRow, Pool>(tuning.pools), .align = plan.problem.align};
    const std::int64_t align = alignment_of(there, wanted);
    if (align <= 1 || *offset % align == 0) return std::nullopt;
    const std::int64_t below = std::max<std::int64_t>(0, *offset) / align * align;
    return IllegalOffset{edit.tensor, *offset, align, below, below + align};
}

}  // namespace

std::optional<IllegalOffset> illegal_offset(const Outcome& outcome, const Tuning& tuning,
                                            const std::vector<TensorEdit>& edits) {
    std::unordered_map<ValueId, const Buffer*> buffers;  // there may be as many edits
    for (const Buffer& buffer : outcome.plan().problem.buffers) buffers.emplace(buffer.id, &buffer);
    for (const TensorEdit& each : edits) {
        const auto buffer = buffers.find(each.tensor);
        if (buffer == buffers.end()) continue;
        if (auto found = check(outcome.plan(), tuning, each, *buffer->second)) return found;
    }
    return std::nullopt;
}

}  // namespace arenascope
