#pragma once
// "Copy as command": the command line that gives what the window shows, and the check of its budgets for a build
// server.

#include <QObject>
#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace arenascope {

class Progress;
class Shell;

class CommandController : public QObject {
    Q_OBJECT
public:
    explicit CommandController(Shell& shell);
    /// What makes the check: a shell script, or a workflow of GitHub Actions; `folder`: where it will lie. For a
    /// worker: a footprint takes long that is not known yet. Needs a plan.
    using CheckMaker = std::function<Result<std::string>(Progress&)>;
    [[nodiscard]] Result<CheckMaker> budgetCheck(bool isWorkflow, const QString& folder) const;
    /// Copies the check, and then calls `then` with what went wrong, or null.
    void copyCheck(bool isWorkflow, const std::function<void(const Error*)>& then);

private:
    /// The options of the present tuning, or the saved session where some edit has none.
    [[nodiscard]] Result<std::vector<std::string>> options() const;
    /// Copies `arenascope VERB FILE OPTIONS`; says why where the edits need a session.
    void copy(const QString& verb);

    Shell& shell_;
};

}  // namespace arenascope
