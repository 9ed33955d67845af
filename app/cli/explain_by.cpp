#include "app/cli/explain_by.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "engine/base/text.h"
#include "engine/ir/steps.h"
#include "engine/study/source/cost_tree.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

struct KindName {
    std::string_view name;
    CostKind kind;
};
constexpr std::array kinds{KindName{"tensor", CostKind::tensor}, KindName{"module", CostKind::module},
                           KindName{"line", CostKind::line}, KindName{"op", CostKind::op}};

std::string_view name_of(CostKind kind) {
    return std::find_if(kinds.begin(), kinds.end(), [&](const KindName& each) { return each.kind == kind; })->name;
}

std::string name_of_step(const Method& method, Step step) {
    const auto steps = steps_of_instructions(method);
    for (const InstructionIndex at : steps.indices())
        if (steps[at] == step) return method.instructions[at].name;
    return {};
}

std::vector<CostRow> rows_of(const SourceMap& map, const SourceCosts& costs, const Method& method, CostKind kind) {
    return kind == CostKind::module ? costs_by_module(costs, method)
        : kind == CostKind::line    ? costs_by_line(map, costs)
                                    : costs_by_operator(costs, method);
}

std::string title_of(const CostRow& row, CostKind kind) {
    if (!row.title.empty()) return row.title;
    return kind == CostKind::module ? "(program)" : "(not recorded)";
}

Json rows_json(const std::vector<CostRow>& rows, CostKind kind) {
    Json out = Json::array();
    for (const CostRow& row : rows) {
        Json json{{"name", row.title},
                  {"live_bytes", row.cost.live},
                  {"traffic", row.cost.traffic},
                  {"operators", row.operators}};
        if (kind == CostKind::line) {
            json["called_live_bytes"] = row.called.live;
            json["called_traffic"] = row.called.traffic;
            json["code"] = row.code;
        }
        out.push_back(std::move(json));
    }
    return out;
}

/// Bytes of tensors that no operator made.
std::int64_t given_bytes(const SourceCosts& costs) {
    std::int64_t out = 0;
    for (const LiveShare& tensor : costs.tensors) out += tensor.maker.valid() ? 0 : tensor.bytes;
    return out;
}

/// The shares of the lines and operators, the program's share and the last two rows add up to all live bytes: a line
/// that calls an operator is not the one that made its result.
void print_rows(const std::vector<CostRow>& rows, const SourceCosts& costs, CostKind kind, Console& console) {
    const bool lines = kind == CostKind::line;
    TextTable table(lines ? ">>>><<" : ">>>><");
    std::vector<std::string> head{"live", costs.is_peak ? "of peak" : "of step"};
    if (lines) head.insert(head.end(), {"called", "traffic", "line", "code"});
    else head.insert(head.end(), {"traffic", "operators", std::string(name_of(kind))});
    table.row(std::move(head));
    const auto share = [&](std::int64_t bytes) {
        return costs.live > 0 ? percent_text(static_cast<double>(bytes) / static_cast<double>(costs.live)) : "-";
    };
    for (const CostRow& row : rows) {
        std::vector<std::string> cells{bytes_text(row.cost.live), share(row.cost.live)};
        if (lines) cells.push_back(bytes_text(row.called.live));
        cells.push_back(bytes_text(row.cost.traffic + (lines ? row.called.traffic : 0)));
        if (!lines) cells.push_back(std::to_string(row.operators));
        cells.push_back(std::string(kind == CostKind::module ? 2 * static_cast<std::size_t>(row.depth) : 0, ' ') +
                        title_of(row, kind));
        if (lines) cells.push_back(row.code);
        table.row(std::move(cells));
    }
    const auto add_rest = [&](std::int64_t bytes, const char* title) {
        if (bytes <= 0) return;
        std::vector<std::string> cells{bytes_text(bytes), share(bytes), "", "", title};
        if (lines) cells.emplace_back();
        table.row(std::move(cells));
    };
    add_rest(given_bytes(costs), "(inputs and state)");
    add_rest(costs.padding, "(alignment)");
    table.print(console.out, "  ");
}

}  // namespace

Result<CostKind> parse_cost_kind(std::string_view text) {
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindName& each) { return each.name == text; });
    if (found != kinds.end()) return found->kind;
    return Error{.what = message("--by: unknown kind '{kind}'", text),
                 .expected = message("tensor, module, line or op")};
}

Result<> print_costs(const std::string& file, const Outcome& outcome, CostKind kind, Step step, bool json,
                     Console& console) {
    const Method& method = *outcome.method;
    if (step.number() >= outcome.steps)
        return Error{.what = message("there is no step {step}", step.number()),
                     .expected = message("0 to {limit}", outcome.steps - 1)};
    const SourceMap map = source_map(method);
    const SourceCosts costs = source_costs(map, outcome, nullptr, step.valid() ? step : peak_step(outcome));
    const std::vector<CostRow> rows = rows_of(map, costs, method, kind);
    const std::int64_t given = given_bytes(costs);
    if (json) {
        print_json({{"file", file},
                    {"method", method.name},
                    {"planner", outcome.plan().planner},
                    {"by", name_of(kind)},
                    {"step", costs.step.number()},
                    {"live_bytes", costs.live},
                    {"given_bytes", given},
                    {"padding_bytes", costs.padding},
                    {"rows", rows_json(rows, kind)}},
                   console);
        return done;
    }
    console.out << file << ", plan '" << outcome.plan().planner << "': ";
    if (!costs.step.valid()) {
        console.out << "nothing is planned\n";
    } else {
        console.out << bytes_text(costs.live) << " live at step " << costs.step.number() << " ("
                    << name_of_step(method, costs.step) << (costs.is_peak ? "), the peak" : ")") << "; "
                    << bytes_text(given) << " of it inputs and state, " << bytes_text(costs.padding) << " alignment\n";
    }
    print_rows(rows, costs, kind, console);
    return done;
}

}  // namespace arenascope::cli
