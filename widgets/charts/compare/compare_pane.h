#pragma once
// One side of the Compare chart: a title and the pools of one plan over steps.

#include <QImage>
#include <QWidget>

#include "widgets/charts/compare/compare_scene.h"

namespace arenascope {

class ArenaPlottable;
class StepPlot;
class ViewState;
}  // namespace arenascope

class QCPAxisRect;

namespace arenascope {

class ComparePane : public QWidget {
    Q_OBJECT
public:
    ComparePane(ViewState& state, const QString& letter, QWidget* parent);
    ~ComparePane() override;
    /// Shows a scene, which must outlive the next call. `tops`: upper end of the y axis per mem_id, equal on both
    /// sides. `verdict`: "−68 KiB less", with its tone.
    void show(const ArenaScene* scene, const CompareSide& side, const std::map<int, double>& tops,
              const QString& verdict, bool good);
    void setView(double lower, double upper);
    [[nodiscard]] std::pair<double, double> view() const;
    void repaintOverlay();
    [[nodiscard]] StepPlot& plot() const { return *plot_; }
    [[nodiscard]] const ArenaBox* boxAt(const QPointF& pos) const;  ///< in plot coordinates
    /// In coordinates of this pane; empty where it is out of sight.
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const;
    /// Tensors of this side that are marked, as indices of its boxes; the one under the pointer, −1 for none.
    void setMarked(std::vector<std::size_t> selected);
    void setHovered(std::int32_t box);
    [[nodiscard]] QString title() const { return side_.title; }
    [[nodiscard]] QString note() const;  ///< what lies above the view

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addLane(std::size_t index, double stretch, bool is_last);
    void paintNote(QPainter& painter, std::size_t lane) const;
    void paintOverlay(QPainter& painter);
    void paintMarks(QPainter& painter);
    void outline(QPainter& painter, const ArenaBox& box, bool selected) const;
    [[nodiscard]] qint64 above(std::size_t lane, int& tensors) const;

    ViewState& state_;
    QString letter_;
    StepPlot* plot_;
    const ArenaScene* scene_ = nullptr;
    CompareSide side_;
    std::map<int, double> tops_;
    QString verdict_;
    bool good_ = true;
    std::vector<std::size_t> selected_;
    std::int32_t hovered_ = -1;
    QImage wash_;  ///< of a large selection, while the view stays
    std::vector<QCPAxisRect*> rows_;
    std::vector<ArenaPlottable*> plottables_;
};

}  // namespace arenascope
