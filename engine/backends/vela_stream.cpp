#include "engine/backends/vela_stream.h"

#include <algorithm>

namespace arenascope {

namespace {

constexpr std::size_t name_bytes = 16, header_bytes = 32, data_align = 16, most_blocks = 1000;
constexpr std::string_view first_block = "vela_bin_stream", last_block = "vela_end_stream";

std::string name_at(ByteView bytes) {
    const std::string_view text = as_text(bytes);
    return std::string(text.substr(0, std::min(text.find('\0'), text.size())));
}

const VelaBlock* find_block(const std::vector<VelaBlock>& blocks, std::string_view name) {
    const auto found =
        std::find_if(blocks.begin(), blocks.end(), [name](const VelaBlock& block) { return block.name == name; });
    return found == blocks.end() ? nullptr : &*found;
}

}  // namespace

std::optional<std::vector<VelaBlock>> vela_blocks(ByteView payload) {
    std::vector<VelaBlock> out;
    std::size_t at = 0;
    while (out.size() < most_blocks) {
        const auto name = slice(payload, at, name_bytes);
        const auto size = read_at<std::uint32_t>(payload, at + name_bytes);
        if (!name || (out.empty() && at == 0 && name_at(*name) != first_block)) return std::nullopt;
        if (name_at(*name) == last_block) return out;
        if (!size) return std::nullopt;
        const auto data = slice(payload, at + header_bytes, *size);
        if (!data) return std::nullopt;
        if (at > 0) out.push_back({.name = name_at(*name), .data = *data, .byte = at});
        at += header_bytes + (data->size() + data_align - 1) / data_align * data_align;
    }
    return std::nullopt;
}

std::optional<std::int64_t> vela_scratch_bytes(const std::vector<VelaBlock>& blocks) {
    if (const VelaBlock* data = find_block(blocks, "scratch_data")) return static_cast<std::int64_t>(data->data.size());
    const VelaBlock* size = find_block(blocks, "scratch_size");
    const auto bytes = size ? read_at<std::uint32_t>(size->data, 0) : std::nullopt;
    return bytes ? std::optional<std::int64_t>(*bytes) : std::nullopt;
}

}  // namespace arenascope
