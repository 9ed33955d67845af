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
    std::string id, title;  ///< for a user's operator library: the path of its file
    std::function<bool(std::string_view op)> has_operator;
    std::function<bool(std::string_view id)> has_backend;
    std::function<bool(std::string_view op)> is_portable;  ///< computed by ExecuTorch's own kernels, with their limits
    bool links_cortex_m = false;                           ///< it has ExecuTorch's Cortex-M library, with its limits
    std::optional<Core> core{};                            ///< core to check a file for; a method states its own
};

/// Those that are built in: executorch-portable, executorch-xnnpack, executorch-cortex-m, arenascope.
std::span<const ExportTarget> export_targets();
/// The usual target of a method: the portable kernels; XNNPACK if that is the only backend it calls; the Cortex-M
/// library if it calls that.
[[nodiscard]] const ExportTarget& usual_target(const Method& method);
/// Null: none of these has the id.
[[nodiscard]] const ExportTarget* find_export_target(std::string_view id);
/// A built-in one by its id, or the operator library in a text file (see operator_library.h).
Result<ExportTarget> export_target(const std::string& id_or_file);

/// Something that a program needs and a target lacks: an operator, a backend, or a call that its kernels refuse; with
/// the first node that needs it.
struct Missing {
    Message what;  ///< "backend Foo"; the name of an operator
    std::string node, source;
    Error refusal{};  ///< of a call; nothing if the operator or the backend is missing
    [[nodiscard]] bool is_refused() const { return !refusal.what.empty(); }
};
[[nodiscard]] std::vector<Missing> missing_on(const ExportTarget& target, const Method& method);
/// One text for all of them: "aten::sort.values (node sort, model.py:12), backend Foo". For a refused call, the reason
/// follows the place: "aten::convolution.out (node conv, model.py:7: argument 'input' has rank 5)".
[[nodiscard]] Message text_of(const std::vector<Missing>& missing);
/// Operators of a library that a target has only if it links it ("quantized").
[[nodiscard]] std::vector<std::string> needs_library(const Method& method);

/// Replaces calls that the portable kernels lack by equivalent ones: a sort whose indices are not read becomes a topk.
void adapt_to_portable(Method& method);
/// Whether that helps on a target.
[[nodiscard]] bool needs_adapting(const ExportTarget& target);

}  // namespace arenascope
