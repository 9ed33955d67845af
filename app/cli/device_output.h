#pragma once
// Times and memory recorded on a device (--etdump), for `info`: text and JSON.

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "app/cli/verb.h"
#include "engine/evaluate/outcome.h"
#include "engine/study/device_times.h"

namespace arenascope::cli {

/// The recording of the method, next to the plan in `outcome`.
nlohmann::ordered_json device_json(const Outcome& outcome, const DeviceTimes& device);
void print_device(const Outcome& outcome, const DeviceTimes& device, Console& console);

}  // namespace arenascope::cli
