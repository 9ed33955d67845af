#pragma once
// The footprint of a program on a device: the options that describe the device, text and JSON.

#include <nlohmann/json_fwd.hpp>

#include "app/cli/arguments.h"
#include "app/cli/verb.h"
#include "engine/study/device_fit.h"

namespace arenascope::cli {

/// The limits of the target or the session, overridden by those of --limit.
Result<std::vector<Limit>> limits_of(const Arguments& arguments, const Tuning& tuning);
/// --abi and --temp-allocator, in place of those of the target or the session.
Result<> read_runtime(const Arguments& arguments, RuntimeSetup& setup);

/// The memories that have a limit, and whether they fit.
nlohmann::ordered_json limits_json(const DeviceFit& device);
nlohmann::ordered_json footprint_json(const Footprint& print, const DeviceFit& device, const RuntimeSetup& setup);
void print_footprint(const Footprint& print, const DeviceFit& device, Console& console);
/// The same as text, one line for each.
void print_limits(const DeviceFit& device, std::string_view indent, Console& console);
/// "256 B", "≥ 256 B" if parts of the memory are unknown.
std::string use_text(const FootprintMemory& memory);
/// ", as the bytes of these are: Memory of xnnpack_0"; empty where no needed part is unknown.
std::string missing_text(const DeviceFit& device);
/// "SRAM is over by 12 B; whether RAM fits is unknown"; empty where nothing is.
std::string footprint_failure(const DeviceFit& device);

}  // namespace arenascope::cli
