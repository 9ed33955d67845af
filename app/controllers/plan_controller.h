#pragma once
// Selects, checks and improves the plan: planner menus, plans from files, and edits that failed.

#include <QObject>

#include "engine/engine.h"

namespace arenascope {

class Shell;

class PlanController : public QObject {
    Q_OBJECT
public:
    explicit PlanController(Shell& shell);
    /// Placements of a .csv or .json as pins, one undo step.
    void importPlan(const QString& path);
    /// Adds an external program to the planners.
    void addPlanner(const QString& path);
    /// The available planners, in the toolbar and the menu.
    void fillPlanners();

private:
    void connectActions();
    void validate();
    void onOutcome();
    void offerLoadedPlan(const Outcome& outcome);
    void onLoadedPlanLeft(const QString& planner, int others);

    Shell& shell_;
};

}  // namespace arenascope
