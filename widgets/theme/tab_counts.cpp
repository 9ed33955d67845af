// Paints the count after the name of a tab.

#include "widgets/theme/tab_counts.h"

#include <QChildEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTabBar>
#include <algorithm>

#include "widgets/theme/theme.h"

namespace arenascope {

TabCounts::TabCounts(QMainWindow& window) : QObject(&window), window_(window) { window.installEventFilter(this); }

bool TabCounts::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ChildPolished && watched == &window_) {  // Qt makes the bars of docks as it needs them
        auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child());
        if (bar) bar->installEventFilter(this);
    }
    auto* bar = event->type() == QEvent::Paint && !painting_ ? qobject_cast<QTabBar*>(watched) : nullptr;
    if (!bar) return false;
    {
        const QScopedValueRollback painting(painting_, true);
        QCoreApplication::sendEvent(bar, event);
    }
    if (bar->isEnabled()) paint(*bar);
    return true;
}

void TabCounts::paint(QTabBar& bar) const {
    const Theme& t = theme();
    const QFontMetrics metrics = bar.fontMetrics();
    constexpr int left = 12, right = 10, underline = 2;  // of a tab, as the style sheet has them
    QPainter painter(&bar);
    const QFontMetrics mono(t.mono);
    for (int i = 0; i < bar.count(); ++i) {
        const QString text = bar.tabText(i);
        const qsizetype at = text.lastIndexOf(QLatin1String("  "));
        const QRect label = bar.tabRect(i).adjusted(left, 0, -right, -underline);
        const int width = metrics.horizontalAdvance(text);
        if (at <= 0 || !bar.isTabVisible(i) || width > label.width()) continue;
        const QString count = text.mid(at + 2);
        const int from = label.left() + (label.width() - width) / 2 + width - metrics.horizontalAdvance(count);
        const QRect room(from - 1, label.top(), label.right() - from + 2, label.height());
        painter.fillRect(room, t.panel);
        painter.setPen(isOfProblems(text) ? t.bad : t.tx3);
        // The tab has the room that its own font takes.
        painter.setFont(mono.horizontalAdvance(count) <= room.width() ? t.mono : bar.font());
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, count);
    }
}

bool TabCounts::isOfProblems(const QString& title) const {
    const auto docks = window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    return std::any_of(docks.begin(), docks.end(), [&](const QDockWidget* dock) {
        return dock->windowTitle() == title && dock->property(counts_problems).toBool();
    });
}

}  // namespace arenascope
