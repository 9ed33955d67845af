#include "engine/study/graph/unplanned.h"

#include <algorithm>
#include <set>

#include "engine/base/text.h"
#include "engine/ir/steps.h"

namespace arenascope {
namespace {

bool is_open(const sym::Ranges& ranges, const std::string& symbol) {
    const auto range = ranges.find(symbol);
    return range == ranges.end() || !range->second.max;
}

/// The smallest sizes that the ranges allow.
void set_least(Method& method) {
    sym::Ranges least = method.ranges;
    for (auto& [name, range] : least)
        if (!range.max) range.max = std::max<std::int64_t>(range.min, 1);
    for (const ValueId id : method.values.indices()) {
        Tensor* tensor = method.values[id].tensor();
        if (!tensor) continue;
        tensor->upper.clear();
        for (const sym::Expr& size : tensor->sizes) {
            const auto bounds = size.bounds(least);
            const bool known = bounds.ok() && bounds.value().max;
            tensor->upper.push_back(known ? std::max<std::int64_t>(*bounds.value().max, 0) : 1);
        }
    }
}

}  // namespace

std::shared_ptr<const Outcome> unplanned_outcome(const Program& program, std::string_view method) {
    const auto found = std::find_if(program.methods.begin(), program.methods.end(),
                                    [&](const Method& each) { return method.empty() || each.name == method; });
    if (found == program.methods.end()) return nullptr;
    auto shown = std::make_shared<Method>(*found);
    set_least(*shown);
    auto out = std::make_shared<Outcome>();
    out->steps = step_count(*shown);
    out->method = std::move(shown);
    return out;
}

std::map<NodeIndex, std::string> open_dimensions(const ProgramGraph& graph, const Method& method) {
    std::map<NodeIndex, std::string> out;
    for (const NodeIndex node : graph.nodes.indices()) {
        const ProgramNode& it = graph.nodes[node];
        std::set<std::string> open;
        std::vector<ValueId> values = it.values;
        if (it.value != no_value) values.push_back(it.value);
        for (const ValueId value : values) {
            const Tensor* tensor = method.values.has(value) ? method.values[value].tensor() : nullptr;
            if (!tensor) continue;
            for (const sym::Expr& size : tensor->sizes)
                for (const std::string& symbol : size.symbols())
                    if (is_open(method.ranges, symbol)) open.insert(symbol);
        }
        if (open.empty()) continue;
        std::string names;
        for (const std::string& symbol : open) append_item(names, ", ", symbol);
        out[node] = names;
    }
    return out;
}

}  // namespace arenascope
