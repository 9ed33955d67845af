// A libFuzzer target. FUZZ_FORMAT names the importer: only bytes that it would take are passed on. The mutator knows
// the structure: checksums of a zip, aligned words and shared offsets of a flatbuffer, numbers in text.

#include <algorithm>
#include <cstring>

#include "engine/formats/format.h"
#include "tests/fuzz/subject.h"

using namespace arenascope;
using namespace arenascope::fuzz;

namespace {

const Format* format_by_id(std::string_view id) {
    for (const Format& format : builtin_formats()) {
        if (format.id == id) return &format;
    }
    return nullptr;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static const Folder folder;
    static Tally tally;
    const Bytes bytes(data, data + size);
    constexpr std::string_view wanted = FUZZ_FORMAT;
    Progress progress;
    if (wanted == "session" || wanted == "target" || wanted == "vectors") {
        const Kind kind = wanted == "session" ? Kind::session : wanted == "target" ? Kind::target : Kind::vectors;
        try_bytes(kind, "case", bytes, {}, folder, progress, tally);
        return 0;
    }
    for (const Kind kind : {Kind::demo_blob, Kind::opencl_blob, Kind::xnnpack_blob}) {
        std::string id(name_of(kind));
        std::replace(id.begin(), id.end(), ' ', '_');
        if (id != wanted) continue;
        try_bytes(kind, "case", bytes, {}, folder, progress, tally);
        return 0;
    }
    const Format* format = format_by_id(wanted);
    if (!format || !format->sniff || !format->sniff(std::as_bytes(std::span(bytes)))) return -1;
    try_bytes(Kind::program, "case", bytes, {}, folder, progress, tally);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t most, unsigned int seed) {
    Random random(seed);
    Bytes bytes(data, data + size);
    mutate(bytes, Bytes(bytes), random);
    const std::size_t count = std::min(bytes.size(), most);
    std::memcpy(data, bytes.data(), count);
    return count;
}
