#pragma once
// The map that GNU ld writes with -Map: the memory of the firmware around a program. It is not a program, so it has no
// row in the registry.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

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

struct FirmwareMap {
    std::string file;  ///< name without folders
    std::vector<FirmwareSection> sections;
    /// Bytes of all sections of a kind; flash includes the contents of variables.
    [[nodiscard]] std::int64_t bytes(FirmwareSection::Kind kind) const;
    /// Names of the sections of a kind, ".data, .bss".
    [[nodiscard]] std::string names(FirmwareSection::Kind kind) const;
};

/// `file`: for messages and for `FirmwareMap::file`.
Result<FirmwareMap> parse_linker_map(const std::string& file, std::string_view text);
Result<FirmwareMap> read_linker_map(const std::string& path);

}  // namespace arenascope
