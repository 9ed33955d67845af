#pragma once
// The footprint of a program on a device, for `info`: text and JSON.

#include <nlohmann/json_fwd.hpp>

#include "app/cli/verb.h"
#include "engine/study/device_fit.h"

namespace arenascope::cli {

nlohmann::ordered_json footprint_json(const Footprint& print, const DeviceFit& device, const RuntimeSetup& setup);
void print_footprint(const Footprint& print, const DeviceFit& device, Console& console);
/// "SRAM is over by 12 B; whether RAM fits is unknown"; empty where nothing is.
std::string footprint_failure(const DeviceFit& device);

}  // namespace arenascope::cli
