#pragma once

#include <QWidget>

#include "widgets/charts/footprint/footprint_scene.h"

class QLineEdit;

namespace arenascope {

/// The colour that a kind of part has in bars and table.
QColor footprintColor(FootprintPart::Kind kind);

/// One bar per memory: its parts, the limit as a tick, what is over hatched, and the verdict in words; the limit is
/// typed beside the name.
class FootprintBars : public QWidget {
    Q_OBJECT
public:
    explicit FootprintBars(QWidget* parent = nullptr);
    void show(const FootprintScene& scene);
    /// One field for the limit of each memory, in their order; the bars own them and keep them in their rows.
    void setFields(std::vector<QLineEdit*> fields);
    /// "✗ over by 87.3 KiB", "✓ 7.51 MiB to spare"; empty without a limit.
    [[nodiscard]] static QString verdict(const FootprintMemory& memory);
    QSize sizeHint() const override;
    /// The parts of the memory there, in exact bytes; empty between the rows.
    [[nodiscard]] QString textAt(const QPoint& pos) const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void paintMemory(QPainter& painter, const FootprintMemory& memory, double y) const;
    void placeFields();
    FootprintScene scene_;
    std::vector<QLineEdit*> fields_;
    double nameWidth_ = 0, verdictWidth_ = 0;  ///< of the widest, in the language of the window
};

}  // namespace arenascope
