#pragma once
// Shows a GraphScene in its own scale, and turns mouse and keyboard into what the graph view does.

#include <QPoint>
#include <QWidget>

#include "widgets/graph/graph_picture.h"
#include "widgets/graph/graph_view.h"

class QScrollBar;

namespace arenascope {

class ChartTip;
class GraphGlide;
class GraphMinimap;
class ViewState;

class GraphCanvas : public QWidget {
    Q_OBJECT
public:
    GraphCanvas(ViewState& state, QWidget* parent);
    /// Stays the owner's; null: there is nothing. A new scene keeps the scale.
    void show(const GraphPicture* picture);
    void setMessage(const QString& text);
    void setPans(bool pans) { pans_ = pans; }
    void zoom(double factor) { zoomAt(factor, QRectF(rect()).center()); }
    /// All of it, however small it gets.
    void fitAll();
    /// All of it where it can still be read, else at full size the item, or where the program begins.
    void begin(ItemIndex item);
    void fit(const QRectF& sceneRect);
    void reveal(const QRectF& sceneRect);
    void centre(const QPointF& scenePos);
    /// Where a frame's upper left corner is in this widget; nothing where it is not shown.
    [[nodiscard]] std::optional<QPointF> cornerOf(FrameIndex frame) const;
    /// Moves so that the frame's corner is there again.
    void hold(FrameIndex frame, const QPointF& corner);
    [[nodiscard]] double scale() const { return at_.scale(); }
    /// Where an item is, in pixels of this widget.
    [[nodiscard]] QRectF itemRect(ItemIndex item) const { return toView(sceneRect(item)); }
    [[nodiscard]] QRectF sceneRect(ItemIndex item) const;
    [[nodiscard]] QRectF toView(const QRectF& scene) const { return at_.toView(scene); }
    [[nodiscard]] ItemIndex itemAt(const QPointF& pos) const;
    [[nodiscard]] ItemIndex currentItem() const;
    /// Open or closed; none: a node is chosen, or nothing.
    [[nodiscard]] FrameIndex currentFrame() const { return frame_; }
    void chooseFrame(FrameIndex frame);
    /// "mm_2, 32 × 32, step 18": what assistive technology reads of an item.
    [[nodiscard]] QString spoken(ItemIndex item) const;
    /// What runs along the line there; empty where there is none.
    [[nodiscard]] QString lineText(const QPointF& scenePos) const;
    void paintScene(QPainter& painter, const QRectF& seen, double scale) const;
    /// From one drawing to the next.
    [[nodiscard]] GraphGlide& glide() { return *glide_; }

signals:
    void frameToggled(arenascope::FrameIndex frame);
    void frameChosen(arenascope::FrameIndex frame);
    /// Its surroundings are asked for.
    void centreRequested(arenascope::NodeIndex node);
    /// Its neighbours that are not shown are asked for.
    void growRequested(arenascope::NodeIndex node);
    void moved();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] const GraphScene* scene() const { return picture_ ? &picture_->scene : nullptr; }
    [[nodiscard]] bool isEmpty() const { return !picture_ || picture_->scene.items.empty(); }
    void zoomAt(double factor, const QPointF& pos);
    /// Keeps a part of the graph in sight, and the bars where the view is.
    void settle();
    void placeBars();
    void scrolled();
    /// What the bars leave.
    [[nodiscard]] QRectF room() const;
    void selectItem(ItemIndex item, bool add);
    void selectNode(NodeIndex node, bool add);
    void walk(int key);
    [[nodiscard]] ItemIndex along(ItemIndex from, bool down) const;
    [[nodiscard]] ItemIndex nearest(const QPointF& from, int key) const;
    bool pressStub(const QPointF& scenePos);
    bool pressConstant(const QPointF& scenePos, bool add);
    bool pressTitle(const QPointF& scenePos);
    /// Open frame whose title is there.
    [[nodiscard]] FrameIndex titleAt(const QPointF& scenePos) const;

    ViewState& state_;
    const GraphPicture* picture_ = nullptr;
    QString message_;
    GraphGlide* glide_;
    ChartTip* tip_;
    GraphMinimap* minimap_;
    QScrollBar *across_, *down_;
    QPoint scrolled_;  ///< values of the bars as they were set
    GraphView at_;
    QPointF last_;
    bool pans_ = false, panning_ = false, untouched_ = true;
    ItemIndex hovered_{};
    FrameIndex frame_{};
};

}  // namespace arenascope
