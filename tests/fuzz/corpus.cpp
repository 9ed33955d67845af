#include "tests/fuzz/corpus.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace arenascope::fuzz {

namespace {

namespace fs = std::filesystem;

Bytes read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

/// The small .bin files that recorded runs name.
std::vector<Neighbour> values_of(const fs::path& io_json) {
    constexpr std::uintmax_t most = 4096;
    std::vector<Neighbour> out;
    std::error_code error;
    for (fs::directory_iterator it(io_json.parent_path(), error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() == ".bin" && it->file_size(error) <= most) out.push_back({it->path().filename().string(), read(it->path())});
    }
    return out;
}

void add_folder(const fs::path& folder, std::size_t most_bytes, std::vector<Seed>& out) {
    static constexpr std::array<std::string_view, 7> suffixes{".pt2", ".pte", ".tflite", ".onnx", ".csv", ".trace.json", "_trace.json"};
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->is_regular_file(error) && it->file_size(error) <= most_bytes) found.push_back(it->path());
    }
    std::sort(found.begin(), found.end());
    for (const fs::path& path : found) {
        const std::string name = path.filename().string();
        const bool program = std::any_of(suffixes.begin(), suffixes.end(), [&](std::string_view s) { return name.ends_with(s); });
        if (program) out.push_back({.kind = Kind::program, .origin = path.string(), .bytes = read(path)});
        if (name == "io.json") out.push_back({.kind = Kind::vectors, .origin = path.string(), .bytes = read(path), .name = name, .beside = values_of(path)});
        if (!name.ends_with(".ptd")) continue;
        fs::path owner = path.parent_path() / (name.substr(0, name.find('.')) + ".pte");
        if (fs::exists(owner, error)) {
            out.push_back({.kind = Kind::external_data, .origin = path.string(), .bytes = read(path), .name = name,
                           .beside = {{owner.filename().string(), read(owner)}}});
        }
    }
}

}  // namespace

std::vector<Seed> corpus(const std::string& source, std::size_t most_bytes) {
    std::vector<Seed> out;
    const char* given = std::getenv("ARENASCOPE_DATA");
    const fs::path data = given ? fs::path(given) : fs::path(source) / "../shared/data";
    add_folder(fs::path(source) / "tests/data", most_bytes, out);
    add_folder(fs::path(source) / "resources/samples", most_bytes, out);
    for (const char* folder : {"variants", "delegated", "special", "tflite", "onnx", "allocation"}) add_folder(data / folder, most_bytes, out);
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(source) / "resources/targets")) {
        out.push_back({.kind = Kind::target, .origin = entry.path().string(), .bytes = read(entry.path())});
    }
    out.push_back({.kind = Kind::session, .origin = "a session", .bytes = bytes_of(
        R"({"arenascope_session":1,"program":"model.pt2","plan":{"planner":"auto","total_bytes":128,"places":{"a":[1,0,64],"b":[2,64,64]}},"tuning":)"
        R"({"align":16,"assigned":{"a":2,"b":1},"keep_loaded_plan":true,"lifetimes":"safe","method":"forward","options":{"nodes":200000,"seconds":1.5,)"
        R"("seed":1},"pinned":{"a":64},"plan_inputs":true,"plan_outputs":true,"plan_state":false,"planner":"auto","pools":[{"mem_id":1,"name":"SRAM",)"
        R"("capacity":262144,"align":32,"reserved":16,"tail":64},{"mem_id":2,"name":"PSRAM"}],"ranges":{"s0":[1,32]},"unplanned":["x"]}})")});
    out.push_back({.kind = Kind::program, .origin = "a lifetime trace", .bytes = bytes_of(
        R"({"traceEvents":[{"name":"a","cat":"memory_lifetime","ph":"X","ts":0,"dur":2,"pid":1,"tid":0,"args":{"op_name":"x","offset":0,"bytes":64}},)"
        R"({"name":"b","cat":"memory_lifetime","ph":"X","ts":1,"dur":3,"pid":2,"tid":1,"args":{"op_name":"y","offset":64,"bytes":32}}]})")});
    out.push_back({.kind = Kind::program, .origin = "a full .csv", .bytes = bytes_of(
        "id,lower,upper,size,alignment,offset,mem_id,hint,gaps\n\"a,1\",0,4,64,16,0,1,,\nb,2,9,32,,,1,,\nc,4,6,8,8,128,2,,4-5\n")});
    return out;
}

}  // namespace arenascope::fuzz
