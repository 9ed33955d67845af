#include "tests/fuzz/sound_programs.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/runtime/vectors.h"

namespace arenascope::fuzz {

namespace {

namespace fs = std::filesystem;
constexpr std::size_t most_runs = 3;

void add_from(const fs::path& folder, const std::string& ending, std::size_t most_bytes,
              std::vector<SoundProgram>& out) {
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (it->path().parent_path().filename() != "hostile" && name.ends_with(ending) &&
            it->file_size(error) <= most_bytes && fs::exists(it->path().parent_path() / "io.json", error))
            found.push_back(it->path());
    }
    std::sort(found.begin(), found.end());
    for (const fs::path& path : found) {
        const auto runs = load_vectors((path.parent_path() / "io.json").string());
        if (!runs.ok() || runs.value().empty()) continue;
        SoundProgram made{.path = path.string()};
        for (const VectorRun& run : runs.value())
            if (made.inputs.size() < most_runs && run.method == runs.value().front().method)
                made.inputs.push_back(run.inputs);
        std::ifstream file(path, std::ios::binary);
        made.bytes = {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        out.push_back(std::move(made));
    }
}

}  // namespace

std::vector<SoundProgram> sound_programs(const std::string& ending, std::size_t most_bytes) {
    std::vector<SoundProgram> out;
    const fs::path source = ARENASCOPE_SOURCE_DIR;
    for (const char* folder : {"tests/data/programs", "resources/samples", "tests/data/shared_state"})
        add_from(source / folder, ending, most_bytes, out);
    if (const char* given = std::getenv("ARENASCOPE_DATA"))
        for (const char* folder : {"programs", "special"}) add_from(fs::path(given) / folder, ending, most_bytes, out);
    return out;
}

Result<Results> results_of(const Engine& engine, const std::shared_ptr<const Program>& program, const Method& method,
                           const Plan& plan, const SoundProgram& with, Progress& progress, RunObserver* observer) {
    TRY(const auto executor, Executor::load(program, method, plan, engine.load_options()));
    Results out;
    for (const auto& inputs : with.inputs) {
        TRY(RunResult result, executor->run(inputs, {.observer = observer}, progress));
        out.push_back(std::move(result.outputs));
    }
    return out;
}

bool are_same(const Results& a, const Results& b) {
    const auto is_same = [](const HostTensor& x, const HostTensor& y) {
        return x.dtype == y.dtype && x.shape == y.shape && x.bytes == y.bytes;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const auto& x, const auto& y) {
        return std::equal(x.begin(), x.end(), y.begin(), y.end(), is_same);
    });
}

}  // namespace arenascope::fuzz
