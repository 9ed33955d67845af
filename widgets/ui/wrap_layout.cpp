#include "widgets/ui/wrap_layout.h"

#include <QWidget>
#include <algorithm>

namespace arenascope {
namespace {

bool takesRest(const QLayoutItem& item) {
    const QWidget* widget = item.widget();
    if (!widget) return false;
    const QSizePolicy::Policy policy = widget->sizePolicy().horizontalPolicy();
    return policy == QSizePolicy::Ignored || policy == QSizePolicy::Expanding;
}

int widthOf(const QLayoutItem& item) { return takesRest(item) ? item.minimumSize().width() : item.sizeHint().width(); }

}  // namespace

WrapLayout::WrapLayout(int spacing, QWidget* parent) : QLayout(parent) { setSpacing(spacing); }

WrapLayout::~WrapLayout() = default;

void WrapLayout::addItem(QLayoutItem* item) { items_.emplace_back(item); }

int WrapLayout::count() const { return static_cast<int>(items_.size()); }

QLayoutItem* WrapLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* WrapLayout::takeAt(int index) {
    if (!itemAt(index)) return nullptr;
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

std::vector<WrapLayout::Line> WrapLayout::linesWithin(int width) const {
    std::vector<Line> lines;
    for (const auto& item : items_) {
        if (item->isEmpty()) continue;
        const int wanted = widthOf(*item);
        if (lines.empty() || lines.back().width + spacing() + wanted > width) lines.push_back({{}, -spacing(), 0});
        Line& line = lines.back();
        line.items.push_back(item.get());
        line.width += spacing() + wanted;
        line.height = std::max(line.height, item->sizeHint().height());
    }
    return lines;
}

int WrapLayout::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    int height = 0;
    for (const Line& line : linesWithin(width - margins.left() - margins.right()))
        height += line.height + (height > 0 ? spacing() : 0);
    return height + margins.top() + margins.bottom();
}

QSize WrapLayout::sizeHint() const {
    QSize size(0, 0);
    for (const auto& item : items_) {
        if (item->isEmpty()) continue;
        size.rwidth() += widthOf(*item) + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

QSize WrapLayout::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : items_) {
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void WrapLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect inside = contentsRect();
    QPoint at = inside.topLeft();
    for (const Line& line : linesWithin(inside.width())) {
        place(line, at, inside.width());
        at.ry() += line.height + spacing();
    }
}

void WrapLayout::place(const Line& line, QPoint at, int width) const {
    const auto resting =
        std::count_if(line.items.begin(), line.items.end(), [](const QLayoutItem* item) { return takesRest(*item); });
    const int rest = std::max(0, width - line.width);
    for (QLayoutItem* item : line.items) {
        const bool grows = takesRest(*item);
        int wide = std::min(widthOf(*item), width);
        if (grows) wide += rest / static_cast<int>(resting);
        const int high = grows || item->sizeHint().height() > line.height ? line.height : item->sizeHint().height();
        item->setGeometry(QRect(at.x(), at.y() + (line.height - high) / 2, wide, high));
        at.rx() += wide + spacing();
    }
}

}  // namespace arenascope
