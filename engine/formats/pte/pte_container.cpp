#include "engine/formats/pte/pte_container.h"

#include <algorithm>
#include <cstring>

#include "engine/formats/pte/pte.h"
#include "engine/formats/pte/pte_bundle.h"

namespace arenascope {

bool sniff_pte(ByteView file) {
    const auto id = slice(file, 4, 4);
    return (id && as_text(*id).substr(0, 3) == "ET1") || pte::is_bundle(file);
}

namespace pte {
namespace {

constexpr std::uint64_t sharing = 16;    // strings and lists that several tables of a valid file may share
constexpr std::size_t least_bytes = 64;  // the runtime's first read

struct Header {
    std::uint64_t program_bytes = 0, segment_base = 0;
};

Result<> check_identifier(ByteView file) {
    if (file.empty()) {
        return Error{
            .what = message("the file is empty"), .expected = message("a .pte program"), .code = ErrorCode::empty_file};
    }
    if (file.size() < 8 || !sniff_pte(file) || is_bundle(file)) {
        return Error{.what = message("not a .pte program"),
                     .place = "header",
                     .expected = message("the identifier ET12 at byte 4")};
    }
    const std::string id(as_text(file.subspan(4, 4)));
    if (id != "ET12") {
        return Error{.what = message("version {id} of the .pte format is not supported", id),
                     .place = "header",
                     .expected = message("ET12"),
                     .remedy = message("export the model again with a current ExecuTorch")};
    }
    if (file.size() < least_bytes) {
        return Error{.what = message("the file ends after {size} bytes", file.size()),
                     .place = "header",
                     .expected = message("at least 64 bytes"),
                     .remedy = message("the file is truncated; copy it again")};
    }
    return done;
}

Error truncated(const Message& what, std::uint64_t end, std::size_t have) {
    return Error{.what = message("{part} ends at byte {end}, the file has {size}", what, end, have),
                 .place = "header",
                 .expected = message("a complete file"),
                 .remedy = message("the file is truncated; copy it again")};
}

/// Without its magic there is no extended header: the program is the whole file and has no segments.
Result<Header> read_header(ByteView file) {
    Header header{.program_bytes = file.size()};
    if (as_text(file.subspan(header_at, 4)) != "eh00") return header;
    const std::uint32_t length = read_at<std::uint32_t>(file, header_at + 4).value_or(0);
    if (length < 24) {
        return Error{.what = message("extended header of {length} bytes", length),
                     .place = "header",
                     .expected = message("at least 24")};
    }
    const std::uint32_t root = read_at<std::uint32_t>(file, 0).value_or(0);
    if (root < header_at + 24) {
        return Error{.what = message("an extended header of {length} bytes, where the program begins at byte {offset}",
                                     length, root),
                     .place = "header",
                     .expected = message("a program after its header"),
                     .remedy = message("export the model again; ExecuTorch did not write this header")};
    }
    header.program_bytes = read_at<std::uint64_t>(file, header_at + 8).value_or(0);
    header.segment_base = read_at<std::uint64_t>(file, header_at + 16).value_or(0);
    if (header.program_bytes < least_bytes || header.program_bytes > file.size()) {
        return truncated(message("the program"), header.program_bytes, file.size());
    }
    const std::uint64_t segment_bytes = length >= 32 ? read_at<std::uint64_t>(file, header_at + 24).value_or(0) : 0;
    if (header.segment_base != 0 && header.segment_base < header.program_bytes) {
        return Error{.what = message("segments start at byte {offset}, inside the program of {size} bytes",
                                     header.segment_base, header.program_bytes),
                     .place = "header",
                     .expected = message("segments after the program")};
    }
    if (header.segment_base > file.size() || segment_bytes > file.size() - header.segment_base) {
        return truncated(message("segment data"), header.segment_base + segment_bytes, file.size());
    }
    return header;
}

Result<std::vector<ByteView>> read_segments(const fb::Program& root, const Header& header, ByteView file) {
    std::vector<ByteView> segments;
    if (!root.segments() || root.segments()->size() == 0) return segments;
    // ExecuTorch omits the header if all segments are empty.
    const auto has_bytes = [](const fb::DataSegment* segment) { return segment->size() > 0; };
    const auto& all = *root.segments();
    if (header.segment_base == 0 && std::any_of(all.begin(), all.end(), has_bytes)) {
        return Error{.what = message("the program has segments but no extended header with their start"),
                     .place = "header",
                     .expected = message("the magic eh00 at byte 8")};
    }
    const ByteView area = file.subspan(static_cast<std::size_t>(header.segment_base));
    for (std::uint32_t i = 0; i < root.segments()->size(); ++i) {
        const fb::DataSegment* segment = root.segments()->Get(i);
        const auto part = slice(area, segment->offset(), segment->size());
        if (!part) {
            return Error{.what = message("{bytes} bytes at {offset} lie outside the {size} bytes of segment data",
                                         segment->size(), segment->offset(), area.size()),
                         .place = "segment " + std::to_string(i),
                         .expected = message("a complete file"),
                         .remedy = message("the file is truncated or damaged; copy it again")};
        }
        segments.push_back(*part);
    }
    return segments;
}

}  // namespace

Result<> Container::spend(std::uint64_t elements) const {
    if (elements > budget) {
        return Error{.what = message("the program's lists hold more elements than its file has bytes"),
                     .expected = message("an undamaged file")};
    }
    budget -= elements;
    return done;
}

Result<ByteView> Container::segment(std::uint64_t index) const {
    if (index < segments.size()) return segments[static_cast<std::size_t>(index)];
    return Error{.what = message("segment {index} of {count}", index, segments.size()),
                 .expected = message("an index of a segment")};
}

Result<ByteView> Container::subsegment(const fb::SubsegmentOffsets* table, std::uint64_t index,
                                       std::int64_t bytes) const {
    const std::uint64_t count = table->offsets() ? table->offsets()->size() : 0;
    if (index >= count) {
        return Error{.what = message("data index {index} of {count}", index, count),
                     .expected = message("an index of stored data")};
    }
    TRY(const ByteView whole, segment(table->segment_index()));
    // Copied: flatbuffers verifies the alignment of a vector's length, not of its 8-byte elements.
    std::uint64_t offset = 0;
    std::memcpy(&offset, table->offsets()->Data() + index * sizeof offset, sizeof offset);
    const auto part = slice(whole, offset, static_cast<std::uint64_t>(bytes));
    if (part) return *part;
    return Error{.what = message("{bytes} bytes of data at {offset} lie outside segment {index} of {size} bytes", bytes,
                                 offset, table->segment_index(), whole.size()),
                 .expected = message("data inside its segment")};
}

Result<ByteView> Container::constant(std::uint64_t index, std::int64_t bytes) const {
    const fb::SubsegmentOffsets* table = root->constant_segment();
    if (table && table->offsets() && table->offsets()->size() > 0) return subsegment(table, index, bytes);
    const auto* inlined = root->constant_buffer();
    const std::uint64_t count = inlined ? inlined->size() : 0;
    if (index >= count) {
        return Error{.what = message("constant {index} of {count}", index, count),
                     .expected = message("an index of a stored constant")};
    }
    const auto* storage = inlined->Get(static_cast<flatbuffers::uoffset_t>(index))->storage();
    const std::uint64_t have = storage ? storage->size() : 0;
    if (have < static_cast<std::uint64_t>(bytes)) {
        return Error{.what = message("constant {index} has {bytes} bytes", index, have),
                     .expected = message("{bytes} bytes", bytes)};
    }
    if (bytes == 0) return ByteView{};
    return ByteView{reinterpret_cast<const std::byte*>(storage->data()), static_cast<std::size_t>(bytes)};
}

Result<ByteView> Container::initial_state(std::uint64_t index, std::int64_t bytes) const {
    const auto* tables = root->mutable_data_segments();
    if (!tables || tables->size() == 0) {
        return Error{.what = message("initial state {index} is not in the file", index),
                     .expected = message("mutable_data_segments")};
    }
    return subsegment(tables->Get(0), index, bytes);
}

Result<std::string> Container::text(const flatbuffers::String* string) const {
    if (!string) return std::string();
    CHECKED(spend(string->size()));
    return string->str();
}

Result<Container> open_container(const Data& given, const std::string& path, const std::vector<std::string>& external) {
    TRY(const Data file, without_bundle(given));
    CHECKED(check_identifier(file.bytes));
    TRY(const Header header, read_header(file.bytes));
    const auto size = static_cast<std::size_t>(header.program_bytes);
    if (size > FLATBUFFERS_MAX_BUFFER_SIZE) {
        return Error{.what = message("the program has {size} bytes", size),
                     .place = "header",
                     .expected = message("less than 2 GiB without its segments")};
    }
    const auto* start = reinterpret_cast<const std::uint8_t*>(file.bytes.data());
    flatbuffers::Verifier verifier(start, size);
    if (!fb::VerifyProgramBuffer(verifier)) {
        return Error{.what = message("the program is damaged: an offset in its flatbuffer points outside it"),
                     .place = "program",
                     .expected = message("an undamaged file"),
                     .remedy = message("copy or export it again")};
    }
    Container container{.file = file,
                        .root = fb::GetProgram(start),
                        .segments = {},
                        .budget = header.program_bytes * sharing + 65536,
                        .memory = GraphBudget(file.bytes.size()),
                        .external = std::make_shared<ExternalData>(path, external)};
    const auto* offsets = container.root->constant_segment() ? container.root->constant_segment()->offsets() : nullptr;
    const auto* inlined = container.root->constant_buffer();
    if (offsets && offsets->size() > 1 && inlined && inlined->size() > 0) {
        return Error{.what = message("constants are stored both inline and in a segment"),
                     .place = "program",
                     .expected = message("one of the two")};
    }
    TRY(container.segments, read_segments(*container.root, header, file.bytes));
    return container;
}

}  // namespace pte
}  // namespace arenascope
