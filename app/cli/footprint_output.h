#pragma once
// What a program takes of a device, as `info` prints it and as its JSON has it.

#include <nlohmann/json_fwd.hpp>

#include "app/cli/verb.h"
#include "engine/study/device_fit.h"

namespace arenascope::cli {

nlohmann::ordered_json footprint_json(const Footprint& print, const DeviceFit& device, const RuntimeSetup& setup);
void print_footprint(const Footprint& print, const DeviceFit& device, Console& console);
/// "SRAM is over by 12 B; whether RAM fits is unknown"; empty where nothing is.
std::string footprint_failure(const DeviceFit& device);

}  // namespace arenascope::cli
