// The graph of large programs: its first drawing, panning and zooming, in CPU time of the whole process as if on one
// core, against the budgets of its design. Then our layered layout beside Graphviz's `dot`, where that is installed:
// edges that cross, edges through nodes, things that change places when a frame opens, time. Exits 1 where a budget is
// exceeded. `bench_graph dot` compares the layouts alone, `bench_graph dot each` tells every drawing, `bench_graph own
// each` those of our layout without dot's.

#include <time.h>

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <set>

#include "tests/widgets/graph_testing.h"
#include "tests/widgets/made_outcomes.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/graph/open_frames.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

double milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

int failures = 0;

void budget(const QString& what, double spent, double most) {
    std::printf("%-58s %8.1f ms of %5.0f%s\n", qPrintable(what), spent, most, spent > most ? "  OVER" : "");
    std::fflush(stdout);
    failures += spent > most ? 1 : 0;
}

// -- budgets --------------------------------------------------------------------------------------------------

/// Operators in blocks of eight with a bypass around each, eight blocks a layer, like a deep network.
std::shared_ptr<const Outcome> deepProgram(int count) {
    auto out = std::make_shared<Outcome>(*largeOutcome(count));
    auto method = std::make_shared<Method>(*out->method);
    const ValueId one = method->values.next();
    method->values.push_back({.name = "one", .data = std::int64_t{1}});
    constexpr int block = 8, layer = 64;
    for (const InstructionIndex at : method->instructions.indices()) {
        Instruction& it = method->instructions[at];
        const int i = at.number();
        it.module_path = "layers." + std::to_string(i / layer) + ".blocks." + std::to_string(i % layer / block);
        const ValueId own(i), before(std::max(0, i - 1));
        it.outs = {own};
        const bool joins = i % block == block - 1;
        it.op = joins ? "aten::add.out" : "aten::relu.out";
        it.args.clear();
        if (i > 0) it.args.push_back(before);
        if (joins) it.args.insert(it.args.end(), {ValueId(i - block + 1), one});
        it.args.insert(it.args.end(), {own, own});
    }
    out->method = std::move(method);
    return out;
}

struct Shown {
    ViewState state;
    GraphChart chart{state};
    Shown() {
        chart.resize(1400, 900);
        chart.show();
        QApplication::processEvents();
    }
    void settle() {
        while (!chart.isSettled()) QApplication::processEvents();
        static_cast<void>(chart.canvas().grab());
    }
    double first(const std::shared_ptr<const Outcome>& outcome) {
        const double start = milliseconds();
        state.show(outcome, std::make_shared<const Tuning>());
        settle();
        return milliseconds() - start;
    }
    double level(int level) {
        const double start = milliseconds();
        chart.openToLevel(level);
        settle();
        return milliseconds() - start;
    }
    /// The slowest of many frames; the better of two rounds, because other processes evict the cache.
    double slowest(const std::function<void(int)>& act) {
        double out = 0;
        for (int round = 0; round < 2; ++round) {
            double most = 0;
            for (int i = 0; i < 40; ++i) {
                const double start = milliseconds();
                act(i);
                static_cast<void>(chart.canvas().grab());
                most = std::max(most, milliseconds() - start);
            }
            out = round == 0 ? most : std::min(out, most);
        }
        return out;
    }
    void frames(const QString& what, double most) {
        GraphCanvas& canvas = chart.canvas();
        const auto pan = [&](int i) {
            QWheelEvent wheel({}, {}, {}, QPoint(i % 2 * 40, -60), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(&canvas, &wheel);
        };
        budget(what + QStringLiteral(", pan, slowest frame"), slowest(pan), most);
        budget(what + QStringLiteral(", zoom, slowest frame"),
               slowest([&](int i) { canvas.zoom(i < 20 ? 1.05 : 1 / 1.05); }), most);
        chart.fitAll();
        budget(what + QStringLiteral(", all in view, pan, slowest frame"), slowest(pan), most);
    }
};

void budgets() {
    constexpr double frame = 16, slow_frame = 33;
    for (const auto& [count, first, most] :
         {std::tuple(1000, 300.0, frame), std::tuple(10000, 500.0, frame), std::tuple(100000, 2000.0, slow_frame)}) {
        const auto outcome = deepProgram(count);
        Shown view;
        const QString name = QStringLiteral("%1 nodes").arg(count);
        budget(name + QStringLiteral(", first drawing"), view.first(outcome), first);
        budget(name + QStringLiteral(", all frames closed"), view.level(0), first);
        view.frames(name + QStringLiteral(" closed"), most);
        if (count > 1000) continue;
        budget(name + QStringLiteral(", all frames opened"), view.level(deepestLevel(view.chart.graph())), first);
        view.frames(name + QStringLiteral(" opened"), most);
    }
}

// -- compared with dot -----------------------------------------------------------------------------------------

using Way = std::vector<QPointF>;

/// A drawing by either layout.
struct Drawn {
    std::map<std::pair<int, int>, QRectF> items;                   ///< by node and frame
    std::vector<std::tuple<std::size_t, std::size_t, Way>> edges;  ///< ends in `order`; pieces in a row
    std::vector<std::pair<int, int>> order;
    double spent = 0;
};

std::pair<int, int> keyOf(const GraphItem& item) {
    return {item.node.valid() ? item.node.number() : -1, item.frame.valid() ? item.frame.number() : -1};
}

std::set<std::pair<ItemIndex, ItemIndex>> edgesOf(const ProgramGraph& graph, const GraphScene& scene) {
    std::set<std::pair<ItemIndex, ItemIndex>> out;
    for (const ProgramEdge& edge : graph.edges) {
        const ItemIndex from = scene.shownBy[edge.from], to = scene.shownBy[edge.to];
        if (from.valid() && to.valid() && from != to && edge.kind == ProgramEdge::Kind::data) out.emplace(from, to);
    }
    return out;
}

Drawn ours(const OpenedGraph& model, const GraphQuery& query, GraphScene& scene) {
    Drawn out;
    const double start = milliseconds();
    scene = graphScene(*model.graph, *model.outcome->method, query);
    out.spent = milliseconds() - start;
    for (const GraphItem& item : scene.items) {
        out.items[keyOf(item)] = item.rect;
        out.order.push_back(keyOf(item));
    }
    for (const auto& [from, to] : edgesOf(*model.graph, scene)) {
        for (const GraphLine& line : scene.lines) {
            const bool own = line.from == from && line.kind == ProgramEdge::Kind::data &&
                std::find(line.to.begin(), line.to.end(), to) != line.to.end();
            if (own) out.edges.emplace_back(from.row(), to.row(), line.route);
        }
    }
    return out;
}

/// The same for `dot`: frames as clusters, items as boxes of the same size.
QByteArray dotText(const ProgramGraph& graph, const GraphScene& scene) {
    QByteArray out = "digraph g { nodesep=0.3; ranksep=0.4; node [shape=box fixedsize=true label=\"\"];\n";
    std::map<FrameIndex, std::vector<ItemIndex>> held;
    std::map<FrameIndex, std::vector<FrameIndex>> inner;
    for (const ItemIndex i : scene.items.indices()) held[scene.items[i].parent].push_back(i);
    for (const GraphBox& box : scene.boxes) {
        FrameIndex around = graph.frames[box.frame].parent;
        while (around != whole_program && !scene.boxOf(around)) around = graph.frames[around].parent;
        inner[around].push_back(box.frame);
    }
    const std::function<void(FrameIndex)> write = [&](FrameIndex frame) {
        for (const ItemIndex item : held[frame]) {
            const QSizeF size = scene.items[item].rect.size() / 72;
            out += QStringLiteral("n%1 [width=%2 height=%3];\n")
                       .arg(item.number())
                       .arg(size.width())
                       .arg(size.height())
                       .toLatin1();
        }
        for (const FrameIndex each : inner[frame]) {
            out += "subgraph cluster_" + QByteArray::number(each.number()) + " {\n";
            write(each);
            out += "}\n";
        }
    };
    write(whole_program);
    for (const auto& [from, to] : edgesOf(graph, scene))
        out += QStringLiteral("n%1 -> n%2;\n").arg(from.number()).arg(to.number()).toLatin1();
    return out + "}\n";
}

/// A curve of three-point pieces as straight ones.
Way flattened(const QString& pos) {
    Way points, out;
    for (const QString& part : pos.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList numbers = part.split(u',');
        if (numbers.size() == 2) points.emplace_back(numbers[0].toDouble(), numbers[1].toDouble());
    }
    constexpr int pieces = 8;
    for (std::size_t i = 0; i + 3 < points.size(); i += 3) {
        for (int k = i == 0 ? 0 : 1; k <= pieces; ++k) {
            const double t = static_cast<double>(k) / pieces, s = 1 - t;
            out.push_back(s * s * s * points[i] + 3 * s * s * t * points[i + 1] + 3 * s * t * t * points[i + 2] +
                          t * t * t * points[i + 3]);
        }
    }
    return out;
}

std::optional<Drawn> dots(const ProgramGraph& graph, const GraphScene& scene) {
    constexpr int longest = 60000;
    QProcess dot;
    dot.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("dot -Tjson; times >&2")});
    dot.write(dotText(graph, scene));
    dot.closeWriteChannel();
    if (!dot.waitForFinished(longest)) return std::nullopt;
    const QJsonObject made = QJsonDocument::fromJson(dot.readAllStandardOutput()).object();
    Drawn out;
    // "0m0.00s 0m0.00s" of the shell, then of what it ran.
    const QStringList times = QString::fromLatin1(dot.readAllStandardError()).split(u'\n').value(1).split(u' ');
    for (const QString& each : times)
        out.spent += (each.section(u'm', 0, 0).toDouble() * 60 + each.section(u'm', 1).chopped(1).toDouble()) * 1e3;
    std::map<int, std::size_t> items;  // by dot's own number
    for (const QJsonValue& value : made[QStringLiteral("objects")].toArray()) {
        const QJsonObject object = value.toObject();
        const QString name = object[QStringLiteral("name")].toString();
        if (!name.startsWith(u'n')) continue;
        const QStringList pos = object[QStringLiteral("pos")].toString().split(u',');
        const QSizeF size(object[QStringLiteral("width")].toString().toDouble() * 72,
                          object[QStringLiteral("height")].toString().toDouble() * 72);
        const QPointF middle(pos.value(0).toDouble(), -pos.value(1).toDouble());
        const ItemIndex item(name.mid(1).toInt());
        items[object[QStringLiteral("_gvid")].toInt()] = out.order.size();
        out.order.push_back(keyOf(scene.items[item]));
        out.items[out.order.back()] = QRectF(middle - QPointF(size.width(), size.height()) / 2, size);
    }
    for (const QJsonValue& value : made[QStringLiteral("edges")].toArray()) {
        const QJsonObject edge = value.toObject();
        Way way = flattened(edge[QStringLiteral("pos")].toString());
        for (QPointF& point : way) point.setY(-point.y());
        out.edges.emplace_back(items[edge[QStringLiteral("tail")].toInt()], items[edge[QStringLiteral("head")].toInt()],
                               std::move(way));
    }
    return out.order.empty() ? std::nullopt : std::optional(std::move(out));
}

double turn(const QPointF& a, const QPointF& b, const QPointF& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

bool crossing(const QPointF& a, const QPointF& b, const QPointF& c, const QPointF& d) {
    constexpr double little = 1e-6;
    const double p = turn(a, b, c), q = turn(a, b, d), r = turn(c, d, a), s = turn(c, d, b);
    return ((p > little && q < -little) || (p < -little && q > little)) &&
        ((r > little && s < -little) || (r < -little && s > little));
}

QRectF boundsOf(const Way& way) {
    QPointF low = way.empty() ? QPointF() : way.front(), high = low;
    for (const QPointF& point : way) {
        low = {std::min(low.x(), point.x()), std::min(low.y(), point.y())};
        high = {std::max(high.x(), point.x()), std::max(high.y(), point.y())};
    }
    return {low, high};
}

QPointF crossingPoint(const QPointF& a, const QPointF& b, const QPointF& c, const QPointF& d) {
    const double along = turn(c, d, a) / (turn(c, d, a) - turn(c, d, b));
    return a + (b - a) * along;
}

struct Crossings {
    std::size_t points = 0;  ///< that a reader sees: edges of one node may share a line
    std::size_t pairs = 0;   ///< of edges
};

/// Of edges with neither end in common.
Crossings crossingsOf(const Drawn& drawn) {
    constexpr double same = 2;  // pixels
    std::set<std::pair<int, int>> points;
    std::set<std::tuple<std::size_t, std::size_t, std::size_t, std::size_t>> pairs;
    std::vector<QRectF> bounds;
    for (const auto& [from, to, way] : drawn.edges) bounds.push_back(boundsOf(way).adjusted(-1, -1, 1, 1));
    for (std::size_t i = 0; i < drawn.edges.size(); ++i) {
        const auto& [from, to, way] = drawn.edges[i];
        for (std::size_t k = i + 1; k < drawn.edges.size(); ++k) {
            const auto& [other_from, other_to, other] = drawn.edges[k];
            if (from == other_from || to == other_to || !bounds[i].intersects(bounds[k])) continue;
            for (std::size_t a = 1; a < way.size(); ++a) {
                for (std::size_t b = 1; b < other.size(); ++b) {
                    if (!crossing(way[a - 1], way[a], other[b - 1], other[b])) continue;
                    const QPointF at = crossingPoint(way[a - 1], way[a], other[b - 1], other[b]) / same;
                    points.emplace(static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y())));
                    pairs.insert({from, to, other_from, other_to});
                }
            }
        }
    }
    return {points.size(), pairs.size()};
}

/// Edges that run through a node that they do not end at.
std::size_t throughNodes(const Drawn& drawn) {
    std::set<std::pair<std::size_t, std::size_t>> out;
    for (const auto& [from, to, way] : drawn.edges) {
        const QRectF bounds = boundsOf(way).adjusted(-1, -1, 1, 1);
        for (std::size_t i = 0; i < drawn.order.size(); ++i) {
            const QRectF rect = drawn.items.at(drawn.order[i]).adjusted(2, 2, -2, -2);
            if (i == from || i == to || !rect.intersects(bounds)) continue;
            for (std::size_t a = 1; a < way.size(); ++a) {
                const bool inside = rect.contains((way[a - 1] + way[a]) / 2) ||
                    crossing(way[a - 1], way[a], rect.topLeft(), rect.bottomRight()) ||
                    crossing(way[a - 1], way[a], rect.topRight(), rect.bottomLeft());
                if (inside) out.insert({from, to});
            }
        }
    }
    return out.size();
}

/// The share of pairs in both drawings that have changed sides.
std::pair<std::size_t, std::size_t> changedPlaces(const Drawn& before, const Drawn& after) {
    std::vector<std::pair<QPointF, QPointF>> both;
    for (const auto& [key, rect] : before.items) {
        const auto now = after.items.find(key);
        if (now != after.items.end()) both.emplace_back(rect.center(), now->second.center());
    }
    constexpr double clear = 20;
    const auto turned = [](double was, double is) {
        return (was > clear && is < -clear) || (was < -clear && is > clear);
    };
    std::size_t changed = 0, all = 0;
    for (std::size_t i = 0; i < both.size(); ++i) {
        for (std::size_t k = i + 1; k < both.size(); ++k) {
            const QPointF was = both[i].first - both[k].first, is = both[i].second - both[k].second;
            changed += turned(was.x(), is.x()) || turned(was.y(), is.y()) ? 1 : 0;
            ++all;
        }
    }
    return {changed, all};
}

struct Sums {
    std::size_t crossings = 0, crossed = 0, through = 0, changed = 0, pairs = 0, edges = 0;
    double spent = 0;
    void add(const Drawn& drawn) {
        const Crossings found = crossingsOf(drawn);
        crossings += found.points;
        crossed += found.pairs;
        through += throughNodes(drawn);
        edges += drawn.edges.size();
        spent += drawn.spent;
    }
};

void print(const char* name, const Sums& sums) {
    std::printf(
        "  %-8s %6zu crossings (%zu pairs of edges), %zu edges through nodes, %6.3f %% of pairs of nodes change "
        "sides, %9.1f ms\n",
        name, sums.crossings, sums.crossed, sums.through,
        100.0 * static_cast<double>(sums.changed) / static_cast<double>(std::max<std::size_t>(1, sums.pairs)),
        sums.spent);
}

QStringList programs() {
    QStringList out = bundledPrograms();
    for (const QString& name : programNames()) {
        const QString path = dataFolder() + QStringLiteral("/programs/%1/model_core.pt2").arg(name);
        if (QFileInfo::exists(path)) out.append(path);
    }
    return out;
}

void besideDot(bool alone, bool each) {
    if (QStandardPaths::findExecutable(QStringLiteral("dot")).isEmpty() && !alone) {
        std::printf("dot is not installed: layouts are not compared\n");
        return;
    }
    const auto drawnByDot = [alone](const ProgramGraph& graph, const GraphScene& scene) {
        return alone ? std::optional<Drawn>(Drawn()) : dots(graph, scene);
    };
    constexpr std::size_t least = 8, most = 1500;  // items: smaller drawings tell nothing, dot takes minutes for larger
    constexpr int most_opened = 3;
    Sums mine, theirs;
    int compared = 0, refused = 0;
    for (const QString& path : programs()) {
        const auto model = openedGraph(path);
        if (!model) continue;
        for (const std::set<FrameIndex>& open :
             {framesAtFirst(*model->graph, {}), framesToLevel(*model->graph, deepestLevel(*model->graph))}) {
            GraphScene scene;
            const Drawn own = ours(*model, {.open = open}, scene);
            if (scene.items.size() < least || scene.items.size() > most) continue;
            const auto other = drawnByDot(*model->graph, scene);
            if (!other) {
                ++refused;
                continue;
            }
            ++compared;
            const Sums before = mine, before_theirs = theirs;
            mine.add(own);
            theirs.add(*other);
            if (each)
                std::printf("%s, %zu items, %zu frames: %zu crossings (%zu pairs), dot %zu (%zu)\n",
                            qPrintable(path.section(u'/', -2)), scene.items.size(), scene.boxes.size(),
                            mine.crossings - before.crossings, mine.crossed - before.crossed,
                            theirs.crossings - before_theirs.crossings, theirs.crossed - before_theirs.crossed);
            int opened = 0;
            for (const GraphItem& item : scene.items) {
                if (!item.isClosed() || opened++ == most_opened) continue;
                GraphQuery next{.open = open};
                next.open.insert(item.frame);
                GraphScene after;
                const Drawn own_after = ours(*model, next, after);
                const auto other_after = drawnByDot(*model->graph, after);
                if (!other_after) continue;
                const auto [a, b] = changedPlaces(own, own_after);
                const auto [c, d] = changedPlaces(*other, *other_after);
                mine.changed += a, mine.pairs += b;
                theirs.changed += c, theirs.pairs += d;
            }
        }
    }
    std::printf("%d drawings of programs, %zu edges, %d that dot gave up\n", compared, mine.edges, refused);
    print("layered", mine);
    print("dot", theirs);
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    applyTheme(*qApp, Theme::Kind::light);
    if (argc < 2) budgets();
    besideDot(argc > 1 && qstrcmp(argv[1], "own") == 0, argc > 2);
    return failures == 0 ? 0 : 1;
}
