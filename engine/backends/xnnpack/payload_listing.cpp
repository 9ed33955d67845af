#include "engine/backends/xnnpack/payload_listing.h"

#include <algorithm>
#include <unordered_map>

#include "engine/backends/xnnpack/shapes.h"

namespace arenascope::xnn {

Result<std::vector<PayloadOperator>> listed_operators(const Data& serialized, const FindNamed& named) {
    TRY(const Payload payload, read_payload(serialized, named));
    constexpr std::int64_t nobodys = 65535;  // of nodes that the exporter added
    std::vector<PayloadOperator> out;
    std::unordered_map<std::uint32_t, std::size_t> makers;
    for (const Node& node : payload.nodes) {
        PayloadOperator made{.op = "xnnpack::" + std::string(name_of(node.kind))};
        if (node.handle != nobodys) made.handle = node.handle;
        for (const std::uint32_t id : node.inputs) {
            if (id == no_id) continue;
            const Value& value = payload.values[id];
            if (const auto maker = makers.find(id); maker != makers.end()) made.reads.push_back(maker->second);
            else if (value.is_input && value.external != no_id) made.arguments.push_back(value.external);
        }
        for (std::vector<std::size_t>* each : {&made.reads, &made.arguments}) {
            std::sort(each->begin(), each->end());
            each->erase(std::unique(each->begin(), each->end()), each->end());
        }
        if (node.output != no_id) {
            const Value& value = payload.values[node.output];
            made.shape = value.dims;
            made.bytes = stored_bytes(value.element, numel(value.dims).value_or(0)).value_or(0);
        }
        for (const std::uint32_t id : {node.output, node.second})
            if (id != no_id) makers[id] = out.size();
        out.push_back(std::move(made));
    }
    return out;
}

}  // namespace arenascope::xnn
