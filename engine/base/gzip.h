#pragma once
// Files that somebody compressed with gzip, such as the profiles of PyTorch (.pt.trace.json.gz).

#include <memory>
#include <vector>

#include "engine/base/file.h"

namespace arenascope {

[[nodiscard]] bool is_gzip(ByteView file);
/// What is inside; an error where that is damaged or more than `limit` bytes.
Result<std::vector<std::byte>> gunzip(ByteView file, std::size_t limit = std::size_t{512} << 20);

/// The file itself where it is not compressed, else what is inside, in memory.
Result<std::shared_ptr<const MappedFile>> unpacked(std::shared_ptr<const MappedFile> file);

}  // namespace arenascope
