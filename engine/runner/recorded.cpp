#include "engine/runner/recorded.h"

#include <filesystem>
#include <utility>

#include "engine/base/file.h"
#include "engine/formats/pte/pte_bundle.h"

namespace arenascope {

namespace {

std::string beside(const std::string& path, const char* name) {
    const std::size_t slash = path.find_last_of('/');
    return (slash == std::string::npos ? "" : path.substr(0, slash + 1)) + name;
}

/// "io_quantized.json" for "model_quantized.pt2", where there is one, else "io.json".
std::string runs_beside(const std::string& path, bool on_integers) {
    std::error_code error;
    const std::string own = beside(path, "io_quantized.json");
    const bool is_quantized = std::filesystem::path(path).filename() == "model_quantized.pt2";
    return is_quantized && !on_integers && std::filesystem::exists(own, error) ? own : beside(path, "io.json");
}

bool is_bundle_file(const std::string& path) {
    const auto file = MappedFile::open(path);
    return file.ok() && pte::is_bundle(file.value()->bytes());
}

std::vector<HostTensor> hosted(std::vector<pte::BundledTensor> from) {
    std::vector<HostTensor> out;
    out.reserve(from.size());
    for (pte::BundledTensor& each : from)
        out.push_back({.dtype = each.dtype, .shape = std::move(each.sizes), .bytes = std::move(each.bytes)});
    return out;
}

}  // namespace

Result<std::vector<VectorRun>> runs_of_file(const std::string& path) {
    if (!is_bundle_file(path)) return load_vectors(path);
    TRY(const auto file, MappedFile::open(path));
    auto cases = pte::bundled_cases(file->bytes());
    if (!cases.ok()) return std::move(cases).error().of_file(path);
    std::vector<VectorRun> out;
    for (pte::BundledCase& each : cases.value()) {
        out.push_back({.method = std::move(each.method),
                       .inputs = hosted(std::move(each.inputs)),
                       .outputs = hosted(std::move(each.outputs))});
    }
    return out;
}

Result<std::vector<VectorRun>> recorded_runs(const std::string& program_path, const std::string& method,
                                             bool on_integers) {
    const std::string path = is_bundle_file(program_path) ? program_path : runs_beside(program_path, on_integers);
    std::vector<VectorRun> out;
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return out;
    TRY(std::vector<VectorRun> all, runs_of_file(path));
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
