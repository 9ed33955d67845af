#include "widgets/ui/tile_texts.h"

#include <QCoreApplication>

namespace arenascope {
namespace {

struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Tiles)
};

}  // namespace

QString tilesText(const TiledGroup& group) {
    const QString first = QString::fromStdString(group.first), last = QString::fromStdString(group.last);
    const int tiles = static_cast<int>(group.tiles);
    if (first == last) return Tiles::tr("%1 in %n tile(s)", nullptr, tiles).arg(first);
    return Tiles::tr("%1 to %2 in %n tile(s)", nullptr, tiles).arg(first, last);
}

}  // namespace arenascope
