#pragma once
// Times and memory that a device recorded (--etdump), as `info` prints them and as its JSON has them.

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "app/cli/verb.h"
#include "engine/evaluate/outcome.h"
#include "engine/study/device_times.h"

namespace arenascope::cli {

/// What was recorded of the method, beside what `outcome` plans for it.
nlohmann::ordered_json device_json(const Outcome& outcome, const DeviceTimes& device);
void print_device(const Outcome& outcome, const DeviceTimes& device, Console& console);

}  // namespace arenascope::cli
