#pragma once
// Optional backends: a test skips only those that this program was built without.

#include <cstdlib>

#include "engine/backends/backend.h"

namespace arenascope::testing {

/// Whether this program was built with the backend's library. A backend that was built but does not start fails its
/// tests. With ARENASCOPE_ALL_BACKENDS, as in CI, a missing one fails too.
inline bool is_built_in(std::string_view backend) {
    const auto available = Backends::builtin().find(backend)->is_available();  // starts the library, too
    return std::getenv("ARENASCOPE_ALL_BACKENDS") || available.ok() ||
        available.error().text().find("built without") == std::string::npos;
}

}  // namespace arenascope::testing
