#pragma once

#include <QString>
#include <optional>

namespace arenascope {

/// What was typed as the capacity of a memory: bytes, or no limit ("no limit", or nothing). Nothing: neither.
[[nodiscard]] std::optional<std::optional<qint64>> capacityOf(const QString& text);
/// The same as a check of a field.
[[nodiscard]] bool isCapacity(const QString& text);
/// "no limit", in the language of the window.
[[nodiscard]] QString noLimit();

}  // namespace arenascope
