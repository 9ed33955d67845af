#pragma once
// What the window lends to its controllers. A test makes one of plain widgets and needs no main window.

#include <QObject>

#include "engine/base/result.h"

class QMainWindow;
class QTabWidget;

namespace arenascope {

struct MainActions;
class Chart;
class Edits;
class MessageBar;
class OpenDialogs;
class Workspace;

/// Controllers are its children: they end before anything that it refers to. They are found below the window: what is
/// kept while all widgets are made again, as a dialog is, asks the window for the controller of then.
class Shell : public QObject {
    Q_OBJECT
public:
    /// What a shell is made of; all of it outlives the shell.
    struct Parts {
        QMainWindow& window;  ///< dialogs lie over it
        Workspace& workspace;
        Edits& edits;
        MainActions& actions;
        MessageBar& messages;
        OpenDialogs& dialogs;
        QTabWidget& charts;
    };
    explicit Shell(const Parts& parts);

    QMainWindow& window;
    Workspace& workspace;
    Edits& edits;
    MainActions& actions;
    MessageBar& messages;
    OpenDialogs& dialogs;
    QTabWidget& charts;

    /// The chart in front; null: none.
    [[nodiscard]] Chart* chart() const;
    void showChart(const QString& name);
    /// Brings a panel to the front, by its id.
    void raise(const QString& panel) { emit panelWanted(panel); }
    /// One line about what the user points at or just did.
    void tell(const QString& line) { emit told(line); }
    /// What the user cancelled is no error.
    void showError(const Error& error);
    /// A preference that was just set and could not be written is reported.
    void complainIfForgotten();

signals:
    /// Another document is open, or none: its page and its panels are in place.
    void documentShown();
    /// All widgets were made again for the document that is open, as after a change of the language.
    void remade();
    void panelWanted(const QString& panel);
    void told(const QString& line);
};

}  // namespace arenascope
