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

void add_open(const Method& method, ValueId value, std::set<std::string>& open) {
    const Tensor* tensor = method.values.has(value) ? method.values[value].tensor() : nullptr;
    if (!tensor) return;
    for (const sym::Expr& size : tensor->sizes)
        for (const std::string& symbol : size.symbols())
            if (is_open(method.ranges, symbol)) open.insert(symbol);
}

/// The least sizes that the ranges allow: what is drawn is never less than that.
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

std::map<NodeIndex, Message> plan_stops(const ProgramGraph& graph, const Method& method) {
    std::map<NodeIndex, Message> out;
    for (const NodeIndex node : graph.nodes.indices()) {
        const ProgramNode& it = graph.nodes[node];
        std::vector<ValueId> values = it.values;
        if (it.value != no_value) values.push_back(it.value);
        std::set<std::string> open;
        for (const ValueId value : values) add_open(method, value, open);
        if (open.empty()) continue;
        std::string names;
        for (const std::string& symbol : open) append_item(names, ", ", symbol);
        out[node] = message("no upper bound: {dimensions}", names);
    }
    return out;
}

}  // namespace arenascope
