#pragma once
// Records the labels that a painter writes, with the pixels of their ink, and what is painted over them later.

#include <QApplication>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStringList>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <vector>

namespace arenascope::testing {

struct PaintedText {
    QString text;
    QRegion ink;             ///< its rectangles, inside the clip that was set, in pixels of the device
    QRegion covered;         ///< of them, what is opaque above
    bool isCrossed = false;  ///< a long line runs through the middle of its letters
    QPointF end;             ///< of its base line, logical
    QTransform transform;
    const QWidget* widget = nullptr;  ///< that painted it

    [[nodiscard]] QRegion seen() const { return ink.subtracted(covered); }
};

class TextRecorder final : public QPaintEngine {
public:
    TextRecorder() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& state) override {
        if (state.state() & DirtyTransform) transform_ = state.transform();
        if (state.state() & DirtyBrush) brush_ = state.brush();
        if (state.state() & DirtyPen) pen_ = state.pen();
        if (state.state() & DirtyOpacity) opacity_ = state.opacity();
    }
    Type type() const override { return User; }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QPointF end = at + QPointF(item.width(), 0);
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(at);
        QRegion pixels = visible(transform_.mapRect(ink).toRect());
        if (item.text().trimmed().isEmpty() || pen_.color().alpha() == 0) pixels = {};
        // A label in letters of several fonts comes in pieces, each where the one before ended.
        if (!texts.empty() && continues(texts.back(), at)) {
            texts.back().text += item.text();
            texts.back().ink += pixels;
            texts.back().end = end;
        } else {
            texts.push_back({.text = item.text(),
                             .ink = pixels,
                             .covered = {},
                             .isCrossed = false,
                             .end = end,
                             .transform = transform_,
                             .widget = painting});
        }
    }
    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) cover(QPolygonF(rects[i]));
    }
    void drawRects(const QRect* rects, int count) override {
        for (int i = 0; i < count; ++i) cover(QPolygonF(QRectF(rects[i])));
    }
    void drawPath(const QPainterPath& path) override {
        if (isOpaque()) cover(path.toFillPolygon());
        // A dashed line can come as the outlines of its dashes.
        constexpr double thickest = 2.5;
        const QRectF around = path.boundingRect();
        if (std::min(around.width(), around.height()) <= thickest && pen_.color().alpha() > 0)
            cross(around.width() > around.height()
                      ? QLineF(around.left(), around.center().y(), around.right(), around.center().y())
                      : QLineF(around.center().x(), around.top(), around.center().x(), around.bottom()));
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode != PolylineMode) cover(QPolygonF(QList<QPointF>(points, points + count)));
    }
    void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF&) override {
        if (!pixmap.hasAlphaChannel() && opacity_ >= 1) coverPixels(transform_.map(QPolygonF(rect)));
    }
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawLines(const QLineF* lines, int count) override {
        for (int i = 0; i < count && pen_.style() != Qt::NoPen; ++i) cross(lines[i]);
    }
    void drawLines(const QLine* lines, int count) override {
        for (int i = 0; i < count && pen_.style() != Qt::NoPen; ++i) cross(QLineF(lines[i]));
    }
    void drawEllipse(const QRectF&) override {}

    std::vector<PaintedText> texts;
    QRect page;                         ///< in pixels
    QRect room;                         ///< of it, of what is painting
    const QWidget* painting = nullptr;  ///< the widget; null: none

private:
    [[nodiscard]] bool isOpaque() const {
        return brush_.style() == Qt::SolidPattern && brush_.color().alpha() == 255 && opacity_ >= 1;
    }
    [[nodiscard]] bool continues(const PaintedText& before, const QPointF& at) const {
        constexpr double near = 0.5;
        return before.transform == transform_ && std::abs(before.end.x() - at.x()) < near &&
            std::abs(before.end.y() - at.y()) < near;
    }
    /// Inside the clips of the painter and of the widget, and on the page.
    [[nodiscard]] QRegion visible(QRegion pixels) {
        // What a chart paints after its child widgets comes without an event of its own.
        if (painting && !painting->testAttribute(Qt::WA_WState_InPaintEvent)) {
            painting = nullptr;
            room = page;
        }
        pixels &= room;
        if (painter() && painter()->hasClipping()) pixels &= transform_.map(painter()->clipRegion());
        return pixels;
    }
    [[nodiscard]] static bool scrolls(const QWidget& canvas) {
        const auto bars = canvas.findChildren<QScrollBar*>(QString(), Qt::FindDirectChildrenOnly);
        return std::any_of(bars.begin(), bars.end(),
                           [](const QScrollBar* bar) { return bar->maximum() > bar->minimum(); });
    }
    /// Axes, grids, limits and cursors; an underline is shorter, or beside its letters.
    void cross(const QLineF& logical) {
        constexpr double shortest = 60;
        const QLineF line = transform_.map(logical);
        const bool isStraight = std::abs(line.dx()) < 1 || std::abs(line.dy()) < 1;
        if (!isStraight || line.length() < shortest) return;
        const QRegion pixels = visible(QRectF(line.p1(), line.p2()).normalized().toRect().adjusted(0, 0, 1, 1));
        for (PaintedText& each : texts) {
            const QRect ink = each.seen().boundingRect();
            const int wide = ink.width() / 4, high = ink.height() / 4;
            const QRect letters = ink.adjusted(std::min(wide, 2), high, -std::min(wide, 2), -high);
            each.isCrossed = each.isCrossed || (letters.isValid() && pixels.intersects(letters));
        }
    }
    void cover(const QPolygonF& logical) {
        if (isOpaque()) coverPixels(transform_.map(logical));
    }
    void coverPixels(const QPolygonF& polygon) {
        const QRectF around = polygon.boundingRect();
        QRegion above;
        for (PaintedText& each : texts) {
            if (!around.intersects(each.ink.boundingRect())) continue;
            if (above.isEmpty()) above = visible(QRegion(polygon.toPolygon()));
            // What floats over a canvas that scrolls is like its edge: scrolling brings up what lies below.
            if (painting && each.widget && painting->parentWidget() == each.widget && scrolls(*each.widget))
                each.ink -= above;
            else each.covered += above & each.ink;
        }
    }

    QTransform transform_;
    QBrush brush_;
    QPen pen_;
    double opacity_ = 1;
};

/// A page whose painter's labels are recorded; of a widget that is rendered onto it, each child paints inside its
/// parents. (Qt's own clip also leaves out what another child covers, which is to be found.)
class RecordedPage final : public QObject, public QPaintDevice {
public:
    RecordedPage(const QSize& size, double scale, const QWidget* widget = nullptr)
        : size_(size), scale_(scale), widget_(widget) {
        recorder_.page = QRect(0, 0, RecordedPage::metric(PdmWidth), RecordedPage::metric(PdmHeight));
        recorder_.room = recorder_.page;
        if (widget) qApp->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* painting = event->type() == QEvent::Paint ? qobject_cast<QWidget*>(watched) : nullptr;
        if (painting && (painting == widget_ || widget_->isAncestorOf(painting))) {
            recorder_.room = roomOf(*painting);
            recorder_.painting = painting;
        }
        return QObject::eventFilter(watched, event);
    }
    QPaintEngine* paintEngine() const override { return &recorder_; }
    [[nodiscard]] const std::vector<PaintedText>& texts() const { return recorder_.texts; }

    /// Pairs of labels of which one lies over the other, and labels of which a part is covered.
    [[nodiscard]] QStringList overlaps() const {
        QStringList out;
        for (std::size_t a = 0; a < texts().size(); ++a) {
            const PaintedText& below = texts()[a];
            const QRegion seen = below.seen();
            if (!isReal(seen)) continue;
            if (isReal(below.covered)) out.append(QStringLiteral("“%1” is covered in part").arg(below.text));
            for (std::size_t b = a + 1; b < texts().size(); ++b) {
                if (isReal(seen & texts()[b].seen()))
                    out.append(QStringLiteral("“%1” over “%2”").arg(texts()[b].text, below.text));
            }
        }
        return out;
    }

    /// Labels through which a line runs that was painted after them.
    [[nodiscard]] QStringList crossed() const {
        QStringList out;
        for (const PaintedText& each : texts())
            if (each.isCrossed) out.append(QStringLiteral("a line through “%1”").arg(each.text));
        return out;
    }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth: return static_cast<int>(size_.width() * scale_);
            case PdmHeight: return static_cast<int>(size_.height() * scale_);
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY: return 96;
            case PdmDevicePixelRatio: return static_cast<int>(scale_);
            case PdmDevicePixelRatioScaled: return static_cast<int>(scale_ * devicePixelRatioFScale());
            case PdmNumColors: return 1 << 24;
            case PdmDepth: return 32;
            default: return QPaintDevice::metric(metric);
        }
    }

private:
    [[nodiscard]] QRect roomOf(const QWidget& painting) const {
        QRect room = painting.rect();
        for (const QWidget* each = &painting; each != widget_; each = each->parentWidget())
            room = room.translated(each->pos()) & each->parentWidget()->rect();
        return QTransform::fromScale(scale_, scale_).mapRect(room);
    }
    /// More than a hair, which comes of rounding to pixels.
    static bool isReal(const QRegion& part) {
        for (const QRect& rect : part)
            if (rect.width() > 1 && rect.height() > 1) return true;
        return false;
    }

    QSize size_;
    double scale_;
    const QWidget* widget_;
    mutable TextRecorder recorder_;
};

}  // namespace arenascope::testing
