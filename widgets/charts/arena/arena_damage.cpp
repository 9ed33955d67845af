#include "widgets/charts/arena/arena_damage.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/ir/steps.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

RoleColors damageColors() {
    const Theme& t = theme();
    const QColor ground = mixed(t.bad, t.chart, 0.4);
    return {ground, t.bad, ground};
}

const ArenaBox* boxNamed(const ArenaScene& scene, const std::string& name) {
    const auto found = std::find_if(scene.boxes.begin(), scene.boxes.end(),
                                    [&](const ArenaBox& box) { return box.label && *box.label == name; });
    return found == scene.boxes.end() || name.empty() ? nullptr : &*found;
}

/// The result of a node, or an input or state by its own name.
const ArenaBox* madeBy(const ArenaScene& scene, const Method& method, const std::string& node) {
    for (const Instruction& each : method.instructions) {
        if (each.name != node || node.empty() || each.outs.empty()) continue;
        if (const ArenaBox* box = scene.boxOf(each.outs.front())) return box;
    }
    return boxNamed(scene, node);
}

/// The step of the operator that ran after so many others; past the last one the caller reads.
Step stepAfter(const Method& method, Step operators, int steps) {
    const InstructionIndex at = instruction_after(method, operators);
    return at.valid() ? nearestStep(steps_of_instructions(method)[at], steps) : Step(std::max(0, steps - 1));
}

}  // namespace

QString ArenaDamage::text() const {
    return QCoreApplication::translate("arenascope::ArenaChart", "%1 overwrote %2 of %3")
        .arg(writerName, format::exactBytes(end - offset), victimName);
}

QString ArenaDamage::place() const {
    return (first == last ? QCoreApplication::translate("arenascope::ArenaChart", "%1 at step %2")
                          : QCoreApplication::translate("arenascope::ArenaChart", "%1 at steps %2"))
        .arg(format::offsetRange(offset, end), format::steps(first, last));
}

std::vector<ArenaDamage> damageOf(const std::vector<Violation>& findings, const ArenaScene& scene,
                                  const Outcome& outcome) {
    std::vector<ArenaDamage> out;
    for (const Violation& each : findings) {
        const auto lane = std::find_if(scene.lanes.begin(), scene.lanes.end(),
                                       [&](const ArenaLane& of) { return of.memId == each.mem_id; });
        const bool written = each.kind == ViolationKind::overwritten || each.kind == ViolationKind::outside;
        if (!written || lane == scene.lanes.end() || !outcome.method) continue;
        const ArenaBox *writer = madeBy(scene, *outcome.method, each.writer), *victim = boxNamed(scene, each.victim);
        ArenaDamage damage{.lane = static_cast<std::size_t>(lane - scene.lanes.begin()),
                           .offset = each.offset,
                           .end = each.offset + each.bytes};
        damage.last = stepAfter(*outcome.method, each.step, scene.steps);
        // A write outside of outputs is reported in its own step.
        damage.first = each.kind == ViolationKind::outside ? damage.last
            : writer                                       ? writer->first
            : victim                                       ? victim->first
                                                           : Step(0);
        damage.first = std::min(damage.first, damage.last);
        damage.writer = writer ? writer->value : no_value;
        damage.victim = victim ? victim->value : no_value;
        const auto named = [](const ArenaBox* box, const std::string& name, const QString& nobody) {
            return box ? box->name() : name.empty() ? nobody : QString::fromStdString(name);
        };
        damage.writerName =
            named(writer, each.writer, QCoreApplication::translate("arenascope::ArenaChart", "something"));
        damage.victimName =
            named(victim, each.victim, QCoreApplication::translate("arenascope::ArenaChart", "no tensor"));
        out.push_back(std::move(damage));
    }
    return out;
}

void paintDamage(QPainter& painter, const QRectF& rect) {
    const RoleColors colors = damageColors();
    painter.fillRect(rect, colors.fill);
    paint::hatch(painter, rect, colors.edge, 4, 1.4);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.edge, 2));
    painter.drawRect(rect);
}

Swatch damageSwatch() {
    return {.text = QCoreApplication::translate("arenascope::ArenaChart", "overwritten in the run"),
            .colors = damageColors(),
            .hatched = true,
            .look = Swatch::Look::solid};
}

}  // namespace arenascope
