#include "app/controllers/preferences_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>

#include "app/controllers/appearance.h"
#include "app/controllers/given_targets.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/open_programs.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/document/autosave.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/language.h"

namespace arenascope {
namespace {

void check(QActionGroup& group, const QVariant& data) {
    for (QAction* action : group.actions()) action->setChecked(action->data() == data);
}

}  // namespace

PreferencesController::PreferencesController(Shell& shell, Autosave& autosave)
    : QObject(&shell), shell_(shell), autosave_(autosave) {
    const MainActions& actions = shell.actions;
    connect(actions.preferences, &QAction::triggered, this, [this] { show(PreferencesDialog::Page::look); });
    connect(actions.plugins, &QAction::triggered, this, [this] { show(PreferencesDialog::Page::plugins); });
    connect(actions.themes, &QActionGroup::triggered, this,
            [this](const QAction* theme) { setTheme(theme->data().toString()); });
    connect(actions.languages, &QActionGroup::triggered, this,
            [this](const QAction* language) { setLanguage(language->data().toString()); });
    connect(actions.scales, &QActionGroup::triggered, this,
            [this](const QAction* scale) { setScale(scale->data().toInt()); });
    actions.hexOffsets->setChecked(preferences().hexOffsets);
    connect(actions.hexOffsets, &QAction::triggered, this, [this](bool hex) {
        Preferences next = preferences();
        next.hexOffsets = hex;
        prefer(next);
    });
    connect(&shell.programs, &OpenPrograms::currentChanged, this, &PreferencesController::refresh);
    connect(&shell.programs, &OpenPrograms::preferred, this, [this](bool sizes) {
        refresh();
        if (sizes) emit textSizeChanged();
        else shell_.workspace.view().announce();
    });
    connect(&shell.programs, &OpenPrograms::autosaveChosen, this, [this](int seconds) {
        constexpr int milli = 1000;
        autosave_.setDelay(seconds * milli);
    });
}

PreferencesDialog* PreferencesController::dialog() const {
    return shell_.window.findChild<PreferencesDialog*>(QString(), Qt::FindDirectChildrenOnly);
}

void PreferencesController::show(PreferencesDialog::Page page) {
    if (PreferencesDialog* open = dialog()) return open->turnTo(page);
    shell_.dialogs.ask([&workspace = shell_.workspace, &window = shell_.window, page] {
        auto* made = new PreferencesDialog(workspace, page, &window);
        made->setTargets(readableTargets());
        window.findChild<PreferencesController*>()->follow(*made);
        return made;
    });
}

void PreferencesController::follow(PreferencesDialog& made) {
    connect(&made, &PreferencesDialog::themeChosen, this, &PreferencesController::setTheme);
    connect(&made, &PreferencesDialog::languageChosen, this, &PreferencesController::setLanguage);
    connect(&made, &PreferencesDialog::scaleChosen, this, &PreferencesController::setScale);
    connect(&made, &PreferencesDialog::preferencesChosen, this, &PreferencesController::prefer);
    connect(&made, &PreferencesDialog::ownPlannersChanged, &shell_.programs, &OpenPrograms::ownPlannersChanged);
    connect(&made, &PreferencesDialog::autosaveChosen, this, [this](int seconds) {
        settings::setAutosaveSeconds(seconds);
        emit shell_.programs.autosaveChosen(seconds);
    });
}

void PreferencesController::showPreferred() {
    shell_.complainIfForgotten();
    refresh();
}

/// The dialog shows what a menu changed, and the menus what the dialog changed, or another program's.
void PreferencesController::refresh() {
    check(*shell_.actions.themes, settings::themeName());
    check(*shell_.actions.languages, settings::languageName());
    check(*shell_.actions.scales, settings::scalePercent());
    shell_.actions.hexOffsets->setChecked(preferences().hexOffsets);
    if (PreferencesDialog* open = dialog()) open->refresh();
}

void PreferencesController::setTheme(const QString& name) {
    settings::setThemeName(name);
    applyThemeByName(name);
    showPreferred();
}

void PreferencesController::setLanguage(const QString& name) {
    settings::setLanguageName(name);
    applyLanguageByName(name);  // the window is made anew a little later
    showPreferred();
}

void PreferencesController::setScale(int percent) {
    settings::setScalePercent(percent);
    showPreferred();
    shell_.messages.showOffer(
        tr("The size changes after a restart"), tr("The open programs are opened again."), tr("Restart now"),
        [this] { emit restartWanted(); }, [] {});
}

void PreferencesController::prefer(const Preferences& next) {
    const bool same_text = next.textPercent == preferences().textPercent;
    settings::keepPreferences(next);
    setPreferences(next);
    shell_.complainIfForgotten();
    if (!same_text) applyThemeByName(settings::themeName());
    emit shell_.programs.preferred(!same_text);
}

}  // namespace arenascope
