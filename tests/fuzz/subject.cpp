#include "tests/fuzz/subject.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/backends/demo/demo_blob.h"
#include "engine/backends/opencl/opencl_blob.h"
#include "engine/backends/xnnpack/session.h"
#include "engine/engine.h"
#include "engine/formats/pt2/pickle.h"
#include "engine/formats/pt2/torch_save.h"
#include "engine/plan_files.h"
#include "engine/runtime/vectors.h"
#include "engine/tuning/session.h"
#include "engine/tuning/target.h"

namespace arenascope::fuzz {

namespace {

constexpr std::int64_t most_run_bytes = 4 << 20;  // arenas and inputs of what is run

[[noreturn]] void complain(const std::string& text) {
    std::fprintf(stderr, "FUZZ: %s\n", text.c_str());
    std::abort();
}

std::optional<std::vector<HostTensor>> zero_inputs(const Method& method) {
    std::vector<HostTensor> out;
    std::int64_t total = 0;
    for (const ValueId id : method.inputs) {
        const Tensor* tensor = method.values[static_cast<std::size_t>(id)].tensor();
        if (!tensor) return std::nullopt;
        const auto bytes = tensor->bytes();
        if (!bytes || *bytes > most_run_bytes || (total += *bytes) > most_run_bytes) return std::nullopt;
        out.push_back({.dtype = tensor->dtype,
                       .shape = tensor->upper,
                       .bytes = std::vector<std::byte>(static_cast<std::size_t>(*bytes))});
    }
    return out;
}

void try_run(const std::shared_ptr<const Program>& program, const Outcome& outcome, Progress& progress, Tally& tally) {
    std::int64_t bytes = outcome.plan().total_bytes;
    for (const Value& value : outcome.method->values) {
        const Tensor* tensor = value.tensor();
        if (tensor && !tensor->is_constant) bytes = std::max(bytes, tensor->bytes().value_or(most_run_bytes + 1));
    }
    const auto inputs = zero_inputs(*outcome.method);
    if (!inputs || bytes > most_run_bytes || !outcome.plan().valid()) return;
    auto executor = Executor::load(program, *outcome.method, outcome.plan());
    if (!executor.ok()) return;
    const auto result = executor.value()->run(*inputs, {}, progress);
    if (result.ok()) ++tally.ran;
}

void try_program(const std::string& path, Progress& progress, Tally& tally) {
    const Engine engine;
    const auto program = engine.open(path, progress);
    if (!program.ok()) {
        if (program.error().text().empty()) complain("a refusal without a word");
        return;
    }
    ++tally.accepted;
    for (const Method& method : program.value()->methods) {
        Tuning tuning = starting_tuning(*program.value(), method.name);
        tuning.planner = "greedy_by_size";
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        if (!outcome.ok()) continue;
        for (const Plan& plan : outcome.value().plans) {
            const bool pinned = !tuning.pinned.empty();
            if (plan.planner != "loaded" && !plan.valid() && !pinned)
                complain(plan.planner + " made an invalid plan: " + plan.problems.front().text);
        }
        ++tally.planned;
        try_run(program.value(), outcome.value(), progress, tally);
    }
}

/// A placement of somebody else's: whatever it says, the verifier has the last word.
void try_plan_file(const std::string& program_path, const std::string& path, Progress& progress, Tally& tally) {
    const Engine engine;
    const auto program = engine.open(program_path, progress);
    if (!program.ok()) complain("the program beside a plan file cannot be read");
    const auto outcome = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
    if (!outcome.ok()) complain("the program beside a plan file cannot be planned");
    const auto plan = import_plan(outcome.value(), path);
    if (!plan.ok()) return;
    ++tally.accepted;
    tally.planned += plan.value().valid() ? 1 : 0;
}

/// Every key names the same bytes: what a program does not hold is refused before anything else is looked at.
void try_payload(const Data& blob, Tally& tally) {
    static const std::vector<std::byte> constants(std::size_t{64} << 10, std::byte{0x3c});
    constexpr std::int64_t most_elements = 1 << 20;
    auto payload = xnn::read_payload(blob, [](std::string_view) { return std::optional<Data>({constants, nullptr}); });
    if (!payload.ok()) return;
    ++tally.accepted;
    for (const xnn::Value& value : payload.value().values) {
        if (xnn::numel(value.dims).value_or(most_elements + 1) > most_elements) return;
    }
    if (!xnn::library_available().ok()) return;
    tally.ran += xnn::Session::make(std::move(payload).take()).ok() ? 1 : 0;
}

}  // namespace

std::string_view name_of(Kind kind) {
    switch (kind) {
        case Kind::program: return "program";
        case Kind::external_data: return "external data";
        case Kind::session: return "session";
        case Kind::target: return "target";
        case Kind::vectors: return "vectors";
        case Kind::plan_file: return "plan file";
        case Kind::demo_blob: return "demo blob";
        case Kind::opencl_blob: return "opencl blob";
        case Kind::xnnpack_blob: return "xnnpack blob";
        case Kind::method_edits: return "method edits";
        case Kind::pickle: return "pickle";
        case Kind::torch_save: return "torch save";
        case Kind::etrecord: return "etrecord";
        case Kind::count: break;
    }
    return "?";
}

Folder::Folder() {
    std::string pattern =
        (std::filesystem::exists("/dev/shm") ? "/dev/shm" : std::filesystem::temp_directory_path().string()) +
        "/arenascope-fuzz-XXXXXX";
    if (!mkdtemp(pattern.data())) complain("no folder can be made");
    path_ = pattern;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string Folder::put(const std::string& name, const Bytes& bytes) const {
    const std::string path = path_ + "/" + name;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return path;
}

void try_bytes(Kind kind, const std::string& name, const Bytes& bytes, const std::vector<Neighbour>& beside,
               const Folder& folder, Progress& progress, Tally& tally) {
    ++tally.cases;
    for (const Neighbour& file : beside) static_cast<void>(folder.put(file.name, file.bytes));
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    switch (kind) {
        case Kind::program: try_program(folder.put(name, bytes), progress, tally); break;
        case Kind::external_data: {
            static_cast<void>(folder.put(name, bytes));
            try_program(folder.path() + "/" + beside.front().name, progress, tally);
            break;
        }
        case Kind::session: {
            const auto session = session_from_json(text);
            if (!session.ok()) break;
            ++tally.accepted;
            // What was read can be written, and read again as the same.
            const auto again = session_from_json(to_json(session.value()));
            if (!again.ok() || to_json(again.value()) != to_json(session.value()))
                complain("a session does not survive writing");
            break;
        }
        case Kind::target: tally.accepted += parse_target("case", text).ok() ? 1 : 0; break;
        case Kind::plan_file:
            try_plan_file(folder.path() + "/" + beside.front().name, folder.put(name, bytes), progress, tally);
            break;
        case Kind::demo_blob: tally.accepted += demo::read_blob(text).ok() ? 1 : 0; break;
        case Kind::opencl_blob: tally.accepted += opencl::read_blob(text).ok() ? 1 : 0; break;
        case Kind::xnnpack_blob: {
            const Data blob{std::as_bytes(std::span(bytes)), nullptr};
            try_payload(blob, tally);
            break;
        }
        case Kind::method_edits: tally.accepted += method_edits_from_json(text).ok() ? 1 : 0; break;
        case Kind::pickle: tally.accepted += pt2::pickle::read(std::as_bytes(std::span(bytes))).ok() ? 1 : 0; break;
        case Kind::torch_save:
            tally.accepted += pt2::read_torch_save(std::as_bytes(std::span(bytes)), nullptr).ok() ? 1 : 0;
            break;
        case Kind::etrecord: {
            const std::string record = folder.put(name, bytes);
            tally.accepted += Engine().open(folder.path() + "/" + beside.front().name, record, progress).ok() ? 1 : 0;
            break;
        }
        case Kind::vectors: tally.accepted += load_vectors(folder.put(name, bytes)).ok() ? 1 : 0; break;
        case Kind::count: break;
    }
}

}  // namespace arenascope::fuzz
