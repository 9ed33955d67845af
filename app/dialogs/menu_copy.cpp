// A menu in a dialog with the entries of a menu of the window.

#include "app/dialogs/menu_copy.h"

#include <QMenu>
#include <QTimer>

namespace arenascope {

QMenu* copyOfMenu(QMenu& menu, const std::function<void()>& before, QWidget* owner) {
    auto* copy = new QMenu(owner);
    copy->setToolTipsVisible(menu.toolTipsVisible());
    QObject::connect(copy, &QMenu::aboutToShow, &menu, [copy, &menu, before] {
        emit menu.aboutToShow();  // entries follow what is open
        copy->clear();
        for (QAction* each : menu.actions()) {
            if (each->isSeparator()) copy->addSeparator();
            if (each->isSeparator() || !each->isVisible()) continue;
            QAction* entry = copy->addAction(each->text());
            entry->setToolTip(each->toolTip());
            entry->setEnabled(each->isEnabled());
            QObject::connect(entry, &QAction::triggered, each, [each, before] {
                before();
                QTimer::singleShot(0, each, &QAction::trigger);
            });
        }
    });
    return copy;
}

}  // namespace arenascope
