#pragma once
// While the pointer rests over a drop target, the chosen planner itself plans the move, as it will on the drop.

#include <QObject>
#include <QTimer>
#include <memory>

#include "widgets/ui/latest_task.h"

namespace arenascope {

class Progress;
class Workspace;
struct WhatIf;

class SettledPreview : public QObject {
    Q_OBJECT
public:
    explicit SettledPreview(Workspace& workspace, QObject* parent = nullptr);
    ~SettledPreview() override;
    /// No worker is left, not even of a cancelled one.
    [[nodiscard]] bool isSettled() const { return later_.isSettled(); }

private:
    void onPreview();
    void plan();

    Workspace& workspace_;
    QTimer rest_;
    std::shared_ptr<Progress> progress_;  ///< of the running request; null: none
    LatestTask later_;
};

}  // namespace arenascope
