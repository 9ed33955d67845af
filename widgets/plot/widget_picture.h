#pragma once
// Pictures of charts that are made of child widgets.

#include <QImage>
#include <QWidget>

namespace arenascope {

/// `chart` as it would look at `size`, in device pixels of `dpr`; its own size is kept.
QImage widgetPicture(QWidget& chart, QSize size, qreal dpr);
/// The same onto a device that keeps lines and text. `chart` stays at `size`.
void paintWidgetOnto(QWidget& chart, QPaintDevice& device, QSize size);

}  // namespace arenascope
