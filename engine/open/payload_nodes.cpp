#include "engine/open/payload_nodes.h"

#include <algorithm>

namespace arenascope {

Result<std::vector<PayloadNode>> payload_nodes(const Backends& backends, const Program& program,
                                               const Delegate& delegate) {
    const auto backend = backends.find(delegate.id);
    if (!backend) return std::vector<PayloadNode>();
    const auto named = [&](std::string_view key) -> std::optional<Data> {
        for (const NamedData* all : {&delegate.named_data, &program.named_data}) {
            const auto found =
                std::find_if(all->begin(), all->end(), [key](const auto& one) { return one.first == key; });
            if (found != all->end()) return found->second;
        }
        return std::nullopt;
    };
    return backend->nodes({.payload = delegate.payload, .specs = delegate.compile_specs, .named = named});
}

}  // namespace arenascope
