#include "engine/formats/tflite/tflite_options.h"

#include <flatbuffers/flatbuffers.h>

#include <algorithm>
#include <array>

namespace arenascope::tflite {

namespace {

/// b: byte or flag, i: int, 1: int with the default 1, f: float, v: list of ints.
struct Row {
    std::string_view name, fields;
};
constexpr std::array rows{
    Row{"CONV_2D", "biib11"},
    Row{"DEPTHWISE_CONV_2D", "biiib11"},
    Row{"TRANSPOSE_CONV", "biib"},
    Row{"AVERAGE_POOL_2D", "biiiib"},
    Row{"MAX_POOL_2D", "biiiib"},
    Row{"L2_POOL_2D", "biiiib"},
    Row{"FULLY_CONNECTED", "bbbb"},
    Row{"SOFTMAX", "f"},
    Row{"CONCATENATION", "ib"},
    Row{"ADD", "bb"},
    Row{"SUB", "bb"},
    Row{"MUL", "b"},
    Row{"DIV", "b"},
    Row{"RESHAPE", "v"},
    Row{"SQUEEZE", "v"},
    Row{"SVDF", "ibb"},
    Row{"MEAN", "b"},
    Row{"SUM", "b"},
    Row{"REDUCE_MAX", "b"},
    Row{"REDUCE_MIN", "b"},
    Row{"REDUCE_PROD", "b"},
    Row{"REDUCE_ANY", "b"},
    Row{"REDUCE_ALL", "b"},
    Row{"STRIDED_SLICE", "iiiiib"},
    Row{"PACK", "ii"},
    Row{"UNPACK", "ii"},
    Row{"GATHER", "ii"},
    Row{"LEAKY_RELU", "f"},
    Row{"RESIZE_BILINEAR", "iibb"},
    Row{"RESIZE_NEAREST_NEIGHBOR", "bb"},
    Row{"UNIDIRECTIONAL_SEQUENCE_LSTM", "bffbb"},
    Row{"BATCH_MATMUL", "bbb"},
    Row{"SPACE_TO_DEPTH", "i"},
    Row{"DEPTH_TO_SPACE", "i"},
    Row{"MIRROR_PAD", "b"},
    Row{"CUMSUM", "bb"},
    Row{"GELU", "b"},
    Row{"ONE_HOT", "i"},
    Row{"L2_NORMALIZATION", "b"},
};

/// The bytes of a field inside the file; empty if the table does not have the field.
template <class T>
std::optional<T> field(const flatbuffers::Table& table, std::size_t index, ByteView file) {
    const auto slot = static_cast<flatbuffers::voffset_t>(4 + 2 * index);
    const std::uint8_t* at = table.GetAddressOf(slot);
    if (!at) return std::nullopt;
    const auto offset = static_cast<std::uint64_t>(reinterpret_cast<const std::byte*>(at) - file.data());
    return read_at<T>(file, offset);
}

void put_list(const flatbuffers::Table& table, std::size_t index, ByteView file, std::vector<double>& out) {
    constexpr std::uint32_t most = 16;  // the maximum number of dimensions of a tensor
    const auto ahead = field<std::uint32_t>(table, index, file);
    if (!ahead) return;
    const std::uint8_t* at = table.GetAddressOf(static_cast<flatbuffers::voffset_t>(4 + 2 * index));
    const auto start = static_cast<std::uint64_t>(reinterpret_cast<const std::byte*>(at) - file.data()) + *ahead;
    const std::uint32_t count = std::min(read_at<std::uint32_t>(file, start).value_or(0), most);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto item = read_at<std::int32_t>(file, start + 4 + std::uint64_t{4} * i);
        if (!item) return;
        out.push_back(*item);
    }
}

}  // namespace

std::vector<double> options_of(const fb::Operator& from, std::string_view name, ByteView file) {
    std::vector<double> out;
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.name == name; });
    if (row == rows.end()) return out;
    // The verifier has checked the table, but not its fields, so each field is read with a bounds check.
    const auto* table = reinterpret_cast<const flatbuffers::Table*>(from.builtin_options());
    for (std::size_t i = 0; i < row->fields.size(); ++i) {
        switch (row->fields[i]) {
            case 'b': out.push_back(table ? field<std::int8_t>(*table, i, file).value_or(0) : 0); break;
            case 'i': out.push_back(table ? field<std::int32_t>(*table, i, file).value_or(0) : 0); break;
            case '1': out.push_back(table ? field<std::int32_t>(*table, i, file).value_or(1) : 1); break;
            case 'f': out.push_back(table ? static_cast<double>(field<float>(*table, i, file).value_or(0)) : 0); break;
            case 'v':
                if (table) put_list(*table, i, file, out);
                break;
            default: break;
        }
    }
    return out;
}

}  // namespace arenascope::tflite
