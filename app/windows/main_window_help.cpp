// Finding commands and keys.

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QWhatsThis>

#include "app/dialogs/command_palette.h"
#include "app/dialogs/help_window.h"
#include "app/dialogs/shortcut_sheet.h"
#include "app/document/workspace.h"
#include "app/windows/chart_tabs.h"
#include "app/windows/help_place.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/windows/message_bar.h"
#include "app/windows/open_dialogs.h"
#include "app/windows/whats_this.h"
#include "widgets/plot/plot_library.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

void MainWindow::connectHelp() {
    // The entries of the tensor's menu live as long as the palette shows them.
    const auto tensor_menu = std::make_shared<QMenu>();
    const auto commands = [this, tensor_menu] {
        QList<PaletteCommand> out;
        tensor_menu->clear();
        if (const TensorRow* row = workspace_->view().row(workspace_->view().current())) {
            docks_->tensors->fillMenu(*tensor_menu);
            out = commandsOf(*tensor_menu, tr("For %1").arg(kit::text(row->name)));
        } else {
            const std::pair<QString, const char*> later[] = {
                {tr("Pin"), "P"}, {tr("Set offset…"), "O"}, {tr("Move to pool"), "M"}};
            for (const auto& [title, key] : later)
                out.append({.group = tr("Tensors"),
                            .title = title,
                            .detail = tr("select a tensor first"),
                            .shortcut = QLatin1String(key),
                            .enabled = false,
                            .run = {}});
        }
        return out + commandsOf(*menuBar());
    };
    const auto places = [this](const QString& query) {
        constexpr int most = 200;
        return placesFor(query, workspace_->view(), most);
    };
    palette_ = new CommandPalette(commands, places, this);
    connect(actions_->palette, &QAction::triggered, this, [this] {
        const QPoint centre = pages_->mapTo(this, QPoint(0, 0));
        palette_->open(centre.x(), centre.y());
    });
    explainParts(*this, *actions_, *charts_);
    connect(actions_->whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    connect(actions_->explainFocus, &QAction::triggered, this, &explainFocus);
    helpPlace_ = new HelpPlace(*this, *charts_);
    connect(actions_->contents, &QAction::triggered, this, &MainWindow::showHelp);
    connect(actions_->shortcuts, &QAction::triggered, this,
            [this] { dialogs_->ask([this] { return new ShortcutSheet(commandsOf(*menuBar()), this); }); });
}

void MainWindow::showHelp() {
    const HelpPlace::Place place = helpPlace_->place();
    help().showPage(place.page, place.section);
}

void MainWindow::showAbout() {
    const QStringList parts{QStringLiteral("Qt %1").arg(QLatin1String(qVersion())), plotLibrary(),
                            QStringLiteral("ExecuTorch ET12"), QStringLiteral("TensorFlow Lite TFL3"),
                            QStringLiteral("XNNPACK XN01")};
    messages_->showInfo(tr("ArenaScope %1").arg(QCoreApplication::applicationVersion()),
                        tr("Shows, tunes, runs and exports the memory plan of tensor programs. %1.")
                            .arg(parts.join(QStringLiteral(", "))));
}

}  // namespace arenascope
