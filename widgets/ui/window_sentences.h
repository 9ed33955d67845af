#pragma once
// The engine's sentences that name options of the command line, in terms of the window.

#include <string_view>

namespace arenascope::words {

/// The window's sentence with the same places, to be translated in the context window_context; null: the engine's is
/// right for the window too.
[[nodiscard]] const char* windowSentence(std::string_view engine);

inline constexpr const char* window_context = "arenascope::WindowRemedy";

}  // namespace arenascope::words
