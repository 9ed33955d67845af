#include "engine/formats/linker_script/linker_script.h"

#include "engine/formats/arenas.h"
#include "engine/formats/placed_tensors.h"

namespace arenascope {

Result<std::vector<std::byte>> write_linker_script(const Artifact& artifact, Progress&) {
    std::string out =
        "/* Sections of the memory plan, made by ArenaScope: include from SECTIONS { } of your linker script.\n"
        "   Each region must exist in MEMORY { }; the names of sections are those of the .h. */\n";
    for (const Arena& arena : arenas_of(artifact)) {
        const std::string start = "__arenascope_" + arena.name + "_start", end = "__arenascope_" + arena.name + "_end";
        const std::string base = arena.base ? " " + hex_text(*arena.base) : std::string();
        const std::string equals = " ==" + base;
        const std::string bytes = std::to_string(arena.bytes);
        // NOLOAD is for memory that is not initialised before the program runs.
        const std::string section = (arena.is_zeroed ? ".bss.arenascope." : ".arenascope.") + arena.name;
        if (arena.is_zeroed)
            out += "/* Must be zero when the method is loaded: add it to what startup code clears (" + start +
                "\n   to " + end + ", such as in .zero.table), or call the .h's zero_memories. */\n";
        out += section + base + (arena.is_zeroed ? "" : " (NOLOAD)") + " : ALIGN(" + std::to_string(arena.align) +
            ")\n{\n    " + start + " = .;\n    KEEP(*(" + section + "))\n    " + end + " = .;\n} > " + arena.region +
            "\nASSERT(" + end + " - " + start + " >= " + bytes + ", \"the plan needs " + bytes + " bytes in " +
            arena.name + "\")\n";
        if (arena.base) out += "ASSERT(" + start + equals + ", \"the plan has " + arena.name + " at" + base + "\")\n";
        if (arena.capacity) {
            const std::string capacity = std::to_string(*arena.capacity);
            out += "ASSERT(" + end + " - " + start + " <= " + capacity + ", \"" + arena.region + " holds " + capacity +
                " bytes\")\n";
        }
    }
    return bytes_of(out);
}

}  // namespace arenascope
