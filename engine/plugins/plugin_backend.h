#pragma once
// A plug-in's backend behind the seam of all backends.

#include <memory>

#include "engine/backends/backend.h"
#include "engine/plugins/arenascope_plugin.h"

namespace arenascope {

/// `library` keeps the code loaded.
std::shared_ptr<const Backend> make_plugin_backend(const as_backend& backend, std::shared_ptr<void> library);

/// What a plug-in wrote into its error buffer, as an error.
[[nodiscard]] Error plugin_error(std::string_view id, const char* text, std::size_t size);
inline constexpr std::size_t plugin_error_size = 256;

/// A dense row-major tensor as plug-ins see it; `sizes` owns its shape.
[[nodiscard]] Result<as_tensor> plugin_tensor(const TensorValue& tensor, std::vector<std::int64_t>& sizes);

}  // namespace arenascope
