#pragma once
// Recorded runs: io.json with its .bin files, as next to every bundled program.

#include <string>
#include <vector>

#include "engine/runtime/host_tensor.h"

namespace arenascope {

struct VectorRun {
    std::string method;
    std::vector<HostTensor> inputs, outputs;
};

Result<std::vector<VectorRun>> load_vectors(const std::string& io_json_path);

}  // namespace arenascope
