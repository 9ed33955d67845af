#include "engine/ops/schema.h"

#include <charconv>

namespace arenascope::ops {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

Result<Kind> kind_of(std::string_view base, bool is_list, bool item_optional) {
    if (base == "Tensor") {
        if (!is_list) return Kind::tensor;
        return item_optional ? Kind::optional_tensor_list : Kind::tensor_list;
    }
    if (base == "int" || base == "SymInt") return is_list ? Kind::int_list : Kind::integer;
    if (base == "float") return is_list ? Kind::double_list : Kind::number;
    if (base == "bool") return is_list ? Kind::bool_list : Kind::boolean;
    if (base == "Scalar" && !is_list) return Kind::scalar;
    if (base == "str" && !is_list) return Kind::text;
    if (base == "ScalarType" || base == "MemoryFormat" || base == "Layout" || base == "Device") return Kind::code;
    return Error{.what = message("unknown type '{type}' in an operator schema", base)};
}

/// "Tensor(a!)[]? name=default"
Result<Param> parse_param(std::string_view text) {
    Param param;
    const auto equals = text.find('=');
    if (equals != std::string_view::npos) param.default_text = std::string(trimmed(text.substr(equals + 1)));
    const auto head = trimmed(text.substr(0, equals));
    const auto space = head.rfind(' ');
    if (space == std::string_view::npos)
        return Error{.what = message("argument '{argument}' of an operator schema has no type", text)};
    param.name = std::string(head.substr(space + 1));
    auto type = head.substr(0, space);
    if (type.ends_with('?')) {
        param.is_optional = true;
        type.remove_suffix(1);
    }
    bool is_list = false;
    if (const auto open = type.rfind('['); open != std::string_view::npos && type.ends_with(']')) {
        is_list = true;
        const auto length = type.substr(open + 1, type.size() - open - 2);
        std::from_chars(length.data(), length.data() + length.size(), param.fixed_length);
        type = type.substr(0, open);
    }
    bool item_optional = false;
    if (is_list && type.ends_with('?')) {
        item_optional = true;
        type.remove_suffix(1);
    }
    if (const auto alias = type.find('('); alias != std::string_view::npos) {
        param.is_out = type.find('!', alias) != std::string_view::npos;
        type = type.substr(0, alias);
    }
    TRY(param.kind, kind_of(type, is_list, item_optional));
    return param;
}

}  // namespace

std::vector<std::string_view> split_params(std::string_view text) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t start = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '[' || text[i] == '(') ++depth;
        if (text[i] == ']' || text[i] == ')') --depth;
        if (text[i] != ',' || depth != 0) continue;
        parts.push_back(trimmed(text.substr(start, i - start)));
        start = i + 1;
    }
    if (const auto last = trimmed(text.substr(start)); !last.empty()) parts.push_back(last);
    return parts;
}

const Param* Schema::find(std::string_view param) const {
    for (const auto& each : params)
        if (each.name == param) return &each;
    return nullptr;
}

Result<Schema> parse_schema(std::string_view text) {
    const auto open = text.find('(');
    const auto arrow = text.find(" -> ");
    if (open == std::string_view::npos || arrow == std::string_view::npos || arrow < open + 1)
        return Error{.what = message("'{schema}' is not an operator schema", text)};
    Schema schema{.name = std::string(text.substr(0, open))};
    const auto close = text.rfind(')', arrow);
    for (const auto part : split_params(text.substr(open + 1, close - open - 1))) {
        if (part == "*") continue;
        TRY(auto param, parse_param(part));
        schema.params.push_back(std::move(param));
    }
    auto returns = trimmed(text.substr(arrow + 4));
    if (returns.starts_with('(') && returns.ends_with(')')) returns = returns.substr(1, returns.size() - 2);
    const auto parts = split_params(returns);
    schema.returns = static_cast<int>(parts.size());
    schema.returns_list = parts.size() == 1 && parts[0].ends_with("[]");
    return schema;
}

}  // namespace arenascope::ops
