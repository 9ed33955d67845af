// Runs every file of a folder with another project's library and, where that succeeds, with ArenaScope on the same
// inputs, and compares the outputs. Each file has a process of its own. tests/wild/peers fetches the libraries and
// calls this program.
// beside_peers onnxruntime|tflite LIBRARY FOLDER [LIST]: LIST says what became of each file.

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>

#include "engine/engine.h"
#include "engine/open/companions.h"
#include "engine/runner/check_output.h"
#include "engine/runner/given_values.h"
#include "engine/runner/loaded_method.h"
#include "tests/wild/peers.h"

using namespace arenascope;
using namespace arenascope::wild;
namespace fs = std::filesystem;

namespace {

constexpr rlim_t most_seconds = 60;             // of CPU
constexpr std::size_t most_bytes = 64U << 10U;  // of an input that may decide sizes

enum class Found : std::uint8_t { neither, refused, differs, equal };

struct Row {
    Found found = Found::neither;
    char said[300] = {};
    void say(Found as, const std::string& text) {
        found = as;
        std::snprintf(said, sizeof said, "%s", text.c_str());
    }
};

std::vector<OnnxValue> given_by(const PeerRun& peer) {
    std::vector<OnnxValue> out;
    for (std::size_t i = 0; i < peer.inputs.size(); ++i) {
        OnnxValue value{.name = peer.names[i], .type = {.dtype = peer.inputs[i].dtype}};
        value.type.sizes.assign(peer.inputs[i].shape.begin(), peer.inputs[i].shape.end());
        if (peer.inputs[i].bytes.size() <= most_bytes) {
            auto owner = std::make_shared<const std::vector<std::byte>>(peer.inputs[i].bytes);
            value.data = Data{ByteView(*owner), owner};
        }
        out.push_back(std::move(value));
    }
    return out;
}

struct Ours {
    std::shared_ptr<const Outcome> outcome;
    std::vector<HostTensor> outputs;
};
Result<Ours> run_here(const fs::path& path, const PeerRun& peer) {
    const Engine engine;
    Progress progress;
    Companions companions;
    if (path.extension() == ".onnx") companions.known.values = given_by(peer);
    TRY(const auto program, open_with_companions(engine, path.string(), companions, progress));
    Tuning tuning = starting_tuning(*program, program->methods.size() > 1 ? program->methods.front().name : "");
    tuning.planner = "greedy_by_size";
    take_sizes(*program, companions.known.values, tuning);
    TRY(Outcome planned, engine.evaluate(*program, tuning, {}, progress));
    Ours out{.outcome = std::make_shared<const Outcome>(std::move(planned)), .outputs = {}};
    TRY(const auto loaded, LoadedMethod::load(engine, program, out.outcome, {}, {}));
    TRY(RunResult result, loaded->run(peer.inputs, {}, progress));
    out.outputs = std::move(result.outputs);
    return out;
}

template <class T>
double farthest(const HostTensor& a, const HostTensor& b) {
    double most = 0;
    for (std::size_t at = 0; at + sizeof(T) <= a.bytes.size(); at += sizeof(T)) {
        T x{}, y{};
        std::memcpy(&x, a.bytes.data() + at, sizeof(T));
        std::memcpy(&y, b.bytes.data() + at, sizeof(T));
        most = std::max(most, std::abs(static_cast<double>(x) - static_cast<double>(y)));
    }
    return most;
}

/// Of quantised numbers, which may be off by some quanta.
bool are_near(const HostTensor& got, const HostTensor& expected, int quanta) {
    if (quanta == 0 || got.dtype != expected.dtype || got.shape != expected.shape) return false;
    switch (got.dtype) {
        case DType::i8: return farthest<std::int8_t>(got, expected) <= quanta;
        case DType::u8: return farthest<std::uint8_t>(got, expected) <= quanta;
        case DType::i16: return farthest<std::int16_t>(got, expected) <= quanta;
        default: return false;
    }
}

void try_file(Peer& peer, const fs::path& path, Row& row) {
    PeerRun theirs;
    try {
        theirs = peer.run(path);
    } catch (const std::exception& error) {
        return row.say(Found::neither, error.what());
    }
    row.found = Found::refused;
    const auto ours = run_here(path, theirs);
    if (!ours.ok()) return row.say(Found::refused, ours.error().text());
    const std::vector<HostTensor>& outputs = ours.value().outputs;
    if (outputs.size() != theirs.outputs.size())
        return row.say(Found::differs, std::to_string(outputs.size()) + " outputs");
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (are_near(outputs[i], theirs.outputs[i], peer.quanta())) continue;
        const OutputReport report =
            check_output(*ours.value().outcome->method, i, outputs[i], &theirs.outputs[i], RunRequest{});
        if (report.incomparable)
            return row.say(Found::differs, "output '" + report.name + "': " + report.incomparable->text());
        if (report.difference->first_mismatch >= 0)
            return row.say(Found::differs,
                           "output '" + report.name + "' differs by " + std::to_string(report.difference->max_abs));
    }
    row.found = Found::equal;
}

const char* name_of(Found found) {
    switch (found) {
        case Found::neither: return "not run there";
        case Found::refused: return "not run here";
        case Found::differs: return "other results";
        case Found::equal: return "equal";
    }
    return "";
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 4) {
        std::printf("beside_peers onnxruntime|tflite LIBRARY FOLDER [LIST]\n");
        return 2;
    }
    const std::string kind = arguments[1];
    const auto peer = kind == "tflite" ? tflite_peer(arguments[2]) : onnx_runtime_peer(arguments[2]);
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(arguments[3]))
        if (entry.is_regular_file() && entry.path().extension() == peer->suffix()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    void* const memory = mmap(nullptr, sizeof(Row), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return 2;
    std::ofstream list(count > 4 ? arguments[4] : "/dev/null");
    std::map<Found, int> counts;
    for (const fs::path& file : files) {
        Row& row = *new (memory) Row;
        const pid_t child = fork();
        if (child == 0) {
            const rlimit cpu{most_seconds, most_seconds + 5}, none{0, 0};
            setrlimit(RLIMIT_CPU, &cpu);
            setrlimit(RLIMIT_CORE, &none);
            // Each side makes its threads after the fork: the library is loaded, and no session is open.
            try_file(*peer, file, row);
            std::_Exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (status != 0) row.say(row.found, "ended by signal " + std::to_string(WTERMSIG(status)));
        ++counts[row.found];
        list << file.string() << ": " << name_of(row.found) << (row.said[0] ? ": " : "") << row.said << std::endl;
    }
    const int there = static_cast<int>(files.size()) - counts[Found::neither];
    std::printf("%s runs %d of %zu files; of these, %d run here: %d equal, %d with other results\n",
                peer->name().c_str(), there, files.size(), counts[Found::equal] + counts[Found::differs],
                counts[Found::equal], counts[Found::differs]);
    return 0;
}
