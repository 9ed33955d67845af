#include "engine/study/delegation_study.h"

#include <algorithm>
#include <map>

#include "engine/base/error_message.h"
#include "engine/base/text.h"
#include "engine/ir/int8_form.h"
#include "engine/ir/node_rule.h"
#include "engine/ir/source_line.h"

namespace arenascope {

namespace {

using Kind = Instruction::Kind;

std::int64_t bytes_of(const Method& method, ValueId id) {
    const Tensor* tensor = method.values[id].tensor();
    return tensor ? tensor->bytes().value_or(0) : 0;
}

std::int64_t list(const Method& method, const std::vector<ValueId>& ids, std::vector<std::string>& names) {
    std::int64_t bytes = 0;
    for (const ValueId id : ids) {
        names.push_back(method.values[id].name);
        bytes += bytes_of(method, id);
    }
    return bytes;
}

/// "xnnpack" of "XnnpackBackend": the short names that backends use for themselves.
std::string short_name_of(std::string id) {
    constexpr std::string_view word = "Backend";
    if (id.size() > word.size() && id.ends_with(word)) id.resize(id.size() - word.size());
    return lower_case(id);
}

/// A call from the file.
RegionRow loaded_region(const Method& method, const Instruction& call, const std::string& name) {
    const Delegate& delegate = method.delegates[call.delegate];
    RegionRow row{.tag = name,
                  .backend = delegate.id,
                  .call = call.name,
                  .delegate = call.delegate,
                  .nodes = {},
                  .inputs = {},
                  .outputs = {},
                  .states = {}};
    const auto outs = static_cast<std::ptrdiff_t>(std::min(call.outs.size(), call.args.size()));
    row.input_bytes = list(method, {call.args.begin(), call.args.end() - outs}, row.inputs);
    row.output_bytes = list(method, call.outs, row.outputs);
    row.payload_bytes = static_cast<std::int64_t>(delegate.payload.bytes.size());
    for (const auto& [key, data] : delegate.named_data) row.named_bytes += static_cast<std::int64_t>(data.bytes.size());
    for (const DebugHandle& handle : delegate.handles) {
        for (const DebugHandle::Node& node : handle.nodes) row.nodes.push_back(node.name);
    }
    return row;
}

NodeVerdict plain_verdict(const Method& method, const Instruction& node,
                          const Table<DelegateIndex, std::string>& names) {
    NodeVerdict out{.node = node.name,
                    .op = node.op,
                    .module_path = node.module_path,
                    .source = source_line(node.stack_trace),
                    .shape = {},
                    .backend = {},
                    .region = {},
                    .refusals = {}};
    if (node.kind == Kind::delegate) {
        out.backend = node.op;
        out.region = names.has(node.delegate) ? names[node.delegate] : node.name;
    }
    const Tensor* tensor = node.outs.empty() ? nullptr : method.values[node.outs.front()].tensor();
    if (tensor) out.shape = tensor->upper;
    return out;
}

/// Why quantised operators compute on real numbers in a program that was lowered to integers.
void add_float_reasons(const Method& method, std::vector<NodeVerdict>& nodes) {
    constexpr std::string_view library = "cortex_m";
    if (!method.int8_form || !method.core) return;
    for (const FloatNode& real : method.int8_form->floats) {
        const auto row =
            std::find_if(nodes.begin(), nodes.end(), [&](const NodeVerdict& each) { return each.node == real.node; });
        const bool is_new = row == nodes.end();  // adding a row invalidates the iterator
        NodeVerdict& node = is_new ? nodes.emplace_back() : *row;
        if (is_new) {
            node.node = real.node;
            node.op = real.op;
        }
        if (node.source.empty()) node.source = source_line(real.stack_trace);
        node.refusals.push_back({std::string(library), real.reason});
    }
}

DelegationOrder order_of(const std::vector<std::string>& backends, const Outcome& outcome) {
    DelegationOrder out{.backends = backends};
    if (outcome.partition) {
        out.regions = static_cast<std::int64_t>(outcome.partition->regions.size());
        for (const NodeVerdict& node : outcome.partition->nodes) out.nodes_taken += node.backend.empty() ? 0 : 1;
        for (const RegionRow& region : outcome.partition->regions) out.inside_bytes += region.inside_bytes;
    }
    out.arena_bytes = outcome.plan().total_bytes;
    return out;
}

/// The tuning with the regions from `first` on returned to the CPU.
Tuning without_regions(Tuning tuning, const Partition& partition, std::size_t first) {
    for (std::size_t i = first; i < partition.regions.size(); ++i) {
        for (const std::string& node : partition.regions[i].nodes)
            tuning.delegation.rules.push_back({rule_for_name(node), "cpu"});
    }
    tuning.delegation.payloads.clear();  // they are numbered in the whole partition
    return tuning;
}

}  // namespace

std::int64_t DelegationRows::taken() const {
    return std::count_if(nodes.begin(), nodes.end(), [](const NodeVerdict& node) { return !node.backend.empty(); });
}

Table<DelegateIndex, std::string> region_names(const Outcome& outcome) {
    const Table<DelegateIndex, Delegate>& delegates = outcome.method->delegates;
    Table<DelegateIndex, std::string> out(delegates.size());
    std::map<std::string, int> count;  // of a backend: several get numbers
    if (outcome.partition) {
        for (const RegionRow& region : outcome.partition->regions) {
            if (!out.has(region.delegate)) continue;
            out[region.delegate] = region.tag;
            ++count[short_name_of(region.backend)];
        }
    }
    for (const DelegateIndex at : out.indices()) {
        if (!out[at].empty()) continue;
        const std::string name = short_name_of(delegates[at].id);
        out[at] = name + "_" + std::to_string(count[name]++);
    }
    return out;
}

DelegationRows delegation_rows(const Outcome& outcome) {
    DelegationRows out;
    const Table<DelegateIndex, std::string> names = region_names(outcome);
    const Method& method = *outcome.method;
    std::vector<DelegateIndex> made;  // made by backends of this program
    if (outcome.partition) {
        for (const RegionRow& region : outcome.partition->regions) made.push_back(region.delegate);
    }
    for (const Instruction& one : method.instructions) {
        const bool known = one.kind == Kind::delegate && method.delegates.has(one.delegate);
        if (known && std::find(made.begin(), made.end(), one.delegate) == made.end()) {
            out.regions.push_back(loaded_region(method, one, names[one.delegate]));
        }
    }
    if (outcome.partition) {
        out.nodes = outcome.partition->nodes.rows();
        out.regions.insert(out.regions.end(), outcome.partition->regions.begin(), outcome.partition->regions.end());
        add_float_reasons(method, out.nodes);
        return out;
    }
    for (const Instruction& one : method.instructions) {
        if (one.kind == Kind::kernel || one.kind == Kind::delegate)
            out.nodes.push_back(plain_verdict(method, one, names));
    }
    add_float_reasons(method, out.nodes);
    return out;
}

Result<DelegationStudy> study_delegation(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                         const Outcome& outcome, Progress& progress) {
    DelegationStudy out;
    Tuning plain = tuning;
    plain.delegation = {};
    progress.report(StageKind::without_delegates);
    TRY(const Outcome before, engine.evaluate(program, plain, {}, progress));
    out.arena_before = before.plan().total_bytes;
    const std::vector<std::string>& asked = tuning.delegation.backends;
    out.orders.push_back(order_of(asked, outcome));
    if (asked.size() > 1) {
        // The first backend takes nodes that both could take: the other order may be better.
        const std::vector<std::string> turned(asked.rbegin(), asked.rend());
        Tuning other = edit::set_backends(tuning, turned);
        other.delegation.payloads.clear();
        progress.report(StageKind::other_order);
        TRY(const Outcome second, engine.evaluate(program, other, {}, progress));
        out.orders.push_back(order_of(turned, second));
    }
    const std::size_t regions = outcome.partition ? outcome.partition->regions.size() : 0;
    if (regions > most_studied_regions) return out;
    for (std::size_t i = 1; i < regions; ++i) {
        progress.report(StageKind::region_by_region, static_cast<double>(i) / static_cast<double>(regions));
        TRY(const Outcome step, engine.evaluate(program, without_regions(tuning, *outcome.partition, i), {}, progress));
        out.arena_after.push_back(step.plan().total_bytes);
    }
    if (regions > 0) out.arena_after.push_back(outcome.plan().total_bytes);
    return out;
}

std::vector<BackendFact> backend_facts(const Backends& backends) {
    std::vector<BackendFact> out;
    for (const auto& backend : backends.all()) {
        const auto available = backend->is_available();
        out.push_back({std::string(backend->id()), std::string(backend->short_name()), std::string(backend->title()),
                       available.ok() ? Message() : message_of(available.error())});
    }
    for (const Partitioner& partitioner : backends.partitioners()) {
        if (backends.find(partitioner.name)) continue;  // it decides for that backend
        out.push_back({.id = partitioner.name,
                       .short_name = partitioner.name,
                       .title = partitioner.title,
                       .missing = {},
                       .is_partitioner = true});
    }
    return out;
}

}  // namespace arenascope
