// The libFuzzer targets. Called as fuzz_FORMAT, the program tests that importer and passes on only bytes that it would
// take. The mutator knows the structure: checksums of a zip, aligned words and shared offsets of a flatbuffer, numbers
// in text. Companion files come from the corpus of real files.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "engine/formats/format.h"
#include "tests/fuzz/corpus.h"

using namespace arenascope;
using namespace arenascope::fuzz;

namespace {

/// The format, from the program's own name.
std::string& wanted() {
    static std::string name;
    return name;
}

const Format* importer() {
    const std::string id = wanted() == "flat_pt2" ? "pt2" : wanted();  // one reader, two layouts
    for (const Format& format : builtin_formats()) {
        if (name_of(format.id) == id) return &format;
    }
    return nullptr;
}

/// Real files of this importer.
const std::vector<Seed>& examples() {
    static const std::vector<Seed> seeds = [] {
        std::vector<Seed> all = corpus(ARENASCOPE_SOURCE_DIR, std::size_t{96} << 10U);
        std::string label = wanted() == "chrome_trace" ? "trace" : wanted();
        std::replace(label.begin(), label.end(), '_', ' ');
        std::erase_if(all, [&](const Seed& seed) { return label_of(seed) != label; });
        if (all.empty()) {
            std::fprintf(stderr, "FUZZ: no seed for '%s'\n", wanted().c_str());
            std::abort();  // an empty corpus would find no faults
        }
        return all;
    }();
    return seeds;
}

}  // namespace

/// Real files go into the folder of the corpus, which is the first argument.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    const std::string program = (*argv)[0];
    wanted() = program.substr(program.rfind("fuzz_") + 5);
    for (int i = 1; i < *argc; ++i) {
        const std::string folder = (*argv)[i];
        if (folder.starts_with("-")) continue;
        for (std::size_t k = 0; k < examples().size(); ++k) {
            const Bytes& bytes = examples()[k].bytes;
            std::ofstream(folder + "/seed-" + std::to_string(k), std::ios::binary)
                .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        }
        break;
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static const Folder folder;
    static Tally tally;
    static const Format* const format = importer();
    static const Seed* const seed = examples().empty() ? nullptr : &examples().front();
    const Bytes bytes(data, data + size);
    Progress progress;
    if (format) {
        if (!format->sniff || !format->sniff(std::as_bytes(std::span(bytes)))) return -1;
        try_bytes(Kind::program, "case", bytes, {}, folder, progress, tally);
    } else if (seed) {
        try_bytes(seed->kind, seed->name, bytes, seed->beside, folder, progress, tally);
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t most,
                                               unsigned int seed) {
    Random random(seed);
    Bytes bytes(data, data + size);
    mutate(bytes, Bytes(bytes), random);
    const std::size_t count = std::min(bytes.size(), most);
    std::memcpy(data, bytes.data(), count);
    return count;
}
