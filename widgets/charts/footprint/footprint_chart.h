#pragma once
// The view "Will it fit?": verdict, reasons for an unknown one, a bar per memory on one scale, every part with how its
// figure is known, and the limits.

#include "widgets/charts/footprint/footprint_scene.h"
#include "widgets/plot/arena_scene.h"
#include "widgets/plot/chart.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace arenascope {

class ChartHeader;
class FootprintBanner;
class FootprintBars;
class FootprintTable;
class MapCanvas;

class FootprintChart : public Chart {
    Q_OBJECT
public:
    explicit FootprintChart(ViewState& state, QWidget* parent = nullptr);
    [[nodiscard]] bool zooms() const override { return false; }
    void setTool(Tool) override {}
    void zoom(double) override {}
    void fitAll() override {}
    void fitSelection() override {}
    QImage renderImage(QSize size, qreal dpr) override;
    void paintOnto(QPaintDevice& device, QSize size) override;
    [[nodiscard]] const FootprintScene& scene() const { return scene_; }
    [[nodiscard]] const MapCanvas& map() const { return *map_; }

signals:
    /// Requests a run to measure the memory of delegates.
    void measureRequested();
    /// Requests the stack, data and code of the firmware from a linker map.
    void linkerMapRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    /// A run may have measured an unknown figure.
    void takeRun();
    void showVerdict();
    void showLimits();
    /// The memories at the cursor's step, with the runtime's data after the arena.
    void showPlaces();
    void markStep();
    void showLegend();
    void fitPlaces();
    void makeFields(const QStringList& ids);
    void applyLimit(QLineEdit& field, const QString& id);

    ViewState& state_;
    FootprintScene scene_;
    ChartHeader* header_;
    FootprintBars* bars_;
    FootprintTable* parts_;
    FootprintBanner* banner_;
    QPushButton *linkerMap_ = nullptr, *shrink_ = nullptr;  ///< the second beside "does not fit"
    ArenaScene places_;
    std::shared_ptr<const Outcome> placesOf_;
    QWidget* placesHead_ = nullptr;
    QLabel *placesTitle_ = nullptr, *placesLegend_ = nullptr, *notes_ = nullptr;
    MapCanvas* map_ = nullptr;
    QStringList limitIds_;
    std::vector<QLineEdit*> limitFields_;
};

}  // namespace arenascope
