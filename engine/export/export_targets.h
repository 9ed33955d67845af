#pragma once
// What a device's runtime can execute: the operators and backends that an exported program may use there.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope {

struct ExportTarget {
    std::string_view id, title;
    bool (*has_operator)(std::string_view op) = nullptr;
    bool (*has_backend)(std::string_view id) = nullptr;
};

/// executorch-portable, executorch-xnnpack, arenascope.
std::span<const ExportTarget> export_targets();
[[nodiscard]] const ExportTarget* find_export_target(std::string_view id);

/// Something that a program needs and a target lacks: an operator or "backend X", with the first node that needs it.
struct Missing {
    std::string what, node, source;
};
[[nodiscard]] std::vector<Missing> missing_on(const ExportTarget& target, const Method& method);
/// One text for all of them: "aten::sort.values (node sort, model.py:12), backend Foo".
[[nodiscard]] std::string text_of(const std::vector<Missing>& missing);
/// Operators of a library that a target has only where it links it ("quantized").
[[nodiscard]] std::vector<std::string> needs_library(const Method& method);

/// Rewrites calls that the portable kernels lack where others are equal: a sort whose indices nobody reads is a topk.
void adapt_to_portable(Method& method);

}  // namespace arenascope
