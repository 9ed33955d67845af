#pragma once
// The parts of the window that its controllers use. A test makes one from plain widgets and needs no main window.

#include <QObject>

#include "engine/base/result.h"

class QMainWindow;
class QTabWidget;

namespace arenascope {

struct MainActions;
class Chart;
class Edits;
class GainSearch;
class MessageBar;
class OpenDialogs;
class OpenPrograms;
class Workspace;

/// Controllers are its children: they are destroyed before anything that it refers to. They are found below the window:
/// objects that outlive a rebuild of the widgets, such as dialogs, look up the present controller there.
class Shell : public QObject {
    Q_OBJECT
public:
    /// The parts of a shell; all of them outlive it.
    struct Parts {
        QMainWindow& window;  ///< dialogs lie over it
        Workspace& workspace;
        GainSearch& gains;
        Edits& edits;
        MainActions& actions;
        MessageBar& messages;
        OpenDialogs& dialogs;
        QTabWidget& charts;
        OpenPrograms& programs;  ///< this one and those beside it
    };
    explicit Shell(const Parts& parts);

    QMainWindow& window;
    Workspace& workspace;
    GainSearch& gains;
    Edits& edits;
    MainActions& actions;
    MessageBar& messages;
    OpenDialogs& dialogs;
    QTabWidget& charts;
    OpenPrograms& programs;

    /// The chart in front; null: none.
    [[nodiscard]] Chart* chart() const;
    void showChart(const QString& name);
    /// Brings a panel to the front, by its id.
    void raise(const QString& panel) { emit panelWanted(panel); }
    /// A status line about the object under the pointer or the last action.
    void tell(const QString& line) { emit told(line); }
    /// A cancelled action is not an error.
    void showError(const Error& error);
    /// Reports a preference that could not be written.
    void complainIfForgotten();

signals:
    /// Another document is open, or none: its page and its panels are in place.
    void documentShown();
    /// All widgets were created again for the open document, for example after a change of the language.
    void remade();
    void panelWanted(const QString& panel);
    void told(const QString& line);
};

}  // namespace arenascope
