#include "app/dialogs/palette_commands.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

void collect(const QMenu& menu, const QString& group, const QString& before, QList<PaletteCommand>& out) {
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible()) continue;
        const QString text = kit::withoutMnemonic(action->text());
        const QString title = before + text.section(QLatin1Char('\t'), 0, 0);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        if (const QMenu* inner = action->menu()) {
            collect(*inner, group, title + QStringLiteral(": "), out);
            continue;
        }
        const bool enabled = action->isEnabled() && menu.isEnabled();
        const QString reason = action->property(why_not).toString();
        // A menu that closed may be gone with its actions before the command is chosen.
        const QPointer<QAction> guard(action);
        out.append({.group = group,
                    .title = title,
                    .detail = enabled      ? action->statusTip()
                        : reason.isEmpty() ? QCoreApplication::translate("arenascope::CommandPalette",
                                                                         "not available here, or no program is open")
                                           : reason,
                    .shortcut = key.isEmpty() ? text.section(QLatin1Char('\t'), 1, 1) : key,
                    .enabled = enabled,
                    .run = [guard] {
                        if (guard) guard->trigger();
                    }});
    }
}

QList<PaletteCommand> tensorsNamed(const QString& name, ViewState& state, int limit) {
    QList<PaletteCommand> out;
    for (const TensorRow& row : state.outcome()->tensors) {
        if (out.size() >= limit) break;
        const QString title = kit::text(row.name);
        if (!matches(title, name)) continue;
        out.append({.group = QCoreApplication::translate("arenascope::CommandPalette", "Tensors"),
                    .title = title,
                    .detail = QCoreApplication::translate("arenascope::CommandPalette", "%1, steps %2")
                                  .arg(format::bytes(row.bytes), format::steps(row.first_step, row.last_step)),
                    .shortcut = {},
                    .run = [&state, id = row.value] { state.select({id}, id); }});
    }
    return out;
}

QList<PaletteCommand> operatorsNamed(const QString& name, ViewState& state, int limit) {
    QList<PaletteCommand> out;
    for (const Instruction& instruction : state.outcome()->method->instructions) {
        if (out.size() >= limit) break;
        const QString op = kit::text(instruction.op), node = kit::text(instruction.name);
        if (instruction.outs.empty() || !matches(op + QLatin1Char(' ') + node, name)) continue;
        const ValueId id = instruction.outs.front();
        if (!state.row(id)) continue;
        out.append({.group = QCoreApplication::translate("arenascope::CommandPalette", "Operators"),
                    .title = node,
                    .detail = op,
                    .shortcut = {},
                    .run = [&state, id] { state.select({id}, id); }});
    }
    return out;
}

QList<PaletteCommand> stepOf(const QString& number, ViewState& state) {
    bool good = false;
    const int step = number.trimmed().toInt(&good);
    if (!good || step < 0 || step >= state.outcome()->steps) return {};
    return {{.group = QCoreApplication::translate("arenascope::CommandPalette", "Steps"),
             .title = QCoreApplication::translate("arenascope::CommandPalette", "Go to step %1").arg(step),
             .detail = QCoreApplication::translate("arenascope::CommandPalette", "of %1").arg(state.outcome()->steps),
             .shortcut = {},
             .run = [&state, step] { state.setStep(Step(step)); }}};
}

}  // namespace

bool matches(const QString& text, const QString& query) {
    const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QList<PaletteCommand> commandsOf(const QMenuBar& bar) {
    QList<PaletteCommand> out;
    for (const QAction* action : bar.actions()) {
        if (action->menu()) collect(*action->menu(), kit::withoutMnemonic(action->text()), QString(), out);
    }
    return out;
}

QList<PaletteCommand> commandsOf(const QMenu& menu, const QString& group) {
    QList<PaletteCommand> out;
    collect(menu, group, QString(), out);
    return out;
}

QList<PaletteCommand> placesFor(const QString& query, ViewState& state, int limit) {
    if (query.isEmpty() || !state.outcome()) return {};
    const QString rest = query.mid(1);
    if (query.front() == QLatin1Char('@')) return tensorsNamed(rest, state, limit);
    if (query.front() == QLatin1Char('#')) return operatorsNamed(rest, state, limit);
    if (query.front() == QLatin1Char(':')) return stepOf(rest, state);
    return {};
}

}  // namespace arenascope
