#pragma once

#include <QObject>
#include <memory>

#include "widgets/panels/shrink/shrink_points.h"

namespace arenascope {

class GainSearch;
class Progress;
class Shell;
class ShrinkPanel;
class Workspace;

/// Searches for smaller programs for the Shrink panel, measures passes, and turns what is chosen there into edits.
class ShrinkController : public QObject {
    Q_OBJECT
public:
    ShrinkController(Shell& shell, ShrinkPanel& panel);
    ~ShrinkController() override;

private:
    void search();
    void stop();
    void found(const ShrinkPoint& point, int search);
    void apply(const ShrinkPoint& point);
    void copyCommand(const ShrinkPoint& point);

    Shell& shell_;
    Workspace& workspace_;  ///< both outlive the shell, whose members are gone when its children end
    GainSearch& gains_;
    ShrinkPanel& panel_;
    int search_ = 0;  ///< number of the search that is under way: what earlier ones find is dropped
};

}  // namespace arenascope
