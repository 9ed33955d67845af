#include "widgets/graph/heat_look.h"

#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

double luminance(const QColor& color) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

}  // namespace

QColor heatColor(double part) {
    constexpr double levels = 5, least = 0.08;
    const Theme& t = theme();
    if (part <= 0) return t.base;
    const double level = std::min(levels, std::ceil(part * levels - 1e-9)) / levels;
    return mixed(t.role(DataRole::intermediate).solid, t.base, least + (1 - least) * level * level);
}

QColor dimTextOn(const QColor& fill) {
    constexpr double dimmest = 0.72, step = 0.04, readable = 4.5;
    const QColor text = textOn(fill);
    for (double amount = dimmest; amount < 1; amount += step) {
        const QColor dim = mixed(text, fill, amount);
        if (contrast(dim, fill) >= readable) return dim;
    }
    return text;
}

}  // namespace arenascope
