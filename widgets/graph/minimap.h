#pragma once
// The whole graph in a corner of its view, with what is seen of it; a click goes there.

#include <QImage>
#include <QWidget>

namespace arenascope {

struct GraphPicture;

class GraphMinimap : public QWidget {
    Q_OBJECT
public:
    explicit GraphMinimap(QWidget* parent);
    /// Stays the owner's; null: there is nothing.
    void show(const GraphPicture* picture);
    /// Into the lower right corner of `room`; hidden where all is seen, or there is little room. `seen`: of the scene.
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
    [[nodiscard]] double factor() const;  ///< pixels of the scene's unit
    void go(const QPointF& pos);

    const GraphPicture* graph_ = nullptr;
    QRectF seen_;
    QImage picture_;
};

}  // namespace arenascope
