#pragma once
// Target presets: the memories and limits of known devices, and the user's own as files.

#include <QObject>
#include <QPointer>
#include <memory>
#include <string>
#include <vector>

#include "engine/tuning/target.h"
#include "widgets/ui/latest_task.h"

class QMenu;

namespace arenascope {

class Progress;
class Shell;
class TargetChooser;

class TargetController : public QObject {
    Q_OBJECT
public:
    explicit TargetController(Shell& shell);
    ~TargetController() override;
    /// The pools and limits of the open document as a preset of the user's own.
    void save(const QString& title);
    /// No worker is left, not even of a cancelled one.
    [[nodiscard]] bool isSettled() const { return later_.isSettled(); }

private:
    void fillMenu();
    void fillCores(QMenu& menu);
    void openFolder();
    /// All presets anew, because an editor may have changed them; those that cannot be read are named in the log.
    void readTargets();
    void openChooser();
    /// The button names the target whose memories the program has.
    void nameTarget();
    /// Plans for one target after the other, in a worker, until the chooser closes.
    void judge(std::vector<Target> left);
    void stopJudging();

    Shell& shell_;
    std::vector<Target> targets_;
    QPointer<TargetChooser> chooser_;
    std::shared_ptr<Progress> progress_;  ///< of the target that is planned for; null: none
    LatestTask later_;
};

}  // namespace arenascope
