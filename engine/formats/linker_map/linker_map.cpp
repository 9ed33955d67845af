#include "engine/formats/linker_map/linker_map.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

#include "engine/base/bytes.h"
#include "engine/base/file.h"
#include "engine/base/text.h"

namespace arenascope {

namespace {

using Kind = FirmwareSection::Kind;

constexpr std::int64_t most_bytes = std::int64_t{1} << 48;
constexpr std::size_t most_sections = 100'000, most_symbols = 200'000;
constexpr std::string_view regions_head = "Memory Configuration", sections_head = "Linker script and memory map";

/// Words of a line, and whether it began with one.
struct Line {
    std::vector<std::string_view> words;
    bool is_indented = false;
};

Line words_of(std::string_view text) {
    Line line;
    line.is_indented = !text.empty() && (text.front() == ' ' || text.front() == '\t');
    while (line.words.size() < 8) {
        const std::size_t begin = text.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos) break;
        const std::size_t end = std::min(text.find_first_of(" \t\r", begin), text.size());
        line.words.push_back(text.substr(begin, end - begin));
        text.remove_prefix(end);
    }
    return line;
}

std::optional<std::uint64_t> hexadecimal(std::string_view word) {
    if (!word.starts_with("0x")) return std::nullopt;
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data() + 2, word.data() + word.size(), value, 16);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

bool starts_with_any(std::string_view name, std::span<const std::string_view> prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [name](std::string_view prefix) { return name.starts_with(prefix); });
}

/// Only in the file, not in memory of the device.
bool is_loaded(std::string_view name) {
    constexpr std::array<std::string_view, 11> aside{".debug",   ".comment",          ".stab",    ".ARM.attributes",
                                                     ".gnu.lto", ".symtab",           ".strtab",  ".shstrtab",
                                                     ".line",    ".riscv.attributes", "/DISCARD/"};
    return !starts_with_any(name, aside);
}

bool has_contents(std::string_view name) {
    constexpr std::array<std::string_view, 6> empty{".bss", ".sbss", ".tbss", ".noinit", "COMMON", ".heap"};
    return !starts_with_any(name, empty) && name.find("stack") == std::string_view::npos;
}

Kind kind_of(std::string_view name, const FirmwareRegion* region) {
    constexpr std::array<std::string_view, 12> variables{".data",  ".bss",  ".sdata",   ".sbss",
                                                         ".tdata", ".tbss", ".noinit",  ".heap",
                                                         "COMMON", ".got",  ".dynamic", "._user_heap"};
    if (name.starts_with(".arenascope.") || name.starts_with(".bss.arenascope.")) return Kind::arena;
    if (name.find("stack") != std::string_view::npos || name.find("STACK") != std::string_view::npos)
        return Kind::stack;
    if (region && !region->attributes.empty())
        return region->attributes.find('w') == std::string::npos ? Kind::code : Kind::data;
    return starts_with_any(name, variables) ? Kind::data : Kind::code;
}

/// "tensor_arena" of ".bss.tensor_arena"; empty where a section has the name of its kind only.
std::string_view name_within(std::string_view section) {
    const std::size_t dot = section.find('.', 1);
    return section.starts_with('.') && dot != std::string_view::npos ? section.substr(dot + 1) : std::string_view();
}

/// "main.o" of "build/app/main.o", and "heap.o" of "lib/libc.a(heap.o)".
std::string_view object_of(std::string_view path) {
    const std::size_t open = path.find('(');
    if (open != std::string_view::npos && path.ends_with(')')) return path.substr(open + 1, path.size() - open - 2);
    return path.substr(path.rfind('/') + 1);
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<FirmwareMap> run() {
        enum class Part : std::uint8_t { before, regions, sections } part = Part::before;
        std::string_view pending;  // name of a section whose numbers are on the next line
        while (!text_.empty()) {
            ++number_;
            const std::size_t end = std::min(text_.find('\n'), text_.size());
            const std::string_view whole = text_.substr(0, end);
            text_.remove_prefix(std::min(end + 1, text_.size()));
            if (whole.starts_with(regions_head)) {
                part = Part::regions;
                continue;
            }
            if (whole.starts_with(sections_head)) {
                part = Part::sections;
                continue;
            }
            const Line line = words_of(whole);
            if (line.words.empty()) continue;
            if (part == Part::regions) read_region(line);
            if (part == Part::sections) CHECKED(read_section(line, pending).in(message("line {line}", number_)));
        }
        if (part != Part::sections) {
            return Error{.what = message("no list of sections"),
                         .expected = message("the map of GNU ld: \"Linker script and memory map\""),
                         .remedy = message("link with -Wl,-Map=FIRMWARE.map")};
        }
        return std::move(map_);
    }

private:
    /// "SRAM  0x20000000  0x00040000  xrw"
    void read_region(const Line& line) {
        if (line.words.size() < 3 || line.words[0] == "*default*") return;
        const auto begin = hexadecimal(line.words[1]), bytes = hexadecimal(line.words[2]);
        if (!begin || !bytes) return;
        std::string attributes(line.words.size() > 3 ? line.words[3] : std::string_view());
        attributes = attributes.substr(0, attributes.find('!'));  // what follows is what it must not be
        map_.regions.push_back({.name = std::string(line.words[0]),
                                .attributes = std::move(attributes),
                                .begin = *begin,
                                .bytes = *bytes});
    }

    /// ".bss  0x20000100  0x2000  load address 0x…", or the name alone and the numbers on the next line.
    Result<> read_section(const Line& line, std::string_view& pending) {
        std::string_view name;
        std::size_t at = 0;
        if (line.is_indented && pending.empty()) return read_symbol(line);
        if (line.is_indented) {
            name = pending;
        } else {
            name = line.words[0];
            at = 1;
            pending = line.words.size() == 1 ? name : std::string_view();
            if (line.words.size() == 1) return done;
        }
        pending = {};
        inside_ = nullptr;
        symbol_ = {};
        if (line.words.size() < at + 2) return done;
        const auto address = hexadecimal(line.words[at]), bytes = hexadecimal(line.words[at + 1]);
        if (!address || !bytes || *bytes == 0 || !is_loaded(name)) return done;
        if (*bytes > static_cast<std::uint64_t>(most_bytes - total_) || map_.sections.size() >= most_sections) {
            return Error{.what = message("section {section} of {bytes} bytes", name, *bytes),
                         .expected = message("sections of no more than 2^48 bytes in all")};
        }
        total_ += static_cast<std::int64_t>(*bytes);
        const FirmwareRegion* region = region_at(*address);
        const Kind kind = kind_of(name, region);
        const bool has_load_address = line.words.size() > at + 2 && line.words[at + 2] == "load";
        map_.sections.push_back({.kind = kind,
                                 .name = std::string(name),
                                 .region = region ? region->name : std::string(),
                                 .address = *address,
                                 .bytes = static_cast<std::int64_t>(*bytes),
                                 .is_copied = kind == Kind::data && has_load_address && has_contents(name)});
        inside_ = kind == Kind::code ? nullptr : region;
        kind_ = kind;
        return done;
    }

    /// " .bss.tensor_arena  0x20000100  0x8000 main.o", or the name alone and the rest on the next line. What begins
    /// with a star is a pattern of the script, and an address without a size is a label.
    Result<> read_symbol(const Line& line) {
        if (!inside_) return done;
        const bool is_named = line.words[0].starts_with('.') || line.words[0] == "COMMON";
        if (is_named) symbol_ = line.words[0];
        const std::size_t at = is_named ? 1 : 0;
        if (symbol_.empty() || line.words.size() < at + 2) return done;
        const auto address = hexadecimal(line.words[at]), bytes = hexadecimal(line.words[at + 1]);
        if (!address || !bytes || line.words.size() < at + 3) return done;
        const std::string_view name = std::exchange(symbol_, std::string_view());
        const bool is_there = *address >= inside_->begin && *address - inside_->begin < inside_->bytes;
        if (*bytes == 0 || !is_there || *bytes > inside_->bytes) return done;
        if (map_.symbols.size() >= most_symbols)
            return Error{.what = message("more than {count} symbols in RAM", most_symbols),
                         .expected = message("the map of a firmware")};
        const std::string_view object = object_of(line.words[at + 2]);
        const std::string_view own = name_within(name);
        map_.symbols.push_back({.kind = kind_,
                                .name = std::string(own.empty() ? object : own),
                                .object = std::string(object),
                                .region = inside_->name,
                                .address = *address,
                                .bytes = static_cast<std::int64_t>(*bytes)});
        return done;
    }

    [[nodiscard]] const FirmwareRegion* region_at(std::uint64_t address) const {
        for (const FirmwareRegion& region : map_.regions) {
            if (address >= region.begin && address - region.begin < region.bytes) return &region;
        }
        return nullptr;
    }

    std::string_view text_;

    FirmwareMap map_;
    const FirmwareRegion* inside_ = nullptr;  ///< memory of the section whose contents are listed; null: of none
    Kind kind_ = Kind::data;
    std::string_view symbol_;  ///< a name whose numbers did not fit behind it
    std::int64_t total_ = 0;
    int number_ = 0;
};

}  // namespace

std::int64_t FirmwareMap::bytes(Kind kind) const {
    std::int64_t sum = 0;
    for (const FirmwareSection& section : sections)
        sum += section.kind == kind || (kind == Kind::code && section.is_copied) ? section.bytes : 0;
    return sum;
}

std::string FirmwareMap::names(Kind kind) const {
    constexpr std::size_t most = 4;
    std::string out;
    std::size_t count = 0;
    for (const FirmwareSection& section : sections) {
        if (section.kind != kind) continue;
        if (++count <= most) append_item(out, ", ", section.name);
    }
    return count > most ? out + ", …" : out;
}

Result<FirmwareMap> parse_linker_map(const std::string& file, std::string_view text) {
    TRY(FirmwareMap map, Reader(text).run());
    map.file = file.substr(file.rfind('/') + 1);
    return map;
}

Result<FirmwareMap> read_linker_map(const std::string& path) {
    TRY(const auto file, MappedFile::open(path));
    auto map = parse_linker_map(path, as_text(file->bytes()));
    if (!map.ok()) return std::move(map).error().of_file(path);
    return map;
}

}  // namespace arenascope
