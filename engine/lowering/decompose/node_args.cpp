#include "engine/lowering/decompose/node_args.h"

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {

std::int64_t integer_arg(const fx::Node& node, std::string_view name, std::int64_t otherwise) {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<std::int64_t>(&each->value) : nullptr;
    return value ? *value : otherwise;
}

double number_arg(const fx::Node& node, std::string_view name, double otherwise) {
    const auto* each = find_arg(node, name);
    if (!each) return otherwise;
    if (const auto* value = std::get_if<double>(&each->value)) return *value;
    if (const auto* value = std::get_if<std::int64_t>(&each->value)) return static_cast<double>(*value);
    return otherwise;
}

bool boolean_arg(const fx::Node& node, std::string_view name, bool otherwise) {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<bool>(&each->value) : nullptr;
    return value ? *value : otherwise;
}

std::string text_arg(const fx::Node& node, std::string_view name, std::string otherwise) {
    const auto* each = find_arg(node, name);
    const auto* value = each ? std::get_if<std::string>(&each->value) : nullptr;
    return value ? *value : otherwise;
}

std::vector<std::int64_t> integers_arg(const fx::Node& node, std::string_view name) {
    std::vector<std::int64_t> numbers;
    const auto* each = find_arg(node, name);
    const auto* items = each ? std::get_if<Dims>(&each->value) : nullptr;
    if (each && std::holds_alternative<std::int64_t>(each->value))
        numbers.push_back(std::get<std::int64_t>(each->value));
    if (items)
        for (const auto& item : *items)
            if (const auto* number = std::get_if<std::int64_t>(&item)) numbers.push_back(*number);
    return numbers;
}

bool is_numeric_arg(const fx::Node& node, std::string_view name) {
    const auto* each = find_arg(node, name);
    const auto* items = each ? std::get_if<Dims>(&each->value) : nullptr;
    return !items || integers_arg(node, name).size() == items->size();
}

}  // namespace arenascope::lowering
