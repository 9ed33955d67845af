#include "engine/backends/blob_view.h"

#include "engine/backends/blob_heads.h"
#include "engine/backends/vela_stream.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace arenascope {

namespace {

constexpr std::size_t longest = 200, per_line = 16;

bool is_printable(std::byte byte) { return byte >= std::byte{0x20} && byte < std::byte{0x7f}; }

enum class BlobKind : std::uint8_t { bytes, text, flatbuffer, xnnpack, vela, vendor };

BlobKind kind_of(ByteView blob) {
    const auto tag = slice(blob, 4, 4);
    if (tag && as_text(*tag) == "XH00") return BlobKind::xnnpack;
    if (vela_blocks(blob)) return BlobKind::vela;
    if (vendor_head(blob)) return BlobKind::vendor;
    const auto is_text = [](std::byte byte) {
        return is_printable(byte) || byte == std::byte{'\n'} || byte == std::byte{'\t'};
    };
    if (!blob.empty() && std::all_of(blob.begin(), blob.end(), is_text)) return BlobKind::text;
    const bool tagged = tag && std::all_of(tag->begin(), tag->end(), is_printable);
    const auto root = read_at<std::uint32_t>(blob, 0);
    return tagged && root && *root < blob.size() ? BlobKind::flatbuffer : BlobKind::bytes;
}

}  // namespace

std::string blob_kind(ByteView blob) {
    switch (kind_of(blob)) {
        case BlobKind::xnnpack: return "XNNPACK payload";
        case BlobKind::flatbuffer: return "flatbuffer " + std::string(as_text(*slice(blob, 4, 4)));
        case BlobKind::text: return "text";
        case BlobKind::vela: return "Vela stream for Ethos-U";
        case BlobKind::vendor: return vendor_head(blob)->kind;
        case BlobKind::bytes: break;
    }
    return "bytes";
}

std::vector<BlobField> blob_header(ByteView blob) {
    std::vector<BlobField> out;
    const auto number = [&]<class T>(std::size_t at, const char* name, T) {
        if (const auto value = read_at<T>(blob, at)) out.push_back({at, name, std::to_string(*value)});
    };
    const auto tag = [&](std::size_t at, const char* name) {
        const auto bytes = slice(blob, at, 4);
        if (bytes && std::all_of(bytes->begin(), bytes->end(), is_printable))
            out.push_back({at, name, std::string(as_text(*bytes))});
    };
    const BlobKind kind = kind_of(blob);
    if (kind == BlobKind::xnnpack) {
        tag(4, "magic");
        number(8, "header bytes", std::uint16_t{});
        number(10, "graph at", std::uint32_t{});
        number(14, "graph bytes", std::uint32_t{});
        number(18, "constants at", std::uint32_t{});
        number(22, "constant bytes", std::uint64_t{});
        if (const auto graph = read_at<std::uint32_t>(blob, 10)) tag(std::size_t{*graph} + 4, "identifier");
    } else if (kind == BlobKind::flatbuffer) {
        number(0, "root at", std::uint32_t{});
        tag(4, "identifier");
    } else if (kind == BlobKind::vendor) {
        out = vendor_head(blob)->fields;
    } else if (kind == BlobKind::text) {
        const std::string_view text = as_text(blob);
        out.push_back({0, "first line", std::string(text.substr(0, std::min(text.find('\n'), longest)))});
    }
    const auto blocks = kind == BlobKind::vela ? vela_blocks(blob) : std::nullopt;
    for (const VelaBlock& block : blocks ? *blocks : std::vector<VelaBlock>())
        out.push_back({block.byte, block.name, std::to_string(block.data.size())});
    out.push_back({0, "size", std::to_string(blob.size())});
    return out;
}

std::vector<BlobText> blob_texts(ByteView blob, std::size_t least, std::size_t most) {
    std::vector<BlobText> out;
    for (std::size_t at = 0; at < blob.size() && out.size() < most;) {
        std::size_t end = at;
        while (end < blob.size() && is_printable(blob[end])) ++end;
        if (end - at >= least) out.push_back({at, std::string(as_text(blob.subspan(at, std::min(end - at, longest))))});
        at = end + 1;
    }
    return out;
}

std::string hex_lines(ByteView blob, std::uint64_t offset, std::uint64_t count) {
    const std::uint64_t begin = std::min<std::uint64_t>(offset, blob.size());
    const ByteView part =
        blob.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(std::min(count, blob.size() - begin)));
    std::string out;
    std::array<char, 32> text{};
    for (std::size_t line = 0; line < part.size(); line += per_line) {
        std::snprintf(text.data(), text.size(), "%08llx ", static_cast<unsigned long long>(begin + line));
        out += text.data();
        std::string right;
        for (std::size_t i = line; i < line + per_line; ++i) {
            if (i >= part.size()) {
                out += "   ";
                continue;
            }
            std::snprintf(text.data(), text.size(), " %02x", std::to_integer<unsigned>(part[i]));
            out += text.data();
            right += is_printable(part[i]) ? static_cast<char>(part[i]) : '.';
        }
        out += "  " + right + "\n";
    }
    return out;
}

}  // namespace arenascope
