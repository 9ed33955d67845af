#pragma once
// The icon and the colour of an operator's family.

#include <QColor>
#include <QRectF>
#include <QString>

#include "engine/study/graph/operator_names.h"

class QPainter;

namespace arenascope {

QColor familyColor(OperatorFamily family);
/// A small square with the family's icon.
void paintFamily(QPainter& painter, const QRectF& rect, OperatorFamily family);
QString familyName(OperatorFamily family);

}  // namespace arenascope
