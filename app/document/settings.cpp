#include "app/document/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>

namespace arenascope::settings {
namespace {
constexpr int recent_limit = 8;
const QString recentKey = QStringLiteral("recent/files");
const QString openedKey = QStringLiteral("recent/opened");
const QString plannersKey = QStringLiteral("planners/own");
const QString pluginsKey = QStringLiteral("plugins");
const QString themeKey = QStringLiteral("view/theme");
const QString languageKey = QStringLiteral("view/language");
const QString scaleKey = QStringLiteral("view/scale");
const QString plannerKey = QStringLiteral("planners/first");
const QString targetKey = QStringLiteral("targets/first");
const QString memoryKey = QStringLiteral("run/memoryMib");
const QString sizesKey = QStringLiteral("numbers/sizes");
const QString hexKey = QStringLiteral("numbers/hexOffsets");
const QString wheelKey = QStringLiteral("charts/wheelZooms");
const QString textKey = QStringLiteral("view/text");
const QString autosaveKey = QStringLiteral("files/autosaveSeconds");
const QString reopenKey = QStringLiteral("files/reopenLast");
const QString openKey = QStringLiteral("files/open");
const QString shownKey = QStringLiteral("files/shown");
constexpr int operator_list_limit = 4;
const QString operatorListsKey = QStringLiteral("export/operatorLists");
const QString exportTargetKey = QStringLiteral("export/target");
const QString editorKey = QStringLiteral("files/editor");
const QString tensorColumnsKey = QStringLiteral("view/tensorColumns");
const QString besideWideKey = QStringLiteral("window/besideWide");
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state%1").arg(layout_version);
}  // namespace

QStringList recentFiles() { return QSettings().value(recentKey).toStringList().mid(0, recent_limit); }

void addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    if (files.size() > recent_limit) files.resize(recent_limit);
    QSettings settings;
    settings.setValue(recentKey, files);
    const QVariantMap before = settings.value(openedKey).toMap();
    QVariantMap opened;
    for (const QString& file : files) {
        if (before.contains(file)) opened.insert(file, before.value(file));
    }
    opened.insert(absolute, QDateTime::currentDateTime());
    settings.setValue(openedKey, opened);
}

void clearRecentFiles() {
    QSettings().remove(recentKey);
    QSettings().remove(openedKey);
}

QDateTime openedAt(const QString& path) { return QSettings().value(openedKey).toMap().value(path).toDateTime(); }

QStringList ownPlanners() {
    // The command line has no application with a name, and the same user.
    const bool named = !QCoreApplication::organizationName().isEmpty();
    const QString name = QStringLiteral("ArenaScope");
    return (named ? QSettings().value(plannersKey) : QSettings(name, name).value(plannersKey)).toStringList();
}

void addOwnPlanner(const QString& path) {
    QStringList programs = ownPlanners();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!programs.contains(absolute)) programs.append(absolute);
    QSettings().setValue(plannersKey, programs);
}

void removeOwnPlanner(const QString& path) {
    QStringList programs = ownPlanners();
    programs.removeAll(path);
    QSettings().setValue(plannersKey, programs);
}

QString planner() { return QSettings().value(plannerKey).toString(); }
void setPlanner(const QString& id) { QSettings().setValue(plannerKey, id); }

QString target() { return QSettings().value(targetKey).toString(); }
void setTarget(const QString& id) { QSettings().setValue(targetKey, id); }

std::int64_t memoryLimit() {
    return std::int64_t{std::clamp(QSettings().value(memoryKey, 0).toInt(), 0, most_memory_mib)} << 20;
}
void setMemoryLimitMib(int mib) { QSettings().setValue(memoryKey, mib); }

QString themeName() { return QSettings().value(themeKey, QStringLiteral("system")).toString(); }
void setThemeName(const QString& name) { QSettings().setValue(themeKey, name); }

QString languageName() { return QSettings().value(languageKey, QStringLiteral("system")).toString(); }
void setLanguageName(const QString& name) { QSettings().setValue(languageKey, name); }

int scalePercent() {
    constexpr int least = 50, most = 400;
    return std::clamp(QSettings().value(scaleKey, 100).toInt(), least, most);
}
void setScalePercent(int percent) { QSettings().setValue(scaleKey, percent); }

Preferences readPreferences() {
    const QSettings stored;
    const Preferences shipped;
    const int sizes = stored.value(sizesKey, static_cast<int>(shipped.sizes)).toInt();
    Preferences out;
    out.sizes = static_cast<SizeUnits>(std::clamp(sizes, 0, size_units_count - 1));
    out.hexOffsets = stored.value(hexKey, shipped.hexOffsets).toBool();
    out.wheelZooms = stored.value(wheelKey, shipped.wheelZooms).toBool();
    out.textPercent =
        std::clamp(stored.value(textKey, shipped.textPercent).toInt(), least_text_percent, most_text_percent);
    return out;
}

void keepPreferences(const Preferences& preferences) {
    QSettings stored;
    stored.setValue(sizesKey, static_cast<int>(preferences.sizes));
    stored.setValue(hexKey, preferences.hexOffsets);
    stored.setValue(wheelKey, preferences.wheelZooms);
    stored.setValue(textKey, preferences.textPercent);
}

int autosaveSeconds() {
    constexpr int usual = least_autosave_seconds;
    return std::clamp(QSettings().value(autosaveKey, usual).toInt(), least_autosave_seconds, most_autosave_seconds);
}
void setAutosaveSeconds(int seconds) { QSettings().setValue(autosaveKey, seconds); }

bool reopensLast() { return QSettings().value(reopenKey, false).toBool(); }
void setReopensLast(bool reopens) { QSettings().setValue(reopenKey, reopens); }

OpenFiles openFiles() {
    const QSettings stored;
    return {.paths = stored.value(openKey).toStringList(), .shown = stored.value(shownKey).toInt()};
}
void setOpenFiles(const OpenFiles& files) {
    QSettings stored;
    stored.setValue(openKey, files.paths);
    stored.setValue(shownKey, files.shown);
}

QString editorCommand() { return QSettings().value(editorKey).toString(); }
void setEditorCommand(const QString& command) { QSettings().setValue(editorKey, command); }

void restoreDefaults() {
    QSettings stored;
    for (const QString& key : {themeKey, languageKey, scaleKey, plannerKey, targetKey, memoryKey, sizesKey, hexKey,
                               wheelKey, textKey, autosaveKey, reopenKey, editorKey})
        stored.remove(key);
}

QStringList plugins() { return QSettings().value(pluginsKey).toStringList(); }
void setPlugins(const QStringList& paths) { QSettings().setValue(pluginsKey, paths); }

QStringList operatorLists() { return QSettings().value(operatorListsKey).toStringList().mid(0, operator_list_limit); }
void addOperatorList(const QString& path) {
    QStringList lists = operatorLists();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    lists.removeAll(absolute);
    lists.prepend(absolute);
    QSettings().setValue(operatorListsKey, lists.mid(0, operator_list_limit));
}
QString exportTarget() { return QSettings().value(exportTargetKey).toString(); }
void setExportTarget(const QString& target) { QSettings().setValue(exportTargetKey, target); }

QStringList tensorColumns() { return QSettings().value(tensorColumnsKey).toStringList(); }
void setTensorColumns(const QStringList& chosen) { QSettings().setValue(tensorColumnsKey, chosen); }

QStringList panelsBesideWide() { return QSettings().value(besideWideKey).toStringList(); }
void setPanelsBesideWide(const QStringList& names) { QSettings().setValue(besideWideKey, names); }

QByteArray windowGeometry() { return QSettings().value(geometryKey).toByteArray(); }
QByteArray windowState() { return QSettings().value(stateKey).toByteArray(); }

void saveWindow(const QByteArray& geometry, const QByteArray& state) {
    QSettings settings;
    settings.setValue(geometryKey, geometry);
    settings.setValue(stateKey, state);
}

Result<> written() {
    QSettings settings;
    settings.sync();
    if (settings.status() == QSettings::NoError) return done;
    return Error{.what = message("preferences cannot be written"),
                 .file = settings.fileName().toStdString(),
                 .remedy = message("free some space, or make this folder writable")};
}

}  // namespace arenascope::settings
