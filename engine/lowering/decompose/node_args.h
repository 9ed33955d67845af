#pragma once
// Arguments of a node that are numbers or strings; `otherwise` if one is omitted, or is of another kind.

#include "engine/lowering/decompose/core_types.h"

namespace arenascope::lowering {

[[nodiscard]] std::int64_t integer_arg(const fx::Node& node, std::string_view name, std::int64_t otherwise);
/// Integers count, too.
[[nodiscard]] double number_arg(const fx::Node& node, std::string_view name, double otherwise);
[[nodiscard]] bool boolean_arg(const fx::Node& node, std::string_view name, bool otherwise);
[[nodiscard]] std::string text_arg(const fx::Node& node, std::string_view name, std::string otherwise);
/// Numbers of a list argument, or a single one; without symbolic ones.
[[nodiscard]] std::vector<std::int64_t> integers_arg(const fx::Node& node, std::string_view name);
/// Whether a list argument holds numbers only.
[[nodiscard]] bool is_numeric_arg(const fx::Node& node, std::string_view name);

}  // namespace arenascope::lowering
