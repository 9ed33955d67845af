// The name and version of the plot library, for the About dialog.

#include "widgets/plot/plot_library.h"

#include <qcustomplot.h>

namespace arenascope {

QString plotLibrary() { return QStringLiteral("QCustomPlot %1").arg(QLatin1String(QCUSTOMPLOT_VERSION_STR)); }

}  // namespace arenascope
