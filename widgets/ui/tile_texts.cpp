#include "widgets/ui/tile_texts.h"

#include <QCoreApplication>

namespace arenascope {
namespace {

struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Tiles)
};

}  // namespace

QString tilesText(const TiledGroup& group) {
    // Copies into another layout are no node's: what they make has a name.
    const bool is_named = !group.first.empty() && !group.last.empty();
    const QString first = QString::fromStdString(is_named ? group.first : group.leader),
                  last = QString::fromStdString(is_named ? group.last : group.leader);
    const int tiles = static_cast<int>(group.tiles);
    if (first == last) return Tiles::tr("%1 in %n tile(s)", nullptr, tiles).arg(first);
    return Tiles::tr("%1 to %2 in %n tile(s)", nullptr, tiles).arg(first, last);
}

}  // namespace arenascope
