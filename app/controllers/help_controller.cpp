#include "app/controllers/help_controller.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
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
namespace {

void focusFirst(QWidget& panel) {
    for (QWidget* each = panel.nextInFocusChain(); each != &panel; each = each->nextInFocusChain())
        if (panel.isAncestorOf(each) && (each->focusPolicy() & Qt::TabFocus) && each->isEnabled() && each->isVisible())
            return each->setFocus();
}

}  // namespace

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

HelpController::~HelpController() { delete palette_; }

void HelpController::makePalette() {
    // The entries of the tensor's menu live as long as the palette shows them.
    const auto tensor_menu = std::make_shared<QMenu>();
    const auto commands = [this, tensor_menu] {
        return tensorCommands(*tensor_menu) + commandsOf(*shell_.window.menuBar()) + placeCommands();
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

QList<PaletteCommand> HelpController::placeCommands() const {
    const bool isOpen = shell_.workspace.document() != nullptr;
    const QString group = tr("Go to"), closed = tr("no program is open");
    QList<PaletteCommand> out;
    const auto add = [&](const QString& title, const QString& kind, std::function<void()> go) {
        out.append({.group = group,
                    .title = title,
                    .detail = isOpen ? kind : closed,
                    .shortcut = {},
                    .enabled = isOpen,
                    .run = std::move(go),
                    .isPlace = true});
    };
    for (int i = 0; i < shell_.charts.count(); ++i) {
        const QPointer<QWidget> chart = shell_.charts.widget(i);
        add(shell_.charts.tabText(i), tr("view"), [&charts = shell_.charts, chart] {
            if (!chart) return;
            charts.setCurrentWidget(chart);
            chart->setFocus();
        });
    }
    for (const QAction* toggle : shell_.actions.panelMenu->actions()) {
        const QPointer<QDockWidget> dock = qobject_cast<QDockWidget*>(toggle->parent());
        if (!dock) continue;
        const QString title = dock->windowTitle().section(QStringLiteral("  "), 0, 0);  // without a count
        add(title, tr("panel"), [&shell = shell_, dock] {
            if (!dock) return;
            shell.raise(dock->objectName());
            focusFirst(*dock);
        });
    }
    return out;
}

HelpWindow* HelpController::openHelp() const {
    return shell_.window.window()->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
}

HelpWindow& HelpController::help() {
    HelpWindow* open = openHelp();
    return open ? *open : *new HelpWindow(shell_.window.window());
}

QUrl HelpController::page() const {
    HelpWindow* open = openHelp();
    return open && open->isVisible() ? open->browser().source() : QUrl();
}

void HelpController::showPage(const QUrl& page) {
    if (page.isEmpty()) return;
    const HelpWindow* before = openHelp();
    const QRect place = before ? before->geometry() : QRect();
    delete before;
    help().browser().setSource(page);
    if (place.isValid()) help().setGeometry(place);
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
