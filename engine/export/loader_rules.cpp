#include "engine/export/loader_rules.h"

#include "engine/export/loader_call_rules.h"
#include "engine/export/loader_file_rules.h"
#include "engine/export/loader_method_rules.h"
#include "engine/export/loader_value_rules.h"
#include "engine/formats/pte/pte_container.h"

namespace arenascope {

std::vector<LoaderFault> loader_faults(const Data& file, const ExportTarget* target) {
    LoaderFaults faults;
    const auto opened = pte::open_container(file, {});
    if (!opened.ok()) {
        faults.add(opened.error());
        return std::move(faults).take();
    }
    const pte::Container& container = opened.value();
    check_loader_file(container, faults);
    if (!container.root->execution_plan()) return std::move(faults).take();
    for (const pte::fb::ExecutionPlan* plan : *container.root->execution_plan()) {
        faults.enter(plan->name() ? plan->name()->str() : std::string());
        if (!check_loader_method(container, *plan, faults)) continue;
        check_loader_values(container, *plan, faults);
        check_loader_calls(*plan, target, faults);
    }
    return std::move(faults).take();
}

}  // namespace arenascope
