#include "engine/passes/runner.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/ops/facts.h"
#include "engine/passes/method_edit.h"

namespace arenascope::lowering {

namespace {

Result<> check_known(const std::vector<std::string>& asked) {
    for (const std::string& id : asked) {
        if (find_pass(id)) continue;
        const std::string known = joined(optional_passes(), ", ", [](const OptionalPass& each) { return each.id; });
        return Error{.what = message("unknown pass '{id}'", id), .expected = Message::verbatim(known)};
    }
    return done;
}

}  // namespace

Result<> run_passes(Method& method, const std::vector<std::string>& asked, const PassTools& tools,
                    const PassWatch& watch, const StageOptions& options) {
    CHECKED(check_known(asked));
    if (asked.empty()) return done;
    // Removes unused values first, so that no pass gets credit for their bytes.
    remove_instructions(method, Table<InstructionIndex, bool>(method.instructions.size(), false));
    std::vector<std::string> applied;
    const auto run = [&](const OptionalPass& pass) -> Result<> {
        const std::string id(pass.id);
        tools.progress.report({StageKind::pass, id});
        const PassBytes before = watch.measure(method, applied);
        if (pass.run) CHECKED(pass.run(method, tools).in(message("pass {pass}", id)));
        applied.push_back(id);
        watch.on_pass(id, before, watch.measure(method, applied));
        return done;
    };
    std::vector<CheckedStage> stages;
    for (const OptionalPass& pass : optional_passes()) {
        if (std::find(asked.begin(), asked.end(), pass.id) == asked.end()) continue;
        stages.push_back({.id = pass.id, .run = [&] { return run(pass); }, .is_required = false});
    }
    return run_stages(stages, method_subject(method, ops::operator_facts()), options, tools.progress);
}

}  // namespace arenascope::lowering
