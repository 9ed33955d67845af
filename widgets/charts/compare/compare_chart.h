#pragma once
// Two plans side by side: linked axes, what moved in colour, and the differences as tables.

#include "widgets/charts/chart.h"
#include "widgets/charts/compare/compare_scene.h"
#include "widgets/later.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace arenascope {

class CompareFactsModel;
class CompareModel;
class ComparePane;

class CompareChart : public Chart {
    Q_OBJECT
public:
    explicit CompareChart(ViewState& state, QWidget* parent = nullptr);
    ~CompareChart() override;
    void setTool(Tool tool) override { tool_ = tool; }
    void zoom(double factor) override;
    void fitAll() override;
    void fitSelection() override;
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;

    [[nodiscard]] const CompareScene& scene() const { return scene_; }
    [[nodiscard]] ComparePane& pane(int index) const { return *panes_[index]; }
    /// What is chosen on that side.
    [[nodiscard]] const CompareSide& side(int index) const;
    [[nodiscard]] QComboBox& picker(int index) const { return *pickers_[index]; }
    [[nodiscard]] const CompareModel& model() const { return *model_; }
    /// Checkable: only A, both, only B.
    [[nodiscard]] QToolButton& filter(int index) const { return *filters_[index]; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void moveCursor(int by) override;
    void pan(int steps) override;
    void clearSelection() override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildBar();
    void buildTables();
    void fitBar();
    void fitTables();
    void fillSides();
    void compare();
    void clear();
    void showParts(bool shown);
    void showScene(CompareScene scene, const CompareSide& left, const CompareSide& right);
    void catchUp();
    /// For a picture nobody waits: what the worker has begun is done here.
    void prepareNow();
    void markHovered();
    void showCounts();
    void showLegend();
    void mark();
    void pick(const QString& tensor, Qt::KeyboardModifiers modifiers);
    void setView(double lower, double upper);
    void pointer(int pane, QMouseEvent& event);
    void wheel(int pane, QWheelEvent& event);
    [[nodiscard]] std::pair<std::int32_t, std::int32_t> boxesOf(ValueId value) const;
    [[nodiscard]] ValueId valueOf(const QString& tensor) const;

    ViewState& state_;
    QWidget* bar_;
    QWidget* tables_;
    QComboBox* pickers_[2];
    QToolButton* filters_[3];
    QToolButton* pages_[2];  ///< which of the tables is there, where only one has room
    QPushButton* file_;
    QHBoxLayout* sidesRow_;
    QWidget* second_;  ///< filters and pages: in the row of the sides, or below it
    ComparePane* panes_[2] = {};
    QLabel* legend_;
    QTableView *facts_, *rows_;
    bool chosen_[2] = {};  ///< the user picked that side
    CompareFactsModel* factsModel_;
    CompareModel* model_;
    std::vector<CompareSide> sides_;
    CompareScene scene_;
    Tool tool_ = Tool::select;
    bool panning_ = false, marking_ = false;
    bool late_ = false;  ///< to be compared when it is looked at
    bool lateMarks_ = false;
    bool now_ = false;  ///< for a picture: not in a worker
    Later later_;
    int steps_ = -1;  ///< of the comparison before: another one starts at its beginning
    QPointF press_;
    std::pair<double, double> pressView_;
};

}  // namespace arenascope
