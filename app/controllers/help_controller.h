#pragma once
// Help, finding commands and keys.

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
    /// All panels and charts are there: each gets its text for Help ▸ What's this?.
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
    HelpPlace* place_;  ///< dies with the charts
    QPointer<HelpWindow> help_;
    QPointer<CommandPalette> palette_;
};

}  // namespace arenascope
