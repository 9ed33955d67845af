#include "engine/open/other_methods.h"

#include <algorithm>
#include <string>

namespace arenascope {

Tuning asked_of(const Program& program, const Method& method, const Tuning& asked) {
    const Tuning shown = starting_tuning(program, asked.method), start = starting_tuning(program, method.name);
    Tuning tuning = asked;
    tuning.method = method.name;
    const auto has = [&](const std::string& name) {
        return std::any_of(method.values.begin(), method.values.end(),
                           [&](const Value& value) { return value.name == name; });
    };
    std::erase_if(tuning.assigned, [&](const auto& each) { return !has(each.first); });
    std::erase_if(tuning.aligned, [&](const auto& each) { return !has(each.first); });
    tuning.pinned = start.pinned;
    for (const auto& [name, offset] : asked.pinned) {
        const auto before = shown.pinned.find(name);
        const bool is_edit = before == shown.pinned.end() || before->second != offset;
        if (is_edit && has(name)) tuning.pinned[name] = offset;
    }
    tuning.unplanned = start.unplanned;
    for (const std::string& name : asked.unplanned) {
        if (!shown.unplanned.contains(name) && has(name)) tuning.unplanned.insert(name);
    }
    std::erase_if(tuning.ranges, [&](const auto& each) { return !method.ranges.contains(each.first); });
    tuning.edits.operators.clear();  // by node: they belong to the shown method
    return tuning;
}

Result<std::vector<Outcome>> planned_beside(const Evaluator& engine, const Program& program, const Outcome& outcome,
                                            Progress& progress) {
    std::vector<Outcome> out;
    const Tuning& asked = outcome.report.asked;
    for (const Method& method : program.methods) {
        if (method.name == outcome.method->name) continue;
        const Tuning tuning =
            asked.method.empty() ? asked_of(program, method, asked) : starting_tuning(program, method.name);
        TRY(Outcome other, engine.evaluate(program, tuning, {}, progress));
        if (program.format != FormatId::pte || !other.plan().is_loaded()) out.push_back(std::move(other));
    }
    return out;
}

}  // namespace arenascope
