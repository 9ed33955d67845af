// Names of nodes as people read them.

#include "widgets/ui/node_name.h"

namespace arenascope::kit {

QString nodeName(const QString& given) {
    QString name = given.startsWith(QLatin1String("aten_")) ? given.mid(5) : given;
    name.replace(QLatin1String("executorch_call_delegate"), QLatin1String("delegate"));
    name.replace(QLatin1String("_native_batch_norm_legit_no_training"), QLatin1String("batch_norm"));
    for (const QLatin1String overload : {QLatin1String("_default"), QLatin1String("_tensor"), QLatin1String("_int")}) {
        const qsizetype at = name.lastIndexOf(overload);
        const QString rest = at < 0 ? QString() : name.mid(at + overload.size());
        // Only the overload itself: at the end, or before the number of the node.
        const bool ends =
            at > 0 && (rest.isEmpty() || (rest.startsWith(QLatin1Char('_')) && rest.size() > 1 && rest[1].isDigit()));
        if (ends) return name.left(at) + rest;
    }
    return name;
}

}  // namespace arenascope::kit
