#include "tests/fuzz/file_tree.h"

#include <flatbuffers/idl.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <span>

#include "engine/formats/pt2/zip.h"
#include "tests/fuzz/flatbuffer_mutation.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/protobuf_tree.h"
#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

namespace {

template <class T>
T get(std::span<const unsigned char> bytes, std::size_t at) {
    T out{};
    if (at + sizeof out <= bytes.size()) std::memcpy(&out, bytes.data() + at, sizeof out);
    return out;
}
template <class T>
void put(Bytes& bytes, std::size_t at, T value) {
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

std::string dumped(const Tree& tree) { return tree.dump(-1, ' ', false, Tree::error_handler_t::replace); }

// ---- flatbuffers, by the text of their schemas

std::unique_ptr<flatbuffers::Parser> load(const std::string& name) {
    const std::string folder = std::string(ARENASCOPE_SOURCE_DIR) + "/resources/schemas/";
    std::ifstream file(folder + name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    flatbuffers::IDLOptions options;
    options.strict_json = true;
    options.indent_step = -1;
    options.output_default_scalars_in_json = true;
    options.allow_non_utf8 = true;
    auto parser = std::make_unique<flatbuffers::Parser>(options);
    if (!parser->Parse(text.c_str())) complain(name + " cannot be read: " + parser->error_);
    return parser;
}

flatbuffers::Parser* parser_for(std::string_view identifier) {
    static const std::array<std::pair<std::string_view, std::unique_ptr<flatbuffers::Parser>>, 4> parsers{
        {{"ET", load("program.fbs")},
         {"FT", load("flat_tensor.fbs")},
         {"TFL", load("tflite.fbs")},
         {"XN", load("xnnpack.fbs")}}};
    for (const auto& [start, parser] : parsers)
        if (identifier.starts_with(start)) return parser.get();
    return nullptr;
}

/// Finds a flatbuffer within a file and replaces it by another one.
struct Embedded {
    std::span<const unsigned char> buffer;
    std::function<Bytes(std::span<const unsigned char>)> around;
};

/// Headers of a .pte and a .ptd: inside the flatbuffer, after its identifier; segments follow.
Embedded with_segments(const Bytes& file) {
    constexpr std::size_t header_at = 8, step = 128;
    const std::size_t header_bytes = get<std::uint32_t>(file, header_at + 4);
    const std::uint64_t old_base = get<std::uint64_t>(file, header_at + 16);
    if (header_bytes < 24 || header_bytes > 64 || header_at + header_bytes > file.size() || old_base > file.size())
        return {};
    return {file, [file, header_bytes, old_base](std::span<const unsigned char> made) {
                const std::uint64_t bytes = made.size() + header_bytes, base = (bytes + step - 1) / step * step;
                Bytes out(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(header_at + header_bytes));
                out.insert(out.end(), made.begin() + header_at, made.end());
                out.resize(old_base > 0 ? base : bytes);
                if (old_base > 0)
                    out.insert(out.end(), file.begin() + static_cast<std::ptrdiff_t>(old_base), file.end());
                put(out, 0, get<std::uint32_t>(made, 0) + static_cast<std::uint32_t>(header_bytes));
                std::memcpy(out.data() + 4, made.data() + 4, 4);
                put(out, header_at + 8, bytes);
                if (old_base > 0) put(out, header_at + 16, base);
                return out;
            }};
}

/// An XNNPACK payload: a header before the flatbuffer, constants after it.
Embedded with_constants(const Bytes& file) {
    const std::size_t at = get<std::uint32_t>(file, 10), size = get<std::uint32_t>(file, 14),
                      data = get<std::uint32_t>(file, 18);
    if (at < 30 || at > file.size() || size > file.size() - at || data > file.size()) return {};
    return {std::span(file).subspan(at, size), [file, at, data](std::span<const unsigned char> made) {
                Bytes out(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(at));
                out.insert(out.end(), made.begin(), made.end());
                out.resize((out.size() + 15) / 16 * 16);
                put(out, 14, static_cast<std::uint32_t>(made.size()));
                put(out, 18, static_cast<std::uint32_t>(out.size()));
                out.insert(out.end(), file.begin() + static_cast<std::ptrdiff_t>(data), file.end());
                return out;
            }};
}

Embedded embedded_in(const Bytes& file) {
    if (file.size() < 32) return {};
    if (std::memcmp(file.data() + 4, "XH00", 4) == 0) return with_constants(file);
    const bool has_header =
        std::memcmp(file.data() + 8, "eh00", 4) == 0 || std::memcmp(file.data() + 8, "FH01", 4) == 0;
    if (has_header) return with_segments(file);
    return {file, [](std::span<const unsigned char> made) { return Bytes(made.begin(), made.end()); }};
}

std::optional<FileTree> flatbuffer_tree(const Bytes& file) {
    const Embedded embedded = embedded_in(file);
    // With room before it, as the readers have: alignment is counted from its start.
    const Bytes buffer(embedded.buffer.begin(), embedded.buffer.end());
    if (buffer.size() < 8 || !is_sound_flatbuffer(buffer)) return std::nullopt;
    flatbuffers::Parser* parser = parser_for({reinterpret_cast<const char*>(buffer.data()) + 4, 4});
    std::string text;
    if (!parser || !flatbuffers::GenerateText(*parser, buffer.data(), &text)) return std::nullopt;
    Tree tree = Tree::parse(text, nullptr, false);
    if (tree.is_discarded()) return std::nullopt;
    return FileTree{std::move(tree), [parser, around = embedded.around](const Tree& changed) -> std::optional<Bytes> {
                        if (!parser->Parse(dumped(changed).c_str())) return std::nullopt;
                        return around({parser->builder_.GetBufferPointer(), parser->builder_.GetSize()});
                    }};
}

// ---- archives

using Entries = std::vector<std::pair<std::string, Bytes>>;

Bytes zip_of(const Entries& entries) {
    Bytes out, directory;
    const auto add = [](Bytes& to, std::uint64_t number, int bytes) {
        for (int i = 0; i < bytes; ++i) to.push_back(static_cast<unsigned char>(i < 8 ? number >> (8 * i) : 0));
    };
    for (const auto& entry : entries) {  // clang 14 cannot capture a structured binding in a lambda
        const auto& name = entry.first;
        const auto& bytes = entry.second;
        const std::size_t start = out.size();
        const auto common = [&](Bytes& to) {
            for (const std::uint64_t zeros : {20U, 0U, 0U}) add(to, zeros, 2);
            add(to, 0, 4);
            add(to, crc32(bytes.data(), bytes.size()), 4);
            add(to, bytes.size(), 4);
            add(to, bytes.size(), 4);
            add(to, name.size(), 2);
            add(to, 0, 2);
        };
        add(out, 0x04034B50, 4);
        common(out);
        out.insert(out.end(), name.begin(), name.end());
        out.insert(out.end(), bytes.begin(), bytes.end());
        add(directory, 0x02014B50, 4);
        add(directory, 20, 2);
        common(directory);
        add(directory, 0, 10);
        add(directory, start, 4);
        directory.insert(directory.end(), name.begin(), name.end());
    }
    const std::size_t at = out.size();
    out.insert(out.end(), directory.begin(), directory.end());
    add(out, 0x06054B50, 4);
    add(out, 0, 4);
    add(out, entries.size(), 2);
    add(out, entries.size(), 2);
    add(out, directory.size(), 4);
    add(out, at, 4);
    add(out, 0, 2);
    return out;
}

/// For each text in it, the largest first, which is the program itself.
std::vector<FileTree> archive_trees(const Bytes& file) {
    const auto archive = pt2::ZipArchive::open(std::as_bytes(std::span(file)));
    if (!archive.ok()) return {};
    auto entries = std::make_shared<Entries>();
    std::vector<std::size_t> texts;
    for (const auto& [name, entry] : archive.value().entries()) {
        if (entry.is_compressed) return {};
        const auto* bytes = reinterpret_cast<const unsigned char*>(entry.bytes.data());
        entries->emplace_back(name, Bytes(bytes, bytes + entry.bytes.size()));
        if (!entry.bytes.empty() && (bytes[0] == '{' || bytes[0] == '[')) texts.push_back(entries->size() - 1);
    }
    std::stable_sort(texts.begin(), texts.end(), [&](std::size_t a, std::size_t b) {
        return (*entries)[a].second.size() > (*entries)[b].second.size();
    });
    std::vector<FileTree> out;
    for (const std::size_t chosen : texts) {
        const Bytes& text = (*entries)[chosen].second;
        Tree tree = Tree::parse(text.begin(), text.end(), nullptr, false);
        if (tree.is_discarded()) continue;
        out.push_back({std::move(tree), [entries, chosen](const Tree& changed) -> std::optional<Bytes> {
                           Entries with = *entries;
                           const std::string written = dumped(changed);
                           with[chosen].second.assign(written.begin(), written.end());
                           return zip_of(with);
                       }});
    }
    return out;
}

}  // namespace

std::vector<FileTree> trees_of(const Bytes& file, std::string_view format) {
    if (file.size() < 2) return {};
    if (format == "onnx") {
        auto tree = onnx_tree({reinterpret_cast<const char*>(file.data()), file.size()});
        if (!tree) return {};
        return {FileTree{std::move(*tree), onnx_bytes}};
    }
    if (file[0] == 'P' && file[1] == 'K') return archive_trees(file);
    if (file[0] == '{' || file[0] == '[') {
        Tree tree = Tree::parse(file.begin(), file.end(), nullptr, false);
        if (tree.is_discarded()) return {};
        return {FileTree{std::move(tree), [](const Tree& changed) -> std::optional<Bytes> {
                             const std::string text = dumped(changed);
                             return Bytes(text.begin(), text.end());
                         }}};
    }
    auto tree = flatbuffer_tree(file);
    return tree ? std::vector{std::move(*tree)} : std::vector<FileTree>();
}

}  // namespace arenascope::fuzz
