#pragma once
// The result of choosing pools automatically, if the shown plan does not fit: measured before it is offered. Where
// there is one pool, with one more memory.

#include <QObject>
#include <memory>

#include "engine/tuning/tuning.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

struct Outcome;
class Progress;
class Workspace;

/// One more pool, without a limit: a free id, and a name that no other pool has.
[[nodiscard]] Pool further_pool(const Tuning& tuning);

/// Plans the open program with pools chosen automatically, on a worker; a new request replaces the one before.
class PoolChooser : public QObject {
    Q_OBJECT
public:
    explicit PoolChooser(Workspace& workspace, QObject* parent = nullptr);
    ~PoolChooser() override;
    void choose(const Tuning& tuning);
    void giveUp();
    [[nodiscard]] bool isSettled() const { return later_.isSettled(); }

signals:
    /// Null: they cannot be planned.
    void chosen(std::shared_ptr<const arenascope::Outcome> outcome);

private:
    Workspace& workspace_;
    std::shared_ptr<Progress> progress_;  ///< of the running one; null: none
    LatestTask later_;
};

class PoolStudy : public QObject {
    Q_OBJECT
public:
    explicit PoolStudy(Workspace& workspace, QObject* parent = nullptr);
    [[nodiscard]] bool isSettled() const { return chooser_.isSettled(); }

signals:
    /// The plan with the chosen pools; null: nothing to offer. `adds`: one of them is a memory more.
    void studied(std::shared_ptr<const arenascope::Outcome> chosen, bool adds);

private:
    void study();

    Workspace& workspace_;
    PoolChooser chooser_;
    std::weak_ptr<const Tuning> of_;  ///< the last one studied
    bool adds_ = false;               ///< with one more memory
};

}  // namespace arenascope
