#pragma once
// Times and memory recorded on a device (an ETDump), for each instruction of the program.

#include <span>
#include <string>
#include <vector>

#include "engine/formats/etdump/etdump.h"
#include "engine/ir/method.h"

namespace arenascope {

/// Of several runs, in the device's ticks: nanoseconds on a host, often cycles on a microcontroller.
struct TickSpread {
    std::size_t runs = 0;  ///< in which it was recorded
    std::uint64_t least = 0, median = 0, most = 0;
};
[[nodiscard]] TickSpread spread_of(std::vector<std::uint64_t> ticks);

/// An event recorded inside a delegate call.
struct DevicePart {
    std::string name;
    std::int32_t id = -1;          ///< debug handle; -1: the delegate uses names
    TickSpread ticks;              ///< in a run
    std::vector<std::string> ops;  ///< operators of the handle, from the program or an ETRecord
    std::string source;            ///< "model.py:12", or empty
};

struct DeviceCall {
    InstructionIndex instruction{0};
    TickSpread ticks;             ///< of the whole call, in a run
    TickSpread kernel_ticks;      ///< of the kernel alone
    std::string kernel;           ///< "add.out"; empty for a delegate
    std::size_t calls = 0;        ///< most in a run: more than one in a loop
    std::uint64_t allocated = 0;  ///< bytes allocated by the runtime during it, most in a run
    std::vector<DevicePart> parts;
};

/// Loading, the whole run, and other named events without an instruction.
struct DeviceStretch {
    std::string name;
    TickSpread ticks;  ///< of each time that it was recorded
};

struct DeviceAllocator {
    std::string name;
    std::uint64_t bytes = 0, largest = 0;  ///< maximum of a block in the file; the largest single allocation
    std::size_t allocations = 0;           ///< in all blocks
};

struct DeviceTimes {
    std::size_t runs = 0;
    TickSpread whole;               ///< of a run of the method
    std::vector<DeviceCall> calls;  ///< in the order of the instructions
    std::vector<DeviceStretch> others;
    std::vector<DeviceAllocator> allocators;
    std::size_t values = 0;  ///< recorded tensor values, which are not shown
};

/// An error if most of its names do not match the method.
Result<DeviceTimes> device_times(const EtDump& dump, const Method& method);

}  // namespace arenascope
