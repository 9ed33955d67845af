#include "widgets/ui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace arenascope {
namespace {

/// The translator of that name, owned by the application; in its place after a change.
QTranslator& translatorNamed(const QString& name) {
    auto* found = qApp->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    if (!found) {
        found = new QTranslator(qApp);
        found->setObjectName(name);
    }
    return *found;
}

bool use(const QString& file, const QString& folder, const QLocale& locale) {
    QTranslator& translator = translatorNamed(file);
    QCoreApplication::removeTranslator(&translator);
    return translator.load(locale, file, QStringLiteral("_"), folder) &&
        QCoreApplication::installTranslator(&translator);
}

}  // namespace

QList<Language> shippedLanguages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
            {QStringLiteral("ja"), QStringLiteral("日本語")}};
}

void applyLanguageByName(const QString& name) {
    const QLocale system = QLocale::system();
    const QLocale wanted = name == QLatin1String("system") ? system : QLocale(name);
    const QLocale english(QLocale::English);
    const bool spoken = use(QStringLiteral("arenascope"), QStringLiteral(":/i18n"), wanted);
    if (!spoken) use(QStringLiteral("arenascope"), QStringLiteral(":/i18n"), english);  // its file has the plurals
    QLocale::setDefault(spoken ? wanted : english);
    use(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath), QLocale());
}

}  // namespace arenascope
