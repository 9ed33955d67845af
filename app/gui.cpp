// Starts the window: arguments, settings, language, theme and the first document.

#include "app/gui.h"

#include <QApplication>
#include <iostream>
#include <string_view>

#include "app/cli/help.h"
#include "app/controllers/appearance.h"
#include "app/document/settings.h"
#include "app/windows/main_window.h"
#include "app/windows/tabbed_window.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/language.h"

namespace arenascope {
namespace {

/// Removes --plugin from the command line before Qt reads it: Qt has an option with that name for its own plug-ins.
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

int run_gui(int argc, char** argv, const std::vector<std::string>& args) {
    const QStringList plugins = takePlugins(args, argc, argv);
    QApplication::setOrganizationName(QStringLiteral("ArenaScope"));
    QApplication::setApplicationName(QStringLiteral("ArenaScope"));
    applyScale();
    QApplication app(argc, argv);
    const QStringList left = QCoreApplication::arguments().mid(1);
    for (const QString& each : left) {
        if (!each.startsWith(QLatin1Char('-'))) continue;
        std::cerr << "arenascope: unknown option '" << each.toStdString()
                  << "'; expected files and --plugin LIBRARY; other options need a verb (see arenascope --help)\n";
        return 2;
    }
    QCoreApplication::setApplicationVersion(
        QString::fromUtf8(arenascope::version.data(), static_cast<qsizetype>(arenascope::version.size())));
    QApplication::setDesktopFileName(QStringLiteral("io.github.arenascope.ArenaScope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/arenascope.svg")));
    rememberDesktopTheme();
    setPreferences(settings::readPreferences());
    applyThemeByName(settings::themeName());
    applyLanguageByName(settings::languageName());
    const bool again = wasStartedAgain();
    TabbedWindow window;
    window.addPlugins(plugins);
    window.page().stayOnScreen();
    window.show();
    if (!left.isEmpty()) window.page().openAll(left);
    else if (again || settings::reopensLast()) window.reopen(again);
    return QApplication::exec();
}

}  // namespace arenascope
