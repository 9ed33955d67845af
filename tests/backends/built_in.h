#pragma once
// Optional backends: a test skips what this program was built without, and nothing else.

#include <cstdlib>

#include "engine/backends/backend.h"

namespace arenascope::testing {

/// Whether this program was built with what the backend needs. One that was and does not start fails its tests. Where
/// ARENASCOPE_ALL_BACKENDS is set, as in CI, none may be missing: tests run and fail.
inline bool is_built_in(std::string_view backend) {
    const auto available = Backends::builtin().find(backend)->is_available();  // starts the library, too
    return std::getenv("ARENASCOPE_ALL_BACKENDS") || available.ok() ||
        available.error().text().find("built without") == std::string::npos;
}

}  // namespace arenascope::testing
