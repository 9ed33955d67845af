#pragma once
// Help pages, the command palette and the list of shortcuts.

#include <QList>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include "app/dialogs/help_window.h"
#include "app/dialogs/palette_commands.h"

class QMenu;

namespace arenascope {

class CommandPalette;
class HelpPlace;
class Shell;

class HelpController : public QObject {
    Q_OBJECT
public:
    /// After all panels and charts exist: gives each its text for Help ▸ What's this?.
    explicit HelpController(Shell& shell);
    ~HelpController() override;
    /// The page that is open; empty: none is.
    [[nodiscard]] QUrl page() const;
    void showPage(const QUrl& page);

private:
    HelpWindow& help();
    void showPlace();
    void showAbout();
    void makePalette();
    [[nodiscard]] QList<PaletteCommand> tensorCommands(QMenu& menu) const;

    Shell& shell_;
    HelpPlace* place_;  ///< destroyed with the charts
    QPointer<HelpWindow> help_;
    QPointer<CommandPalette> palette_;
};

}  // namespace arenascope
