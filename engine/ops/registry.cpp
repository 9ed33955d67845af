// Adding an operator: a row in its family's file (or a new engine/ops/<family>.cpp whose function is declared in
// families.h and listed here): schema text, out variant, how its output's sizes follow. Kernels and lowering refer
// to operators by name and read everything else from the schema.

#include <array>

#include "engine/ops/families.h"

namespace arenascope::ops {

std::span<const Family> builtin_families() {
    static const std::array families{
        Family{"unary", unary_ops()},        Family{"binary", binary_ops()},     Family{"reduction", reduction_ops()},
        Family{"neural", neural_ops()},      Family{"matrix", matrix_ops()},     Family{"shape", shape_ops()},
        Family{"index", index_ops()},        Family{"creation", creation_ops()}, Family{"quantized", quantized_ops()},
        Family{"functions", function_ops()}, Family{"cortex_m", cortex_m_ops()},
    };
    return families;
}

Result<Registry> Registry::builtin() {
    Registry registry;
    for (const auto& family : builtin_families()) {
        for (const auto& row : family.rows) {
            auto schema = parse_schema(row.schema);
            if (!schema.ok()) return std::move(schema).error().in(row.core).in(family.id);
            const auto index = registry.ops_.size();
            registry.by_core_.emplace(row.core, index);
            registry.by_out_.emplace(schema.value().name, index);
            registry.ops_.push_back({.core = std::string(row.core),
                                     .edge = std::string(row.edge.empty() ? row.core : row.edge),
                                     .schema = std::move(schema).take()});
        }
    }
    return registry;
}

const Op* Registry::by_core(std::string_view core) const {
    const auto found = by_core_.find(core);
    return found == by_core_.end() ? nullptr : &ops_[found->second];
}

const Op* Registry::by_out(std::string_view out) const {
    const auto found = by_out_.find(out);
    return found == by_out_.end() ? nullptr : &ops_[found->second];
}

}  // namespace arenascope::ops
