#pragma once
// The language of the window: English as written in the source, or one of the translations built in.

#include <QList>
#include <QString>

namespace arenascope {

struct Language {
    QString id;    ///< "de", "zh_CN": the end of its file's name
    QString name;  ///< in that language
};

/// Every language there is, English first.
[[nodiscard]] QList<Language> shippedLanguages();

/// Translates all words from now on, and Qt's own; numbers follow. "system" or an id; English where a language is
/// not there. Windows learn of it by QEvent::LanguageChange.
void applyLanguageByName(const QString& name);

}  // namespace arenascope
