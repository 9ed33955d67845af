#include "engine/runner/recorded.h"

#include <filesystem>
#include <utility>

namespace arenascope {

namespace {

std::string beside(const std::string& path, const char* name) {
    const std::size_t slash = path.find_last_of('/');
    return (slash == std::string::npos ? "" : path.substr(0, slash + 1)) + name;
}

}  // namespace

Result<std::vector<VectorRun>> recorded_runs(const std::string& program_path, const std::string& method) {
    const std::string path = beside(program_path, "io.json");
    std::vector<VectorRun> out;
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return out;
    TRY(std::vector<VectorRun> all, load_vectors(path));
    for (VectorRun& run : all) {
        if (run.method.empty() || run.method == method) out.push_back(std::move(run));
    }
    return out;
}

std::string trace_beside(const std::string& path) { return beside(path, recorded_trace); }

std::optional<ValueDifference> difference_from_trace(std::span<const TensorStats> stats, const std::string& path) {
    const auto nodes = read_trace(trace_beside(path));
    return nodes.ok() ? first_difference(check_values(stats, nodes.value())) : std::nullopt;
}

}  // namespace arenascope
