#include "engine/export/loader_file_rules.h"

#include <set>
#include <string>

namespace arenascope {

namespace {

/// The runtime finds a method by its name, and takes the first one with that name.
void check_names(const pte::fb::Program& program, LoaderFaults& faults) {
    const auto* plans = program.execution_plan();
    if (!plans || plans->size() == 0) {
        faults.add({.what = message("the program has no method"), .expected = message("at least one")});
        return;
    }
    std::set<std::string> seen;
    for (const pte::fb::ExecutionPlan* plan : *plans) {
        const std::string name = plan->name() ? plan->name()->str() : std::string();
        if (name.empty()) faults.add({.what = message("a method has no name"), .expected = message("a name")});
        else if (!seen.insert(name).second)
            faults.add({.what = message("two methods are called '{name}'", name),
                        .expected = message("a unique name for each")});
    }
}

/// Without a placeholder at index 0, the runtime assumes constants inside the flatbuffer, which current builds refuse.
void check_constants(const pte::Container& file, LoaderFaults& faults) {
    const auto* constants = file.root->constant_segment();
    if (!constants || !constants->offsets() || constants->offsets()->size() == 0) {
        faults.add({.what = message("constant_segment.offsets is empty"),
                    .expected = message("a placeholder 0 at index 0, with or without constants")});
        return;
    }
    if (constants->offsets()->size() == 1) return;
    const auto segment = file.segment(constants->segment_index());
    if (!segment.ok()) faults.add(segment.error(), "constant_segment");
    else if (segment.value().empty())
        faults.add({.what = message("segment {index} of the constants has no bytes", constants->segment_index()),
                    .expected = message("no constants, or a segment with bytes")});
}

void check_named_data(const pte::Container& file, LoaderFaults& faults) {
    const auto* named = file.root->named_data();
    if (!named) return;
    if (!file.root->segments()) {
        faults.add({.what = message("the program has named data but no segments"),
                    .expected = message("a (possibly empty) list")});
        return;
    }
    for (const pte::fb::NamedData* each : *named) {
        if (!each->key()) faults.add({.what = message("named data has no key"), .expected = message("a name")});
        const auto segment = file.segment(each->segment_index());
        if (!segment.ok()) faults.add(segment.error(), "named_data");
    }
}

}  // namespace

void check_loader_file(const pte::Container& file, LoaderFaults& faults) {
    check_names(*file.root, faults);
    check_constants(file, faults);
    check_named_data(file, faults);
}

}  // namespace arenascope
