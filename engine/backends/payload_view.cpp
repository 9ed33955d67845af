#include "engine/backends/payload_view.h"

#include "engine/backends/vela_stream.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace arenascope {

namespace {

constexpr std::size_t longest = 200, per_line = 16;

bool is_printable(std::byte byte) { return byte >= std::byte{0x20} && byte < std::byte{0x7f}; }

enum class PayloadKind : std::uint8_t { bytes, text, flatbuffer, xnnpack, vela, vendor };

PayloadKind kind_of(ByteView payload) {
    const auto tag = slice(payload, 4, 4);
    if (tag && as_text(*tag) == "XH00") return PayloadKind::xnnpack;
    if (vela_blocks(payload)) return PayloadKind::vela;
    if (vendor_head(payload)) return PayloadKind::vendor;
    const auto is_text = [](std::byte byte) {
        return is_printable(byte) || byte == std::byte{'\n'} || byte == std::byte{'\t'};
    };
    if (!payload.empty() && std::all_of(payload.begin(), payload.end(), is_text)) return PayloadKind::text;
    const bool tagged = tag && std::all_of(tag->begin(), tag->end(), is_printable);
    const auto root = read_at<std::uint32_t>(payload, 0);
    return tagged && root && *root < payload.size() ? PayloadKind::flatbuffer : PayloadKind::bytes;
}

}  // namespace

std::string payload_kind(ByteView payload) {
    switch (kind_of(payload)) {
        case PayloadKind::xnnpack: return "XNNPACK payload";
        case PayloadKind::flatbuffer: return "flatbuffer " + std::string(as_text(*slice(payload, 4, 4)));
        case PayloadKind::text: return "text";
        case PayloadKind::vela: return "Vela stream for Ethos-U";
        case PayloadKind::vendor: return vendor_head(payload)->kind;
        case PayloadKind::bytes: break;
    }
    return "bytes";
}

std::vector<PayloadField> payload_header(ByteView payload) {
    std::vector<PayloadField> out;
    const auto number = [&]<class T>(std::size_t at, const char* name, T) {
        if (const auto value = read_at<T>(payload, at)) out.push_back({at, name, std::to_string(*value)});
    };
    const auto tag = [&](std::size_t at, const char* name) {
        const auto bytes = slice(payload, at, 4);
        if (bytes && std::all_of(bytes->begin(), bytes->end(), is_printable))
            out.push_back({at, name, std::string(as_text(*bytes))});
    };
    const PayloadKind kind = kind_of(payload);
    if (kind == PayloadKind::xnnpack) {
        tag(4, "magic");
        number(8, "header bytes", std::uint16_t{});
        number(10, "graph at", std::uint32_t{});
        number(14, "graph bytes", std::uint32_t{});
        number(18, "constants at", std::uint32_t{});
        number(22, "constant bytes", std::uint64_t{});
        if (const auto graph = read_at<std::uint32_t>(payload, 10)) tag(std::size_t{*graph} + 4, "identifier");
    } else if (kind == PayloadKind::flatbuffer) {
        number(0, "root at", std::uint32_t{});
        tag(4, "identifier");
    } else if (kind == PayloadKind::vendor) {
        out = vendor_head(payload)->fields;
    } else if (kind == PayloadKind::text) {
        const std::string_view text = as_text(payload);
        out.push_back({0, "first line", std::string(text.substr(0, std::min(text.find('\n'), longest)))});
    }
    const auto blocks = kind == PayloadKind::vela ? vela_blocks(payload) : std::nullopt;
    for (const VelaBlock& block : blocks ? *blocks : std::vector<VelaBlock>())
        out.push_back({block.byte, block.name, std::to_string(block.data.size())});
    out.push_back({0, "size", std::to_string(payload.size())});
    return out;
}

std::vector<PayloadText> payload_texts(ByteView payload, std::size_t least, std::size_t most) {
    std::vector<PayloadText> out;
    for (std::size_t at = 0; at < payload.size() && out.size() < most;) {
        std::size_t end = at;
        while (end < payload.size() && is_printable(payload[end])) ++end;
        if (end - at >= least)
            out.push_back({at, std::string(as_text(payload.subspan(at, std::min(end - at, longest))))});
        at = end + 1;
    }
    return out;
}

std::string hex_lines(ByteView payload, std::uint64_t offset, std::uint64_t count) {
    const std::uint64_t begin = std::min<std::uint64_t>(offset, payload.size());
    const ByteView part = payload.subspan(static_cast<std::size_t>(begin),
                                          static_cast<std::size_t>(std::min(count, payload.size() - begin)));
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
