#include "app/cli/footprint_output.h"

#include <nlohmann/json.hpp>

#include "app/cli/text_output.h"
#include "engine/base/text.h"
#include "engine/study/fit_and_explain.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;
using Kind = FootprintPart::Kind;

Json bytes_or_null(const FootprintPart& part) {
    return part.known == Known::unknown ? Json(nullptr) : Json(part.bytes);
}

Json text_or_null(const Message& message) { return message.empty() ? Json(nullptr) : Json(message.text()); }

Json part_json(const FootprintPart& part) {
    return {{"memory", part.memory},           {"kind", name_of(part.kind)},   {"name", part.name.text()},
            {"bytes", bytes_or_null(part)},    {"known", name_of(part.known)}, {"from", text_or_null(part.from)},
            {"note", text_or_null(part.note)}, {"needed", part.is_needed},     {"within", part.is_within}};
}

/// The bytes of a part that occurs once; null if unknown.
Json one_part(const DeviceFit& device, Kind kind) {
    for (const FootprintPart& part : device.parts) {
        if (part.kind == kind && part.known == Known::unknown) return nullptr;
    }
    return device.bytes(kind);
}

Json memory_json(const DeviceFit& device, const FootprintMemory& memory) {
    Json left_out = Json::array();
    for (const std::size_t index : memory.left_out) left_out.push_back(name_of(device.parts[index].kind));
    return {{"name", memory.id},
            {"limit", *memory.limit},
            {"bytes", memory.used},
            {"at_least", memory.is_open},
            {"verdict", name_of(memory.fit())},
            {"fits", memory.fit() == Fit::unknown ? Json(nullptr) : Json(memory.fit() == Fit::fits)},
            {"over_by", memory.over_by()},
            {"left_out", std::move(left_out)}};
}

std::string formula(const Footprint& print) {
    for (const FootprintPart& part : print.parts) {
        if (part.kind == Kind::method_allocator) return part.from.text();
    }
    return {};
}

/// Alternative programs that would need less; none of them is counted.
Json what_if_json(const Footprint& print) {
    Json out = Json::array();
    if (const auto& scratch = print.scratch_in_arena)
        out.push_back({{"change", "scratch_in_arena"},
                       {"scratch", scratch->scratch},
                       {"arena", scratch->arena},
                       {"saves", scratch->saves}});
    return out;
}

std::string used_text(const FootprintMemory& memory) {
    return (memory.is_open ? "at least " : "") + bytes_text(memory.used);
}

std::string verdict_text(const FootprintMemory& memory) {
    switch (memory.fit()) {
        case Fit::no_limit: return {};
        case Fit::fits: return ", fits";
        case Fit::over: return ", over by " + bytes_text(memory.over_by());
        case Fit::unknown: break;
    }
    return ", unknown whether it fits";
}

/// Parts that no verdict counts: "", ", without Stack, Data of the application (unknown)".
std::string left_out_text(const DeviceFit& device, const FootprintMemory& memory) {
    if (memory.fit() != Fit::fits || memory.left_out.empty()) return {};
    std::string names;
    for (const std::size_t index : memory.left_out) append_item(names, ", ", device.parts[index].name.text());
    return " (not counted: " + names + ")";
}

}  // namespace

Result<std::vector<Limit>> limits_of(const Arguments& arguments, const Tuning& tuning) {
    std::vector<Limit> out = tuning.limits;
    for (const std::string_view text : arguments.all("--limit")) {
        const std::size_t at = text.rfind('=');
        if (at == std::string_view::npos || at == 0) {
            return Error{
                .what = message("--limit '{value}' is not usable", text),
                .expected = message("ram=256K, flash=1M, POOL=SIZE, or stack=16K, data=40K, code=400K, DELEGATE=2M")};
        }
        const std::string name(text.substr(0, at));
        TRY(const std::int64_t bytes, parse_bytes(text.substr(at + 1)).in("--limit"));
        std::erase_if(out, [&](const Limit& limit) { return limit.name == name; });
        out.push_back({name, bytes});
    }
    return out;
}

Result<> read_runtime(const Arguments& arguments, RuntimeSetup& setup) {
    if (const auto name = arguments.last("--abi")) {
        const auto abi = abi_of(*name);
        if (!abi)
            return Error{.what = message("unknown --abi '{abi}'", *name),
                         .expected = message("64-bit, x86-32 or arm-32")};
        setup.abi = *abi;
    }
    if (const auto bytes = arguments.last("--temp-allocator")) {
        TRY(setup.temp_allocator, parse_bytes(*bytes).in("--temp-allocator"));
    }
    return done;
}

Json limits_json(const DeviceFit& device) {
    Json out = Json::array();
    for (const FootprintMemory& memory : device.memories) {
        if (memory.limit) out.push_back(memory_json(device, memory));
    }
    return out;
}

Json footprint_json(const Footprint& print, const DeviceFit& device, const RuntimeSetup& setup) {
    Json pools = Json::array(), parts = Json::array();
    for (const Footprint::Memory& pool : print.pools)
        pools.push_back({{"mem_id", pool.mem_id}, {"name", pool.name}, {"bytes", pool.bytes}});
    for (const FootprintPart& part : device.parts) parts.push_back(part_json(part));
    const FootprintMemory ram = device.sum(false), flash = device.sum(true);
    return {{"verdict", name_of(device.fit())},
            {"runtime",
             {{"abi", name_of(setup.abi)},
              {"temp_allocator", setup.temp_allocator ? Json(*setup.temp_allocator) : Json(nullptr)}}},
            {"ram",
             {{"pools", std::move(pools)},
              {"planned", device.bytes(Kind::arena)},
              {"state", device.bytes(Kind::state)},
              {"caller", device.bytes(Kind::caller)},
              {"delegates", one_part(device, Kind::delegate)},
              {"method_allocator", {{"bytes", one_part(device, Kind::method_allocator)}, {"formula", formula(print)}}},
              {"temporary", one_part(device, Kind::temporary)},
              {"stack", one_part(device, Kind::stack)},
              {"data", one_part(device, Kind::data)},
              {"total", ram.used},
              {"at_least", ram.is_open}}},
            {"flash",
             {{"constants", device.bytes(Kind::constants)},
              {"initial_states", device.bytes(Kind::states)},
              {"payloads", device.bytes(Kind::payload)},
              {"blobs", device.bytes(Kind::payload)},  // old name, for one version
              {"program", one_part(device, Kind::program)},
              {"code", one_part(device, Kind::code)},
              {"total", flash.used},
              {"at_least", flash.is_open}}},
            {"parts", std::move(parts)},
            {"what_if", what_if_json(print)},
            {"limits", limits_json(device)}};
}

void print_footprint(const Footprint& print, const DeviceFit& device, Console& console) {
    console.out << "  footprint\n";
    TextTable table("<><<");
    for (const FootprintMemory& memory : device.memories) {
        const bool is_sum = device.is_sum(memory);
        table.row({memory.title().text(), use_text(memory), "", ""});
        for (const std::size_t index : is_sum ? std::vector<std::size_t>() : memory.parts) {
            const FootprintPart& part = device.parts[index];
            const bool is_known = part.known != Known::unknown;
            if (is_known && part.bytes == 0) continue;
            std::string from = part.from.text();
            if (!part.note.empty()) append_item(from, "; ", part.note.text());
            table.row({"  " + part.name.text(),
                       is_known ? (part.known == Known::at_least ? "≥ " : "") + bytes_text(part.bytes) : "?",
                       words_of(part.known).text(), from});
        }
    }
    table.print(console.out, "    ");
    print_limits(device, "    ", console);
    if (const auto& scratch = print.scratch_in_arena)
        console.out << "    with the scratch planned in the arena: arena " << bytes_text(scratch->arena) << ", "
                    << bytes_text(scratch->saves) << " less in total (needs runtime support)\n";
}

void print_limits(const DeviceFit& device, std::string_view indent, Console& console) {
    for (const FootprintMemory& memory : device.memories) {
        if (memory.limit)
            console.out << indent << memory.title().text() << ": " << used_text(memory) << " of "
                        << bytes_text(*memory.limit) << verdict_text(memory) << left_out_text(device, memory) << "\n";
    }
}

std::string use_text(const FootprintMemory& memory) { return (memory.is_open ? "≥ " : "") + bytes_text(memory.used); }

std::string missing_text(const DeviceFit& device) {
    std::string names;
    for (const Message& name : missing_parts(device)) append_item(names, ", ", name.text());
    return names.empty() ? names : ", as the bytes of these are: " + names;
}

std::string footprint_failure(const DeviceFit& device) {
    std::string out;
    for (const FootprintMemory& memory : device.memories) {
        if (memory.fit() == Fit::over)
            append_item(out, "; ", memory.title().text() + " is over by " + bytes_text(memory.over_by()));
        if (memory.fit() == Fit::unknown)
            append_item(out, "; ", "whether " + memory.title().text() + " fits is unknown");
    }
    return out;
}

}  // namespace arenascope::cli
