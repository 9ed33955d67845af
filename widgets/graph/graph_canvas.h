#pragma once
// Shows a GraphScene in its own scale, and turns mouse and keyboard into what the graph view does.

#include <QPoint>
#include <QWidget>

#include "widgets/graph/class_reader.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/plot/arena_scene.h"

class QScrollBar;

namespace arenascope {

class ChartTip;
class ViewState;

class GraphCanvas : public QWidget {
    Q_OBJECT
public:
    GraphCanvas(ViewState& state, QWidget* parent);
    /// Both stay the owner's. `colors`: boxes and classes of the tensors; a new scene keeps the scale.
    void show(const ProgramGraph* graph, const GraphScene* scene, const ArenaScene* colors);
    void setMessage(const QString& text);
    /// What kind of module each one is, by its path.
    void setClasses(const ModuleClasses& classes);
    void setPans(bool pans) { pans_ = pans; }
    void zoom(double factor) { zoomAt(factor, QRectF(rect()).center()); }
    /// All of it where names can still be read, else at full size the item, or where the program begins; bars lead
    /// to the rest.
    void fit(ItemIndex item);
    void reveal(ItemIndex item);
    [[nodiscard]] double scale() const { return scale_; }
    /// Where an item is, in pixels of this widget.
    [[nodiscard]] QRectF itemRect(ItemIndex item) const;
    [[nodiscard]] ItemIndex itemAt(const QPointF& pos) const;
    [[nodiscard]] ItemIndex currentItem() const;
    /// "mm_2, 32 × 32, step 18": what assistive technology reads of an item.
    [[nodiscard]] QString spoken(ItemIndex item) const;
    [[nodiscard]] const GraphScene* scene() const { return scene_; }

signals:
    /// Its surroundings are asked for: a double click or Enter.
    void centreRequested(arenascope::NodeIndex node);
    void moduleToggled(const QString& module);
    /// Its neighbours that are not shown are asked for.
    void growRequested(arenascope::NodeIndex node);

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
    void zoomAt(double factor, const QPointF& pos);
    /// Keeps a part of the graph in sight, and the bars where the view is.
    void moved();
    void placeBars();
    void scrolled();
    /// What the bars leave.
    [[nodiscard]] QRectF room() const;
    [[nodiscard]] ItemIndex firstItem() const;
    void selectItem(ItemIndex item, bool add);
    void walk(int key);
    [[nodiscard]] QPointF toScene(const QPointF& pos) const { return (pos - origin_) / scale_; }
    [[nodiscard]] ItemIndex stubAt(const QPointF& scenePos) const;
    /// Module whose title is there; empty for none.
    [[nodiscard]] QString titleAt(const QPointF& scenePos) const;

    ViewState& state_;
    const ProgramGraph* graph_ = nullptr;
    const GraphScene* scene_ = nullptr;
    const ArenaScene* colors_ = nullptr;
    Table<ItemIndex, const ArenaBox*> boxes_;  ///< null: no place in an arena
    QString message_;
    ModuleClasses classes_;
    ChartTip* tip_;
    QScrollBar *across_, *down_;
    QPoint scrolled_;  ///< values of the bars as they were set
    double scale_ = 1;
    QPointF origin_, last_;
    bool pans_ = false, panning_ = false, untouched_ = true;
    ItemIndex hovered_{};
};

}  // namespace arenascope
