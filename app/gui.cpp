#include "app/gui.h"

#include <QApplication>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <iostream>
#include <string_view>

#include "app/cli/help.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "app/windows/main_window.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/language.h"

namespace arenascope {
namespace {

constexpr const char* scale_variable = "QT_SCALE_FACTOR";
constexpr const char* own_scale_variable = "ARENASCOPE_SCALED";  ///< the factor is from the settings

/// What the desktop said before the first theme replaced its palette.
Theme::Kind systemKind() {
    static const Theme::Kind kind = desktopThemeKind();
    return kind;
}

/// Qt reads it once, before there is an application. What the user's own environment says is kept.
void applyScale() {
    const int percent = settings::scalePercent();
    if (qEnvironmentVariableIsSet(scale_variable) || percent == 100) return;
    qputenv(scale_variable, QByteArray::number(percent / 100.0));
    qputenv(own_scale_variable, "1");
}

/// Takes --plugin out of the command line before Qt sees it: Qt has an option of that name for plug-ins of its own.
QStringList takePlugins(const std::vector<std::string>& args, int& argc, char** argv) {
    constexpr std::string_view option = "--plugin";
    QStringList out;
    int kept = 1;
    for (std::size_t i = 0; i < args.size(); ++i) {
        const std::string& each = args[i];
        if (each.starts_with(std::string(option) + "=")) {
            out.append(QString::fromStdString(each.substr(option.size() + 1)));
        } else if (each == option && i + 1 < args.size()) {
            out.append(QString::fromStdString(args[++i]));
        } else {
            argv[kept++] = argv[i + 1];
        }
    }
    argc = kept;
    argv[argc] = nullptr;
    return out;
}

}  // namespace

void applyThemeByName(const QString& name) {
    Theme::Kind kind = systemKind();
    if (name == QLatin1String("light")) kind = Theme::Kind::light;
    if (name == QLatin1String("dark")) kind = Theme::Kind::dark;
    applyTheme(*qApp, kind);
}

bool startAgain(const QString& file) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (environment.contains(QLatin1String(own_scale_variable))) {
        environment.remove(QLatin1String(scale_variable));
        environment.remove(QLatin1String(own_scale_variable));
    }
    QProcess next;
    next.setProcessEnvironment(environment);
    next.setProgram(QCoreApplication::applicationFilePath());
    next.setArguments(file.isEmpty() ? QStringList() : QStringList{file});
    return next.startDetached();
}

int run_gui(int argc, char** argv, const std::vector<std::string>& args) {
    const QStringList plugins = takePlugins(args, argc, argv);
    QApplication::setOrganizationName(QStringLiteral("ArenaScope"));
    QApplication::setApplicationName(QStringLiteral("ArenaScope"));
    applyScale();
    QApplication app(argc, argv);
    const QStringList left = QCoreApplication::arguments().mid(1);
    for (const QString& each : left) {
        if (!each.startsWith(QLatin1Char('-'))) continue;
        std::cerr << "arenascope: the window does not know " << each.toStdString()
                  << "; it takes a file and --plugin LIBRARY (a verb takes more: arenascope --help)\n";
        return 2;
    }
    QCoreApplication::setApplicationVersion(
        QString::fromUtf8(arenascope::version.data(), static_cast<qsizetype>(arenascope::version.size())));
    QApplication::setDesktopFileName(QStringLiteral("io.github.arenascope.ArenaScope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/arenascope.svg")));
    systemKind();
    setPreferences(settings::readPreferences());
    applyThemeByName(settings::themeName());
    applyLanguageByName(settings::languageName());
    MainWindow window;
    window.workspace().plugins().add(plugins);
    window.stayOnScreen();
    window.show();
    const QString last = settings::reopensLast() ? settings::recentFiles().value(0) : QString();
    if (!left.isEmpty()) window.openAll(left);
    else if (QFileInfo::exists(last)) window.open(last);
    return QApplication::exec();
}

}  // namespace arenascope
