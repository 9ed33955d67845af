#include "engine/runtime/profile.h"
#include "engine/runtime/for_tensors.h"

#include <algorithm>

namespace arenascope {

namespace {

/// Of one run: a loop in a file of some bytes makes ten million calls, and a trace of more than this is of no use.
constexpr std::size_t most_events = 1'000'000;

}  // namespace

void Profile::begin(const Method& method) {
    moved_.assign(method.instructions.size(), {});
    events_.clear();
    touched_.assign(1, 0);
}

void Profile::note(InstructionIndex at, const Image& image, ConstValuesView values, const OpEvent& event) {
    const Instruction& instruction = image.method().instructions[at];
    Moved& moved = moved_[at];
    const auto count = [&](ValueId id) {
        const auto& tensor = std::get<TensorValue>(values[id]);
        const std::int64_t bytes = tensor.numel() * item_size(tensor.dtype);
        const std::int32_t mem_id = tensor.data ? image.arena_of(tensor.data) : 0;
        if (mem_id > 0) {
            const auto pool = static_cast<std::size_t>(mem_id);
            if (touched_.size() <= pool) touched_.resize(pool + 1, 0);
            touched_[pool] =
                std::max<std::int64_t>(touched_[pool], tensor.data - image.arenas().at(mem_id).data() + bytes);
        }
        return bytes;
    };
    const auto is_out = [&](ValueId id) {
        return std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
    };
    for_tensors(values, instruction.args, [&](ValueId id) { moved.read += is_out(id) ? 0 : count(id); });
    for_tensors(values, instruction.outs, [&](ValueId id) { moved.written += count(id); });
    if (events_.size() < most_events) events_.push_back(event);
}

void Profile::give(RunResult& result) {
    for (OpTime& time : result.times) {
        time.bytes_read = moved_[time.instruction].read;
        time.bytes_written = moved_[time.instruction].written;
    }
    result.calls = events_;
    result.touched = touched_;
}

}  // namespace arenascope
