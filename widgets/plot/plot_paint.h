#pragma once
// Painting that charts share. Pixels are logical; everything is vector, so images scale and print.

#include <QImage>
#include <QPainter>
#include <QString>
#include <vector>

#include "widgets/theme/theme.h"

namespace arenascope::paint {

/// 45 degree lines, `spacing` apart, clipped to `rect`. Lines, not a pattern: Qt's tile is in device pixels.
void hatch(QPainter& painter, const QRectF& rect, const QColor& color, double spacing = 6, double width = 1,
           bool crossed = false);

/// Binary ticks from 0 to `top`: steps are powers of two, at most `most` of them.
struct ByteScale {
    double step = 1024;
    double divisor = 1024;
    QString unit;
    [[nodiscard]] QString label(double value) const;
};
ByteScale byteScale(double top, int most);
/// Distance of step ticks (1, 2, 5, 10, …) so that labels are at least `pixels` apart.
double stepTick(double pixelsPerStep, double pixels);

/// Short text with elision on the left; empty if fewer than four characters would fit.
QString fitted(const QString& text, const QFontMetricsF& metrics, double width);
/// "conv_4" for "convolution_4": common operators have short names.
QString shortName(const QString& given);

/// A node's name without parts added by exporters: "batch_norm_3" for
/// "aten__native_batch_norm_legit_no_training_default_3".
QString nodeName(const QString& given);

/// With flat ends; `on` and `off` in pixels.
QPen dashed(const QColor& color, double width, double on, double off);

/// Where a pill is painted.
QRectF pillRect(const QPointF& centre, const QString& text, const QRectF& bounds);
/// Filled rounded pill with text, centred at `centre`, kept inside `bounds`. Returns its rectangle.
QRectF pill(QPainter& painter, const QPointF& centre, const QString& text, const QRectF& bounds);
/// Where plateLabel() paints.
[[nodiscard]] QRectF plateRect(double right, double y, const QString& text);
/// Text on a plate of the chart's background, right aligned at `right`, its middle at `y`.
void plateLabel(QPainter& painter, double right, double y, const QString& text, const QColor& color);
/// Text whose words that begin with "0x" are monospaced: Inter renders their x as a times sign.
void mixedText(QPainter& painter, const QRectF& rect, Qt::Alignment align, const QString& text, const QFont& font);
[[nodiscard]] double mixedWidth(const QString& text, const QFont& font);
/// Rotated axis title reading upwards: strong part and dim part, centred at `centre`.
void axisTitle(QPainter& painter, const QPointF& centre, const QString& strong, const QString& dim, double room);
/// The largest part of `room` beside, above or below all `plates`.
[[nodiscard]] QRectF clearOf(QRectF room, const std::vector<QRectF>& plates);
/// A translucent overlay over thousands of rectangles: each pixel once, even where they overlap.
QImage washOf(const QSize& size, const std::vector<QRectF>& rects);
/// A placeholder line in the middle third of `rect`.
void emptyText(QPainter& painter, const QRectF& rect, const QString& text);

}  // namespace arenascope::paint
