#pragma once
// The language of the window: English as written in the source, or one of the translations built in.

#include <QList>
#include <QString>

namespace arenascope {

struct Language {
    QString id;    ///< "de", "zh_CN": the end of its file's name
    QString name;  ///< in that language
};

/// All languages, English first.
[[nodiscard]] QList<Language> shippedLanguages();

/// Translates all texts from now on, including Qt's own; number formats follow. "system" or an id; English if the
/// language does not exist. Windows are notified by QEvent::LanguageChange.
void applyLanguageByName(const QString& name);

}  // namespace arenascope
