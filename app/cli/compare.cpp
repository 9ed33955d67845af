// The verb compare: arena sizes and tensors of two programs, or their nodes.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/report.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/text.h"
#include "engine/open/match_tensors.h"
#include "engine/open/node_difference.h"
#include "engine/symbolic/known.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Allowed growth as a ratio; nothing if no limit was given.
Result<std::optional<double>> growth_limit(const Arguments& arguments) {
    const auto given = arguments.last("--fail-if-grows");
    if (!given) return std::optional<double>();
    std::string_view text = *given;
    const bool percent = text.ends_with('%');
    if (percent) text.remove_suffix(1);
    const auto number = parse_number(text, 0, 1e9);
    if (!number.ok() || !percent) {
        return Error{.what = message("--fail-if-grows '{value}' is not usable", *given),
                     .expected = message("a percentage of 0 or more, such as 1%")};
    }
    return std::optional<double>(number.value() / 100);
}

struct Changes {
    Json changed = Json::array(), added = Json::array(), removed = Json::array();
    std::size_t by_name = 0, by_order = 0, before = 0, after = 0;  ///< planned tensors
};

/// A tensor that is planned on one side only counts as removed or added.
Changes changes_between(const Outcome& before, const Outcome& after) {
    Changes changes;
    const TensorMatch match = match_tensors(before, after);
    std::vector<bool> known(after.tensors.size(), false);
    for (std::size_t i = 0; i < before.tensors.size(); ++i) {
        const TensorRow& row = before.tensors[i];
        if (!row.planned) continue;
        ++changes.before;
        const auto at = static_cast<std::size_t>(std::max(match.partner[i], 0));
        if (match.partner[i] < 0 || !after.tensors[at].planned) {
            changes.removed.push_back({{"name", row.name}, {"bytes", row.bytes}});
            continue;
        }
        known[at] = true;
        ++(match.how[i] == TensorMatch::How::name ? changes.by_name : changes.by_order);
        const TensorRow& now = after.tensors[at];
        if (now.bytes == row.bytes) continue;
        changes.changed.push_back({{"name", row.name}, {"before", row.bytes}, {"after", now.bytes}});
        if (now.name != row.name) changes.changed.back()["name_after"] = now.name;
    }
    for (std::size_t i = 0; i < after.tensors.size(); ++i) {
        const TensorRow& row = after.tensors[i];
        changes.after += row.planned ? 1 : 0;
        if (row.planned && !known[i]) changes.added.push_back({{"name", row.name}, {"bytes", row.bytes}});
    }
    return changes;
}

std::string matched_text(const Changes& changes) {
    std::string out = counted(changes.by_name, "tensor") + " matched by name";
    if (changes.by_order > 0) out += ", " + std::to_string(changes.by_order) + " by operator order";
    return out;
}

Json time_json(const std::optional<double>& milliseconds) { return milliseconds ? Json(*milliseconds) : Json(nullptr); }

/// "moving the bytes of one run takes 2.4 ms before and 1.2 ms after (-1.2 ms)", if one of the times is known.
void print_times(const Plan& before, const Plan& after, Console& console) {
    if (!before.move_ms && !after.move_ms) return;
    console.out << "moving the bytes of one run takes " << move_text(before.move_ms) << " before and "
                << move_text(after.move_ms) << " after";
    if (before.move_ms && after.move_ms)
        console.out << " (" << move_change_text(*after.move_ms - *before.move_ms) << ')';
    console.out << '\n';
}

void print_text(const std::vector<std::string>& files, std::int64_t before, std::int64_t after, const Changes& changes,
                Console& console) {
    TextTable totals("<><");
    totals.row({files[0], bytes_text(before), counted(changes.before, "tensor")});
    totals.row({files[1], bytes_text(after), counted(changes.after, "tensor")});
    totals.print(console.out);
    const std::int64_t grown = after - before;
    console.out << "difference " << (grown > 0 ? "+" : "") << bytes_text(grown) << ", " << matched_text(changes)
                << '\n';
    TextTable tensors("<>>");
    for (const Json& row : changes.changed) {
        std::string name = row["name"];
        if (row.contains("name_after")) name += " / " + row["name_after"].get<std::string>();
        tensors.row({name, bytes_text(row["before"]), bytes_text(row["after"])});
    }
    for (const Json& row : changes.removed) tensors.row({row["name"], bytes_text(row["bytes"]), "-"});
    for (const Json& row : changes.added) tensors.row({row["name"], "-", bytes_text(row["bytes"])});
    tensors.print(console.out, "  ");
}

/// A method of both files other than the one that is compared tensor by tensor.
struct MethodChange {
    std::string name;
    std::int64_t before = 0, after = 0;
    bool met = true;
};

Result<std::vector<MethodChange>> other_changes(const Engine& engine, const Evaluated& first, const Evaluated& second,
                                                const PlanArgs& args, std::optional<double> limit) {
    TRY(const std::vector<Outcome> before, other_methods(engine, first, args));
    TRY(const std::vector<Outcome> after, other_methods(engine, second, args));
    std::vector<MethodChange> out;
    for (const Outcome& old : before) {
        for (const Outcome& now : after) {
            if (now.method->name != old.method->name) continue;
            MethodChange change{old.method->name, old.plan().total_bytes, now.plan().total_bytes};
            change.met =
                !limit || static_cast<double>(change.after) <= static_cast<double>(change.before) * (1 + *limit);
            out.push_back(std::move(change));
        }
    }
    return out;
}

Json nodes_json(const std::vector<NodeDifference::Node>& nodes) {
    Json out = Json::array();
    for (const NodeDifference::Node& node : nodes) {
        out.push_back({{"index", node.index.number()},
                       {"node", node.name},
                       {"op", node.op},
                       {"shape", node.shape.empty() ? Json() : Json(node.shape)}});
    }
    return out;
}

void print_nodes(const std::vector<std::string>& files, const NodeDifference& difference, Console& console) {
    console.out << counted(difference.equal, "node") << " with the same operator and shape, "
                << difference.only_before.size() << " only in " << files[0] << ", " << difference.only_after.size()
                << " only in " << files[1] << '\n';
    TextTable table("<><<<");
    for (const auto& [mark, nodes] :
         {std::pair("-", &difference.only_before), std::pair("+", &difference.only_after)}) {
        for (const NodeDifference::Node& node : *nodes)
            table.row({mark, std::to_string(node.index.number()), node.op, node.shape, node.name});
    }
    table.print(console.out, "  ");
}

/// A range applies to the file that has its symbol: a .pte has none.
Result<> check_ranges(const Evaluated& first, const Evaluated& second) {
    for (const std::string& symbol : first.prepared.left_out) {
        if (!second.prepared.left_out.contains(symbol)) continue;
        const sym::Ranges &before = first.outcome.method->ranges, &after = second.outcome.method->ranges;
        const Message known = sym::known_symbols(before.empty() ? after : before);
        return Error{.what = message("neither file has a dimension '{symbol}'; its range cannot be set", symbol),
                     .expected = known.empty() ? message("no range: every size is fixed") : known};
    }
    return done;
}

}  // namespace

Result<Exit> run_compare(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    CHECKED(check_one_form(arguments));
    plan_args.ranges_where_known = !plan_args.session;
    TRY(const std::optional<double> limit, growth_limit(arguments));
    Report report("compare");
    const std::vector<std::string>& files = arguments.operands();
    if (files.size() != 2) return Error{.what = message("two files are needed"), .expected = message("A B")};
    TRY(const Evaluated first, evaluate_file(engine, files[0], plan_args, Use::sizes));
    TRY(const Evaluated second, evaluate_file(engine, files[1], plan_args, Use::sizes));
    CHECKED(check_ranges(first, second));
    print_warnings(first.prepared.warnings, plan_args, console);
    print_warnings(second.prepared.warnings, plan_args, console);
    const std::int64_t before = first.outcome.plan().total_bytes, after = second.outcome.plan().total_bytes;
    const Changes changes = changes_between(first.outcome, second.outcome);
    std::optional<NodeDifference> nodes;
    if (arguments.has("--by-node")) nodes = difference_by_node(*first.outcome.method, *second.outcome.method);
    const double allowed = static_cast<double>(before) * (1 + limit.value_or(0));
    TRY(const std::vector<MethodChange> methods, other_changes(engine, first, second, plan_args, limit));
    std::string grown_methods;
    for (const MethodChange& each : methods) {
        if (!each.met) append_item(grown_methods, ", ", each.name);
    }
    const bool is_small = (!limit || static_cast<double>(after) <= allowed) && grown_methods.empty();
    const bool met = is_small && (!nodes || nodes->is_same());
    if (plan_args.json) {
        Json json{{"before",
                   {{"file", files[0]},
                    {"total_bytes", before},
                    {"move_milliseconds", time_json(first.outcome.plan().move_ms)}}},
                  {"after",
                   {{"file", files[1]},
                    {"total_bytes", after},
                    {"move_milliseconds", time_json(second.outcome.plan().move_ms)}}},
                  {"difference", after - before},
                  {"matched", changes.by_name + changes.by_order},
                  {"matched_by_name", changes.by_name},
                  {"matched_by_order", changes.by_order},
                  {"met", met},
                  {"changed", changes.changed},
                  {"added", changes.added},
                  {"removed", changes.removed}};
        if (nodes) {
            json["nodes"] = {{"equal", nodes->equal},
                             {"only_before", nodes_json(nodes->only_before)},
                             {"only_after", nodes_json(nodes->only_after)}};
        }
        for (const MethodChange& each : methods) {
            json["methods"].push_back({{"method", each.name},
                                       {"before", each.before},
                                       {"after", each.after},
                                       {"difference", each.after - each.before},
                                       {"met", each.met}});
        }
        print_json(json, console);
    } else if (!arguments.has("--markdown")) {
        print_text(files, before, after, changes, console);
        print_times(first.outcome.plan(), second.outcome.plan(), console);
        for (const MethodChange& each : methods) {
            console.out << "method " << each.name << ": " << bytes_text(each.before) << " to " << bytes_text(each.after)
                        << '\n';
        }
        if (!is_small) console.out << "grows by more than --fail-if-grows allows\n";
        if (nodes) print_nodes(files, *nodes, console);
    }
    const std::int64_t grown = after - before;
    report.add({.file = files[1],
                .cells = {{"before", bytes_text(before)},
                          {"after", bytes_text(after)},
                          {"change", signed_bytes_text(grown)},
                          {"tensors changed",
                           std::to_string(changes.changed.size() + changes.added.size() + changes.removed.size())}},
                .failure = met              ? std::string()
                    : is_small              ? "the nodes differ"
                    : grown_methods.empty() ? "grows by " + bytes_text(grown) + ", more than --fail-if-grows allows"
                                            : "grows by more than --fail-if-grows allows: method " + grown_methods});
    CHECKED(report.finish(arguments, console));
    const Exit exit = strict_exit(plan_args, first.prepared, met ? Exit::met : Exit::not_met);
    return strict_exit(plan_args, second.prepared, exit);
}

}  // namespace arenascope::cli
