#pragma once
// The engine throws nothing, but standard containers throw when memory runs out or a size is invalid. The two entry
// points of long work (a job of the window, a verb of the command line) turn such an exception into one error here.

#include <exception>
#include <new>
#include <stdexcept>

#include "engine/base/result.h"

namespace arenascope {

/// The error of the exception that is being handled: call it in a catch block only.
[[nodiscard]] inline Error error_of_exception() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return Error{.what = message("not enough memory"),
                     .remedy = message("close other programs, or lower the sizes")};
    } catch (const std::length_error&) {
        return Error{.what = message("a size is larger than any memory"),
                     .expected = message("sizes that a real program has")};
    } catch (const std::exception& fault) {
        return Error{.what = message("internal error: {fault}", std::string(fault.what())),
                     .remedy = message("please report it and attach the file")};
    } catch (...) {
        return Error{.what = message("internal error"), .remedy = message("please report it and attach the file")};
    }
}

/// `work`, which returns a Result, with every exception turned into its error.
template <class Work>
[[nodiscard]] auto guarded(Work&& work) -> decltype(work()) {
    try {
        return work();
    } catch (...) {
        return error_of_exception();
    }
}

}  // namespace arenascope
