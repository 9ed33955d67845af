#include <nlohmann/json.hpp>

#include "engine/formats/chrome_trace/chrome_trace.h"
#include "engine/formats/placed.h"

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

Json memory_events(const std::vector<PlacedTensor>& tensors, std::size_t rows) {
    std::vector<std::vector<const PlacedTensor*>> live(rows);
    for (const PlacedTensor& tensor : tensors) {
        for (std::int32_t row = tensor.first; row <= tensor.last; ++row)
            live[static_cast<std::size_t>(row)].push_back(&tensor);
    }
    Json events = Json::array();
    for (std::size_t row = 0; row < rows; ++row) {
        for (const PlacedTensor* tensor : live[row]) {
            const std::string& node = tensor->node.empty() ? tensor->name : tensor->node;
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
                          {"ts", tensor.first_step},
                          {"dur", tensor.last_step - tensor.first_step + 1},
                          {"pid", tensor.mem_id},
                          {"tid", i},
                          {"args",
                           {{"op_name", dotted(tensor.op)},
                            {"node", tensor.node},
                            {"offset", tensor.offset},
                            {"bytes", tensor.bytes},
                            {"first", tensor.first},
                            {"last", tensor.last},
                            {"source", source_of(tensor.source)}}}});
    }
    return events;
}

}  // namespace

Result<std::vector<std::byte>> write_chrome_trace(const Artifact& artifact, Progress&) {
    // ExecuTorch's layout is as large as live tensors times nodes.
    constexpr std::size_t most_events = 20'000'000;
    const std::vector<PlacedTensor> tensors = placed_tensors(artifact);
    std::size_t events = 0;
    for (const PlacedTensor& tensor : tensors) events += static_cast<std::size_t>(tensor.last - tensor.first) + 1;
    if (!artifact.options.trace_lifetimes && events > most_events) {
        return Error{.what = message("a trace in ExecuTorch's layout would have {events} events", events),
                     .expected = message("at most {most_events}", most_events),
                     .remedy = message("use --trace-style lifetimes")};
    }
    const Json json{{"traceEvents",
                     artifact.options.trace_lifetimes ? lifetime_events(tensors)
                                                      : memory_events(tensors, artifact.method.listing.size())}};
    return bytes_of(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace arenascope
