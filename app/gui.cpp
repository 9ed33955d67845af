#include "app/gui.h"

#include <QApplication>

#include "app/settings.h"
#include "app/windows/main_window.h"
#include "widgets/language.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// What the desktop said before the first theme replaced its palette.
Theme::Kind systemKind() {
    static const Theme::Kind kind = desktopThemeKind();
    return kind;
}

}  // namespace

void applyThemeByName(const QString& name) {
    Theme::Kind kind = systemKind();
    if (name == QLatin1String("light")) kind = Theme::Kind::light;
    if (name == QLatin1String("dark")) kind = Theme::Kind::dark;
    applyTheme(*qApp, kind);
}

int run_gui(int argc, char** argv, const std::vector<std::string>& files) {
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("ArenaScope"));
    QApplication::setApplicationName(QStringLiteral("ArenaScope"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.arenascope.ArenaScope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/arenascope.svg")));
    systemKind();
    applyThemeByName(settings::themeName());
    applyLanguageByName(settings::languageName());
    MainWindow window;
    window.show();
    if (!files.empty()) window.open(QString::fromStdString(files.front()));
    return QApplication::exec();
}

}  // namespace arenascope
