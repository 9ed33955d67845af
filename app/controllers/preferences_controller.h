#pragma once
// What the user prefers, made to hold: from the menus and from the Preferences dialog, which follow each other.

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
    /// Rows and heads need another height: the widgets are to be made again.
    void textSizeChanged();
    /// The size of everything holds from the next start, which the user wants now.
    void restartWanted();
    void ownPlannersChanged();

private:
    void show(PreferencesDialog::Page page);
    /// The dialog that is open; null: none is.
    [[nodiscard]] PreferencesDialog* dialog() const;
    void follow(PreferencesDialog& made);
    void showPreferred();
    void prefer(const Preferences& next);
    void setTheme(const QString& name);
    void setLanguage(const QString& name);
    void setScale(int percent);

    Shell& shell_;
    Autosave& autosave_;
};

}  // namespace arenascope
