// Frames, hover, hit tests and filters of large programs, each compared with the naive way in the same run: ratios
// depend less on the machine than milliseconds. Prints one line per ratio with its budget; exits 1 if one is exceeded.

#include <qcustomplot.h>

#include <QAbstractTableModel>
#include <QApplication>
#include <QElapsedTimer>
#include <QSortFilterProxyModel>
#include <algorithm>
#include <cstdio>
#include <functional>

#include "tests/widgets/made_outcomes.h"
#include "widgets/charts/arena/arena_chart.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/model_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/tables/plans_table.h"
#include "widgets/tables/tensor_filter.h"
#include "widgets/tables/tensor_model.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

double milliseconds(const std::function<void()>& work, int rounds = 9) {
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

int failures = 0;

void ratio(const char* name, double ours, double other, double budget) {
    const double value = ours / std::max(1e-6, other);
    std::printf("%-46s %8.3f ms / %9.3f ms = %6.3f  (budget %.2f)%s\n", name, ours, other, value, budget,
                value <= budget ? "" : "  OVER");
    failures += value <= budget ? 0 : 1;
}

/// A rectangle with a pen for every tensor, visible or not.
class NaivePlottable final : public QCPAbstractPlottable {
public:
    NaivePlottable(QCPAxis* x, QCPAxis* y, const ArenaScene& scene) : QCPAbstractPlottable(x, y), scene_(scene) {}
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override {
        return found = true, QCPRange(0, scene_.steps);
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override {
        return found = true, QCPRange(0, scene_.lanes[0].top());
    }

protected:
    void draw(QCPPainter* painter) override {
        for (const ArenaBox& box : scene_.boxes) {
            painter->setPen(QPen(theme().role(box.role).edge, 1));
            painter->setBrush(theme().role(box.role).fill);
            painter->drawRect(QRectF(QPointF(mKeyAxis->coordToPixel(box.first.number()),
                                             mValueAxis->coordToPixel(static_cast<double>(box.top()))),
                                     QPointF(mKeyAxis->coordToPixel(box.last.number() + 1),
                                             mValueAxis->coordToPixel(static_cast<double>(box.offset)))));
        }
    }
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

private:
    const ArenaScene& scene_;
};

double naiveFrame(const ArenaScene& scene) {
    QCustomPlot plot;
    plot.resize(1400, 800);
    plot.xAxis->setRange(0, scene.steps);
    plot.yAxis->setRange(0, scene.lanes[0].top());
    new NaivePlottable(plot.xAxis, plot.yAxis, scene);
    return milliseconds([&] { plot.replot(QCustomPlot::rpImmediateRefresh); }, 3);
}

struct Shown {
    ViewState state;
    ArenaChart chart{state};
    QCustomPlot* plot = nullptr;
    explicit Shown(const std::shared_ptr<const Outcome>& outcome) {
        state.show(outcome, std::make_shared<const Tuning>());
        chart.resize(1400, 800);
        chart.show();
        chart.fitAll();
        QApplication::processEvents();
        plot = chart.findChild<QCustomPlot*>();
    }
    double frame() const {
        return milliseconds([this] { plot->replot(QCustomPlot::rpImmediateRefresh); });
    }
};

void filters(const std::shared_ptr<const Outcome>& outcome) {
    TensorModel model;
    model.setMany(outcome->tensors.size() + 1);
    model.setOutcome(outcome);
    const double ours = milliseconds([&] {
        model.setCriteria({.filter = TensorFilter(QStringLiteral("t99"))});
        model.setCriteria({.filter = TensorFilter(QString())});
    });
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setFilterKeyColumn(-1);  // our chart looks at every column too
    const double theirs = milliseconds(
        [&] {
            proxy.setFilterRegularExpression(QStringLiteral("t99"));
            proxy.setFilterRegularExpression(QString());
        },
        3);
    ratio("table of 100k: index filter / proxy model", ours, theirs, 0.25);
}

/// Every view of the window that reads an outcome.
struct AllViews {
    ViewState state;
    QWidget window;
    std::vector<QWidget*> views{new ArenaChart(state, &window),       new TensorTable(state, &window),
                                new ModelPanel(state, &window),       new InspectorPanel(state, &window),
                                new MemoryPoolsPanel(state, &window), new PlansTable(state, &window),
                                new ProblemsPanel(state, &window)};
    AllViews() {
        window.resize(1400, 800);
        window.show();
    }
    double show(const std::shared_ptr<const Outcome>& outcome) {
        const auto tuning = std::make_shared<const Tuning>();
        return milliseconds(
            [&] {
                state.show(outcome, tuning);
                QApplication::processEvents();
            },
            3);
    }
    /// One more tensor in the selection, as a click with Ctrl.
    double select(const std::shared_ptr<const Outcome>& outcome) {
        std::set<ValueId> all;
        for (const TensorRow& row : outcome->tensors) all.insert(row.value);
        return milliseconds(
            [&] {
                state.select(all, *all.begin());
                QApplication::processEvents();
                all.erase(all.begin());
            },
            3);
    }
};

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    applyTheme(*qApp, Theme::Kind::light);
    const auto small = largeOutcome(10000), large = largeOutcome(100000);
    const Shown ten(small), hundred(large);
    const double frame10 = ten.frame(), frame100 = hundred.frame();
    ratio("100k tensors, all in view: ours / rect each", frame100, naiveFrame(hundred.chart.scene()), 0.25);
    ratio("100k / 10k tensors, all in view", frame100, frame10, 12);
    const double overlay = milliseconds([&] { hundred.plot->layer(QStringLiteral("overlay"))->replot(); });
    ratio("hover overlay / whole frame of 100k", overlay, frame100, 0.5);
    hundred.plot->replot();
    const double zoomed = [&] {
        const_cast<ArenaChart&>(hundred.chart).setView(50000, 50200);
        return hundred.frame();
    }();
    ratio("100k, zoomed to 200 steps / all in view", zoomed, frame100, 1.5);
    const ArenaScene& scene = hundred.chart.scene();
    const double hit = milliseconds([&] { static_cast<void>(scene.boxAt(0, 77777.5, 5000)); });
    ratio("hit test / whole frame of 100k", hit, frame100, 0.5);
    filters(large);
    AllViews few, many;
    const double shown10 = few.show(small), shown100 = many.show(large);
    ratio("an outcome in every panel, 100k / 10k", shown100, shown10, 16);
    ratio("nearly everything selected, 100k / 10k", many.select(large), few.select(small), 16);
    return failures == 0 ? 0 : 1;
}
