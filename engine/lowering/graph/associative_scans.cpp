// An associative scan runs as a scan: the first rows are carried, and each further row is combined with the carried
// value. The operator allows that order, and it needs only one row of memory for each value.

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/lowering/graph/inline_flow.h"
#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

using Items = std::vector<fx::Arg::Item>;
constexpr int most_nested = 64;

/// The operands of the node; nothing if its form differs from torch's.
struct Parts {
    std::shared_ptr<fx::Graph> combine;
    Items rows, closed;
};

std::optional<Parts> parts_of(const fx::Graph& graph, const fx::Node& node) {
    Parts parts;
    bool is_closed = false;
    for (const auto& arg : node.args) {
        if (const auto* combine = std::get_if<std::shared_ptr<fx::Graph>>(&arg.value)) {
            parts.combine = *combine;
        } else if (const auto* items = std::get_if<Items>(&arg.value)) {
            (is_closed ? parts.closed : parts.rows) = *items;
            is_closed = true;
        } else if (const auto* dim = std::get_if<std::int64_t>(&arg.value); dim && *dim != 0) {
            return std::nullopt;
        }
    }
    const std::size_t count = parts.rows.size();
    if (!parts.combine || count == 0) return std::nullopt;
    if (parts.combine->inputs.size() != 2 * count + parts.closed.size() || parts.combine->outputs.size() != count)
        return std::nullopt;
    for (const auto& item : parts.rows) {
        const auto type = item ? graph.tensors.find(item->name) : graph.tensors.end();
        if (type == graph.tensors.end() || type->second.sizes.empty()) return std::nullopt;
    }
    return parts;
}

/// Whether there is a first row for all sizes.
bool has_rows(const fx::Graph& graph, const Parts& parts, const sym::Ranges& ranges) {
    const auto bounds = graph.tensors.at(parts.rows[0]->name).sizes[0].bounds(ranges);
    return bounds.ok() && bounds.value().min >= 1;
}

class Spreader {
public:
    Spreader(fx::Graph& graph, const sym::Ranges& ranges) : graph_(graph), ranges_(ranges) {}

    void run() {
        auto before = std::exchange(graph_.nodes, {});
        for (auto& node : before) {
            const auto parts = node.target == "higher_order::associative_scan" ? parts_of(graph_, node) : std::nullopt;
            if (parts && has_rows(graph_, *parts, ranges_)) add(node, *parts);
            else graph_.nodes.push_back(std::move(node));
        }
    }

private:
    void add(const fx::Node& node, const Parts& parts) {
        const std::size_t count = parts.rows.size();
        std::vector<std::string> results;
        for (const auto& output : node.outputs) results.insert(results.end(), output.names.begin(), output.names.end());
        results.resize(count);
        const bool is_one = graph_.tensors.at(parts.rows[0]->name).sizes[0] == sym::Expr(1);
        Items firsts, carried, others;
        for (std::size_t i = 0; i < count; ++i) {
            const std::string own = node.name + "." + std::to_string(i);
            const std::string& rows = parts.rows[i]->name;
            TensorType type = graph_.tensors.at(rows);
            type.strides.clear();
            type.storage_offset = 0;
            if (is_one) {
                call(node, "aten::clone.default", results[i].empty() ? own : results[i], {self(rows)}, type);
                continue;
            }
            const sym::Expr length = type.sizes[0];
            type.sizes[0] = 1;
            firsts.emplace_back(fx::ValueName{slice(node, own + "_first", rows, 0, 1, type)});
            type.sizes[0] = length - sym::Expr(1);
            others.emplace_back(
                fx::ValueName{slice(node, own + "_others", rows, 1, std::numeric_limits<std::int64_t>::max(), type)});
            type.sizes.erase(type.sizes.begin());
            call(node, "aten::select.int", own + "_start", {self(rows), number("dim", 0), number("index", 0)}, type);
            carried.emplace_back(fx::ValueName{own + "_start"});
        }
        if (is_one) return;
        const auto made = scan(node, parts, carried, others);
        for (std::size_t i = 0; i < count; ++i) {
            TensorType type = graph_.tensors.at(parts.rows[i]->name);
            type.strides.clear();
            type.storage_offset = 0;
            call(node, "aten::cat.default", results[i].empty() ? node.name + "." + std::to_string(i) : results[i],
                 {{.name = "tensors", .value = Items{firsts[i], fx::ValueName{made[i]}}}, number("dim", 0)}, type);
        }
    }

    /// The names of the rows after the first.
    std::vector<std::string> scan(const fx::Node& node, const Parts& parts, const Items& carried, const Items& others) {
        const auto body = std::make_shared<fx::Graph>(*parts.combine);
        const std::vector<fx::Arg> combined = body->outputs;
        body->outputs.insert(body->outputs.end(), combined.begin(), combined.end());
        fx::Node made;
        made.name = node.name;
        made.target = "higher_order::scan";
        made.args = {{.name = {}, .value = body},
                     {.name = {}, .value = carried},
                     {.name = {}, .value = others},
                     {.name = {}, .value = parts.closed}};
        made.stack_trace = node.stack_trace;
        made.module_path = node.module_path;
        std::vector<std::string> rows;
        for (const bool is_row : {false, true}) {
            for (std::size_t i = 0; i < carried.size(); ++i) {
                const std::string name = node.name + "." + std::to_string(i) + (is_row ? "_rows" : "_last");
                graph_.tensors[name] = graph_.tensors.at(is_row ? others[i]->name : carried[i]->name);
                made.outputs.push_back({.names = {name}, .is_list = false});
                if (is_row) rows.push_back(name);
            }
        }
        graph_.nodes.push_back(std::move(made));
        return rows;
    }

    static fx::Arg self(const std::string& name) { return {.name = "self", .value = fx::ValueName{name}}; }
    static fx::Arg number(const std::string& name, std::int64_t value) { return {.name = name, .value = value}; }

    std::string slice(const fx::Node& node, const std::string& name, const std::string& of, std::int64_t start,
                      std::int64_t end, const TensorType& type) {
        call(node, "aten::slice.Tensor", name, {self(of), number("dim", 0), number("start", start), number("end", end)},
             type);
        return name;
    }

    void call(const fx::Node& node, const std::string& target, const std::string& name, std::vector<fx::Arg> args,
              const TensorType& type) {
        graph_.tensors[name] = type;
        graph_.nodes.push_back({.name = name,
                                .target = target,
                                .args = std::move(args),
                                .outputs = {{.names = {name}, .is_list = false}},
                                .stack_trace = node.stack_trace,
                                .module_path = node.module_path});
    }

    fx::Graph& graph_;
    const sym::Ranges& ranges_;
};

Result<> spread_in(fx::Graph& graph, const sym::Ranges& ranges, int depth) {
    if (depth > most_nested) return Error{.what = message("control flow nests more than 64 deep")};
    for (auto& node : graph.nodes) {
        for (auto& arg : node.args) {
            auto* inner = std::get_if<std::shared_ptr<fx::Graph>>(&arg.value);
            if (!inner || !*inner) continue;
            const auto copy = std::make_shared<fx::Graph>(**inner);  // the graph of the file stays unchanged
            CHECKED(spread_in(*copy, ranges, depth + 1).in(node.name));
            *inner = copy;
        }
    }
    Spreader(graph, ranges).run();
    return done;
}

}  // namespace

Result<> spread_associative_scans(fx::ExportedProgram& program) { return spread_in(program.graph, program.ranges, 0); }

}  // namespace arenascope::lowering
