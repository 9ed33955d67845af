// Writes a plan as a trace in Chrome's format, in ExecuTorch's or ArenaScope's style.

#include <map>
#include <nlohmann/json.hpp>

#include "engine/base/bytes.h"
#include "engine/formats/chrome_trace/chrome_trace.h"
#include "engine/formats/events.h"
#include "engine/formats/placed_tensors.h"

namespace arenascope {

namespace {

using Json = nlohmann::ordered_json;

/// "aten::add.out" as ExecuTorch's tool prints it: "aten.add.out".
std::string dotted(std::string op) {
    if (const auto at = op.find("::"); at != std::string::npos) op.replace(at, 2, ".");
    return op;
}

/// The frames of a traceback, as ExecuTorch's tool cuts them; "None" where there are none.
std::string source_of(const std::string& trace) {
    const auto at = trace.find("File ");
    if (at == std::string::npos) return "None";
    std::string out = trace.substr(at);
    out.erase(out.find_last_not_of(" \n") + 1);
    return out;
}

/// Positions of a tensor's nodes in the file: rows of the node list, or times of an imported trace, of which rows are
/// ranks.
struct Nodes {
    std::int64_t first = 0, end = 0;
};

Nodes nodes_of(const Artifact& artifact, const PlacedTensor& tensor) {
    if (artifact.program.format != FormatId::chrome_trace)
        return {tensor.first.number(), std::int64_t{tensor.last.number()} + 1};
    return {time_at(artifact.method, tensor.first), time_at(artifact.method, tensor.last + 1)};
}

Json memory_events(const Artifact& artifact, const std::vector<PlacedTensor>& tensors) {
    std::map<std::int64_t, std::vector<const PlacedTensor*>> live;
    for (const PlacedTensor& tensor : tensors) {
        const Nodes nodes = nodes_of(artifact, tensor);
        for (std::int64_t row = nodes.first; row < nodes.end; ++row) live[row].push_back(&tensor);
    }
    const bool has_nodes = artifact.method.times.empty();  // rows of an allocation problem are times without names
    Json events = Json::array();
    for (const auto& [row, at] : live) {
        for (const PlacedTensor* tensor : at) {
            const std::string& node = tensor->node.empty() || !has_nodes ? tensor->name : tensor->node;
            events.push_back({{"name", node},
                              {"cat", "memory_allocation"},
                              {"ph", "X"},
                              {"ts", tensor->offset},
                              {"dur", tensor->bytes},
                              {"pid", tensor->mem_id},
                              {"tid", row},
                              {"args",
                               {{"op_name", tensor->op.empty() ? node : dotted(tensor->op)},
                                {"Memory ID", tensor->mem_id},
                                {"fqn", tensor->fqn},
                                {"source", source_of(tensor->source)},
                                {"bytes", tensor->bytes}}}});
        }
    }
    return events;
}

Json lifetime_events(const std::vector<PlacedTensor>& tensors) {
    Json events = Json::array();
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const PlacedTensor& tensor = tensors[i];
        events.push_back({{"name", tensor.name},
                          {"cat", "memory_lifetime"},
                          {"ph", "X"},
                          {"ts", tensor.first_step.number()},
                          {"dur", tensor.last_step - tensor.first_step + 1},
                          {"pid", tensor.mem_id},
                          {"tid", i},
                          {"args",
                           {{"op_name", dotted(tensor.op)},
                            {"node", tensor.node},
                            {"offset", tensor.offset},
                            {"bytes", tensor.bytes},
                            {"first", tensor.first.number()},
                            {"last", tensor.last.number()},
                            {"source", source_of(tensor.source)}}}});
    }
    return events;
}

}  // namespace

Result<std::vector<std::byte>> write_chrome_trace(const Artifact& artifact, Progress&) {
    // The size of ExecuTorch's layout is live tensors times nodes.
    constexpr std::int64_t most_events = 20'000'000;
    const std::vector<PlacedTensor> tensors = placed_tensors(artifact);
    std::int64_t events = 0;
    for (const PlacedTensor& tensor : tensors) {
        const Nodes nodes = nodes_of(artifact, tensor);
        events = checked_add(events, nodes.end - nodes.first).value_or(most_events + 1);
    }
    if (!artifact.options.trace_lifetimes && events > most_events) {
        return Error{.what = message("a trace in ExecuTorch's layout would have {count} events", events),
                     .expected = message("at most {limit}", most_events),
                     .remedy = message("use --trace-style lifetimes"),
                     .remedy_code = RemedyCode::trace_of_lifetimes};
    }
    const Json json{{"traceEvents",
                     artifact.options.trace_lifetimes ? lifetime_events(tensors) : memory_events(artifact, tensors)}};
    return bytes_of(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace arenascope
