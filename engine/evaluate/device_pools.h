#pragma once
// Backends with memory of their own bring a pool for what goes into their calls and comes out of them.

#include "engine/backends/backend.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Gives every backend that `method` calls and that has a device a pool with the device's alignment and copy functions,
/// unless `tuning` has one with that copy function, and assigns it the planned inputs and outputs of those calls.
/// State, and what the tuning places otherwise, stay where they are. Of a loaded plan no tensor is moved: there the
/// pool that already holds all of them becomes the device's. Pools that name a device, one of `others` included, keep
/// its alignment where they have none of their own.
void add_device_pools(Tuning& tuning, const Method& method, const Backends& backends,
                      const std::vector<DeviceKind>& others);

/// Refuses a pool whose copy function belongs to no device of a backend and to none of `others`.
Result<> check_devices(const std::vector<Pool>& pools, const Backends& backends, const std::vector<DeviceKind>& others);

}  // namespace arenascope
