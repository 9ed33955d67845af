#pragma once
// Other projects' libraries for these files. A peer runs a file with inputs that are recorded next to it or generated.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/runtime/host_tensor.h"

namespace arenascope::wild {

struct PeerRun {
    std::vector<std::string> names;  ///< of the inputs
    std::vector<HostTensor> inputs, outputs;
};

class Peer {
public:
    virtual ~Peer() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string suffix() const = 0;  ///< of its files
    /// Throws the library's message if it cannot run the file.
    [[nodiscard]] virtual PeerRun run(const std::filesystem::path& model) = 0;
    /// Allowed difference of integers.
    [[nodiscard]] virtual int quanta() const { return 0; }
};

/// A libonnxruntime.so.1; open dimensions are as recorded, or as the library accepts them.
std::unique_ptr<Peer> onnx_runtime_peer(const std::string& library);
/// A libtensorflowlite_c.so.
std::unique_ptr<Peer> tflite_peer(const std::string& library);

/// Small numbers, the same for the same seed; whole numbers are 0 or 1 unless they are quantised.
HostTensor made_tensor(DType dtype, std::vector<std::int64_t> shape, bool is_quantised, std::uint64_t seed);

}  // namespace arenascope::wild
