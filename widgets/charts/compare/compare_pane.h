#pragma once
// One side of the Compare chart: its plan, sizes, and pools over steps.

#include <QImage>
#include <QWidget>

#include "widgets/charts/compare/compare_scene.h"

namespace arenascope {

class ArenaPlottable;
class ComparePicker;
class StepPlot;
class ViewState;
}  // namespace arenascope

class QCPAxisRect;
class QToolButton;

namespace arenascope {

class ComparePane : public QWidget {
    Q_OBJECT
public:
    ComparePane(ViewState& state, const QString& letter, QWidget* parent);
    ~ComparePane() override;
    /// The text next to the plan's size: "68 KiB less", or that it is the baseline.
    struct Verdict {
        QString text;
        enum class Tone : std::uint8_t { good, bad, none } tone = Tone::none;
    };
    /// Shows a scene, which must outlive the next call; null: none. `layout` is that of all sides, `index` this one's.
    void show(const ArenaScene* scene, const CompareSide& side, const CompareLayout& layout, std::size_t index,
              const Verdict& verdict);
    /// Chooses the plan; the items are the caller's.
    [[nodiscard]] ComparePicker& picker() const { return *picker_; }
    /// Takes this side away.
    [[nodiscard]] QToolButton& closer() const { return *closer_; }
    /// Minimum width at which choice, size and verdict fit in one line; below it they use two.
    [[nodiscard]] int widthOfOneLine() const;
    void setHeaderLines(int lines);
    void setView(double lower, double upper);
    [[nodiscard]] std::pair<double, double> view() const;
    void repaintOverlay();
    [[nodiscard]] StepPlot& plot() const { return *plot_; }
    [[nodiscard]] const ArenaBox* boxAt(const QPointF& pos) const;  ///< in plot coordinates
    /// In coordinates of this pane; empty if it is not visible.
    [[nodiscard]] QRectF boxRect(const ArenaBox& box) const;
    /// Tensors of this side that are marked, and the one under the pointer.
    void setMarked(std::vector<BoxIndex> selected);
    void setHovered(BoxIndex box);
    [[nodiscard]] QString title() const { return side_.title; }
    [[nodiscard]] QString note(std::size_t lane) const;  ///< the part above the view; empty if there is none

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addRow(const CompareLayout::Pool& pool, std::size_t side, bool isLast);
    void addLane(std::size_t index, QCPAxisRect* row, bool isEmpty);
    void placeHeader();
    [[nodiscard]] int headerHeight() const;
    [[nodiscard]] int numbersWidth() const;  ///< of size, verdict and the button that removes this side
    void paintNote(QPainter& painter, std::size_t lane) const;
    void paintOverlay(QPainter& painter);
    void paintMarks(QPainter& painter);
    void outline(QPainter& painter, const ArenaBox& box, bool selected) const;
    [[nodiscard]] qint64 above(std::size_t lane, int& tensors) const;

    ViewState& state_;
    QString letter_;
    ComparePicker* picker_;
    QToolButton* closer_;
    StepPlot* plot_;
    const ArenaScene* scene_ = nullptr;
    CompareSide side_;
    Verdict verdict_;
    int lines_ = 1;  ///< of the header
    std::vector<BoxIndex> selected_;
    BoxIndex hovered_;
    QImage wash_;                     ///< overlay of a large selection, until the view changes
    std::vector<QCPAxisRect*> rows_;  ///< by lane of the scene; other pools have rows too
    std::vector<ArenaPlottable*> plottables_;
    QCPAxisRect *first_ = nullptr, *last_ = nullptr;
};

}  // namespace arenascope
