#include "app/document/exported_graph.h"

#include <algorithm>
#include <utility>

#include "engine/open/as_executorch.h"
#include "engine/open/saved_session.h"

namespace arenascope {

bool has_joined_layers(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(),
                       [](const Instruction& each) { return each.op.starts_with("arenascope::"); });
}

Result<ExportedGraph> unrolled(const Engine& engine, const ExportedGraph& graph, const Session& session,
                               Progress& progress) {
    const Engine apart = for_export(engine);
    ExportedGraph out;
    TRY(out.program, apart.open(graph.program->path, progress));
    TRY(AppliedSession applied, apply_session(session, session.tuning, *out.program));
    out.orphaned = static_cast<int>(applied.edits.orphaned.size());
    progress.report(StageKind::planning);
    TRY(Outcome outcome, apart.evaluate(*out.program, applied.edits.tuning, {}, progress));
    if (has_joined_layers(*outcome.method))
        return Error{.what = message("recurrent layers of this file cannot be unrolled"),
                     .file = graph.program->path,
                     .expected = message("operators of ExecuTorch")};
    out.outcome = std::make_shared<const Outcome>(std::move(outcome));
    out.stored = std::move(applied.stored);
    return out;
}

}  // namespace arenascope
