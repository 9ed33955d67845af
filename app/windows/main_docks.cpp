// The panels around the charts: where they are, how wide, and which are folded.

#include "app/windows/main_docks.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTextEdit>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "app/document/settings.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/tab_counts.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int narrow_width = 1200;
constexpr int settle_time = 250;  ///< milliseconds without a change until sizes count as the user's

QLabel* titleOf(QDockWidget& dock) {
    QLabel* out = kit::label(dock.windowTitle(), "section", &dock);
    out->setContentsMargins(metric::panelPad, 7, metric::panelPad, 7);
    out->ensurePolished();
    out->setMinimumHeight(out->sizeHint().height());  // a squeezed dock keeps its title
    QObject::connect(&dock, &QDockWidget::windowTitleChanged, out, &QLabel::setText);
    return out;
}

/// Restarts a timer whenever a widget changes its size.
class Settling final : public QObject {
public:
    Settling(QTimer& timer, QObject* parent) : QObject(parent), timer_(timer) {}
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Resize) timer_.start();
        return false;
    }

private:
    QTimer& timer_;
};

}  // namespace

MainDocks::MainDocks(QMainWindow& window, ViewState& state) : window_(window) {
    settling_ = std::make_unique<Settling>(settled_, nullptr);
    window.setDocumentMode(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    for (const PanelEntry& entry : builtinPanels()) add(entry, state);
    for (QDockWidget* dock : docks_) dock->hide();
    watch();
}

/// Called once Qt has laid the docks out.
void MainDocks::watch() {
    raised_.setSingleShot(true);
    raised_.setInterval(0);
    QObject::connect(&raised_, &QTimer::timeout, &window_, [this] { giveBottomRoom(); });
    placing_.setSingleShot(true);
    placing_.setInterval(0);
    QObject::connect(&placing_, &QTimer::timeout, &window_, [this] { place(); });
    folding_.setSingleShot(true);
    folding_.setInterval(0);
    QObject::connect(&folding_, &QTimer::timeout, &window_, [this] { fold(); });
    settled_.setSingleShot(true);
    settled_.setInterval(settle_time);
    QObject::connect(&settled_, &QTimer::timeout, &window_, [this] {
        hideEmptyTabBars();
        if (shown_ && window_.isVisible()) arranged_[narrow_] = this->state();
    });
}

void MainDocks::connect(Shell& shell) {
    for (qsizetype i = 0; i < docks_.size(); ++i)
        builtinPanels()[static_cast<std::size_t>(i)].connect(*docks_[i]->widget(), *docks_[i], shell);
}

QList<QDockWidget*> MainDocks::placedAt(Qt::DockWidgetArea area) const {
    QList<QDockWidget*> out;
    for (qsizetype i = 0; i < docks_.size(); ++i) {
        if (builtinPanels()[static_cast<std::size_t>(i)].area == area) out.append(docks_[i]);
    }
    return out;
}

// Qt 6.4 may leave the tab bar of separated docks over the dock that replaced them.
void MainDocks::hideEmptyTabBars() {
    for (QTabBar* bar : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->count() == 0) bar->hide();
    }
}

// The docks belong to the window and are destroyed after this: their last signals must not arrive here.
MainDocks::~MainDocks() {
    for (QDockWidget* dock : docks_) QObject::disconnect(dock, &QDockWidget::visibilityChanged, nullptr, nullptr);
}

void MainDocks::add(const PanelEntry& entry, ViewState& state) {
    auto* dock = new QDockWidget(QCoreApplication::translate("arenascope::MainDocks", entry.title), &window_);
    dock->setObjectName(QLatin1String(entry.id));
    dock->setWhatsThis(QCoreApplication::translate("arenascope::WhatsThis", entry.about));
    dock->setProperty(counts_problems, entry.counts_problems);
    QWidget* panel = entry.make(state);
    dock->setWidget(panel);
    panel->setAttribute(Qt::WA_StyledBackground);
    if (entry.width > 0) panel->setMinimumWidth(entry.width);
    // Panels above each other can shrink to their titles, so that the tallest does not take the charts' height.
    if (entry.area != Qt::LeftDockWidgetArea) panel->setMinimumHeight(1);
    window_.addDockWidget(entry.area, dock);
    // A tab says the title already.
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [this] {
        hideTabbedTitles();
        settled_.start();
        raised_.start();
    });
    // Only user actions count: other code shows a panel to lead to it.
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock,
                     [this, dock](bool open) { keepBeside(*dock, open); });
    docks_.append(dock);
    dock->installEventFilter(settling_.get());
}

/// Those of an area as tabs, the first in front; at the right see arrangeRight().
void MainDocks::arrange() {
    high_ = 0;
    for (QDockWidget* dock : docks_) dock->setFloating(false);
    for (const auto area : {Qt::LeftDockWidgetArea, Qt::BottomDockWidgetArea}) {
        const QList<QDockWidget*> docks = placedAt(area);
        // Taken out first: Qt 6.4 crashes while it makes a tab of a dock that is one already.
        for (QDockWidget* dock : docks) window_.removeDockWidget(dock);
        window_.addDockWidget(area, docks.first());
        for (qsizetype i = 1; i < docks.size(); ++i) window_.tabifyDockWidget(docks[i - 1], docks[i]);
    }
    // Only now: side by side they would widen the window.
    for (QDockWidget* dock : docks_) dock->show();
    arrangeRight(narrow_);
    for (const auto area : {Qt::LeftDockWidgetArea, Qt::BottomDockWidgetArea}) placedAt(area).first()->raise();
    sizing_ = true;
    placing_.start();
}

/// Sizes apply only once the docks have been laid out, on the screen.
void MainDocks::place() {
    if (!window_.isVisible()) {
        late_ = true;
        return;
    }
    keepInFront(std::exchange(before_, {}));
    if (std::exchange(sizing_, false)) giveSizes();
    if (const QString panel = std::exchange(asked_, {}); !panel.isEmpty()) raise(panel);
    if (wide_) folding_.start();
}

QList<QDockWidget*> MainDocks::inFront() const {
    QList<QDockWidget*> out;
    for (QDockWidget* dock : docks_) {
        if (!dock->isFloating() && !dock->widget()->visibleRegion().isEmpty()) out.append(dock);
    }
    return out;
}

/// Of those that share tabs now, the first is in front again.
void MainDocks::keepInFront(const QList<QDockWidget*>& before) {
    QList<QDockWidget*> behind;
    for (QDockWidget* dock : before) {
        if (dock->isFloating() || behind.contains(dock)) continue;
        dock->raise();
        behind.append(window_.tabifiedDockWidgets(dock));
    }
}

bool MainDocks::restoreKnown(const QByteArray& state) {
    if (state.isEmpty() || !window_.restoreState(state, settings::layout_version)) return false;
    sizing_ = false;
    placing_.start();
    if (!window_.isVisible()) sink();
    return true;
}

void MainDocks::giveSizes() {
    const int width = window_.width();
    const QList<QDockWidget*> right = placedAt(Qt::RightDockWidgetArea);
    window_.resizeDocks({placedAt(Qt::LeftDockWidgetArea).first(), right.first()},
                        {narrow_ ? 252 : width * 28 / 100, narrow_ ? 264 : 300}, Qt::Horizontal);
    // With little height, charts have priority. Only whole rows are shown: header and rows.
    const int head = forText(metric::tableHead), row = forText(metric::tableRow), tabs = forText(30);
    const int rows = std::clamp((window_.height() * 19 / 100 - tabs - head) / row, 3, 5);
    giveBottom(head + rows * row);
    if (narrow_) return;
    int below = 0;
    for (const QDockWidget* dock : right.mid(1)) below = std::max(below, dock->height());
    const int column = right.first()->height() + below;
    window_.resizeDocks({right[0], right[1]}, {column * 29 / 50, column - column * 29 / 50}, Qt::Vertical);
}

/// So that the panel in front has that height: the bar of tabs counts in what is asked for, not in what a dock has.
void MainDocks::giveBottom(int height) {
    QDockWidget* first = placedAt(Qt::BottomDockWidgetArea).first();
    window_.resizeDocks({first}, {height}, Qt::Vertical);
    QTimer::singleShot(0, first, [this, height] {
        for (QDockWidget* dock : inFront()) {
            const int off = height - dock->widget()->height();
            if (window_.dockWidgetArea(dock) == Qt::BottomDockWidgetArea && off != 0)
                window_.resizeDocks({dock}, {height + off}, Qt::Vertical);
        }
    });
}

/// Some panels need more height than the others, which get theirs back. The user's sizes stay. In a tall window, a
/// click on a tab resizes nothing, so that the next tab stays under the pointer.
void MainDocks::giveBottomRoom() {
    constexpr int tall_window = 800, most = 332, most_tabs = 48;
    const bool led = std::exchange(led_, false);
    if (!shown_ || (!led && window_.height() >= tall_window)) return;
    QList<QDockWidget*> tall, low;
    for (qsizetype i = 0; i < docks_.size(); ++i) {
        const PanelEntry& entry = builtinPanels()[static_cast<std::size_t>(i)];
        if (entry.area == Qt::BottomDockWidgetArea) (entry.needs_height ? tall : low).append(docks_[i]);
    }
    for (QDockWidget* dock : tall) {
        if (dock->isFloating() || dock->widget()->visibleRegion().isEmpty()) continue;
        const int wanted =
            window_.height() < tall_window ? window_.height() / 3 : std::min(most, window_.height() * 37 / 100);
        if (high_ > 0 || dock->height() >= wanted) return;
        low_ = dock->height();
        high_ = wanted;
        return window_.resizeDocks({dock}, {wanted}, Qt::Vertical);
    }
    for (QDockWidget* dock : low) {
        if (high_ == 0 || dock->isFloating() || dock->widget()->visibleRegion().isEmpty()) continue;
        const int tabs = high_ - dock->height();  // their bar counts in what is asked for, not in what a dock has
        if (tabs >= 0 && tabs <= most_tabs) window_.resizeDocks({dock}, {low_ + tabs}, Qt::Vertical);
        high_ = 0;
        return;
    }
}

void MainDocks::arrangeRight(bool tabs) {
    const QList<QDockWidget*> docks = placedAt(Qt::RightDockWidgetArea);
    for (QDockWidget* dock : docks) {
        window_.removeDockWidget(dock);
        window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    }
    // Two panels have room above each other, three have not.
    if (tabs) window_.tabifyDockWidget(docks[0], docks[1]);
    else window_.splitDockWidget(docks[0], docks[1], Qt::Vertical);
    for (qsizetype i = 2; i < docks.size(); ++i) window_.tabifyDockWidget(docks[i - 1], docks[i]);
    for (QDockWidget* dock : docks) dock->show();
    docks[tabs ? 0 : 1]->raise();
}

void MainDocks::adapt(int width) {
    const bool narrow = width < narrow_width;
    settled_.start();
    if (narrow == narrow_) return;
    narrow_ = narrow;
    nameDocks();
    if (!shown_) return;
    if (before_.isEmpty()) before_ = inFront();
    unfold();
    // Restores the layout of this width: Qt has squeezed the docks by now, so their present sizes are useless.
    wanted_ = arranged_[narrow];
    if (!window_.isVisible()) late_ = true;
    if (!restoreKnown(wanted_)) arrange();
    hideTabbedTitles();
}

void MainDocks::nameDocks() {
    for (qsizetype i = 0; i < docks_.size(); ++i) {
        const PanelEntry& entry = builtinPanels()[static_cast<std::size_t>(i)];
        if (!entry.short_title) continue;
        const char* title = narrow_ ? entry.short_title : entry.title;
        docks_[i]->setWindowTitle(QCoreApplication::translate("arenascope::MainDocks", title));
    }
}

void MainDocks::hideTabbedTitles() {
    for (QDockWidget* dock : docks_) {
        const bool tabbed = !window_.tabifiedDockWidgets(dock).isEmpty() && !dock->isFloating();
        QWidget* before = dock->titleBarWidget();
        const bool has_text = qobject_cast<QLabel*>(before) != nullptr;
        if (before && has_text == !tabbed) continue;
        dock->setTitleBarWidget(tabbed ? new QWidget(dock) : titleOf(*dock));
        delete before;
    }
}

void MainDocks::setShown(bool shown) {
    if (shown == shown_) return;
    if (!shown) setState(state());
    folded_.clear();
    unfolded_.clear();
    shown_ = shown;
    settled_.start();
    late_ = shown && !window_.isVisible();
    if (shown) {
        wanted_ = narrow_ ? QByteArray() : layout_;
        if (!restoreKnown(wanted_)) arrange();
        hideTabbedTitles();
    } else {
        placing_.stop();
        before_.clear();
        for (QDockWidget* dock : docks_) dock->hide();
    }
}

void MainDocks::setReading(bool reading) {
    for (QDockWidget* dock : docks_) dock->setEnabled(!reading);
}

bool MainDocks::isAtSide(QDockWidget& dock) const {
    const Qt::DockWidgetArea area = window_.dockWidgetArea(&dock);
    return !dock.isFloating() && (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea);
}

void MainDocks::setWide(bool wide) {
    wide_ = wide;
    if (wide) return fold();
    folding_.stop();
    unfold();
}

void MainDocks::fold() {
    // Before panels have their sizes, or while the page is hidden, they have none to return to: place() calls again.
    if (!shown_ || !wide_ || !folded_.empty() || placing_.isActive() || !window_.isVisible()) return;
    const QStringList kept = settings::panelsBesideWide();
    for (QDockWidget* dock : docks_) {
        if (dock->isHidden() || !isAtSide(*dock) || kept.contains(dock->objectName())) continue;
        // The bar of its tabs counts in what is asked for, not in what a dock has.
        int tabs = 0;
        for (const QTabBar* bar : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            const QRect place = bar->geometry();
            if (bar->isVisible() && place.bottom() + 1 == dock->y() && place.left() == dock->x()) tabs = place.height();
        }
        folded_.push_back({dock, dock->size() + QSize(0, tabs), !dock->widget()->visibleRegion().isEmpty()});
    }
    if (folded_.empty()) return;
    unfolded_ = window_.saveState(settings::layout_version);
    for (const Folded& each : folded_) each.dock->hide();
}

/// The panels at the bottom stay as they are now.
void MainDocks::unfold() {
    const std::vector<Folded> back = std::exchange(folded_, {});
    unfolded_.clear();
    if (!back.empty() && !window_.isVisible()) late_ = true;
    for (const Folded& each : back) each.dock->show();
    for (const auto area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) {
        QList<QDockWidget*> docks;
        QList<int> widths, heights;
        for (const Folded& each : back) {
            if (!each.raised || window_.dockWidgetArea(each.dock) != area) continue;
            each.dock->raise();
            docks.append(each.dock);
            widths.append(each.size.width());
            heights.append(each.size.height());
        }
        if (!docks.isEmpty()) window_.resizeDocks(docks, widths, Qt::Horizontal);
        if (docks.size() > 1) window_.resizeDocks(docks, heights, Qt::Vertical);
    }
}

/// A panel closed next to such a view counts as folded: it returns with another view.
void MainDocks::keepBeside(QDockWidget& dock, bool open) {
    if (!wide_ || !isAtSide(dock)) return;
    QStringList names = settings::panelsBesideWide();
    names.removeAll(dock.objectName());
    if (open) names.append(dock.objectName());
    settings::setPanelsBesideWide(names);
    const bool known =
        std::any_of(folded_.begin(), folded_.end(), [&](const Folded& each) { return each.dock == &dock; });
    if (!open && !known) folded_.push_back({&dock, dock.size(), true});
}

QByteArray MainDocks::state() const {
    if (!unfolded_.isEmpty()) return unfolded_;
    if (shown_ && (late_ || placing_.isActive())) return wanted_;  // Qt has no sizes of it yet
    if (shown_ && !sunk_.isEmpty()) return wanted_;                // before the panels were hidden with the page
    return shown_ ? window_.saveState(settings::layout_version) : layout_;
}

void MainDocks::setState(const QByteArray& state) {
    if (!state.isEmpty()) layout_ = state;
}

void MainDocks::restore(const QByteArray& state) {
    if (!narrow_) rearrange(state);
}

void MainDocks::rearrange(const QByteArray& state) {
    if (!shown_) return;
    unfold();
    if (!restoreKnown(state)) return;
    wanted_ = state;
    if (!window_.isVisible()) late_ = true;
    hideTabbedTitles();
}

void MainDocks::reset() {
    for (QByteArray& each : arranged_) each.clear();
    settings::setPanelsBesideWide({});
    unfold();
    wanted_.clear();
    if (!window_.isVisible()) late_ = true;
    arrange();
    hideTabbedTitles();
}

void MainDocks::setOnScreen(bool shown) {
    if (shown) {
        for (QDockWidget* dock : std::exchange(sunk_, {})) dock->show();
        if (!shown_) return;
        // The page has its size by now, unlike when it was arranged.
        if (std::exchange(late_, false)) {
            folded_.clear();
            unfolded_.clear();
            if (!restoreKnown(wanted_)) arrange();
            hideTabbedTitles();
        }
        placing_.start();
        return;
    }
    if (shown_ && placing_.isActive()) late_ = true;
    else if (shown_ && !late_) wanted_ = state();
    sink();
}

void MainDocks::sink() {
    for (QDockWidget* dock : docks_) {
        if (!dock->isFloating() || dock->isHidden()) continue;
        if (!sunk_.contains(dock)) sunk_.append(dock);
        dock->hide();
    }
}

void MainDocks::fill(QMenu& menu) {
    for (QDockWidget* dock : docks_) menu.addAction(dock->toggleViewAction());
}

void MainDocks::raise(const QString& panel) {
    led_ = true;
    if (!window_.isVisible()) asked_ = panel;
    for (QDockWidget* dock : docks_) {
        if (dock->objectName() != panel) continue;
        dock->show();
        dock->raise();
    }
}

void MainDocks::startAnew() {
    if (shown_ && !window_.isVisible()) late_ = true;  // other panels have other least sizes
    for (const QDockWidget* dock : docks_) {
        kit::clearDrafts(*dock);
        for (auto* area : dock->findChildren<QAbstractScrollArea*>()) {
            const bool text = qobject_cast<QPlainTextEdit*>(area) || qobject_cast<QTextEdit*>(area);  // the log, a note
            if (!text) area->verticalScrollBar()->setValue(area->verticalScrollBar()->minimum());
        }
    }
}

}  // namespace arenascope
