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
    /// In a new window, with the present language and look.
    void showPage(const QUrl& page);

private:
    /// One for all pages of the window: it stays when the page goes that it was opened from. Null: none is open.
    [[nodiscard]] HelpWindow* openHelp() const;
    HelpWindow& help();
    void showPlace();
    void showAbout();
    void makePalette();
    [[nodiscard]] QList<PaletteCommand> tensorCommands(QMenu& menu) const;
    /// Every view and every panel, to go to.
    [[nodiscard]] QList<PaletteCommand> placeCommands() const;

    Shell& shell_;
    HelpPlace* place_;  ///< destroyed with the charts
    QPointer<CommandPalette> palette_;
};

}  // namespace arenascope
