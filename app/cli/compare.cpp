#include <map>
#include <nlohmann/json.hpp>

#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Side {
    std::int64_t total = 0;
    std::map<std::string, std::int64_t> tensors{};  ///< planned ones: name -> bytes
};

Side side_of(const Outcome& outcome) {
    Side side{.total = outcome.plan().total_bytes};
    for (const TensorRow& row : outcome.tensors) {
        if (row.planned) side.tensors.emplace(row.name, row.bytes);
    }
    return side;
}

/// Growth that is still met, as a ratio; nothing where no limit was given.
Result<std::optional<double>> growth_limit(const Arguments& arguments) {
    const auto given = arguments.last("--fail-if-grows");
    if (!given) return std::optional<double>();
    std::string_view text = *given;
    const bool percent = text.ends_with('%');
    if (percent) text.remove_suffix(1);
    const auto number = parse_number(text, 0, 1e9);
    if (!number.ok() || !percent) {
        return Error{.what = message("--fail-if-grows '{given}' is not usable", *given),
                     .expected = message("a percentage of 0 or more, such as 1%")};
    }
    return std::optional<double>(number.value() / 100);
}

struct Changes {
    Json changed = Json::array(), added = Json::array(), removed = Json::array();
    std::size_t matched = 0;
};

Changes changes_between(const Side& before, const Side& after) {
    Changes changes;
    for (const auto& [name, bytes] : before.tensors) {
        const auto it = after.tensors.find(name);
        if (it == after.tensors.end()) {
            changes.removed.push_back({{"name", name}, {"bytes", bytes}});
            continue;
        }
        ++changes.matched;
        if (it->second != bytes) changes.changed.push_back({{"name", name}, {"before", bytes}, {"after", it->second}});
    }
    for (const auto& [name, bytes] : after.tensors) {
        if (!before.tensors.contains(name)) changes.added.push_back({{"name", name}, {"bytes", bytes}});
    }
    return changes;
}

void print_text(const std::vector<std::string>& files, const Side& before, const Side& after, const Changes& changes,
                Console& console) {
    Table totals("<><");
    totals.row({files[0], bytes_text(before.total), std::to_string(before.tensors.size()) + " tensors"});
    totals.row({files[1], bytes_text(after.total), std::to_string(after.tensors.size()) + " tensors"});
    totals.print(console.out);
    const std::int64_t grown = after.total - before.total;
    console.out << "difference " << (grown > 0 ? "+" : "") << bytes_text(grown) << ", " << changes.matched
                << " tensors matched by name\n";
    Table tensors("<>>");
    for (const Json& row : changes.changed) {
        tensors.row({row["name"], bytes_text(row["before"]), bytes_text(row["after"])});
    }
    for (const Json& row : changes.removed) tensors.row({row["name"], bytes_text(row["bytes"]), "-"});
    for (const Json& row : changes.added) tensors.row({row["name"], "-", bytes_text(row["bytes"])});
    tensors.print(console.out, "  ");
}

}  // namespace

Result<Exit> run_compare(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(arguments));
    TRY(const std::optional<double> limit, growth_limit(arguments));
    const std::vector<std::string>& files = arguments.operands();
    if (files.size() != 2) return Error{.what = message("two files are needed"), .expected = message("A B")};
    TRY(const Evaluated first, evaluate_file(engine, files[0], plan_args));
    TRY(const Evaluated second, evaluate_file(engine, files[1], plan_args));
    print_warnings(first.prepared.warnings, plan_args, console);
    print_warnings(second.prepared.warnings, plan_args, console);
    const Side before = side_of(first.outcome), after = side_of(second.outcome);
    const Changes changes = changes_between(before, after);
    const double allowed = static_cast<double>(before.total) * (1 + limit.value_or(0));
    const bool met = !limit || static_cast<double>(after.total) <= allowed;
    if (plan_args.json) {
        print_json({{"before", {{"file", files[0]}, {"total_bytes", before.total}}},
                    {"after", {{"file", files[1]}, {"total_bytes", after.total}}},
                    {"difference", after.total - before.total},
                    {"matched", changes.matched},
                    {"met", met},
                    {"changed", changes.changed},
                    {"added", changes.added},
                    {"removed", changes.removed}},
                   console);
    } else if (!arguments.has("--markdown")) {
        print_text(files, before, after, changes, console);
        if (!met) console.out << "grows by more than --fail-if-grows allows\n";
    }
    const std::int64_t grown = after.total - before.total;
    Report report("compare");
    report.add(
        {.file = files[1],
         .cells = {{"before", bytes_text(before.total)},
                   {"after", bytes_text(after.total)},
                   {"change", signed_bytes_text(grown)},
                   {"tensors changed",
                    std::to_string(changes.changed.size() + changes.added.size() + changes.removed.size())}},
         .failure = met ? std::string() : "grows by " + bytes_text(grown) + ", more than --fail-if-grows allows"});
    CHECKED(report.finish(arguments, console));
    return met ? Exit::met : Exit::not_met;
}

}  // namespace arenascope::cli
