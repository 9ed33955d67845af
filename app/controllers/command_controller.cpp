#include "app/controllers/command_controller.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include "app/cli/command_line.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

CommandController::CommandController(Shell& shell) : QObject(&shell), shell_(shell) {
    struct Entry {
        const char* verb;
        QString text, purpose;
    };
    const Entry entries[] = {
        {"info", tr("&Facts and footprint (info)"), tr("Prints the memory that the program needs")},
        {"plan", tr("&Plan (plan)"), tr("Prints the plans of the planners")},
        {"explain", tr("&Explanation of the peak (explain)"),
         tr("Prints what is live at the peak, and what would help")},
        {"run", tr("&Run (run)"), tr("Runs the program inside the planned arenas")},
        {"verify", tr("&Check (verify)"), tr("Checks that the plan is valid")},
        {"shrink", tr("&Shrink (shrink)"), tr("Searches for an equal program that needs less memory")},
        {"export", tr("E&xport (export)"), tr("Writes the program with this plan")},
    };
    QMenu& menu = *shell.actions.commandMenu;
    menu.setToolTipsVisible(true);
    for (const Entry& entry : entries) {
        QAction* action = menu.addAction(entry.text);
        action->setObjectName(QLatin1String(entry.verb));
        action->setToolTip(entry.purpose);
        action->setStatusTip(entry.purpose);
        connect(action, &QAction::triggered, this, [this, verb = QLatin1String(entry.verb)] { copy(verb); });
    }
}

void CommandController::copy(const QString& verb) {
    const Document* document = shell_.workspace.document();
    if (!document) return;
    const Program& program = *document->program();
    auto options = cli::options_of(shell_.workspace.engine(), program, *document->tuning());
    if (!options.ok()) return shell_.showError(options.error());
    std::vector<std::string> words{"arenascope", verb.toStdString(), program.path};
    words.insert(words.end(), options.value().begin(), options.value().end());
    if (verb == QLatin1String("export")) {
        words.emplace_back("-o");
        words.push_back(QFileInfo(QString::fromStdString(program.path)).completeBaseName().toStdString() +
                        "_planned.pte");
    }
    const QString line = kit::text(cli::shell_line(words));
    QGuiApplication::clipboard()->setText(line);
    shell_.messages.showDone(tr("Copied the command"), line);
}

}  // namespace arenascope
