#pragma once

#include <QWidget>

#include "widgets/charts/footprint/footprint_scene.h"

namespace arenascope {

/// The colour that a kind of part has in bars and table.
QColor footprintColor(FootprintPart::Kind kind);

/// One bar per memory: its parts, the limit as a tick, what is over hatched, and the verdict in words.
class FootprintBars : public QWidget {
    Q_OBJECT
public:
    explicit FootprintBars(QWidget* parent = nullptr);
    void show(const FootprintScene& scene);
    /// "✗ over by 87.3 KiB", "✓ 7.51 MiB to spare"; empty without a limit.
    [[nodiscard]] static QString verdict(const FootprintMemory& memory);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMemory(QPainter& painter, const FootprintMemory& memory, double y) const;
    FootprintScene scene_;
};

}  // namespace arenascope
