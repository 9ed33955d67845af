// Finds the ends that names share, and elides around them.

#include "widgets/plot/name_ends.h"

#include <algorithm>

#include "widgets/plot/plot_paint.h"

namespace arenascope {
namespace {

bool isBeforeFromTheEnd(const QString& a, const QString& b) {
    return std::lexicographical_compare(a.crbegin(), a.crend(), b.crbegin(), b.crend());
}

qsizetype sharedEnd(const QString& a, const QString& b) {
    return std::mismatch(a.crbegin(), a.crend(), b.crbegin(), b.crend()).first - a.crbegin();
}

}  // namespace

NameEnds::NameEnds(QStringList names) {
    names.removeIf([](const QString& name) { return !name.contains(u'/'); });
    // In this order, the names with the longest ends in common are neighbours.
    std::sort(names.begin(), names.end(), isBeforeFromTheEnd);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    for (qsizetype i = 0; i < names.size(); ++i) {
        const qsizetype letters = std::max(i > 0 ? sharedEnd(names[i], names[i - 1]) : 0,
                                           i + 1 < names.size() ? sharedEnd(names[i], names[i + 1]) : 0);
        const qsizetype slash = names[i].indexOf(u'/', names[i].size() - letters);
        if (slash > 0) ends_.insert(names[i], {.letters = letters, .parts = names[i].size() - slash});
    }
}

QString NameEnds::fitted(const QString& name, const QFontMetricsF& metrics, double width) const {
    const QString plain = paint::fitted(name, metrics, width);
    const End end = ends_.value(name);
    if (end.parts == 0 || plain == name || plain.size() - 1 > end.letters) return plain;
    const QString own = paint::fitted(name.chopped(end.parts) + QStringLiteral("/…"), metrics, width);
    return own.isEmpty() ? plain : own;
}

}  // namespace arenascope
