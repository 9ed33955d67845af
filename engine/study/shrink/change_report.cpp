#include "engine/study/shrink/change_report.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/base/counted.h"
#include "engine/base/file.h"
#include "engine/base/markdown.h"
#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/formats/plan_py/plan_py.h"
#include "engine/passes/passes.h"
#include "engine/passes/tile/to_method.h"
#include "engine/planning/lifetimes/live_bytes.h"
#include "engine/study/fit_and_explain.h"
#include "engine/study/pass_rows.h"
#include "engine/study/tiled_nodes.h"

namespace arenascope {
namespace {

using Names = std::set<std::string, std::less<>>;

constexpr std::size_t most_named = 6;  // tensors of a peak

/// In a cell of a table. What would end the cell or the code is shown as text.
std::string code(std::string_view name) {
    const bool is_plain = !name.empty() && name.find_first_of("|`\\") == std::string_view::npos;
    return is_plain ? '`' + printable(name) + '`' : markdown_text(name);
}

std::string bytes(std::int64_t number) { return std::to_string(number) + " B"; }

std::string change(std::int64_t number) { return number == 0 ? "0" : (number > 0 ? "+" : "") + bytes(number); }

/// The pool that holds the most.
const PoolResult* main_pool(const Plan& plan) {
    const auto most = std::max_element(plan.pools.begin(), plan.pools.end(),
                                       [](const PoolResult& a, const PoolResult& b) { return a.bytes < b.bytes; });
    return most == plan.pools.end() ? nullptr : &*most;
}

/// The most bytes that are live in the main pool while one of these nodes, or a tile of it, runs.
std::int64_t most_live(const Outcome& outcome, const Names& nodes) {
    const PoolResult* pool = main_pool(outcome.plan());
    if (!pool) return 0;
    const Method& method = *outcome.method;
    const LiveBytes live = live_bytes(&method, outcome.plan(), pool->mem_id);
    std::int64_t most = 0;
    for (const Position at : live.at.indices()) {
        if (!method.node_list.has(at)) continue;
        const ListedNode& row = method.node_list[at];
        if (row.kind == ListedNode::Kind::call && nodes.contains(tile::untiled(row.name)))
            most = std::max(most, live.at[at]);
    }
    return most;
}

/// Nodes of the exported program by the nodes that they became.
std::map<std::string, std::string> exported_names(const Method& method) {
    std::map<std::string, std::string> out;
    for (const Instruction& in : method.instructions)
        if (!in.fx_name.empty()) out.emplace(in.name, in.fx_name);
    return out;
}

class Report {
public:
    explicit Report(const ChangedProgram& program)
        : program_(program),
          tiles_(tiles_of(program.after.report.asked, program.after.method->name).value_or(TiledMethod{})),
          groups_(tiled_nodes(*program.after.method, tiles_)),
          exported_(exported_names(*program.before.method)) {
        for (const Instruction& in : program.before.method->instructions) own_.insert(in.name);
        for (TiledNodes& group : groups_) {
            std::size_t& copies = copies_.emplace_back(0);
            std::erase_if(group.nodes, [&](const TiledNode& node) {
                const bool is_copy = !own_.contains(node.name);
                if (is_copy) copies += node.calls.size();
                return is_copy;
            });
        }
    }

    [[nodiscard]] std::string page() const {
        const std::string file = program_.file.substr(program_.file.rfind('/') + 1);
        std::string out = "# What was changed in " + code(file) + "\n\nMethod " + code(program_.after.method->name) +
            ". Changes are made by ArenaScope; the file itself stays as it is.\n\n";
        out += figures() + "\n" + reasons();
        out += passes() + tiled_groups();
        if (!program_.proof.empty()) out += "\n## Outputs\n\n" + program_.proof + "\n";
        return out;
    }

    [[nodiscard]] std::string python() const {
        std::string out = "\"\"\"What ArenaScope changed in a program so that it needs less memory.\"\"\"\n\n";
        out += "FILE = " + python_literal(program_.file) + "\n";
        out += "METHOD = " + python_literal(program_.after.method->name) + "\n";
        out += "ARENA_BYTES = {  # before, after\n";
        for (const PoolResult& pool : program_.before.plan().pools) {
            const PoolResult* after = program_.after.plan().pool(pool.mem_id);
            out += "    " + python_literal(pool.name) + ": (" + std::to_string(pool.bytes) + ", " +
                std::to_string(after ? after->bytes : 0) + "),\n";
        }
        out += "}\n\n# Passes over the whole program, in their order.\nPASSES = (\n";
        for (const PassReport& pass : program_.after.report.passes)
            if (lowering::find_pass(pass.id)) out += "    " + python_literal(pass.id) + ",\n";
        out +=
            ")\n\n# Consecutive nodes that run tile by tile: name in the exported program, operator, calls, module, "
            "Python line.\nTILED_GROUPS = (\n";
        for (const TiledNodes& group : groups_) out += python_group(group);
        return out + ")\n" + std::string(functions);
    }

private:
    static constexpr std::string_view functions = R"py(

def changed_nodes(exported_program):
    """Pairs of a tiled group and a node, for the nodes of a torch.export.ExportedProgram that run in tiles."""
    group_of = {node[0]: group for group in TILED_GROUPS for node in group["nodes"]}
    return [(group_of[node.name], node) for node in exported_program.graph.nodes if node.name in group_of]


def missing_nodes(exported_program):
    """Names of tiled nodes that an exported program does not have: it has changed since."""
    names = {node.name for node in exported_program.graph.nodes}
    return [node[0] for group in TILED_GROUPS for node in group["nodes"] if node[0] not in names]


if __name__ == "__main__":
    for group in TILED_GROUPS:
        print(f"{group['tensor']} in {group['tiles']} tiles along dimension {group['dimension']}:")
        for name, operator, calls, module, line in group["nodes"]:
            print(f"    {name}  {operator}  {calls} calls  {module}  {line}")
)py";

    [[nodiscard]] std::string figures() const {
        std::string out = "| | before | after |\n|---|---:|---:|\n";
        const auto row = [&](const std::string& name, const std::string& before, const std::string& after) {
            out += "| " + name + " | " + before + " | " + after + " |\n";
        };
        for (const PoolResult& pool : program_.before.plan().pools) {
            const PoolResult* after = program_.after.plan().pool(pool.mem_id);
            row("arena " + code(pool.name), bytes(pool.bytes), bytes(after ? after->bytes : 0));
        }
        const ProgramCost before = cost_of(program_.before);
        ProgramCost after = cost_of(program_.after);
        if (program_.more_multiply_adds) after.multiply_adds = before.multiply_adds + *program_.more_multiply_adds;
        row("constants", bytes(before.constants), bytes(after.constants));
        row("instructions", std::to_string(before.instructions), std::to_string(after.instructions));
        row("multiply-adds", std::to_string(before.multiply_adds), std::to_string(after.multiply_adds));
        return out;
    }

    /// What the peak consists of, and what is left of it.
    [[nodiscard]] std::string reasons() const {
        std::string out = "## Why\n\n";
        const auto tell = [&](const Outcome& outcome, const char* when) {
            for (const PoolPeak& peak : explain_plan(outcome, outcome.plan(), 0)) {
                if (!peak.step.valid()) continue;
                std::string tensors;
                for (std::size_t i = 0; i < std::min(peak.tensors.size(), most_named); ++i)
                    append_item(tensors, ", ", code(peak.tensors[i].name) + " (" + bytes(peak.tensors[i].bytes) + ")");
                if (peak.tensors.size() > most_named)
                    tensors += " and " + std::to_string(peak.tensors.size() - most_named) + " more";
                out += std::string(when) + ", the peak of " + code(peak.pool.name) + " is at step " +
                    std::to_string(peak.step.number()) + " (" + code(peak.node) + "): " + bytes(peak.live) +
                    " are live. The largest tensors are " + tensors + ".\n\n";
            }
        };
        tell(program_.before, "Before");
        tell(program_.after, "After");
        return out;
    }

    [[nodiscard]] std::string passes() const {
        std::string rows;
        for (const PassReport& pass : program_.after.report.passes) {
            const lowering::OptionalPass* known = lowering::find_pass(pass.id);
            if (!known) continue;
            rows += "| " + code(pass.id) + " | " + std::string(known->summary) + " | " + change(-pass.saved_bytes) +
                " | " + change(pass.stored_bytes) + " |\n";
        }
        if (rows.empty()) return {};
        return "## Passes\n\n| pass | what it does | peak live bytes | constants |\n|---|---|---:|---:|\n" + rows +
            "\n";
    }

    [[nodiscard]] std::string tiled_groups() const {
        if (groups_.empty()) return {};
        std::string out =
            "## Tiled groups\n\nThe nodes of a group run tile by tile, so none of their full results "
            "between the first and the last node exists at once.\n";
        if (tiles_.channels_last) out += "Images between the groups are stored with their channels last.\n";
        for (std::size_t i = 0; i < groups_.size(); ++i) out += tiled_group(groups_[i], i + 1);
        return out;
    }

    [[nodiscard]] std::string tiled_group(const TiledNodes& nodes, std::size_t number) const {
        const TiledGroup& group = *nodes.group;
        Names names;
        for (const TiledNode& node : nodes.nodes) names.insert(node.name);
        const std::string &first = names.empty() ? group.leader : nodes.nodes.front().name,
                          &last = names.empty() ? group.leader : nodes.nodes.back().name;
        std::string out = "\n### " + std::to_string(number) + ". " + code(first) + " to " + code(last) + " in " +
            counted(group.tiles, "tile") + "\n\n";
        out += "Dimension " + std::to_string(group.axis) + " of " + code(group.leader) + " is divided among the tiles.";
        if (group.is_sum) out += " The last node adds up its result tile by tile (split sum).";
        if (group.copies_planes) out += " Rows of the input image are copied plane by plane.";
        out += " At most " + bytes(most_live(program_.before, names)) + " were live during these nodes; now at most " +
            bytes(most_live(program_.after, names)) + " are.\n\n";
        if (const std::size_t copies = copies_[number - 1]; copies > 0)
            out += "Copies of rows between tiles: " + std::to_string(copies) + ".\n\n";
        out += "| node | operator | calls | module | Python |\n|---|---|---:|---|---|\n";
        for (const TiledNode& node : nodes.nodes)
            out += "| " + code(exported(node.name)) + " | " + code(node.op) + " | " +
                std::to_string(node.calls.size()) + " | " + optional_code(node.module_path) + " | " +
                optional_code(node.source) + " |\n";
        return out;
    }

    [[nodiscard]] std::string python_group(const TiledNodes& nodes) const {
        const TiledGroup& group = *nodes.group;
        std::string out = "    {\n        \"tensor\": " + python_literal(exported(group.leader)) +
            ",\n        \"dimension\": " + std::to_string(group.axis) +
            ",\n        \"tiles\": " + std::to_string(group.tiles) +
            ",\n        \"split_sum\": " + (group.is_sum ? "True" : "False") + ",\n        \"nodes\": (\n";
        for (const TiledNode& node : nodes.nodes)
            out += "            (" + python_literal(exported(node.name)) + ", " + python_literal(node.op) + ", " +
                std::to_string(node.calls.size()) + ", " + python_literal(node.module_path) + ", " +
                python_literal(node.source) + "),\n";
        return out + "        ),\n    },\n";
    }

    static std::string optional_code(const std::string& text) { return text.empty() ? std::string() : code(text); }

    /// The node of the exported program; a node that only lowering made has its own name.
    [[nodiscard]] std::string exported(const std::string& node) const {
        const auto found = exported_.find(node);
        return found == exported_.end() ? node : found->second;
    }

    const ChangedProgram& program_;
    TiledMethod tiles_;
    std::vector<TiledNodes> groups_;
    std::vector<std::size_t> copies_;  ///< by group: calls that are no part of a node
    std::map<std::string, std::string> exported_;
    Names own_;  ///< nodes of the program
};

/// Of the same integers for the same core, but with no other pass and no tiles.
Tuning without_changes(Tuning tuning) {
    std::erase_if(tuning.edits.passes,
                  [](const std::string& pass) { return pass != int8_pass && pass != fit_core_pass; });
    tuning.edits.tiles.clear();
    return tuning;
}

}  // namespace

std::string changes_page(const ChangedProgram& program) { return Report(program).page(); }

std::string changes_python(const ChangedProgram& program) { return Report(program).python(); }

Result<> check_changes_name(const std::string& path) {
    if (path.ends_with(".md") || path.ends_with(".py")) return done;
    return Error{.what = message("unknown suffix for a report of changes"),
                 .file = path,
                 .expected = message("a name that ends in .md (a page) or .py (Python)")};
}

Result<> save_changes(const std::string& path, const Evaluator& engine, const Program& program, const Tuning& tuning,
                      const std::string& proof, Progress& progress) {
    CHECKED(check_changes_name(path));
    TRY(const Outcome before, engine.evaluate(program, without_changes(tuning), {}, progress));
    TRY(const Outcome after, engine.evaluate(program, tuning, {}, progress));
    return save_changes(path, {.file = program.path, .before = before, .after = after, .proof = proof});
}

Result<> save_changes(const std::string& path, const ChangedProgram& program) {
    CHECKED(check_changes_name(path));
    const std::string text = path.ends_with(".md") ? changes_page(program) : changes_python(program);
    return save_file(path, std::as_bytes(std::span(text)));
}

}  // namespace arenascope
