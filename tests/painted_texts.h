#pragma once
// Records the texts that a painter writes, with the pixels of their ink, and what later covers them.

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QStringList>
#include <vector>

namespace arenascope::testing {

struct PaintedText {
    QString text;
    QRectF ink;   ///< in pixels of the device
    QRectF clip;  ///< that was set while it was written; null: none
};

class TextRecorder final : public QPaintEngine {
public:
    TextRecorder() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& state) override {
        if (state.state() & DirtyTransform) transform_ = state.transform();
        if (state.state() & DirtyBrush) brush_ = state.brush();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    Type type() const override { return User; }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(at);
        if (item.text().trimmed().isEmpty() || ink.isEmpty()) return;
        PaintedText out{.text = item.text(), .ink = transform_.mapRect(ink), .clip = {}};
        if (painter() && painter()->hasClipping())
            out.clip = painter()->combinedTransform().mapRect(painter()->clipBoundingRect());
        if (!out.clip.isNull() && !out.clip.intersects(out.ink)) return;
        texts.push_back(std::move(out));
    }
    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) cover(rects[i]);
    }
    void drawRects(const QRect* rects, int count) override {
        for (int i = 0; i < count; ++i) cover(QRectF(rects[i]));
    }
    void drawPath(const QPainterPath& path) override {
        // A rounded rectangle covers its middle.
        if (path.elementCount() > 4 && path.contains(path.boundingRect().center())) cover(path.boundingRect());
    }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawLines(const QLineF*, int) override {}
    void drawLines(const QLine*, int) override {}
    void drawEllipse(const QRectF&) override {}

    std::vector<PaintedText> texts;
    QStringList cut;  ///< texts of which something else covers a part

private:
    /// Texts below disappear; of those that are covered in part, the rest is not readable.
    void cover(const QRectF& logical) {
        if (brush_.style() != Qt::SolidPattern || brush_.color().alpha() < 255) return;
        QRectF rect = transform_.mapRect(logical);
        if (painter() && painter()->hasClipping())
            rect = rect.intersected(painter()->combinedTransform().mapRect(painter()->clipBoundingRect()));
        std::vector<PaintedText> left;
        for (PaintedText& each : texts) {
            const QRectF shared = each.ink.intersected(rect);
            if (rect.adjusted(-1, -1, 1, 1).contains(each.ink)) continue;
            if (shared.width() > 1 && shared.height() > 1) cut.append(each.text);
            left.push_back(std::move(each));
        }
        texts = std::move(left);
    }

    QTransform transform_;
    QBrush brush_;
};

/// A page whose painter's texts are recorded.
class RecordedPage final : public QPaintDevice {
public:
    RecordedPage(const QSize& size, double scale) : size_(size), scale_(scale) {}
    QPaintEngine* paintEngine() const override { return &recorder_; }
    [[nodiscard]] TextRecorder& recorder() const { return recorder_; }

    /// Pairs of texts of which one lies over the other.
    [[nodiscard]] QStringList overlaps() const {
        QStringList out;
        const auto& texts = recorder_.texts;
        for (std::size_t a = 0; a < texts.size(); ++a) {
            for (std::size_t b = a + 1; b < texts.size(); ++b) {
                const QRectF shared = seen(texts[a]).intersected(seen(texts[b]));
                if (shared.width() <= 1 || shared.height() <= 1) continue;
                out.append(QStringLiteral("“%1” over “%2”").arg(texts[b].text, texts[a].text));
            }
        }
        for (const QString& text : recorder_.cut) out.append(QStringLiteral("“%1” is covered in part").arg(text));
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
    static QRectF seen(const PaintedText& text) {
        return text.clip.isNull() ? text.ink : text.ink.intersected(text.clip);
    }

    QSize size_;
    double scale_;
    mutable TextRecorder recorder_;
};

}  // namespace arenascope::testing
