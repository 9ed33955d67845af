#include "app/controllers/command_controller.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include "app/cli/ci_check.h"
#include "app/cli/command_line.h"
#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "engine/evaluate/int8_method.h"
#include "engine/study/device_fit.h"
#include "engine/study/fit_and_explain.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

/// What the program uses now: of the device where that is known, else of each pool.
void addPresent(std::vector<Limit>& budgets, const Footprint& used, const Outcome& outcome, const Tuning& tuning) {
    const auto device = fit_device(used, {}, device_runtime(tuning));
    if (device.ok()) {
        for (const bool ofFlash : {false, true}) {
            const FootprintMemory sum = device.value().sum(ofFlash);
            if (!sum.is_open) budgets.push_back({ofFlash ? "flash" : "ram", sum.used});
        }
    }
    if (!budgets.empty()) return;
    for (const PoolResult& pool : outcome.plan().pools) {
        const FootprintMemory* memory = device.ok() ? device.value().memory(pool.name) : nullptr;
        budgets.push_back({pool.name, memory ? memory->used : pool.bytes});
    }
}

}  // namespace

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
    menu.addSeparator();
    const QString purpose = tr("Fails the build if the program exceeds a budget");
    for (const bool isWorkflow : {false, true}) {
        QAction* action =
            menu.addAction(isWorkflow ? tr("&GitHub Actions workflow (.yml)") : tr("&Budget check as a script (.sh)"));
        action->setObjectName(isWorkflow ? QStringLiteral("workflow") : QStringLiteral("script"));
        action->setToolTip(purpose);
        action->setStatusTip(purpose);
        connect(action, &QAction::triggered, this, [this, isWorkflow] {
            copyCheck(isWorkflow, [this, isWorkflow](const Error* error) {
                const Document* document = shell_.workspace.document();
                if (error) return shell_.showError(*error);
                shell_.messages.showDone(isWorkflow ? tr("Copied the workflow") : tr("Copied the script"),
                                         document ? kit::text(document->program()->path) : QString());
            });
        });
    }
}

Result<std::vector<std::string>> CommandController::options() const {
    const Document& document = *shell_.workspace.document();
    auto options = cli::options_of(shell_.workspace.engine(), *document.program(), *document.tuning());
    const QString session = shell_.workspace.session().path();
    const bool isSaved = !session.isEmpty() && document.unsavedCount() == 0;
    if (options.ok() || !isSaved) return options;
    return std::vector<std::string>{"--session", session.toStdString()};
}

/// Without a budget of the user's: what the program uses now, so that a build fails where it grows.
Result<CommandController::CheckMaker> CommandController::budgetCheck(bool isWorkflow, const QString& folder) const {
    const Document& document = *shell_.workspace.document();
    TRY(std::vector<std::string> words, options());
    const auto runtime = cli::runtime_options(*document.program(), *document.tuning(), words);
    words.insert(words.end(), runtime.begin(), runtime.end());
    const QString workflows = QStringLiteral("/.github/workflows");  // steps run in the folder above
    const QDir from(folder.endsWith(workflows) ? folder.chopped(workflows.size()) : folder);
    const auto relative = [&](const std::string& path) {
        const QString inside = from.relativeFilePath(kit::text(path));
        return inside.startsWith(QLatin1String("..")) ? path : inside.toStdString();
    };
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        if (words[i] == "--session") words[i + 1] = relative(words[i + 1]);
    cli::CiCheck check{.program = relative(document.program()->path), .options = words};
    const Tuning& tuning = *document.tuning();
    check.budgets = cli::budgets_of(tuning, words);
    const std::shared_ptr<const Outcome> outcome = document.outcome();
    check.is_present = !has_limits(tuning) && outcome;
    return CheckMaker([check, isWorkflow, outcome, program = document.program(), tuning = document.tuning(),
                       engine = shell_.workspace.sharedEngine(),
                       known = shell_.workspace.view().footprint()](Progress& progress) -> Result<std::string> {
        if (progress.cancelled()) return cancelled();
        cli::CiCheck made = check;
        if (made.is_present) {
            const auto used = known
                ? known
                : std::make_shared<const Footprint>(footprint(*program, *outcome, {.backends = &engine->backends()}));
            addPresent(made.budgets, *used, *outcome, *tuning);
        }
        return isWorkflow ? cli::ci_workflow(made) : cli::ci_script(made);
    });
}

void CommandController::copyCheck(bool isWorkflow, const std::function<void(const Error*)>& then) {
    const Document* document = shell_.workspace.document();
    if (!document) return;
    const QString path = kit::text(document->program()->path);
    auto maker = budgetCheck(isWorkflow, QFileInfo(path).absolutePath());
    if (!maker.ok()) return then(&maker.error());
    shell_.workspace.jobs().start<std::string>(Jobs::Kind::check, tr("Making the budget check"), this,
                                               std::move(maker).take(), [then](const Result<std::string>& text) {
                                                   if (!text.ok()) return then(&text.error());
                                                   QGuiApplication::clipboard()->setText(kit::text(text.value()));
                                                   then(nullptr);
                                               });
}

void CommandController::copy(const QString& verb) {
    const Document* document = shell_.workspace.document();
    if (!document) return;
    const Program& program = *document->program();
    const auto given = options();
    if (!given.ok()) return shell_.showError(given.error());
    std::vector<std::string> words{"arenascope", verb.toStdString(), program.path};
    words.insert(words.end(), given.value().begin(), given.value().end());
    if (verb == QLatin1String("info") || verb == QLatin1String("explain")) {  // they judge the device
        const auto runtime = cli::runtime_options(program, *document->tuning(), given.value());
        words.insert(words.end(), runtime.begin(), runtime.end());
        for (const Limit& limit : cli::budgets_of(*document->tuning(), given.value())) {
            words.emplace_back("--limit");
            words.push_back(limit.name + "=" + std::to_string(limit.bytes));
        }
    }
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
