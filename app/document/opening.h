#pragma once
// Reads a program or a session and plans it, for the workspace to show: the work of a worker, which touches no view.

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/document/session_keeper.h"
#include "engine/engine.h"
#include "engine/runtime/vectors.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

/// What the worker that opens a file hands over.
struct Opened {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    std::shared_ptr<const Outcome> outcome;  ///< null: a dimension has no upper bound
    std::vector<VectorRun> recorded;
    std::string method;                  ///< whose runs those are
    std::optional<Error> vectors_error;  ///< the program is fine, its recorded runs are not
    OpenedSession session;
    /// Of a program that was read again: the steps of the history before and as they apply now.
    std::optional<std::vector<std::shared_ptr<const Tuning>>> before{};
    std::vector<Tuning> steps{};
    std::int32_t matched = 0, instructions = 0;  ///< of a program that took names: how many found theirs
};

/// A program or a session. `planner`: for a program without a session; empty: its own.
Result<Opened> open_everything(const Engine& engine, const QString& path, const QString& planner, Progress& progress);
/// The program of `edits` as it is on the disk now, with what of the edits applies to it. `path`: of the session that
/// is open; `before`: the steps of the history.
Result<Opened> open_again(const Engine& engine, const std::shared_ptr<const Session>& edits, const QString& path,
                          std::vector<std::shared_ptr<const Tuning>> before, Progress& progress);
/// A .pte with names, and Python lines where `from` is an ETRecord.
Result<Opened> open_named(const Engine& engine, const std::shared_ptr<const Program>& program, const QString& from,
                          Progress& progress);
/// Another program or session, to be shown beside the open one. `pools`: it is planned with these instead of its own.
Result<std::shared_ptr<const Compared>> open_beside(const Engine& engine, const QString& path,
                                                    const std::vector<Pool>& pools, Progress& progress);

}  // namespace arenascope
