#include "widgets/graph/graph_glide.h"

#include <QEasingCurve>
#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace arenascope {
namespace {

constexpr int longest = 180;        ///< milliseconds
constexpr std::size_t most = 1500;  ///< items; more would take too long for each frame

}  // namespace

GraphGlide::GraphGlide(QWidget& shown, const GraphView& at) : QObject(&shown), shown_(shown), at_(at) {
    motion_.setStartValue(0.0);
    motion_.setEndValue(1.0);
    motion_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&motion_, &QVariantAnimation::valueChanged, &shown, qOverload<>(&QWidget::update));
    connect(&motion_, &QVariantAnimation::finished, this, &GraphGlide::finish);
}

GraphPlaces GraphGlide::places(const GraphScene& scene) const {
    return placesOf(scene, [this](const QRectF& rect) { return at_.toView(rect); });
}

void GraphGlide::start(GraphPlaces before, const GraphScene& scene) {
    finish();
    const int wanted = shown_.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &shown_);
    if (wanted <= 0 || before.isEmpty() || scene.items.size() > most || !shown_.isVisible()) return;
    const auto back = [this](QRectF& rect) { rect = {at_.toScene(rect.topLeft()), rect.size() / at_.scale()}; };
    for (auto& [node, rect] : before.nodes) back(rect);
    for (auto& [frame, rect] : before.frames) back(rect);
    if (!movesFrom(scene, before)) return;
    before_ = std::move(before);
    motion_.setDuration(std::min(wanted, longest));
    motion_.start();
}

void GraphGlide::finish() {
    before_ = {};
    motion_.stop();
    shown_.update();
}

}  // namespace arenascope
