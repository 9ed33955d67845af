#include "tests/fuzz/subject.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/backends/vela_stream.h"
#include "engine/base/gzip.h"
#include "engine/engine.h"
#include "engine/export/plan_files.h"
#include "engine/formats/etdump/etdump.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/formats/pt2/pickle.h"
#include "engine/formats/pt2/torch_save.h"
#include "engine/open/saved_session.h"
#include "engine/runner/tensor_files.h"
#include "engine/runtime/state_file.h"
#include "engine/runtime/vectors.h"
#include "engine/study/device_times.h"
#include "engine/tuning/reapply.h"
#include "engine/tuning/session.h"
#include "engine/tuning/session_checks.h"
#include "engine/tuning/target.h"
#include "tests/fuzz/payload_case.h"

namespace arenascope::fuzz {

namespace {

/// Only after loading, which refuses programs that are too large in all.
std::vector<HostTensor> zero_inputs(const Method& method) {
    std::vector<HostTensor> out;
    for (const ValueId id : method.inputs) {
        const Tensor* tensor = method.values[id].tensor();
        if (!tensor) {
            out.emplace_back();
            continue;
        }
        out.push_back({.dtype = tensor->dtype,
                       .shape = tensor->upper,
                       .bytes = std::vector<std::byte>(static_cast<std::size_t>(tensor->bytes().value_or(0)))});
    }
    return out;
}

void try_run(const std::shared_ptr<const Program>& program, const Method& method, const Plan& plan, Progress& progress,
             Tally& tally) {
    if (!plan.valid()) return;
    auto executor = Executor::load(program, method, plan, {.memory_limit = most_run_bytes});
    if (!executor.ok()) return;
    const auto result = executor.value()->run(zero_inputs(method), {}, progress);
    if (result.ok()) ++tally.ran;
}

/// Plans a tuning and runs it. A planner whose plan the verifier rejects ends the process.
std::optional<Outcome> try_tuning(const std::shared_ptr<const Program>& program, const Tuning& tuning,
                                  Progress& progress, Tally& tally) {
    auto outcome = Engine().evaluate(*program, tuning, {}, progress);
    if (!outcome.ok()) return std::nullopt;
    for (const Plan& plan : outcome.value().plans) {
        if (plan.planner != "loaded" && !plan.valid() && tuning.pinned.empty())
            complain(plan.planner + " made an invalid plan: " + plan.issues.front().text());
    }
    ++tally.planned;
    try_run(program, *outcome.value().method, outcome.value().plan(), progress, tally);
    return std::move(outcome).take();
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
        try_tuning(program.value(), tuning, progress, tally);
    }
}

/// The sound program used with a session, a target, edits or a placement.
std::shared_ptr<const Program> program_beside(const std::string& path, Progress& progress) {
    const auto program = Engine().open(path, progress);
    if (!program.ok()) complain("the program beside the case cannot be read");
    return program.value();
}

/// What was read is written and must read back the same; its statements about a program are applied.
void try_session(const std::string& program_path, std::string_view text, Progress& progress, Tally& tally) {
    const auto session = session_from_json(text);
    if (!session.ok()) return;
    ++tally.accepted;
    const auto again = session_from_json(to_json(session.value()));
    if (!again.ok() || to_json(again.value()) != to_json(session.value()))
        complain("a session does not survive writing");
    const auto program = program_beside(program_path, progress);
    Reapplied reapplied = reapply(session.value().tuning, session.value(), program->methods.front());
    reapplied.tuning.method = program->methods.front().name;
    if (reapplied.tuning.planner != "greedy") reapplied.tuning.planner = "greedy_by_size";
    auto outcome = try_tuning(program, reapplied.tuning, progress, tally);
    if (unknown_keys(text).size() > 11) complain("a file decides how long the warnings are");
    if (!outcome) return;
    const auto why = misfit(session.value(), *outcome->method, outcome->plan().problem);
    if (why && why->text().empty()) complain("a misfit without a reason");
    if (!show_stored_plan(session.value(), *outcome).ok()) return;
    try_run(program, *outcome->method, outcome->plan(), progress, tally);
}

void try_target(const std::string& program_path, std::string_view text, Progress& progress, Tally& tally) {
    const auto target = parse_target("case", text);
    if (!target.ok()) return;
    ++tally.accepted;
    const auto program = program_beside(program_path, progress);
    Tuning tuning = starting_tuning(*program);
    tuning.planner = "greedy_by_size";
    tuning.keep_loaded_plan = false;
    tuning.pools = target.value().pools;
    try_tuning(program, tuning, progress, tally);
}

void try_edits(const std::string& program_path, std::string_view text, Progress& progress, Tally& tally) {
    const auto edits = method_edits_from_json(text);
    if (!edits.ok()) return;
    ++tally.accepted;
    const auto program = program_beside(program_path, progress);
    Tuning tuning = starting_tuning(*program);
    tuning.planner = "greedy_by_size";
    tuning.keep_loaded_plan = false;
    tuning.edits = edits.value();
    try_tuning(program, tuning, progress, tally);
}

void try_etrecord(const std::string& program_path, const std::string& path, Progress& progress, Tally& tally) {
    const auto program = Engine().open(program_path, path, progress);
    if (!program.ok()) return;
    ++tally.accepted;
    Tuning tuning = starting_tuning(*program.value());
    tuning.planner = "greedy_by_size";
    try_tuning(program.value(), tuning, progress, tally);
}

void try_state(const Bytes& bytes, Tally& tally) {
    const auto state = decode_tensors(std::as_bytes(std::span(bytes)));
    if (!state.ok()) return;
    ++tally.accepted;
    const auto written = encode_tensors(state.value());
    if (!written.ok() || !decode_tensors(written.value()).ok()) complain("a state does not survive writing");
}

/// Sums over a linker map do not overflow.
void try_linker_map(std::string_view text, Tally& tally) {
    const auto map = parse_linker_map("case.map", text);
    if (!map.ok()) return;
    ++tally.accepted;
    using Section = FirmwareSection::Kind;
    for (const Section kind : {Section::code, Section::data, Section::stack, Section::arena})
        if (map.value().bytes(kind) < 0) complain("a negative size");
}

/// Blocks are inside the payload that they were read from.
void try_vela(ByteView payload, Tally& tally) {
    const auto blocks = vela_blocks(payload);
    if (!blocks) return;
    ++tally.accepted;
    for (const VelaBlock& block : *blocks) {
        const bool inside = block.data.empty() ||
            (block.data.data() >= payload.data() &&
             block.data.data() + block.data.size() <= payload.data() + payload.size());
        if (!inside) complain("a block outside its payload");
    }
    static_cast<void>(vela_scratch_bytes(*blocks));
}

/// A device's times of a program are shown with that program's own instructions.
void try_etdump(const std::string& program_path, ByteView bytes, Progress& progress, Tally& tally) {
    const auto dump = parse_etdump(bytes);
    if (!dump.ok()) return;
    ++tally.accepted;
    const auto program = program_beside(program_path, progress);  // which holds the method
    const Method& method = program->methods.front();
    const auto times = device_times(dump.value(), method);
    if (!times.ok()) return;
    for (const DeviceCall& call : times.value().calls)
        if (!method.instructions.has(call.instruction)) complain("times of an instruction that is not there");
}

/// A placement from another tool: whatever its content, the verifier decides.
void try_plan_file(const std::string& program_path, const std::string& path, Progress& progress, Tally& tally) {
    const Engine engine;
    const auto program = program_beside(program_path, progress);
    const auto outcome = engine.evaluate(*program, starting_tuning(*program), {}, progress);
    if (!outcome.ok()) complain("the program beside a plan file cannot be planned");
    const auto plan = import_plan(outcome.value(), path);
    if (!plan.ok()) return;
    ++tally.accepted;
    tally.planned += plan.value().valid() ? 1 : 0;
    try_run(program, *outcome.value().method, plan.value(), progress, tally);
}

}  // namespace

void complain(const std::string& text) {
    std::fprintf(stderr, "FUZZ: %s\n", text.c_str());
    std::abort();
}

std::string_view name_of(Kind kind) {
    switch (kind) {
        case Kind::program: return "program";
        case Kind::external_data: return "external data";
        case Kind::session: return "session";
        case Kind::target: return "target";
        case Kind::vectors: return "vectors";
        case Kind::plan_file: return "plan file";
        case Kind::demo_payload: return "demo payload";
        case Kind::opencl_payload: return "opencl payload";
        case Kind::xnnpack_payload: return "xnnpack payload";
        case Kind::method_edits: return "method edits";
        case Kind::pickle: return "pickle";
        case Kind::torch_save: return "torch save";
        case Kind::etrecord: return "etrecord";
        case Kind::state: return "state";
        case Kind::npy: return "npy";
        case Kind::linker_map: return "linker map";
        case Kind::vela_payload: return "vela payload";
        case Kind::etdump: return "etdump";
        case Kind::gzip: return "gzip";
        case Kind::count: break;
    }
    return "?";
}

bool can_run(Kind kind) {
    switch (kind) {
        case Kind::pickle:
        case Kind::torch_save:
        case Kind::vectors:
        case Kind::state:
        case Kind::linker_map:
        case Kind::vela_payload:
        case Kind::etdump:
        case Kind::gzip:
        case Kind::npy: return false;
        default: return true;
    }
}

Tally& Tally::operator+=(const Tally& other) {
    cases += other.cases;
    accepted += other.accepted;
    planned += other.planned;
    ran += other.ran;
    return *this;
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
    const std::string program_path = beside.empty() ? std::string() : folder.path() + "/" + beside.front().name;
    switch (kind) {
        case Kind::program: try_program(folder.put(name, bytes), progress, tally); break;
        case Kind::external_data: {
            static_cast<void>(folder.put(name, bytes));
            try_program(program_path, progress, tally);
            break;
        }
        case Kind::session: try_session(program_path, text, progress, tally); break;
        case Kind::target: try_target(program_path, text, progress, tally); break;
        case Kind::plan_file: try_plan_file(program_path, folder.put(name, bytes), progress, tally); break;
        case Kind::demo_payload: try_payload("demo", bytes, tally); break;
        case Kind::opencl_payload: try_payload("opencl", bytes, tally); break;
        case Kind::xnnpack_payload: try_payload("xnnpack", bytes, tally); break;
        case Kind::method_edits: try_edits(program_path, text, progress, tally); break;
        case Kind::pickle: tally.accepted += pt2::pickle::read(std::as_bytes(std::span(bytes))).ok() ? 1 : 0; break;
        case Kind::torch_save:
            tally.accepted += pt2::read_torch_save(std::as_bytes(std::span(bytes)), nullptr).ok() ? 1 : 0;
            break;
        case Kind::etrecord: try_etrecord(program_path, folder.put(name, bytes), progress, tally); break;
        case Kind::state: try_state(bytes, tally); break;
        case Kind::npy: tally.accepted += parse_npy(std::as_bytes(std::span(bytes))).ok() ? 1 : 0; break;
        case Kind::linker_map: try_linker_map(text, tally); break;
        case Kind::vela_payload: try_vela(std::as_bytes(std::span(bytes)), tally); break;
        case Kind::etdump: try_etdump(program_path, std::as_bytes(std::span(bytes)), progress, tally); break;
        case Kind::gzip:
            tally.accepted += gunzip(std::as_bytes(std::span(bytes)), std::size_t{4} << 20).ok() ? 1 : 0;
            break;
        case Kind::vectors: tally.accepted += load_vectors(folder.put(name, bytes)).ok() ? 1 : 0; break;
        case Kind::count: break;
    }
}

}  // namespace arenascope::fuzz
