// The .ptd file of a program's named constants.

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/formats/pte/pte_encode.h"
#include "engine/formats/pte/pte_external.h"
#include "schemas/flat_tensor_generated.h"

namespace arenascope::pte {
namespace {

namespace ptd = ::arenascope::ptd_schema;

constexpr std::size_t ptd_header_at = 8, ptd_header_bytes = 40;

template <class T>
void put(std::vector<std::byte>& bytes, std::size_t at, T value) {
    std::memcpy(bytes.data() + at, &value, sizeof(T));
}

std::uint64_t aligned(std::uint64_t at, std::int64_t align) {
    const auto step = static_cast<std::uint64_t>(align);
    return (at + step - 1) / step * step;
}

ByteView zeros(std::uint64_t count) {
    static constexpr std::array<std::byte, 65536> none{};
    return ByteView(none).first(static_cast<std::size_t>(std::min<std::uint64_t>(count, none.size())));
}

}  // namespace

Result<Pieces> write_external(const std::map<std::string, Storage::External>& tensors, const ExportOptions& options) {
    flatbuffers::FlatBufferBuilder builder;
    std::vector<flatbuffers::Offset<ptd::DataSegment>> segments;
    std::vector<flatbuffers::Offset<ptd::NamedData>> names;
    std::vector<std::uint64_t> offsets;
    const std::int64_t align = std::max(options.segment_align, options.constant_align);
    std::uint64_t end = 0;
    for (const auto& [name, external] : tensors) {
        offsets.push_back(aligned(end, align));
        end = offsets.back() + external.bytes.size();
        std::vector<std::int32_t> sizes;
        for (const std::int64_t size : external.tensor.upper) sizes.push_back(static_cast<std::int32_t>(size));
        const auto sizes_at = builder.CreateVector(sizes);
        const auto order_at = builder.CreateVector(external.tensor.dim_order);
        const auto layout =
            ptd::CreateTensorLayout(builder, static_cast<std::int8_t>(external.tensor.dtype), sizes_at, order_at);
        names.push_back(ptd::CreateNamedData(builder, builder.CreateString(name),
                                             static_cast<std::uint32_t>(segments.size()), layout));
        segments.push_back(ptd::CreateDataSegment(builder, offsets.back(), external.bytes.size()));
    }
    const auto segments_at = builder.CreateVector(segments);
    ptd::FinishFlatTensorBuffer(builder, ptd::CreateFlatTensor(builder, 0, segments_at, builder.CreateVector(names)));
    const auto* from = reinterpret_cast<const std::byte*>(builder.GetBufferPointer());
    const std::size_t size = builder.GetSize();
    const auto head = std::make_shared<std::vector<std::byte>>(from, from + ptd_header_at);
    head->resize(ptd_header_at + ptd_header_bytes);
    head->insert(head->end(), from + ptd_header_at, from + size);
    const std::uint64_t base = aligned(head->size(), align);
    put(*head, 0, read_at<std::uint32_t>(*head, 0).value_or(0) + static_cast<std::uint32_t>(ptd_header_bytes));
    std::memcpy(head->data() + ptd_header_at, "FH01", 4);
    put(*head, 12, static_cast<std::uint32_t>(ptd_header_bytes));
    put(*head, 16, static_cast<std::uint64_t>(ptd_header_at + ptd_header_bytes));
    put(*head, 24, static_cast<std::uint64_t>(size - ptd_header_at));
    put(*head, 32, base);
    put(*head, 40, end);
    Pieces out;
    out.kept.push_back(head);
    Pieces::File file{.suffix = std::string(external_constants_suffix), .parts = {}};
    file.parts.emplace_back(*head);
    std::uint64_t at = head->size();
    std::size_t index = 0;
    for (const auto& [name, external] : tensors) {
        for (std::uint64_t missing = base + offsets[index++] - at; missing > 0;) {
            file.parts.push_back(zeros(missing));
            at += file.parts.back().size();
            missing -= file.parts.back().size();
        }
        file.parts.push_back(external.bytes);
        at += external.bytes.size();
    }
    out.files.push_back(std::move(file));
    return out;
}

}  // namespace arenascope::pte
