#include "app/cli/spec_json.h"

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
Json dim_json(const sym::Expr& size, std::int64_t upper, const sym::Ranges& ranges) {
    Json json{{"size", size.text()}, {"min", nullptr}, {"max", upper}, {"hint", nullptr}};
    if (const auto bounds = size.bounds(ranges); bounds.ok()) json["min"] = bounds.value().min;
    sym::Values example;
    for (const auto& [symbol, range] : ranges)
        if (range.hint) example.emplace(symbol, *range.hint);
    if (const auto hint = size.evaluate(example); hint.ok()) json["hint"] = hint.value();
    return json;
}

}  // namespace

Json spec_json(const Method& method, const TensorRow& row) {
    const Tensor& tensor = *method.values[row.value].tensor();
    Json dims = Json::array(), terms = Json::array();
    for (std::size_t i = 0; i < tensor.sizes.size() && i < tensor.upper.size(); ++i) {
        dims.push_back(dim_json(tensor.sizes[i], tensor.upper[i], method.ranges));
        terms.push_back({{"term", tensor.sizes[i].text()}, {"value", tensor.upper[i]}});
    }
    terms.push_back({{"term", name_of(tensor.dtype)}, {"value", item_size(tensor.dtype)}});
    return {{"dim_order", tensor.dim_order},
            {"dims", std::move(dims)},
            {"dynamism", name_of_dynamism(tensor.dynamism)},
            {"kind", kind_of(tensor, row)},
            {"byte_terms", std::move(terms)}};
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
