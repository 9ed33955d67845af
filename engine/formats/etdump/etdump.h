#pragma once
// ETDump: the recording of ExecuTorch's runtime on a device, with times of calls and allocations. It is not a program,
// so it has no row in the registry.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

/// A time span named by the runtime or a delegate.
struct EtDumpCall {
    std::string name;  ///< "OPERATOR_CALL", "native_call_add.out", "Method::execute"
    std::int32_t chain = 0, instruction = -1;
    std::int32_t delegate_id = -1;
    std::string delegate_name;
    std::uint64_t start = 0, end = 0;  ///< in the device's ticks

    [[nodiscard]] bool is_of_delegate() const { return delegate_id >= 0 || !delegate_name.empty(); }
    /// 0 if it ends before it starts.
    [[nodiscard]] std::uint64_t ticks() const { return end > start ? end - start : 0; }
};

struct EtDumpAllocation {
    std::int32_t allocator = 0;  ///< counted from 1
    std::uint64_t bytes = 0;
    std::size_t call = 0;  ///< index of the next call to end, in whose time it was made
};

/// A block of the file: loading a method, or a run of it.
struct EtDumpRun {
    std::string name;
    std::int32_t bundled_input = -1;
    std::vector<std::string> allocators;
    std::vector<EtDumpCall> calls;  ///< in the order in which they ended
    std::vector<EtDumpAllocation> allocations;
    std::size_t values = 0;  ///< recorded tensors and numbers
};

struct EtDump {
    std::uint32_t version = 0;
    std::vector<EtDumpRun> runs;
};

[[nodiscard]] bool sniff_etdump(ByteView file);
Result<EtDump> parse_etdump(ByteView file);

}  // namespace arenascope
