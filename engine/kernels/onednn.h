#pragma once
// The parts of oneDNN that kernels share: one engine, and the conversion of its exceptions to errors.

#include <oneapi/dnnl/dnnl.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/kernels/heap.h"

namespace arenascope {

struct OneDnn {
    dnnl::engine engine{dnnl::engine::kind::cpu, 0};
    dnnl::stream stream{engine};
};

/// Runs a prepared primitive. The first call may allocate memory that is kept; later calls allocate nothing.
inline Result<> execute(const dnnl::primitive& primitive, dnnl::stream& stream,
                        const std::vector<dnnl_exec_arg_t>& arguments, bool& has_run) {
    std::optional<SmallHeap> small;
    if (has_run) small.emplace();
    const auto status =
        dnnl_primitive_execute(primitive.get(), stream.get(), static_cast<int>(arguments.size()), arguments.data());
    if (status != dnnl_success) return Error{.what = message("oneDNN: status {status}", static_cast<int>(status))};
    has_run = true;
    return done;
}

/// A reorder between two memories whose addresses change with each call.
struct Reorder {
    Reorder(const dnnl::memory& from, const dnnl::memory& to)
        : primitive(from, to), arguments{{DNNL_ARG_FROM, from.get()}, {DNNL_ARG_TO, to.get()}} {}
    Result<> run(dnnl::stream& stream) { return execute(primitive, stream, arguments, has_run); }
    dnnl::reorder primitive;
    std::vector<dnnl_exec_arg_t> arguments;
    bool has_run = false;
};

/// Runs `f`, which returns a Result, and converts an exception of oneDNN to an error.
template <class F>
Result<> guarded(F f) {
    try {
        return f();
    } catch (const dnnl::error& error) {
        return Error{.what = message("oneDNN: {error}", error.what())};
    }
}

}  // namespace arenascope
