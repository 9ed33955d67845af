#pragma once
// Loads and runs a payload, as a program that calls it would.

#include <string_view>

#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

/// The most bytes that a case may use to run: the program itself refuses more.
inline constexpr std::int64_t most_run_bytes = 8 << 20;

/// `backend`: short name. The payload decides the arguments; nothing happens if the backend is not built in or its
/// library is missing.
void try_payload(std::string_view backend, const Bytes& payload, Tally& tally);

}  // namespace arenascope::fuzz
