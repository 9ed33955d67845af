#include "app/cli/device_output.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/text_output.h"
#include "engine/base/text.h"
#include "engine/ir/source_line.h"
#include "engine/ir/steps.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

Json spread_json(const TickSpread& spread) {
    if (spread.runs == 0) return nullptr;
    return {{"runs", spread.runs}, {"min", spread.least}, {"median", spread.median}, {"max", spread.most}};
}

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

/// The plan's figures of an instruction.
struct Planned {
    std::optional<Step> step;
    std::int64_t written = 0, live = 0;  ///< bytes of its results; of all planned tensors while it runs
};

Planned planned_of(const Outcome& outcome, const arenascope::Table<InstructionIndex, Step>& steps,
                   InstructionIndex at) {
    Planned out;
    if (steps.has(at) && steps[at].valid()) out.step = steps[at];
    const auto& outs = outcome.method->instructions[at].outs;
    for (const TensorRow& row : outcome.tensors) {
        if (std::find(outs.begin(), outs.end(), row.value) != outs.end()) out.written += row.bytes;
        if (row.planned && out.step && row.first_step <= *out.step && *out.step <= row.last_step) out.live += row.bytes;
    }
    return out;
}

double share_of(const DeviceTimes& device, const DeviceCall& call) {
    std::uint64_t all = device.whole.median;
    for (const DeviceCall& each : device.calls) all = device.whole.median > 0 ? all : all + each.ticks.median;
    return all == 0 ? 0 : static_cast<double>(call.ticks.median) / static_cast<double>(all);
}

std::string ticks_text(std::uint64_t ticks) { return grouped(static_cast<std::int64_t>(ticks)); }

std::string range_text(const TickSpread& spread) {
    return spread.runs < 2 ? std::string() : ticks_text(spread.least) + ".." + ticks_text(spread.most);
}

std::string part_name(const DevicePart& part) {
    std::string out = part.id >= 0 ? "handle " + std::to_string(part.id) : part.name;
    for (const std::string& op : part.ops) append_item(out, out.ends_with(')') ? ", " : " ", op);
    return out;
}

}  // namespace

Json device_json(const Outcome& outcome, const DeviceTimes& device) {
    const auto steps = steps_of_instructions(*outcome.method);
    Json calls = Json::array(), others = Json::array(), allocators = Json::array();
    for (const DeviceCall& call : device.calls) {
        const Instruction& instruction = outcome.method->instructions[call.instruction];
        const Planned planned = planned_of(outcome, steps, call.instruction);
        Json parts = Json::array();
        for (const DevicePart& part : call.parts) {
            parts.push_back({{"name", part.name},
                             {"id", part.id < 0 ? Json(nullptr) : Json(part.id)},
                             {"ticks", spread_json(part.ticks)},
                             {"ops", part.ops},
                             {"source", text_or_null(part.source)}});
        }
        calls.push_back({{"index", call.instruction.number()},
                         {"step", planned.step ? Json(planned.step->number()) : Json(nullptr)},
                         {"node", instruction.name},
                         {"op", instruction.op},
                         {"calls", call.calls},
                         {"ticks", spread_json(call.ticks)},
                         {"kernel_ticks", spread_json(call.kernel_ticks)},
                         {"share", share_of(device, call)},
                         {"allocated_bytes", call.allocated},
                         {"written_bytes", planned.written},
                         {"live_bytes", planned.live},
                         {"source", text_or_null(source_line(instruction.stack_trace))},
                         {"parts", std::move(parts)}});
    }
    for (const DeviceStretch& other : device.others)
        others.push_back({{"name", other.name}, {"ticks", spread_json(other.ticks)}});
    for (const DeviceAllocator& each : device.allocators) {
        allocators.push_back(
            {{"name", each.name}, {"bytes", each.bytes}, {"largest", each.largest}, {"allocations", each.allocations}});
    }
    return {{"runs", device.runs},         {"ticks", spread_json(device.whole)},  {"calls", std::move(calls)},
            {"others", std::move(others)}, {"allocators", std::move(allocators)}, {"recorded_values", device.values}};
}

void print_device(const Outcome& outcome, const DeviceTimes& device, Console& console) {
    const auto steps = steps_of_instructions(*outcome.method);
    console.out << "  device: " << device.runs << (device.runs == 1 ? " run" : " runs");
    if (device.whole.runs > 0) {
        console.out << ", " << ticks_text(device.whole.median) << " ticks";
        if (device.whole.runs > 1) console.out << " (median; " << range_text(device.whole) << ")";
    }
    console.out << "; ticks are nanoseconds on a host, and what its clock counts on a microcontroller\n";
    TextTable table("><>><>>><");
    table.row({"index", "op", "ticks", "share", "range", "allocated", "writes", "live", "Python line"});
    for (const DeviceCall& call : device.calls) {
        const Instruction& instruction = outcome.method->instructions[call.instruction];
        const Planned planned = planned_of(outcome, steps, call.instruction);
        table.row({std::to_string(call.instruction.number()),
                   instruction.op + (call.calls > 1 ? " x" + std::to_string(call.calls) : ""),
                   ticks_text(call.ticks.median), percent_text(share_of(device, call)), range_text(call.ticks),
                   ticks_text(call.allocated), grouped(planned.written), grouped(planned.live),
                   source_line(instruction.stack_trace)});
        for (const DevicePart& part : call.parts) {
            table.row({"", "  " + part_name(part), ticks_text(part.ticks.median), "", range_text(part.ticks), "", "",
                       "", part.source});
        }
    }
    if (!device.calls.empty()) table.print(console.out, "    ");
    for (const DeviceStretch& other : device.others) {
        console.out << "    " << other.name << "  " << ticks_text(other.ticks.median) << " ticks";
        if (other.ticks.runs > 1)
            console.out << " (median of " << other.ticks.runs << "; " << range_text(other.ticks) << ")";
        console.out << '\n';
    }
    for (const DeviceAllocator& each : device.allocators) {
        console.out << "    allocator " << each.name << "  " << bytes_text(static_cast<std::int64_t>(each.bytes))
                    << ", largest " << bytes_text(static_cast<std::int64_t>(each.largest)) << '\n';
    }
}

}  // namespace arenascope::cli
