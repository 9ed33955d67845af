#include "app/cli/spec_json.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/ir/initial_state.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view name_of_dynamism(Dynamism dynamism) {
    switch (dynamism) {
        case Dynamism::fixed: return "static";
        case Dynamism::bounded: return "bounded";
        case Dynamism::unbounded: break;
    }
    return "unbounded";
}

std::string_view kind_of(const Tensor& tensor, const TensorRow& row) {
    if (row.role == Role::constant) return "constant";
    if (!row.planned) return row.role == Role::alias ? "view" : "bound by the caller";
    return tensor.is_state && stored_bytes(tensor) > 0 ? "planned with initial state" : "planned";
}

/// A size with its range from the method's symbols, and its value in the example.
void write_dim(const sym::Expr& size, std::int64_t upper, const sym::Ranges& ranges, JsonSink& out) {
    const auto bounds = size.bounds(ranges);
    sym::Values example;
    for (const auto& [symbol, range] : ranges)
        if (range.hint) example.emplace(symbol, *range.hint);
    const auto hint = size.evaluate(example);
    out.begin_object();
    out.field("size", size.text());
    out.field("min", bounds.ok() ? std::optional(bounds.value().min) : std::nullopt);
    out.field("max", upper);
    out.field("hint", hint.ok() ? std::optional(hint.value()) : std::nullopt);
    out.end_object();
}

void write_term(std::string_view term, std::int64_t value, JsonSink& out) {
    out.begin_object();
    out.field("term", term);
    out.field("value", value);
    out.end_object();
}

}  // namespace

void write_spec(const Method& method, const TensorRow& row, JsonSink& out) {
    const Tensor& tensor = *method.values[row.value].tensor();
    const std::size_t rank = std::min(tensor.sizes.size(), tensor.upper.size());
    out.begin_object();
    out.key("dim_order");
    out.begin_array();
    for (const std::uint8_t dim : tensor.dim_order) out.put(dim);
    out.end_array();
    out.key("dims");
    out.begin_array();
    for (std::size_t i = 0; i < rank; ++i) write_dim(tensor.sizes[i], tensor.upper[i], method.ranges, out);
    out.end_array();
    out.field("dynamism", name_of_dynamism(tensor.dynamism));
    out.field("kind", kind_of(tensor, row));
    out.key("byte_terms");
    out.begin_array();
    for (std::size_t i = 0; i < rank; ++i) write_term(tensor.sizes[i].text(), tensor.upper[i], out);
    write_term(name_of(tensor.dtype), item_size(tensor.dtype), out);
    out.end_array();
    out.end_object();
}

Json spec_json(const Method& method, const TensorRow& row) {
    JsonTree tree;
    write_spec(method, row, tree);
    return tree.take();
}

std::string spec_text(const Json& row) {
    const Json& spec = row["spec"];
    std::string terms, ranges, order;
    for (const Json& term : spec["byte_terms"])
        append_item(terms, " x ", std::to_string(term["value"].get<std::int64_t>()));
    for (const Json& dim : spec["dims"]) {
        if (dim["min"].is_null() || dim["min"] == dim["max"]) continue;
        ranges += ", " + dim["size"].get<std::string>() + " " + std::to_string(dim["min"].get<std::int64_t>()) + ".." +
            std::to_string(dim["max"].get<std::int64_t>());
        if (!dim["hint"].is_null()) ranges += " (example " + std::to_string(dim["hint"].get<std::int64_t>()) + ")";
    }
    for (const Json& dim : spec["dim_order"]) order += " " + std::to_string(dim.get<int>());
    return row["shape_expr"].get<std::string>() + " = " + terms + " B" + ranges + ", dim order" +
        (order.empty() ? " none" : order) + ", " + spec["dynamism"].get<std::string>() + ", " +
        spec["kind"].get<std::string>();
}

}  // namespace arenascope::cli
