#pragma once
// The persistent settings of the window.

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "widgets/theme/preferences.h"

namespace arenascope::settings {

/// Incremented when docks change: a saved layout of another version is ignored.
inline constexpr int layout_version = 4;

[[nodiscard]] QStringList recentFiles();
void addRecentFile(const QString& path);
void clearRecentFiles();
/// When it was added last; invalid where that is not known.
[[nodiscard]] QDateTime openedAt(const QString& path);

/// Programs that plan, added by the user.
[[nodiscard]] QStringList ownPlanners();
void addOwnPlanner(const QString& path);
void removeOwnPlanner(const QString& path);

/// Planner of a program opened without a session; empty: the program's own plan, or the best.
[[nodiscard]] QString planner();
void setPlanner(const QString& id);
/// Target preset of a program opened without a session, by its id; empty: none.
[[nodiscard]] QString target();
void setTarget(const QString& id);

/// Bytes that a run may take; 0: the larger of 256 MiB and four times the file.
inline constexpr int most_memory_mib = 1 << 20;
[[nodiscard]] std::int64_t memoryLimit();
void setMemoryLimitMib(int mib);

/// "light", "dark" or "system".
[[nodiscard]] QString themeName();
void setThemeName(const QString& name);
/// "system", or the id of a language.
[[nodiscard]] QString languageName();
void setLanguageName(const QString& name);

/// Display scale of the window in percent, applied at the next start.
[[nodiscard]] int scalePercent();
void setScalePercent(int percent);

/// Units, offsets, wheel and size of text.
[[nodiscard]] Preferences readPreferences();
void keepPreferences(const Preferences& preferences);

/// Delay from an edit to its autosave copy.
inline constexpr int least_autosave_seconds = 2, most_autosave_seconds = 600;
[[nodiscard]] int autosaveSeconds();
void setAutosaveSeconds(int seconds);
/// Whether a start without a file opens the last file.
[[nodiscard]] bool reopensLast();
void setReopensLast(bool reopens);
/// The files that were open when the window was closed, in the order of their tabs, and the one that was shown.
struct OpenFiles {
    QStringList paths;
    int shown = 0;
};
[[nodiscard]] OpenFiles openFiles();
void setOpenFiles(const OpenFiles& files);

/// Command that opens a source file at a line, such as "code -g {file}:{line}"; empty: shown inside.
[[nodiscard]] QString editorCommand();
void setEditorCommand(const QString& command);

/// Resets everything in the Preferences dialog; plug-ins and external planners stay.
void restoreDefaults();

/// Shared libraries that are loaded with every start, in order.
[[nodiscard]] QStringList plugins();
void setPlugins(const QStringList& paths);

/// Operator lists used as export targets, the last one first, and the target of the last export: an id, or one of these
/// files.
[[nodiscard]] QStringList operatorLists();
void addOperatorList(const QString& path);
[[nodiscard]] QString exportTarget();
void setExportTarget(const QString& target);

/// Columns of the tensor table that the user chose to see or to hide: see TensorTable::setColumns.
[[nodiscard]] QStringList tensorColumns();
void setTensorColumns(const QStringList& chosen);

/// Panels that the user keeps open beside a view that takes the whole width.
[[nodiscard]] QStringList panelsBesideWide();
void setPanelsBesideWide(const QStringList& names);

[[nodiscard]] QByteArray windowGeometry();
[[nodiscard]] QByteArray windowState();
void saveWindow(const QByteArray& geometry, const QByteArray& state);

/// Whether the settings were written; the error names the file.
Result<> written();

}  // namespace arenascope::settings
