#include "engine/runtime/value_check.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/base/file.h"
#include "engine/base/json.h"

namespace arenascope {

namespace {

bool agree(double got, double expected, double absmax, double elements) {
    if (got == expected || (std::isnan(got) && std::isnan(expected))) return true;
    return std::fabs(got - expected) <= (1e-4 + 1e-7 * elements) * absmax + 1e-12;
}

double elements_of(const Method& method, ValueId id) {
    const Tensor* tensor = method.values[id].tensor();
    double count = 1;
    for (std::size_t i = 0; tensor && i < tensor->upper.size(); ++i) count *= static_cast<double>(tensor->upper[i]);
    return count;
}

Result<TraceNode> read_node(const json::View& view) {
    TraceNode node;
    TRY(node.name, view.text("name"));
    TRY(const auto outs, view.items("out"));
    for (const json::View& out : outs) {
        TraceNode::Out row;
        const auto sum = out.find("sum"), absmax = out.find("absmax"), shape = out.find("shape");
        if (sum && absmax && sum->is_number() && absmax->is_number()) {
            TRY(row.sum, sum->number());
            TRY(row.absmax, absmax->number());
            row.is_known = true;
        }
        if (shape && shape->is_array()) {
            TRY(const auto sizes, shape->items());
            for (const json::View& size : sizes) {
                TRY(const double number, size.number());
                row.elements *= number;
            }
        }
        node.outs.push_back(row);
    }
    return node;
}

/// "expand_1" and "expand_2" are "expand".
std::string_view unnumbered(std::string_view name) {
    const std::size_t end = name.find_last_not_of("0123456789");
    return end != std::string_view::npos && end + 1 < name.size() && name[end] == '_' ? name.substr(0, end) : name;
}

/// The results of a norm: the normalised values, their mean and rstd.
constexpr std::int32_t mean_output = 1, rstd_output = 2;

bool is_norm(std::string_view name) { return name == "native_layer_norm" || name == "native_group_norm"; }

/// The mean of a norm is as exact as the values that it averages, whose spread is 1 / rstd: it may be far smaller than
/// they are.
double magnitude_of_mean(double own, double rstd) { return rstd > 0 ? std::max(own, 1 / rstd) : own; }

/// What an output's exactness is measured by.
double magnitude_of(const TraceNode& node, std::size_t output) {
    const double own = node.outs[output].absmax;
    if (output != mean_output || node.outs.size() != 3 || !is_norm(unnumbered(node.name))) return own;
    const TraceNode::Out& rstd = node.outs[rstd_output];
    return rstd.is_known ? magnitude_of_mean(own, rstd.absmax) : own;
}

/// The same in a run, where the results of an instruction are next to each other.
double magnitude_of(const Method& method, std::span<const TensorStats> run, std::size_t at) {
    const TensorStats& stats = run[at];
    if (stats.output != mean_output || at + 1 == run.size()) return stats.absmax;
    const TensorStats& next = run[at + 1];
    const std::string_view op = method.instructions[stats.instruction].op;
    const std::size_t name = std::string_view("aten::").size();
    const bool is_mean = op.starts_with("aten::") && is_norm(op.substr(name, op.rfind('.') - name));
    if (!is_mean || next.instruction != stats.instruction || next.output != rstd_output) return stats.absmax;
    return magnitude_of_mean(stats.absmax, next.absmax);
}

bool magnitudes_agree(const TensorStats& got, const TraceNode& node) {
    const auto output = static_cast<std::size_t>(got.output);
    return agree(got.absmax, node.outs[output].absmax, magnitude_of(node, output), 0);
}

bool agree(const TensorStats& got, const TraceNode& node) {
    const auto output = static_cast<std::size_t>(got.output);
    const TraceNode::Out& out = node.outs[output];
    return out.is_known && magnitudes_agree(got, node) &&
        agree(got.sum, out.sum, magnitude_of(node, output), out.elements);
}

/// Whether a neighbour with that name computes the value.
bool is_renumbered(const TensorStats& got, const TraceNode& named, const std::vector<TraceNode>& trace) {
    return std::any_of(trace.begin(), trace.end(), [&](const TraceNode& node) {
        return node.outs.size() == named.outs.size() && unnumbered(node.name) == unnumbered(named.name) &&
            agree(got, node);
    });
}

/// `magnitude`: of the expected value.
std::optional<ValueDifference> difference_of(const Method& method, const TensorStats& a, const TensorStats& b,
                                             double magnitude) {
    const auto differs = [&](const char* what, double x, double y) {
        return ValueDifference{
            .instruction = a.instruction, .output = a.output, .value = a.value, .what = what, .got = x, .expected = y};
    };
    if (a.nans != b.nans) return differs("NaN", static_cast<double>(a.nans), static_cast<double>(b.nans));
    if (a.infinities != b.infinities)
        return differs("infinities", static_cast<double>(a.infinities), static_cast<double>(b.infinities));
    if (!agree(a.absmax, b.absmax, magnitude, 0)) return differs("absmax", a.absmax, b.absmax);
    if (!agree(a.sum, b.sum, magnitude, elements_of(method, a.value))) return differs("sum", a.sum, b.sum);
    return std::nullopt;
}

CheckedValue checked_value(const TensorStats& got, double expected_sum, std::optional<ValueDifference> difference) {
    const double apart = std::fabs(got.sum - expected_sum), whole = std::fabs(expected_sum);
    return {.instruction = got.instruction,
            .value = got.value,
            .change = apart == 0 ? 0 : apart / std::max(whole, 1e-12),
            .difference = std::move(difference)};
}

}  // namespace

std::vector<CheckedValue> check_values(const Method& method, std::span<const TensorStats> got,
                                       std::span<const TensorStats> expected) {
    std::vector<CheckedValue> out;
    for (std::size_t i = 0; i < std::min(got.size(), expected.size()); ++i) {
        if (got[i].instruction != expected[i].instruction || got[i].output != expected[i].output) break;
        out.push_back(checked_value(got[i], expected[i].sum,
                                    difference_of(method, got[i], expected[i], magnitude_of(method, expected, i))));
    }
    return out;
}

std::vector<CheckedValue> check_values(const Method& method, std::span<const TensorStats> got, const Method& other,
                                       std::span<const TensorStats> expected) {
    const auto name_in = [](const Method& of, const TensorStats& stats) -> std::string_view {
        return of.values[stats.value].name;
    };
    std::multimap<std::string_view, std::size_t> by_name;  // in a loop a tensor has a value in each iteration
    for (std::size_t i = 0; i < expected.size(); ++i) by_name.emplace(name_in(other, expected[i]), i);
    std::vector<CheckedValue> out;
    for (const TensorStats& stats : got) {
        const auto found = by_name.find(name_in(method, stats));
        if (found == by_name.end() || found->first.empty()) continue;
        const std::size_t at = found->second;
        out.push_back(checked_value(stats, expected[at].sum,
                                    difference_of(method, stats, expected[at], magnitude_of(other, expected, at))));
        by_name.erase(found);
    }
    return out;
}

std::optional<ValueDifference> first_difference(std::span<const CheckedValue> checked) {
    const auto found =
        std::find_if(checked.begin(), checked.end(), [](const CheckedValue& each) { return each.difference; });
    return found == checked.end() ? std::nullopt : found->difference;
}

Result<std::vector<TraceNode>> read_trace(const std::string& path) {
    TRY(const std::vector<std::byte> bytes, load_file(path, std::uint64_t{1} << 28));
    const auto read = [&]() -> Result<std::vector<TraceNode>> {
        TRY(const auto document, json::Document::parse(as_text(bytes)));
        TRY(const auto rows, document.root().items());
        std::vector<TraceNode> nodes;
        for (const json::View& row : rows) {
            TRY(TraceNode node, read_node(row));
            nodes.push_back(std::move(node));
        }
        return nodes;
    }();
    if (!read.ok()) return Error(read.error()).of_file(path);
    return read;
}

std::vector<CheckedValue> check_values(std::span<const TensorStats> got, const std::vector<TraceNode>& trace) {
    std::map<std::string_view, const TraceNode*> nodes;
    for (const TraceNode& node : trace) nodes.emplace(node.name, &node);
    const auto named = [&](const TensorStats& stats) -> const TraceNode* {
        const auto found = stats.fx_name.empty() ? nodes.end() : nodes.find(stats.fx_name);
        if (found == nodes.end() || static_cast<std::size_t>(stats.output) >= found->second->outs.size())
            return nullptr;
        return found->second->outs[static_cast<std::size_t>(stats.output)].is_known ? found->second : nullptr;
    };
    // A graph decomposed elsewhere numbers nodes differently, so such names do not identify nodes.
    std::set<std::string_view> renumbered;
    for (const TensorStats& stats : got) {
        const TraceNode* node = named(stats);
        if (node && !agree(stats, *node) && is_renumbered(stats, *node, trace))
            renumbered.insert(unnumbered(node->name));
    }
    std::vector<CheckedValue> checked;
    for (const TensorStats& stats : got) {
        const TraceNode* node = named(stats);
        if (!node) continue;
        const TraceNode::Out& out = node->outs[static_cast<std::size_t>(stats.output)];
        const bool same = agree(stats, *node);
        if (!same && renumbered.contains(unnumbered(node->name))) continue;
        const bool by_magnitude = !magnitudes_agree(stats, *node);
        const ValueDifference difference{.instruction = stats.instruction,
                                         .output = stats.output,
                                         .value = stats.value,
                                         .what = by_magnitude ? "absmax" : "sum",
                                         .got = by_magnitude ? stats.absmax : stats.sum,
                                         .expected = by_magnitude ? out.absmax : out.sum};
        checked.push_back(checked_value(stats, out.sum, same ? std::nullopt : std::optional(difference)));
    }
    return checked;
}

}  // namespace arenascope
