#pragma once
// A plug-in's partitioner as the engine asks one.

#include <memory>

#include "engine/backends/backend.h"
#include "engine/plugins/arenascope_plugin.h"

namespace arenascope {

/// `library` keeps the code loaded.
Partitioner make_plugin_partitioner(const as_partitioner& partitioner, std::shared_ptr<void> library);

}  // namespace arenascope
