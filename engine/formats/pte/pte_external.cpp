#include "engine/formats/pte/pte_external.h"

#include <set>
#include <string_view>

#include "engine/base/file.h"
#include "engine/base/text.h"
#include "schemas/flat_tensor_generated.h"

namespace arenascope::pte {
namespace {

constexpr char external_mark = 0;  // owners of external data point here, and own the file

namespace fb = ::arenascope::ptd_schema;

constexpr std::size_t header_bytes = 48;  // root offset, identifier, extended header
constexpr std::uint32_t most_dimensions = 16;

Error damaged(const std::string& path, const Message& what) {
    return Error{.what = what,
                 .place = path,
                 .expected = message("an undamaged FT01 file"),
                 .remedy = message("copy the .ptd again or export the model again")};
}

}  // namespace

std::vector<std::string> external_candidates(const std::string& program) {
    const std::size_t slash = program.rfind('/');
    const std::string folder = slash == std::string::npos ? std::string() : program.substr(0, slash + 1);
    const std::size_t dot = program.rfind('.');
    const bool has_suffix = dot != std::string::npos && (slash == std::string::npos || dot > slash);
    const std::string stem = has_suffix ? program.substr(0, dot) : program;
    return {stem + std::string(external_constants_suffix), stem + ".ptd",
            folder + std::string(external_constants_suffix.substr(1))};
}

std::string ExternalData::given_text() const {
    std::string text;
    for (const std::string& path : given_) append_item(text, ", ", path);
    return text;
}

Result<> ExternalData::open_given() {
    for (const std::string& path : given_) {
        auto file = MappedFile::open(path);
        if (!file.ok()) {
            Error error = std::move(file).error();
            return Error{.what = message("the given .ptd {fault}", error.what),
                         .place = path,
                         .expected = message("the .ptd that came with the program"),
                         .remedy = std::move(error.remedy)};
        }
        const std::shared_ptr<const MappedFile> mapped = std::move(file).take();
        CHECKED(read(path, Data{mapped->bytes(), mapped}));
    }
    is_open_ = true;
    return done;
}

Result<> ExternalData::check_needed() const {
    if (given_.empty() || is_open_) return done;
    return Error{
        .what = message("no constant of this program is in an external file, but --data names {file}", given_text()),
        .remedy = message("leave --data out")};
}

Result<> ExternalData::open() {
    if (!given_.empty()) return open_given();
    is_open_ = true;
    for (const std::string& path : external_candidates(program_path_)) {
        auto file = MappedFile::open(path);
        if (file.ok()) {
            looked_for_.clear();
            const std::shared_ptr<const MappedFile> mapped = std::move(file).take();
            return read(path, Data{mapped->bytes(), mapped});
        }
        append_item(looked_for_, " or ", path.substr(path.rfind('/') + 1));
    }
    return done;
}

Message ExternalData::missing() const {
    if (missing_ == 0) return {};
    return message(
        "{constants} constants are missing; put {file} in the program's folder, or pass the .ptd with --data", missing_,
        looked_for_);
}

Result<> ExternalData::read(const std::string& path, const Data& file) {
    const auto start = read_at<std::uint64_t>(file.bytes, 16), size = read_at<std::uint64_t>(file.bytes, 24);
    const auto base = read_at<std::uint64_t>(file.bytes, 32), data_bytes = read_at<std::uint64_t>(file.bytes, 40);
    if (!data_bytes || as_text(file.bytes.subspan(4, 8)) != "FT01FH01")
        return damaged(path, message("not a .ptd file"));
    if (*start < header_bytes || !slice(file.bytes, *start, *size))
        return damaged(path, message("its header points outside it"));
    const auto segments = slice(file.bytes, *base, *data_bytes);
    if (!segments) return damaged(path, message("its segments lie outside it"));
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(file.bytes.data());
    flatbuffers::Verifier verifier(bytes, static_cast<std::size_t>(*start + *size));
    if (*start + *size >= FLATBUFFERS_MAX_BUFFER_SIZE || !fb::VerifyFlatTensorBuffer(verifier)) {
        return damaged(path, message("an offset in its flatbuffer points outside it"));
    }
    const fb::FlatTensor* root = fb::GetFlatTensor(bytes);
    const std::uint32_t count = root->segments() ? root->segments()->size() : 0;
    const std::uint32_t names = root->named_data() ? root->named_data()->size() : 0;
    std::set<std::string_view> seen;
    for (std::uint32_t i = 0; i < names; ++i) {
        const fb::NamedData* from = root->named_data()->Get(i);
        const fb::TensorLayout* layout = from->tensor_layout();
        if (!from->key() || !layout || !layout->sizes()) continue;
        const std::string name = from->key()->str();
        if (!seen.insert(from->key()->string_view()).second)
            return damaged(path, message("'{name}' appears twice", name));
        if (layout->sizes()->size() > most_dimensions) {
            return damaged(path, message("'{name}' has {count} dimensions", name, layout->sizes()->size()));
        }
        if (from->segment_index() >= count) {
            return damaged(path,
                           message("'{name}' is in segment {index} of {count}", name, from->segment_index(), count));
        }
        const fb::DataSegment* segment = root->segments()->Get(from->segment_index());
        const auto part = slice(*segments, segment->offset(), segment->size());
        if (!part) return damaged(path, message("'{name}' lies outside it, at byte {offset}", name, segment->offset()));
        Entry entry{.data = {*part, file.owner}, .dtype = static_cast<DType>(layout->scalar_type()), .sizes = {}};
        entry.sizes.assign(layout->sizes()->begin(), layout->sizes()->end());
        entries_.insert_or_assign(from->key()->str(), std::move(entry));
    }
    return done;
}

Result<std::optional<Data>> ExternalData::find(const std::string& name, const Tensor& tensor) {
    if (!is_open_) CHECKED(open().in("'" + name + "'"));
    if (!looked_for_.empty()) {
        ++missing_;
        return std::optional<Data>();
    }
    const std::string which = given_.empty() ? "the .ptd file" : given_text();
    const auto at = entries_.find(name);
    if (at == entries_.end()) {
        return Error{.what = message("{files} has no data for this tensor", which),
                     .place = "'" + name + "'",
                     .expected = message("the .ptd that came with the program")};
    }
    const Entry& entry = at->second;
    const auto bytes = static_cast<std::uint64_t>(tensor.bytes().value_or(0));
    if (entry.dtype != tensor.dtype || entry.sizes != tensor.upper || entry.data.bytes.size() < bytes) {
        return Error{.what = message("{files} has another tensor of this name", which),
                     .place = "'" + name + "'",
                     .expected = message("the program's type and sizes")};
    }
    return std::optional(Data{entry.data.bytes.subspan(0, static_cast<std::size_t>(bytes)),
                              std::shared_ptr<const void>(entry.data.owner, &external_mark)});
}

bool is_external_data(const Data& data) { return data.owner.get() == &external_mark; }

}  // namespace arenascope::pte
