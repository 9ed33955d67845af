// Actions of the main window: menus, tool bar, shortcuts, and when each is enabled.

#include "app/controllers/main_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <algorithm>

#include "app/dialogs/palette_commands.h"
#include "app/document/settings.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/capacity_chip.h"
#include "widgets/ui/language.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QAction* action(QMainWindow& window, const QString& text, const QKeySequence& keys, const char* icon = nullptr) {
    auto* out = new QAction(text, &window);
    out->setShortcut(keys);
    if (icon) out->setIcon(themeIcon(QLatin1String(icon)));
    return out;
}

QPushButton* button(QToolBar& bar, QAction& action, const QString& text, const char* icon) {
    auto* out = new QPushButton(themeIcon(QLatin1String(icon)), text, &bar);
    out->setFocusPolicy(Qt::TabFocus);
    out->setToolTip(kit::withoutMnemonic(action.text()) + QStringLiteral(" (") +
                    action.shortcut().toString(QKeySequence::NativeText) + QLatin1Char(')'));
    QObject::connect(out, &QPushButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::changed, out, [out, &action] { out->setEnabled(action.isEnabled()); });
    bar.addWidget(out);
    return out;
}

}  // namespace

MainActions::MainActions(QMainWindow& window) {
    make(window);
    makeView(window);
    buildMenus(window);
    buildToolbar(window);
    sayWhyNot();
}

void MainActions::make(QMainWindow& window) {
    open = action(window, tr("&Open…"), QKeySequence::Open, "open");
    openFolder = action(window, tr("Open &folder of models…"), QKeySequence());
    save = action(window, tr("&Save session"), QKeySequence::Save, "save");
    saveAs = action(window, tr("Save session &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")));
    reload = action(window, tr("&Reload"), QKeySequence(QStringLiteral("Ctrl+R")));
    exportProgram = action(window, tr("&Export program…"), QKeySequence(QStringLiteral("Ctrl+E")), "export");
    closeDocument = action(window, tr("C&lose"), QKeySequence::Close);
    quit = action(window, tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")));
    undo = action(window, tr("&Undo"), QKeySequence::Undo, "undo");
    redo = action(window, tr("&Redo"), QKeySequence::Redo, "redo");
    find = action(window, tr("&Find tensors and operators"), QKeySequence::Find, "search");
    plan = action(window, tr("&Plan now"), QKeySequence(Qt::Key_F5), "plan");
    shrink = action(window, tr("Shrin&k…"), QKeySequence(Qt::Key_F7), "shrink");
    compare = action(window, tr("Co&mpare with file…"), QKeySequence(QStringLiteral("Ctrl+Shift+O")), "compare");
    explainPeak = action(window, tr("&Explain the peak"), QKeySequence(QStringLiteral("Ctrl+K")));
    importPlan = action(window, tr("&Import plan…"), QKeySequence());
    takeNames = action(window, tr("Take &names from…"), QKeySequence());
    deviceTimes = action(window, tr("Import de&vice times…"), QKeySequence());
    addPlanner = action(window, tr("&Add planner…"), QKeySequence());
    addMemory = action(window, tr("Add a p&ool…"), QKeySequence());
    saveTarget = action(window, tr("&Save these pools as a preset…"), QKeySequence());
    openTargets = action(window, tr("Show your preset &files"), QKeySequence());
    reportHtml = action(window, tr("&Report as a page (HTML)…"), QKeySequence(QStringLiteral("Ctrl+Shift+E")));
    reportPdf = action(window, tr("This view as P&DF…"), QKeySequence());
    reportPng = action(window, tr("This view as &PNG…"), QKeySequence());
    reportSvg = action(window, tr("This view as &SVG…"), QKeySequence());
    reportCsv = action(window, tr("Tensors as &CSV…"), QKeySequence());
    reportJson = action(window, tr("Plan as &JSON…"), QKeySequence());
    unpinAll = action(window, tr("&Unpin all tensors"), QKeySequence());
    run = action(window, tr("&Run"), QKeySequence(Qt::Key_F6), "run");
    stop = action(window, tr("&Stop"), QKeySequence(QStringLiteral("Shift+F6")), "stop");
    resetState = action(window, tr("Reset s&tate"), QKeySequence());
    plugins = action(window, tr("Plu&g-ins…"), QKeySequence());
    preferences = action(window, tr("Pr&eferences…"), QKeySequence(QStringLiteral("Ctrl+,")), "settings");
    resetLayout = action(window, tr("&Reset layout"), QKeySequence());
    contents = action(window, tr("&Help on this panel"), QKeySequence(Qt::Key_F1), "help");
    whatsThis = action(window, tr("&What's this?"), QKeySequence(QStringLiteral("Shift+F1")));
    explainFocus = action(window, tr("Explain the &focused control"), QKeySequence(QStringLiteral("Ctrl+F1")));
    palette = action(window, tr("Find a &command"), QKeySequence(QStringLiteral("Ctrl+Shift+P")));
    shortcuts = action(window, tr("&Keyboard shortcuts"), QKeySequence(QStringLiteral("Ctrl+/")));
    about = action(window, tr("&About ArenaScope"), QKeySequence());
}

void MainActions::makeView(QMainWindow& window) {
    findNext = action(window, tr("Find &next"), QKeySequence(Qt::Key_F3));
    findPrevious = action(window, tr("Find pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    copyPicture = action(window, tr("&Copy the chart as a picture"), QKeySequence(QStringLiteral("Ctrl+Shift+C")));
    selectAll = action(window, tr("&All tensors"), QKeySequence(QStringLiteral("Ctrl+A")));
    selectPool = action(window, tr("In the same &pool"), QKeySequence());
    selectOp = action(window, tr("Of the same &operator"), QKeySequence());
    selectModule = action(window, tr("Of the same &module"), QKeySequence());
    selectAlive = action(window, tr("Live at the same &time"), QKeySequence());
    selectNoted = action(window, tr("With a &note"), QKeySequence());
    zoomIn = action(window, tr("Zoom &in"), QKeySequence());
    zoomIn->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    zoomOut = action(window, tr("Zoom &out"), QKeySequence(QStringLiteral("Ctrl+-")));
    fitAll = action(window, tr("Fit &all"), QKeySequence(QStringLiteral("Ctrl+0")));
    fitSelection = action(window, tr("Fit &selection"), QKeySequence(QStringLiteral("Ctrl+Shift+F")));
    back = action(window, tr("&Back"), QKeySequence(QStringLiteral("Alt+Left")));
    forward = action(window, tr("&Forward"), QKeySequence(QStringLiteral("Alt+Right")));
    hexOffsets = action(window, tr("&Hexadecimal offsets"), QKeySequence(QStringLiteral("Ctrl+Shift+H")));
    hexOffsets->setCheckable(true);
    fullScreen = action(window, tr("F&ull screen"), QKeySequence(Qt::Key_F11));
    nextProgram = action(window, tr("&Next program"), QKeySequence());
    nextProgram->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Tab")), QKeySequence(QStringLiteral("Ctrl+PgDown"))});
    previousProgram = action(window, tr("Pre&vious program"), QKeySequence());
    previousProgram->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Tab")), QKeySequence(QStringLiteral("Ctrl+PgUp"))});
    setBaseline = action(window, tr("Set the &baseline"), QKeySequence());
    improve = action(window, tr("&Improve, keeping the pins"), QKeySequence());
    validate = action(window, tr("&Validate the plan"), QKeySequence());
    budget = action(window, tr("Check the &budget"), QKeySequence());
    runSettings = action(window, tr("Run sett&ings"), QKeySequence());
    sessionDetails = action(window, tr("Baseline and unmatc&hed edits…"), QKeySequence(QStringLiteral("Ctrl+B")));
}

/// The reason why a command is disabled, for the palette.
void MainActions::sayWhyNot() {
    const auto say = [](std::initializer_list<QAction*> actions, const QString& why) {
        for (QAction* each : actions) each->setProperty(why_not, why);
    };
    say({undo}, tr("nothing to undo"));
    say({redo}, tr("nothing to redo"));
    say({back, forward}, tr("no earlier view"));
    say({stop}, tr("nothing is running"));
    say({unpinAll, improve}, tr("nothing is pinned"));
    say({selectPool, selectOp, selectModule, selectAlive}, tr("select a tensor first"));
}

void MainActions::buildEdit(QMenu& edit) {
    edit.addActions({undo, redo});
    edit.addSeparator();
    edit.addAction(copyPicture);
    commandMenu = edit.addMenu(tr("Copy as co&mmand"));
    edit.addActions({find, findNext, findPrevious});
    selectMenu = edit.addMenu(tr("&Select"));
    selectMenu->addActions({selectAll, selectPool, selectOp, selectModule, selectAlive, selectNoted});
    edit.addSeparator();
    edit.addActions({plugins, preferences});
}

void MainActions::buildView(QMenu& view, QMainWindow& window) {
    view.addActions({zoomIn, zoomOut, fitAll, fitSelection});
    view.addSeparator();
    view.addActions({back, forward, nextProgram, previousProgram});
    colorMenu = view.addMenu(tr("&Colour by"));
    view.addAction(hexOffsets);
    view.addSeparator();
    buildThemes(*view.addMenu(tr("&Theme")), window);
    buildScales(*view.addMenu(tr("Si&ze")), window);
    buildLanguages(*view.addMenu(tr("Lan&guage")), window);
    panelMenu = view.addMenu(tr("&Panels"));
    view.addActions({resetLayout, fullScreen});
}

void MainActions::buildMenus(QMainWindow& window) {
    QMenuBar& bar = *window.menuBar();
    // A desktop with a global menu takes one bar for a window. Each page has its own: the last one made would stay, and
    // the shortcuts of all pages would be active at once.
    bar.setNativeMenuBar(false);
    QMenu* file = bar.addMenu(tr("&File"));
    file->addActions({open, openFolder});
    sampleMenu = file->addMenu(tr("Open sam&ple"));
    recentMenu = file->addMenu(tr("Open re&cent"));
    keptMenu = file->addMenu(tr("Recovered e&dits"));
    file->addActions({reload, save, saveAs});
    file->addSeparator();
    file->addActions({compare, importPlan, takeNames, deviceTimes, exportProgram});
    reportMenu = file->addMenu(tr("Repor&t"));
    reportMenu->addActions({reportHtml, reportPdf, reportPng, reportSvg, reportCsv, reportJson});
    file->addSeparator();
    file->addActions({closeDocument, quit});
    buildEdit(*bar.addMenu(tr("&Edit")));
    buildView(*bar.addMenu(tr("&View")), window);
    QMenu* planning = bar.addMenu(tr("&Plan"));
    planning->addActions({plan, shrink});
    plannerMenu = planning->addMenu(tr("P&lanner"));
    moveMenu = planning->addMenu(tr("&Selected tensors"));
    planning->addActions({unpinAll, improve, validate});
    planning->addSeparator();
    planning->addActions({addMemory, addPlanner, setBaseline, sessionDetails});
    QMenu* running = bar.addMenu(tr("&Run"));
    running->addActions({run, stop, resetState, runSettings});
    QMenu* tools = bar.addMenu(tr("&Tools"));
    targetMenu = tools->addMenu(tr("&Target presets"));
    tools->addActions({saveTarget, openTargets});
    tools->addSeparator();
    tools->addActions({budget, explainPeak});
    QMenu* help = bar.addMenu(tr("&Help"));
    help->addActions({contents, whatsThis, explainFocus, palette, shortcuts});
    help->addSeparator();
    help->addAction(about);
}

void MainActions::buildThemes(QMenu& menu, QMainWindow& window) {
    themes = new QActionGroup(&window);
    const std::pair<const char*, QString> names[] = {
        {"system", tr("&System")}, {"light", tr("&Light")}, {"dark", tr("&Dark")}};
    for (const auto& [id, text] : names) {
        QAction* item = themes->addAction(text);
        item->setData(QLatin1String(id));
        item->setCheckable(true);
        item->setChecked(settings::themeName() == QLatin1String(id));
        menu.addAction(item);
    }
}

void MainActions::buildScales(QMenu& menu, QMainWindow& window) {
    scales = new QActionGroup(&window);
    for (const int percent : {100, 125, 150, 175, 200}) {
        QAction* item = scales->addAction(tr("%1 %").arg(percent));
        item->setData(percent);
        item->setCheckable(true);
        item->setChecked(settings::scalePercent() == percent);
        menu.addAction(item);
    }
}

/// Each language by its own name, which is not translated.
void MainActions::buildLanguages(QMenu& menu, QMainWindow& window) {
    languages = new QActionGroup(&window);
    const QList<Language> choices = QList<Language>{{QStringLiteral("system"), tr("&System")}} + shippedLanguages();
    for (const Language& choice : choices) {
        QAction* item = languages->addAction(choice.name);
        item->setData(choice.id);
        item->setCheckable(true);
        item->setChecked(settings::languageName() == choice.id);
        menu.addAction(item);
    }
}

void MainActions::buildTarget(QToolBar& bar) {
    targetButton = new QToolButton(&bar);
    targetButton->setObjectName(QStringLiteral("target"));
    targetButton->setIcon(themeIcon(QStringLiteral("pool")));
    targetButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setStyleState(*targetButton, "framed", true);
    bar.addWidget(targetButton);
    capacity = new CapacityChip(&bar);
    capacityPlace_ = bar.addWidget(capacity);
}

void MainActions::setTarget(const QString& name, bool isChanged) {
    constexpr int most_px = 150;
    const QString suffix = isChanged ? QLatin1Char(' ') + tr("(changed)") : QString();
    const QFontMetrics letters = targetButton->fontMetrics();
    target_ = letters.elidedText(name, Qt::ElideRight, most_px - letters.horizontalAdvance(suffix)) + suffix;
    targetButton->setText(tr("Target  %1").arg(target_));
    targetButton->setAccessibleName(tr("Target: %1").arg(name + suffix));
    fitToolbar();
}

void MainActions::buildToolbar(QMainWindow& window) {
    QToolBar* bar = bar_ = window.addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setIconSize({16, 16});
    bar->setFixedHeight(forText(metric::toolbar));
    bar->toggleViewAction()->setVisible(false);
    bar->addActions({open, save});
    bar->addSeparator();
    bar->addActions({undo, redo});
    bar->addSeparator();
    buildTarget(*bar);
    planner = new QComboBox(bar);
    planner->setAccessibleName(tr("Planner"));
    planner->setToolTip(tr("The planner whose plan is shown, run and exported"));
    planner->setMinimumWidth(150);
    bar->addWidget(planner);
    compareButton = new QToolButton(bar);
    compareButton->setText(tr("Compare with"));
    compareButton->setAccessibleName(tr("Compare with"));
    compareButton->setToolTip(tr("Compare with another file"));
    compareButton->setIcon(themeIcon(QStringLiteral("compare")));
    compareButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    compareButton->setPopupMode(QToolButton::InstantPopup);
    setStyleState(*compareButton, "framed", true);
    compareMenu = new QMenu(compareButton);
    compareButton->setMenu(compareMenu);
    bar->addWidget(compareButton);
    bar->addSeparator();
    planButton = button(*bar, *plan, tr("Plan  F5"), "plan");
    shrinkButton = button(*bar, *shrink, tr("Shrink  F7"), "shrink");
    runButton = button(*bar, *run, tr("Run  F6"), "run");
    exportButton = button(*bar, *exportProgram, tr("Export…"), "export");
    for (QPushButton* each : {shrinkButton, exportButton, runButton, planButton}) {
        each->setAccessibleName(each->text());
        words_.emplace_back(each, each->text());
    }
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    search = new QLineEdit(bar);
    search->setPlaceholderText(tr("Find tensor, op or module   Ctrl F"));
    search->setAccessibleName(tr("Find tensor, op or module"));
    search->setClearButtonEnabled(true);
    search->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    bar->addWidget(search);
}

void MainActions::fitToolbar() {
    for (QToolButton* each : {compareButton, targetButton}) each->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (const auto& [button, text] : words_) button->setText(text);
    targetButton->setText(tr("Target  %1").arg(target_));
    capacity->setShort(false);
    capacityPlace_->setVisible(true);
    capacityPlace_->setEnabled(!capacity->name().isEmpty());  // the chip follows its action
    planner->setMaximumWidth(QWIDGETSIZE_MAX);
    // The words in the empty field are whole, or others; an icon and the button that clears stand beside them.
    constexpr int beside = 64, most = 250;
    search->setPlaceholderText(tr("Find tensor, op or module   Ctrl F"));
    const int whole = search->fontMetrics().horizontalAdvance(search->placeholderText()) + beside;
    search->setMinimumWidth(whole);
    search->setMaximumWidth(std::max(whole, most));
    shortenToolbar();
}

/// The least important first; capacity and target keep their values longest.
void MainActions::shortenToolbar() {
    if (bar_->layout()->sizeHint().width() <= bar_->window()->width()) return;
    // The search field gives way before all others.
    constexpr int least = 160, most = 250;
    search->setMinimumWidth(least);
    search->setMaximumWidth(most);
    search->setPlaceholderText(tr("Find   Ctrl F"));
    const auto over = [this] {
        return bar_->layout()->sizeHint().width() - search->sizeHint().width() + least - bar_->window()->width();
    };
    const auto fits = [&over] { return over() <= 0; };
    if (fits()) return;
    compareButton->setToolButtonStyle(Qt::ToolButtonIconOnly);
    constexpr int around = 46;  // frame and arrow
    if (!fits())
        planner->setMaximumWidth(std::max(planner->minimumWidth(),
                                          planner->fontMetrics().horizontalAdvance(planner->currentText()) + around));
    if (!fits()) targetButton->setText(target_);
    if (!fits()) {
        // The keys are in the tool tips, too.
        for (const auto& [button, text] : words_) button->setText(text.section(QStringLiteral("  "), 0, 0));
    }
    for (const auto& each : words_) {
        if (!fits()) each.first->setText(QString());
    }
    if (!fits()) shortenTarget(over());
    if (!fits()) targetButton->setToolButtonStyle(Qt::ToolButtonIconOnly);
    if (!fits()) capacity->setShort(true);
    if (!fits()) capacityPlace_->setVisible(false);
}

/// By that many pixels, but the beginning of a name tells which target it is.
void MainActions::shortenTarget(int by) {
    constexpr int least_letters = 4;
    const QFontMetrics letters = targetButton->fontMetrics();
    const QString name = letters.elidedText(target_, Qt::ElideRight, letters.horizontalAdvance(target_) - by);
    if (name.size() > least_letters) targetButton->setText(name);
}

void MainActions::leaveRoom(int height) {
    bar_->setContentsMargins(0, 0, 0, height);
    bar_->setFixedHeight(forText(metric::toolbar) + height);
}

void MainActions::follow(QUndoStack* history) {
    if (!history) return;
    // A history emits signals while it is destroyed, when the owner of these actions may be gone: only the actions
    // themselves are used.
    const auto update = [undo = undo, redo = redo, history] {
        undo->setEnabled(history->canUndo());
        redo->setEnabled(history->canRedo());
        undo->setText(history->canUndo() ? tr("&Undo: %1").arg(history->undoText()) : tr("&Undo"));
        redo->setText(history->canRedo() ? tr("&Redo: %1").arg(history->redoText()) : tr("&Redo"));
    };
    QObject::disconnect(history, nullptr, undo, nullptr);  // the history of a reloaded program stays
    QObject::connect(history, &QUndoStack::indexChanged, undo, update);
    update();
}

void MainActions::setDocumentOpen(bool is_open) {
    for (QAction* each :
         {save,         saveAs,      reload,      compare,  exportProgram, closeDocument, find,        findNext,
          findPrevious, copyPicture, zoomIn,      zoomOut,  fitAll,        fitSelection,  setBaseline, sessionDetails,
          plan,         unpinAll,    explainPeak, run,      resetState,    importPlan,    takeNames,   deviceTimes,
          addPlanner,   saveTarget,  improve,     validate, budget,        runSettings,   shrink,      addMemory}) {
        each->setEnabled(is_open);
    }
    stop->setEnabled(false);
    if (!is_open) undo->setEnabled(false);
    if (!is_open) redo->setEnabled(false);
    for (QMenu* menu : {panelMenu, moveMenu, plannerMenu, targetMenu, reportMenu, selectMenu, colorMenu, commandMenu})
        menu->setEnabled(is_open);
    planner->setEnabled(is_open);
    for (QToolButton* each : {compareButton, targetButton}) each->setEnabled(is_open);
    if (!is_open) capacity->show({}, {}, 0);
    search->setEnabled(is_open);
}

}  // namespace arenascope
