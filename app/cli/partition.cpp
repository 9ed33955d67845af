#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/delegate_json.h"
#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

/// What one order of backends comes to.
struct Order {
    std::vector<std::string> backends;
    Outcome outcome;
    [[nodiscard]] const Partition& partition() const { return *outcome.partition; }
    [[nodiscard]] std::int64_t taken() const {
        const auto& nodes = partition().nodes;
        return std::count_if(nodes.begin(), nodes.end(), [](const NodeVerdict& node) { return !node.backend.empty(); });
    }
};

std::string joined(const std::vector<std::string>& items, std::string_view separator) {
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : std::string(separator)) + item;
    return out;
}

std::string reasons(const NodeVerdict& node) {
    std::string out;
    for (const auto& refusal : node.refusals) out += (out.empty() ? "" : "; ") + refusal.backend + ": " + refusal.why;
    return out;
}

Json node_json(const NodeVerdict& node) {
    Json refusals = Json::array();
    for (const auto& refusal : node.refusals) refusals.push_back({{"backend", refusal.backend}, {"why", refusal.why}});
    return {{"node", node.node},
            {"op", node.op},
            {"module", node.module_path},
            {"source", node.source},
            {"backend", node.backend.empty() ? Json(nullptr) : Json(node.backend)},
            {"region", node.region.empty() ? Json(nullptr) : Json(node.region)},
            {"refusals", std::move(refusals)}};
}

Json region_json(const RegionRow& region) {
    return {{"tag", region.tag},
            {"backend", region.backend},
            {"call", region.call},
            {"nodes", region.nodes},
            {"inputs", region.inputs},
            {"outputs", region.outputs},
            {"states", region.states},
            {"input_bytes", region.input_bytes},
            {"output_bytes", region.output_bytes},
            {"blob_bytes", region.blob_bytes},
            {"named_bytes", region.named_bytes}};
}

void print_partition(const Order& order, std::int64_t before, Console& console) {
    Table regions("<<>>>>>");
    regions.row({"region", "backend", "nodes", "input", "output", "blob", "named data"});
    for (const RegionRow& region : order.partition().regions) {
        regions.row({region.tag, region.backend, std::to_string(region.nodes.size()), bytes_text(region.input_bytes),
                     bytes_text(region.output_bytes), bytes_text(region.blob_bytes), bytes_text(region.named_bytes)});
    }
    regions.print(console.out);
    Table nodes("<<<");
    nodes.row({"node", "operator", "taken by, or why not"});
    for (const NodeVerdict& node : order.partition().nodes) {
        nodes.row({node.node, node.op, node.region.empty() ? reasons(node) : node.region});
    }
    console.out << '\n';
    nodes.print(console.out);
    console.out << "\narena " << bytes_text(before) << " before, " << bytes_text(order.outcome.plan().total_bytes)
                << " after\n";
}

}  // namespace

Result<Exit> run_partition(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    TRY(const std::string file, arguments.only_file());
    const Delegation& wanted = plan_args.tuning.delegation;
    if (wanted.backends.empty() && wanted.rules.empty()) {
        return Error{.what = "no backend given", .expected = "--backend NAME, one of " + engine.backends().names()};
    }
    TRY(const Prepared prepared, prepare(engine, file, plan_args));
    print_warnings(prepared.warnings, plan_args, console);
    Progress progress;
    const auto evaluated = [&](const Tuning& tuning) {
        auto outcome = engine.evaluate(*prepared.program, tuning, {}, progress);
        return outcome.ok() ? std::move(outcome) : Result<Outcome>(std::move(outcome).error().of_file(file));
    };
    Tuning plain = prepared.tuning;
    plain.delegation = {};
    TRY(const Outcome before, evaluated(plain));
    std::vector<Order> orders;
    TRY(Outcome first, evaluated(prepared.tuning));
    orders.push_back({wanted.backends, std::move(first)});
    if (wanted.backends.size() > 1) {
        // Whoever comes first takes what both could have: the other way round may be better.
        std::vector<std::string> turned(wanted.backends.rbegin(), wanted.backends.rend());
        TRY(Outcome second, evaluated(edit::set_backends(prepared.tuning, turned)));
        orders.push_back({std::move(turned), std::move(second)});
    }
    const std::int64_t bytes_before = before.plan().total_bytes;
    Json order_rows = Json::array();
    for (const Order& order : orders) {
        order_rows.push_back({{"backends", order.backends},
                              {"regions", order.partition().regions.size()},
                              {"nodes_taken", order.taken()},
                              {"arena_bytes", order.outcome.plan().total_bytes}});
    }
    if (plan_args.json) {
        Json regions = Json::array(), nodes = Json::array();
        for (const RegionRow& region : orders[0].partition().regions) regions.push_back(region_json(region));
        for (const NodeVerdict& node : orders[0].partition().nodes) nodes.push_back(node_json(node));
        print_json({{"file", file},
                    {"method", before.method->name},
                    {"orders", order_rows},
                    {"arena", {{"before", bytes_before}, {"after", orders[0].outcome.plan().total_bytes}}},
                    {"regions", regions},
                    {"nodes", nodes},
                    {"delegates", delegates_json(*orders[0].outcome.method)}},
                   console);
        return Exit::met;
    }
    print_partition(orders[0], bytes_before, console);
    for (const Order& order : orders) {
        if (orders.size() < 2) break;
        console.out << "order " << joined(order.backends, ", ") << ": " << order.partition().regions.size()
                    << " regions, " << order.taken() << " nodes, arena " << bytes_text(order.outcome.plan().total_bytes)
                    << '\n';
    }
    return Exit::met;
}

}  // namespace arenascope::cli
