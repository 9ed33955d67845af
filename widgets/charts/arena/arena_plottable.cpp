#include "widgets/charts/arena/arena_plottable.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

QRectF rotatedLabels(QPainter& painter, const ArenaScene& scene, const ArenaBox& box, const QString& own,
                     const QRectF& rect) {
    const QFontMetricsF metrics(theme().labelMedium);
    const double length = rect.height() - 8;
    const QString size = rect.height() >= 128 ? format::bytes(box.bytes) : QString();
    const double size_width = size.isEmpty() ? 0 : metrics.horizontalAdvance(size) + 10;
    painter.save();
    painter.translate(rect.center().x(), rect.bottom() - 4);
    painter.rotate(-90);
    QString name = scene.fittedName(own, metrics, length - size_width);
    // Low rectangles are labelled only if the whole name fits.
    if (rect.height() < 56 && name != own && name != paint::shortName(own)) name.clear();
    painter.drawText(QRectF(0, -8, length + 4, 16), Qt::AlignLeft | Qt::AlignVCenter, name);
    if (!size.isEmpty()) {
        painter.setFont(theme().label);
        painter.drawText(QRectF(0, -8, length, 16), Qt::AlignRight | Qt::AlignVCenter, size);
    }
    painter.restore();
    const double written = size.isEmpty() ? metrics.horizontalAdvance(name) : length;
    return name.isEmpty() && size.isEmpty() ? QRectF()
                                            : QRectF(rect.center().x() - 8, rect.bottom() - 4 - written, 16, written);
}

QRectF flatLabels(QPainter& painter, const ArenaScene& scene, const ArenaBox& box, const QString& own,
                  const QRectF& rect, double down) {
    const QFontMetricsF metrics(theme().labelMedium);
    const double room = rect.width() - 6;
    const QString name = scene.fittedName(own, metrics, room);
    const bool two = rect.height() - down >= 34;
    const double top = two || rect.height() - down > 24 ? rect.top() + 3 + down : rect.center().y() - 7 + down / 2;
    painter.drawText(QRectF(rect.left() + 4, top, room + 4, 14), Qt::AlignLeft | Qt::AlignVCenter, name);
    QRectF written(rect.left() + 4, top, metrics.horizontalAdvance(name), name.isEmpty() ? 0 : 14);
    if (!two) return written;
    const QString size = format::bytes(box.bytes);
    const double size_width = QFontMetricsF(theme().label).horizontalAdvance(size);
    painter.setFont(theme().label);
    if (size_width > room) return written;
    painter.drawText(QRectF(rect.left() + 4, top + 13, room + 4, 14), Qt::AlignLeft | Qt::AlignVCenter, size);
    return written.united(QRectF(rect.left() + 4, top + 13, size_width, 14));
}

/// For a bar that is only as high as small text.
QRectF lowLabel(QPainter& painter, const ArenaScene& scene, const QString& own, const QRectF& rect) {
    const QFontMetricsF metrics(theme().labelMedium);
    const double room = rect.width() - 8;
    const QString name = scene.fittedName(own, metrics, room);
    painter.drawText(QRectF(rect.left() + 4, rect.center().y() - 7, room + 4, 14), Qt::AlignLeft | Qt::AlignVCenter,
                     name);
    return {rect.left() + 4, rect.center().y() - 7, metrics.horizontalAdvance(name), name.isEmpty() ? 0.0 : 14.0};
}

/// A whole vertical name is better than the end of a horizontal one.
bool isUpright(const ArenaBox& box, const QString& name, const QRectF& rect) {
    const QFontMetricsF metrics(theme().labelMedium);
    const bool cut = metrics.horizontalAdvance(paint::shortName(name)) > rect.width() - 6;
    return cut && !box.conflict && metrics.horizontalAdvance(name) <= rect.height() - 8;
}

void paintLock(QPainter& painter, const QRectF& rect, const QColor& color) {
    if (rect.width() < 14 || rect.height() < 14) return;
    const double x = rect.right() - 10, y = rect.top() + 6;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(x + 1, y - 3, 4, 6), 0, 180 * 16);
    painter.setBrush(color);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(x - 0.5, y, 7, 5), 1, 1);
    painter.restore();
}

}  // namespace

QRectF paintBoxLabels(QPainter& painter, const ArenaScene& scene, const ArenaBox& box, const QString& name,
                      const QRectF& rect, const QColor& fill) {
    painter.setPen(textOn(fill));
    painter.setFont(theme().labelMedium);
    const double down = box.conflict ? 12 : 0;
    constexpr double line = 15, low_line = 12;
    if (rect.width() >= 44 && rect.height() >= line + down && !isUpright(box, name, rect))
        return flatLabels(painter, scene, box, name, rect, down);
    if (rect.width() >= 60 && rect.height() >= low_line && rect.height() < line && !box.conflict)
        return lowLabel(painter, scene, name, rect);
    if (rect.width() >= 15 && rect.height() >= 26) return rotatedLabels(painter, scene, box, name, rect);
    return {};
}

ArenaPlottable::ArenaPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis, const ArenaScene& scene, std::size_t lane)
    : QCPAbstractPlottable(keyAxis, valueAxis), scene_(scene), lane_(lane) {
    setSelectable(QCP::stNone);
    removeFromLegend();
    if (lane_ >= scene_.lanes.size()) return;
    slim_.reserve(scene_.lanes[lane_].boxes.size());
    for (const BoxIndex index : scene_.lanes[lane_].boxes) {
        const ArenaBox& box = scene_.boxes[index];
        slim_.push_back({.first = box.first,
                         .last = box.last,
                         .bottom = static_cast<double>(box.offset),
                         .top = static_cast<double>(box.top()),
                         .box = index,
                         .color = box.color,
                         .peak = box.peak});
    }
    std::stable_sort(slim_.begin(), slim_.end(), [](const Slim& a, const Slim& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < slim_.size(); ++i) {
        if (i % block == 0) blockLast_.push_back(slim_[i].last);
        else blockLast_.back() = std::max(blockLast_.back(), slim_[i].last);
    }
}

template <class Use>
void ArenaPlottable::forVisible(Use use) {
    const QCPRange steps = mKeyAxis->range();
    const auto end = std::lower_bound(slim_.begin(), slim_.end(), steps.upper,
                                      [](const Slim& slim, double upper) { return slim.first.number() < upper; });
    const auto count = static_cast<std::size_t>(end - slim_.begin());
    for (std::size_t from = 0; from < count; from += block) {
        if (blockLast_[from / block].number() + 1 <= steps.lower) continue;
        const std::size_t to = std::min(count, from + block);
        work_.looked_at += to - from;
        for (std::size_t i = from; i < to; ++i) {
            if (slim_[i].last.number() + 1 > steps.lower && !use(slim_[i])) return;
        }
    }
}

double ArenaPlottable::selectTest(const QPointF& pos, bool, QVariant* details) const {
    const ArenaBox* box = scene_.boxAt(lane_, mKeyAxis->pixelToCoord(pos.x()), mValueAxis->pixelToCoord(pos.y()));
    if (!box) return -1;
    if (details) details->setValue(box->value.number());
    return 0;
}

QCPRange ArenaPlottable::getKeyRange(bool& found, QCP::SignDomain) const {
    found = scene_.steps > 0;
    return {0, static_cast<double>(std::max(1, scene_.steps))};
}

QCPRange ArenaPlottable::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const {
    found = lane_ < scene_.lanes.size();
    return {0, found ? scene_.lanes[lane_].top() : 1};
}

QRectF ArenaPlottable::pixelRect(const ArenaBox& box) const {
    const double left = std::round(mKeyAxis->coordToPixel(box.first.number())),
                 right = std::round(mKeyAxis->coordToPixel(box.last.number() + 1));
    const double bottom = std::round(mValueAxis->coordToPixel(static_cast<double>(box.offset)));
    const double top = std::round(mValueAxis->coordToPixel(static_cast<double>(box.top())));
    return {left, top, std::max(1.0, right - left - 1), std::max(1.0, bottom - top - 1)};
}

QRectF ArenaPlottable::pixelRect(const ArenaPiece& piece) const {
    return {QPointF(std::round(mKeyAxis->coordToPixel(piece.first.number())),
                    std::round(mValueAxis->coordToPixel(static_cast<double>(piece.end)))),
            QPointF(std::round(mKeyAxis->coordToPixel(piece.last.number() + 1)),
                    std::round(mValueAxis->coordToPixel(static_cast<double>(piece.begin))))};
}

/// Where a box has room for its name: of rows with lifetimes of their own, the part that is seen most of.
QRectF ArenaPlottable::labelRect(const ArenaBox& box, const QRectF& rect) const {
    const QRectF clip = clipRect();
    QRectF best = rect.intersected(clip);
    double most = 0;
    for (const ArenaPiece& piece : box.pieces) {
        const QRectF part = pixelRect(piece).intersected(clip);
        if (const double area = part.width() * part.height(); area > most) most = area, best = part;
    }
    return best;
}

void ArenaPlottable::draw(QCPPainter* painter) {
    work_ = {};
    if (lane_ >= scene_.lanes.size()) return;
    avoided_ = plates_ ? plates_() : std::vector<QRectF>();
    const QRectF clip = clipRect();
    const bool vector = painter->modes().testFlag(QCPPainter::pmVectorized);  // SVG and PDF stay lines
    std::vector<const ArenaBox*> visible;
    bool many = false;
    forVisible([&](const Slim& slim) {
        many = visible.size() >= raster_from && !vector;
        if (!many) visible.push_back(&scene_.boxes[slim.box]);
        return !many;
    });
    if (many) {
        drawRaster(*painter);
        return drawConflicts(*painter);
    }
    painter->setAntialiasing(false);
    constexpr int outline = 4;
    const QRectF near = clip.adjusted(-outline, -outline, outline, outline);
    for (const ArenaBox* box : visible) {
        QRectF rect = pixelRect(*box);
        if (!rect.intersects(clip)) continue;
        // Names stay in the visible part of a tensor, because an SVG of Qt has no clipping.
        rect = rect.intersected(vector ? clip : near);
        ++work_.painted;
        if (rect.width() >= 3 && rect.height() >= 3) {
            drawBox(*painter, *box, rect);
            continue;
        }
        const RoleColors& colors = scene_.colors(*box);
        painter->fillRect(rect, box->peak ? colors.solid : mixed(colors.solid, theme().chart, 0.75));
    }
    drawConflicts(*painter);
}

/// Pixels of the lane, in column order: most boxes are a pixel wide, and contiguous memory is fast to fill. 0 is blank,
/// the rest are colours.
struct ArenaPlottable::Raster {
    int width, height;
    double lower, bottom, perStep, perByte;  ///< of the axes; pixels per step and per byte
    std::vector<std::uint16_t> pixels;
    std::size_t painted = 0;
    [[nodiscard]] static int at(double value, int most) {
        return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(most)));
    }
};

/// Only blank pixels get the colour, so every box that counts as painted has at least one pixel.
void ArenaPlottable::paintInto(Raster& raster, const Slim& slim, std::uint16_t color) {
    const int left = Raster::at((slim.first.number() - raster.lower) * raster.perStep, raster.width - 1);
    const int right =
        std::max(left + 1, Raster::at((slim.last.number() + 1 - raster.lower) * raster.perStep, raster.width));
    const int top = Raster::at(raster.height - (slim.top - raster.bottom) * raster.perByte, raster.height - 1);
    const int bottom =
        std::max(top + 1, Raster::at(raster.height - (slim.bottom - raster.bottom) * raster.perByte, raster.height));
    unsigned taken = 0;
    for (int x = left; x < right; ++x) {
        std::uint16_t* column =
            raster.pixels.data() + static_cast<std::size_t>(x) * static_cast<std::size_t>(raster.height);
        for (int y = top; y < bottom; ++y) {
            const bool blank = column[y] == 0;
            column[y] = blank ? color : column[y];
            taken |= blank ? 1U : 0U;
        }
    }
    raster.painted += taken;
}

/// Thousands of rectangles: no edges, no labels, painted directly into pixels; those at the peak first, so that they
/// stay solid.
void ArenaPlottable::drawRaster(QCPPainter& painter) {
    const QRect clip = clipRect();
    const double scale = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    QImage image((QSizeF(clip.size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return;
    std::vector<QRgb> palette{0};
    for (const ColorClass& each : scene_.classes)
        palette.push_back(mixed(each.colors.solid, theme().chart, 0.75).rgb());
    for (const ColorClass& each : scene_.classes) palette.push_back(each.colors.solid.rgb());
    const QCPRange steps = mKeyAxis->range(), bytes = mValueAxis->range();
    Raster raster{.width = image.width(),
                  .height = image.height(),
                  .lower = steps.lower,
                  .bottom = bytes.lower,
                  .perStep = image.width() / steps.size(),
                  .perByte = image.height() / bytes.size(),
                  .pixels = std::vector<std::uint16_t>(static_cast<std::size_t>(image.width()) *
                                                       static_cast<std::size_t>(image.height()))};
    for (const bool peak : {true, false}) {
        const std::size_t first = peak ? 1 + scene_.classes.size() : 1;
        forVisible([&](const Slim& slim) {
            if (slim.peak == peak && slim.bottom < bytes.upper && slim.top > bytes.lower)
                paintInto(raster, slim, static_cast<std::uint16_t>(first + slim.color));
            return true;
        });
    }
    work_.painted = raster.painted;
    const auto row_length = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    auto* rows = reinterpret_cast<QRgb*>(image.bits());
    constexpr int tile = 32;  // columns become rows a tile at a time: both sides stay in the cache
    for (int left = 0; left < raster.width; left += tile) {
        for (int top = 0; top < raster.height; top += tile) {
            const int right = std::min(raster.width, left + tile), bottom = std::min(raster.height, top + tile);
            for (int y = top; y < bottom; ++y) {
                const std::uint16_t* column =
                    raster.pixels.data() + static_cast<std::size_t>(left) * static_cast<std::size_t>(raster.height) + y;
                for (int x = left; x < right; ++x, column += raster.height) rows[y * row_length + x] = palette[*column];
            }
        }
    }
    image.setDevicePixelRatio(scale);
    painter.drawImage(QPointF(clip.topLeft()), image);
}

/// Rows that are born and die on their own, as one outline with steps; the painter has the fill.
void ArenaPlottable::drawPieces(QCPPainter& painter, const ArenaBox& box, const QPen& edge) const {
    constexpr std::size_t most_outlined = 400;
    const bool is_outlined = box.pieces.size() <= most_outlined;
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    for (const ArenaPiece& piece : box.pieces) {
        const QRectF rect = pixelRect(piece).intersected(QRectF(clipRect()).adjusted(-4, -4, 4, 4));
        if (rect.isEmpty()) continue;
        if (is_outlined) all.addRect(rect.adjusted(0.5, 0.5, -0.5, 0.5));
        else painter.fillRect(rect, painter.brush());
    }
    painter.setPen(edge);
    if (is_outlined) painter.drawPath(all.simplified());
}

QRectF ArenaPlottable::besideLines(const ArenaBox& box, QRectF rect) const {
    constexpr double two_lines = 34, one_line = 17, narrow = 44;
    const ArenaLane& lane = scene_.lanes[lane_];
    for (const qint64 bytes : {lane.lowerBound, lane.showsCapacity() ? *lane.capacity : 0}) {
        const double y = mValueAxis->coordToPixel(static_cast<double>(bytes));
        if (bytes <= 0 || y <= rect.top() || y >= rect.bottom()) continue;
        const bool is_flat = rect.width() >= narrow && !isUpright(box, box.name(), rect);
        if (is_flat && y >= rect.top() + two_lines) continue;
        const double above = y - rect.top(), below = rect.bottom() - y;
        if (below >= (is_flat ? std::min(one_line, above) : above)) rect.setTop(y + 1);
        else rect.setBottom(y - 1);
    }
    return rect;
}

void ArenaPlottable::drawBox(QCPPainter& painter, const ArenaBox& box, const QRectF& rect) const {
    const RoleColors& colors = scene_.colors(box);
    QColor fill = box.peak ? colors.solid : colors.fill;
    if (box.shared) fill.setAlphaF(0.72F);  // other tensors at the same bytes show through
    const bool round = rect.width() >= 10 && rect.height() >= 10;
    const QRectF outline = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    const QPen edge(box.conflict ? theme().bad : colors.edge, box.conflict ? 1.5 : 1);
    painter.setRenderHint(QPainter::Antialiasing, round && box.pieces.empty());
    painter.setBrush(fill);
    painter.setPen(edge);
    if (!box.pieces.empty()) drawPieces(painter, box, edge);
    else if (round) painter.drawRoundedRect(outline, 1.5, 1.5);
    else painter.drawRect(outline);
    if (scene_.colorClass(box).hatched && box.pieces.empty())
        paint::hatch(painter, rect.adjusted(1, 1, -1, -1), mixed(colors.edge, fill, 0.55));
    painter.setRenderHint(QPainter::Antialiasing, true);
    // A box that is partly outside of the view is labelled in its visible part.
    QRectF seen = labelRect(box, rect);
    seen.setRight(std::min(seen.right(), mKeyAxis->coordToPixel(box.seen.number() + 1) - 1));
    constexpr double least_height = 10;
    seen = paint::clearOf(besideLines(box, seen), avoided_);
    if (seen.width() >= 15 && seen.height() >= least_height) {
        const QRectF name = paintBoxLabels(painter, scene_, box, box.name(), seen, fill);
        if (!name.isEmpty()) static_cast<const StepPlot*>(mParentPlot)->keepClear(name);
    }
    if (box.pinned) paintLock(painter, rect, textOn(fill));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void ArenaPlottable::drawConflicts(QCPPainter& painter) const {
    for (const ArenaConflict& conflict : scene_.conflicts) {
        if (conflict.lane != lane_) continue;
        const QRectF whole(QPointF(mKeyAxis->coordToPixel(conflict.first.number()),
                                   mValueAxis->coordToPixel(static_cast<double>(conflict.end))),
                           QPointF(mKeyAxis->coordToPixel(conflict.last.number() + 1),
                                   mValueAxis->coordToPixel(static_cast<double>(conflict.offset))));
        const QRectF shared =
            painter.modes().testFlag(QCPPainter::pmVectorized) ? whole.intersected(clipRect()) : whole;
        if (shared.isEmpty()) continue;
        painter.fillRect(shared, mixed(theme().bad, theme().chart, 0.18));
        paint::hatch(painter, shared, theme().bad, 5, 1, true);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().bad, 1.5));
        painter.drawRect(shared.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void ArenaPlottable::drawLegendIcon(QCPPainter* painter, const QRectF& rect) const {
    painter->fillRect(rect, theme().role(DataRole::intermediate).fill);
}

}  // namespace arenascope
