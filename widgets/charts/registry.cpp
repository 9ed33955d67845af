// To add a chart: a folder widgets/charts/<id>/ with <id>_scene (pure geometry, if it has one) and <id>_chart (a
// StepChart or another Chart), and one row here. tests/widgets/test_charts.cpp checks every row.

#include <QtGlobal>

#include "widgets/charts/arena/arena_chart.h"
#include "widgets/charts/compare/compare_chart.h"
#include "widgets/charts/curve/curve_chart.h"
#include "widgets/charts/footprint/footprint_chart.h"
#include "widgets/charts/map/map_chart.h"
#include "widgets/charts/source/source_chart.h"
#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/graph/graph_chart.h"

namespace arenascope {
namespace {

template <class T>
Chart* make(ViewState& state, QWidget* parent) {
    return new T(state, parent);
}

constexpr ChartEntry charts[] = {
    {"arena", QT_TRANSLATE_NOOP("arenascope::Chart", "Arena"), make<ArenaChart>},
    {"timeline", QT_TRANSLATE_NOOP("arenascope::Chart", "Timeline"), make<TimelineChart>},
    {"compare", QT_TRANSLATE_NOOP("arenascope::Chart", "Compare"), make<CompareChart>},
    {"graph", QT_TRANSLATE_NOOP("arenascope::Chart", "Graph"), make<GraphChart>},
    {"map", QT_TRANSLATE_NOOP("arenascope::Chart", "Map"), make<MapChart>},
    {"source", QT_TRANSLATE_NOOP("arenascope::Chart", "Source"), make<SourceChart>},
    {"curve", QT_TRANSLATE_NOOP("arenascope::Chart", "Curve"), make<CurveChart>},
    {"footprint", QT_TRANSLATE_NOOP("arenascope::Chart", "Footprint"), make<FootprintChart>},
};

}  // namespace

std::span<const ChartEntry> builtinCharts() { return charts; }

}  // namespace arenascope
