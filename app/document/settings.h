#pragma once
// What the window remembers between starts.

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "widgets/theme/preferences.h"

namespace arenascope::settings {

/// Bumped when docks change: an older state is then ignored.
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

/// Whose plan is shown of a program that is opened without a session; empty: the program's own, or the best.
[[nodiscard]] QString planner();
void setPlanner(const QString& id);

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

/// Size of everything in the window, in percent of the display's own; from the next start.
[[nodiscard]] int scalePercent();
void setScalePercent(int percent);

/// Units, offsets, wheel and size of text.
[[nodiscard]] Preferences readPreferences();
void keepPreferences(const Preferences& preferences);

/// From an edit to its copy on the disk.
inline constexpr int least_autosave_seconds = 2, most_autosave_seconds = 600;
[[nodiscard]] int autosaveSeconds();
void setAutosaveSeconds(int seconds);
/// Whether a start without a file opens the one that was open last.
[[nodiscard]] bool reopensLast();
void setReopensLast(bool reopens);

/// Opens a source file at a line, such as "code -g {file}:{line}"; empty: shown inside.
[[nodiscard]] QString editorCommand();
void setEditorCommand(const QString& command);

/// Everything that the Preferences dialog sets is as shipped; plug-ins and own planners stay.
void restoreDefaults();

/// Shared libraries that are loaded with every start, in order.
[[nodiscard]] QStringList plugins();
void setPlugins(const QStringList& paths);

/// Operator lists that programs were exported for, the last one first, and the target of the last export: an id, or one
/// of these files.
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

/// Whether what was set is on the disk; the error names the file that could not be written.
Result<> written();

}  // namespace arenascope::settings
