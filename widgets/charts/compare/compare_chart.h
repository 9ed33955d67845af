#pragma once
// Plans side by side, of this program or of other files: linked axes, what moved in colour, and the differences as
// tables.

#include "widgets/charts/compare/compare_finder.h"
#include "widgets/plot/chart.h"
#include "widgets/ui/latest_task.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace arenascope {

class CompareBar;
class CompareInput;
class CompareModel;
class ComparePane;
class ComparePicker;
class CompareTables;

class CompareChart : public Chart {
    Q_OBJECT
public:
    explicit CompareChart(ViewState& state, QWidget* parent = nullptr);
    ~CompareChart() override;
    [[nodiscard]] bool isWide() const override { return true; }
    void setTool(Tool tool) override;
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    [[nodiscard]] bool isSettled() const override { return later_.isSettled(); }

    [[nodiscard]] const CompareScene& scene() const { return scene_; }
    [[nodiscard]] std::size_t sides() const { return sides_.count(); }
    [[nodiscard]] ComparePane& pane(std::size_t index) const { return *panes_[index]; }
    /// What is chosen on that side.
    [[nodiscard]] const CompareSide& side(std::size_t index) const { return sides_.at(index); }
    [[nodiscard]] ComparePicker& picker(std::size_t index) const;
    [[nodiscard]] const CompareModel& model() const;
    /// Checkable: only A, in several, only B, only C, …
    [[nodiscard]] QToolButton& filter(std::size_t index) const;
    /// Adds a side at the right, by its index in the choices; nothing if there is no room.
    void addSide(int choice);
    void removeSide(std::size_t index);
    void setBaseline(std::size_t index);
    /// Steps: all sides move and zoom together. Offsets: one height means the same number of bytes on all.
    void setLinked(bool steps, bool offsets);

protected:
    void moveCursor(int by) override;
    void pan(int steps) override;
    void clearSelection() override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void addPane();
    void fitHeaders();
    void fitTables();
    void outcomeChanged();
    void comparedChanged();
    /// The sides or their choices changed.
    void showSides();
    void sideAdded(std::size_t side);
    void compare();
    void clear();
    void showParts(bool shown);
    void showScene(CompareScene scene, const std::vector<CompareSide>& sides);
    void showPanes(const std::vector<CompareSide>& sides);
    /// Near enough to read names, with the cursor at the peak unless another view has set it.
    void firstView();
    void catchUp();
    /// For a picture: work of the worker is done here immediately.
    void prepareNow();
    void mark();
    void markHovered();
    void showCounts();
    void showLegend();
    void pick(const CompareRow* tensor, Qt::KeyboardModifiers modifiers);
    /// Of all sides where steps are linked.
    void setView(std::size_t pane, double lower, double upper);

    ViewState& state_;
    CompareScene scene_;
    CompareSides sides_;
    CompareFinder finder_{state_, sides_, scene_};
    CompareInput* input_;
    CompareBar* bar_;
    QLabel* legend_;
    QWidget* line_;  ///< below the legend
    QHBoxLayout* panesRow_;
    std::vector<ComparePane*> panes_;
    CompareTables* tables_;
    std::size_t active_ = 0;  ///< the pane with the keyboard focus if steps are not linked
    bool late_ = false;       ///< to be compared when it becomes visible
    bool lateMarks_ = false;
    bool now_ = false;  ///< for a picture: without a worker
    LatestTask later_;
    int steps_ = -1;  ///< of the previous comparison: a new one starts at its beginning
};

}  // namespace arenascope
