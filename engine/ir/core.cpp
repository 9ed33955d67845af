#include "engine/ir/core.h"

#include <cstddef>

namespace arenascope {

namespace {

struct CoreRow {
    std::string_view name, title;
    CoreUnit unit;
};
constexpr std::array<CoreRow, all_cores.size()> cores{{{"m0plus", "Cortex-M0+", CoreUnit::scalar},
                                                       {"m4", "Cortex-M4", CoreUnit::dsp},
                                                       {"m7", "Cortex-M7", CoreUnit::dsp},
                                                       {"m33", "Cortex-M33", CoreUnit::dsp},
                                                       {"m55", "Cortex-M55", CoreUnit::mve},
                                                       {"m85", "Cortex-M85", CoreUnit::mve}}};
constexpr std::array<std::string_view, all_core_units.size()> unit_names{"scalar", "DSP", "MVE"};

const CoreRow& row_of(Core core) { return cores[static_cast<std::size_t>(core)]; }

}  // namespace

std::string_view name_of(Core core) { return row_of(core).name; }
std::string_view title_of(Core core) { return row_of(core).title; }
CoreUnit unit_of(Core core) { return row_of(core).unit; }
std::string_view name_of(CoreUnit unit) { return unit_names[static_cast<std::size_t>(unit)]; }

std::optional<Core> core_of(std::string_view name) {
    for (const Core core : all_cores)
        if (name_of(core) == name) return core;
    return std::nullopt;
}

Core usual_core(CoreUnit unit) {
    switch (unit) {
        case CoreUnit::scalar: return Core::m0plus;
        case CoreUnit::dsp: return Core::m4;
        case CoreUnit::mve: return Core::m55;
    }
    return default_core;
}

}  // namespace arenascope
