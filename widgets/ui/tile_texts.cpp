#include "widgets/ui/tile_texts.h"

#include <QCoreApplication>

#include "widgets/ui/node_name.h"

namespace arenascope {
namespace {

struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Tiles)
};
struct Shrink {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Shrink)
};

}  // namespace

QString tilesText(const TiledGroup& group) {
    // Copies into another layout are no node's: what they make has a name.
    const bool is_named = !group.first.empty() && !group.last.empty();
    const QString first = kit::nodeName(QString::fromStdString(is_named ? group.first : group.leader)),
                  last = kit::nodeName(QString::fromStdString(is_named ? group.last : group.leader));
    const int tiles = static_cast<int>(group.tiles);
    if (first == last) return Tiles::tr("%1 in %n tile(s)", nullptr, tiles).arg(first);
    return Tiles::tr("%1 to %2 in %n tile(s)", nullptr, tiles).arg(first, last);
}

QString tilesText(const TiledMethod& tiles) {
    if (tiles.groups.empty()) return Shrink::tr("Passes and operator results in place, no tiles");
    const QString first = tilesText(tiles.groups.front());
    const int more = static_cast<int>(tiles.groups.size()) - 1;
    return more == 0 ? first : Shrink::tr("%1 and %n more group(s)", nullptr, more).arg(first);
}

}  // namespace arenascope
