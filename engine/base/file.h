#pragma once
// The one room that touches the file system: maps files read-only and saves them atomically.

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/mapped_ranges.h"

namespace arenascope {

/// Identifies a file and its last change.
struct FileStamp {
    std::uint64_t device = 0, inode = 0;
    std::int64_t bytes = 0, seconds = 0, nanoseconds = 0;
    bool operator==(const FileStamp&) const = default;
};

/// A file mapped read-only as long as any owner keeps it. Weights stay in the mapping and are not copied.
class MappedFile {
public:
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] ByteView bytes() const { return bytes_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    /// An error if the file was overwritten since it was opened: its bytes are then not the ones that were read. A file
    /// that was replaced under the same name stays readable.
    [[nodiscard]] Result<> unchanged() const;

private:
    MappedFile(std::string path, ByteView bytes, FileStamp stamp)
        : path_(std::move(path)), bytes_(bytes), stamp_(stamp), range_(bytes) {}
    std::string path_;
    ByteView bytes_;
    FileStamp stamp_;
    MappedRange range_;
};

/// The same for a file that need not exist.
Result<> unchanged(const std::shared_ptr<const MappedFile>& file);

/// Writes a temporary file next to `path`, syncs it and renames it to `path`: readers see the old or the new file,
/// never a part.
Result<> save_file(const std::string& path, ByteView bytes);
/// The same from pieces, written one after the other.
Result<> save_file(const std::string& path, std::span<const ByteView> pieces);

/// A file that is written and synced, but not in place yet. Only keep() puts it in place; if the process ends before,
/// the old file stays.
class PendingFile {
public:
    /// `pieces` must stay valid until keep(): a device or a pipe is written only then.
    static Result<PendingFile> write(const std::string& path, std::span<const ByteView> pieces);
    PendingFile(PendingFile&& other) noexcept;
    PendingFile& operator=(PendingFile&&) = delete;
    ~PendingFile();

    /// Where its bytes can be read before keep(); empty for a device or a pipe.
    [[nodiscard]] std::string readable() const;
    [[nodiscard]] const std::string& path() const { return path_; }
    /// `can_go_back`: the replaced file is kept until this object ends, so that take_back() can restore it.
    Result<> keep(bool can_go_back = false);
    /// Restores the file that keep() replaced.
    void take_back();

private:
    PendingFile() = default;
    std::string given_, path_;  ///< as given, and with links resolved
    std::string temporary_;     ///< empty: the file has no name
    int descriptor_ = -1;
    std::vector<ByteView> through_;
    bool has_replaced_ = false, is_kept_ = false;
};

/// Puts all of them in their places, or none.
Result<> keep_all(std::span<PendingFile> files);

/// The whole file as bytes; `limit` bounds what is read.
Result<std::vector<std::byte>> load_file(const std::string& path, std::uint64_t limit = std::uint64_t{1} << 32);

}  // namespace arenascope
