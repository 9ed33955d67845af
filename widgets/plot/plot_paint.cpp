#include "widgets/plot/plot_paint.h"

#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/theme/format.h"
#include "widgets/ui/node_name.h"

namespace arenascope::paint {

void hatch(QPainter& painter, const QRectF& rect, const QColor& color, double spacing, double width, bool crossed) {
    if (rect.width() <= 0 || rect.height() <= 0) return;
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, width));
    // The distance is measured across the lines, and lines of adjacent rectangles meet. Each line ends at the
    // rectangle, because vector files have no clipping.
    const double pitch = spacing * std::sqrt(2.0);
    const double first = std::floor((rect.left() + rect.top()) / pitch) * pitch;
    for (double c = first; c < rect.right() + rect.bottom() + pitch; c += pitch) {
        const double low = std::min(rect.bottom(), c - rect.left()), high = std::max(rect.top(), c - rect.right());
        if (high < low) painter.drawLine(QPointF(c - low, low), QPointF(c - high, high));
    }
    if (crossed) {
        const double start = std::floor((rect.left() - rect.bottom()) / pitch) * pitch;
        for (double c = start; c < rect.right() - rect.top() + pitch; c += pitch) {
            const double low = std::min(rect.bottom(), rect.right() - c), high = std::max(rect.top(), rect.left() - c);
            if (high < low) painter.drawLine(QPointF(c + high, high), QPointF(c + low, low));
        }
    }
    painter.restore();
}

QString ByteScale::label(double value) const {
    const double shown = value / divisor;
    return shown == std::floor(shown) ? format::number(static_cast<qint64>(shown)) : QLocale().toString(shown, 'g', 3);
}

ByteScale byteScale(double top, int most) {
    constexpr double kibi = 1024, mebi = kibi * kibi;
    ByteScale scale;
    scale.step = 1;
    while (top / scale.step > std::max(1, most)) scale.step *= 2;
    if (top < 4 * kibi) scale.divisor = 1, scale.unit = QStringLiteral("B");
    else if (top < 4 * mebi) scale.divisor = kibi, scale.unit = QStringLiteral("KiB");
    else scale.divisor = mebi, scale.unit = QStringLiteral("MiB");
    if (QLocale().language() == QLocale::French) scale.unit.replace(u'B', u'o');
    return scale;
}

double stepTick(double pixelsPerStep, double pixels) {
    double tick = 1;
    for (int round = 0; tick * pixelsPerStep < pixels && round < 40; ++round) {
        tick *= round % 3 == 1 ? 2.5 : 2;  // 1, 2, 5, 10, 20, 50, …
    }
    return tick;
}

QString fitted(const QString& text, const QFontMetricsF& metrics, double width) {
    if (metrics.horizontalAdvance(text) <= width) return text;
    for (qsizetype keep = text.size() - 1; keep >= 4; --keep) {
        const QString cut = QChar(0x2026) + text.right(keep);
        if (metrics.horizontalAdvance(cut) <= width) return cut;
    }
    return {};
}

QString shortName(const QString& given) {
    // ".0" is the first of several outputs, added by importers: it is redundant.
    QString name = given.endsWith(QLatin1String(".0")) ? given.chopped(2) : given;
    // The regions above show the branch or loop.
    if (name.contains(QLatin1String("_graph_"))) name = name.section(QLatin1Char('.'), -1);
    static const std::array<std::pair<QLatin1String, QLatin1String>, 9> known = {{
        {QLatin1String("executorch_call_delegate"), QLatin1String("delegate")},
        {QLatin1String("_native_batch_norm_legit_no_training"), QLatin1String("bn")},
        {QLatin1String("aten_convolution"), QLatin1String("conv")},
        {QLatin1String("convolution"), QLatin1String("conv")},
        {QLatin1String("batch_norm"), QLatin1String("bn")},
        {QLatin1String("layer_norm"), QLatin1String("ln")},
        {QLatin1String("hardtanh"), QLatin1String("htanh")},
        {QLatin1String("hardswish"), QLatin1String("hswish")},
        {QLatin1String("permute_copy"), QLatin1String("permute")},
    }};
    for (const auto& [from, to] : known) {
        const qsizetype at = name.indexOf(from);
        if (at >= 0) return QString(name).replace(at, from.size(), to);
    }
    return name;
}

QString nodeName(const QString& given) { return kit::nodeName(given); }

QPen dashed(const QColor& color, double width, double on, double off) {
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

QRectF pillRect(const QPointF& centre, const QString& text, const QRectF& bounds) {
    const QFontMetricsF metrics(theme().tick);
    const double width = std::ceil(metrics.horizontalAdvance(text)) + 10, height = 15;
    const double left =
        std::clamp(centre.x() - width / 2, bounds.left(), std::max(bounds.left(), bounds.right() - width));
    const double top =
        std::clamp(centre.y() - height / 2, bounds.top(), std::max(bounds.top(), bounds.bottom() - height));
    return {std::round(left), std::round(top), width, height};
}

QRectF pill(QPainter& painter, const QPointF& centre, const QString& text, const QRectF& bounds) {
    const QRectF rect = pillRect(centre, text, bounds);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().ink);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setPen(theme().inkText);
    painter.setFont(theme().tick);
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
    return rect;
}

QRectF plateRect(double right, double y, const QString& text) {
    const double width = std::ceil(mixedWidth(text, theme().labelMedium)) + 10;
    return {right - width, y - 7.5, width, 15};
}

void plateLabel(QPainter& painter, double right, double y, const QString& text, const QColor& color) {
    const QRectF rect = plateRect(right, y, text);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().chart);
    painter.drawRoundedRect(rect, 2, 2);
    painter.setPen(color);
    mixedText(painter, rect, Qt::AlignHCenter, text, theme().labelMedium);
    painter.restore();
}

namespace {

QFont monoBeside(const QFont& font) {
    QFont mono = theme().mono;
    mono.setPointSizeF(std::min(font.pointSizeF(), theme().mono.pointSizeF()));
    return mono;
}

}  // namespace

double mixedWidth(const QString& text, const QFont& font) {
    const QFontMetricsF plain(font), mono(monoBeside(font));
    double width = 0;
    for (const QString& word : text.split(QLatin1Char(' ')))
        width += (word.startsWith(QLatin1String("0x")) ? mono : plain).horizontalAdvance(word) +
            plain.horizontalAdvance(QLatin1Char(' '));
    return width - plain.horizontalAdvance(QLatin1Char(' '));
}

void mixedText(QPainter& painter, const QRectF& rect, Qt::Alignment align, const QString& text, const QFont& font) {
    const QFont mono = monoBeside(font);
    const QFontMetricsF plain_metrics(font), mono_metrics(mono);
    const double spare = rect.width() - mixedWidth(text, font);
    double x = rect.left() + (align & Qt::AlignRight ? spare : align & Qt::AlignHCenter ? spare / 2 : 0);
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const bool hex = word.startsWith(QLatin1String("0x"));
        const double width = (hex ? mono_metrics : plain_metrics).horizontalAdvance(word);
        painter.setFont(hex ? mono : font);
        painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt::AlignLeft | Qt::AlignVCenter, word);
        x += width + plain_metrics.horizontalAdvance(QLatin1Char(' '));
    }
}

void axisTitle(QPainter& painter, const QPointF& centre, const QString& strong, const QString& dim, double room) {
    painter.save();
    painter.translate(centre);
    painter.rotate(-90);
    const QFontMetricsF bold(theme().labelMedium);
    const QString name = bold.elidedText(strong, Qt::ElideRight, room);
    QFont font = theme().labelMedium;
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme().tx);
    painter.drawText(QRectF(-room / 2, -17, room, 12), Qt::AlignCenter, name);
    painter.setFont(theme().label);
    painter.setPen(theme().tx3);
    if (QFontMetricsF(theme().label).horizontalAdvance(dim) <= room)
        painter.drawText(QRectF(-room / 2, -5, room, 12), Qt::AlignCenter, dim);
    painter.restore();
}

QRectF clearOf(QRectF room, const std::vector<QRectF>& plates) {
    for (const QRectF& plate : plates) {
        if (!room.intersects(plate)) continue;
        QRectF best;
        const auto offer = [&](const QPointF& topLeft, const QPointF& bottomRight) {
            const QRectF part(topLeft, bottomRight);
            if (part.isValid() && part.width() * part.height() > best.width() * best.height()) best = part;
        };
        offer(room.topLeft(), {plate.left(), room.bottom()});
        offer({plate.right(), room.top()}, room.bottomRight());
        offer(room.topLeft(), {room.right(), plate.top()});
        offer({room.left(), plate.bottom()}, room.bottomRight());
        room = best;
    }
    return room;
}

QImage washOf(const QSize& size, const std::vector<QRectF>& rects) {
    QImage out(size, QImage::Format_ARGB32_Premultiplied);
    out.fill(Qt::transparent);
    QColor wash = theme().ink;
    wash.setAlpha(90);
    const QRgb pixel = qPremultiply(wash.rgba());
    for (const QRectF& rect : rects) {
        const QRect area = rect.toAlignedRect().intersected(out.rect());
        for (int y = area.top(); y <= area.bottom(); ++y)
            std::fill_n(reinterpret_cast<QRgb*>(out.scanLine(y)) + area.left(), area.width(), pixel);
    }
    return out;
}

void emptyText(QPainter& painter, const QRectF& rect, const QString& text) {
    painter.setFont(theme().body);
    painter.setPen(theme().tx3);
    const QRectF line(rect.left() + 12, rect.top() + rect.height() / 3 - 20, rect.width() - 24, 40);
    painter.drawText(line, Qt::AlignCenter | Qt::TextWordWrap, text);
}

}  // namespace arenascope::paint
