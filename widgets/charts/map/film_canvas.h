#pragma once
// The painted film: earlier steps above, the shown step enlarged with what its operator reads and writes, later steps
// below.

#include <QWidget>

#include "widgets/charts/map/film_scene.h"

namespace arenascope {

class ViewState;

class FilmCanvas : public QWidget {
    Q_OBJECT
public:
    FilmCanvas(ViewState& state, QWidget* parent);
    /// The scene must outlive the next call; null: nothing.
    void show(const ArenaScene* scene);
    /// What happens to a live tensor in the shown step: "written", "read, last", "waits for step 30".
    [[nodiscard]] QString stateOf(const ArenaBox& box) const;
    [[nodiscard]] QString textAt(const QPointF& pos) const;
    [[nodiscard]] FilmGeometry geometryAt(Step step) const;
    [[nodiscard]] const Table<Step, StepAccess>& access() const { return access_; }
    QSize sizeHint() const override { return {480, 420}; }
    QSize minimumSizeHint() const override { return {200, 150}; }
    /// A frame of the film at the canvas's own size.
    void paintFrame(QPainter& painter, Step step) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Frame {
        const FilmGeometry& geometry;
        Step step;
        std::vector<LiveTensor> live;  ///< of all pools
    };
    [[nodiscard]] const ArenaBox* boxAt(const QPointF& pos) const;
    [[nodiscard]] bool reads(Step step, ValueId value) const;
    [[nodiscard]] bool writes(Step step, ValueId value) const;
    [[nodiscard]] QString stateAt(const ArenaBox& box, Step step) const;
    [[nodiscard]] QString rangeOf(ValueId value) const;
    void paintAxis(QPainter& painter, const Frame& frame) const;
    void paintRows(QPainter& painter, const Frame& frame) const;
    void paintRow(QPainter& painter, const Frame& frame, const ArenaBox& box) const;
    void paintBand(QPainter& painter, const Frame& frame) const;
    void paintCard(QPainter& painter, const Frame& frame, const ArenaBox& box) const;
    void paintFree(QPainter& painter, const Frame& frame) const;
    void paintOperator(QPainter& painter, const Frame& frame) const;

    ViewState& state_;
    const ArenaScene* scene_ = nullptr;
    Table<Step, StepAccess> access_;
};

}  // namespace arenascope
