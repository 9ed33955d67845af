#include "tests/fuzz/protobuf_tree.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <string>

namespace arenascope::fuzz {

namespace {

/// Messages of onnx.proto that contain others; every other field is a text or raw bytes.
enum class Message : std::uint8_t {
    none,
    model,
    opset,
    graph,
    node,
    attribute,
    tensor,
    value,
    type,
    tensor_type,
    shape,
    dim,
    sequence
};

struct Inner {
    Message outer;
    std::uint64_t field;
    Message inner;
};
constexpr std::array inners{
    Inner{Message::model, 7, Message::graph},       Inner{Message::model, 8, Message::opset},
    Inner{Message::graph, 1, Message::node},        Inner{Message::graph, 5, Message::tensor},
    Inner{Message::graph, 11, Message::value},      Inner{Message::graph, 12, Message::value},
    Inner{Message::graph, 13, Message::value},      Inner{Message::node, 5, Message::attribute},
    Inner{Message::attribute, 5, Message::tensor},  Inner{Message::attribute, 6, Message::graph},
    Inner{Message::attribute, 10, Message::tensor}, Inner{Message::attribute, 11, Message::graph},
    Inner{Message::value, 2, Message::type},        Inner{Message::type, 1, Message::tensor_type},
    Inner{Message::type, 4, Message::sequence},     Inner{Message::sequence, 1, Message::type},
    Inner{Message::tensor_type, 2, Message::shape}, Inner{Message::shape, 1, Message::dim},
};

Message inner_of(Message outer, std::uint64_t field) {
    for (const Inner& each : inners)
        if (each.outer == outer && each.field == field) return each.inner;
    return Message::none;
}

std::optional<std::uint64_t> take_varint(std::string_view& from) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (from.empty()) return std::nullopt;
        const auto byte = static_cast<unsigned char>(from.front());
        from.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
        if (byte < 0x80) return value;
    }
    return std::nullopt;
}

std::optional<Tree> read(std::string_view bytes, Message message, int depth) {
    constexpr int deepest = 40;
    if (depth > deepest) return std::nullopt;
    Tree out = Tree::object();
    while (!bytes.empty()) {
        const auto key = take_varint(bytes);
        if (!key) return std::nullopt;
        const std::uint64_t field = *key >> 3U, wire = *key & 7U;
        Tree item;
        if (wire == 0 || wire == 2) {
            const auto value = take_varint(bytes);
            if (!value || (wire == 2 && *value > bytes.size())) return std::nullopt;
            item = static_cast<std::int64_t>(*value);
            if (wire == 2) {
                const std::string_view part = bytes.substr(0, static_cast<std::size_t>(*value));
                bytes.remove_prefix(part.size());
                const Message inner = inner_of(message, field);
                const auto known = inner == Message::none ? std::nullopt : read(part, inner, depth + 1);
                item = known ? *known : Tree(std::string(part));
            }
        } else if (wire == 1 || wire == 5) {
            const std::size_t width = wire == 1 ? 8 : 4;
            if (bytes.size() < width) return std::nullopt;
            std::uint64_t value = 0;
            std::memcpy(&value, bytes.data(), width);
            bytes.remove_prefix(width);
            item = static_cast<std::int64_t>(value);
        } else {
            return std::nullopt;
        }
        out[std::to_string(field) + ":" + std::to_string(wire)].push_back(std::move(item));
    }
    return out;
}

void put_varint(std::string& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U) out += static_cast<char>(value | 0x80U);
    out += static_cast<char>(value);
}

std::optional<std::string> write(const Tree& message, int depth) {
    constexpr int deepest = 60;
    if (!message.is_object() || depth > deepest) return std::nullopt;
    std::string out;
    for (const auto& [key, items] : message.items()) {
        const std::size_t colon = key.find(':');
        if (colon == std::string::npos) return std::nullopt;
        const std::uint64_t field = std::strtoull(key.c_str(), nullptr, 10),
                            wire = std::strtoull(key.c_str() + colon + 1, nullptr, 10);
        for (const Tree& item : items.is_array() ? items : Tree::array({items})) {
            if (item.is_null()) continue;
            std::string content;
            if (wire == 2) {
                if (item.is_string()) content = item.get<std::string>();
                else if (auto inner = write(item, depth + 1)) content = std::move(*inner);
                else return std::nullopt;
            } else if (!item.is_number_integer() && !item.is_boolean()) {
                return std::nullopt;
            }
            put_varint(out, field << 3U | wire);
            if (wire == 2) {
                put_varint(out, content.size());
                out += content;
                continue;
            }
            const auto value =
                static_cast<std::uint64_t>(item.is_boolean() ? item.get<bool>() : item.get<std::int64_t>());
            if (wire == 0) put_varint(out, value);
            else out.append(reinterpret_cast<const char*>(&value), wire == 1 ? 8 : 4);
        }
    }
    return out;
}

}  // namespace

std::optional<Tree> onnx_tree(std::string_view bytes) { return read(bytes, Message::model, 0); }

std::optional<Bytes> onnx_bytes(const Tree& tree) {
    const auto text = write(tree, 0);
    if (!text) return std::nullopt;
    return Bytes(text->begin(), text->end());
}

}  // namespace arenascope::fuzz
