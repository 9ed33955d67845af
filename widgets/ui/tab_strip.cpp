// Tabs of documents: how they look, and what the pointer and the keys do with them.

#include "widgets/ui/tab_strip.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int button_side = 18, least_width = 96, most_width = 260;

/// A cross; a dot in its place while the document is unsaved and the pointer is elsewhere.
class CloseButton final : public QAbstractButton {
public:
    explicit CloseButton(QWidget* parent) : QAbstractButton(parent) {
        setFocusPolicy(Qt::NoFocus);
        setFixedSize(button_side, button_side);
        setAttribute(Qt::WA_Hover);
    }
    void setUnsaved(bool unsaved) {
        unsaved_ = unsaved;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& t = theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        if (unsaved_ && !underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.tx2);
            constexpr double radius = 3.5;
            return painter.drawEllipse(middle, radius, radius);
        }
        if (underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isDown() ? t.sel : t.hov);
            painter.drawRoundedRect(rect(), 4, 4);
        }
        constexpr double arm = 3.5;
        painter.setPen(QPen(underMouse() ? t.tx : t.tx3, 1.3));
        painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
        painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
    }

private:
    bool unsaved_ = false;
};

bool holdsFiles(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl& each) { return each.isLocalFile(); });
}

}  // namespace

TabStrip::TabStrip(QWidget* parent) : QTabBar(parent) {
    setObjectName(QStringLiteral("programTabs"));
    setAccessibleName(tr("Open programs"));
    setProperty("selectsOnRelease", true);
    setAcceptDrops(true);
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    setFocusPolicy(Qt::TabFocus);
    setAutoFillBackground(false);
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        const auto begin = tabs_.begin();
        if (from < to) std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else std::rotate(begin + to, begin + from, begin + from + 1);
    });
}

int TabStrip::heightOfTabs() { return forText(metric::tabBar); }

void TabStrip::show(const std::vector<Tab>& tabs, int current) {
    if (tabs == tabs_ && current == currentIndex()) return;  // a tab is carried perhaps
    const QSignalBlocker quiet(this);
    while (count() > static_cast<int>(tabs.size())) removeTab(count() - 1);
    while (count() < static_cast<int>(tabs.size())) {
        auto* close = new CloseButton(this);
        setTabButton(addTab(QString()), RightSide, close);
        connect(close, &QAbstractButton::clicked, this, [this, close] {
            for (int i = 0; i < count(); ++i) {
                if (tabButton(i, RightSide) == close) return emit tabCloseRequested(i);
            }
        });
    }
    tabs_ = tabs;
    for (int i = 0; i < count(); ++i) name(i);
    setCurrentIndex(current);
    update();
}

void TabStrip::name(int index) {
    const Tab& tab = tabs_[static_cast<std::size_t>(index)];
    setTabText(index, QString(tab.title).replace(QLatin1Char('&'), QLatin1String("&&")));
    setTabToolTip(index, tab.path);
    setAccessibleTabName(index, tab.unsaved ? tr("%1, unsaved edits").arg(tab.title) : tab.title);
    auto& close = static_cast<CloseButton&>(closeButton(index));
    close.setUnsaved(tab.unsaved);
    close.setAccessibleName(tr("Close %1").arg(tab.title));
    close.setToolTip(close.accessibleName());
}

QSize TabStrip::tabSizeHint(int index) const {
    return {std::clamp(QTabBar::tabSizeHint(index).width(), least_width, most_width), heightOfTabs()};
}

void TabStrip::changeEvent(QEvent* event) {
    QTabBar::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    setAccessibleName(tr("Open programs"));
    for (int i = 0; i < count(); ++i) name(i);
}

void TabStrip::paintEvent(QPaintEvent* event) {
    const Theme& t = theme();
    {
        QPainter painter(this);
        painter.fillRect(rect(), t.win);
        painter.fillRect(QRect(0, 0, width(), 1), t.line);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
    }
    QTabBar::paintEvent(event);
    if (!target_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.blue, 2));
    QRectF room = *target_ >= 0 ? QRectF(tabRect(*target_)) : QRectF(rect());
    if (*target_ < 0 && count() > 0) room.setLeft(tabRect(count() - 1).right() + 1);
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 4, 4);
}

void TabStrip::keyPressEvent(QKeyEvent* event) {
    const int by = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const int to = currentIndex() + by;
    if (by != 0 && event->modifiers() & Qt::ControlModifier && to >= 0 && to < count())
        return moveTab(currentIndex(), to);
    if (event->key() == Qt::Key_Delete) return emit tabCloseRequested(currentIndex());
    QTabBar::keyPressEvent(event);
}

void TabStrip::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->button() == Qt::MiddleButton ? tabAt(event->position().toPoint()) : -1;
    if (pressed_ < 0) QTabBar::mousePressEvent(event);
}

void TabStrip::mouseReleaseEvent(QMouseEvent* event) {
    const int pressed = std::exchange(pressed_, -1);
    if (event->button() != Qt::MiddleButton) return QTabBar::mouseReleaseEvent(event);
    if (pressed >= 0 && tabAt(event->position().toPoint()) == pressed) emit tabCloseRequested(pressed);
}

void TabStrip::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int tab = byKey ? currentIndex() : tabAt(event->pos());
    if (tab < 0) return event->ignore();
    emit menuRequested(tab, byKey ? mapToGlobal(tabRect(tab).bottomLeft()) : event->globalPos());
}

void TabStrip::setTarget(std::optional<int> target) {
    if (target == target_) return;
    target_ = target;
    update();
}

void TabStrip::dragEnterEvent(QDragEnterEvent* event) {
    if (holdsFiles(*event->mimeData())) dragMoveEvent(event);
}

void TabStrip::dragMoveEvent(QDragMoveEvent* event) {
    event->acceptProposedAction();
    setTarget(tabAt(event->position().toPoint()));
}

void TabStrip::dragLeaveEvent(QDragLeaveEvent*) { setTarget(std::nullopt); }

void TabStrip::dropEvent(QDropEvent* event) {
    setTarget(std::nullopt);
    event->acceptProposedAction();
    emit filesDropped(tabAt(event->position().toPoint()), event->mimeData());
}

}  // namespace arenascope
