#include "app/controllers/help_controller.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QWhatsThis>
#include <memory>

#include "app/controllers/help_place.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/controllers/whats_this.h"
#include "app/dialogs/command_palette.h"
#include "app/dialogs/message_bar.h"
#include "app/dialogs/open_dialogs.h"
#include "app/dialogs/shortcut_sheet.h"
#include "app/document/workspace.h"
#include "widgets/plot/plot_library.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

HelpController::HelpController(Shell& shell)
    : QObject(&shell), shell_(shell), place_(new HelpPlace(shell.window, shell.charts)) {
    const MainActions& actions = shell.actions;
    makePalette();
    explainParts(shell.window, actions, shell.charts);
    connect(actions.whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    connect(actions.explainFocus, &QAction::triggered, this, &explainFocus);
    connect(actions.contents, &QAction::triggered, this, &HelpController::showPlace);
    connect(actions.shortcuts, &QAction::triggered, this, [this] {
        shell_.dialogs.ask(
            [&window = shell_.window] { return new ShortcutSheet(commandsOf(*window.menuBar()), &window); });
    });
    connect(actions.about, &QAction::triggered, this, &HelpController::showAbout);
}

HelpController::~HelpController() {
    delete help_;
    delete palette_;
}

void HelpController::makePalette() {
    // The entries of the tensor's menu live as long as the palette shows them.
    const auto tensor_menu = std::make_shared<QMenu>();
    const auto commands = [this, tensor_menu] {
        return tensorCommands(*tensor_menu) + commandsOf(*shell_.window.menuBar());
    };
    const auto places = [this](const QString& query) {
        constexpr int most = 200;
        return placesFor(query, shell_.workspace.view(), most);
    };
    palette_ = new CommandPalette(commands, places, &shell_.window);
    connect(shell_.actions.palette, &QAction::triggered, this, [this] {
        const QPoint corner = shell_.charts.parentWidget()->mapTo(&shell_.window, QPoint(0, 0));
        palette_->open(corner.x(), corner.y());
    });
}

QList<PaletteCommand> HelpController::tensorCommands(QMenu& menu) const {
    menu.clear();
    ViewState& view = shell_.workspace.view();
    if (const TensorRow* row = view.row(view.current())) {
        shell_.window.findChild<TensorTable*>()->fillMenu(menu);
        return commandsOf(menu, tr("For %1").arg(kit::text(row->name)));
    }
    const std::pair<QString, const char*> later[] = {
        {tr("Pin"), "P"}, {tr("Set offset…"), "O"}, {tr("Move to pool"), "M"}};
    QList<PaletteCommand> out;
    for (const auto& [title, key] : later)
        out.append({.group = tr("Tensors"),
                    .title = title,
                    .detail = tr("select a tensor first"),
                    .shortcut = QLatin1String(key),
                    .enabled = false,
                    .run = {}});
    return out;
}

HelpWindow& HelpController::help() {
    if (!help_) help_ = new HelpWindow(&shell_.window);
    return *help_;
}

QUrl HelpController::page() const { return help_ && help_->isVisible() ? help_->browser().source() : QUrl(); }

void HelpController::showPage(const QUrl& page) {
    if (page.isEmpty()) return;
    help().browser().setSource(page);
    help().show();
}

void HelpController::showPlace() {
    const HelpPlace::Place place = place_->place();
    help().showPage(place.page, place.section);
}

void HelpController::showAbout() {
    const QStringList parts{QStringLiteral("Qt %1").arg(QLatin1String(qVersion())), plotLibrary(),
                            QStringLiteral("ExecuTorch ET12"), QStringLiteral("TensorFlow Lite TFL3"),
                            QStringLiteral("XNNPACK XN01")};
    shell_.messages.showInfo(tr("ArenaScope %1").arg(QCoreApplication::applicationVersion()),
                             tr("Shows, tunes, runs and exports the memory plan of tensor programs. %1.")
                                 .arg(parts.join(QStringLiteral(", "))));
}

}  // namespace arenascope
