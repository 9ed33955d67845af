#pragma once
// Reads a program or a session and plans it for the workspace: a worker's task, without views.

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

/// The result of the worker that opens a file.
struct Opened {
    std::shared_ptr<const Program> program;
    Tuning tuning;
    std::shared_ptr<const Outcome> outcome;  ///< null: a dimension has no upper bound
    std::vector<VectorRun> recorded;
    std::string method;                  ///< whose runs those are
    bool on_integers = false;            ///< and whether its quantised layers ran on integers
    std::optional<Error> vectors_error;  ///< the program is valid, but its recorded runs are not
    OpenedSession session;
    /// Of a reloaded program: the steps of the history before, and as they apply now.
    std::optional<std::vector<std::shared_ptr<const Tuning>>> before{};
    std::vector<Tuning> steps{};
    std::int32_t matched = 0, instructions = 0;  ///< of a program that got names: how many instructions matched
};

/// A program or a session. `planner`: for a program without a session; empty: its own.
Result<Opened> open_everything(const Engine& engine, const QString& path, const QString& planner, Progress& progress);
/// The program of `edits` in its present version on disk, with the edits that apply to it. `path`: of the open session;
/// `before`: the steps of the history.
Result<Opened> open_again(const Engine& engine, const std::shared_ptr<const Session>& edits, const QString& path,
                          std::vector<std::shared_ptr<const Tuning>> before, Progress& progress);
/// A .pte with names, and Python lines where `from` is an ETRecord.
Result<Opened> open_named(const Engine& engine, const std::shared_ptr<const Program>& program, const QString& from,
                          Progress& progress);
/// Another program or session to compare with the open one. `pools`: replace its own when planning.
Result<std::shared_ptr<const Compared>> open_beside(const Engine& engine, const QString& path,
                                                    const std::vector<Pool>& pools, Progress& progress);

}  // namespace arenascope
