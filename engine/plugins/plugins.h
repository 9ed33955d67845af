#pragma once
// Shared libraries that add backends, planners, kernels and memories through arenascope_plugin.h.

#include <functional>
#include <string>
#include <vector>

#include "engine/backends/backend.h"
#include "engine/planning/problem.h"
#include "engine/runtime/executor.h"

namespace arenascope {

struct ExtraPlanner {
    std::string id, title;
    std::function<Result<Placement>(const Problem&)> plan;
};

/// What an engine knows besides what every engine knows.
struct Extensions {
    Backends backends = Backends::builtin();
    std::vector<ExtraPlanner> planners;
    std::vector<ExtraKernel> kernels;
    std::vector<DeviceKind> devices;
};

/// Adds what a plug-in brings. A library that is none, one of another version, and an id that is taken are errors that
/// name the file; nothing of it is added then. The library stays loaded as long as anything of it is in use.
Result<> load_plugin(const std::string& path, Extensions& extensions);

}  // namespace arenascope
