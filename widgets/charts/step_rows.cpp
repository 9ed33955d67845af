#include "widgets/charts/step_rows.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr double label_gap = 56;  ///< least distance of step labels

}  // namespace

void paintLiveCurve(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const Table<Step, qint64>& live) {
    // Filled columns instead of a polygon: a wide pen over thousands of points takes a second.
    const RoleColors& colors = theme().role(DataRole::intermediate);
    const QColor fill = mixed(colors.solid, theme().chart, 0.14);
    const auto count = static_cast<double>(live.size());
    if (live.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double bottom = row.bottom() + 1;
    double before = -1;
    const auto column = [&](double left, double right, qint64 bytes) {
        const double y = std::round(StepPlot::yPixel(row, static_cast<double>(bytes)));
        painter.fillRect(QRectF(left, y, right - left, bottom - y), fill);
        painter.fillRect(QRectF(left, y - 1, right - left, 1.5), colors.edge);
        if (before >= 0 && before != y)
            painter.fillRect(QRectF(left - 0.75, std::min(before, y) - 1, 1.5, std::abs(before - y) + 1), colors.edge);
        before = y;
    };
    if (plot.pixelsPerStep() >= 1) {
        const double last = std::min(plot.upper(), count);
        for (double step = std::max(0.0, std::floor(plot.lower())); step < last; ++step) {
            const double left = std::max(plot.left(), plot.xPixel(step)),
                         right = std::min(plot.right(), plot.xPixel(step + 1));
            if (right > left) column(left, right, live[Step(static_cast<int>(step))]);
        }
        return;
    }
    for (double x = plot.left(); x < plot.right(); ++x) {
        const auto from = static_cast<std::size_t>(std::clamp(plot.stepAt(x), 0.0, count));
        const auto to = std::max(from + 1, static_cast<std::size_t>(std::clamp(plot.stepAt(x + 1), 0.0, count)));
        qint64 most = 0;
        for (const Step step : IndexRange(Step(from), std::min(Step(to), live.next())))
            most = std::max(most, live[step]);
        if (from < live.size()) column(x, x + 1, most);
    }
}

void paintFormerCurve(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row,
                      const Table<Step, qint64>& before, const Table<Step, qint64>& after) {
    const Step end = std::min(before.next(), after.next());
    const auto differs = [&](Step step) { return step.valid() && step < end && before[step] != after[step]; };
    const auto at = [&](Step step) {
        const qint64 bytes = before[step];
        return QPointF(std::round(plot.xPixel(step)) + 0.5,
                       std::round(StepPlot::yPixel(row, static_cast<double>(bytes))) + 0.5);
    };
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(paint::dashed(theme().tx2, 1, 3, 3));
    painter.setBrush(Qt::NoBrush);
    const Step last = std::min(end, Step(static_cast<int>(std::ceil(plot.upper()))));
    for (Step step(std::max(0, static_cast<int>(plot.lower()))); step < last; ++step) {
        if (!differs(step)) continue;
        QPolygonF line;
        if (step > Step(0) && !differs(step - 1)) line << QPointF(at(step).x(), at(step - 1).y());
        for (; differs(step) && step < last; ++step)
            line << at(step) << QPointF(std::round(plot.xPixel(step + 1)) + 0.5, at(step).y());
        if (step < end) line << QPointF(line.back().x(), at(step).y());
        painter.drawPolyline(line);
    }
}

void paintStepGrid(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row) {
    painter.setPen(QPen(theme().grid, 1));
    const double tick = paint::stepTick(plot.pixelsPerStep(), label_gap);
    for (double step = std::ceil(plot.lower() / tick) * tick; step <= plot.upper(); step += tick) {
        const double x = std::floor(plot.xPixel(step + (tick > 1 ? 0.5 : 0))) + 0.5;
        if (x > plot.left() && x < plot.right()) painter.drawLine(QPointF(x, row.top()), QPointF(x, row.bottom()));
    }
}

void paintByteGrid(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, int most,
                   std::optional<qint64> capacity) {
    const Theme& t = theme();
    const QCPRange bytes = row.axis(QCPAxis::atLeft)->range();
    const double top = bytes.upper;
    const int ticks = std::min(most, std::max(2, row.height() / 26));
    paint::ByteScale scale = paint::byteScale(top, ticks);
    scale.step = paint::byteScale(bytes.size(), ticks).step;  // the unit of the largest offset
    painter.setFont(t.tick);
    const double limit = capacity ? static_cast<double>(*capacity) : -1;
    const double limit_y = capacity ? StepPlot::yPixel(row, limit) : -1e9;
    const auto label = [&](double y, double value, const QColor& color) {
        painter.setPen(color);
        painter.drawText(QRectF(0, y - 8, plot.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter, scale.label(value));
    };
    for (double value = std::ceil(bytes.lower / scale.step) * scale.step; value <= top; value += scale.step) {
        const double y = std::floor(StepPlot::yPixel(row, value)) + (value > 0 ? 0.5 : -0.5);
        painter.setPen(QPen(value > 0 ? t.grid : t.axis, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        if (std::abs(y - limit_y) > 13) label(y, value, t.tx2);
    }
    if (capacity && bytes.contains(limit)) label(limit_y, limit, t.bad);
}

void paintOverflow(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, qint64 capacity) {
    const double y = StepPlot::yPixel(row, static_cast<double>(capacity));
    const QRectF above(plot.left(), row.top(), plot.right() - plot.left(),
                       std::min<double>(y, row.bottom() + 1) - row.top());
    if (above.height() <= 0) return;
    painter.fillRect(above, mixed(theme().bad, theme().chart, theme().isDark() ? 0.06 : 0.05));
    paint::hatch(painter, above, mixed(theme().bad, theme().chart, theme().isDark() ? 0.17 : 0.16), 6);
}

void paintClosed(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane) {
    const Theme& t = theme();
    constexpr double text_height = 14;
    for (const ByteRange& range : lane.closed) {
        const double bottom = StepPlot::yPixel(row, static_cast<double>(range.begin)),
                     top = StepPlot::yPixel(row, static_cast<double>(range.end));
        const QRectF rect = QRectF(plot.left(), top, plot.right() - plot.left(), std::max(1.0, bottom - top))
                                .intersected(QRectF(row.rect()));
        if (rect.isEmpty()) continue;
        painter.fillRect(rect, mixed(t.tx3, t.chart, 0.14));
        paint::hatch(painter, rect, mixed(t.tx3, t.chart, 0.45), 6);
        if (rect.height() < text_height) continue;
        const QString text = Chart::tr("reserved, %1").arg(format::offsetRange(range.begin, range.end));
        paint::plateLabel(painter, plot.left() + paint::mixedWidth(text, t.labelMedium) + 18, rect.center().y(), text,
                          t.tx2);
    }
}

QString liveText(const ArenaScene& scene, std::size_t lane, Step step) {
    const Step at = std::max(Step(0), step);
    if (lane >= scene.lanes.size() || !scene.lanes[lane].live.has(at)) return {};
    const qint64 bytes = scene.lanes[lane].live[at];
    const QString node = paint::nodeName(scene.stepName(at));
    return Chart::tr("%1 at step %2: %3 live, %4")
               .arg(scene.lanes[lane].name, format::number(at.number()), format::bytes(bytes),
                    format::exactBytes(bytes)) +
        (node.isEmpty() ? QString() : QStringLiteral(", ") + node);
}

void paintStepLine(QPainter& painter, const StepPlot& plot, Step step, double top, double bottom) {
    const double x = std::floor(plot.xPixel(step.number() + 0.5)) + 0.5;
    if (x < plot.left() || x > plot.right()) return;
    std::vector<QRectF> crossed;
    for (const QRectF& name : plot.names())
        if (x > name.left() - 1 && x < name.right() + 1) crossed.push_back(name);
    std::sort(crossed.begin(), crossed.end(), [](const QRectF& a, const QRectF& b) { return a.top() < b.top(); });
    painter.setPen(paint::dashed(theme().ink, 1, 1, 2));
    for (const QRectF& name : crossed) {
        if (name.top() > top) painter.drawLine(QPointF(x, top), QPointF(x, std::min(name.top(), bottom)));
        top = std::max(top, name.bottom());
    }
    if (top < bottom) painter.drawLine(QPointF(x, top), QPointF(x, bottom));
}

void paintModules(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene) {
    const Theme& t = theme();
    painter.setFont(t.label);
    const QFontMetricsF metrics(t.label);
    for (const ModuleSpan& span : scene.modules) {
        if (span.last.number() + 1 < plot.lower() || span.first.number() > plot.upper()) continue;
        const double left = std::max(plot.left(), plot.xPixel(span.first)),
                     right = std::min(plot.right(), plot.xPixel(span.last + 1));
        const QRectF rect(left + 1, row.top(), right - left - 2, row.height());
        if (rect.width() < 1) continue;
        painter.fillRect(rect, t.bar);
        QString text = span.name.isEmpty() ? Chart::tr("no module") : span.name;
        if (metrics.horizontalAdvance(text) > rect.width() - 6) text = span.name.section(QLatin1Char('.'), -1);
        if (metrics.horizontalAdvance(text) > rect.width() - 4) continue;
        painter.setPen(span.name.isEmpty() ? t.tx3 : t.tx2);
        plot.drawName(painter, rect, Qt::AlignCenter, text);
    }
}

namespace {

QColor regionColor(StepRegion::Kind kind) {
    if (kind == StepRegion::Kind::tiles) return theme().tx3;
    return theme().role(kind == StepRegion::Kind::delegate ? DataRole::delegate : DataRole::state).solid;
}

/// The branch or loop, by the names that torch.export gives their graphs.
QString regionName(const StepRegion& region) {
    if (region.kind == StepRegion::Kind::delegate || region.kind == StepRegion::Kind::tiles) return region.name;
    static const QRegularExpression known(
        QStringLiteral("^(true|false|while_loop_cond|while_loop_body|body|combine|scan_combine)_graph_([0-9]+)$"));
    const QString own = region.name.section(QLatin1Char('.'), -1);
    const auto match = known.match(own);
    const QString what = match.captured(1), number = match.captured(2);
    if (what == QLatin1String("true")) return Chart::tr("cond %1, then").arg(number);
    if (what == QLatin1String("false")) return Chart::tr("cond %1, else").arg(number);
    if (what.startsWith(QLatin1String("while"))) return Chart::tr("while loop %1").arg(number);
    if (what == QLatin1String("body")) return Chart::tr("map %1").arg(number);
    if (what.endsWith(QLatin1String("combine"))) return Chart::tr("scan %1").arg(number);
    if (!own.isEmpty()) return own;
    return region.kind == StepRegion::Kind::branch ? Chart::tr("branch") : Chart::tr("loop");
}

/// The nesting depth of a region.
int depthOf(const std::vector<StepRegion>& regions, std::size_t index) {
    const StepRegion& own = regions[index];
    int depth = 0;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const StepRegion& other = regions[i];
        const bool around = i != index && other.first <= own.first && own.last <= other.last;
        const bool same = other.first == own.first && other.last == own.last;
        if (around && (!same || i < index)) ++depth;
    }
    return depth;
}

/// Of each region; a single row if there are very many.
std::vector<int> depthsOf(const ArenaScene& scene) {
    constexpr std::size_t most = 2000;
    std::vector<int> out(scene.regions.size(), 0);
    for (std::size_t i = 0; i < out.size() && out.size() <= most; ++i) out[i] = depthOf(scene.regions, i);
    return out;
}

constexpr int region_height = 15, deepest = 3;

/// Over the tiles of a group, its name in the middle.
void paintBracket(QPainter& painter, const StepPlot& plot, const QRectF& rect, const QString& whole) {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.label);
    QString name = whole;
    for (const QString& shorter : {whole.section(QLatin1Char(' '), -2), whole.section(QLatin1Char(' '), -2, -2)})
        if (metrics.horizontalAdvance(name) > rect.width() - 24) name = shorter;
    if (metrics.horizontalAdvance(name) > rect.width() - 12) name.clear();
    const double room = name.isEmpty() ? 0 : metrics.horizontalAdvance(name) + 12,
                 y = std::floor(rect.center().y()) + 0.5;
    painter.setPen(QPen(t.ink, 1.4));
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left(), rect.bottom()));
    painter.drawLine(QPointF(rect.right(), y), QPointF(rect.right(), rect.bottom()));
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.center().x() - room / 2, y));
    painter.drawLine(QPointF(rect.center().x() + room / 2, y), QPointF(rect.right(), y));
    painter.setPen(t.tx);
    painter.setFont(t.label);
    if (!name.isEmpty()) plot.drawName(painter, rect, Qt::AlignCenter, name);
}

}  // namespace

int regionsHeight(const ArenaScene& scene) {
    const std::vector<int> depths = depthsOf(scene);
    const auto most = std::max_element(depths.begin(), depths.end());
    return region_height * (1 + (most == depths.end() ? 0 : std::min(*most, deepest)));
}

QList<Swatch> regionSwatches(const ArenaScene& scene) {
    QList<Swatch> legend;
    const auto add = [&](const QString& text, StepRegion::Kind kind, bool is_there) {
        const QColor color = regionColor(kind);
        if (is_there)
            legend.append(
                {.text = text, .colors = {color, mixed(color, theme().ink, 0.7), mixed(color, theme().chart, 0.28)}});
    };
    const auto is_delegate = [](const StepRegion& each) { return each.kind == StepRegion::Kind::delegate; };
    const auto delegates = std::count_if(scene.regions.begin(), scene.regions.end(), is_delegate);
    add(Chart::tr("steps of a delegate"), StepRegion::Kind::delegate, delegates > 0);
    const auto tiled = std::count_if(scene.regions.begin(), scene.regions.end(),
                                     [](const StepRegion& each) { return each.kind == StepRegion::Kind::tiles; });
    add(Chart::tr("branch or loop"), StepRegion::Kind::loop, delegates + tiled < std::ssize(scene.regions));
    return legend;
}

QString regionText(const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene, const QPointF& pos) {
    const auto line = static_cast<int>((pos.y() - row.top()) / region_height);
    const Step step = plot.stepUnder(pos.x());
    const std::vector<int> depths = depthsOf(scene);
    for (std::size_t i = 0; i < scene.regions.size(); ++i) {
        const StepRegion& region = scene.regions[i];
        if (std::min(depths[i], deepest) == line && region.first <= step && step <= region.last)
            return Chart::tr("%1, steps %2").arg(regionName(region), format::steps(region.first, region.last));
    }
    return {};
}

void paintRegions(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene) {
    const Theme& t = theme();
    painter.setFont(t.label);
    const QFontMetricsF metrics(t.label);
    const std::vector<int> depths = depthsOf(scene);
    for (std::size_t i = 0; i < scene.regions.size(); ++i) {
        const StepRegion& region = scene.regions[i];
        if (region.last.number() + 1 < plot.lower() || region.first.number() > plot.upper()) continue;
        const double left = std::max(plot.left(), plot.xPixel(region.first)),
                     right = std::min(plot.right(), plot.xPixel(region.last + 1));
        const QRectF rect(left + 0.5, row.top() + 0.5 + region_height * std::min(depths[i], deepest),
                          std::max(1.5, right - left - 1), region_height - 1.0);
        if (region.kind == StepRegion::Kind::tiles) {
            paintBracket(painter, plot, rect, region.name);
            continue;
        }
        const QColor color = regionColor(region.kind);
        painter.setPen(QPen(mixed(color, t.ink, 0.7), 1));
        painter.setBrush(mixed(color, t.chart, 0.28));
        painter.drawRect(rect);
        const QString name = paint::fitted(regionName(region), metrics, rect.width() - 6);
        painter.setPen(t.tx);
        if (!name.isEmpty()) plot.drawName(painter, rect, Qt::AlignCenter, name);
    }
}

void paintRegionWash(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaScene& scene) {
    for (const StepRegion& region : scene.regions) {
        const double left = std::max(plot.left(), plot.xPixel(region.first)),
                     right = std::min(plot.right(), plot.xPixel(region.last + 1));
        if (right <= left) continue;
        const double amount = region.kind == StepRegion::Kind::delegate ? 0.10
            : region.kind == StepRegion::Kind::tiles                    ? 0.04
                                                                        : 0.06;
        painter.fillRect(QRectF(left, row.top(), right - left, row.height() + 1.0),
                         mixed(regionColor(region.kind), theme().chart, amount));
    }
}

void paintStepAxis(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, Step cursor) {
    const Theme& t = theme();
    const double y = row.bottom() + 11;
    painter.setFont(t.label);
    painter.setPen(t.tx2);
    painter.drawText(QRectF(0, y - 8, plot.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter, Chart::tr("step"));
    painter.setFont(t.tick);
    const double cursor_x = plot.xPixel(cursor.number() + 0.5);
    const double tick = paint::stepTick(plot.pixelsPerStep(), label_gap);
    for (double step = std::ceil(plot.lower() / tick) * tick; step < std::min(plot.upper(), plot.steps() + 0.0);
         step += tick) {
        const double x = plot.xPixel(step + 0.5);
        if (x < plot.left() || x > plot.right() || std::abs(x - cursor_x) < 26) continue;
        painter.drawText(QRectF(x - 40, y - 8, 80, 16), Qt::AlignCenter, format::number(static_cast<qint64>(step)));
    }
    if (cursor_x < plot.left() || cursor_x > plot.right()) return;
    paint::pill(painter, QPointF(cursor_x, y), format::number(cursor.number()),
                QRectF(plot.left() - 20, y - 8, plot.right() - plot.left() + 36, 16));
}

QRectF brushRect(const StepPlot& plot, const QCPAxisRect& row) {
    const double scale = (plot.right() - plot.left()) / std::max(1, plot.steps());
    return {plot.left() + plot.lower() * scale, row.top() + 0.0, (plot.upper() - plot.lower()) * scale,
            row.height() + 0.0};
}

void paintOverview(QPainter& painter, const StepPlot& plot, const QCPAxisRect& row, const ArenaLane& lane) {
    const Theme& t = theme();
    painter.setFont(t.label);
    painter.setPen(t.tx2);
    painter.drawText(QRectF(0, row.center().y() - 8, plot.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter,
                     Chart::tr("all"));
    const double width = plot.right() - plot.left();
    const QRectF brush = brushRect(plot, row);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(brush, t.bar);
    // One column per pixel: the maximum of its steps.
    const auto columns = static_cast<int>(width);
    const double top = std::max(lane.top(), 1.0);
    for (int column = 0; column < columns && !lane.live.empty(); ++column) {
        const double count = static_cast<double>(lane.live.size());
        const auto from = static_cast<std::size_t>(column / width * count);
        const auto to = std::max(from + 1, static_cast<std::size_t>((column + 1) / width * count));
        qint64 most = 0;
        for (const Step step : IndexRange(Step(from), std::min(Step(to), lane.live.next())))
            most = std::max(most, lane.live[step]);
        const double height = std::round((row.height() - 4) * static_cast<double>(most) / top);
        const double x = plot.left() + column;
        const bool seen = x >= brush.left() && x <= brush.right();
        painter.fillRect(QRectF(x, row.bottom() - height, 1, height), seen ? t.thumb : mixed(t.thumb, t.chart, 0.6));
    }
    if (lane.showsCapacity()) {
        const double y = row.bottom() - (row.height() - 4) * static_cast<double>(*lane.capacity) / top;
        painter.fillRect(QRectF(plot.left(), std::round(y), width, 1), t.bad);
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.fline, 1));
    painter.drawRoundedRect(brush.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.tx2);
    for (const double x : {brush.left(), brush.right() - 3})
        painter.drawRoundedRect(QRectF(x, brush.center().y() - 6, 3, 12), 1.5, 1.5);
}

}  // namespace arenascope
