#include "widgets/panels/device_problems.h"

#include <QStringList>

#include "engine/evaluate/int8_method.h"
#include "engine/study/device_fit.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {
namespace {

bool isArenaTooLarge(const Plan& plan, const FootprintMemory& memory) {
    if (memory.of != FootprintMemory::Of::pool) return false;
    for (const PoolResult& pool : plan.pools) {
        if (pool.name == memory.id && !pool.fits()) return true;
    }
    return false;
}

/// The bytes that the program needs in a memory, and the parts that are unknown.
QString unknownOf(const DeviceFit& device, const FootprintMemory& memory) {
    QStringList names;
    for (const std::size_t index : memory.parts) {
        const FootprintPart& part = device.parts[index];
        const bool isOpen = part.known == Known::unknown || part.known == Known::at_least;
        if (isOpen && part.is_needed) names.append(words::message(part.name));
    }
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

QString overOf(const FootprintMemory& memory, const QString& name, const QString& bytes) {
    switch (memory.of) {
        case FootprintMemory::Of::ram: return DeviceProblem::tr("All RAM together is over its limit by %1").arg(bytes);
        case FootprintMemory::Of::flash: return DeviceProblem::tr("%1 is over its limit by %2").arg(name, bytes);
        case FootprintMemory::Of::pool: break;
    }
    return DeviceProblem::tr("The footprint in %1 is over its limit by %2").arg(name, bytes);
}

}  // namespace

std::vector<DeviceProblem> deviceProblems(const Footprint& footprint, const Tuning& tuning, const Plan& plan) {
    std::vector<DeviceProblem> out;
    const auto device = fit_device(footprint, tuning.limits, device_runtime(tuning));
    if (!device.ok()) return out;  // Footprint reports the limits that apply to nothing
    for (const FootprintMemory& memory : device.value().memories) {
        const Fit fit = memory.fit();
        if ((fit != Fit::over && fit != Fit::unknown) || isArenaTooLarge(plan, memory)) continue;
        const QString name = words::message(memory.title());
        DeviceProblem problem;
        problem.overBy = memory.over_by();
        problem.isFlash = memory.of == FootprintMemory::Of::flash;
        problem.where =
            DeviceProblem::tr("Footprint, %1 of %2").arg(format::bytes(memory.used), format::bytes(*memory.limit));
        problem.text = fit == Fit::over ? overOf(memory, name, format::bytes(problem.overBy))
                                        : DeviceProblem::tr("Whether the program fits %1 is unknown: %2")
                                              .arg(name, unknownOf(device.value(), memory));
        out.push_back(std::move(problem));
    }
    return out;
}

}  // namespace arenascope
