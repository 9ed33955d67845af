#pragma once
// The map that GNU ld writes with -Map: what the firmware around a program takes of each memory. Opened by itself it is
// an allocation problem: all that lies in RAM, where the linker placed it.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/file.h"
#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

/// A section of the linked firmware in run-time memory.
struct FirmwareSection {
    enum class Kind : std::uint8_t {
        code,   ///< text and constants
        data,   ///< variables and heap
        stack,  ///< the stack, also if a script reserves the heap with it
        arena   ///< of a plan: sections of the .h and the .ld that ArenaScope writes
    } kind = Kind::code;
    std::string name;    ///< ".bss"
    std::string region;  ///< of the script's MEMORY { }; empty: not known
    std::uint64_t address = 0;
    std::int64_t bytes = 0;
    bool is_copied = false;  ///< its contents are also in flash, and copied at start
};

/// What lies within a section of RAM: a variable that has a section of its own (-fdata-sections), else all of an object
/// file.
struct FirmwareSymbol {
    FirmwareSection::Kind kind = FirmwareSection::Kind::data;
    std::string name;    ///< "tensor_arena", or "main.o"
    std::string object;  ///< "main.o"
    std::string region;
    std::uint64_t address = 0;
    std::int64_t bytes = 0;
};

/// A memory of the script's MEMORY { }.
struct FirmwareRegion {
    std::string name, attributes;
    std::uint64_t begin = 0, bytes = 0;
};

struct FirmwareMap {
    std::string file;  ///< its name without folders
    std::vector<FirmwareRegion> regions{};
    std::vector<FirmwareSection> sections{};
    std::vector<FirmwareSymbol> symbols{};  ///< of sections that are not code, in the map's order
    /// Bytes of all sections of a kind; those of flash hold the contents of variables, too.
    [[nodiscard]] std::int64_t bytes(FirmwareSection::Kind kind) const;
    /// Names of the sections of a kind, ".data, .bss".
    [[nodiscard]] std::string names(FirmwareSection::Kind kind) const;
};

/// `file`: for messages and for `FirmwareMap::file`.
Result<FirmwareMap> parse_linker_map(const std::string& file, std::string_view text);
Result<FirmwareMap> read_linker_map(const std::string& path);

[[nodiscard]] bool sniff_linker_map(ByteView file);
Result<Program> program_of_linker_map(const MappedFile& file);

}  // namespace arenascope
