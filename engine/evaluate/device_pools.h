#pragma once
// Backends with device memory add a pool for the inputs and outputs of their calls.

#include "engine/backends/backend.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

/// Gives every backend that `method` calls and that has a device a pool with the device's alignment and copy functions,
/// unless `tuning` has one with that copy function. Assigns it the planned inputs and outputs of these calls. States,
/// and tensors that the tuning places otherwise, stay. In a loaded plan no tensor moves: the pool that already contains
/// all of them becomes the device's. Pools that name a device, including one of `others`, use its alignment if they
/// have none of their own.
void add_device_pools(Tuning& tuning, const Method& method, const Backends& backends,
                      const std::vector<DeviceKind>& others);

/// Refuses a pool whose copy function belongs to no device of a backend or of `others`.
Result<> check_devices(const std::vector<Pool>& pools, const Backends& backends, const std::vector<DeviceKind>& others);

}  // namespace arenascope
