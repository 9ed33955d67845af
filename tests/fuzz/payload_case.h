#pragma once
// A blob made ready and run, as a program that calls it would.

#include <string_view>

#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

/// Bytes that a case may take for running: what asks for more is refused by the program itself.
inline constexpr std::int64_t most_run_bytes = 8 << 20;

/// `backend`: short name. Arguments are what the blob says; nothing happens where the backend is not built in or its
/// library is missing.
void try_payload(std::string_view backend, const Bytes& blob, Tally& tally);

}  // namespace arenascope::fuzz
