#pragma once
// The whole graph in a corner of its view, with the visible part marked. A click scrolls there.

#include <QImage>
#include <QWidget>

namespace arenascope {

struct GraphPicture;

class GraphMinimap : public QWidget {
    Q_OBJECT
public:
    explicit GraphMinimap(QWidget* parent);
    /// The scene remains the caller's; null: empty.
    void show(const GraphPicture* picture);
    /// Moves into the lower right corner of `room`; hidden if all is visible or the room is small. `seen`: the visible
    /// part of the scene.
    void place(const QRect& room, const QRectF& seen);

signals:
    void wentTo(const QPointF& scenePos);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makePicture();
    [[nodiscard]] double factor() const;  ///< pixels per unit of the scene
    void go(const QPointF& pos);

    const GraphPicture* graph_ = nullptr;
    QRectF seen_;
    QImage picture_;
};

}  // namespace arenascope
