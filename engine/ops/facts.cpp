#include "engine/ops/facts.h"

#include "engine/ops/effects.h"
#include "engine/ops/op.h"

namespace arenascope::ops {

namespace {

std::vector<std::string> argument_names(std::string_view op) {
    static const Result<Registry> registry = Registry::builtin();
    const Op* known = registry.ok() ? registry.value().by_out(op) : nullptr;
    std::vector<std::string> names;
    if (!known) return names;
    for (const Param& param : known->schema.params) names.push_back(param.name);
    return names;
}

}  // namespace

const OperatorFacts& operator_facts() {
    static constexpr OperatorFacts facts{.reads = read_arguments,
                                         .is_in_place = [](std::string_view op) { return effects(op).is_in_place; },
                                         .argument_names = argument_names};
    return facts;
}

}  // namespace arenascope::ops
