#pragma once
// The entries of the command palette: every command of the menus, actions for the current tensor, and tensors ("@"),
// operators ("#") and steps (":") to go to.

#include <QList>
#include <QString>
#include <functional>

class QMenu;
class QMenuBar;

namespace arenascope {

class ViewState;

/// Property of an action: why it is disabled.
inline constexpr const char* why_not = "whyNot";

struct PaletteCommand {
    QString group;  ///< head above it: a menu's title
    QString title;
    QString detail;  ///< beside the title, quieter
    QString shortcut;
    bool enabled = true;
    std::function<void()> run;
    bool isPlace = false;  ///< goes to a view or a panel: its name typed is enough
};

/// Every leaf of the menus, in their order; the names of submenus stand before their entries.
[[nodiscard]] QList<PaletteCommand> commandsOf(const QMenuBar& bar);
/// Entries of one menu under a head of their own.
[[nodiscard]] QList<PaletteCommand> commandsOf(const QMenu& menu, const QString& group);
/// Results of a query that begins with "@", "#" or ":". At most `limit` entries.
[[nodiscard]] QList<PaletteCommand> placesFor(const QString& query, ViewState& state, int limit);
/// Whether every word of the query is in the text, in any order and case.
[[nodiscard]] bool matches(const QString& text, const QString& query);

}  // namespace arenascope
