#pragma once

#include <QWidget>
#include <memory>

#include "engine/study/size_map.h"

namespace arenascope {

/// A map of arena sizes over two symbols: a cell for each pair of values, and the line where they stop fitting.
class SizeMapCanvas : public QWidget {
    Q_OBJECT
public:
    /// By its places on the two axes.
    struct Cell {
        std::size_t across = 0, up = 0;
        bool operator==(const Cell&) const = default;
    };
    static constexpr int heat_steps = 5;

    explicit SizeMapCanvas(QWidget* parent);
    /// `across` and `up`: the values that are set now. The cursor moves to the cell next to them.
    void show(std::shared_ptr<const SizeMap> map, std::int64_t across, std::int64_t up);
    [[nodiscard]] const std::shared_ptr<const SizeMap>& map() const { return map_; }
    [[nodiscard]] const Cell& cursor() const { return cursor_; }
    void setCursorCell(const Cell& cell);
    [[nodiscard]] QRectF cellRect(const Cell& cell) const;  ///< in this widget's pixels
    /// The sizes and pools of a cell, in exact bytes.
    [[nodiscard]] QString textOf(const Cell& cell) const;
    /// The pool whose capacity decides; without capacities the first with bytes.
    [[nodiscard]] PoolRow mainPool() const { return pool_; }
    /// The share of the capacity that the fullest pool takes; without capacities of the largest arena.
    [[nodiscard]] double shareOf(const SizePoint& point) const;
    [[nodiscard]] static QColor heat(int step);
    QSize minimumSizeHint() const override { return {220, 160}; }

signals:
    void cellChosen(std::size_t across, std::size_t up);
    void cursorMoved();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] std::optional<Cell> cellAt(const QPointF& at) const;
    /// Where a value lies between the cells of an axis, in cells.
    [[nodiscard]] static double place(const SizeAxis& axis, double value);
    [[nodiscard]] QColor fillOf(const SizePoint& point) const;
    [[nodiscard]] double frontierAt(std::size_t up) const;
    [[nodiscard]] bool standsClear(QRectF& place, std::size_t up, const QRectF& cell) const;
    void paintCells(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintFrontier(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;

    std::shared_ptr<const SizeMap> map_;
    std::int64_t acrossNow_ = 0, upNow_ = 0;
    PoolRow pool_{0};
    double most_ = 1;  ///< bytes of the largest arena
    Cell cursor_;
};

}  // namespace arenascope
