// The lines of the Timeline: assigns tensors to lines, and paints them.

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>

#include "widgets/charts/timeline/timeline_chart.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/step_plot.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

/// Assigns bars, ordered by first step, to lines: each gets the line that has been free longest, or a new one.
class LinePacker {
public:
    int lineFor(const ArenaBox& box) {
        int line = lines_;
        if (!free_.empty() && free_.top().first <= box.first) {
            line = free_.top().second;
            free_.pop();
        } else {
            ++lines_;
        }
        free_.emplace(box.last + 1, line);
        return line;
    }
    void next() { free_ = {}; }  ///< the lines so far belong to another group
    [[nodiscard]] int lines() const { return lines_; }

private:
    using Free = std::pair<Step, int>;  ///< first free step, line
    std::priority_queue<Free, std::vector<Free>, std::greater<>> free_;
    int lines_ = 0;
};

}  // namespace

void TimelineChart::orderBars() {
    bars_.resize(scene().boxes.size());
    std::iota(bars_.begin(), bars_.end(), BoxIndex(0));
    std::stable_sort(bars_.begin(), bars_.end(), [this](BoxIndex a, BoxIndex b) {
        const ArenaBox &left = scene().boxes[a], &right = scene().boxes[b];
        return left.first != right.first ? left.first < right.first : left.last < right.last;
    });
    arranged_ = {-1, -1};
    packed_.assign(bars_.size(), 0);
    grouped_.assign(bars_.size(), 0);
    groupOf_.clear();
    LinePacker all, group;
    std::size_t span = 0, before = 0;
    const std::vector<ModuleSpan>& modules = scene().modules;
    for (const BoxIndex index : bars_) {
        const ArenaBox& box = scene().boxes[index];
        packed_[index] = all.lineFor(box);
        while (span + 1 < modules.size() && modules[span].last < box.first) ++span;
        if (std::exchange(before, span) != span) group.next();
        grouped_[index] = group.lineFor(box);
        if (groupOf_.size() < static_cast<std::size_t>(group.lines()))
            groupOf_.resize(static_cast<std::size_t>(group.lines()), modules.empty() ? QString() : modules[span].name);
    }
}

/// Lines of the tensors in the visible steps: others take no room.
const std::vector<BoxIndex>& TimelineChart::shownBars() const {
    const std::pair<double, double> now = view();
    const int height = gantt_ ? gantt_->height() : 0;
    if (now == arranged_ && height == arrangedHeight_) return shown_;
    arranged_ = now;
    arrangedHeight_ = height;
    shown_.clear();
    for (const BoxIndex index : bars_) {
        const ArenaBox& box = scene().boxes[index];
        if (plot().shows(box.first, box.last)) shown_.push_back(index);
    }
    arrangeLines();
    scroll_ = std::clamp(scroll_, 0.0, scrollEnd());
    return shown_;
}

/// A line for each tensor if there is height; otherwise lines shared within a module, or by all, as many as tensors
/// live at once. All visible tensors have a line in any case.
void TimelineChart::arrangeLines() const {
    constexpr double readable = 7, visible = 2.4;
    const auto count = static_cast<int>(shown_.size());
    lineOf_.resize(shown_.size());
    std::iota(lineOf_.begin(), lineOf_.end(), 0);
    groups_.clear();
    lines_ = count;
    barOf_.assign(scene().boxes.size(), -1);
    for (std::size_t i = 0; i < shown_.size(); ++i) barOf_[shown_[i]] = static_cast<std::int32_t>(i);
    shares_ = count * readable > arrangedHeight_;
    if (!shares_) return;
    for (const Table<BoxIndex, int>* wanted : {&grouped_, &packed_}) {
        const bool by_module = wanted == &grouped_;
        if (by_module && scene().modules.empty()) continue;
        std::vector<int> used;
        for (const BoxIndex index : shown_) used.push_back((*wanted)[index]);
        std::sort(used.begin(), used.end());
        used.erase(std::unique(used.begin(), used.end()), used.end());
        lines_ = static_cast<int>(used.size());
        if (by_module && lines_ * visible > arrangedHeight_) continue;
        for (std::size_t i = 0; i < shown_.size(); ++i)
            lineOf_[i] =
                static_cast<int>(std::lower_bound(used.begin(), used.end(), (*wanted)[shown_[i]]) - used.begin());
        for (int line = 0; by_module && line < lines_; ++line) {
            const QString& name = groupOf_[static_cast<std::size_t>(used[static_cast<std::size_t>(line)])];
            if (groups_.empty() || groups_.back().second != name) groups_.emplace_back(line, name);
        }
        return;
    }
}

double TimelineChart::pitch() const {
    if (!gantt_ || shownBars().empty()) return 8;
    return std::clamp(gantt_->height() / static_cast<double>(std::max(1, lines_)), 2.0, 18.0);
}

double TimelineChart::scrollEnd() const {
    return gantt_ ? std::max(0.0, pitch() * static_cast<double>(lines_) - gantt_->height()) : 0;
}

QRectF TimelineChart::barRect(std::size_t bar) const {
    const ArenaBox& box = scene().boxes[shownBars()[bar]];
    const double least = shares_ ? 1.0 : 2.0, right = std::round(plot().xPixel(box.last + 1));
    const double left = std::min(std::round(plot().xPixel(box.first)), right - least);  // the last step is visible, too
    const double y = gantt_->top() + lineOf_[bar] * pitch() - scroll_;
    const bool low = pitch() < 6;  // then a pixel between lines must be enough
    const double top = std::round(y) + (low ? 0 : 1);
    const double height = low ? std::max(1.0, std::round(y + pitch()) - top - 1) : std::round(pitch()) - 2;
    return {left, top, std::max(least, right - left - 1), height};
}

QRectF TimelineChart::rectOf(const ArenaBox& box) const {
    const BoxIndex index = scene().indexOf(box);
    static_cast<void>(shownBars());
    const std::int32_t bar = barOf_.has(index) ? barOf_[index] : -1;
    return bar < 0 ? QRectF() : barRect(static_cast<std::size_t>(bar));
}

void TimelineChart::paintBars(QPainter& painter) const {
    const Theme& t = theme();
    const std::vector<BoxIndex>& bars = shownBars();
    std::vector<double> painted(static_cast<std::size_t>(lines_), -1e9);  // end of the last bar on each line
    for (std::size_t bar = 0; bar < bars.size(); ++bar) {
        const QRectF rect = barRect(bar);
        if (rect.top() > gantt_->bottom() || rect.bottom() < gantt_->top()) continue;
        if (rect.right() < plot().left() || rect.left() > plot().right()) continue;
        const ArenaBox& box = scene().boxes[bars[bar]];
        double& until = painted[static_cast<std::size_t>(lineOf_[bar])];
        if (rect.right() <= until && !box.peak) continue;  // of several on one pixel the first, and those of the peak
        until = rect.right();
        const RoleColors& colors = scene().colors(box);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(rect, box.peak ? colors.solid : mixed(colors.solid, t.chart, 0.5));
        if (pitch() >= 13) paintBarLabel(painter, box, rect);
    }
    if (scrollEnd() <= 0) return;
    const double share = gantt_->height() / (scrollEnd() + gantt_->height());
    const double length = std::max(20.0, gantt_->height() * share);
    const double y = gantt_->top() + (gantt_->height() - length) * scroll_ / scrollEnd();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.line2);
    painter.drawRoundedRect(QRectF(plot().right() - 5, y, 4, length), 2, 2);
}

/// After the bar, before it at the end of the plot, or in it if lines are shared.
void TimelineChart::paintBarLabel(QPainter& painter, const ArenaBox& box, const QRectF& rect) const {
    const Theme& t = theme();
    const double left = std::max(rect.left(), plot().left()), right = std::min(rect.right(), plot().right());
    constexpr double least = 24;
    if (shares_ && right - left < least) return;  // thousands have no room, so not even the width is measured
    const QFontMetricsF metrics(t.label);
    painter.setFont(t.label);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QString name = box.name(), size = format::bytes(box.bytes);
    if (shares_) {
        const QString fit = paint::fitted(name, metrics, right - left - 6);
        painter.setPen(textOn(box.peak ? scene().colors(box).solid : mixed(scene().colors(box).solid, t.chart, 0.5)));
        plot().drawName(painter, QRectF(left + 3, rect.center().y() - 8, right - left - 3, 16),
                        Qt::AlignLeft | Qt::AlignVCenter, fit);
        return;
    }
    const double name_width = metrics.horizontalAdvance(name), size_width = metrics.horizontalAdvance(size);
    double x = std::max(rect.right(), plot().left()) + 5;
    if (x + name_width + 6 + size_width > plot().right()) x = left - 5 - name_width - 6 - size_width;
    if (x < plot().left()) return;
    painter.setPen(t.tx2);
    plot().drawName(painter, QRectF(x, rect.center().y() - 8, name_width + 2, 16), Qt::AlignLeft | Qt::AlignVCenter,
                    name);
    painter.setPen(t.tx3);
    plot().drawName(painter, QRectF(x + name_width + 6, rect.center().y() - 8, size_width + 2, 16),
                    Qt::AlignLeft | Qt::AlignVCenter, size);
}

/// Alternate modules have a band, with the last part of the name next to the plot if there is height.
void TimelineChart::paintGroups(QPainter& painter) const {
    const Theme& t = theme();
    constexpr double left = 28, text_height = 10;
    painter.setFont(t.tick);
    painter.setRenderHint(QPainter::Antialiasing, false);
    double free = gantt_->top() - text_height;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const int end = i + 1 < groups_.size() ? groups_[i + 1].first : lines_;
        const QRectF band(plot().left(), gantt_->top() + groups_[i].first * pitch() - scroll_,
                          plot().right() - plot().left(), (end - groups_[i].first) * pitch());
        const QRectF seen = band.intersected(QRectF(gantt_->rect()));
        if (seen.isEmpty()) continue;
        if (i % 2 == 0) painter.fillRect(QRectF(band.left(), seen.top(), band.width(), seen.height()), t.panel);
        const double y = seen.center().y() - text_height / 2;
        if (y < free) continue;
        free = y + text_height;
        painter.setPen(t.tx2);
        painter.drawText(QRectF(left, y - 2, plot().left() - left - 6, text_height + 4),
                         Qt::AlignRight | Qt::AlignVCenter,
                         paint::fitted(groups_[i].second.section(QLatin1Char('.'), -1), QFontMetricsF(t.tick),
                                       plot().left() - left - 6));
    }
}

QRectF TimelineChart::boxRect(const ArenaBox& box) const {
    if (!gantt_) return {};
    const QRectF rect = rectOf(box);
    const QRectF seen = rect.intersected(QRectF(gantt_->rect()));
    return seen.isEmpty() ? QRectF() : seen.translated(plot().pos());
}

const ArenaBox* TimelineChart::boxAt(const QPointF& pos) const {
    if (!gantt_ || !QRectF(gantt_->rect()).contains(pos)) return nullptr;
    const std::vector<BoxIndex>& bars = shownBars();
    const int line = static_cast<int>(std::floor((pos.y() - gantt_->top() + scroll_) / pitch()));
    for (std::size_t bar = 0; bar < bars.size(); ++bar) {
        if (lineOf_[bar] == line && barRect(bar).adjusted(-1, -2, 1, 2).contains(pos)) return &scene().boxes[bars[bar]];
    }
    return nullptr;
}

bool TimelineChart::scrollsAt(const QPointF& pos) const {
    return gantt_ && scrollEnd() > 0 && QRectF(gantt_->rect()).contains(pos);
}

void TimelineChart::rowsScrolled(const QPointF&, int delta) {
    scroll_ = std::clamp(scroll_ - delta / 2.0, 0.0, scrollEnd());
    repaintAll();
}

}  // namespace arenascope
