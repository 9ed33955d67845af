#include "engine/backends/xnnpack/least_memory.h"

#include <algorithm>
#include <set>

#include "engine/backends/xnnpack/shapes.h"

namespace arenascope::xnn {

std::vector<OwnMemory> least_memory(const Payload& payload) {
    std::int64_t widest = 0, weights = 0;
    for (const Node& node : payload.nodes) {
        std::set<std::uint32_t> inside(node.inputs.begin(), node.inputs.end());
        inside.insert({node.output, node.second});
        std::int64_t bytes = 0;
        for (const std::uint32_t id : inside) {
            if (id == no_id || payload.values[id].external != no_id || payload.values[id].constant != 0) continue;
            const Value& value = payload.values[id];
            const auto stored = stored_bytes(value.element, numel(value.dims).value_or(0));
            bytes = checked_add(bytes, stored.value_or(0)).value_or(bytes);
        }
        widest = std::max(widest, bytes);
    }
    for (const Data& constant : payload.constants) weights += static_cast<std::int64_t>(constant.bytes.size());
    return {{.kind = OwnMemory::Kind::workspace, .bytes = widest},
            {.kind = OwnMemory::Kind::packed_weights, .bytes = weights}};
}

}  // namespace arenascope::xnn
