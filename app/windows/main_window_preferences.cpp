// What the user prefers, made to hold: from the menus and from the Preferences dialog, which follow each other.

#include <QAction>
#include <QActionGroup>
#include <QTimer>

#include "app/dialogs/help_window.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/document/autosave.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/gui.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/language.h"

namespace arenascope {
namespace {

void check(QActionGroup& group, const QVariant& data) {
    for (QAction* action : group.actions()) action->setChecked(action->data() == data);
}

}  // namespace

void MainWindow::connectPreferences() {
    connect(actions_->preferences, &QAction::triggered, this,
            [this] { showPreferences(PreferencesDialog::Page::look); });
    connect(actions_->plugins, &QAction::triggered, this,
            [this] { showPreferences(PreferencesDialog::Page::plugins); });
    connect(actions_->themes, &QActionGroup::triggered, this,
            [this](const QAction* theme) { setTheme(theme->data().toString()); });
    connect(actions_->languages, &QActionGroup::triggered, this,
            [this](const QAction* language) { setLanguage(language->data().toString()); });
    connect(actions_->scales, &QActionGroup::triggered, this,
            [this](const QAction* scale) { setScale(scale->data().toInt()); });
    actions_->hexOffsets->setChecked(preferences().hexOffsets);
    connect(actions_->hexOffsets, &QAction::triggered, this, [this](bool hex) {
        Preferences next = preferences();
        next.hexOffsets = hex;
        prefer(next);
    });
}

void MainWindow::showPreferences(PreferencesDialog::Page page) {
    if (auto* open = findChild<PreferencesDialog*>(QString(), Qt::FindDirectChildrenOnly)) {
        return open->turnTo(page);
    }
    dialogs_->ask([this, page] {
        auto* dialog = new PreferencesDialog(*workspace_, page, this);
        connect(dialog, &PreferencesDialog::themeChosen, this, &MainWindow::setTheme);
        connect(dialog, &PreferencesDialog::languageChosen, this, &MainWindow::setLanguage);
        connect(dialog, &PreferencesDialog::scaleChosen, this, &MainWindow::setScale);
        connect(dialog, &PreferencesDialog::preferencesChosen, this, &MainWindow::prefer);
        connect(dialog, &PreferencesDialog::ownPlannersChanged, this, &MainWindow::fillPlanners);
        connect(dialog, &PreferencesDialog::autosaveChosen, this, [this](int seconds) {
            constexpr int milli = 1000;
            settings::setAutosaveSeconds(seconds);
            autosave_->setDelay(seconds * milli);
        });
        return dialog;
    });
}

/// The dialog shows what a menu changed, and the menus what the dialog changed.
void MainWindow::showPreferred() {
    complainIfForgotten();
    check(*actions_->themes, settings::themeName());
    check(*actions_->languages, settings::languageName());
    check(*actions_->scales, settings::scalePercent());
    actions_->hexOffsets->setChecked(preferences().hexOffsets);
    if (auto* open = findChild<PreferencesDialog*>(QString(), Qt::FindDirectChildrenOnly)) open->refresh();
}

void MainWindow::setTheme(const QString& name) {
    settings::setThemeName(name);
    applyThemeByName(name);
    showPreferred();
}

void MainWindow::setLanguage(const QString& name) {
    settings::setLanguageName(name);
    applyLanguageByName(name);  // the window is made anew a little later
    showPreferred();
}

void MainWindow::setScale(int percent) {
    settings::setScalePercent(percent);
    showPreferred();
    messages_->showOffer(
        tr("The size changes with the next start"), tr("The open document comes back."), tr("Start again"),
        [this] { restart(); }, [] {});
}

void MainWindow::prefer(const Preferences& next) {
    const bool same_text = next.textPercent == preferences().textPercent;
    settings::keepPreferences(next);
    setPreferences(next);
    showPreferred();
    if (same_text) return workspace_->view().announce();
    applyThemeByName(settings::themeName());
    rebuilding_->start();  // rows and heads get the height that they need
}

HelpWindow& MainWindow::help() {
    if (!help_) help_ = new HelpWindow(this);
    return *help_;
}

}  // namespace arenascope
