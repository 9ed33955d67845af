// The Qt style for parts that a style sheet cannot draw.

#include "widgets/theme/proxy_style.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

#include "widgets/theme/theme.h"

namespace arenascope {

namespace {

/// Name of the project's own icon; empty: Qt's is used.
const char* signOf(QStyle::StandardPixmap which) {
    switch (which) {
        case QStyle::SP_MessageBoxInformation: return "info";
        case QStyle::SP_MessageBoxQuestion: return "help";
        case QStyle::SP_MessageBoxWarning:
        case QStyle::SP_MessageBoxCritical: return "warning";
        case QStyle::SP_DirOpenIcon:
        case QStyle::SP_DialogOpenButton: return "open";
        case QStyle::SP_DirIcon:
        case QStyle::SP_DirClosedIcon:
        case QStyle::SP_DirLinkIcon:
        case QStyle::SP_DirLinkOpenIcon:
        case QStyle::SP_DirHomeIcon: return "folder";
        case QStyle::SP_FileIcon:
        case QStyle::SP_FileLinkIcon: return "file";
        case QStyle::SP_FileDialogNewFolder: return "folder_new";
        case QStyle::SP_FileDialogToParent:
        case QStyle::SP_ArrowUp: return "up";
        case QStyle::SP_FileDialogBack:
        case QStyle::SP_ArrowBack:
        case QStyle::SP_ArrowLeft: return "left";
        case QStyle::SP_ArrowForward:
        case QStyle::SP_ArrowRight: return "right";
        case QStyle::SP_FileDialogListView: return "list";
        case QStyle::SP_FileDialogDetailedView: return "rows";
        case QStyle::SP_ComputerIcon:
        case QStyle::SP_DesktopIcon:
        case QStyle::SP_DriveHDIcon:
        case QStyle::SP_DriveNetIcon: return "computer";
        case QStyle::SP_DialogSaveButton: return "save";
        default: return "";
    }
}

}  // namespace

ProxyStyle::ProxyStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int ProxyStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_DockWidgetSeparatorExtent:
        case PM_SplitterWidth: return 6;
        case PM_ToolBarIconSize:
        case PM_ButtonIconSize:
        case PM_SmallIconSize: return 16;
        case PM_MessageBoxIconSize: return 24;
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
    // A page that is shown takes the tabs with it, which would end the drag of a tab.
    if (hint == SH_TabBar_SelectMouseType && widget && widget->property("selectsOnRelease").toBool())
        return QEvent::MouseButtonRelease;
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
    if (element == PE_FrameTabBarBase) {  // Fusion's is darker, and at the top
        const QRect& bar = option->rect;
        painter->fillRect(QRect(bar.left(), bar.bottom(), bar.width(), 1), theme().line);
        return;
    }
    if (element == PE_FrameFocusRect) {
        // The style sheet shows focus by a border or an underline; a ring around the text would cross it.
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
    if (element == CE_HeaderLabel) {
        // The style sheet reserves room for an arrow in every header; headers without one get it back.
        const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (head && head->orientation == Qt::Horizontal && head->sortIndicator == QStyleOptionHeader::None) {
            constexpr int arrow = 10;  // as wide as the style sheet has it
            QStyleOptionHeaderV2 whole;
            if (const auto* second = qstyleoption_cast<const QStyleOptionHeaderV2*>(option)) whole = *second;
            else static_cast<QStyleOptionHeader&>(whole) = *head;
            whole.rect.setWidth(whole.rect.width() + arrow);
            return QProxyStyle::drawControl(element, &whole, painter, widget);
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

QIcon ProxyStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    const QString name = QLatin1String(signOf(which));
    if (name.isEmpty()) return QProxyStyle::standardIcon(which, option, widget);
    if (which == SP_MessageBoxCritical) return themeIcon(name, theme().bad);
    if (which == SP_MessageBoxWarning) return themeIcon(name, theme().warn);
    return themeIcon(name);
}

QPixmap ProxyStyle::standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    if (*signOf(which) == 0) return QProxyStyle::standardPixmap(which, option, widget);
    const int size = which <= SP_MessageBoxQuestion && which >= SP_MessageBoxInformation
        ? pixelMetric(PM_MessageBoxIconSize, option, widget)
        : pixelMetric(PM_SmallIconSize, option, widget);
    return standardIcon(which, option, widget).pixmap(size, size);
}

}  // namespace arenascope
