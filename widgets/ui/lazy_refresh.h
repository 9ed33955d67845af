#pragma once
// What takes long in a panel is done when the panel is looked at: a dock behind another tab waits.

#include <QObject>
#include <functional>

class QDockWidget;
class QWidget;

namespace arenascope {

class LazyRefresh final : public QObject {
public:
    /// `fill` brings the panel up to date.
    LazyRefresh(QWidget& panel, std::function<void()> fill);
    /// Fills it now, or when it is next seen. True: now.
    bool changed();
    /// Fills it if it waits.
    void catchUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Without a window on screen there is nothing to wait for.
    [[nodiscard]] bool isSeen() const;
    void follow(QDockWidget* dock);

    QWidget& panel_;
    std::function<void()> fill_;
    QDockWidget* dock_ = nullptr;
    bool late_ = false;
};

}  // namespace arenascope
