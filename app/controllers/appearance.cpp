#include "app/controllers/appearance.h"

#include <QApplication>
#include <QProcess>
#include <QProcessEnvironment>

#include "app/document/settings.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr const char* scale_variable = "QT_SCALE_FACTOR";
constexpr const char* own_scale_variable = "ARENASCOPE_SCALED";  ///< the factor is from the settings
constexpr const char* again_variable = "ARENASCOPE_STARTED_AGAIN";

Theme::Kind systemKind() {
    static const Theme::Kind kind = desktopThemeKind();
    return kind;
}

}  // namespace

void applyScale() {
    const int percent = settings::scalePercent();
    if (qEnvironmentVariableIsSet(scale_variable) || percent == 100) return;
    qputenv(scale_variable, QByteArray::number(percent / 100.0));
    qputenv(own_scale_variable, "1");
}

void rememberDesktopTheme() { systemKind(); }

void applyThemeByName(const QString& name) {
    Theme::Kind kind = systemKind();
    if (name == QLatin1String("light")) kind = Theme::Kind::light;
    if (name == QLatin1String("dark")) kind = Theme::Kind::dark;
    applyTheme(*qApp, kind);
}

bool startAgain() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (environment.contains(QLatin1String(own_scale_variable))) {
        environment.remove(QLatin1String(scale_variable));
        environment.remove(QLatin1String(own_scale_variable));
    }
    environment.insert(QLatin1String(again_variable), QStringLiteral("1"));
    QProcess next;
    next.setProcessEnvironment(environment);
    next.setProgram(QCoreApplication::applicationFilePath());
    return next.startDetached();
}

bool wasStartedAgain() {
    const bool out = qEnvironmentVariableIsSet(again_variable);
    qunsetenv(again_variable);
    return out;
}

}  // namespace arenascope
