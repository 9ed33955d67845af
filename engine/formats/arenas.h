#pragma once
// The memories of a program's plans, for a C header and a linker script.

#include <optional>
#include <string>
#include <vector>

#include "engine/formats/format.h"

namespace arenascope {

/// The bytes of one pool, for every method of an artifact or for one of them.
struct Arena {
    std::int32_t mem_id = 1;
    std::string name;    ///< a unique identifier
    std::string region;  ///< the same for all arenas of a pool
    std::string method;  ///< the method that uses the arena; empty: all methods share it
    std::int64_t bytes = 0, align = 16;
    std::optional<std::int64_t> capacity{}, base{};
    bool is_zeroed = false;       ///< must be zero when a method is loaded
    std::string copy_function{};  ///< for a memory that the processor cannot write
};

/// Methods share the arenas of a pool, with the size of the largest need, unless one method would overwrite another's
/// state: then each has an arena of its own there.
std::vector<Arena> arenas_of(const Artifact& artifact);
/// The arena of a method in a memory; null if its plan uses none.
[[nodiscard]] const Arena* arena_of(const std::vector<Arena>& arenas, const Method& method, std::int32_t mem_id);
/// "0x20000000".
[[nodiscard]] std::string hex_text(std::int64_t address);
/// The shown method, then the others, each with its plan.
std::vector<std::pair<const Method*, const Plan*>> methods_of(const Artifact& artifact);

}  // namespace arenascope
