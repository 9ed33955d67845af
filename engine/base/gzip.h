#pragma once
// Files compressed with gzip, such as the profiles of PyTorch (.pt.trace.json.gz).

#include <memory>
#include <vector>

#include "engine/base/file.h"

namespace arenascope {

[[nodiscard]] bool is_gzip(ByteView file);
/// The decompressed bytes; an error if the data is damaged or larger than `limit` bytes.
Result<std::vector<std::byte>> gunzip(ByteView file, std::size_t limit = std::size_t{512} << 20);

/// The file itself if it is not compressed; otherwise its decompressed bytes, in memory.
Result<std::shared_ptr<const MappedFile>> unpacked(std::shared_ptr<const MappedFile> file);

}  // namespace arenascope
