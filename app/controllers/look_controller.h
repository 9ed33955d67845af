#pragma once
// The state of the views: saved in the session, restored when it is opened.

#include <QByteArray>
#include <QObject>
#include <functional>

#include "engine/tuning/session.h"

namespace arenascope {

class Shell;

class LookController : public QObject {
    Q_OBJECT
public:
    /// How the panels are arranged around the charts.
    struct Arrangement {
        std::function<QByteArray()> get;
        std::function<void(const QByteArray&)> set;
    };
    LookController(Shell& shell, Arrangement panels);
    ~LookController() override;

private:
    [[nodiscard]] SessionView describe() const;
    void showSaved();
    void selectNoted();

    Shell& shell_;
    Arrangement panels_;
};

}  // namespace arenascope
