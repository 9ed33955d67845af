#pragma once
// Shows a GraphScene with its own scale, and converts mouse and keyboard input to actions of the graph view.

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
    /// The scene remains the caller's; null: empty. A new scene keeps the scale.
    void show(const GraphPicture* picture);
    void setMessage(const QString& text);
    void setPans(bool pans) { pans_ = pans; }
    void zoom(double factor) { zoomAt(factor, QRectF(rect()).center()); }
    /// Fits the whole scene, at any scale.
    void fitAll();
    /// Fits the whole scene if it stays readable; otherwise shows the item, or the start of the program, at full size.
    void begin(ItemIndex item);
    void fit(const QRectF& sceneRect);
    void reveal(const QRectF& sceneRect);
    void centre(const QPointF& scenePos);
    /// The upper left corner of a frame in this widget; empty if the frame is not shown.
    [[nodiscard]] std::optional<QPointF> cornerOf(FrameIndex frame) const;
    /// Scrolls until the corner of the frame is there again.
    void hold(FrameIndex frame, const QPointF& corner);
    [[nodiscard]] double scale() const { return at_.scale(); }
    /// The rectangle of an item in pixels of this widget.
    [[nodiscard]] QRectF itemRect(ItemIndex item) const { return toView(sceneRect(item)); }
    [[nodiscard]] QRectF sceneRect(ItemIndex item) const;
    [[nodiscard]] QRectF toView(const QRectF& scene) const { return at_.toView(scene); }
    [[nodiscard]] ItemIndex itemAt(const QPointF& pos) const;
    /// The open frame whose title is at that point of this widget.
    [[nodiscard]] FrameIndex titleAt(const QPointF& pos) const;
    [[nodiscard]] ItemIndex currentItem() const;
    /// An open or closed frame; none if a node or nothing is selected.
    [[nodiscard]] FrameIndex currentFrame() const { return frame_; }
    void chooseFrame(FrameIndex frame);
    /// None if a frame or nothing is selected.
    [[nodiscard]] NodeIndex currentNode() const;
    /// Selects a node that makes no tensor, such as one of a delegate's payload.
    void chooseNode(NodeIndex node);
    /// "mm_2, 32 × 32, step 18": the accessible text of an item.
    [[nodiscard]] QString spoken(ItemIndex item) const;
    /// The tensors on the line at that point; empty if there is no line.
    [[nodiscard]] QString lineText(const QPointF& scenePos) const;
    void paintScene(QPainter& painter, const QRectF& seen, double scale) const;
    /// The animation from one drawing to the next.
    [[nodiscard]] GraphGlide& glide() { return *glide_; }

signals:
    void frameToggled(arenascope::FrameIndex frame);
    void frameChosen(arenascope::FrameIndex frame);
    void nodeChosen();  ///< or no longer: one that makes no tensor, while the shared selection is empty
    /// Requests the surroundings of the node.
    void centreRequested(arenascope::NodeIndex node);
    void programRequested();  ///< in place of the shown part
    /// Requests the hidden neighbours of the node.
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
    /// Keeps a part of the graph visible, and updates the scroll bars.
    void settle();
    void placeBars();
    void scrolled();
    /// The area without the scroll bars.
    [[nodiscard]] QRectF room() const;
    void selectItem(ItemIndex item, bool add);
    void selectNode(NodeIndex node, bool add);
    void walk(int key);
    bool pressStub(const QPointF& scenePos);
    bool pressConstant(const QPointF& scenePos, bool add);
    bool pressTitle(const QPointF& scenePos);

    ViewState& state_;
    const GraphPicture* picture_ = nullptr;
    QString message_;
    GraphGlide* glide_;
    ChartTip* tip_;
    GraphMinimap* minimap_;
    QScrollBar *across_, *down_;
    QPoint scrolled_;  ///< the values of the scroll bars as last set
    GraphView at_;
    QPointF last_;
    bool pans_ = false, panning_ = false, untouched_ = true;
    ItemIndex hovered_{};
    FrameIndex frame_{};
    NodeIndex node_{};  ///< selected, but makes no tensor
};

}  // namespace arenascope
