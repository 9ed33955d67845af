#pragma once

#include <vector>

#include "app/dialogs/sheet.h"
#include "engine/tuning/target.h"
#include "widgets/theme/preferences.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QStackedWidget;

namespace arenascope {

class PluginsPage;
class Workspace;

/// All settings in one place. Changes are saved and apply immediately, without a confirmation. The dialog saves and
/// reports them; the window applies them.
class PreferencesDialog : public Sheet {
    Q_OBJECT
public:
    enum class Page { look, numbers, planning, files, plugins };
    PreferencesDialog(Workspace& workspace, Page page, QWidget* parent = nullptr);
    [[nodiscard]] PluginsPage& plugins() { return *plugins_; }
    /// Shows the saved settings: a menu may have changed them.
    void refresh();
    void turnTo(Page page);
    /// The presets that opened programs can get; those are found by the owner.
    void setTargets(const std::vector<Target>& targets);

signals:
    void themeChosen(const QString& name);
    void languageChosen(const QString& name);
    void scaleChosen(int percent);
    void preferencesChosen(const arenascope::Preferences& preferences);
    void ownPlannersChanged();
    void autosaveChosen(int seconds);

private:
    QWidget* buildFoot();
    QFormLayout* addPage(const QString& title, const QString& icon);
    void buildLook();
    void buildNumbers();
    void buildPlanning();
    void buildFiles();
    void buildPlugins();
    void fillPlanners();
    void connectChoices();
    void choosePreferences();
    void restoreDefaults();

    Workspace& workspace_;
    QListWidget* titles_;
    QStackedWidget* pages_;
    QComboBox *theme_, *scale_, *language_, *sizes_, *offsets_, *wheel_, *planner_, *target_;
    QSpinBox *text_, *autosave_, *memory_;
    QCheckBox* reopens_;
    QListWidget* own_;
    QLineEdit* editor_;
    PluginsPage* plugins_;
    bool refreshing_ = false;
};

}  // namespace arenascope
