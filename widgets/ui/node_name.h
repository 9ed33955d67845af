#pragma once

#include <QString>

namespace arenascope::kit {

/// A node's name without parts added by exporters: "batch_norm_3" for
/// "aten__native_batch_norm_legit_no_training_default_3".
[[nodiscard]] QString nodeName(const QString& given);

}  // namespace arenascope::kit
