#pragma once
// Errors as parts of other sentences: a note or a refusal quotes the error that caused it.

#include "engine/base/result.h"

namespace arenascope {

/// The line of Error::text() as a message, which translates part by part.
[[nodiscard]] Message message_of(const Error& error);
/// "a; b; c"
[[nodiscard]] Message in_sequence(const Message& first, const Message& next);

}  // namespace arenascope
