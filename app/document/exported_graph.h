#pragma once
// What an export to ExecuTorch writes: the open graph, or the same model without operators of this program.

#include <memory>
#include <optional>

#include "engine/engine.h"
#include "engine/tuning/session.h"

namespace arenascope {

struct ExportedGraph {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
    std::optional<Session> stored{};  ///< of a model that was read again; none: the open document's
    int orphaned = 0;                 ///< edits of tensors that it does not have
};

/// Recurrent layers stand in one operator each, which ExecuTorch does not have.
[[nodiscard]] bool has_joined_layers(const Method& method);
/// The model of `graph` read again with its recurrent layers unrolled, and planned with the edits of `session`.
Result<ExportedGraph> unrolled(const Engine& engine, const ExportedGraph& graph, const Session& session,
                               Progress& progress);

}  // namespace arenascope
