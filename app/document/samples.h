#pragma once
// Programs that come with ArenaScope, for the start page and the menu.

#include <QList>
#include <QString>

namespace arenascope {

struct Sample {
    QString path;         ///< of the program
    QString title, text;  ///< what it is, and what can be learnt from it
};

/// The samples found next to the program: installed, or in the source tree. Best first.
[[nodiscard]] QList<Sample> bundledSamples();

}  // namespace arenascope
