#pragma once
// What a device's runtime can execute: the operators and backends that an exported program may use there.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/method.h"

namespace arenascope {

struct ExportTarget {
    std::string id, title;  ///< of a user's operator library: the path of its file
    std::function<bool(std::string_view op)> has_operator;
    std::function<bool(std::string_view id)> has_backend;
    std::function<bool(std::string_view op)> is_portable;  ///< computed by ExecuTorch's own kernels, whose limits hold
    bool links_cortex_m = false;                           ///< it has ExecuTorch's Cortex-M library, whose limits hold
    std::optional<Core> core{};  ///< that a file is checked for; a method says itself which one
};

/// Those that are built in: executorch-portable, executorch-xnnpack, executorch-cortex-m, arenascope.
std::span<const ExportTarget> export_targets();
/// The one that a method is usually for: the portable kernels, XNNPACK where that is the only backend that it calls,
/// the Cortex-M library where it calls that.
[[nodiscard]] const ExportTarget& usual_target(const Method& method);
/// Null: none of these has the id.
[[nodiscard]] const ExportTarget* find_export_target(std::string_view id);
/// A built-in one by its id, or the operator library in a text file (see operator_library.h).
Result<ExportTarget> export_target(const std::string& id_or_file);

/// Something that a program needs and a target lacks: an operator or "backend X", or a call that its kernels refuse,
/// with the first node that needs it.
struct Missing {
    std::string what, node, source;
    Error refusal{};  ///< of a call; nothing where the operator or the backend is missing
    [[nodiscard]] bool is_refused() const { return !refusal.what.empty(); }
};
[[nodiscard]] std::vector<Missing> missing_on(const ExportTarget& target, const Method& method);
/// One text for all of them: "aten::sort.values (node sort, model.py:12), backend Foo". What is wrong with a call that
/// is refused follows its place: "aten::convolution.out (node conv, model.py:7: argument 'input' has rank 5)".
[[nodiscard]] std::string text_of(const std::vector<Missing>& missing);
/// Operators of a library that a target has only where it links it ("quantized").
[[nodiscard]] std::vector<std::string> needs_library(const Method& method);

/// Rewrites calls that the portable kernels lack where others are equal: a sort whose indices nobody reads is a topk.
void adapt_to_portable(Method& method);
/// Whether that helps on a target.
[[nodiscard]] bool needs_adapting(const ExportTarget& target);

}  // namespace arenascope
