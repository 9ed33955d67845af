// A linker map opened by itself: one buffer for each variable in RAM, all of them alive together, where the linker has
// placed them.

#include <algorithm>
#include <array>
#include <map>

#include "engine/base/text.h"
#include "engine/formats/arenas.h"
#include "engine/formats/events.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/ir/graph_budget.h"

namespace arenascope {

namespace {

using Kind = FirmwareSection::Kind;

/// Whether a section is listed by what lies in it.
class Listed {
public:
    explicit Listed(const FirmwareMap& map) {
        for (const FirmwareSymbol& symbol : map.symbols) addresses_.push_back(symbol.address);
        std::sort(addresses_.begin(), addresses_.end());
    }
    [[nodiscard]] bool has(const FirmwareSection& section) const {
        const auto first = std::lower_bound(addresses_.begin(), addresses_.end(), section.address);
        return first != addresses_.end() && *first - section.address < static_cast<std::uint64_t>(section.bytes);
    }

private:
    std::vector<std::uint64_t> addresses_;
};

/// Memories in which something lies that is not code: a pool for each, in the order of the script.
class Memories {
public:
    explicit Memories(const FirmwareMap& map) : map_(map) {}

    std::int32_t id_of(const std::string& region) {
        const auto made = ids_.emplace(region, static_cast<std::int32_t>(ids_.size()) + 1);
        return made.first->second;
    }
    /// Within its memory; the address itself where the map does not say which that is.
    [[nodiscard]] std::int64_t offset_of(const std::string& region, std::uint64_t address) const {
        const auto found = std::find_if(map_.regions.begin(), map_.regions.end(),
                                        [&](const FirmwareRegion& each) { return each.name == region; });
        const std::uint64_t begin = found == map_.regions.end() ? 0 : found->begin;
        return static_cast<std::int64_t>(std::min<std::uint64_t>(address - begin, std::uint64_t{1} << 56));
    }
    void describe(std::vector<Message>& notes) const {
        for (const FirmwareRegion& region : map_.regions) {
            const auto found = ids_.find(region.name);
            if (found == ids_.end()) continue;
            notes.push_back(message(
                "pool {pool} is {region}, {bytes} bytes at {address}", found->second, region.name, region.bytes,
                hex_text(static_cast<std::int64_t>(std::min<std::uint64_t>(region.begin, std::uint64_t{1} << 62)))));
        }
    }

private:
    const FirmwareMap& map_;
    std::map<std::string, std::int32_t> ids_;
};

}  // namespace

/// What ld writes first depends on its version and on what it was given.
bool sniff_linker_map(ByteView file) {
    constexpr std::array<std::string_view, 8> heads{
        "Archive member included",   "As-needed library included",  "There are no discarded input sections",
        "Discarded input sections",  "Memory Configuration",        "Merging program properties",
        "Allocating common symbols", "Linker script and memory map"};
    std::string_view text = as_text(file.first(std::min<std::size_t>(file.size(), 256)));
    text.remove_prefix(std::min(text.find_first_not_of("\r\n"), text.size()));
    return std::any_of(heads.begin(), heads.end(), [text](std::string_view head) { return text.starts_with(head); });
}

Result<Program> program_of_linker_map(const MappedFile& file) {
    TRY(const FirmwareMap map, parse_linker_map(file.path(), as_text(file.bytes())));
    Memories memories(map);
    const Listed listed(map);
    GraphBudget budget(file.bytes().size());
    std::vector<TimedBuffer> buffers;
    std::map<std::string, int> used;
    const auto add = [&](const std::string& name, const std::string& region, std::uint64_t address, std::int64_t bytes,
                         const std::string& op) -> Result<> {
        CHECKED(budget.named(GraphBudget::tensor_bytes, name.size()));
        const int count = ++used[name];
        buffers.push_back({.name = count == 1 ? name : name + "." + std::to_string(count),
                           .bytes = bytes,
                           .lower = 0,
                           .upper = 1,
                           .mem_id = memories.id_of(region),
                           .offset = memories.offset_of(region, address),
                           .op = op});
        return done;
    };
    for (const FirmwareSection& section : map.sections) {
        if (section.kind != Kind::code && !listed.has(section))
            CHECKED(add(section.name, section.region, section.address, section.bytes, "section"));
    }
    for (const FirmwareSymbol& symbol : map.symbols)
        CHECKED(add(symbol.name, symbol.region, symbol.address, symbol.bytes, symbol.object));
    if (buffers.empty())
        return Error{.what = message("the linker map has no section in RAM"),
                     .expected = message("at least one data section")};
    Program program{.path = file.path(), .format = FormatId::csv};
    program.align = 1;
    TRY(Method method, method_of_buffers(std::move(buffers)));
    method.name = "firmware";
    program.methods.push_back(std::move(method));
    program.notes.push_back(
        message("variables of a firmware, all live at the same time; the plan 'loaded' is the linker's"));
    memories.describe(program.notes);
    return program;
}

}  // namespace arenascope
