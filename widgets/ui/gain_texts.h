#pragma once
// Texts about the savings of passes and other orders.

#include <QStringList>
#include <optional>

#include "engine/study/pass_gains.h"

namespace arenascope {

/// "Fold constants" or "conv_2 to add_3 in 6 tiles", several joined by a plus.
[[nodiscard]] QString gainText(const Gain& gain);
/// What one pool would be with a gain; nothing where it would not be lower.
[[nodiscard]] std::optional<qint64> bytesAfter(const Gain& gain, std::int32_t memId);
/// The gains that lower a pool, the largest first.
[[nodiscard]] std::vector<Gain> gainsInOrder(const GainStudy& study, std::int32_t memId);
/// The same, limited in number: "Fold constants −39.5 KiB".
[[nodiscard]] QStringList gainsOf(const GainStudy& study, std::int32_t memId, qsizetype most);

}  // namespace arenascope
