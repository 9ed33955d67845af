#include "widgets/graph/columns.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace arenascope {
namespace {

constexpr double below = 5;       ///< from a row to the break: lines bend further down only
constexpr double track = 10;      ///< distance of lines
constexpr double beside = 18;     ///< from the nearest line to what is beside it
constexpr double same = 0.5;      ///< lines of one tensor share their way
constexpr double earliest = 0.6;  ///< of the height: breaks before it waste room
constexpr double hardly = 1.25;   ///< of the height: up to it a drawing, or what is left of it, stays as it is
constexpr double filled = 0.4;    ///< of the height: a column with less in it takes what hardly fits, too

/// A place between two rows of parts, and the x of the lines that cross it.
struct Break {
    double y = 0;
    std::vector<double> lines;
};

struct Column {
    double left = 0, right = 0;  ///< of its content
    QPointF shift;
};

class Breaker {
public:
    Breaker(FrameLayout drawing, double height, double least_width, double foot)
        : in_(std::move(drawing)), height_(height), least_width_(least_width), foot_(foot) {}

    FrameLayout result() && {
        choose();
        if (breaks_.empty()) return std::move(in_);
        findColumns();
        for (QRectF& part : in_.parts) part.translate(columns_[columnOf(part.center().y())].shift);
        for (double& entry : in_.entries) entry += columns_.front().shift.x();
        for (double& exit : in_.exits) exit += columns_.back().shift.x();
        for (std::vector<QPointF>& route : in_.routes) {
            if (route.empty()) continue;
            const bool enters = route.front().y() <= 0, leaves = route.back().y() >= in_.size.height();
            route = moved(route);
            if (enters) route.front().setY(0);
            if (leaves) route.back().setY(size_.height());
        }
        in_.size = size_;
        return std::move(in_);
    }

private:
    [[nodiscard]] std::size_t columnOf(double y) const {
        const auto next = std::find_if(breaks_.begin(), breaks_.end(), [y](const Break& each) { return each.y > y; });
        return static_cast<std::size_t>(next - breaks_.begin());
    }

    /// Where no part lies, from above.
    [[nodiscard]] std::vector<double> gaps() const {
        std::vector<QRectF> parts(in_.parts);
        std::sort(parts.begin(), parts.end(), [](const QRectF& a, const QRectF& b) { return a.top() < b.top(); });
        std::vector<double> out;
        double bottom = parts.empty() ? 0 : parts.front().bottom();
        for (const QRectF& part : parts) {
            if (part.top() > bottom + 2 * below) out.push_back(bottom + below);
            bottom = std::max(bottom, part.bottom());
        }
        out.push_back(bottom);
        return out;
    }

    /// Below the title of a frame.
    [[nodiscard]] double contentTop() const { return least_width_ > 0 ? frame_head : 0; }

    [[nodiscard]] Break breakAt(double y) const {
        Break out{.y = y};
        for (const std::vector<QPointF>& route : in_.routes) {
            for (std::size_t i = 1; i < route.size(); ++i) {
                if ((route[i - 1].y() < y) != (route[i].y() < y)) out.lines.push_back(route[i].x());
            }
        }
        std::sort(out.lines.begin(), out.lines.end());
        const auto is_same = [](double a, double b) { return b - a < same; };
        out.lines.erase(std::unique(out.lines.begin(), out.lines.end(), is_same), out.lines.end());
        return out;
    }

    /// As low as fits; a little higher where fewer lines cross. No column holds an input alone, beside the frame that
    /// holds nearly all.
    void choose() {
        const std::vector<double> all = gaps();
        double top = contentTop();
        for (std::size_t i = 0; i + 1 < all.size() && all.back() - top > height_ * hardly; ++i) {
            const double next = all[i + 1] - top;
            if (next <= height_ || (all[i] - top < height_ * filled && next <= height_ * hardly)) continue;
            Break best = breakAt(all[i]);
            for (std::size_t k = i; k-- > 0 && all[k] > top + height_ * earliest;) {
                Break other = breakAt(all[k]);
                if (other.lines.size() < best.lines.size()) best = std::move(other);
            }
            top = best.y;
            breaks_.push_back(std::move(best));
        }
    }

    void findColumns() {
        constexpr double far = std::numeric_limits<double>::max();
        columns_.assign(breaks_.size() + 1, {.left = far, .right = -far});
        const auto add = [this](std::size_t column, double x) {
            columns_[column].left = std::min(columns_[column].left, x);
            columns_[column].right = std::max(columns_[column].right, x);
        };
        for (const QRectF& part : in_.parts) {
            add(columnOf(part.center().y()), part.left());
            add(columnOf(part.center().y()), part.right());
        }
        for (const std::vector<QPointF>& route : in_.routes) {
            for (std::size_t i = 1; i < route.size(); ++i) {  // a segment may pass a whole column
                const auto [from, to] = std::minmax({columnOf(route[i - 1].y()), columnOf(route[i].y())});
                for (std::size_t column = from; column <= to; ++column) {
                    add(column, route[i - 1].x());
                    add(column, route[i].x());
                }
            }
        }
        std::size_t lines = 0;
        for (const Break& each : breaks_) lines = std::max(lines, each.lines.size());
        top_ = contentTop() + static_cast<double>(lines) * track + below;
        const double side = least_width_ > 0 ? frame_side : 0;
        double x = side, bottom = 0;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            Column& column = columns_[i];
            const double begin = i == 0 ? contentTop() : breaks_[i - 1].y;
            column.shift = {x - column.left, top_ - begin};
            const bool last = i == breaks_.size();
            const double own = last ? 0 : static_cast<double>(breaks_[i].lines.size()) * track;
            const double foot = last ? 0 : own + (least_width_ > 0 ? frame_foot + foot_ : 0);
            bottom = std::max(bottom, top_ + (last ? in_.size.height() : breaks_[i].y) - begin + foot);
            x += column.right - column.left + (last ? 0 : 2 * beside + own);
        }
        size_ = {std::max(x + side, least_width_), bottom};
    }

    /// From the lower end of a column to the upper end of the next one. The leftmost line runs lowest, and rises
    /// furthest to the right: no two cross.
    void addDetour(std::vector<QPointF>& out, std::size_t at, double x) const {
        const Break& here = breaks_[at];
        const auto place = std::min_element(here.lines.begin(), here.lines.end(),
                                            [x](double a, double b) { return std::abs(a - x) < std::abs(b - x); });
        const double fromLeft = static_cast<double>(place - here.lines.begin()) * track,
                     fromRight = static_cast<double>(here.lines.end() - place - 1) * track;
        const Column &before = columns_[at], &after = columns_[at + 1];
        const double down = here.y + before.shift.y() + fromRight, up = top_ - below - fromLeft;
        const double lane = before.right + before.shift.x() + beside + fromRight;
        out.emplace_back(x + before.shift.x(), down);
        out.emplace_back(lane, down);
        out.emplace_back(lane, up);
        out.emplace_back(x + after.shift.x(), up);
    }

    [[nodiscard]] std::vector<QPointF> moved(const std::vector<QPointF>& route) const {
        std::vector<QPointF> out;
        for (std::size_t i = 0; i < route.size(); ++i) {
            const std::size_t column = columnOf(route[i].y());
            const std::size_t before = i == 0 ? column : columnOf(route[i - 1].y());
            for (std::size_t at = before; at < column; ++at) addDetour(out, at, route[i].x());
            for (std::size_t at = before; at > column; --at) {  // a line that leads back
                const std::size_t begun = out.size();
                addDetour(out, at - 1, route[i].x());
                std::reverse(out.begin() + static_cast<std::ptrdiff_t>(begun), out.end());
            }
            out.push_back(route[i] + columns_[column].shift);
        }
        return out;
    }

    FrameLayout in_;
    double height_, least_width_, foot_;
    std::vector<Break> breaks_;
    std::vector<Column> columns_;
    double top_ = 0;  ///< of what the columns hold: lines run above it
    QSizeF size_;
};

}  // namespace

FrameLayout inColumns(FrameLayout drawing, double height, double least_width, double foot) {
    if (height <= 0 || drawing.size.height() <= height * hardly) return drawing;
    return Breaker(std::move(drawing), height, least_width, foot).result();
}

}  // namespace arenascope
