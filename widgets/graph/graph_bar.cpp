#include "widgets/graph/graph_bar.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int bar_height = 36, most_hops = 9;

}  // namespace

GraphBar::GraphBar(QWidget* parent) : QWidget(parent) {
    setMinimumHeight(bar_height);  // letters of some languages make higher buttons
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    rows_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    rows_->setContentsMargins(12, 0, 8, 0);
    rows_->setSpacing(6);
    crumbs_ = new QHBoxLayout;
    crumbs_->setSpacing(2);
    rows_->addLayout(crumbs_);
    rows_->addStretch(1);
    controls_ = new QHBoxLayout;
    controls_->setSpacing(4);
    rows_->addLayout(controls_);
    buildControls();
}

QToolButton* GraphBar::button(const QString& text, const QString& tip) {
    auto* out = new QToolButton(this);
    out->setText(text);
    out->setToolTip(tip);
    out->setAccessibleName(tip);
    setStyleState(*out, "framed", true);
    return out;
}

void GraphBar::buildHops(QHBoxLayout& row) {
    hops_ = new QSpinBox(this);
    hops_->setAccessibleName(tr("How far from the selected tensor"));
    hops_->setRange(1, most_hops);
    hops_->setValue(2);
    hops_->setSuffix(tr(" hops"));
    setStyleState(*hops_, "compact", true);
    hops_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    hops_->setAlignment(Qt::AlignCenter);
    fewer_ = button(QStringLiteral("\u2212"), tr("One hop less"));
    further_ = button(QStringLiteral("+"), tr("One hop more"));
    row.addWidget(fewer_);
    row.addWidget(hops_);
    row.addWidget(further_);
    connect(fewer_, &QToolButton::clicked, hops_, [this] { hops_->stepBy(-1); });
    connect(further_, &QToolButton::clicked, hops_, [this] { hops_->stepBy(1); });
    connect(hops_, &QSpinBox::valueChanged, this, &GraphBar::changed);
}

void GraphBar::buildControls() {
    search_ = new QLineEdit(this);
    search_->setObjectName(QStringLiteral("graphSearch"));
    search_->setPlaceholderText(tr("Find node"));
    search_->setAccessibleName(tr("Find a node by operator, tensor, module or source line"));
    search_->setToolTip(
        tr("Words and conditions, such as conv size>=64K or source:model.py. Enter or F3 goes to the "
           "next match, Shift+F3 to the previous one."));
    search_->setClearButtonEnabled(true);
    setStyleState(*search_, "compact", true);
    kit::makeDraft(*search_);
    search_->installEventFilter(this);
    found_ = kit::label({}, "hint", this);
    found_->hide();
    stop_ = button(tr("Cancel"), tr("Stop drawing"));
    stop_->setVisible(false);
    connect(stop_, &QToolButton::clicked, this, &GraphBar::cancelRequested);
    scopes_ = new QComboBox(this);
    scopes_->setAccessibleName(tr("Contents"));
    scopes_->addItems(
        {tr("Whole program"), tr("Around the selection"), tr("Inputs of the selection"), tr("Users of the selection")});
    setStyleState(*scopes_, "compact", true);
    heats_ = new QComboBox(this);
    heats_->setAccessibleName(tr("Heat"));
    heats_->setToolTip(tr("Value that the background colour shows"));
    for (int i = 0; i < graph_heat_count; ++i) heats_->addItem(heatName(static_cast<GraphHeat>(i)));
    setStyleState(*heats_, "compact", true);
    levels_ = button(tr("Open"), tr("Open or close frames by level"));
    levels_->setPopupMode(QToolButton::InstantPopup);
    levels_->setMenu(new QMenu(levels_));
    connect(levels_->menu(), &QMenu::aboutToShow, this, [this] { fillLevels(*levels_->menu()); });
    shown_ = button(tr("Show"), tr("Nodes shown in addition to operators, and their arrangement"));
    shown_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(shown_);
    shown_->setMenu(menu);
    const auto check = [&](const QString& text, bool on) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::toggled, this, &GraphBar::changed);
        return action;
    };
    views_ = check(tr("Views of tensors"), true);
    constants_ = check(tr("Constants above 4 KiB as cards"), false);
    menu->addSeparator();
    columns_ = check(tr("Columns of the window's height"), false);
    modules_ = button(tr("Modules"), tr("Show the tree of modules"));
    modules_->setCheckable(true);
    modules_->setObjectName(QStringLiteral("graphModules"));
    connect(modules_, &QToolButton::toggled, this, &GraphBar::modulesToggled);
    for (QWidget* each : {static_cast<QWidget*>(found_), static_cast<QWidget*>(search_), static_cast<QWidget*>(stop_),
                          static_cast<QWidget*>(heats_), static_cast<QWidget*>(scopes_)})
        controls_->addWidget(each);
    buildHops(*controls_);
    rest_ = button(QStringLiteral("»"), tr("More settings of the graph"));
    rest_->setObjectName(QStringLiteral("graphMore"));
    rest_->setPopupMode(QToolButton::InstantPopup);
    rest_->setMenu(new QMenu(rest_));
    rest_->hide();
    connect(rest_->menu(), &QMenu::aboutToShow, this, &GraphBar::fillMore);
    for (QWidget* each : {levels_, shown_, modules_, rest_}) controls_->addWidget(each);
    connect(scopes_, &QComboBox::currentIndexChanged, this, [this] {
        setScope(scope());
        emit changed();
    });
    connect(heats_, &QComboBox::currentIndexChanged, this, &GraphBar::heatChanged);
    setScope(Scope::program);
}

bool GraphBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_) return QWidget::eventFilter(watched, event);
    const bool over = event->type() == QEvent::ShortcutOverride, press = event->type() == QEvent::KeyPress;
    if (!over && !press) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    // A field takes Ctrl+E as the end of its line on some systems; in the window it exports, wherever the focus is.
    if (over && key->key() == Qt::Key_E && key->modifiers() == Qt::ControlModifier) {
        event->ignore();
        return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!enter && key->key() != Qt::Key_F3) return QWidget::eventFilter(watched, event);
    event->accept();
    if (press) emit searchRequested(search_->text().trimmed(), (key->modifiers() & Qt::ShiftModifier) != 0);
    return true;
}

void GraphBar::fillLevels(QMenu& menu) {
    menu.clear();
    menu.addAction(tr("Close all"), this, [this] { emit levelRequested(0); });
    constexpr int most = 9;
    for (int level = 1; level < std::min(deepest_, most); ++level)
        menu.addAction(tr("Open to level %1").arg(level), this, [this, level] { emit levelRequested(level); });
    menu.addAction(tr("Open all"), this, [this] { emit levelRequested(deepest_); });
}

void GraphBar::addChoices(QMenu& menu, QComboBox& box) {
    auto* own = menu.addMenu(box.accessibleName());
    for (int i = 0; i < box.count(); ++i) {
        QAction* action = own->addAction(box.itemText(i), &box, [&box, i] { box.setCurrentIndex(i); });
        action->setCheckable(true);
        action->setChecked(box.currentIndex() == i);
    }
}

void GraphBar::fillMore() {
    QMenu& menu = *rest_->menu();
    menu.clear();
    for (QWidget* each : collapsed_) {
        if (auto* box = qobject_cast<QComboBox*>(each)) addChoices(menu, *box);
        if (each == levels_ && levels_->isEnabled()) fillLevels(*menu.addMenu(levels_->text()));
        if (each == shown_) menu.addMenu(shown_->text())->addActions(shown_->menu()->actions());
        if (each != modules_) continue;
        QAction* tree = menu.addAction(modules_->text(), modules_, &QToolButton::toggle);
        tree->setCheckable(true);
        tree->setChecked(modules_->isChecked());
    }
}

/// Whether a control has a meaning for what is shown.
bool GraphBar::belongs(const QWidget* control) const { return control != levels_ || scope() == Scope::program; }

void GraphBar::fitControls() {
    if (!rest_) return;
    // A query is longer than the words in the empty field: for it, other controls move into the menu.
    constexpr int least_search = 96, around = 40;  // around: the frame, and the button that clears
    const QFontMetrics metrics = search_->fontMetrics();
    const int query = metrics.horizontalAdvance(QStringLiteral("op:conv size>=64K")) + around,
              words = metrics.horizontalAdvance(search_->placeholderText()) + around;
    search_->setFixedWidth(std::clamp(std::max(query, words), least_search, std::max(least_search, width() * 2 / 5)));
    constexpr int least_crumbs = 160;  // in the same row
    const bool stacked = rows_->direction() == QBoxLayout::TopToBottom;
    const int margins = rows_->contentsMargins().left() + rows_->contentsMargins().right();
    const int room = width() - margins - (stacked ? 0 : least_crumbs);
    int need = 0;
    collapsed_.clear();
    rest_->hide();
    const auto widthOf = [this](const QWidget* each) {
        const QSize size = each->sizeHint().expandedTo(each->minimumSize()).boundedTo(each->maximumSize());
        return size.width() + controls_->spacing();
    };
    const std::vector<QWidget*> movable{modules_, heats_, scopes_, levels_, shown_};  // the last ones first
    for (QWidget* each : movable) each->setVisible(belongs(each));
    for (int i = 0; i < controls_->count(); ++i) {
        const QWidget* each = controls_->itemAt(i)->widget();
        if (each && !each->isHidden()) need += widthOf(each);
    }
    for (auto each = movable.rbegin(); each != movable.rend() && need > room; ++each) {
        if ((*each)->isHidden()) continue;
        if (collapsed_.empty()) need += widthOf(rest_);
        need -= widthOf(*each);
        (*each)->hide();
        collapsed_.insert(collapsed_.begin(), *each);
    }
    rest_->setVisible(!collapsed_.empty());
    constexpr int most_search = 320;
    const int spare = std::min((room - need) / 2, most_search - search_->maximumWidth());  // crumbs take the rest
    if (collapsed_.empty() && spare > 0) search_->setFixedWidth(search_->maximumWidth() + spare);
    fitCrumbs();
}

GraphBar::Scope GraphBar::scope() const { return static_cast<Scope>(scopes_->currentIndex()); }

GraphHeat GraphBar::heat() const { return static_cast<GraphHeat>(heats_->currentIndex()); }

bool GraphBar::showsViews() const { return views_->isChecked(); }

bool GraphBar::showsConstants() const { return constants_->isChecked(); }

bool GraphBar::breaksColumns() const { return columns_->isChecked(); }

void GraphBar::setScope(Scope scope) {
    const QSignalBlocker quiet(scopes_);
    scopes_->setCurrentIndex(static_cast<int>(scope));
    const bool around = scope != Scope::program;
    for (QWidget* each : {static_cast<QWidget*>(hops_), static_cast<QWidget*>(fewer_), static_cast<QWidget*>(further_)})
        each->setVisible(around);
    fitControls();
}

void GraphBar::setLevels(int deepest) {
    deepest_ = deepest;
    levels_->setEnabled(deepest > 0);
}

void GraphBar::setBusy(bool busy) {
    stop_->setVisible(busy);
    fitControls();
}

void GraphBar::setFound(const QString& text) {
    found_->setText(text);
    found_->setVisible(!text.isEmpty());
    fitControls();
}

void GraphBar::setStacked(bool stacked) {
    rows_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    rows_->setAlignment(crumbs_, stacked ? Qt::AlignLeft : Qt::Alignment());
    rows_->setAlignment(controls_, stacked ? Qt::AlignLeft : Qt::Alignment());
    setMinimumHeight(stacked ? 2 * bar_height - 6 : bar_height);
    fitControls();
}

void GraphBar::setCrumbs(const std::vector<Crumb>& crumbs, const QString& node) {
    kit::clear(crumbs_);
    more_ = kit::label(QStringLiteral("› …"), "hint", this);
    bool first = true;
    for (const Crumb& each : crumbs) {
        if (!first) crumbs_->addWidget(kit::label(QStringLiteral("›"), "hint", this));
        auto* crumb = new QToolButton(this);
        crumb->setText(each.text);
        crumb->setToolTip(each.tip);
        setStyleState(*crumb, "filter", true);
        crumbs_->addWidget(crumb);
        if (std::exchange(first, false)) crumbs_->addWidget(more_);
        connect(crumb, &QToolButton::clicked, this, [this, frame = each.frame] { emit frameChosen(frame); });
    }
    if (!node.isEmpty()) {
        crumbs_->addWidget(kit::label(QStringLiteral("›"), "hint", this));
        crumbs_->addWidget(new ElidedLabel(QLatin1Char(' ') + node, "section", Qt::ElideLeft, this));
    }
    fitCrumbs();
}

void GraphBar::fitCrumbs() {
    if (!more_) return;
    constexpr int first = 2, kept = 1;  // sign-crumb pairs that stay visible: Program and "…", and the last crumb
    const bool stacked = rows_->direction() == QBoxLayout::TopToBottom;
    const int room = width() - 20 - (stacked ? 0 : controls_->sizeHint().width() + 2 * rows_->spacing());
    int need = 0;
    for (int i = 0; i < crumbs_->count(); ++i) {
        QWidget* crumb = crumbs_->itemAt(i)->widget();
        if (crumb != more_) need += crumb->sizeHint().width() + crumbs_->spacing();
        crumb->setVisible(crumb != more_);
    }
    bool hides = false;
    for (int i = first; i + 1 < crumbs_->count() - kept && need > room; i += 2) {
        if (!std::exchange(hides, true)) need += more_->sizeHint().width() + crumbs_->spacing();
        for (const int part : {i, i + 1}) {
            QWidget* crumb = crumbs_->itemAt(part)->widget();
            need -= crumb->sizeHint().width() + crumbs_->spacing();
            crumb->setVisible(false);
        }
    }
    more_->setVisible(hides);
}

void GraphBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitControls();
}

}  // namespace arenascope
