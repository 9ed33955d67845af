#pragma once
// Writes reports, pictures and the exported program.

#include <QObject>
#include <QString>
#include <functional>

#include "app/document/jobs.h"
#include "engine/base/result.h"

class QAction;
class QMenu;

namespace arenascope {

class ExportDialog;
class Progress;
class Shell;

class ReportController : public QObject {
    Q_OBJECT
public:
    explicit ReportController(Shell& shell);
    /// By suffix: the shown view as a picture (.png, .svg, .pdf), or the plan as a page, a table or JSON. `scale`:
    /// pixels of a .png per pixel of the screen.
    void write(const QString& path, double scale);
    /// What passes and tiles changed, by suffix: a page (.md), or Python (.py) that names it.
    void writeChanges(const QString& path);
    /// The check of the budgets for a build server, by suffix: a script (.sh), or a workflow of GitHub Actions (.yml).
    /// `then`: told in place of the window, with what went wrong, or null.
    void writeCheck(const QString& path, const std::function<void(const Error*)>& then = {});

private:
    void addBuildFiles(QMenu& menu);
    void addChanges(QMenu& menu);
    void addChecks(QMenu& menu);
    [[nodiscard]] QString pathFor(const QAction& action, const QString& ending);
    void choose(QAction& action, const QString& ending);
    void save(Jobs::Kind kind, const QString& path, const std::function<Result<>(Progress&)>& work,
              const std::function<void(const Error*)>& then = {});
    void exportProgram();
    void follow(ExportDialog& dialog);

    Shell& shell_;
};

}  // namespace arenascope
