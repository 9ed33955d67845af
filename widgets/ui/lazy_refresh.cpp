#include "widgets/ui/lazy_refresh.h"

#include <QDockWidget>
#include <QEvent>
#include <QWidget>
#include <utility>

namespace arenascope {

LazyRefresh::LazyRefresh(QWidget& panel, std::function<void()> fill)
    : QObject(&panel), panel_(panel), fill_(std::move(fill)) {
    panel.installEventFilter(this);
}

bool LazyRefresh::isSeen() const {
    const QWidget* window = panel_.window();
    if (window == &panel_ || !window->isVisible()) return true;
    if (!panel_.isVisible()) return false;
    // Qt keeps a dock behind another tab "visible" and moves it outside of the window.
    const auto* dock = qobject_cast<const QDockWidget*>(panel_.parentWidget());
    return !dock || dock->isFloating() || (dock->geometry().right() >= 0 && dock->geometry().bottom() >= 0);
}

bool LazyRefresh::changed() {
    late_ = !isSeen();
    if (!late_) fill_();
    return !late_;
}

void LazyRefresh::catchUp() {
    if (std::exchange(late_, false)) fill_();
}

void LazyRefresh::follow(QDockWidget* dock) {
    if (!dock || dock == dock_) return;
    dock_ = dock;
    connect(dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible) catchUp();
    });
}

bool LazyRefresh::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ParentChange) follow(qobject_cast<QDockWidget*>(panel_.parentWidget()));
    if (event->type() == QEvent::Show && isSeen()) catchUp();
    return QObject::eventFilter(watched, event);
}

}  // namespace arenascope
