// Finds the help page and the section for a widget.

#include "app/controllers/help_place.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QTabWidget>

namespace arenascope {

HelpPlace::HelpPlace(QMainWindow& window, QTabWidget& charts) : QObject(&charts), window_(window), charts_(charts) {
    qApp->installEventFilter(this);
}

HelpPlace::Place HelpPlace::place() const {
    const bool fresh = !clicked_.page.isEmpty() && focus_ == window_.focusWidget();
    return fresh ? clicked_ : ofFocus();
}

HelpPlace::Place HelpPlace::ofChart() const {
    return {QStringLiteral("charts"), charts_.tabText(charts_.currentIndex())};
}

HelpPlace::Place HelpPlace::ofFocus() const {
    Place out;
    for (const QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(widget)) out = {widget->objectName(), QString()};
        if (widget == &charts_) out = ofChart();
    }
    return out;
}

/// The window makes a bar for panels that lie over each other; its tabs have their titles.
HelpPlace::Place HelpPlace::ofTab(const QTabBar& bar) const {
    if (charts_.isAncestorOf(&bar)) return bar.parentWidget() == &charts_ ? ofChart() : Place();
    if (bar.parentWidget() != &window_) return {};
    for (const QDockWidget* dock : window_.findChildren<QDockWidget*>()) {
        if (!dock->isHidden() && dock->windowTitle() == bar.tabText(bar.currentIndex()))
            return {dock->objectName(), QString()};
    }
    return {};
}

bool HelpPlace::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType()) clicked_ = {};
    if (event->type() == QEvent::MouseButtonRelease) {
        if (const auto* bar = qobject_cast<QTabBar*>(watched); bar && window_.isAncestorOf(bar)) {
            clicked_ = ofTab(*bar);
            focus_ = window_.focusWidget();  // also where the click only just makes the window the active one
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace arenascope
