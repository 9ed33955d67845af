#pragma once
// Choosing, checking and improving the plan: the planner's menus, plans from files, and edits that are taken back.

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
    /// A program of the user's own, from now on among the planners.
    void addPlanner(const QString& path);
    /// The planners that are there now, in the toolbar and the menu.
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
