#pragma once

#include <QWidget>

#include "widgets/charts/footprint/footprint_scene.h"
#include "widgets/plot/plot_paint.h"

class QLineEdit;

namespace arenascope {

/// The colour that a kind of part has in bars and table.
QColor footprintColor(FootprintPart::Kind kind);
/// The fill of a part: plain, or hatched if its size is only a minimum.
void paintFootprintPart(QPainter& painter, const QRectF& rect, FootprintPart::Kind kind, Known known);

/// One bar per memory, all on one scale: its parts, the limit as a tick, the overrun hatched, unknown parts dashed, and
/// the verdict in words. The limit is entered next to the name.
class FootprintBars : public QWidget {
    Q_OBJECT
public:
    explicit FootprintBars(QWidget* parent = nullptr);
    void show(const FootprintScene& scene);
    /// One field for the limit of each memory, in their order; the bars own them and keep them in their rows.
    void setFields(std::vector<QLineEdit*> fields);
    QSize sizeHint() const override;
    /// The parts of the memory there, in exact bytes; empty between the rows.
    [[nodiscard]] QString textAt(const QPoint& pos) const;
    /// The x position of that many bytes: the same for every memory.
    [[nodiscard]] double xOf(qint64 bytes) const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] double left() const;
    [[nodiscard]] double room() const;
    [[nodiscard]] paint::ByteScale scaleOf(double whole) const;
    [[nodiscard]] QString axisTitle(const paint::ByteScale& scale) const;
    void paintScale(QPainter& painter) const;
    void paintMemory(QPainter& painter, const FootprintBar& memory, double y) const;
    void paintParts(QPainter& painter, const FootprintBar& memory, const QRectF& bar) const;
    void placeFields();
    FootprintScene scene_;
    std::vector<QLineEdit*> fields_;
    double nameWidth_ = 0, verdictWidth_ = 0;  ///< of the widest, in the language of the window
};

}  // namespace arenascope
