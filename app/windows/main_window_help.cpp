// Finding commands and keys.

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTabWidget>

#include "app/dialogs/help_window.h"
#include "app/dialogs/shortcut_sheet.h"
#include "app/windows/command_palette.h"
#include "app/windows/main_actions.h"
#include "app/windows/main_docks.h"
#include "app/windows/main_window.h"
#include "app/workspace.h"
#include "widgets/panels/kit.h"
#include "widgets/tables/tensor_table.h"

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
    connect(actions_->contents, &QAction::triggered, this, &MainWindow::showHelp);
    connect(actions_->shortcuts, &QAction::triggered, this, [this] {
        auto* sheet = new ShortcutSheet(commandsOf(*menuBar()), this);
        sheet->setAttribute(Qt::WA_DeleteOnClose);
        sheet->open();
    });
}

/// The page of the panel that has the focus.
void MainWindow::showHelp() {
    if (!help_) help_ = new HelpWindow(this);
    QString panel;
    for (const QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(widget)) panel = widget->objectName();
        if (widget == charts_) panel = QStringLiteral("charts");
    }
    help_->showPage(panel);
}

}  // namespace arenascope
