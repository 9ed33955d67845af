#pragma once
// The installed XNNPACK library: a run of nodes as one of its runtimes.

#include <memory>

#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

/// An error states how to install the library.
Result<> library_available();

/// The library's memory, as counted by its allocator.
struct LibraryMemory {
    std::int64_t workspace = 0;  ///< for internal values, and those copied on the way in or out
    std::int64_t packed = 0;     ///< packed weights, with the operators and their address tables
};

/// Nodes that run as one. Not copyable; made for one set of shapes.
class LibraryRun {
public:
    virtual ~LibraryRun() = default;
    /// `places`: one pointer per entry of its `externals`, to f32 numbers.
    virtual Result<> run(const std::vector<float*>& places) = 0;
    virtual LibraryMemory memory() = 0;
};

struct LibraryPlan {
    const Payload& payload;
    const std::vector<std::vector<std::int64_t>>& dims;  ///< of every value, actual
    const std::vector<const float*>& constants;          ///< by value; null: not constant. Padded by 16 bytes
    std::vector<std::size_t> nodes;                      ///< in order
    std::vector<std::uint32_t> externals;                ///< values from or for other runs
    std::vector<bool> is_made;                           ///< per external: this run writes it
    bool on_integers = false;  ///< quantised values are integers inside; false: every value is f32
};
Result<std::unique_ptr<LibraryRun>> make_library_run(const LibraryPlan& plan);

}  // namespace arenascope::xnn
