#include "app/gui.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTimer>

#include "app/settings.h"
#include "app/windows/main_window.h"
#include "app/workspace.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// What the desktop said before the first theme replaced its palette.
Theme::Kind systemKind() {
    static const Theme::Kind kind = desktopThemeKind();
    return kind;
}

/// Pictures of the window in both themes and sizes, once what was opened is planned.
void dumpPictures(MainWindow& window, const QDir& folder) {
    for (const char* theme : {"light", "dark"}) {
        applyThemeByName(QLatin1String(theme));
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            window.resize(size);
            for (int i = 0; i < 5; ++i) QApplication::processEvents();
            window.grab().save(
                folder.filePath(QStringLiteral("window_%1_%2.png").arg(QLatin1String(theme)).arg(size.width())));
        }
    }
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
    systemKind();
    applyThemeByName(settings::themeName());
    MainWindow window;
    window.show();
    if (!files.empty()) window.open(QString::fromStdString(files.front()));
    const QString dump = qEnvironmentVariable("ARENASCOPE_DUMP");
    QTimer idle;
    if (!dump.isEmpty()) {
        QObject::connect(&idle, &QTimer::timeout, &window, [&] {
            if (window.workspace().jobs().anyBusy()) return;
            dumpPictures(window, QDir(dump));
            QApplication::quit();
        });
        idle.start(200);
    }
    return QApplication::exec();
}

}  // namespace arenascope
