#include "tests/fuzz/corpus.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>

#include "engine/engine.h"
#include "engine/formats/pt2/zip.h"
#include "engine/open/saved_session.h"
#include "engine/runtime/state_file.h"
#include "engine/tuning/method_edits.h"
#include "schemas/bundled_program_generated.h"
#include "schemas/etdump_generated.h"
#include "tests/fuzz/mutation.h"
#include "tests/fuzz/payload_seed.h"
#include "tests/fuzz/snapshot_seed.h"
#include "tests/fuzz/tflite_seed.h"

namespace arenascope::fuzz {

namespace {

namespace fs = std::filesystem;

Bytes read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    Bytes out(file ? static_cast<std::size_t>(file.tellg()) : 0);
    file.seekg(0);
    file.read(reinterpret_cast<char*>(out.data()), static_cast<std::streamsize>(out.size()));
    return out;
}

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

/// A gzip whose only block is stored uncompressed, so that mutations reach the text.
Bytes stored_gzip(std::string_view text) {
    Bytes out{0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255, 1};
    const auto put = [&out](std::uint64_t number, int count) {
        for (int i = 0; i < count; ++i) out.push_back(static_cast<unsigned char>(number >> (8 * i)));
    };
    put(text.size(), 2);
    put(~text.size(), 2);
    out.insert(out.end(), text.begin(), text.end());
    const Bytes plain = bytes_of(text);
    put(crc32(plain.data(), plain.size()), 4);
    put(text.size(), 4);
    return out;
}

/// The small .bin files that recorded runs refer to.
std::vector<Neighbour> values_of(const fs::path& io_json) {
    constexpr std::uintmax_t most = 4096;
    std::vector<Neighbour> out;
    std::error_code error;
    for (fs::directory_iterator it(io_json.parent_path(), error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() == ".bin" && it->file_size(error) <= most)
            out.push_back({it->path().filename().string(), read(it->path())});
    }
    return out;
}

constexpr std::string_view linker_map_text =
    "Memory Configuration\n\nName Origin Length Attributes\n"
    "FLASH 0x08000000 0x00100000 xr\nSRAM 0x20000000 0x00040000 xrw!r\n\n"
    "Linker script and memory map\n\n"
    ".text           0x08000000     0x1000\n .text 0x08000000 0x800 main.o\n"
    ".data           0x20000000      0x100 load address 0x08001000\n .data.counter 0x20000000 0x4 main.o\n"
    " .data.table\n                0x20000004       0xfc lib.a(table.o)\n"
    "._user_heap_stack\n                0x20000300      0x400\n"
    ".arenascope.SRAM 0x20000700     0x8000\n.debug_info     0x00000000    0x999\n";

std::string format_of(std::string_view name) {
    if (name.ends_with("trace.json")) return "trace";
    if (name.starts_with("flat_legacy")) return "flat pt2";
    return std::string(name.substr(name.rfind('.') + 1));
}

void add_folder(const fs::path& folder, std::size_t most_bytes, std::vector<Seed>& out) {
    static constexpr std::array<std::string_view, 7> suffixes{".pt2", ".pte",        ".tflite",    ".onnx",
                                                              ".csv", ".trace.json", "_trace.json"};
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        // Damaged on purpose; tests/app/test_hostile_files tries them unchanged.
        if (it->path().filename() == "hostile" && it->is_directory()) {
            it.disable_recursion_pending();
            continue;
        }
        if (it->is_regular_file(error) && it->file_size(error) <= most_bytes) found.push_back(it->path());
    }
    std::sort(found.begin(), found.end());
    for (const fs::path& path : found) {
        const std::string name = path.filename().string();
        const bool program =
            std::any_of(suffixes.begin(), suffixes.end(), [&](std::string_view s) { return name.ends_with(s); });
        if (program)
            out.push_back(
                {.kind = Kind::program, .format = format_of(name), .origin = path.string(), .bytes = read(path)});
        if (name == "io.json")
            out.push_back({.kind = Kind::vectors,
                           .origin = path.string(),
                           .bytes = read(path),
                           .name = name,
                           .beside = values_of(path)});
        if (name == "etrecord.bin") {
            out.push_back({.kind = Kind::etrecord,
                           .origin = path.string(),
                           .bytes = read(path),
                           .name = name,
                           .beside = {{"model.pte", read(path.parent_path() / "model.pte")}}});
        }
        if (!name.ends_with(".ptd")) continue;
        fs::path owner = path.parent_path() / (name.substr(0, name.find('.')) + ".pte");
        if (fs::exists(owner, error)) {
            out.push_back({.kind = Kind::external_data,
                           .origin = path.string(),
                           .bytes = read(path),
                           .name = name,
                           .beside = {{owner.filename().string(), read(owner)}}});
        }
    }
}

/// The sound program that sessions, targets, edits and placements refer to.
std::vector<Neighbour> sample_beside(const fs::path& source) {
    return {{"model.pte", read(source / "resources/samples/add_mul_sin/model_greedy.pte")}};
}

/// Kinds of programs without a small public file: a memory snapshot, a profile, a program with test cases.
void add_made_programs(const fs::path& source, std::vector<Seed>& out) {
    using std::string_view_literals::operator""sv;
    constexpr std::string_view snapshot =
        "\x80\x04}(\x8c\x08segments](}(\x8c\x06"
        "deviceK\0\x8c\x07"
        "addressM\0\x04\x8c\x0atotal_sizeM\0\x04"
        "\x8c\x06"
        "blocks](}(\x8c\x04sizeM\0\x02\x8c\x05state\x8c\x10"
        "active_allocatedueue"
        "\x8c\x0d"
        "device_traces](](}(\x8c\x06"
        "action\x8c\x05"
        "alloc\x8c\x04"
        "addrM\0\x06\x8c\x04sizeM\0\x01ueeu."sv;
    out.push_back({.kind = Kind::program, .format = "trace", .origin = "a snapshot", .bytes = bytes_of(snapshot)});
    constexpr std::string_view profile =
        R"({"schemaVersion":1,"traceEvents":[{"ph":"i","name":"[memory]","ts":1,"args":{"Device Type":0,"Bytes":64}},)"
        R"({"ph":"i","name":"[memory]","ts":2,"args":{"Device Type":0,"Bytes":-64}}]})";
    out.push_back({.kind = Kind::program, .format = "trace", .origin = "a profile", .bytes = bytes_of(profile)});
    const Bytes inside = read(source / "resources/samples/add_mul_sin/model_greedy.pte");
    flatbuffers::FlatBufferBuilder builder;
    const auto value =
        bundle_schema::CreateValue(builder, bundle_schema::AnyValue::Int, bundle_schema::CreateInt(builder, 7).Union());
    const auto one = bundle_schema::CreateTestCase(builder, builder.CreateVector(std::vector{value}));
    const auto suite = bundle_schema::CreateTestSuite(builder, builder.CreateString("forward"),
                                                      builder.CreateVector(std::vector{one}));
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(inside.data());
    const auto program = builder.CreateVector(bytes, inside.size());
    bundle_schema::FinishBundledProgramBuffer(
        builder, bundle_schema::CreateBundledProgram(builder, 0, builder.CreateVector(std::vector{suite}), program));
    const auto* made = reinterpret_cast<const char*>(builder.GetBufferPointer());
    out.push_back({.kind = Kind::program,
                   .format = "pte",
                   .origin = "a program with test cases",
                   .bytes = bytes_of({made, builder.GetSize()})});
}

/// A graph with each kind of kernel that a .tflite needs.
void add_tflite(std::vector<Seed>& out) {
    for (const Bytes& model : {pointwise_model(), moving_model(), layers_model(false, false), layers_model(true, true),
                               layers_model(false, true), detection_model(), flow_model()})
        out.push_back({.kind = Kind::program, .format = "tflite", .origin = "a model of kernels", .bytes = model});
}

/// Tables of Arm's compiler, a linker map, and a compressed table.
void add_tables(std::vector<Seed>& out) {
    const auto table = [&](const char* origin, std::string_view text) {
        out.push_back({.kind = Kind::program, .format = "csv", .origin = origin, .bytes = bytes_of(text)});
    };
    table("Vela's layers",
          "TFLite_operator,NNG Operator,SRAM Usage,Peak%,Op Cycles,Name\n"
          "CONV_2D,Conv2D,4096,50.0,100,conv_1\nADD,Add,8192,100.0,50,\"add, with a comma\"\n");
    table("Vela's summary",
          "experiment,network,sram_memory_used,off_chip_flash_memory_used\ndefault,net,12.5,300.25\n");
    table("a linker map", linker_map_text);
    for (const Bytes& bytes : {memory_snapshot(), bytes_of(kineto_trace)})
        out.push_back({.kind = Kind::program, .format = "trace", .origin = "memory of PyTorch", .bytes = bytes});
    using std::string_view_literals::operator""sv;
    constexpr std::string_view compressed =
        "\037\213\010\000\000\000\000\000\002\377\313\114\321\311\311\057\117\055\322\051\055\050"
        "\000\222\305\231\125\251\134\211\072\006\072\046\072\146\046\134\111\072\106\072\226\072"
        "\306\106\134\000\066\155\007\231\046\000\000\000"sv;
    out.push_back({.kind = Kind::gzip, .origin = "a compressed table", .bytes = bytes_of(compressed)});
    out.push_back(
        {.kind = Kind::gzip, .origin = "a stored table", .bytes = stored_gzip("id,lower,upper,size\n0,0,3,64\n")});
    table("a compressed table", compressed);
}

/// Payloads of delegated programs, and texts that the backends and the file room of planners read.
void add_payloads(const fs::path& source, const fs::path& data, std::vector<Seed>& out) {
    out.push_back({.kind = Kind::demo_payload,
                   .origin = "a demo payload",
                   .bytes = bytes_of("demo 1\nnumel 24\narg\narg\nconst k\nstate zero\nadd 0 1 f32 24 @7\nmul 4 2 f32 "
                                     "24 @8\nsin 5 f32 24 @9\nkeep 3 6 f32 24 @10\nout 6\n")});
    out.push_back(
        {.kind = Kind::opencl_payload,
         .origin = "an opencl payload",
         .bytes = bytes_of(
             "opencl 1\npool 384\narg 0 24\nconst 128 24 KEY\ntemp 256 24\nrun add 0 1 - 2 1 24 1 @3\nout 2\n")});
    out.push_back({.kind = Kind::xnnpack_payload, .origin = "a quantised payload", .bytes = quantised_payload()});
    MethodEdits edits{.passes = {"fold_batch_norm"},
                      .rules = {{.match = "op:aten::mul.*&size>=16", .pool = 1}, {.match = "name:sin*"}},
                      .operators = {{.node = "aten_sin_default", .replacement = "aten::cos.out"}}};
    for (const MethodEdits& each : {MethodEdits{}, edits})
        out.push_back({.kind = Kind::method_edits,
                       .origin = "edits of a method",
                       .bytes = bytes_of(to_json(each)),
                       .beside = sample_beside(source)});
    for (const std::string_view text :
         {"name,offset\nin0,0\nin1,128\nmul_0,256\nadd_0,384\nsin_0,0\nmul_1,128\nadd_1,256\n",
          R"({"in0":0,"in1":128,"mul_0":256,"add_0":384,"sin_0":0,"mul_1":128,"add_1":256})"}) {
        out.push_back({.kind = Kind::plan_file,
                       .format = text[0] == '{' ? "plan json" : "plan csv",
                       .origin = "a placement",
                       .bytes = bytes_of(text),
                       .name = text[0] == '{' ? "plan.json" : "plan.csv",
                       .beside = sample_beside(source)});
    }
    std::error_code error;
    for (fs::directory_iterator it(data / "delegated", error), end; !error && it != end; it.increment(error)) {
        Progress progress;
        const auto program = Engine().open(it->path().string(), progress);
        if (!program.ok() || it->file_size(error) > 96 << 10) continue;
        for (const Delegate& delegate : program.value()->methods.front().delegates) {
            const std::string_view payload = as_text(delegate.payload.bytes);
            out.push_back({.kind = Kind::xnnpack_payload, .origin = it->path().string(), .bytes = bytes_of(payload)});
        }
    }
}

/// Tensors that torch.save wrote into an archive: whole, and the pickle that each holds.
void add_saved_tensors(const Seed program, std::vector<Seed>& out) {
    const auto archive = pt2::ZipArchive::open(std::as_bytes(std::span(program.bytes)));
    if (!archive.ok()) return;
    for (const auto& [name, entry] : archive.value().entries()) {
        const auto saved = pt2::ZipArchive::open(entry.bytes);
        if (entry.is_compressed || !saved.ok()) continue;
        out.push_back({.kind = Kind::torch_save,
                       .origin = program.origin + ": " + name,
                       .bytes = bytes_of(as_text(entry.bytes))});
        for (const auto& [inner, held] : saved.value().entries()) {
            if (inner.ends_with("data.pkl") && !held.is_compressed)
                out.push_back({.kind = Kind::pickle,
                               .origin = program.origin + ": " + name + "/" + inner,
                               .bytes = bytes_of(as_text(held.bytes))});
        }
    }
}

/// The older layout, which stores weights so, and some others, which are much alike.
void add_saved_tensors(std::vector<Seed>& out) {
    constexpr std::size_t enough = 40;
    const std::size_t programs = out.size();
    for (const bool flat : {true, false}) {
        for (std::size_t i = 0; i < programs && out.size() < programs + enough; ++i) {
            if (out[i].kind == Kind::program && (out[i].format == "flat pt2") == flat) add_saved_tensors(out[i], out);
        }
    }
}

/// Two rows of three numbers, as NumPy saves them.
Bytes array() {
    std::string head = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
    constexpr std::size_t before = 10, align = 64;
    head.resize((before + head.size() + align) / align * align - before, ' ');
    head.back() = '\n';
    std::string out = "\x93NUMPY";
    out += {'\1', '\0', static_cast<char>(head.size()), '\0'};
    return bytes_of(out + head + std::string(24, '\0'));
}

/// Small files as other tools write them.
void add_texts_of_tools(std::vector<Seed>& out) {
    out.push_back({.kind = Kind::linker_map, .origin = "a linker map", .bytes = bytes_of(linker_map_text)});
    std::string vela;
    for (const auto& [name, data] : {std::pair(std::string("vela_bin_stream"), std::string()),
                                     {"cmd_data", std::string(24, 'c')},
                                     {"scratch_data", std::string(64, '\0')},
                                     {"vela_end_stream", {}}}) {
        std::string head(32, '\0');
        name.copy(head.data(), name.size());
        head[16] = static_cast<char>(data.size());
        vela += head + data + std::string((16 - data.size() % 16) % 16, '\0');
    }
    out.push_back({.kind = Kind::vela_payload, .origin = "a Vela stream", .bytes = bytes_of(vela)});
}

/// A run of two calls and an allocation, of the sound program.
void add_etdump(const fs::path& source, std::vector<Seed>& out) {
    namespace fb = etdump_schema;
    flatbuffers::FlatBufferBuilder builder;
    const auto call = [&](const char* name, std::uint64_t start, std::int32_t instruction, std::int32_t delegate) {
        const auto made =
            fb::CreateProfileEventDirect(builder, name, 0, instruction, delegate, nullptr, nullptr, start, start + 9);
        return fb::CreateEvent(builder, made);
    };
    const std::vector events{fb::CreateEvent(builder, 0, fb::CreateAllocationEvent(builder, 1, 64)),
                             call("native_call_add.out", 1, 0, -1), call("OPERATOR_CALL", 0, 0, -1),
                             call("step", 12, 1, 3), call("Method::execute", 0, 0, -1)};
    const std::vector allocators{fb::CreateAllocatorDirect(builder, "temp")};
    const std::vector runs{fb::CreateRunDataDirect(builder, "Execute", 0, &allocators, &events)};
    builder.FinishSizePrefixed(fb::CreateETDumpDirect(builder, 0, &runs), fb::ETDumpIdentifier());
    const auto* made = reinterpret_cast<const char*>(builder.GetBufferPointer());
    out.push_back({.kind = Kind::etdump,
                   .origin = "an ETDump",
                   .bytes = bytes_of({made, builder.GetSize()}),
                   .beside = sample_beside(source)});
}

/// Traces, tables, sessions and states written by this program.
void add_written(const fs::path& source, std::vector<Seed>& out) {
    const Folder folder;
    const Engine engine;
    Progress progress;
    const auto program = engine.open((source / "resources/samples/add_mul_sin/model_greedy.pte").string(), progress);
    if (!program.ok()) return;
    const auto outcome = engine.evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
    if (!outcome.ok()) return;
    out.push_back({.kind = Kind::session,
                   .origin = "a session that this program writes",
                   .bytes = bytes_of(to_json(session_of(starting_tuning(*program.value()), &outcome.value()))),
                   .beside = sample_beside(source)});
    const auto state = encode_tensors({{"k_cache", {DType::f32, {2, 3}, std::vector<std::byte>(24)}},
                                       {"steps", {DType::i64, {}, std::vector<std::byte>(8)}}});
    if (state.ok())
        out.push_back({.kind = Kind::state, .origin = "a state", .bytes = bytes_of(as_text(state.value()))});
    out.push_back({.kind = Kind::npy, .origin = "an array", .bytes = array()});
    for (const bool lifetimes : {false, true}) {
        for (const std::string_view name : {"seed.trace.json", "seed.csv"}) {
            const fs::path path = fs::path(folder.path()) / name;
            if (!engine
                     .export_to(path.string(), *program.value(), outcome.value(), false, progress,
                                {.trace_lifetimes = lifetimes})
                     .ok())
                continue;
            out.push_back({.kind = Kind::program,
                           .format = format_of(name),
                           .origin = "what this program writes",
                           .bytes = read(path)});
        }
    }
}

}  // namespace

std::vector<Seed> corpus(const std::string& source, std::size_t most_bytes) {
    std::vector<Seed> out;
    const char* given = std::getenv("ARENASCOPE_DATA");
    const fs::path data = given ? fs::path(given) : fs::path(source) / "../shared/data";
    add_folder(fs::path(source) / "tests/fuzz/seeds", most_bytes, out);  // files that once found a fault
    add_folder(fs::path(source) / "tests/data", most_bytes, out);
    add_folder(fs::path(source) / "resources/samples", most_bytes, out);
    for (const char* folder : {"variants", "delegated", "special", "tflite", "onnx", "allocation"})
        add_folder(data / folder, most_bytes, out);
    add_saved_tensors(out);
    add_written(fs::path(source), out);
    add_texts_of_tools(out);
    add_etdump(source, out);
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(source) / "resources/targets")) {
        out.push_back({.kind = Kind::target,
                       .origin = entry.path().string(),
                       .bytes = read(entry.path()),
                       .beside = sample_beside(source)});
    }
    out.push_back(
        {.kind = Kind::session,
         .origin = "a session",
         .bytes = bytes_of(
             R"({"arenascope_session":1,"program":"model.pt2","plan":{"planner":"auto","total_bytes":128,"places":{"a":[1,0,64],"b":[2,64,64]}},"tuning":)"
             R"({"align":16,"assigned":{"a":2,"b":1},"keep_loaded_plan":true,"lifetimes":"safe","method":"forward","options":{"nodes":200000,"seconds":1.5,)"
             R"("seed":1},"pinned":{"a":64},"plan_inputs":true,"plan_outputs":true,"plan_state":false,"planner":"auto","pools":[{"mem_id":1,"name":"SRAM",)"
             R"("capacity":262144,"align":32,"reserved":16,"tail":64},{"mem_id":2,"name":"PSRAM"}],"ranges":{"s0":[1,32]},"unplanned":["x"]},)"
             R"("edited":{"a":{"op":"aten::add.out","shape":"[s0, 64]","nth":2},"x":{"op":"","shape":"[4]","nth":0}},"baseline":{"planner":"greedy",)"
             R"("arenas":[{"mem_id":1,"name":"SRAM","bytes":4096},{"mem_id":2,"name":"PSRAM","bytes":0}],"tensors":{"a":64,"b":64,"x":16}}})"),
         .beside = sample_beside(source)});
    add_made_programs(source, out);
    add_tflite(out);
    add_tables(out);
    add_payloads(fs::path(source), data, out);
    out.push_back(
        {.kind = Kind::program,
         .format = "trace",
         .origin = "a lifetime trace",
         .bytes = bytes_of(
             R"({"traceEvents":[{"name":"a","cat":"memory_lifetime","ph":"X","ts":0,"dur":2,"pid":1,"tid":0,"args":{"op_name":"x","offset":0,"bytes":64}},)"
             R"({"name":"b","cat":"memory_lifetime","ph":"X","ts":1,"dur":3,"pid":2,"tid":1,"args":{"op_name":"y","offset":64,"bytes":32}}]})")});
    out.push_back({.kind = Kind::program,
                   .format = "csv",
                   .origin = "a full .csv",
                   .bytes = bytes_of("id,lower,upper,size,alignment,offset,mem_id,hint,gaps\n\"a,1\",0,4,64,16,0,1,,"
                                     "\nb,2,9,32,,,1,,\nc,4,6,8,8,128,2,,4-5\n")});
    return out;
}

}  // namespace arenascope::fuzz
