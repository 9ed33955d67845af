#include "engine/study/footprint.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/study/cortex_m_parts.h"
#include "engine/study/delegate_parts.h"
#include "engine/study/footprint_flash.h"
#include "engine/study/micro_allocations.h"

namespace arenascope {

namespace {

using Kind = FootprintPart::Kind;
using Section = FirmwareSection::Kind;

// The largest use of the temp allocator by portable kernels that was observed is 281 bytes.
constexpr std::int64_t kernels_temporary = 512;

/// Memory outside the plan is in the first pool.
std::string home_of(const Footprint& print) { return print.pools.empty() ? "ram" : print.pools.front().name; }

void add_pools(const Outcome& outcome, Footprint& print) {
    const Plan& plan = outcome.plan();
    for (const PoolResult& pool : plan.pools)
        print.pools.push_back(
            {.name = pool.name, .mem_id = pool.mem_id, .bytes = pool.bytes, .capacity = pool.capacity});
    for (const Pool& pool : outcome.report.asked.pools) {
        if (pool.capacity && !plan.pool(pool.mem_id))
            print.pools.push_back({.name = pool.name, .mem_id = pool.mem_id, .capacity = pool.capacity});
    }
}

void add_arenas(const Outcome& outcome, Footprint& print) {
    std::map<std::int32_t, std::int64_t> states;
    std::int64_t caller = 0;
    for (const TensorRow& row : outcome.tensors) {
        if (row.role == Role::constant || row.role == Role::alias) continue;
        if (!row.planned) caller += row.bytes;
        if (row.planned && row.role == Role::state) states[row.mem_id] += row.bytes;
    }
    for (const Footprint::Memory& pool : print.pools) {
        print.parts.push_back({.kind = Kind::arena,
                               .memory = pool.name,
                               .name = message("Arena of {pool}", pool.name),
                               .from = message("this plan"),
                               .bytes = pool.bytes});
        if (const auto state = states.find(pool.mem_id); state != states.end())
            print.parts.push_back({.kind = Kind::state,
                                   .memory = pool.name,
                                   .name = message("State in {pool}", pool.name),
                                   .from = message("part of the arena"),
                                   .bytes = state->second,
                                   .is_within = true});
    }
    if (caller > 0)
        print.parts.push_back({.kind = Kind::caller,
                               .memory = home_of(print),
                               .name = message("Buffers bound by the caller"),
                               .from = message("tensors outside the plan"),
                               .bytes = caller});
}

/// Whether a kernel may use scratch of the temp allocator: those of cortex_m and the runtime's own do not.
bool takes_temporary(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& in) {
        return in.kind == Instruction::Kind::kernel && !in.op.starts_with("cortex_m::") &&
            !in.op.starts_with("executorch_prim::");
    });
}

/// The runtime's data about the program. ExecuTorch's bytes depend on the device and come with it.
void add_runtime(const Program& program, const Outcome& outcome, Footprint& print) {
    if (is_table(program.format)) return;
    FootprintPart part{.kind = Kind::method_allocator, .memory = home_of(print), .name = {}, .from = {}};
    if (program.format == FormatId::tflite) {
        part.name = message("Structures of TensorFlow Lite Micro");
        part.from = message("measured on other programs");
        part.bytes = micro_allocations(*outcome.method);
        part.known = Known::estimated;
        print.parts.push_back(std::move(part));
        return;
    }
    part.name = message("Method allocator");
    if (!print.counts) {
        part.from = message("the program cannot be written as a .pte");
        part.known = Known::unknown;
        print.parts.push_back(std::move(part));
        return;
    }
    part.from =
        message("{values} values, {instructions} instructions", print.counts->values, print.counts->instructions);
    if (print.has_delegates) {
        part.known = Known::estimated;
        part.note = message("without allocations of delegates during init");
    }
    print.parts.push_back(std::move(part));
    const std::int64_t scratch = cortex_m_temporary(*outcome.method);
    print.kernels_take = std::max(scratch, takes_temporary(*outcome.method) ? kernels_temporary : 0);
    print.parts.push_back({.kind = Kind::temporary,
                           .memory = home_of(print),
                           .name = message("Temp allocator"),
                           .from = print.kernels_take == 0     ? message("to resolve the operators")
                               : print.kernels_take == scratch ? message("scratch of kernels up to release 1.3")
                                                               : message("measured on other programs")});
}

/// The largest variables of some sections, each a part of their row.
void add_symbols(const FirmwareMap& firmware, const FirmwareMap& sections, const std::string& memory,
                 Footprint& print) {
    constexpr std::size_t most = 6;
    std::set<std::string> regions;
    for (const FirmwareSection& section : sections.sections) regions.insert(section.region);
    std::vector<const FirmwareSymbol*> found;
    for (const FirmwareSymbol& symbol : firmware.symbols) {
        if (symbol.kind == Section::data && regions.contains(symbol.region)) found.push_back(&symbol);
    }
    const std::size_t count = std::min(most, found.size());
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count), found.end(),
                      [](const FirmwareSymbol* a, const FirmwareSymbol* b) {
                          return a->bytes != b->bytes ? a->bytes > b->bytes : a->address < b->address;
                      });
    for (std::size_t i = 0; i < count; ++i) {
        print.parts.push_back({.kind = Kind::data,
                               .memory = memory,
                               .name = message("including {symbol}", found[i]->name),
                               .from = message("{file}, {object}", firmware.file, found[i]->object),
                               .bytes = found[i]->bytes,
                               .known = Known::stated,
                               .is_needed = false,
                               .is_within = true});
    }
}

/// The application around the program: of a memory by that name, or of the first one.
void add_firmware(const FirmwareMap* firmware, Footprint& print) {
    const auto part = [&](Kind kind, const std::string& memory, Message name) {
        return FootprintPart{.kind = kind,
                             .memory = memory,
                             .name = std::move(name),
                             .from = message("no linker map"),
                             .known = Known::unknown,
                             .is_needed = false};
    };
    const auto name_of_kind = [](Kind kind) {
        return kind == Kind::stack ? message("Stack") : message("Data of the application");
    };
    if (!firmware) {
        for (const Kind kind : {Kind::stack, Kind::data})
            print.parts.push_back(part(kind, home_of(print), name_of_kind(kind)));
        return;
    }
    for (const auto& [kind, section] : {std::pair(Kind::stack, Section::stack), {Kind::data, Section::data}}) {
        std::map<std::string, FirmwareMap> by_memory;
        for (const FirmwareSection& each : firmware->sections) {
            if (each.kind != section) continue;
            const auto pool = std::find_if(print.pools.begin(), print.pools.end(),
                                           [&](const Footprint::Memory& known) { return known.name == each.region; });
            by_memory[pool == print.pools.end() ? home_of(print) : pool->name].sections.push_back(each);
        }
        if (by_memory.empty()) by_memory[home_of(print)];
        for (const auto& [memory, sections] : by_memory) {
            FootprintPart row = part(kind, memory, name_of_kind(kind));
            row.bytes = sections.bytes(section);
            row.from = sections.sections.empty()
                ? message("{file} has none", firmware->file)
                : message("{file}, {sections}", firmware->file, sections.names(section));
            row.known = sections.sections.empty() && kind == Kind::stack ? Known::unknown : Known::stated;
            print.parts.push_back(std::move(row));
            if (kind == Kind::data) add_symbols(*firmware, sections, memory, print);
        }
    }
}

void add_code(const FirmwareMap* firmware, Footprint& print) {
    FootprintPart part{.kind = Kind::code,
                       .memory = "flash",
                       .name = message("Code of the application"),
                       .from = message("no linker map"),
                       .known = Known::unknown,
                       .is_needed = false};
    if (firmware) {
        part.bytes = firmware->bytes(Section::code);
        part.from = message("{file}, {sections}", firmware->file, firmware->names(Section::code));
        part.known = Known::stated;
    }
    print.parts.push_back(std::move(part));
}

}  // namespace

Footprint footprint(const Program& program, const Outcome& outcome, const FootprintFacts& facts) {
    Footprint print;
    StoredProgram stored = stored_program(program, outcome);
    print.counts = std::move(stored.counts);
    add_pools(outcome, print);
    add_arenas(outcome, print);
    std::vector<FootprintPart> delegates = delegate_parts(program, *outcome.method, facts, home_of(print));
    print.has_delegates = !delegates.empty();
    print.parts.insert(print.parts.end(), std::make_move_iterator(delegates.begin()),
                       std::make_move_iterator(delegates.end()));
    add_runtime(program, outcome, print);
    add_firmware(facts.firmware, print);
    print.parts.insert(print.parts.end(), std::make_move_iterator(stored.parts.begin()),
                       std::make_move_iterator(stored.parts.end()));
    add_code(facts.firmware, print);
    add_cortex_m_parts(outcome, print.parts);
    print.scratch_in_arena = scratch_in_arena(outcome);
    return print;
}

}  // namespace arenascope
