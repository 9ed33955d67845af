#pragma once
// Files that a download left instead of the wanted ones: Git LFS pointers, web pages, zeros.

#include <optional>

#include "engine/base/bytes.h"
#include "engine/base/result.h"

namespace arenascope {

/// What such a file is, and how to get the right one; nothing for any other file.
[[nodiscard]] std::optional<Error> bad_download(ByteView file);
/// The same in place of plain numbers, which may well begin with zeros: only pointers and pages.
[[nodiscard]] std::optional<Error> bad_download_of_numbers(ByteView file);

}  // namespace arenascope
