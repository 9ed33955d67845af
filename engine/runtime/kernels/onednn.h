#pragma once
// What kernels share about oneDNN: an engine of their own, and its exceptions turned into errors.

#include <oneapi/dnnl/dnnl.hpp>
#include <string>

#include "engine/base/result.h"

namespace arenascope {

struct OneDnn {
    dnnl::engine engine{dnnl::engine::kind::cpu, 0};
    dnnl::stream stream{engine};
};

/// Runs `f` (a Result) and turns oneDNN's exception into an error.
template <class F>
Result<> guarded(F f) {
    try {
        return f();
    } catch (const dnnl::error& error) {
        return Error{.what = std::string("oneDNN: ") + error.what()};
    }
}

}  // namespace arenascope
