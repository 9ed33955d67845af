#include "app/windows/chart_tabs.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

#include "widgets/plot/chart.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// Gives the width of a tab, also of a hidden one.
class Tabs final : public QTabBar {
public:
    using QTabBar::QTabBar;
    using QTabBar::tabSizeHint;

protected:
    /// The line below goes on under the tabs; the one of the view that is shown has its own.
    void paintEvent(QPaintEvent* event) override {
        QTabBar::paintEvent(event);
        QPainter painter(this);
        const QRect shown = tabRect(currentIndex());
        for (const QRect& part :
             {QRect(0, 0, shown.left(), height()), QRect(shown.right() + 1, 0, width() - shown.right() - 1, height())})
            painter.fillRect(QRect(part.left(), height() - 1, part.width(), 1), theme().line);
    }
};

/// Uses the width that it is given; a plain widget would request none.
class Lead final : public QWidget {
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
};

}  // namespace

ChartTabs::ChartTabs(QWidget* parent)
    : QTabWidget(parent),
      stack_(findChild<QStackedWidget*>()),
      more_(new QToolButton(this)),
      menu_(new QMenu(more_)),
      lead_(new Lead(this)) {
    stack_->installEventFilter(this);
    setTabBar(new Tabs(this));
    more_->setText(QStringLiteral("»"));
    more_->setToolTip(tr("More views"));
    more_->setAccessibleName(tr("More views"));
    more_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));  // the sign says it
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setMenu(menu_);
    more_->hide();
    connect(menu_, &QMenu::aboutToShow, this, &ChartTabs::fillMenu);
    lead_->setFixedSize(0, 1);
    setCornerWidget(lead_, Qt::TopLeftCorner);
    connect(this, &QTabWidget::currentChanged, this, [this] {
        keepTabsInPlace();
        fit();
    });
}

void ChartTabs::setBar(QWidget* bar) {
    if (bar_ == bar) return;
    if (bar_) bar_->removeEventFilter(this);
    bar_ = bar;
    if (bar_) {
        const bool shown = !bar_->isHidden();
        bar_->setParent(this);
        bar_->installEventFilter(this);
        bar_->setVisible(shown);
    }
    placeBar();
}

/// The tab widget lays out its pages itself: this divides their area.
void ChartTabs::placeBar() {
    if (placing_ || !room_.isValid()) return;
    const QScopedValueRollback placing(placing_, true);
    const bool shown = bar_ && !bar_->isHidden();
    int height = 0;
    if (shown) height = bar_->hasHeightForWidth() ? bar_->heightForWidth(room_.width()) : bar_->sizeHint().height();
    if (shown) bar_->setGeometry(room_.x(), room_.y(), room_.width(), height);
    placed_ = room_.adjusted(0, height, 0, 0);
    stack_->setGeometry(placed_);
}

bool ChartTabs::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool moved = watched == stack_ && (type == QEvent::Resize || type == QEvent::Move);
    if (moved && !placing_ && stack_->geometry() != placed_) {  // a change made outside of this class
        room_ = stack_->geometry();
        placeBar();
    }
    if (watched == bar_ && (type == QEvent::Show || type == QEvent::Hide || type == QEvent::LayoutRequest)) placeBar();
    return QTabWidget::eventFilter(watched, event);
}

void ChartTabs::fillMenu() {
    menu_->clear();
    for (int i = 0; i < count(); ++i) {
        if (!isTabVisible(i)) menu_->addAction(tabText(i), this, [this, i] { setCurrentIndex(i); });
    }
}

void ChartTabs::fit() {
    if (fitting_ || !cornerWidget()) return;
    const QScopedValueRollback fitting(fitting_, true);
    const auto& bar = *static_cast<Tabs*>(tabBar());
    int all = 0;
    for (int i = 0; i < count(); ++i) all += bar.tabSizeHint(i).width();
    more_->hide();
    const int whole = width() - lead_->minimumWidth() - cornerWidget()->sizeHint().width();
    const bool roomy = all <= whole;
    more_->setVisible(!roomy);
    const int current = std::max(0, currentIndex());
    setTabVisible(current, true);  // first: Qt makes a tab current that appears while the current one is hidden
    // With the sign of the menu in the corner.
    const int left = roomy ? whole : width() - lead_->minimumWidth() - cornerWidget()->sizeHint().width();
    int room = left - bar.tabSizeHint(current).width();
    bool full = false;  // later tabs are hidden as well, so that the order stays
    for (int i = 0; i < count(); ++i) {
        if (i == current) continue;
        room -= bar.tabSizeHint(i).width();
        full = full || room < 0;
        setTabVisible(i, roomy || !full);
    }
}

/// A wide view uses the room of the side panels. The tabs stay in place, so that the next click finds them.
void ChartTabs::keepTabsInPlace() {
    const auto* chart = qobject_cast<const Chart*>(currentWidget());
    if (!chart || !isVisible()) return;
    const int here = mapTo(window(), QPoint()).x();
    if (!chart->isWide()) place_ = here;
    const int lead = chart->isWide() && place_ >= 0 ? std::max(0, place_ - here) : 0;
    if (lead == lead_->minimumWidth()) return;
    lead_->setFixedWidth(lead);
    setCornerWidget(lead_, Qt::TopLeftCorner);  // triggers a new layout, unlike its size hint
    lead_->show();
}

void ChartTabs::resizeEvent(QResizeEvent* event) {
    QTabWidget::resizeEvent(event);
    keepTabsInPlace();
    fit();
}

void ChartTabs::showEvent(QShowEvent* event) {
    QTabWidget::showEvent(event);
    fit();
}

/// Between the tabs and the tools, where neither is.
void ChartTabs::paintEvent(QPaintEvent* event) {
    QTabWidget::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(QRect(0, tabBar()->geometry().bottom(), width(), 1), theme().line);
}

void ChartTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

}  // namespace arenascope
