#include "engine/study/device_fit.h"

#include <array>

#include "engine/base/text.h"

namespace arenascope {

namespace {

using Kind = FootprintPart::Kind;

constexpr std::string_view all_ram = "ram", flash = "flash";

/// The counted bytes of a part: 0 if it is within another part, or unknown.
std::int64_t counted(const FootprintPart& part) {
    return part.is_within || part.known == Known::unknown ? 0 : part.bytes;
}

void add(const FootprintPart& part, std::size_t index, FootprintMemory& memory) {
    memory.parts.push_back(index);
    memory.used = checked_add(memory.used, counted(part)).value_or(memory.used);
    const bool is_open = part.known == Known::unknown || part.known == Known::at_least;
    memory.is_open = memory.is_open || (part.is_needed && is_open && !part.is_within);
    if (!part.is_needed && part.known == Known::unknown) memory.left_out.push_back(index);
}

/// What the runtime needs on this device.
void count_runtime(const Footprint& print, const RuntimeSetup& setup, std::vector<FootprintPart>& parts) {
    if (!print.counts) return;
    const MethodAllocator taken = method_allocator(*print.counts, setup);
    for (FootprintPart& part : parts) {
        if (part.kind == Kind::method_allocator) {
            part.bytes = taken.bytes;
            part.from = message("{values} values, {instructions} instructions, {abi} structures", print.counts->values,
                                print.counts->instructions, name_of(setup.abi));
        }
        if (part.kind != Kind::temporary) continue;
        const bool is_guess = print.kernels_take > taken.temporary;
        part.bytes = setup.temp_allocator.value_or(std::max(taken.temporary, print.kernels_take));
        part.known = setup.temp_allocator ? Known::given : is_guess ? Known::estimated : Known::exact;
        if (setup.temp_allocator) part.from = message("the device's temp allocator");
        else if (!is_guess) part.from = message("to resolve the operators");
    }
}

/// The name of a limit that gives the bytes of a part instead of a memory.
bool is_about(const FootprintPart& part, std::string_view name) {
    if (part.is_within) return false;
    constexpr std::array own{std::pair(Kind::stack, "stack"), std::pair(Kind::data, "data"),
                             std::pair(Kind::code, "code")};
    for (const auto& [kind, word] : own) {
        if (part.kind == kind) return name == word;
    }
    return part.kind == Kind::delegate &&
        std::find(part.subjects.begin(), part.subjects.end(), name) != part.subjects.end();
}

/// Replaces all parts of that kind by the given bytes. False if there are none.
bool give(const Limit& limit, std::vector<FootprintPart>& parts) {
    const auto is_meant = [&](const FootprintPart& part) { return is_about(part, limit.name); };
    const auto first = std::find_if(parts.begin(), parts.end(), is_meant);
    if (first == parts.end()) return false;
    first->bytes = limit.bytes;
    first->known = Known::given;
    first->from = message("given for {name}", limit.name);
    first->note = {};
    if (first->kind == Kind::delegate) first->name = message("Memory of {call}", limit.name);
    parts.erase(std::remove_if(first + 1, parts.end(), is_meant), parts.end());
    return true;
}

std::string known_names(const Footprint& print, const std::vector<FootprintPart>& parts) {
    std::string known = "ram, flash";
    for (const Footprint::Memory& pool : print.pools) append_item(known, ", ", pool.name);
    for (const std::string_view own : {"stack", "data", "code"}) append_item(known, ", ", own);
    for (const FootprintPart& part : parts) {
        if (part.kind == Kind::delegate && !part.subjects.empty()) append_item(known, ", ", part.subjects.front());
    }
    return known;
}

}  // namespace

std::string_view name_of(Fit fit) {
    switch (fit) {
        case Fit::no_limit: return "no limit";
        case Fit::fits: return "fits";
        case Fit::over: return "does not fit";
        case Fit::unknown: break;
    }
    return "unknown";
}

Fit FootprintMemory::fit() const {
    if (!limit) return Fit::no_limit;
    if (used > *limit) return Fit::over;
    return is_open ? Fit::unknown : Fit::fits;
}

Message FootprintMemory::title() const {
    switch (of) {
        case Of::ram: return message("RAM, all");
        case Of::flash: return message("Flash");
        case Of::pool: break;
    }
    return Message::verbatim(id);
}

Fit DeviceFit::fit() const {
    Fit out = Fit::no_limit;
    for (const FootprintMemory& memory : memories) {
        const Fit one = memory.fit();
        if (one == Fit::over) return Fit::over;
        if (one == Fit::unknown || (one == Fit::fits && out == Fit::no_limit)) out = one;
    }
    return out;
}

Fit DeviceFit::fit_with(bool plan_is_valid) const {
    const Fit all = fit();
    return plan_is_valid || all == Fit::no_limit ? all : Fit::over;
}

const FootprintMemory* DeviceFit::memory(std::string_view id) const {
    for (const FootprintMemory& memory : memories) {
        if (memory.id == id) return &memory;
    }
    return nullptr;
}

bool DeviceFit::is_sum(const FootprintMemory& memory) const {
    return memory.of == FootprintMemory::Of::ram && memories.size() > 2;
}

std::vector<Message> DeviceFit::left_out() const {
    std::vector<std::size_t> seen;
    std::vector<Message> out;
    for (const FootprintMemory& memory : memories) {
        for (const std::size_t index : memory.limit ? memory.left_out : std::vector<std::size_t>()) {
            if (std::find(seen.begin(), seen.end(), index) != seen.end()) continue;
            seen.push_back(index);
            out.push_back(parts[index].name);
        }
    }
    return out;
}

FootprintMemory DeviceFit::sum(bool of_flash) const {
    FootprintMemory out{.of = of_flash ? FootprintMemory::Of::flash : FootprintMemory::Of::ram,
                        .id = std::string(of_flash ? flash : all_ram)};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (is_in_flash(parts[i].kind) == of_flash) add(parts[i], i, out);
    }
    return out;
}

std::int64_t DeviceFit::bytes(Kind kind) const {
    std::int64_t out = 0;
    for (const FootprintPart& part : parts) {
        if (part.kind == kind && part.known != Known::unknown) out += part.bytes;
    }
    return out;
}

Result<DeviceFit> fit_device(const Footprint& print, const std::vector<Limit>& limits, const RuntimeSetup& setup) {
    DeviceFit out{.parts = print.parts, .memories = {}};
    count_runtime(print, setup, out.parts);
    std::vector<FootprintMemory> memories;
    for (const Footprint::Memory& pool : print.pools) memories.push_back({.id = pool.name, .limit = pool.capacity});
    std::optional<std::int64_t> of_ram, of_flash;
    for (const Limit& limit : limits) {
        const auto pool = std::find_if(memories.begin(), memories.end(),
                                       [&](const FootprintMemory& memory) { return memory.id == limit.name; });
        if (pool != memories.end()) pool->limit = std::min(limit.bytes, pool->limit.value_or(limit.bytes));
        else if (limit.name == all_ram) of_ram = limit.bytes;
        else if (limit.name == flash) of_flash = limit.bytes;
        else if (!give(limit, out.parts))
            return Error{.what = message("unknown memory '{name}'; it cannot be limited", limit.name),
                         .expected = Message::verbatim(known_names(print, out.parts))};
    }
    for (std::size_t i = 0; i < out.parts.size(); ++i) {
        for (FootprintMemory& memory : memories) {
            if (memory.id == out.parts[i].memory && !is_in_flash(out.parts[i].kind)) add(out.parts[i], i, memory);
        }
    }
    if (of_ram || memories.size() != 1) {
        memories.push_back(out.sum(false));
        memories.back().limit = of_ram;
    }
    if (const bool is_table = !print.counts && out.bytes(Kind::program) == 0 && out.bytes(Kind::constants) == 0;
        !is_table || of_flash) {
        memories.push_back(out.sum(true));
        memories.back().limit = of_flash;
    }
    out.memories = std::move(memories);
    return out;
}

}  // namespace arenascope
