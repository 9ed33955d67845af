#pragma once
// Memory at one step: the map, the tensors that live there, and for the peak why it is not lower.

#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/chart_header.h"

class QLabel;
class QScrollArea;
class QTableView;
class QVBoxLayout;

namespace arenascope {

class FilmView;
class LiveModel;
class MapCanvas;

class MapChart : public Chart {
    Q_OBJECT
public:
    explicit MapChart(ViewState& state, QWidget* parent = nullptr);
    ~MapChart() override;
    [[nodiscard]] bool zooms() const override { return false; }
    void setTool(Tool) override {}
    void zoom(double factor) override;  ///< in: the peak; out: nothing, because a map has one scale
    void fitAll() override;             ///< to the peak
    void fitSelection() override;       ///< to the step that writes the selected tensor
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;

    [[nodiscard]] const ArenaScene& scene() const { return scene_; }
    [[nodiscard]] const ChartHeader& header() const { return *header_; }
    [[nodiscard]] const MapCanvas& canvas() const { return *canvas_; }
    [[nodiscard]] QString explanation() const;
    /// One step with its reasons, or all steps as a film.
    void setFilm(bool is_film);
    [[nodiscard]] FilmView& film() const { return *film_; }

protected:
    void moveCursor(int by) override;
    void clearSelection() override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildLower();
    void buildModes();
    void showParts();
    [[nodiscard]] QList<Fact> stepFacts() const;
    void rebuild();
    void showStep();
    void explain();
    void fitLower();
    [[nodiscard]] QString changesThatLower(std::int32_t memId);
    void addIdeas();
    void addIdea(const QString& sentence, const QString& name, qint64 saves, qint64 peak, const TensorEdit& edit);
    void mark();
    void toPeak();
    void catchUp();

    ViewState& state_;
    ArenaScene scene_;
    ChartHeader* header_;
    MapCanvas* canvas_;
    FilmView* film_;
    QWidget* lower_;
    QTableView* table_;
    LiveModel* model_;
    QScrollArea* why_;
    QLabel *title_, *text_;
    QVBoxLayout* ideas_;
    bool isFilm_ = false;
    bool marking_ = false;
    bool late_ = false;  ///< to be made when it becomes visible
};

}  // namespace arenascope
