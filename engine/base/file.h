#pragma once
// The one room that touches the file system: maps files read-only and saves them atomically.

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope {

/// A file mapped read-only for as long as anyone holds it. Weights stay here, uncopied.
class MappedFile {
public:
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] ByteView bytes() const { return bytes_; }
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    MappedFile(std::string path, ByteView bytes) : path_(std::move(path)), bytes_(bytes) {}
    std::string path_;
    ByteView bytes_;
};

/// Writes a temporary file beside `path`, syncs it and renames it over `path`: old or new, never half.
Result<> save_file(const std::string& path, ByteView bytes);
/// The same from pieces, one behind the other.
Result<> save_file(const std::string& path, std::span<const ByteView> pieces);
/// The same; `check` gets the path of the temporary file when all of it is written. Where it fails, so does this, and
/// what lay at `path` before stays.
Result<> save_file_checked(const std::string& path, std::span<const ByteView> pieces,
                           const std::function<Result<>(const std::string& temporary)>& check);
/// The whole file as bytes; `limit` bounds what is read.
Result<std::vector<std::byte>> load_file(const std::string& path, std::uint64_t limit = std::uint64_t{1} << 32);

}  // namespace arenascope
