#include "engine/backends/payload_heads.h"

#include <algorithm>
#include <array>

#include "engine/base/json.h"

namespace arenascope {

namespace {

template <class T>
void add_number(ByteView payload, std::uint64_t at, const char* name, std::vector<PayloadField>& out) {
    if (const auto value = read_at<T>(payload, at)) out.push_back({at, name, std::to_string(*value)});
}

/// ExecuTorch's wrapper around the payload of the SDK's compiler: a magic number, a signature, a size.
std::optional<PayloadHead> qnn_head(ByteView payload) {
    constexpr std::uint32_t of_context = 0x5678ABCD, of_online = 0x1234ABCD;
    constexpr std::uint64_t size_at = 12, padded = 256, packed = 20;
    const auto magic = read_at<std::uint32_t>(payload, 0);
    if (magic == of_online) {
        PayloadHead out{.kind = "QNN graph, compiled on the device", .fields = {}};
        add_number<std::uint32_t>(payload, 4, "graph bytes", out.fields);
        add_number<std::uint64_t>(payload, 8, "tensor bytes", out.fields);
        return out;
    }
    const auto size = read_at<std::uint64_t>(payload, size_at);
    if (magic != of_context || !size) return std::nullopt;
    PayloadHead out{.kind = "QNN context binary", .fields = {}};
    add_number<std::int64_t>(payload, 4, "signature", out.fields);
    add_number<std::uint64_t>(payload, size_at, "context bytes", out.fields);
    for (const std::uint64_t at : {padded, packed}) {  // newer exporters pad the header
        if (!slice(payload, at, *size)) continue;
        out.fields.push_back({at, "context at", std::to_string(at)});
        break;
    }
    return out;
}

/// Offsets and sizes of three parts, the last of which ends at the end of the payload.
std::optional<PayloadHead> openvino_head(ByteView payload) {
    constexpr std::array<const char*, 3> parts{"description", "weights", "model"};
    std::uint64_t end = parts.size() * 16;
    PayloadHead out{.kind = "OpenVINO compiled model", .fields = {}};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::uint64_t field = i * 16;
        const auto at = read_at<std::uint64_t>(payload, field), size = read_at<std::uint64_t>(payload, field + 8);
        if (!at || !size || *at < end || !slice(payload, *at, *size)) return std::nullopt;
        end = *at + *size;
        out.fields.push_back({field, std::string(parts[i]) + " at", std::to_string(*at)});
        out.fields.push_back({field + 8, std::string(parts[i]) + " bytes", std::to_string(*size)});
    }
    return end == payload.size() ? std::optional(std::move(out)) : std::nullopt;
}

/// Magic, then the positions of the graph and the constants.
std::optional<PayloadHead> vulkan_head(ByteView payload) {
    const auto magic = slice(payload, 4, 4);
    if (!magic || as_text(*magic) != "VH00") return std::nullopt;
    PayloadHead out{.kind = "Vulkan payload", .fields = {{4, "magic", "VH00"}}};
    add_number<std::uint16_t>(payload, 8, "header bytes", out.fields);
    add_number<std::uint32_t>(payload, 10, "graph at", out.fields);
    add_number<std::uint32_t>(payload, 14, "graph bytes", out.fields);
    add_number<std::uint32_t>(payload, 18, "constants at", out.fields);
    add_number<std::uint64_t>(payload, 22, "constant bytes", out.fields);
    return out;
}

/// The JSON object at the end of the payload, found backwards; empty if there is none.
std::string text_from_end(ByteView payload) {
    constexpr std::size_t most = 1 << 20;
    std::string out;
    int depth = 0;
    bool in_text = false, is_escaped = false;
    for (std::size_t i = 0; i < std::min(most, payload.size()); ++i) {
        const char c = static_cast<char>(payload[payload.size() - 1 - i]);
        if (i == 0 && c != '{') return {};
        out += c;
        if (is_escaped) is_escaped = false;
        else if (in_text) {
            is_escaped = c == '\\';
            in_text = c != '"';
        } else if (c == '"') in_text = true;
        else if (c == '{' || c == '[') ++depth;
        else if ((c == '}' || c == ']') && --depth == 0) return out;
    }
    return {};
}

/// A package as a file system in memory: its files, then a table of them.
std::optional<PayloadHead> core_ml_head(ByteView payload) {
    constexpr std::size_t most_files = 100;
    const std::string text = text_from_end(payload);
    const auto table = json::Document::parse(text);
    if (text.empty() || !table.ok()) return std::nullopt;
    const auto nodes = table.value().root().items("nodes");
    if (!nodes.ok()) return std::nullopt;
    PayloadHead out{.kind = "Core ML model", .fields = {}};
    for (const json::View& node : nodes.value()) {
        const auto name = node.text("name");
        const auto region = node.find("dataRegion");
        const auto children = node.find("children");
        const bool is_folder = children && children->members().ok() && !children->members().value().empty();
        if (!name.ok() || !region || is_folder || out.fields.size() >= most_files) continue;
        const auto at = region->integer("offset"), size = region->integer("size");
        if (!at.ok() || !size.ok() || at.value() < 0 || size.value() < 0) continue;
        out.fields.push_back(
            {static_cast<std::uint64_t>(at.value()), name.value() + " bytes", std::to_string(size.value())});
    }
    return out.fields.empty() ? std::nullopt : std::optional(std::move(out));
}

}  // namespace

std::optional<PayloadHead> vendor_head(ByteView payload) {
    for (const auto head : {qnn_head, vulkan_head, openvino_head, core_ml_head}) {
        if (auto found = head(payload)) return found;
    }
    return std::nullopt;
}

}  // namespace arenascope
