#pragma once
// Applies the user's preferences, from the menus and from the Preferences dialog, which stay in sync.

#include <QObject>

#include "app/dialogs/preferences_dialog.h"

namespace arenascope {

class Autosave;
class Shell;

class PreferencesController : public QObject {
    Q_OBJECT
public:
    PreferencesController(Shell& shell, Autosave& autosave);

signals:
    /// Row heights changed: the widgets must be created again.
    void textSizeChanged();
    /// The display scale applies at the next start, which the user requests now.
    void restartWanted();

private:
    void show(PreferencesDialog::Page page);
    /// The open dialog; null: none.
    [[nodiscard]] PreferencesDialog* dialog() const;
    void follow(PreferencesDialog& made);
    void showPreferred();
    void refresh();
    void prefer(const Preferences& next);
    void setTheme(const QString& name);
    void setLanguage(const QString& name);
    void setScale(int percent);

    Shell& shell_;
    Autosave& autosave_;
};

}  // namespace arenascope
