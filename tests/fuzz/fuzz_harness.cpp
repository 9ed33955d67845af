// fuzz_harness NAME [--seeds A:B] [--keep FOLDER] [--one]: cases of seeds A up to B (outside; 0:1000), each in a child
// process; those that fail become files in FOLDER ($FUZZ_KEEP, else the folder that it is called in) with the command
// that shows them. --one: seed A in this process, for a debugger. `fuzz_harness` alone lists the harnesses, and
// `fuzz_harness --kind` says whether this program has sanitizers.

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>

#include "tests/fuzz/children.h"
#include "tests/fuzz/harness.h"

namespace arenascope::fuzz {

std::span<const HarnessRow> harnesses() {
    static constexpr std::array list{
        HarnessRow{"operators", "one operator a program, by schema: sizes, strides, types, aliasing", operators_harness,
                   1000},
        HarnessRow{"programs", "files of every format, changed by their object model", programs_harness, 500},
        HarnessRow{"pte", "of these only .pte", []() -> Harness& { return programs_of("pte"); }, 1000},
        HarnessRow{"pt2", "only .pt2", []() -> Harness& { return programs_of("pt2"); }, 500},
        HarnessRow{"onnx", "only .onnx", []() -> Harness& { return programs_of("onnx"); }, 1000},
        HarnessRow{"tflite", "only .tflite", []() -> Harness& { return programs_of("tflite"); }, 1000},
        HarnessRow{"xnnpack", "only payloads of XNNPACK", []() -> Harness& { return programs_of("xnnpack payload"); },
                   1000},
        HarnessRow{"offsets", "planted offsets: the verifier against the results of runs", offsets_harness, 1000},
        HarnessRow{"tunings", "random tunings of sound programs: results and exports stay the same", tunings_harness,
                   200},
        HarnessRow{"files", "hostile files as they are, in every use", files_harness, 20},
    };
    return list;
}

Random random_of(std::string_view harness, std::uint64_t seed) {
    std::uint64_t mixed = seed * 0x9E3779B97F4A7C15U + 1;
    for (const char c : harness) mixed = (mixed ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return Random(mixed);
}

std::string keep_file(const std::string& folder, const std::string& name, const Bytes& bytes) {
    const std::string path = folder + "/" + name;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return path;
}

namespace {

using ull = unsigned long long;

struct Line {
    const HarnessRow* row = nullptr;
    std::uint64_t first = 0, end = 1000;
    std::string keep = ".";
    bool is_one = false;
};

std::optional<Line> read_line(int argc, char** argv) {
    Line line;
    if (const char* folder = std::getenv("FUZZ_KEEP")) line.keep = folder;
    for (const HarnessRow& row : harnesses())
        if (argc > 1 && row.name == argv[1]) line.row = &row;
    if (!line.row) return std::nullopt;
    for (int i = 2; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--one") {
            line.is_one = true;
        } else if (word == "--seeds" && i + 1 < argc) {
            char* colon = nullptr;
            line.first = std::strtoull(argv[++i], &colon, 10);
            line.end = *colon == ':' ? std::strtoull(colon + 1, nullptr, 10) : line.first + 1;
        } else if (word == "--keep" && i + 1 < argc) {
            line.keep = argv[++i];
        } else {
            return std::nullopt;
        }
    }
    return line;
}

int try_one(Harness& harness, std::uint64_t seed, Counts& counts) {
    harness.talks = true;
    harness.begin();
    Progress progress;
    static_cast<void>(harness.try_case(seed, progress, counts));
    harness.end();
    return 0;
}

}  // namespace

}  // namespace arenascope::fuzz

int main(int argc, char** argv) {
    using namespace arenascope::fuzz;
    if (argc == 2 && std::string_view(argv[1]) == "--kind") {
        std::printf("%s\n", build_kind().data());
        return 0;
    }
    const auto line = read_line(argc, argv);
    if (!line) {
        std::fprintf(stderr, "fuzz_harness NAME [--seeds A:B] [--keep FOLDER] [--one]\n");
        for (const HarnessRow& row : harnesses())
            std::fprintf(stderr, "  %-10s %s\n", row.name.data(), row.summary.data());
        return 2;
    }
    Harness& harness = line->row->make();
    auto& counts = shared_with_children<Counts>();
    if (line->is_one) return try_one(harness, line->first, counts);
    Work work;
    work.per_child = line->row->per_child;
    work.begin = [&] { harness.begin(); };
    work.end = [&] { harness.end(); };
    work.one = [&](std::uint64_t seed, arenascope::Progress& progress) {
        return harness.try_case(seed, progress, counts);
    };
    work.failed = [&](std::uint64_t seed, const std::string& why) {
        const std::string shown = harness.keep(seed, line->keep);
        std::fprintf(stderr, "%s seed %llu: %s\n  %s\n", line->row->name.data(), static_cast<ull>(seed), why.c_str(),
                     shown.c_str());
    };
    const auto [failures, end] = run_in_children(work, line->first, line->end);
    // One line, for the record of a campaign.
    std::printf("%s %llu:%llu failures %llu", line->row->name.data(), static_cast<ull>(line->first),
                static_cast<ull>(end), static_cast<ull>(failures));
    const auto words = harness.counted();
    for (std::size_t i = 0; i < words.size() && i < most_counts; ++i)
        std::printf(", %s %llu", words[i].c_str(), static_cast<ull>(counts[i]));
    std::printf("\n");
    constexpr std::uint64_t enough = 1000;
    const std::string idle = line->end - line->first >= enough ? harness.idle(counts) : "";
    if (!idle.empty()) std::fprintf(stderr, "FUZZ: %s: %s\n", line->row->name.data(), idle.c_str());
    return failures == 0 && idle.empty() ? 0 : 1;
}
