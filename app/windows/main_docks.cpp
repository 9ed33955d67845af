#include "app/windows/main_docks.h"

#include <QAbstractScrollArea>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QTextEdit>
#include <QTimer>
#include <QUndoView>
#include <algorithm>
#include <utility>

#include "app/document/settings.h"
#include "widgets/panels/delegates_panel.h"
#include "widgets/panels/dimensions_panel.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/log_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/tables/plans_table.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/tab_counts.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int narrow_width = 1200;
constexpr int settle_time = 250;  ///< milliseconds without a change, until sizes are those that the user wants

QLabel* titleOf(QDockWidget& dock) {
    QLabel* out = kit::label(dock.windowTitle(), "section", &dock);
    out->setContentsMargins(metric::panelPad, 7, metric::panelPad, 7);
    out->ensurePolished();
    out->setMinimumHeight(out->sizeHint().height());  // a squeezed dock keeps its title
    QObject::connect(&dock, &QDockWidget::windowTitleChanged, out, &QLabel::setText);
    return out;
}

/// Rows as those of the tables: as high, and the present one with the ink bar.
class HistoryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width(), forText(metric::tableRow)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const bool present = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, present ? t.sel : t.base);
        if (present) painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), t.ink);
        painter->setFont(t.body);
        painter->setPen(t.tx);
        const QRect room = option.rect.adjusted(metric::panelPad, 0, -metric::panelPad, 0);
        painter->drawText(room, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    }
};

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

MainDocks::MainDocks(QMainWindow& window, ViewState& state)
    : tensors(new TensorTable(state)),
      model(new ModelPanel(state)),
      inspector(new InspectorPanel(state)),
      pools(new MemoryPoolsPanel(state)),
      dimensions(new DimensionsPanel(state)),
      plans(new PlansTable(state)),
      problems(new ProblemsPanel(state)),
      run(new RunPanel(state)),
      delegates(new DelegatesPanel(state)),
      log(new LogPanel),
      history(new QUndoView),
      window_(window) {
    settling_ = std::make_unique<Settling>(settled_, nullptr);
    window.setDocumentMode(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    tensorsDock_ = add("tensors", tr("Tensors"), tensors, Qt::LeftDockWidgetArea);
    modelDock_ = add("model", tr("Model"), model, Qt::LeftDockWidgetArea);
    inspectorDock_ = add("inspector", tr("Inspector"), inspector, Qt::RightDockWidgetArea);
    poolsDock_ = add("pools", tr("Memory pools"), pools, Qt::RightDockWidgetArea);
    dimensionsDock_ = add("dimensions", tr("Dynamic dimensions"), dimensions, Qt::RightDockWidgetArea);
    plansDock_ = add("plans", tr("Plans"), plans, Qt::BottomDockWidgetArea);
    problemsDock_ = add("problems", tr("Problems"), problems, Qt::BottomDockWidgetArea);
    runDock_ = add("run", tr("Run"), run, Qt::BottomDockWidgetArea);
    delegatesDock_ = add("delegates", tr("Delegates"), delegates, Qt::BottomDockWidgetArea);
    logDock_ = add("log", tr("Log"), log, Qt::BottomDockWidgetArea);
    historyDock_ = add("history", tr("History"), history, Qt::BottomDockWidgetArea);
    for (QDockWidget* dock : {problemsDock_, runDock_}) dock->setProperty(counts_problems, true);
    history->setAccessibleName(tr("Edits that can be undone"));
    history->setEmptyLabel(tr("As opened"));
    history->setItemDelegate(new HistoryDelegate(history));
    tensors->setMinimumWidth(240);
    for (QWidget* panel :
         {static_cast<QWidget*>(inspector), static_cast<QWidget*>(pools), static_cast<QWidget*>(dimensions)}) {
        panel->setMinimumWidth(264);
        panel->setMinimumHeight(1);  // a panel may be drawn down to its title
    }
    QObject::connect(tensors, &TensorTable::countChanged, &window,
                     [this](int shown, int all, int empty) { setTensorCount(shown, all, empty); });
    for (QDockWidget* dock : docks_) dock->hide();
    for (QWidget* panel :
         {static_cast<QWidget*>(plans), static_cast<QWidget*>(problems), static_cast<QWidget*>(run),
          static_cast<QWidget*>(delegates), static_cast<QWidget*>(log), static_cast<QWidget*>(history)}) {
        panel->setMinimumHeight(1);  // the tallest of them must not take the charts' height
    }
    raised_.setSingleShot(true);
    raised_.setInterval(0);  // once Qt has laid the docks out
    QObject::connect(&raised_, &QTimer::timeout, &window, [this] { giveBottomRoom(); });
    folding_.setSingleShot(true);
    folding_.setInterval(0);
    QObject::connect(&folding_, &QTimer::timeout, &window, [this] { fold(); });
    settled_.setSingleShot(true);
    settled_.setInterval(settle_time);
    QObject::connect(&settled_, &QTimer::timeout, &window, [this] {
        hideEmptyTabBars();
        if (shown_) arranged_[narrow_] = this->state();
    });
}

// Qt 6.4 may leave the tab bar of docks that were taken apart over the dock that came into its place.
void MainDocks::hideEmptyTabBars() {
    for (QTabBar* bar : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->count() == 0) bar->hide();
    }
}

// The docks belong to the window and go after this: their last signals must find nobody here.
MainDocks::~MainDocks() {
    for (QDockWidget* dock : docks_) QObject::disconnect(dock, &QDockWidget::visibilityChanged, nullptr, nullptr);
}

QDockWidget* MainDocks::add(const char* name, const QString& title, QWidget* panel, int area) {
    auto* dock = new QDockWidget(title, &window_);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    panel->setAttribute(Qt::WA_StyledBackground);
    window_.addDockWidget(static_cast<Qt::DockWidgetArea>(area), dock);
    // A tab says the title already.
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [this] {
        hideTabbedTitles();
        settled_.start();
        raised_.start();
    });
    // Only what the user opens or closes: others show a panel to lead there.
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock,
                     [this, dock](bool open) { keepBeside(*dock, open); });
    docks_.append(dock);
    dock->installEventFilter(settling_.get());
    return dock;
}

void MainDocks::arrange() {
    high_ = 0;
    for (QDockWidget* dock : docks_) dock->setFloating(false);
    window_.addDockWidget(Qt::LeftDockWidgetArea, tensorsDock_);
    window_.tabifyDockWidget(tensorsDock_, modelDock_);
    window_.addDockWidget(Qt::BottomDockWidgetArea, plansDock_);
    window_.tabifyDockWidget(plansDock_, problemsDock_);
    window_.tabifyDockWidget(problemsDock_, runDock_);
    window_.tabifyDockWidget(runDock_, delegatesDock_);
    window_.tabifyDockWidget(delegatesDock_, logDock_);
    window_.tabifyDockWidget(logDock_, historyDock_);
    // Only now: side by side they would widen the window.
    for (QDockWidget* dock : docks_) dock->show();
    arrangeRight(narrow_);
    tensorsDock_->raise();
    plansDock_->raise();
    // Sizes hold only once the docks have been laid out.
    QTimer::singleShot(0, &window_, [this] {
        giveSizes();
        if (wide_) folding_.start();
    });
}

void MainDocks::giveSizes() {
    const int width = window_.width();
    window_.resizeDocks({tensorsDock_, inspectorDock_}, {narrow_ ? 252 : width * 28 / 100, narrow_ ? 264 : 300},
                        Qt::Horizontal);
    // The charts come first where there is little height. No row is cut through: head and whole rows.
    const int head = forText(metric::tableHead), row = forText(metric::tableRow), tabs = forText(30);
    const int rows = std::clamp((window_.height() * 19 / 100 - tabs - head) / row, 3, 5);
    giveBottom(head + rows * row);
    if (narrow_) return;
    const int column = inspectorDock_->height() + std::max(poolsDock_->height(), dimensionsDock_->height());
    window_.resizeDocks({inspectorDock_, poolsDock_}, {column * 29 / 50, column - column * 29 / 50}, Qt::Vertical);
}

/// So that the panel in front has that height: the bar of tabs counts in what is asked for, not in what a dock has.
void MainDocks::giveBottom(int height) {
    window_.resizeDocks({plansDock_}, {height}, Qt::Vertical);
    QTimer::singleShot(0, &window_, [this, height] {
        const int off = height - plansDock_->widget()->height();
        if (off != 0) window_.resizeDocks({plansDock_}, {height + off}, Qt::Vertical);
    });
}

/// A run and the delegates need more height than the plans, which get theirs back. What the user set stays. In a tall
/// window, a click on a tab moves nothing: the next tab would no longer be under the pointer.
void MainDocks::giveBottomRoom() {
    constexpr int tall_window = 800, most = 332, most_tabs = 48;
    const bool led = std::exchange(led_, false);
    if (!shown_ || (!led && window_.height() >= tall_window)) return;
    for (QDockWidget* dock : {runDock_, delegatesDock_}) {
        if (dock->isFloating() || dock->widget()->visibleRegion().isEmpty()) continue;
        const int wanted =
            window_.height() < tall_window ? window_.height() / 3 : std::min(most, window_.height() * 37 / 100);
        if (high_ > 0 || dock->height() >= wanted) return;
        low_ = dock->height();
        high_ = wanted;
        return window_.resizeDocks({dock}, {wanted}, Qt::Vertical);
    }
    for (QDockWidget* dock : {plansDock_, problemsDock_, logDock_, historyDock_}) {
        if (high_ == 0 || dock->isFloating() || dock->widget()->visibleRegion().isEmpty()) continue;
        const int tabs = high_ - dock->height();  // their bar counts in what is asked for, not in what a dock has
        if (tabs >= 0 && tabs <= most_tabs) window_.resizeDocks({dock}, {low_ + tabs}, Qt::Vertical);
        high_ = 0;
        return;
    }
}

void MainDocks::arrangeRight(bool tabs) {
    for (QDockWidget* dock : {inspectorDock_, poolsDock_, dimensionsDock_}) {
        window_.removeDockWidget(dock);
        window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    }
    if (tabs) {
        window_.tabifyDockWidget(inspectorDock_, poolsDock_);
        window_.tabifyDockWidget(poolsDock_, dimensionsDock_);
    } else {
        // Two panels have room above each other, three have not.
        window_.splitDockWidget(inspectorDock_, poolsDock_, Qt::Vertical);
        window_.tabifyDockWidget(poolsDock_, dimensionsDock_);
    }
    for (QDockWidget* dock : {inspectorDock_, poolsDock_, dimensionsDock_}) dock->show();
    (tabs ? inspectorDock_ : poolsDock_)->raise();
}

void MainDocks::adapt(int width) {
    const bool narrow = width < narrow_width;
    settled_.start();
    if (narrow == narrow_) return;
    narrow_ = narrow;
    poolsDock_->setWindowTitle(narrow ? tr("Pools") : tr("Memory pools"));
    nameDimensions();
    if (!shown_) return;
    unfold();
    // Back to how it was at this width: Qt has squeezed the docks by now, so that their sizes say nothing.
    const bool known =
        !arranged_[narrow].isEmpty() && window_.restoreState(arranged_[narrow], settings::layout_version);
    if (!known) arrange();
    hideTabbedTitles();
    if (wide_) folding_.start();
}

void MainDocks::nameDimensions() {
    dimensionsDock_->setWindowTitle(narrow_ ? tr("Dimensions") : tr("Dynamic dimensions"));
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
    if (!shown) layout_ = state();
    folded_.clear();
    unfolded_.clear();
    shown_ = shown;
    settled_.start();
    if (shown) {
        const bool restored = !layout_.isEmpty() && !narrow_ && window_.restoreState(layout_, settings::layout_version);
        if (!restored) arrange();
        hideTabbedTitles();
        if (wide_) folding_.start();
    } else {
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
    if (!shown_ || !wide_ || !folded_.empty()) return;
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

/// What is closed beside such a view is folded like the others: it comes back with another view.
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
    return shown_ ? window_.saveState(settings::layout_version) : layout_;
}

void MainDocks::setState(const QByteArray& state) {
    if (!state.isEmpty()) layout_ = state;
}

void MainDocks::restore(const QByteArray& state) {
    if (!shown_ || narrow_) return;
    unfold();
    if (window_.restoreState(state, settings::layout_version)) hideTabbedTitles();
    if (wide_) folding_.start();
}

void MainDocks::reset() {
    for (QByteArray& each : arranged_) each.clear();
    settings::setPanelsBesideWide({});
    unfold();
    arrange();
    hideTabbedTitles();
}

void MainDocks::fill(QMenu& menu) {
    for (QDockWidget* dock : docks_) menu.addAction(dock->toggleViewAction());
}

void MainDocks::raise(QWidget* panel) {
    led_ = true;
    for (QDockWidget* dock : docks_) {
        if (dock->widget() != panel) continue;
        dock->show();
        dock->raise();
    }
}

void MainDocks::focusTensors() { tensors->view().setFocus(); }

void MainDocks::scrollToTop() {
    for (const QDockWidget* dock : docks_) {
        for (auto* area : dock->findChildren<QAbstractScrollArea*>()) {
            const bool text = qobject_cast<QPlainTextEdit*>(area) || qobject_cast<QTextEdit*>(area);  // the log, a note
            if (!text) area->verticalScrollBar()->setValue(area->verticalScrollBar()->minimum());
        }
    }
}

void MainDocks::setProblemCount(int count) {
    problemsDock_->setWindowTitle(count > 0 ? tr("Problems  %1").arg(count) : tr("Problems"));
}

void MainDocks::setRegionCount(int count) {
    delegatesDock_->setWindowTitle(count > 0 ? tr("Delegates  %1").arg(count) : tr("Delegates"));
}

void MainDocks::setRunTrouble(int count) { runDock_->setWindowTitle(count > 0 ? tr("Run  %1").arg(count) : tr("Run")); }

void MainDocks::setTensorCount(int shown, int all, int empty) {
    const QString some = tr("Tensors  %1 of %2").arg(format::number(shown), format::number(all)),
                  each = tr("Tensors  %1").arg(format::number(all - empty));
    tensorsDock_->setWindowTitle(shown != all    ? some
                                     : empty > 0 ? tr("%1, %2 empty").arg(each, format::number(empty))
                                                 : each);
}

}  // namespace arenascope
