#include "widgets/theme/proxy_style.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

#include "widgets/theme/theme.h"

namespace arenascope {

ProxyStyle::ProxyStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int ProxyStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_DockWidgetSeparatorExtent:
        case PM_SplitterWidth: return 6;
        case PM_ToolBarIconSize:
        case PM_ButtonIconSize:
        case PM_SmallIconSize: return 16;
        case PM_ToolBarItemSpacing: return 2;
        case PM_TabBarBaseOverlap: return 0;
        default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ProxyStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
    if (hint == SH_EtchDisabledText) return 0;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;  // the platform's are black, also on dark
    if (hint == SH_ItemView_ShowDecorationSelected) return 1;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;  // those of Qt are not ours
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void ProxyStyle::drawSeparator(const QStyleOption& option, QPainter& painter) const {
    painter.fillRect(option.rect, theme().panel);
    QRect line = option.rect;
    // The separator of side docks is taller than wide; the line sits in the middle of the grab area.
    if (line.height() > line.width()) line = QRect(line.center().x(), line.top(), 1, line.height());
    else line = QRect(line.left(), line.center().y(), line.width(), 1);
    painter.fillRect(line, theme().line);
}

void ProxyStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_IndicatorDockWidgetResizeHandle) return drawSeparator(*option, *painter);
    if (element == PE_FrameFocusRect) {
        // The style sheet shows focus by a border or an underline; a ring around the text would run through it.
        if (qobject_cast<const QTabBar*>(widget) || qobject_cast<const QAbstractButton*>(widget) ||
            qobject_cast<const QComboBox*>(widget))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme().blue, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 4, 4);
        painter->restore();
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ProxyStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (element == CE_Splitter) return drawSeparator(*option, *painter);
    QProxyStyle::drawControl(element, option, painter, widget);
}

}  // namespace arenascope
