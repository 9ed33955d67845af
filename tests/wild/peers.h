#pragma once
// The libraries that others run these files with. A peer runs one, with inputs that are recorded beside it or made.

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
    /// Throws what the library says where it does not run the file.
    [[nodiscard]] virtual PeerRun run(const std::filesystem::path& model) = 0;
    /// What integers may be off.
    [[nodiscard]] virtual int quanta() const { return 0; }
};

/// A libonnxruntime.so.1; open dimensions are as recorded, or as it takes them.
std::unique_ptr<Peer> onnx_runtime_peer(const std::string& library);
/// A libtensorflowlite_c.so.
std::unique_ptr<Peer> tflite_peer(const std::string& library);

/// Small numbers, the same for the same seed; whole numbers are 0 or 1 unless they are quantised.
HostTensor made_tensor(DType dtype, std::vector<std::int64_t> shape, bool is_quantised, std::uint64_t seed);

}  // namespace arenascope::wild
