// To add a backend: write engine/backends/<id>/ with a class derived from Backend (backend.h) and a function that makes
// it, declare that in <id>.h and list it here. The list is used for partitioning, running and tests.

#include "engine/backends/backend.h"
#include "engine/backends/demo/demo.h"
#include "engine/backends/opencl/opencl.h"
#include "engine/backends/xnnpack/xnnpack.h"

namespace arenascope {

Backends Backends::builtin() {
    Backends backends;
    for (auto* const make : {make_demo_backend, make_xnnpack_backend, make_opencl_backend}) {
        // A duplicate id would be a fault of this list: the first stays, and a test checks it.
        static_cast<void>(backends.add(make()).ok());
    }
    return backends;
}

}  // namespace arenascope
