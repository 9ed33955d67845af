#pragma once
// PyTorch's memory snapshots (torch.cuda.memory._dump_snapshot): allocations and releases of the caching allocator,
// read as plain values. Nothing of the pickle is executed.

#include "engine/base/bytes.h"
#include "engine/formats/events.h"

namespace arenascope {

bool sniff_memory_snapshot(ByteView file);
/// A buffer for each block that was in use: its lifetime in events, its place in the allocator's segments, and the
/// Python line that allocated it. Each device is a pool of its own.
Result<std::vector<TimedBuffer>> buffers_of_snapshot(ByteView file);

}  // namespace arenascope
