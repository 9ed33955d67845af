#include "app/settings.h"

#include <QFileInfo>
#include <QSettings>
#include <algorithm>

namespace arenascope::settings {
namespace {
constexpr int recent_limit = 8;
const QString recentKey = QStringLiteral("recent/files");
const QString plannersKey = QStringLiteral("planners/own");
const QString pluginsKey = QStringLiteral("plugins");
const QString themeKey = QStringLiteral("view/theme");
const QString languageKey = QStringLiteral("view/language");
const QString scaleKey = QStringLiteral("view/scale");
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state%1").arg(layout_version);
}  // namespace

QStringList recentFiles() {
    return QSettings().value(recentKey).toStringList();
}

void addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    if (files.size() > recent_limit) files.resize(recent_limit);
    QSettings().setValue(recentKey, files);
}

void clearRecentFiles() {
    QSettings().remove(recentKey);
}

QStringList ownPlanners() {
    return QSettings().value(plannersKey).toStringList();
}

void addOwnPlanner(const QString& path) {
    QStringList programs = ownPlanners();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!programs.contains(absolute)) programs.append(absolute);
    QSettings().setValue(plannersKey, programs);
}

QString themeName() {
    return QSettings().value(themeKey, QStringLiteral("system")).toString();
}
void setThemeName(const QString& name) {
    QSettings().setValue(themeKey, name);
}

QString languageName() {
    return QSettings().value(languageKey, QStringLiteral("system")).toString();
}
void setLanguageName(const QString& name) {
    QSettings().setValue(languageKey, name);
}

int scalePercent() {
    constexpr int least = 50, most = 400;
    return std::clamp(QSettings().value(scaleKey, 100).toInt(), least, most);
}
void setScalePercent(int percent) {
    QSettings().setValue(scaleKey, percent);
}

QStringList plugins() {
    return QSettings().value(pluginsKey).toStringList();
}
void setPlugins(const QStringList& paths) {
    QSettings().setValue(pluginsKey, paths);
}

QByteArray windowGeometry() {
    return QSettings().value(geometryKey).toByteArray();
}
QByteArray windowState() {
    return QSettings().value(stateKey).toByteArray();
}

void saveWindow(const QByteArray& geometry, const QByteArray& state) {
    QSettings settings;
    settings.setValue(geometryKey, geometry);
    settings.setValue(stateKey, state);
}

Result<> written() {
    QSettings settings;
    settings.sync();
    if (settings.status() == QSettings::NoError) return done;
    return Error{.what = message("preferences cannot be written"), .file = settings.fileName().toStdString(),
                 .remedy = message("free some space, or make this folder writable")};
}

}  // namespace arenascope::settings
