#pragma once
// Defers slow updates of a panel until it is visible: a dock behind another tab waits.

#include <QObject>
#include <functional>

class QDockWidget;
class QWidget;

namespace arenascope {

class LazyRefresh final : public QObject {
public:
    /// `fill` updates the panel.
    LazyRefresh(QWidget& panel, std::function<void()> fill);
    /// Fills it now, or when it becomes visible. True: now.
    bool changed();
    /// Fills it if an update is pending.
    void catchUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Without a window on screen, updates are immediate.
    [[nodiscard]] bool isSeen() const;
    void follow(QDockWidget* dock);

    QWidget& panel_;
    std::function<void()> fill_;
    QDockWidget* dock_ = nullptr;
    bool late_ = false;
};

}  // namespace arenascope
