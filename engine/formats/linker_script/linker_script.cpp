#include "engine/formats/linker_script/linker_script.h"

#include "engine/formats/placed_tensors.h"
#include "engine/formats/zero_states.h"

namespace arenascope {

Result<std::vector<std::byte>> write_linker_script(const Artifact& artifact, Progress&) {
    std::string out =
        "/* Sections of the memory plan, made by ArenaScope: include from SECTIONS { } of your linker script.\n"
        "   Each region must exist in MEMORY { }; the names of sections are those of the .h. */\n";
    const Table<PoolRow, std::string> names = pool_identifiers(artifact.plan.pools);
    const std::set<std::int32_t> zeroed = zeroed_memories(artifact.method, artifact.plan);
    for (const PoolRow row : names.indices()) {
        const PoolResult& pool = artifact.plan.pools[row];
        const std::string& name = names[row];
        // NOLOAD is for memory that nobody touches before the program runs.
        const bool is_zeroed = zeroed.contains(pool.mem_id);
        const std::string section = (is_zeroed ? ".bss.arenascope." : ".arenascope.") + name;
        if (is_zeroed)
            out += "/* Must be zero when the method is loaded: add it to what startup code clears (__arenascope_" +
                name + "_start\n   to __arenascope_" + name +
                "_end, such as in .zero.table), or call the .h's zero_memories. */\n";
        out += section + (is_zeroed ? "" : " (NOLOAD)") + " : ALIGN(" + std::to_string(pool.align) +
            ")\n{\n    __arenascope_" + name + "_start = .;\n    KEEP(*(" + section + "))\n    __arenascope_" + name +
            "_end = .;\n} > " + name + "\n" + "ASSERT(__arenascope_" + name + "_end - __arenascope_" + name +
            "_start >= " + std::to_string(pool.bytes) + ", \"the plan needs " + std::to_string(pool.bytes) +
            " bytes in " + name + "\")\n";
        if (pool.capacity) {
            out += "ASSERT(__arenascope_" + name + "_end - __arenascope_" + name +
                "_start <= " + std::to_string(*pool.capacity) + ", \"" + name + " holds " +
                std::to_string(*pool.capacity) + " bytes\")\n";
        }
    }
    return bytes_of(out);
}

}  // namespace arenascope
