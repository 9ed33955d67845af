// The verb partition: regions of each backend, and the reasons for nodes that no backend takes.

#include <nlohmann/json.hpp>

#include "app/cli/delegate_json.h"
#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/text.h"
#include "engine/study/delegation_study.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string reasons(const NodeVerdict& node) {
    std::string out;
    for (const auto& refusal : node.refusals) append_item(out, "; ", refusal.backend + ": " + refusal.why.text());
    return out;
}

/// Why a delegated node is not in its neighbour's region.
std::string apart(const NodeVerdict& node) {
    for (const auto& refusal : node.refusals) {
        if (refusal.backend == node.region) return ": " + refusal.why.text();
    }
    return {};
}

Json node_json(const NodeVerdict& node) {
    Json refusals = Json::array();
    for (const auto& refusal : node.refusals)
        refusals.push_back({{"backend", refusal.backend}, {"why", refusal.why.text()}});
    return {{"node", node.node},
            {"op", node.op},
            {"shape", node.shape},
            {"module", node.module_path},
            {"source", node.source},
            {"backend", node.backend.empty() ? Json(nullptr) : Json(node.backend)},
            {"region", node.region.empty() ? Json(nullptr) : Json(node.region)},
            {"refusals", std::move(refusals)}};
}

/// `arena_after`: null if there were too many regions to add one by one.
Json region_json(const RegionRow& region, const Json& arena_after) {
    return {{"tag", region.tag},
            {"backend", region.backend},
            {"call", region.call},
            {"nodes", region.nodes},
            {"inputs", region.inputs},
            {"outputs", region.outputs},
            {"states", region.states},
            {"input_bytes", region.input_bytes},
            {"output_bytes", region.output_bytes},
            {"payload_bytes", region.payload_bytes},
            {"blob_bytes", region.payload_bytes},  // old name, for one version
            {"named_bytes", region.named_bytes},
            {"inside_bytes", region.inside_bytes},
            {"arena_after", arena_after}};
}

void print_partition(const Outcome& outcome, const DelegationStudy& study, Console& console) {
    TextTable regions("<<>>>>>>>");
    regions.row(
        {"region", "backend", "nodes", "input", "output", "payload", "named data", "moved inside", "arena after"});
    for (std::size_t i = 0; i < outcome.partition->regions.size(); ++i) {
        const RegionRow& region = outcome.partition->regions[i];
        regions.row({region.tag, region.backend, std::to_string(region.nodes.size()), bytes_text(region.input_bytes),
                     bytes_text(region.output_bytes), bytes_text(region.payload_bytes), bytes_text(region.named_bytes),
                     bytes_text(region.inside_bytes),
                     i < study.arena_after.size() ? bytes_text(study.arena_after[i]) : std::string()});
    }
    regions.print(console.out);
    TextTable nodes("<<<");
    nodes.row({"node", "operator", "backend, or reasons"});
    for (const NodeVerdict& node : outcome.partition->nodes) {
        nodes.row({node.node, node.op, node.region.empty() ? reasons(node) : node.region + apart(node)});
    }
    console.out << '\n';
    nodes.print(console.out);
    console.out << "\narena " << bytes_text(study.arena_before) << " before, " << bytes_text(outcome.plan().total_bytes)
                << " after\n";
    for (const DelegationOrder& order : study.orders) {
        if (study.orders.size() < 2) break;
        console.out << "order " << joined(order.backends, ", ") << ": " << counted(order.regions, "region") << ", "
                    << counted(order.nodes_taken, "node") << ", arena " << bytes_text(order.arena_bytes) << '\n';
    }
}

Json partition_json(const std::string& file, const Outcome& outcome, const DelegationStudy& study) {
    Json orders = Json::array(), regions = Json::array(), nodes = Json::array();
    for (const DelegationOrder& order : study.orders) {
        orders.push_back({{"backends", order.backends},
                          {"regions", order.regions},
                          {"nodes_taken", order.nodes_taken},
                          {"inside_bytes", order.inside_bytes},
                          {"arena_bytes", order.arena_bytes}});
    }
    for (std::size_t i = 0; i < outcome.partition->regions.size(); ++i) {
        const Json after = i < study.arena_after.size() ? Json(study.arena_after[i]) : Json(nullptr);
        regions.push_back(region_json(outcome.partition->regions[i], after));
    }
    for (const NodeVerdict& node : outcome.partition->nodes) nodes.push_back(node_json(node));
    return {{"file", file},
            {"method", outcome.method->name},
            {"orders", orders},
            {"arena", {{"before", study.arena_before}, {"after", outcome.plan().total_bytes}}},
            {"regions", regions},
            {"nodes", nodes},
            {"delegates", delegates_json(*outcome.method)}};
}

/// The error, if there is one, with its file.
template <class T>
Result<T> named_by(const std::string& file, Result<T> result) {
    if (result.ok()) return result;
    return std::move(result).error().of_file(file);
}

}  // namespace

Result<Exit> run_partition(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const std::string file, arguments.only_file());
    const Delegation& wanted = plan_args.tuning.delegation;
    if (wanted.backends.empty() && wanted.rules.empty()) {
        return Error{.what = message("no backend given"),
                     .expected = message("--backend NAME, one of {names}", engine.backends().names())};
    }
    TRY(const Prepared prepared, prepare(engine, file, plan_args));
    print_warnings(prepared.warnings, plan_args, console);
    warn_of_other_methods(prepared, plan_args, console);
    Progress progress;
    TRY(const Outcome outcome, named_by(file, engine.evaluate(*prepared.program, prepared.tuning, {}, progress)));
    std::vector<std::string> problems;
    for (const PlanIssue& problem : outcome.report.issues) problems.push_back(problem.text());
    print_warnings(problems, plan_args, console);
    TRY(const DelegationStudy study,
        named_by(file, study_delegation(engine, *prepared.program, prepared.tuning, outcome, progress)));
    std::vector<const Delegate*> delegates;
    for (const Delegate& delegate : outcome.method->delegates) delegates.push_back(&delegate);
    for (const std::string_view text : arguments.all("--extract-payload")) CHECKED(extract_payload(delegates, text));
    if (plan_args.json) print_json(partition_json(file, outcome, study), console);
    else print_partition(outcome, study, console);
    return strict_exit(plan_args, prepared, Exit::met);
}

}  // namespace arenascope::cli
